public import FormLint

extension SettingsFile {
  /// A suppression that no finding needs, at its place.
  public static func unused(_ suppression: Suppression) -> LocatedFinding {
    LocatedFinding(
      LintRuleRegistry.unusedSuppression, "unused suppression: there is no '\(suppression.code)' here",
      at: suppression.range)
  }

  /// Whether its name has it found for the files around it; others hold only for those of who extends or names them.
  public var holdsForItsFolder: Bool { absolutePath.hasSuffix("/" + SettingsLookup.fileName) }

  /// The bytes that go with an element of a list: it, with the comma that parts it from the next or the one before.
  public func removal(ofElement range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    let after = text.dropFirst(range.upperBound)
    let gap = after.prefix(while: isBlank).count
    if after.dropFirst(gap).first == UInt8(ascii: ",") {
      return range.lowerBound..<range.upperBound + gap + 1 + after.dropFirst(gap + 1).prefix(while: isBlank).count
    }
    let before = text.prefix(range.lowerBound)
    let blanks = before.reversed().prefix(while: isBlank).count
    let hasComma = before.dropLast(blanks).last == UInt8(ascii: ",")
    return hasComma ? range.lowerBound - blanks - 1..<range.upperBound : range
  }
}

extension SettingsFile.Suppression {
  /// Whether it speaks of a form's file, by its absolute path.
  public func speaks(of path: String, in file: SettingsFile) -> Bool { matches(path, below: file.folder) }
}
