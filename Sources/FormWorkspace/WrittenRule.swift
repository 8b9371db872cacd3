import FormLint
import FormModel
import FormSyntax
import UIKitCatalog

/// A rule or formatter as it is written in a control or preset, whatever lines it moves to.
struct WrittenRule: Hashable {
  private let path: String
  private let control: String
  private let text: String

  private init(_ path: String, _ block: BlockModel, _ member: Member) {
    self.path = path
    control = block.name
    text = block.source.text(member.range)
  }

  /// The rule or formatter that holds a byte of a file; nil where none does.
  init?(at offset: Int, in path: String, _ workspace: Workspace) {
    guard let file = workspace.analysis(path)?.file, offset <= file.document.byteCount else { return nil }
    let (index, start) = file.document.chunkIndex(at: offset)
    guard index < file.entries.count, case let block = file.entries[index].block,
      let member = block.topMembers.first(where: { $0.member.range.contains(offset - start) })?.member
    else { return nil }
    self.init(path, block, member)
  }

  /// All of some files.
  static func all(in paths: [String], _ workspace: Workspace) -> Set<WrittenRule> {
    var rules: Set<WrittenRule> = []
    for path in paths {
      guard let file = workspace.analysis(path)?.file else { continue }
      file.forEachEntry(in: 0..<file.entries.count) { entry in
        for (_, member) in entry.block.topMembers where member.kind == .rule || member.property == .formatter {
          rules.insert(WrittenRule(path, entry.block, member))
        }
      }
    }
    return rules
  }
}
