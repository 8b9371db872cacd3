import FormSyntax

/// What regular expressions are made of, as ICU reads them.
enum PatternWords {
  /// A part of a regular expression.
  struct Item {
    /// The part as it is shown and filtered, with `…` where something is to be filled in.
    var text: String
    /// What editors without templates insert: the part with something that makes it whole in the place of its `…`.
    var insert: String
    /// The part as a template; nil where nothing is to be filled in.
    var snippet: [SnippetPart]?
    /// What stands before the first `…`; nil where nothing is to be filled in.
    private(set) var opening: String?
    /// What it matches, in a few words.
    var meaning: String

    /// Whether it says how often what stands before it is there.
    var isQuantifier: Bool { ["*", "+", "?", "{…}"].contains(text) }
    /// Whether it joins what stands before it in a set with the set behind it.
    var isSetOperator: Bool { ["&&", "--"].contains(text) }

    /// A part that is inserted as it is shown.
    init(_ text: String, _ meaning: String) {
      self.text = text
      insert = text
      self.meaning = meaning
    }

    /// `text` with places to fill in where it has `…`; the first is `example` for editors without templates.
    init(template text: String, _ example: String, _ meaning: String) {
      self.init(text, meaning)
      let parts = text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      insert = parts[0] + example + parts.dropFirst().joined()
      snippet = [.text(parts[0]), .end] + parts.dropFirst().map { .text($0) }
      opening = parts[0]
    }
  }

  /// Classes that a whole pattern may be made of.
  static let classes: [Item] = [
    Item("[0-9]", "a digit of ASCII"), Item("[A-Z]", "a capital of ASCII"), Item("[a-z]", "a small letter of ASCII"),
    Item("[A-Za-z]", "a letter of ASCII"), Item("[A-Za-z0-9]", "a letter or digit of ASCII"),
    Item("\\p{L}", "a letter of any script"), Item("[^@ ]+@[^@ ]+", "an e-mail address, roughly"),
  ]

  /// Outside of sets and groups.
  static let parts: [Item] =
    [
      Item(template: "[…]", "0-9", "one of these characters"),
      Item(template: "[^…]", "0-9", "one character that is none of these"),
      groups[0],
    ] + escapes(inSet: false) + [
      Item("*", "any number of times"), Item("+", "once or more"), Item("?", "once or not at all"),
      Item(template: "{…}", "2", "so many times: {3}, {2,}, {2,4}"), Item("|", "or"),
      Item(".", "any character but a line break"),
      Item("^", "the start"), Item("$", "the end, or before a last line break"),
    ] + groups.dropFirst()

  /// How often something is there, between `{` and `}`.
  static let counts: [Item] = [
    Item("3", "so many times"), Item("2,", "at least so many times"), Item("2,4", "between so many times"),
  ]

  /// What a bracket may begin with.
  static let groups: [Item] = [
    Item(template: "(?:…)", "a", "a group that captures nothing"), Item(template: "(…)", "a", "a group that captures"),
    Item(template: "(?<…>)", "name", "a group with a name"), Item(template: "(?=…)", "a", "followed by this"),
    Item(template: "(?!…)", "a", "not followed by this"), Item(template: "(?<=…)", "a", "preceded by this"),
    Item(template: "(?<!…)", "a", "not preceded by this"),
    Item(template: "(?>…)", "a", "a group that gives nothing back"),
    Item("(?i)", "from here on, capitals and small letters are the same"),
    Item("(?s)", "from here on, . matches line breaks too"), Item("(?m)", "from here on, ^ and $ match at lines"),
    Item("(?x)", "from here on, blanks mean nothing and # begins a comment"),
  ]

  /// Inside of `[ ]`.
  static let setParts: [Item] =
    [
      Item("0-9", "the digits of ASCII"), Item("A-Z", "the capitals of ASCII"),
      Item("a-z", "the small letters of ASCII"),
      Item("&&", "only what is in the next set too"), Item("--", "without what is in the next set"),
    ] + posixClasses + escapes(inSet: true)

