/// Lines of Swift, laid out as `swift format` lays them out where nobody has settings of their own: two spaces a level, at
/// most 100 columns, arguments that do not fit on lines of their own.
struct SwiftWriter {
  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
  /// How many levels deep the next line is.
  private(set) var depth: Int
  /// Whether the last line opens a block, so that no blank line may follow it.
  private var isAtStart = true
  private var wantsBlank = false
  /// What was written last for newer systems only: which, how deep, and where it ends.
  private var newer: (system: String, depth: Int, end: Int)?

  /// A writer whose lines begin `depth` levels deep.
  init(depth: Int = 0) { self.depth = depth }

  /// A writer with what `body` writes `depth` levels deep.
  init(depth: Int, _ body: (inout SwiftWriter) -> Void) {
    self.init(depth: depth)
    body(&self)
  }

  /// The lines of another writer, at the depth that they have there.
  mutating func append(_ other: SwiftWriter) {
    guard !other.bytes.isEmpty else { return }
    if wantsBlank { bytes.append(UInt8(ascii: "\n")) }
    (wantsBlank, isAtStart) = (false, false)
    bytes += other.bytes
  }

  /// The columns that a line may have.
  static let width = 100

  /// A line; an empty text is a blank line, of which there is never more than one, and none at the edges of a block.
  mutating func line(_ text: String = "") {
    if text.isEmpty {
      wantsBlank = !isAtStart
      return
    }
    if !fits(text), broken(text) { return }
    begin()
    append(text)
    end()
  }

  /// A line with the place that it comes from behind it, or before it where there is no room.
  mutating func line(_ text: String, at place: String?) {
    guard let place else { return line(text) }
    let whole = "\(text)  // \(place)"
    if fits(whole) { return line(whole) }
    comment(place)
    line(text)
  }

