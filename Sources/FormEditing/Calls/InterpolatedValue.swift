import FormModel
import FormSyntax

/// The value that is being written in `\(…)`, as far as the place.
struct InterpolatedValue {
  private let text: ArraySlice<UInt8>

  /// Nil where the place is in none.
  ///
  /// - Parameter string: the literal from its first quote to the place.
  init?(before string: ArraySlice<UInt8>) {
    var start: Int?
    var depth = 0
    var isQuoted = false
    var index = string.startIndex
    while index < string.endIndex {
      let byte = string[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        let opener = string[index...].firstIndex { $0 != UInt8(ascii: "#") } ?? string.endIndex
        let opens = start == nil && opener < string.endIndex && string[opener] == UInt8(ascii: "(")
        index = min(opener + 1, string.endIndex)
        if opens { (start, depth) = (index, 1) }
      } else if start != nil {
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "(") where !isQuoted: depth += 1
        case UInt8(ascii: ")") where !isQuoted:
          depth -= 1
          if depth == 0 { start = nil }
        default: break
        }
      }
    }
    guard let start else { return nil }
    text = string[start...]
  }

  /// The call around the place, read as a day of a date picker, which is written in the same way.
  var callHelp: CallHelp? {
    let document = Document(bytes: Array("form F { datePicker d { minimumDate: ".utf8) + text)
    let snapshot = FileSnapshot(FileModel(document))
    guard let (_, context) = snapshot.cursor(document.byteCount), !context.isInInterpolation else { return nil }
    return snapshot.callHelp(at: document.byteCount)
  }
}

extension CursorContext {
  /// Whether the place is in a string with values in it: a value has no such strings.
  fileprivate var isInInterpolation: Bool {
    guard case .string(let range) = enclosure else { return false }
    return chunk.source.bytes(range).contains(UInt8(ascii: "\\"))
  }
}