  /// POSIX-like classes of a set (ICU User Guide, "Set Expressions").
  static let posixClasses = [
    Item("[:alpha:]", "letters"), Item("[:digit:]", "decimal digits of any script"),
    Item("[:alnum:]", "letters and digits"),
    Item("[:upper:]", "capitals"), Item("[:lower:]", "small letters"), Item("[:punct:]", "punctuation"),
    Item("[:space:]", "white space"), Item("[:blank:]", "blanks and tabs"), Item("[:xdigit:]", "hexadecimal digits"),
    Item("[:cntrl:]", "control characters"), Item("[:graph:]", "visible characters"),
    Item("[:print:]", "visible characters and blanks"),
  ]

  /// `[:^alpha:]` …
  static let otherPosixClasses = posixClasses.map { Item("[:^" + $0.text.dropFirst(2), "all but \($0.meaning)") }

  /// Escapes, in or outside of a set: classes of characters, characters, and outside also anchors and back references.
  static func escapes(inSet: Bool) -> [Item] {
    let classes = [
      Item("\\d", "a decimal digit of any script"), Item("\\D", "no decimal digit"),
      Item("\\w", "a letter, mark, digit or joiner"),
      Item("\\W", "none of those"), Item("\\s", "white space"), Item("\\S", "no white space"),
      Item("\\h", "a blank or tab"), Item("\\H", "no blank or tab"), Item("\\v", "a line break"),
      Item("\\V", "no line break"),
      Item(template: "\\p{…}", "L", "a character with this property"),
      Item(template: "\\P{…}", "L", "a character without this property"),
    ]
    let escapes = [
      Item("\\\\", "a backslash"), Item("\\.", "a full stop"), Item("\\-", "a hyphen"), Item("\\/", "a slash"),
      Item("\\t", "a tab"), Item("\\n", "a line feed"), Item("\\r", "a carriage return"),
      Item(template: "\\x{…}", "41", "the character with this code"),
      Item(template: "\\N{…}", "DIGIT ONE", "the character with this name"),
      Item(template: "\\Q…\\E", "a", "this text, with no character special"),
    ]
    if inSet { return classes + escapes.dropLast() }
    let places = [
      Item("\\b", "the edge of a word"), Item("\\B", "not the edge of a word"), Item("\\A", "the start of the text"),
      Item("\\z", "the end of the text"), Item("\\Z", "the end, or before a last line break"),
      Item("\\R", "a line break, CR LF as one"), Item("\\X", "what a reader sees as one character"),
    ]
    return classes + places + escapes
  }

  /// General categories, binary properties and scripts that patterns use most.
  static let properties: [Item] = {
    let names: [(String, String)] = [
      ("L", "letters"), ("Lu", "capitals"), ("Ll", "small letters"), ("Lt", "title-case letters"),
      ("Lm", "modifier letters"),
      ("Lo", "letters without case"), ("M", "marks"), ("N", "numbers"), ("Nd", "decimal digits"),
      ("Nl", "number letters"),
      ("P", "punctuation"), ("Pd", "dashes"), ("S", "symbols"), ("Sc", "currency signs"), ("Sm", "mathematical signs"),
      ("Z", "separators"), ("Zs", "blanks"), ("C", "others"), ("Cc", "control characters"), ("Cf", "format characters"),
      ("Alphabetic", "letters and what counts as such"), ("Uppercase", "capitals"), ("Lowercase", "small letters"),
      ("White_Space", "white space"), ("Emoji", "emoji, digits among them"), ("Ideographic", "ideographs"),
      ("Han", "Chinese characters"), ("Hiragana", "Japanese syllables"),
      ("Katakana", "Japanese syllables for foreign words"),
      ("Hangul", "Korean"), ("Latin", "Latin script"), ("Greek", "Greek script"), ("Cyrillic", "Cyrillic script"),
      ("Arabic", "Arabic script"), ("Hebrew", "Hebrew script"), ("Thai", "Thai script"),
      ("Devanagari", "Devanagari script"),
    ]
    return names.map { Item("\\p{\($0.0)}", $0.1) }
  }()
}
