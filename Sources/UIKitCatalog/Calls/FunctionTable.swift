/// Calls and words of values.
///
/// A row: `types that it makes|name|arguments|sentence`, and `|since` where what UIKit makes the value with came later
/// than the property that takes it; a word has `-` for its arguments.
final class FunctionTable: Sendable {
  /// The only table, read when the first call is looked up.
  static let shared = FunctionTable()

  private let table = Table(FunctionTable.rows)
  private let names: NameIndex
  private let makes: [[ValueType]]
  private let takes: [[Argument]]

  /// Reads the rows and indexes their names.
  init() {
    var names: [NameIndex.Entry] = []
    var makes: [[ValueType]] = []
    var takes: [[Argument]] = []
    for row in 0..<table.count {
      let written = table.field(row, 1)
      let hasDot = written.bytes.first == UInt8(ascii: ".")
      let arguments = table.field(row, 2)
      let isWord = arguments.equals("-".utf8)
      names.append(
        .init(
          name: hasDot ? written.slice(1, written.count) : written, group: isWord ? 1 : 0,
          row: UInt16(truncatingIfNeeded: row)))
      makes.append(table.field(row, 0).parts(separatedBy: UInt8(ascii: " ")).compactMap { ValueType(notation: $0) })
      takes.append(isWord ? [] : Argument.list(arguments))
    }
    self.names = NameIndex(names)
    self.makes = makes
    self.takes = takes
  }

  /// How many rows there are.
  var count: Int { table.count }

  /// The field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText { table.field(row, number) }

  /// The types that a row's call or word makes values of.
  func types(_ row: Int) -> [ValueType] { makes.indices.contains(row) ? makes[row] : [] }

  /// What a row's call takes, in order; nothing for a word.
  func arguments(_ row: Int) -> [Argument] { takes.indices.contains(row) ? takes[row] : [] }

  /// The call, or the word, of this name that makes a value of `type`.
  func function(named name: UnsafeBufferPointer<UInt8>, for type: ValueType, isWord: Bool) -> FunctionID? {
    names.row(named: name, group: isWord ? 1 : 0) { makes[Int($0)].contains(type) }
      .map { FunctionID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}
