import FormLint

/// A line under a line of source that states a finding: `    ^^^^ error[duplicate-tag]: part of the message`.
///
/// `|` stands for an empty range; `^^^…+2:6` ends two lines below, before its column 6.
struct Mark: Equatable {
  /// Shown columns, from 0.
  var columns: Range<Int>
  /// Where it ends, if not on its line: how many lines below, and before which column, from 1.
  var end: (below: Int, column: Int)?
  /// `error[duplicate-tag]`.
  var kind: String
  /// What the message has in it; empty for any message.
  var message: String

  static func == (left: Mark, right: Mark) -> Bool {
    left.columns == right.columns && left.end?.below == right.end?.below && left.end?.column == right.end?.column
      && left.kind == right.kind && left.message == right.message
  }

  /// Reads a line; nil where it is no mark.
  init?(_ line: Substring) {
    let scalars = Array(line.unicodeScalars)
    let start = scalars.prefix { $0 == " " || $0 == "\t" }.count
    let carets = scalars[start...].prefix { $0 == "^" }.count
    var rest = scalars[(start + carets)...]
    let isEmpty = carets == 0 && rest.first == "|"
    guard carets > 0 || isEmpty || rest.first == "…" else { return nil }
    if isEmpty { rest.removeFirst() }
    let place = rest.prefix { $0 != " " }
    columns = start..<start + carets
    if place.first == "…" {
      let numbers = String(String.UnicodeScalarView(place.dropFirst(2))).split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      end = (numbers[0], numbers[1])
    }
    let words = String(String.UnicodeScalarView(rest.dropFirst(place.count + 1)))
    let parts = words.split(separator: "]: ", maxSplits: 1, omittingEmptySubsequences: false)
    kind = parts.count == 2 ? parts[0] + "]" : words
    message = parts.count == 2 ? String(parts[1]) : ""
  }

  /// A mark that states all of a finding.
  init(_ finding: LocatedFinding, _ columns: Range<Int>, _ end: (below: Int, column: Int)?) {
    self.columns = columns
    self.end = end
    kind = Mark.kind(of: finding)
    message = finding.message
  }

  static func kind(of finding: LocatedFinding) -> String { "\(finding.severity.word)[\(finding.code)]" }

  func states(_ finding: LocatedFinding) -> Bool {
    kind == Mark.kind(of: finding) && (message.isEmpty || finding.message.contains(message))
  }

  /// The line as it is written; tabs of the source stay tabs, so that it stands right.
  func text(under line: Substring) -> String {
    let blanks = line.unicodeScalars.prefix(columns.lowerBound).map { $0 == "\t" ? "\t" : " " }.joined()
    let carets = columns.isEmpty && end == nil ? "|" : String(repeating: "^", count: columns.count)
    let tail = end.map { "…+\($0.below):\($0.column)" } ?? ""
    return blanks + carets + tail + " " + kind + (message.isEmpty ? "" : ": " + message)
  }
}
