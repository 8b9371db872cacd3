extension UInt8 {
  /// The byte, in lower case if it is an ASCII letter.
  var asciiLowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
