import FormGeneration
import Testing

/// Nothing that is the same in all forms is longer than lines may be.
struct LineLengthTests {
  /// One of all that has functions of its own in generated code.
  private static let members = """
    textField a { formatter: .mask("##/AA[*]"); rule length(...9) { when: .change } }
    textField b { formatter: .grouped([2], separator: " "); rule checksum(.luhn); rule checksum(.isbn) }
    textField c { formatter: .number(style: .currency, minimumFractionDigits: 1, maximumFractionDigits: 3); rule range(1...9) }
    textField d { formatter: .number(format: "@@#", usesGroupingSeparator: false) }
    textField e { formatter: .number(format: "0", minimumFractionDigits: 1, maximumFractionDigits: 40) }
    textField f { formatter: .number(style: .spellOut) }
    textField g { formatter: .date(style: .full, time: .full); rule range(today(days: 1)...date("2099-01-01")) }
    textField h { formatter: .date(format: "EEEE d MMMM HH:mm:ss.SSS") }
    textField i { inputView: .picker(["a"]); rule pattern(/a+/) { when: .endEditing; effect: .refuse } }
    textField j { inputView: .datePicker(mode: .date); rule checksum(.mod97) }
    textView k { rule range(1...9); rule equal(to: a); rule oneOf(["4", "5"]); normalize: [.trim, .removeSpaces, .uppercase, .asciiDigits] }
    datePicker l { minimumDate: today }
    picker m { items: ["a"] }
    button n { enabledWhen: .valid }
    observe keyboardWillHideNotification { call: f }
    """

  @Test func linesFit() {
    let text = GeneratedText(members: Self.members)
    for line in (text.model + text.uiKit).split(separator: "\n") where !line.contains("#error") {
      #expect(line.count <= 100, "\(line)")
    }
    let functions = ["struct Mask", "struct Groups", "func magnitude", "func wordNumber", "func moment", "func tokens"]
    for function in functions { #expect(text.model.contains(function)) }
  }
}
