/// Lines of Swift, laid out as `swift format` lays them out where nobody has settings of their own: two spaces a level, at
/// most 100 columns, arguments that do not fit on lines of their own.
struct SwiftWriter {
  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
  private var depth: Int
  /// Whether the last line opens a block, so that no blank line may follow it.
  private var isAtStart = true
  private var wantsBlank = false

  /// A writer whose lines begin `depth` levels deep.
  init(depth: Int = 0) { self.depth = depth }

  /// The columns that a line may have.
  static let width = 100

  /// A line; an empty text is a blank line, of which there is never more than one, and none at the edges of a block.
  mutating func line(_ text: String = "") {
    if text.isEmpty {
      wantsBlank = !isAtStart
      return
    }
    if wantsBlank { bytes.append(UInt8(ascii: "\n")) }
    (wantsBlank, isAtStart) = (false, false)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Lines that are the same in every form, with a blank line before them.
  mutating func add(_ text: String) {
    line()
    for part in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line(String(Substring(part)))
    }
  }

  /// Lines, one after the other.
  mutating func lines(_ texts: [String]) { for text in texts { line(text) } }

  /// `head {`, what `body` writes one level deeper, and `}` with what follows it.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    nested(body)
    wantsBlank = false
    line(tail)
  }

  /// `switch subject {`, the cases that `body` writes, which stand no deeper, and `}`.
  mutating func choice(_ subject: String, _ body: (inout SwiftWriter) -> Void) {
    line("switch \(subject) {")
    body(&self)
    line("}")
  }

  /// `head { statement }`, in three lines where one is too short.
  mutating func closure(_ head: String, _ statement: String, _ tail: String = "") {
    let whole = "\(head) { \(statement) }\(tail)"
    if fits(whole) { line(whole) } else { block(head, "}" + tail) { $0.line(statement) } }
  }

  /// `head[items]`, each item on a line of its own where one line is too short.
  mutating func list(_ head: String, _ items: [String]) {
    let whole = "\(head)[\(items.joined(separator: ", "))]"
    if fits(whole) { return line(whole) }
    line(head + "[")
    nested { $0.items(items) }
    line("]")
  }

  /// What `body` writes, one level deeper.
  mutating func nested(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    isAtStart = true
    body(&self)
    isAtStart = false
    depth -= 1
  }

  /// What is compiled only where a condition holds; a blank line before it.
  mutating func conditional(_ condition: String, _ body: (inout SwiftWriter) -> Void) {
    line("#if \(condition)")
    nested(body)
    wantsBlank = false
    line("#endif")
  }

  /// A sentence for the declaration that follows, in as many lines as it takes.
  mutating func doc(_ text: String) { wrap("/// ", text) }

  /// A sentence about what follows.
  mutating func comment(_ text: String) { wrap("// ", text) }

  private mutating func wrap(_ prefix: String, _ text: String) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.isEmpty {
        line(String(prefix.dropLast()))
        continue
      }
      var current = prefix
      for word in paragraph.split(separator: " ") {
        let isFirst = current.utf8.count == prefix.utf8.count
        let isShort = current.utf8.count + 1 + word.utf8.count <= width
        if !isFirst, !isShort, !fits(current + " " + word) {
          line(current)
          current = prefix + word
        } else {
          current += isFirst ? String(word) : " " + word
        }
      }
      line(current)
    }
  }

  /// `head(arguments)tail`; where that does not fit, the arguments on lines of their own.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let whole = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
    if fits(whole) || arguments.isEmpty { return line(whole) }
    line(head + "(")
    if tail.contains("{") {
      // The layout wants room for the bracket behind the last argument, though it stands on the next line.
      nested { $0.fill(arguments, reserving: 1) }
      line(")" + tail)
    } else {
      nested { $0.fill(arguments, ")" + tail) }
    }
  }

  /// A call with a closure of several statements behind its arguments.
  mutating func call(_ head: String, _ arguments: [String], closure body: (inout SwiftWriter) -> Void) {
    call(head, arguments, " {")
    nested(body)
    wantsBlank = false
    line("}")
  }

  /// The head of a declaration, `head(parameters)tail {`, with what `body` writes.
  mutating func function(
    _ head: String, _ parameters: [String], _ tail: String = "", _ body: (inout SwiftWriter) -> Void
  ) {
    call(head, parameters, tail + " {")
    nested(body)
    wantsBlank = false
    line("}")
  }

  /// Items with commas between them, as many on a line as fit.
  mutating func fill(_ items: [String], _ tail: String = "", reserving room: Int = 0) {
    var current = ""
    for (index, item) in items.enumerated() {
      let end = index == items.count - 1 ? tail : ","
      let isLong = !fits(item + end)
      if !current.isEmpty, isLong || !fits(current + " " + item + end + String(repeating: " ", count: room)) {
        line(current)
        current = ""
      }
      if isLong {
        long(item, end)
      } else {
        current += (current.isEmpty ? "" : " ") + item + end
      }
    }
    if !current.isEmpty { line(current) }
  }

  /// The columns that are left here.
  var width: Int { SwiftWriter.width - 2 * depth }

  /// Whether a text fits on a line of its own here.
  func fits(_ text: String) -> Bool {
    if text.utf8.count + 2 * depth <= SwiftWriter.width { return true }
    return text.utf8.contains { $0 >= 0x80 } && text.count + 2 * depth <= SwiftWriter.width
  }

  /// What the compiler stops at, with the reason.
  mutating func refusal(_ reason: String) { line("#error(\(SwiftLiteral.string(reason)))") }
}
