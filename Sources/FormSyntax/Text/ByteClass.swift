/// What a byte can begin, looked up in one load; what also continues an identifier is a capital letter.
enum ByteClass {
  /// What begins no token, `#`, `/`, `.` and the like apart.
  static let other = UInt8(ascii: "o")
  /// White space that breaks no line.
  static let blank = UInt8(ascii: "b")
  /// LF and CR.
  static let newline = UInt8(ascii: "n")
  /// ASCII letters and `_`.
  static let letter = UInt8(ascii: "L")
  /// `0` to `9`.
  static let digit = UInt8(ascii: "D")
  /// A byte that is a token by itself: brackets, `:`, `,`, `;` and `=`.
  static let punctuation = UInt8(ascii: "p")
  /// `"`.
  static let quote = UInt8(ascii: "q")
  /// `#`.
  static let hash = UInt8(ascii: "h")
  /// `/`.
  static let slash = UInt8(ascii: "s")
  /// `.`.
  static let period = UInt8(ascii: "t")
  /// `-`.
  static let minus = UInt8(ascii: "m")
  /// The accent around names that are keywords.
  static let backtick = UInt8(ascii: "k")
  /// A byte beyond ASCII: part of a scalar of several bytes, or no UTF-8.
  static let high = UInt8(ascii: "x")
  /// The zero byte, with which the padding behind a text begins.
  static let zero = UInt8(ascii: "z")

  /// 256 classes, by byte: 32 to a line.
  private static let table: StaticString = """
    zoooooooobnbbnoooooooooooooooooo\
    boqhooooppoopmtsDDDDDDDDDDppopoo\
    oLLLLLLLLLLLLLLLLLLLLLLLLLLpopoL\
    kLLLLLLLLLLLLLLLLLLLLLLLLLLpopoo\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    """

  /// The class of a byte.
  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 { table.utf8Start[Int(byte)] }

  /// Whether an ASCII byte continues an identifier.
  @inline(__always)
  static func continuesIdentifier(_ byte: UInt8) -> Bool { of(byte) <= letter }
}

extension UInt8 {
  /// Whether it is white space that breaks no line: a space, a tab, a vertical tab or a form feed.
  public var isBlank: Bool { ByteClass.of(self) == ByteClass.blank }
}
