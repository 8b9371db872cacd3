import TestSupport
import Testing

/// `formdef preview --format markdown`.
struct PreviewMarkdownTests {
  /// People read in a page of Markdown what the field shows; `_` inside of a word is no markup.
  @Test(arguments: [
    ("<Your name>", #"\<Your name\>"#), ("*required*", #"\*required\*"#), ("_a_b_ __c", #"\_a_b\_ \_\_c"#),
    ("`code` &amp; @me", #"\`code\` \&amp; \@me"#), ("$5 (home)", #"\$5 (home)"#),
  ])
  func markupIsEscaped(_ text: String, _ escaped: String) throws {
    let folder = try TemporaryFolder(["a.formdef": "form A { textField a { placeholder: \"\(text)\" } }\n"])
    let run = try BuiltProgram.shell("$formdef preview a.formdef A.a --format markdown", in: folder)
    #expect(run.output.contains("| A | a | placeholder | en_US | \(escaped) |\n"), "\(run.output)")
  }
}
