/// Texts that the tests of the parser and the fuzz programs have in common.
public enum GrammarSamples {
  /// Names beyond ASCII, a byte order mark, and line breaks of each kind.
  public static let beyondASCII =
    "\u{FEFF}form Ünï {\r\n  textField поле { label: \"Имя\" }\r\n  button 按钮 { title: #\"raw \\n\"# }\r}\r"

  /// A text in which much is wrong: what is not closed, misspelt or half written.
  public static let broken = """
    form Broken {
        textField a {
            keyboardType: .
            returnKeyType .next
            rule pattern(/(ab/) { message: "unclosed
            placeholder:
        textField b { tag: 1
        section "x" {
            label c { text: "a" }
        observe keyboardDidShowNotification
    /* open
    form Next { title: [1, (2, 3 }
    }
    }
    textFeild d { }
    }
    """

  /// What means much to the parser: marks, beginnings of literals, comments and blocks, members, and what is none of these.
  public static let pieces = [
    "", "x", "0", "é", "Ж", "😀", "\u{0}", "\u{FEFF}", "\u{301}", " ", "  ", "\t", "\n", "\n\n\n", "\r", "\r\n",
    "{", "}", "(", ")", "[", "]", ":", ",", ";", ".", "...", "..<", "-", "=", " = ", "`", "\\", "\"", "\"\"\"", "#\"",
    "\\(",
    "/", "//", "///", "/*", "*/", "/* c */", "// c", "// c\n", "#/", "/#",
    "9223372036854775808", "-1", "0x", "1_000", "1e9", "'q' ",
    "// formdef:disable:this zero-tag -- why\n", "// formdef:disable:next a -- b\n", "// formdef:enable\n",
    "import \"A.formdef\"\n", "form Q {\n", "preset P {\n", "section \"s\" {\n", "Section {", "textField z {\n",
    "tags T {\n",
    "tag: 1\n", "tag: .", "tag: .a\n", "use ", "use P\n", "on ", "on complete { call: x }\n", "observe a\n",
    "observe a { }\n",
    "override b { }\n", "rule ", "rule x 1 ", "rule required\n", "rule length(1...2) {", "rule length(...5)\n",
    "rule pattern(/[a-z]+/)\n", "rule pattern(/(a+)+b/)\n", "rule range(1...)\n", "keyboardType: .",
    "keyboardType: .numberPad\n",
    "delegate: none\n", "normalize: [.uppercase]\n", "formatter: .date(format: \"dd.MM.yyyy\")\n",
    "locales: [\"de_DE\"]\n",
    "text: \"\"\"\n   a\n\n    b\n   \"\"\"\n", ".toolbar([next\n    .done])", "equal(to: b\n.c)", "b /* c\n*/ .d",
    "#/a\n/#",
    "/a /* b */ c/", "\"\"\"\n  a\n  \"\"\"", "{1000}", "(?:", "(?<=", "[^", "[[", "\\p{", "\\p{L}", "\\d", "|", "*+",
  ]
}
