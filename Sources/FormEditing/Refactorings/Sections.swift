import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The chosen controls, which stand in no section yet, in one.
  var wrappedSection: QuickFix? {
    guard !range.isEmpty || touchesMember, let indices = chosenControls, let first = indices.first,
      let last = indices.last, let lines = lines(of: first, to: last)
    else { return nil }
    let lineBreak = firstLineBreak
    let start = document.start(ofChunk: first) + Int(document.chunks[first].memberStart)
    let outer = String(
      decoding: document.bytes(in: document.lineStart(document.line(at: start))..<start), as: UTF8.self)
    guard outer.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let inner = MovedLines(document, lines).indented(by: snapshot.formatOptions.unit, lineBreak: lineBreak)
    let text = "\(outer)section \"Section\" {\(lineBreak)\(inner)\(lineBreak)\(outer)}"
    return refactoring("Wrap in a section", .rewrite, [SourceEdit(path: nil, range: lines, newText: text)])
  }

  private var firstLineBreak: String {
    let bytes = document.bytes(in: 0..<min(document.byteCount, 4_096))
    guard let index = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if bytes[index] == 10 { return "\n" }
    return index + 1 < bytes.endIndex && bytes[index + 1] == 10 ? "\r\n" : "\r"
  }

  /// The chunks of the controls that the selection touches, one behind the other; nil where other members are among them.
  private var chosenControls: [Int]? {
    var indices: [Int] = []
    var index = place.index
    var start = place.start
    while index < document.chunks.count, start < range.upperBound || index == place.index {
      let chunk = document.chunks[index]
      let member = file.entries[index].block.range.moved(start)
      let isTouched =
        member.lowerBound < max(range.upperBound, range.lowerBound + 1) && range.lowerBound <= member.upperBound
      if isTouched {
        guard chunk.kind == .control, chunk.container.block == .form, chunk.before == chunk.container,
          chunk.after == chunk.container,
          !chunk.hasErrors, indices.last.map({ $0 == index - 1 }) ?? true
        else { return nil }
        indices.append(index)
      }
      start += Int(chunk.byteCount)
      index += 1
    }
    return indices.isEmpty ? nil : indices
  }

  /// The whole lines of some controls with the comments before them, without the last line break; nil where they share a
  /// line with others.
  private func lines(of first: Int, to last: Int) -> Range<Int>? {
    let (head, tail) = (document.chunks[first], document.chunks[last])
    var firstLexeme: Lexeme?
    head.forEachLexeme { if firstLexeme == nil { firstLexeme = $0 } }
    var lastLexeme: Lexeme?
    tail.forEachLexeme { lastLexeme = $0 }
    guard let firstLexeme, let lastLexeme, firstLexeme.lineBreaksBefore > 0 else { return nil }
    let start = document.start(ofChunk: first) + firstLexeme.start
    let end = document.start(ofChunk: last) + lastLexeme.end
    let lineEnd = document.lineRange(document.line(at: end)).upperBound
    guard document.bytes(in: end..<max(end, lineEnd)).allSatisfy({ $0 == 32 || $0 == 9 }) else { return nil }
    return document.lineStart(document.line(at: start))..<max(end, lineEnd)
  }

  // MARK: Moving

  /// The control at the end of each other section of its form, as far as these have titles, and the Return keys still say
  /// what they do.
  var movesToSections: [QuickFix] {
    guard block.kind == .control, touchesMember, let form, let lines = movedLines else { return [] }
    let indentation = MemberLines.indentation(of: block.range.lowerBound, place.chunk.bytes)
    guard let text = MovedLines(document, lines).outdented(by: indentation) else { return [] }
    let heads = file.chunks(of: form).filter { document.chunks[$0].kind == .sectionHead }
    guard heads.count <= 12 else { return [] }
    return heads.compactMap { head in
      guard let close = document.closeIndex(ofHead: head), !(head..<close).contains(place.index),
        keepsReturnKeys(movingTo: close, form),
        let title = file.entries[head].block.values.isEmpty ? nil : file.entries[head].block.view(0).string,
        let insertion = insertion(ofMember: text, intoBlockOf: head, at: .end)
      else { return nil }
      return refactoring(
        "Move to the section '\(title)'", .rewrite, [SourceEdit(path: nil, range: lines, newText: ""), insertion])
    }
  }

  /// The whole lines of the control, with their last line break and the comments right before them; nil where it shares a
  /// line with others.
  private var movedLines: Range<Int>? {
    var lexemes: [Lexeme] = []
    place.chunk.forEachLexeme { lexemes.append($0) }
    guard var first = lexemes.firstIndex(where: { $0.start == block.range.lowerBound }), let last = lexemes.last,
      lexemes[first].lineBreaksBefore > 0
    else { return nil }
    while first > 0, lexemes[first - 1].kind.isComment, lexemes[first - 1].lineBreaksBefore > 0,
      lexemes[first].lineBreaksBefore == 1
    { first -= 1 }
    let line = document.line(at: place.start + last.end)
    let end = document.lineRange(line).upperBound
    let isAlone = document.bytes(in: place.start + last.end..<max(place.start + last.end, end))
      .allSatisfy { $0 == 32 || $0 == 9 }
    guard isAlone, line < document.lineBreakCount else { return nil }
    return document.lineStart(document.line(at: place.start + lexemes[first].start))..<document.lineStart(line + 1)
  }
}

extension Selection {
  /// Whether the last field stays the last, or none of the two that change places there says on its Return key what
  /// comes next.
  private func keepsReturnKeys(movingTo index: Int, _ form: FormIndex) -> Bool {
    let moved = place.index
    guard isTypedInto(moved), let last = lastInput(form, except: nil), last == moved || index > last else {
      return true
    }
    guard let other = last == moved ? lastInput(form, except: moved) : last else { return true }
    if last == moved, other < index { return true }
    return ![moved, other].contains { number in
      ResolvedControl(file.entries[number], in: file, snapshot.scope)?[.returnKeyType] != nil
    }
  }

  /// The chunk of the last control of a form that is typed into.
  private func lastInput(_ form: FormIndex, except moved: Int?) -> Int? {
    file.chunks(of: form).last { $0 != moved && isTypedInto($0) }
  }

  private func isTypedInto(_ index: Int) -> Bool {
    guard file.entries[index].block.isTextInput else { return false }
    return ResolvedControl(file.entries[index], in: file, snapshot.scope)?.boolean(.isEditable) != false
  }
}

extension Chunk {
  /// Where the chunk's member begins.
  fileprivate var memberStart: UInt32 { root?.start ?? byteCount }
}
