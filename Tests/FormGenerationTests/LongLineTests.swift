import Testing

@testable import FormGeneration

/// Lines that are too long by their names are broken where `swift format` breaks them.
@Suite struct LongLineTests {
  private static let name = String(repeating: "a", count: 40)

  @Test(arguments: [
    ("\(name).tag = \(name).\(name)", "\(name).tag =\n  \(name).\(name)\n"),
    ("let edit = \(name)(\(name), \(name))", "let edit = \(name)(\n  \(name), \(name))\n"),
    (
      "guard let \(name) = \(name)(\"{ \") else { return false }",
      "guard let \(name) = \(name)(\"{ \")\nelse { return false }\n"
    ),
    ("case .\(name): \(name).text = \(name)", "case .\(name):\n  \(name).text = \(name)\n"),
    ("let a = \(name)(b).\(name)(from: c(d: \(name)))", "let a = \(name)(b).\(name)(\n  from: c(d: \(name)))\n"),
    ("// \(name) \(name) \(name)", "// \(name) \(name) \(name)\n"),
  ])
  func linesAreBroken(_ line: String, _ wanted: String) {
    var writer = SwiftWriter()
    writer.line(line)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == wanted)
  }

  @Test func refusalsAreWrapped() {
    var writer = SwiftWriter(depth: 1)
    writer.refusal("a \"\(Self.name)\" \(Self.name) \(Self.name)")
    let wanted = """
        #error(
          \"""
          a \\"\(Self.name)\\" \(Self.name) \\
          \(Self.name)
          \""")

      """
    #expect(String(decoding: writer.bytes, as: UTF8.self) == wanted)
  }

  @Test(arguments: [
    (
      "func name(_ a: \(name), of b: \(name)) -> Int", "func name(\n  _ a: \(name), of b: \(name)\n) -> Int {\n  1\n}\n"
    ),
    ("if a.\(name).\(name) != bcdefghijkl", "if a.\(name).\(name)\n  != bcdefghijkl\n{\n  1\n}\n"),
    ("if abc == \(name), let bcd = \(name)", "if abc == \(name),\n  let bcd = \(name)\n{\n  1\n}\n"),
  ])
  func headsOfBlocksAreBroken(_ head: String, _ wanted: String) {
    var writer = SwiftWriter()
    writer.block(head) { $0.line("1") }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == wanted)
  }
}
