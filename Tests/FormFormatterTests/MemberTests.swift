import FormSyntax
import FormFormatter
import Testing
import TestSupport

/// The chunk of a document whose text holds `part`, and where it begins.
private func chunk(_ document: Document, _ part: String) -> (index: Int, chunk: Chunk, start: Int)? {
  var start = 0
  for (index, chunk) in document.chunks.enumerated() {
    if String(decoding: chunk.bytes, as: UTF8.self).contains(part) { return (index, chunk, start) }
    start += Int(chunk.byteCount)
  }
  return nil
}

/// The node of a kind whose text begins with `part`.
private func node(_ chunk: Chunk, _ kind: SyntaxKind, _ part: String = "") -> Int {
  chunk.withTree { tree in
    tree.nodes.indices.first { tree[$0].kind == kind && tree.text(tree[$0].range).hasPrefix(part) } ?? -1
  }
}

private func applying(_ edit: ByteEdit, at start: Int = 0, to text: String) -> String {
  let moved = ByteEdit(edit.range.lowerBound + start..<edit.range.upperBound + start, edit.replacement)
  return String(decoding: [moved].applied(to: Array(text.utf8)), as: UTF8.self)
}

@Suite struct MemberTests {
  private func inserting(
    _ member: String, into kind: SyntaxKind, at place: MemberPlace = .end, _ text: String, lineWidth: Int = 120
  ) throws -> String {
    let document = Document(text)
    let found = try #require(chunk(document, "@").map { $0 } ?? chunk(document, "{"))
    let edit = found.chunk.insertion(
      ofMember: member, intoBlockOf: node(found.chunk, kind), at: place, options: FormatOptions(lineWidth: lineWidth))
    return applying(try #require(edit), at: found.start, to: text)
  }

  @Test func membersGoIntoBlocksOfLines() throws {
    let text = "preset A {\n    a: 1 // one\n    b: 2\n}\n"
    #expect(try inserting("c: 3", into: .preset, text) == "preset A {\n    a: 1 // one\n    b: 2\n    c: 3\n}\n")
    #expect(
      try inserting("c: 3", into: .preset, at: .start, text) == "preset A {\n    c: 3\n    a: 1 // one\n    b: 2\n}\n")
    #expect(
      try inserting("c: 3", into: .preset, at: .after(1), text)
        == "preset A {\n    a: 1 // one\n    c: 3\n    b: 2\n}\n")
    #expect(
      try inserting("rule a {\n    x: 1\n}", into: .preset, at: .after(1), text)
        == "preset A {\n    a: 1 // one\n    rule a {\n        x: 1\n    }\n    b: 2\n}\n")
    #expect(try inserting("c: 3", into: .preset, "preset A {\n}\n") == "preset A {\n    c: 3\n}\n")
    #expect(try inserting("c: 3", into: .preset, "preset A { // why\n}\n") == "preset A { // why\n    c: 3\n}\n")
    #expect(
      try inserting("c: 3", into: .preset, "preset A {\r\n  a: 1 }\r\n") == "preset A {\r\n  a: 1\r\n  c: 3\r\n}\r\n")
  }

  @Test func membersGoIntoBlocksOnOneLine() throws {
    #expect(
      try inserting("c: 3", into: .rule, "preset A {\n    rule a { b: 1 }\n}\n")
        == "preset A {\n    rule a { b: 1; c: 3 }\n}\n")
    #expect(
      try inserting("c: 3", into: .rule, at: .start, "preset A { rule a { b: 1 } }")
        == "preset A { rule a { c: 3; b: 1 } }")
    #expect(try inserting("c: 3", into: .rule, "preset A { rule a {} }") == "preset A { rule a { c: 3 } }")
    #expect(try inserting("c: 3", into: .rule, "preset A { rule a }") == "preset A { rule a { c: 3 } }")
    #expect(try inserting("c: 3", into: .rule, "preset A { rule a(/{/) }") == "preset A { rule a(/{/) { c: 3 } }")
    #expect(try inserting("c: 3", into: .preset, "preset A {}\n") == "preset A {\n    c: 3\n}\n")
    #expect(
      try inserting("c: 3", into: .preset, "preset A { a: 1; b: 2 }\n", lineWidth: 24)
        == "preset A {\n    a: 1\n    b: 2\n    c: 3\n}\n")
    #expect(
      try inserting("c", into: .tags, "form A {\n    tags { a, b } // @\n}") == "form A {\n    tags { a, b, c } // @\n}"
    )
  }

  @Test func membersGoIntoFormsAndFiles() throws {
    let text = "import \"a\"\nform A {\n    title: \"x\" // why\n    section {\n    }\n}\n"
    let document = Document(text)
    let form = try #require(chunk(document, "form A")).index
    let section = try #require(chunk(document, "section")).index
    func inserting(_ member: String, _ head: Int?, _ place: MemberPlace) throws -> String {
      applying(try #require(document.insertion(ofMember: member, intoBlockOf: head, at: place)), to: text)
    }
    #expect(try inserting("a: 1", form, .start).contains("form A {\n    a: 1\n    title"))
    #expect(try inserting("a: 1", form, .after(form + 1)).contains("// why\n    a: 1\n    section"))
    #expect(try inserting("a: 1", form, .after(section)).hasSuffix("section {\n    }\n    a: 1\n}\n"))
    #expect(try inserting("a: 1", form, .end).hasSuffix("section {\n    }\n    a: 1\n}\n"))
    #expect(try inserting("label a {\n}", section, .end).contains("section {\n        label a {\n        }\n    }"))
    #expect(try inserting("import \"b\"", nil, .after(0)).hasPrefix("import \"a\"\nimport \"b\"\nform A"))
    #expect(try inserting("preset B {\n}", nil, .end).hasSuffix("    }\n}\n\npreset B {\n}\n"))
    #expect(document.insertion(ofMember: "a: 1", intoBlockOf: 0, at: .end) == nil)
    let small = Document("form A {}")
    let edit = try #require(small.insertion(ofMember: "a: 1", intoBlockOf: 0, at: .end))
    #expect(applying(edit, to: "form A {}") == "form A {\n    a: 1\n}")
  }

  /// Imports come behind a licence, and before the comment of the first form.
  @Test func importsComeBehindTheHeaderOfTheFile() throws {
    func importing(_ text: String) throws -> String {
      let document = Document(text)
      return applying(
        try #require(document.insertion(ofMember: "import \"b\"", intoBlockOf: nil, at: .start)), to: text)
    }
    #expect(
      try importing("// licence\n\n/// Doc.\nform F {}\n") == "// licence\n\nimport \"b\"\n\n/// Doc.\nform F {}\n")
    #expect(
      try importing("// one\n// two\n\nform F {}\n") == "// one\n// two\n\nimport \"b\"\n\nform F {}\n")
    #expect(try importing("/// Doc.\nform F {}\n") == "import \"b\"\n/// Doc.\nform F {}\n")
    #expect(try importing("\u{FEFF}// x\r\n\r\nform F {}") == "\u{FEFF}// x\r\n\r\nimport \"b\"\r\n\r\nform F {}")
  }

  private func removing(_ kind: SyntaxKind, _ part: String, _ text: String) throws -> String {
    let document = Document(text)
    let found = try #require(chunk(document, part))
    return applying(try #require(found.chunk.removal(of: node(found.chunk, kind, part))), at: found.start, to: text)
  }

  @Test func membersGoWithTheirLines() throws {
    #expect(
      try removing(.property, "b: 2", "preset A {\n    a: 1\n    b: 2 // two\n    c: 3\n}\n")
        == "preset A {\n    a: 1\n    c: 3\n}\n")
    #expect(
      try removing(
        .property, "b: 2",
        "preset A {\n    a: 1\n\n    /// doc\n    // formdef:disable:next x -- y\n    b: 2\n\n    c: 3\n}\n")
        == "preset A {\n    a: 1\n\n    c: 3\n}\n")
    #expect(try removing(.property, "a: 1", "preset A {\n    a: 1; b: 2\n}\n") == "preset A {\n    b: 2\n}\n")
    #expect(
      try removing(.property, "b: 2", "preset A {\n    a: 1; b: 2 // two\n}\n") == "preset A {\n    a: 1 // two\n}\n")
  }

  private func removing(_ parts: [String], _ text: String) throws -> String {
    let document = Document(text)
    let found = try #require(chunk(document, parts[0]))
    let edits = try #require(found.chunk.removals(of: parts.map { node(found.chunk, .property, $0) }))
    for (edit, next) in zip(edits, edits.dropFirst()) {
      #expect(edit.range.upperBound <= next.range.lowerBound, "\(edits)")
    }
    let moved = edits.map {
      ByteEdit($0.range.lowerBound + found.start..<$0.range.upperBound + found.start, $0.replacement)
    }
    return String(decoding: moved.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  /// One separator parts two neighbours: it goes once.
  @Test func neighboursGoTogether() throws {
    let both = ["b: 2", "c: 3"]
    #expect(try removing(both, "preset A { a: 1; b: 2; c: 3; d: 4 }") == "preset A { a: 1; d: 4 }")
    #expect(try removing(both, "preset A { b: 2; c: 3; d: 4 }") == "preset A { d: 4 }")
    #expect(try removing(both + ["d: 4"], "preset A { b: 2; c: 3; d: 4; e: 5 }") == "preset A { e: 5 }")
    #expect(try removing(["b: 2", "d: 4"], "preset A { b: 2; c: 3; d: 4; e: 5 }") == "preset A { c: 3; e: 5 }")
    #expect(try removing(both, "preset A { a: 1; b: 2 /* b */; c: 3; d: 4 }") == "preset A { a: 1; /* b */ d: 4 }")
    #expect(try removing(both, "preset A { a: 1; b: 2 /* b */; c: 3 }") == "preset A { a: 1 /* b */ }")
    #expect(
      try removing(both, "preset A { a: 1; b: 2 /* b */; c: 3 /* c */; d: 4 }")
        == "preset A { a: 1; /* b */ /* c */ d: 4 }")
    #expect(try removing(both, "preset A {\n    b: 2; c: 3\n    d: 4\n}\n") == "preset A {\n    d: 4\n}\n")
    #expect(
      try removing(both, "preset A {\n    b: 2 /* b */; c: 3\n    d: 4\n}\n")
        == "preset A {\n    /* b */\n    d: 4\n}\n")
    #expect(
      try removing(both, "preset A {\n    a: 1\n    b: 2 // b\n    c: 3 // c\n    d: 4\n}\n")
        == "preset A {\n    a: 1\n    d: 4\n}\n")
  }

  /// What follows on the line never becomes part of the comment before.
  @Test func lineBreaksThatEndCommentsStay() throws {
    #expect(
      try removing(.property, "b: 2", "preset A { a: 1 // one\n; b: 2 }\n") == "preset A { a: 1 // one\n}\n")
    #expect(
      try removing(.property, "b: 2", "preset A { a: 1 // one\n; b: 2; c: 3 }\n")
        == "preset A { a: 1 // one\n; c: 3 }\n")
    #expect(try removing(.integer, "2", "preset A { a: [1 // one\n, 2] }") == "preset A { a: [1 // one\n] }")
    #expect(try removing(.integer, "2", "preset A { a: [ // all\n 2] }") == "preset A { a: [ // all\n ] }")
  }

  @Test func chunksLeaveTheCommentBeforeThem() throws {
    func removing(_ part: String, _ text: String) throws -> String {
      let document = Document(text)
      let index = try #require(chunk(document, part)).index
      return applying(try #require(document.removal(ofChunk: index)), to: text)
    }
    let text = "form A {\n    a: 1 // one\n    b: 2; c: 3 }\n"
    #expect(try removing("b: 2", text) == "form A {\n    a: 1 // one\n    c: 3 }\n")
    #expect(try removing("c: 3", text) == "form A {\n    a: 1 // one\n    b: 2; }\n")
    #expect(try removing("c: 3", text.replacing("b: 2; ", with: "")) == "form A {\n    a: 1 // one\n    }\n")
    #expect(try removing("preset B", "// why\n\npreset B {} form C {}") == "// why\n\nform C {}")
    #expect(try removing("preset B", "form C {} // why\npreset B {}") == "form C {} // why")
  }

  @Test func itemsGoWithTheirSeparators() throws {
    #expect(try removing(.property, "b: 2", "preset A { a: 1; b: 2; c: 3 }") == "preset A { a: 1; c: 3 }")
    #expect(try removing(.property, "a: 1", "preset A { a: 1; b: 2 }") == "preset A { b: 2 }")
    #expect(try removing(.property, "a: 1", "preset A { a: 1 }") == "preset A {}")
    #expect(try removing(.integer, "2", "preset A { a: [1, 2, 3] }") == "preset A { a: [1, 3] }")
    #expect(try removing(.integer, "1", "preset A { a: [1, 2, 3] }") == "preset A { a: [2, 3] }")
    #expect(try removing(.integer, "3", "preset A { a: [1, 2, 3,] }") == "preset A { a: [1, 2,] }")
    #expect(
      try removing(.integer, "2", "preset A {\n  a: [\n    1,\n    2,\n  ]\n}") == "preset A {\n  a: [\n    1,\n  ]\n}")
    #expect(try removing(.reference, "B", "preset A {\n  use B\n  a: 1\n}") == "preset A {\n  a: 1\n}")
    #expect(try removing(.reference, "C", "preset A { use B, C }") == "preset A { use B }")
    #expect(try removing(.argument, "b", "preset A { a: .x(b: 1) }") == "preset A { a: .x() }")
  }

  @Test func chunksGoWhole() throws {
    let text =
      "form A {\n    title: \"x\"\n    // why\n\n    a: 1; b: 2\n"
      + "    section {\n        label c {\n        }\n    }\n}\n"
    let document = Document(text)
    func removing(_ part: String) throws -> String {
      let index = try #require(chunk(document, part)).index
      return applying(try #require(document.removal(ofChunk: index)), to: text)
    }
    #expect(try removing("title") == text.replacing("    title: \"x\"\n", with: ""))
    #expect(try removing("a: 1") == text.replacing("a: 1; ", with: ""))
    #expect(try removing("b: 2") == text.replacing(" b: 2", with: ""))
    #expect(try removing("section") == "form A {\n    title: \"x\"\n    // why\n\n    a: 1; b: 2\n}\n")
    #expect(try removing("label") == text.replacing("        label c {\n        }\n", with: ""))
  }

  @Test func textsAreQuoted() {
    #expect(LiteralText.quoted("a \"b\" \\ \n\t\u{1}é\u{202E}") == #""a \"b\" \\ \n\t\u{1}é\u{202E}""#)
    #expect(LiteralText.regex("[0-9]+") == "/[0-9]+/")
    #expect(LiteralText.regex("a/b") == "#/a/b/#")
    #expect(LiteralText.regex(#"a\/b"#) == #"/a\/b/"#)
    #expect(LiteralText.regex("") == "#//#")
    #expect(LiteralText.regex("*a") == "#/*a/#")
    #expect(LiteralText.regex(" a") == "#/ a/#")
    #expect(LiteralText.regex("a/#b/##c") == "###/a/#b/##c/###")
    #expect(LiteralText.regex(#"a\"#) == #"#/a\/#"#)
    #expect(LiteralText.regex("a\nb") == nil)
  }

  @Test(arguments: seeds(200)) func literalsAreReadAsTheyWereMeant(_ seeds: Range<UInt64>) throws {
    for seed in seeds { try literalsAreReadAsTheyWereMeant(of: seed) }
  }

  private func literalsAreReadAsTheyWereMeant(of seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("ab/#\\\"*()[] \u{1}é'{}")
    let text = String(
      (0..<Int.random(in: 0...8, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    let regex = try #require(LiteralText.regex(text))
    let document = Document("preset A {\n  a: \(LiteralText.quoted(text))\n  rule pattern(\(regex))\n}\n")
    #expect(problems(document).isEmpty, "\(text)")
    let found = try #require(document.chunks.first { _ in true })
    let literal = found.withTree { tree in tree.nodes.first { $0.kind == .regex }.map { tree.text($0.range) } }
    #expect(literal == regex)
  }
}

@Suite struct MemberPropertyTests {
  private static let texts =
    samples + [
      """
      form M { textField f { placeholder: "\\(12)"; leftViewMode: .always }
          textField g { key: a; example: "\\(today) or \\(now)"; rule oneOf(["\\\\(", "b"]); text: "\\(1)" } }

      """
    ]

  /// Whatever is put in or taken out, the rest stays, and the text has no errors.
  @Test(arguments: texts.indices) func insertionAndRemovalKeepTheRest(_ sample: Int) {
    let text = Self.texts[sample]
    let document = Document(text)
    var start = 0
    for (index, chunk) in document.chunks.enumerated() {
      for node in 0..<chunk.withTree({ $0.nodes.count }) {
        for place in [MemberPlace.start, .end, .after(node + 1), .after(node + 3)] {
          checkInsertion(chunk, node, place, start, text)
        }
        if chunk.mayRemove(node), let edit = chunk.removal(of: node) {
          check(applying(edit, at: start, to: text), "without \(index).\(node)")
        }
      }
      if let edit = document.removal(ofChunk: index) { check(applying(edit, to: text), "without chunk \(index)") }
      for place in [MemberPlace.start, .end, .after(index + 1)] {
        guard let edit = document.insertion(ofMember: "label new {}", intoBlockOf: index, at: place) else { continue }
        check(applying(edit, to: text), "in chunk \(index) \(place)")
      }
      start += Int(chunk.byteCount)
    }
  }

  private func checkInsertion(_ chunk: Chunk, _ node: Int, _ place: MemberPlace, _ start: Int, _ text: String) {
    let isTags = chunk.withTree { $0[node].kind == .tags }
    for member in isTags ? ["new = 7"] : ["new: 7", "new: [\n    7,\n]"] {
      guard let edit = chunk.insertion(ofMember: member, intoBlockOf: node, at: place) else { continue }
      let result = applying(edit, at: start, to: text)
      check(result, "\(member) in \(node) \(place)")
      #expect(count("new", result) == count("new", text) + 1)
    }
  }

  private func count(_ name: String, _ text: String) -> Int { tokens(Document(text)).count { $0 == name } }

  private func check(_ result: String, _ what: String) {
    for chunk in Document(result).chunks where chunk.hasErrors {
      Issue.record("\(what): \(chunk.errors.map(chunk.message)) in\n\(String(decoding: chunk.bytes, as: UTF8.self))")
    }
  }
}

extension Chunk {
  /// Whether the node is one that may be missing.
  fileprivate func mayRemove(_ node: Int) -> Bool {
    withTree { tree in
      let parent = (0..<node).last { Int(tree[$0].next) > node }
      guard let parent else { return false }
      switch tree[node].kind {
      case .property, .rule, .event, .override, .use, .tagCase, .argument: return true
      default: return tree[parent].kind == .array || tree[parent].kind == .use
      }
    }
  }
}
