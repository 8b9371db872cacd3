import FormLint
import FormModel
import FormSyntax
import UIKitCatalog

/// A rule or formatter as it is written in a control or preset, whatever lines it moves to: what decides which texts it
/// stops, and when. What it says to the user then is not looked at.
struct WrittenRule: Hashable {
  private let path: String
  private let control: String
  /// Its name with its arguments or value, and the properties of its block that decide.
  private let parts: [String]

  private static let decisive: [PropertyID] = [.when, .effect, .severity]

  private init(_ path: String, _ block: BlockModel, _ index: Int) {
    self.path = path
    control = block.name
    let member = block.member(index)
    let end = member.values.reduce(member.nameRange.upperBound) { max($0, block.value($1).range.upperBound) }
    let inner = block.innerMembers(of: index).map(\.member).filter { member in
      member.property.map(WrittenRule.decisive.contains) ?? false
    }
    parts = ([member.nameRange.lowerBound..<end] + inner.map(\.range)).map(block.source.text)
  }

  /// The rule or formatter that holds a byte of a file; nil where none does.
  init?(at offset: Int, in path: String, _ workspace: Workspace) {
    guard let file = workspace.analysis(path)?.file, offset <= file.document.byteCount else { return nil }
    let (index, start) = file.document.chunkIndex(at: offset)
    guard index < file.entries.count, case let block = file.entries[index].block,
      let found = block.topMembers.first(where: { $0.member.range.contains(offset - start) })
    else { return nil }
    self.init(path, block, found.index)
  }

  /// All of some files.
  static func all(in paths: [String], _ workspace: Workspace) -> Set<WrittenRule> {
    var rules: Set<WrittenRule> = []
    for path in paths {
      guard let file = workspace.analysis(path)?.file else { continue }
      file.forEachEntry(in: 0..<file.entries.count) { entry in
        for (index, member) in entry.block.topMembers where member.kind == .rule || member.property == .formatter {
          rules.insert(WrittenRule(path, entry.block, index))
        }
      }
    }
    return rules
  }
}
