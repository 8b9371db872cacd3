public import FormModel
import FormSyntax

/// A declaration of some file of a project, for a search by name.
public struct ProjectSymbol: Sendable {
  /// The name as it is written.
  public var name: String
  /// What is declared.
  public var kind: SymbolNode.Kind
  /// The form that it stands in; nil for what stands in the file itself.
  public var container: String?
  /// The path of the file.
  public var file: String
  /// The name, counted from the start of the file.
  public var range: Range<Int>

  /// More than these are of no use to anybody.
  private static let limit = 1_000

  /// The declarations whose names have the letters of a query in this order, capitals or not: those that are the query
  /// first, then those that begin with it, then by file.
  public static func all(in project: ProjectModel, matching query: String) -> [ProjectSymbol] {
    let query = Array(query.utf8)
    var found: [(rank: Int, symbol: ProjectSymbol)] = []
    for path in project.files.keys.sorted() {
      guard let model = project.model(path) else { continue }
      model.forEachSymbol { block, kind, range, container, start in
        let name = block.source.bytes(range)
        guard let rank = NameMatch.rank(of: name, query) else { return }
        let symbol = ProjectSymbol(
          name: String(decoding: name, as: UTF8.self), kind: kind, container: container, file: path,
          range: range.moved(start))
        found.append((rank, symbol))
      }
    }
    let sorted = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return sorted.prefix(limit).map(\.element.symbol)
  }
}

/// How well a name goes with letters that somebody types.
enum NameMatch {
  /// 0: it is them; 1: it begins with them; 2: it has them, in this order; nil: it has not.
  static func rank(of name: ArraySlice<UInt8>, _ query: [UInt8]) -> Int? {
    var matched = 0
    for byte in name where matched < query.count && folded(byte) == folded(query[matched]) { matched += 1 }
    guard matched == query.count else { return nil }
    guard name.count >= query.count, zip(name, query).allSatisfy({ folded($0) == folded($1) }) else { return 2 }
    return name.count == query.count ? 0 : 1
  }

  /// The small letter of an ASCII capital.
  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

extension FileModel {
  /// Calls `body` with each declaration that has a name: its block, its kind, where the name stands in the block, the name
  /// of the form around it, and where the block's text begins.
  fileprivate func forEachSymbol(
    _ body: (BlockModel, SymbolNode.Kind, Range<Int>, String?, Int) -> Void
  ) {
    var start = 0
    for (chunks, entries) in zip(document.chunks.leaves, entries.leaves) {
      for (chunk, entry) in zip(chunks, entries) {
        let block = entry.block
        let container = formIndex(of: entry.id).map { forms[$0].name }
        if let kind = block.symbolKind, !block.nameRange.isEmpty {
          body(block, kind, block.nameRange, kind == .form ? nil : container, start)
        }
        if block.symbolKind == .tags {
          for (_, member) in block.topMembers where member.kind == .tagCase && !member.nameRange.isEmpty {
            body(block, .tagCase, member.nameRange, container, start)
          }
        }
        start += Int(chunk.byteCount)
      }
    }
  }
}

extension BlockModel {
  /// What an outline calls the block; nil where it has no place there.
  fileprivate var symbolKind: SymbolNode.Kind? {
    switch kind {
    case .formHead: .form
    case .preset: .preset
    case .control: .control
    case .tags: .tags
    default: nil
    }
  }
}
