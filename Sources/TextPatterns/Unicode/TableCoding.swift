/// How the generated tables write numbers: base 57 in the characters `#`…`[`, after digits of base 34 in `]`…`~` where
/// a number has more than one digit. White space means nothing.
package enum TableCoding {
  /// The character for 0 as a last digit.
  static let firstLast: UInt8 = 0x23
  /// The character for 0 as a digit before others.
  static let firstMore: UInt8 = 0x5D
  /// How many last digits there are.
  static let lastBase: UInt32 = 57
  /// How many digits there are before others.
  static let moreBase: UInt32 = 34

  /// The numbers as table text.
  package static func encode(_ numbers: some Sequence<UInt32>) -> String {
    var bytes: [UInt8] = []
    for number in numbers {
      var more: [UInt8] = []
      var rest = number / lastBase
      while rest > 0 {
        more.append(firstMore + UInt8(rest % moreBase))
        rest /= moreBase
      }
      bytes += more.reversed()
      bytes.append(firstLast + UInt8(number % lastBase))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads numbers from table text.
  struct Reader {
    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// Before the first number.
    init(_ text: UnsafeBufferPointer<UInt8>) {
      self.text = text
    }

    /// The next number; nil at the end of the table.
    mutating func next() -> UInt32? {
      var number: UInt32 = 0
      while offset < text.count {
        let byte = text[offset]
        offset += 1
        if byte >= firstMore {
          number = number &* moreBase &+ UInt32(byte - firstMore)
        } else if byte >= firstLast {
          return number &* lastBase &+ UInt32(byte - firstLast)
        }
      }
      return nil
    }
  }
}

extension ScalarSet {
  /// The set in a table: the lengths of the runs outside and inside, in turns.
  init(table: StaticString) {
    var spans: [Span] = []
    var lower: UInt32 = 0
    table.withUTF8Buffer { text in
      var reader = TableCoding.Reader(text)
      while let gap = reader.next(), let length = reader.next() {
        lower += gap
        if length > 0 { spans.append(Span(lower, lower + length - 1)) }
        lower += length
      }
    }
    self.init(unsorted: spans)
  }
}
