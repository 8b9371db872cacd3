/// Forms whose controls are alike but for names, texts, keys and numbers, as those of people are: most are plain, some are not
/// what they seem.
public enum AlikeControls {
  /// A text with some forms.
  public static func text(_ random: inout SplitMix64) -> String {
    var text = ""
    let members = (0..<3).map { _ in pick(Self.members, &random) }
    for form in 0..<Int.random(in: 1...4, using: &random) {
      text += "form F\(form) {\n"
      for line in formLines where Int.random(in: 0..<5, using: &random) == 0 {
        text += "    \(filled(line, &random))\n"
      }
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text += control(pick(members, &random), &random)
      }
      text += pick(["}\n", "}\n", "}\n", "", "} // end\n"], &random)
    }
    if Bool.random(using: &random) { text += filled(pick(presets, &random), &random) }
    return lines(of: text, &random)
  }

  /// The same with line breaks and blanks as others write them.
  private static func lines(of text: String, _ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: text.replacing("\n", with: "\r\n")
    case 1: text.replacing("\n", with: "\r")
    case 2: text.replacing("    ", with: "\t")
    default: text
    }
  }

  private static func control(_ members: [String], _ random: inout SplitMix64) -> String {
    let keyword = pick(["textField", "textField", "textField", "textView", "button", "searchField"], &random)
    let head = pick(
      ["", "", "", "    // a note\n", "    // \"quoted\"\n", "    // formdef:disable:next all -- so\n"], &random)
    if members.count < 5, Int.random(in: 0..<5, using: &random) == 0 {
      let line = members.map { filled($0, &random) }.joined(separator: pick(["; ", "; ", "; ", ";", " ; "], &random))
      let end = pick([" }\n", " }\n", " }\n", "}\n", "; }\n", " } // end\n", "\n    }\n", " };\n"], &random)
      return head + "    \(keyword) \(filled("NAME", &random)) { \(line)\(end)"
    }
    var text = head + "    \(keyword) \(filled("NAME", &random)) {\n"
    for line in members { text += "        \(filled(line, &random))\n" }
    return text
      + pick(
        ["    }\n", "    }\n", "    }\n", "    }\n", "  }\n", "    } // end\n", "    };\n", "    }\n;\n", "\n"], &random
      )
  }

  private static func filled(_ line: String, _ random: inout SplitMix64) -> String {
    var line = line
    for (gap, usual, others) in gaps {
      while let range = line.firstRange(of: gap) {
        let isUsual = Int.random(in: 0..<6, using: &random) > 0
        line.replaceSubrange(range, with: pick(isUsual ? usual : others, &random))
      }
    }
    return line
  }

  private static func pick<Element>(_ elements: [Element], _ random: inout SplitMix64) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private static let gaps: [(gap: String, usual: [String], others: [String])] = [
    (
      "NAME", ["name", "city", "street2", "a", "phoneNumber", "z9"],
      ["form", "textField", "nil", "rule", "поле", "x\n", "`for`", "\"q\"", "on", "Usual", "name: x", "key"]
    ),
    (
      "TEXT",
      ["Your name", "City", "Straße", "3 letters", "日本", "Please", "✆ téléphone", "メール", "(408) 555", "Contact"],
      [
        "", " ", "Email address", "Username", "Password", "\\n", "\\(3)", "a\"b", "+49 30 1234567", "\t", "\u{7F}",
        "Label", "\u{3000}", "\u{2003}", "Téléphone", "Your password", "Mobile number",
      ]
    ),
    ("KEY", ["NameKey", "cityKey", "k1"], ["nil", "true", "\"key\"", "form", "A.b", "schlüssel", ""]),
    (
      "MODE", [".never", ".always", ".whileEditing", ".unlessEditing"],
      [".alway", ".neverEver", "never", "nil", ".never // so", "UITextField.ViewMode.always", ".never; submit: true"]
    ),
    ("NUMBER", ["1", "7", "12", "250"], ["0", "-3", "007", "1_000", "99999999999999999999", "3.5", "x", "0x10"]),
  ]

  private static let formLines = [
    "title: \"TEXT\"", "delegate: FormController", "delegate: none", "dispatch: .tags", "deploymentTarget: iOS(13)",
    "dismissKeyboard: [.tapOutside]", "locales: [\"de_DE\"]", "tags T { name = 1, city }", "title: \"TEXT\"",
    "on textFieldShouldReturn(_:) { focus: next }", "on textFieldShouldClear(_:) { return false }",
    "dismissKeybord: .tapOutside", "section \"TEXT\" {",
    "observe keyboardDidShowNotification { call: shown }",
  ]

  private static let presets = [
    "preset Usual {\n    keyboardType: .emailAddress\n}\n",
    "preset Usual {\n    rule pattern(/[a-z]+/) { message: \"TEXT\" }\n    rule length(...NUMBER)\n}\n",
    "preset Usual {\n    formatter: .mask(\"##-##\")\n    label: \"TEXT\"\n}\n",
    "preset Usual { use Other }\npreset Other { rule equal(to: city); on textFieldShouldReturn(_:) { focus: name } }\n",
    "preset Usual { use Other; keyboardTyp: .URL }\npreset Other { delegate: Own; example: \"TEXT\" }\n",
  ]

  private static let members: [[String]] = [
    ["use Usual", "label: \"TEXT\"", "rule required { message: \"TEXT\" }", "key: KEY"],
    ["use Usual", "keyboardType: .numberPad", "placeholder: \"TEXT\""],
    ["tag: NUMBER", "placeholder: \"TEXT\"", "key: KEY", "returnKeyType: .next"],
    ["placeholder: \"TEXT\"", "keyboardType: .numberPad", "rule length(...NUMBER) { message: \"TEXT\" }"],
    [
      "tag: NUMBER", "label: \"TEXT\"", "keyboardType: .URL", "textContentType: .URL", "autocapitalizationType: .none",
      "autocorrectionType: .no", "rule pattern(#/[a-z]+/#) { message: \"TEXT\" }",
      "rule length(NUMBER...NUMBER) { message: \"TEXT\" }",
    ],
    [
      "rule pattern(#/[0-9]{3}/#) { message: \"TEXT\" }", "rule length(NUMBER..<NUMBER) { message: \"TEXT\" }",
      "key: KEY",
    ],
    ["rule required { message: \"TEXT\" }", "rule length(NUMBER..., counting: .utf16) { message: \"TEXT\" }"],
    ["tag: NUMBER", "rule length(NUMBER) {", "    message: \"TEXT\"", "}", "clearButtonMode: MODE"],
    ["placeholder: \"TEXT\"", "clearButtonMode: MODE", "rightView: .button(\"TEXT\")", "rightViewMode: MODE"],
    ["clearButtonMode: MODE", "rule required {", "    clearButtonMode: MODE", "}"],
    ["class: OwnField", "attributes {", "    clearButtonMode: MODE", "}", "clearButtonMode: MODE", "key: KEY"],
    ["placeholder: \"TEXT\"", "formatter: .date(format: \"dd.MM.yyyy\")", "tag: .name"],
    ["placeholder: \"TEXT\"", "text: \"TEXT\"", "rule oneOf([\"TEXT\", \"TEXT\"]) { message: \"TEXT\" }"],
    ["inputAccessoryView: .toolbar([.flexibleSpace, .button(\"TEXT\", action: go), .done])", "key: KEY"],
    ["use Usual", "placeholder: \"TEXT\"", "rule equal(to: name) { message: \"TEXT\" }"],
    ["title: \"TEXT\"", "submit: true", "accessibilityLabel: \"TEXT\""],
    ["/* \"TEXT\" */ tag: NUMBER", "placeholder: \"TEXT\" // \"TEXT\"", "isSecureTextEntry: true"],
    [
      "on textFieldShouldReturn(_:) { focus: city }", "tag: NUMBER",
      "rule pattern(/[^\"]+\"TEXT\"/) { message: \"TEXT\" }",
    ],
    ["placeholder: \"\"\"", "    TEXT", "    \"\"\"", "key: KEY"],
    ["passwordRules: \"TEXT\"", "isSecureTextEntry: true"],
    ["outlet: KEY", "on .editingChanged { call: KEY }", "placeholder: \"TEXT\""],
    ["key: KEY", "on .editingDidEnd {", "    call: KEY", "}", "outlet: KEY"],
    [
      "formatter: .number(style: .decimal, minimumFractionDigits: 2)", "placeholder: \"\\(NUMBER)\"",
      "rule range(0...NUMBER)", "key: KEY",
    ],
    ["formatter: .mask(\"(###) ###-####\")", "label: \"TEXT\"", "placeholder: \"TEXT\"", "normalize: [.trim]"],
    [
      "formatter: .date(format: \"dd.MM.yyyy\")", "placeholder: \"e.g. \\(today)\"", "example: \"TEXT\"",
      "inputView: .datePicker(mode: .date)",
    ],
    [
      "isSecureTextEntry: true", "textContentType: .newPassword",
      "passwordRules: \"required: digit; minlength: NUMBER;\"", "rule length(NUMBER...64)",
    ],
    [
      "normalize: [.trim, .uppercase]", "example: \"TEXT\"", "keyboardType: .asciiCapable",
      "rule pattern(/[A-Z]{2}[0-9]+/)",
    ],
    ["keyboardType: .emailAddress", "placeholder: \"name@example.com\"", "rule length(...NUMBER)", "label: \"TEXT\""],
    ["keyboardTyp: .URL", "placeholder: \"TEXT\"\"TEXT\""], ["tag: NUMBER; key: KEY", "label: .localized(\"TEXT\")"],
    ["placeholder: .localized(\"TEXT\", default: \"TEXT\")", "tag: NUMBER"],
  ]
}
