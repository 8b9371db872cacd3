import SystemIO

/// Two texts of a file as a unified diff, which `patch` and `git apply -p0` read: their lines are written byte for byte.
/// Only for people (in colours, or on a terminal) what would steer the terminal is escaped.
struct UnifiedDiff {
  /// Lines shown around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let isForPeople: Bool
  private var text: StyledText

  /// The diff; empty where the texts are equal.
  ///
  /// - Parameter isFile: whether it goes to a file in place of standard output.
  static func bytes(
    _ path: String, _ old: [UInt8], _ new: [UInt8], hasColours: Bool, isFile: Bool = false
  ) -> [UInt8] {
    guard old != new else { return [] }
    var diff = UnifiedDiff(old, new, hasColours: hasColours, isFile: isFile)
    diff.write(path)
    return diff.text.bytes
  }

  private init(_ old: [UInt8], _ new: [UInt8], hasColours: Bool, isFile: Bool) {
    self.old = UnifiedDiff.lines(old)
    self.new = UnifiedDiff.lines(new)
    isForPeople = hasColours || !isFile && StandardStream.output.isTerminal
    text = StyledText(hasColours: hasColours)
  }

  /// Lines with their breaks.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private mutating func write(_ path: String) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      return numbers[line]
        ?? {
          numbers[line] = next
          return next
        }()
    }
    let (oldNumbers, newNumbers) = (old.map(number), new.map(number))
    // As git does: GNU patch takes a name with blanks to end at a tab.
    let name = DiffName.quoted(path) + (path.contains(" ") ? "\t" : "")
    text.add("--- \(name)\n+++ \(name)\n", .bold)
    var hunk: [LineDiff.Change] = []
    for change in LineDiff(oldNumbers, newNumbers).changes {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * UnifiedDiff.context {
        write(hunk)
        hunk = []
      }
      hunk.append(change)
    }
    write(hunk)
  }

  private mutating func write(_ changes: [LineDiff.Change]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let behind = min(UnifiedDiff.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + behind
    let newRange = first.new.lowerBound - before..<last.new.upperBound + behind
    text.add("@@ -\(UnifiedDiff.span(oldRange)) +\(UnifiedDiff.span(newRange)) @@\n", .hint)
    var done = oldRange.lowerBound
    for change in changes {
      for line in old[done..<change.old.lowerBound] { add(" ", line, nil) }
      for line in old[change.old] { add("-", line, .removed) }
      for line in new[change.new] { add("+", line, .added) }
      done = change.old.upperBound
    }
    for line in old[done..<oldRange.upperBound] { add(" ", line, nil) }
  }

  /// `start,count`, from 1; of an empty range, the line before it.
  private static func span(_ range: Range<Int>) -> String {
    if range.count == 1 { return "\(range.lowerBound + 1)" }
    return "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private mutating func add(_ mark: String, _ line: ArraySlice<UInt8>, _ style: TextStyle?) {
    let isWhole = line.last == UInt8(ascii: "\n")
    if let style { text.begin(style) }
    text.add(mark)
    let shown = isWhole ? line.dropLast() : line
    if isForPeople { text.add(shown: shown) } else { text.add(bytes: shown) }
    if style != nil { text.end() }
    text.add(isWhole ? "\n" : "\n\\ No newline at end of file\n")
  }
}
