import FormLint
import FormSyntax

/// Fields whose rules only a search through the product of their patterns decides.
enum FieldSetPart {
  private static let fields = 10_000
  private static let sets = 300

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    let bytes = text()
    let document = Document(bytes: bytes)
    var table = Table.ofTimes("Fields: \(fields) fields with \(sets) sets of two patterns, a length and a keyboard")
    let plain = Document(bytes: Array(withoutRules(bytes)))
    table.add("all rules, without the sets", Timings(rounds: 10) { _ = FileAnalysis(plain) })
    var findings = 0
    let timings = Timings(rounds: 10) { findings = Report.findings(FileAnalysis(document)).count }
    table.add("all rules, cold, with the report", timings, "\(findings) findings")
    table.print()
  }

  /// The same controls with comments in the place of rules.
  private static func withoutRules(_ bytes: [UInt8]) -> some Sequence<UInt8> {
    Array(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("rule ") ? "//" + line : String(line)
      }.joined(separator: "\n").utf8)
  }

  private static func text() -> [UInt8] {
    let patterns = RealPatterns.all.filter { !$0.contains("/") && !$0.contains(#"\1"#) }
    var text = ""
    for form in 0..<fields / 50 {
      text += "form Form\(form) {\n"
      for field in 0..<50 {
        let set = (form * 50 + field) % sets
        let first = patterns[set % patterns.count]
        let second = patterns[(set * 7 + set / patterns.count + 1) % patterns.count]
        text += "    textField field\(field) {\n        keyboardType: .\(set % 2 == 0 ? "default" : "asciiCapable")\n"
        text += "        rule pattern(/\(first)/)\n        rule pattern(/\(second)/)\n"
        text +=
          "        rule length(\(set % 9)...\(set % 9 + 8 + set / 9)\(set % 3 == 0 ? ", counting: .utf16" : ""))\n    }\n"
      }
      text += "}\n"
    }
    return Array(text.utf8)
  }
}
