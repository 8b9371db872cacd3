/// Form definitions as apps have them, about 340 bytes a control; the same ones each time.
enum GeneratedForms {
  /// One file with 50 controls a form.
  static func file(controls: Int) -> [UInt8] {
    let count = max(1, controls / 50)
    return Array((0..<count).map { form($0, controls: min(50, controls)) }.joined(separator: "\n").utf8)
  }

  /// The same with a comment of its own in each control, so that no two are read alike.
  static func unlike(controls: Int) -> [UInt8] {
    let lines = file(controls: controls).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let numbered = lines.enumerated().map { number, line in
      line.last == UInt8(ascii: "{") ? line + Array(" // \(number)".utf8) : line
    }
    return Array(numbered.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// One form with all controls.
  static func oneForm(controls: Int) -> [UInt8] { Array(form(0, controls: controls).utf8) }

  /// Files of one form each, by path.
  static func tree(files: Int, controls: Int = 50) -> [(path: String, bytes: [UInt8])] {
    (0..<files).map { ("d\($0 / 50)/form\($0).formdef", Array(form($0, controls: controls).utf8)) }
  }

  private static let keyboards = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
    "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]
  private static let returnKeys = ["default", "go", "join", "next", "route", "search", "send", "done", "continue"]
  private static let clearModes = ["never", "whileEditing", "unlessEditing", "always"]
  private static let patterns = [
    "[A-Z][a-z]{1,20}", #"[0-9]{3}-[0-9]{4}"#, #"[^@ ]+@[^@ ]+\.[a-z]{2,8}"#, #"\+?[0-9 ]{7,15}"#, "red|green|blue",
    #"[\w.-]+"#, #"https?:[^ ]+"#, #"[0-9]+([.,][0-9]{1,2})?"#,
  ]
  private static let nouns = [
    "email", "phone", "street", "city", "zip", "name", "notes", "card", "code", "url", "amount",
  ]
  private static let phrases = [
    "Enter your full legal name", "Please use digits only", "As printed on the card", "Введите адрес", "Größe in €",
    "A short comment for our team", "No spaces between groups of four", "メールアドレス", "Téléphone",
  ]

  private static func form(_ index: Int, controls: Int) -> String {
    var text = "/// A form of the benchmark.\nform Form\(index) {\n"
    text += "    title: \"\(pick(phrases, index))\"\n    delegate: Form\(index)Controller\n"
    text += "    tags Form\(index)Tag { first = 100000, second }\n\n"
    for control in 0..<controls { text += self.control(index &* 50 &+ control, control) }
    return text + "    on textFieldShouldReturn(_:) { focus: next }\n}\n"
  }

  private static func control(_ seed: Int, _ number: Int) -> String {
    let isView = seed % 5 == 4
    var text = "    \(isView ? "textView" : "textField") \(pick(nouns, seed))\(number) {\n"
    text += "        tag: \(number + 1)\n        keyboardType: .\(pick(keyboards, seed / 3))\n"
    text += "        returnKeyType: .\(pick(returnKeys, seed / 2))\n"
    if !isView {
      text += "        placeholder: \"\(pick(phrases, seed))\"\n"
      text += "        clearButtonMode: .\(pick(clearModes, seed / 7))\n"
    }
    if seed % 4 != 1 {
      text += "        rule pattern(/\(pick(patterns, seed))/) { message: \"\(pick(phrases, seed / 5))\" }\n"
    }
    let least = seed % 5
    if seed % 4 != 0 {
      text += "        rule length(\(least)...\(least + 20 + seed % 190)) { message: \"\(pick(phrases, seed / 4))\" }\n"
    }
    return text + "    }\n"
  }

  private static func pick(_ list: [String], _ index: Int) -> String { list[index % list.count] }
}
