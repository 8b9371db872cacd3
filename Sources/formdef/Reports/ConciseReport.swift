import FormRules

/// One line a finding, `path:line:column: severity: message (code)`: what Xcode shows in its gutter, and editors can jump to.
struct ConciseReport: Report {
  func body(_ file: CheckedFile) -> [UInt8] {
    var text: [UInt8] = []
    let path = DisplayText.shown(file.path)
    for finding in file.findings {
      let place = file.document.position(at: finding.range.lowerBound)
      let message = DisplayText.shown(finding.message)
      text += "\(path):\(place.line):\(place.column): \(finding.severity.word): \(message) (\(finding.code))\n".utf8
    }
    return text
  }
}
