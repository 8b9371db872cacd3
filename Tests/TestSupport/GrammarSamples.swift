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
}
