/// What ends a line for ICU's regular expressions: LF, VT, FF, CR, NEL, LS, PS; with flag `d` only LF.
enum LineTerminators {
  /// Whether a scalar ends a line.
  static func contains(_ scalar: UInt32, unixLines: Bool) -> Bool {
    if unixLines { return scalar == 0xA }
    return (0xA...0xD).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }
}
