import FormRules

/// One line a finding, `path:line:column: severity: message (code)`: what Xcode shows in its gutter, and editors can jump to.
struct ConciseReport: Report {
  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile) -> [UInt8] {
    var text = StyledText(hasColours: false)
    for finding in findings {
      let place = file.text.position(at: finding.range.lowerBound)
      text.add(shown: file.path)
      text.add(":")
      text.add(place.line)
      text.add(":")
      text.add(place.column)
      text.add(": ")
      text.add(finding.severity.word)
      text.add(": ")
      text.add(shown: finding.message)
      text.add(" (")
      text.add(finding.code)
      text.add(")\n")
    }
    return text.bytes
  }
}