  /// Lines that are the same in every form, with a blank line before them.
  mutating func add(_ text: String) {
    line()
    var text = text
    text.withUTF8 { bytes in
      for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if part.isEmpty {
          line()
        } else {
          begin()
          self.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: part))
          end()
        }
      }
    }
  }

  /// The blank line that is wanted, and the indentation.
  private mutating func begin() {
    if wantsBlank { bytes.append(UInt8(ascii: "\n")) }
    (wantsBlank, isAtStart) = (false, false)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  /// Lines, one after the other.
  mutating func lines(_ texts: [String]) { for text in texts { line(text) } }

  /// `head {`, what `body` writes one level deeper, and `}` with what follows it.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout SwiftWriter) -> Void) {
    if head.utf8.count + 2 <= width || fits(head + " {") || !brokenHead(head) {
      begin()
      append(head)
      append(" {\n")
    }
    let start = bytes.count
    nested(body)
    wantsBlank = false
    guard bytes.count == start else { return line(tail) }
    // What has nothing in it is closed at once.
    bytes.removeLast()
    append(tail)
    end()
  }

  /// What is done on a system, or a newer one, only; right behind more of that it goes into the same block.
  mutating func available(_ system: String, _ body: (inout SwiftWriter) -> Void) {
    if let newer, newer == (system, depth, bytes.count), !wantsBlank {
      bytes.removeLast("}\n".utf8.count + 2 * depth)
      nested(body)
      wantsBlank = false
      line("}")
    } else {
      block("if #available(\(system), *)") { body(&$0) }
    }
    newer = (system, depth, bytes.count)
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
    if fits(whole) { return line(whole) }
    let method = [".flatMap", ".map"].first { head.hasSuffix($0) }
    guard let method, !fits(head + " {") else { return block(head, "}" + tail) { $0.line(statement) } }
    line(String(head.dropLast(method.count)))
    nested { $0.block(method, "}" + tail) { $0.line(statement) } }
  }

  /// `head[items]`, each item on a line of its own where one line is too short: the layout wants room for a comma more.
  mutating func list(_ head: String, _ items: [String]) {
    if fits(head.utf8.count + 3, items) || fits("\(head)[\(items.joined(separator: ", ")),]", items + [head]) {
      begin()
      append(head)
      append("[")
      append(items)
      append("]")
      return end()
    }
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

  /// - Parameter tail: what stands at the end of each line but the last.
  private mutating func wrap(_ prefix: String, _ text: String, _ tail: String = "") {
    if SwiftWriter.isWrapped(text), prefix.utf8.count + text.utf8.count <= width {
      begin()
      append(prefix)
      append(text)
      return end()
    }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.isEmpty {
        line(String(prefix.dropLast()))
        continue
      }
      var plain = String(paragraph)
      if plain.withUTF8({ wrapPlain(prefix, $0, tail) }) { continue }
      var current = prefix
      for word in paragraph.split(separator: " ") {
        let isFirst = current.utf8.count == prefix.utf8.count
        let isShort = current.utf8.count + 1 + word.utf8.count + tail.utf8.count <= width
        if !isFirst, !isShort, !fits(current + " " + word + tail) {
          line(current + tail)
          current = prefix + word
        } else {
          current += isFirst ? String(word) : " " + word
        }
      }
      line(current)
    }
  }

  /// The same of a text whose bytes are its columns; nothing, and false, where it is none.
  private mutating func wrapPlain(_ prefix: String, _ text: UnsafeBufferPointer<UInt8>, _ tail: String) -> Bool {
    let room = width - prefix.utf8.count
    guard text.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.allSatisfy({ $0.count + tail.utf8.count <= room }) else { return false }
    var used = 0
    func isFull(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { used + 1 + word.count + tail.utf8.count > room }
    for word in words {
      if used == 0 || isFull(word) {
        if used > 0 {
          append(tail)
          end()
        }
        begin()
        append(prefix)
        used = 0
      } else {
        bytes.append(UInt8(ascii: " "))
        used += 1
      }
      bytes.append(contentsOf: word)
      used += word.count
    }
    if used > 0 { end() }
    return used > 0
  }

  /// Whether a text is one line of words with one blank between them.
  private static func isWrapped(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") && last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// `head(arguments)tail`; where that does not fit, the arguments on lines of their own.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let room = head.utf8.count + tail.utf8.count + 2
    if arguments.isEmpty || fits(room, arguments)
      || fits("\(head)(\(arguments.joined(separator: ", ")))\(tail)", arguments + [head, tail])
    {
      begin()
      append(head)
      append("(")
      append(arguments)
      append(")")
      append(tail)
      return end()
    }
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
    var first = 0
    var used = 0
    for (index, item) in items.enumerated() {
      let end = index == items.count - 1 ? tail : ","
      let columns = SwiftWriter.columns(item) + SwiftWriter.columns(end)
      if index > first, columns > width || used + 1 + columns + room > width {
        line(items[first..<index], ",")
        first = index
      }
      if columns > width {
        long(item, end)
        first = index + 1
      } else {
        used = index == first ? columns : used + 1 + columns
      }
    }
    if first < items.count { line(items[first...], tail) }
  }

  /// Items of a list on one line.
  private mutating func line(_ items: ArraySlice<String>, _ tail: String) {
    begin()
    append(items)
    append(tail)
    end()
  }

  private mutating func append(_ items: some Collection<String>) {
    var isFirst = true
    for item in items {
      if !isFirst { append(", ") }
      append(item)
      isFirst = false
    }
  }

  /// The columns that are left here.
  var width: Int { SwiftWriter.width - 2 * depth }

  /// Whether a text fits on a line of its own here.
  func fits(_ text: String) -> Bool {
    text.utf8.count <= width || !SwiftWriter.isASCII(text) && text.count <= width
  }

  /// Whether items fit on one line here beside so many bytes.
  private func fits(_ room: Int, _ items: [String]) -> Bool {
    items.reduce(room - 2) { $0 + $1.utf8.count + 2 } <= width
  }

  /// Whether a text fits though it has more bytes than there are columns: where parts of it are not in ASCII.
  private func fits(_ text: @autoclosure () -> String, _ parts: [String]) -> Bool {
    !parts.allSatisfy(SwiftWriter.isASCII) && fits(text())
  }

  /// How many columns a text takes.
  private static func columns(_ text: String) -> Int { isASCII(text) ? text.utf8.count : text.count }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// What the compiler stops at, with the reason.
  mutating func refusal(_ reason: String) {
    let whole = "#error(\(SwiftLiteral.string(reason)))"
    if fits(whole) { return line(whole) }
    line("#error(")
    nested { writer in
      writer.line("\"\"\"")
      writer.wrap("", SwiftLiteral.escaped(reason), " \\")
      writer.line("\"\"\")")
    }
  }
}
