/// What a byte can begin, looked up in one load; what also continues an identifier is a capital letter.
enum ByteClass {
  static let other = UInt8(ascii: "o")
  static let blank = UInt8(ascii: "b")
  static let newline = UInt8(ascii: "n")
  static let letter = UInt8(ascii: "L")
  static let digit = UInt8(ascii: "D")
  static let punctuation = UInt8(ascii: "p")
  static let quote = UInt8(ascii: "q")
  static let hash = UInt8(ascii: "h")
  static let slash = UInt8(ascii: "s")
  static let period = UInt8(ascii: "t")
  static let minus = UInt8(ascii: "m")
  static let backtick = UInt8(ascii: "k")
  static let high = UInt8(ascii: "x")
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

  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 { table.utf8Start[Int(byte)] }

  /// Whether an ASCII byte continues an identifier.
  @inline(__always)
  static func continuesIdentifier(_ byte: UInt8) -> Bool { of(byte) <= letter }
}
