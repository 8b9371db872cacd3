import FormLint
import TestSupport

/// Texts that have between them every construct of the grammar, and the examples of every rule.
enum TextSamples {
  /// All texts.
  static let all: [[UInt8]] = (grammar + [long] + LintRuleRegistry.all.flatMap { [$0.bad, $0.good] }).map {
    Array($0.utf8)
  }

  /// So many chunks that a document keeps them in several leaves.
  private static let long =
    "form Long {\n" + (0..<300).map { "textField f\($0) { tag: \($0 % 250); tagg: 1 }\n" }.joined() + "}\n"

  private static let grammar = [
    #"""
    import "Shared.formdef"

    /// Personal details.
    form Person {
        title: "Person" ; delegate: PersonViewController
        deploymentTarget: iOS(16.4)
        locales: ["en_US", "de_DE",]
        keyboardAvoidance: .contentInset
        dismissKeyboard: [.tapOutside, .onDrag]
        tags PersonTag { name = 1, email; dob
            ssn = 0x10
            salary = -3
        }
        section "Identity" {
            textField name {
                label: "Name"
                key: NameKey
                placeholder: .localized("person.name", default: "Full name")
                textContentType: .name
                returnKeyType: .next
                rule required { message: "Enter a name" }
                rule length(2...40, counting: .utf16) { when: .change; severity: .warning }
            }
            textField dob {
                formatter: .date(style: .medium)
                placeholder: "Example: \(today(years: -18)) \(example)" // formdef:disable:this zero-tag -- because
                rule range(date("1900-01-01")...today)
                rule length(..<5)
            }
            textField ssn {
                tag: .ssn
                example: "078-05-1120"
                keyboardType: .numbersAndPunctuation
                rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/) { when: .endEditing; effect: .refuse; title: "Error" }
            }
            textField salary {
                keyboardType: .asciiCapableNumberPad
                inputAccessoryView: .toolbar([.flexibleSpace, .done])
                formatter: .number(style: .decimal, usesGroupingSeparator: false, maximumFractionDigits: 0)
                rule characters("0123456789") { when: .change }
                rule range(-5...10_000_000)
                rule oneOf(["1", "2", "ten"])
            }
        }
        textView notes
        {
            text: """
              a "block"
                of text \(no)
              """
            rule pattern(#/a/b|(?i)c+?[^d-f&&[e]]\p{Lu}(?<=x)/#, match: .anywhere)
            on textView(_:shouldChangeTextIn:replacementText:) { call: check }
            override textRect(forBounds:) { insets: [0, 8, 0, 8] }
            use A, B
        }
        searchField query { rule equal(to: name); normalize: [.trim, .removeCharacters("- "), .uppercase] }
        textField iban { rule checksum(.mod97); rule custom(checkIban); formatter: .grouped([4], separator: " ") }
        textField phone { formatter: .mask("(###) ###-####"); attributes { brandColor: .hex("#FF0000"); size: 1.5 } }
        textField secret {
            isSecureTextEntry: true
            passwordRules: "required: upper; required: digit; minlength: 12;"
            leftView: .button(image: "eye", title: "Show", action: reveal) ; leftViewMode: .always
        }
        button save { title: "Save"; submit: true; enabledWhen: .valid }
        switch agree { isOn: true; on .valueChanged { call: agreed } }
        segmentedControl kind { segments: ["a", "b"]; selectedSegmentIndex: 1 }
        datePicker day { mode: .date; minimumDate: date("2000-02-29") }
        picker colour { items: ["r", "g"] }
        stepper count { minimumValue: 0; maximumValue: 9; stepValue: 0.5 }
        slider volume { value: 0.25; isContinuous: false }
        label hint { text: "x" }
        webInput mail { type: "email"; maxlength: 40; autocomplete: "email"; pattern: "x" }
        on textFieldShouldReturn: { focus: next }
        on textFieldShouldReturn(_:) { return: true; resign: true }
        on complete { focus: next }
        observe UITextField.textDidChangeNotification { call: didChange }
    }

    preset A { rule characters([.letters, /[0-9\/]/, "ab\u{e9}"]) ; keyboardType: .URL; use B }
    /* a /* nested */ comment */
    preset B { font: .system(size: 16); textColor: .label; typingAttributes: [.font(.preferred(.body))] }
    """#,
    GrammarSamples.beyondASCII,
    GrammarSamples.broken,
    GrammarSamples.broken + suppressed,
  ]

  private static let suppressed = """

    // formdef:disable duplicate-tag
    textField stray { tag: 99999999999999999999 }
    form A { tags { a, a = 1 } textField a { } textField a { tag: .a; tag: 0 } }
    // formdef:enable
    """
}
