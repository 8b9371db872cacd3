import TestSupport

/// A field with random rules, as source text, and texts that some of its rules are likely to let through.
struct RandomField {
  /// The members of a text field.
  private(set) var members: [String] = []
  /// The rules of these members, in their order.
  private(set) var rules: [FieldTruth.Rule] = []
  /// The steps of `normalize`; `trim` where the field does not say.
  private(set) var steps: [FieldTruth.Step] = [.trim]
  /// The pattern of the mask; nil where there is none.
  private(set) var mask: String?
  /// The member of `UIKeyboardType`; nil where the field does not say.
  private(set) var keyboard: String?
  /// Texts made of the patterns and choices, and others.
  private(set) var texts: [String] = [
    "", "a", "A", "1", "12345", "abc", "ABC123", "a b", " 7 ", "é", "👍🏽", "x\u{301}yz",
  ]

  private var random: SplitMix64

  /// The field of a seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    addNormalization()
    addKeyboard()
    if chance(8) { addMask() }
    for _ in 0..<number(1, 4) { addRule() }
    if chance(6) { add(.required, "required") }
    addEdits()
  }

  // MARK: Chance

  private mutating func number(_ least: Int, _ most: Int) -> Int {
    Int.random(in: least...max(least, most), using: &random)
  }
  private mutating func chance(_ of: Int) -> Bool { number(1, of) == 1 }
  private mutating func one<Element>(_ of: [Element], _ fallback: Element) -> Element {
    of.randomElement(using: &random) ?? fallback
  }

  // MARK: Members

  private mutating func addNormalization() {
    if !chance(3) { return }
    let all: [(String, FieldTruth.Step)] = [
      (".trim", .trim), (".removeSpaces", .removeSpaces), (".removeCharacters(\"-. \")", .remove("-. ")),
      (".uppercase", .uppercase), (".lowercase", .lowercase), (".asciiDigits", .asciiDigits),
    ]
    let chosen = (0..<number(1, 3)).map { _ in one(all, all[0]) }
    steps = chosen.map(\.1)
    members.append("normalize: [\(chosen.map(\.0).joined(separator: ", "))]")
  }

  private mutating func addKeyboard() {
    if !chance(3) { return }
    let name = one(
      ["numberPad", "phonePad", "asciiCapableNumberPad", "emailAddress", "asciiCapable", "default"], "default")
    keyboard = name
    members.append("keyboardType: .\(name)")
  }

  private mutating func addMask() {
    let mask = one(["####", "##-##", "(###) ###", "AA##", "##[ ##]", "**/**[-#]"], "####")
    self.mask = mask
    members.append("formatter: .mask(\"\(mask)\")")
    for _ in 0..<4 {
      texts.append(String(mask.compactMap { maskCharacter($0) }))
      texts.append(String(mask.prefix { $0 != "[" }.compactMap { maskCharacter($0) }))
    }
  }

  private mutating func maskCharacter(_ place: Character) -> Character? {
    switch place {
    case "#": one(Array("0123456789"), "1")
    case "A": one(Array("abXY"), "a")
    case "*": one(Array("a7Z0"), "a")
    case "[", "]": nil
    default: place
    }
  }

  private mutating func addRule() {
    let change = chance(9) ? " { when: .change }" : ""
    switch number(1, 12) {
    case 1...6: addPattern(change)
    case 7...8: addLength(change)
    case 9:
      let set = one(["0123456789", "abcABC123", "abc -", "@.abc"], "abc")
      add(.characters(set), "characters(\"\(set)\")\(change)")
    case 10:
      let choices = (0..<number(1, 4)).map { _ in one(["red", "A1", "12", "12-34", "abc", "x y", "ABC"], "red") }
      texts += choices
      add(.oneOf(choices), "oneOf([\(choices.map { "\"\($0)\"" }.joined(separator: ", "))])")
    case 11:
      let least = number(-5, 40)
      let most = least + number(0, 120)
      texts += [least - 1, least, (least + most) / 2, most, most + 1].map(String.init)
      add(.range(least, most), "range(\(least)...\(most))")
    default:
      texts += ["79927398713", "0000000000000000", "18", "4242424242424242", "00"]
      add(.luhn, "checksum(.luhn)")
    }
  }

  private mutating func addLength(_ change: String) {
    let least = number(0, 9)
    let most = least + number(0, 8)
    let (range, window) =
      switch number(1, 3) {
      case 1: ("\(least)...\(most)", least...most)
      case 2: ("...\(most)", 0...most)
      default: ("\(least)...", least...Int.max)
      }
    let unit = one([("", 0), (", counting: .utf16", 1), (", counting: .scalars", 2)], ("", 0))
    add(.length(window, unit.1), "length(\(range)\(unit.0))\(change)")
  }

  private mutating func add(_ rule: FieldTruth.Rule, _ source: String) {
    rules.append(rule)
    members.append("rule \(source)")
  }

  // MARK: Patterns

  private mutating func addPattern(_ change: String) {
    var source = ""
    var samples = Array(repeating: "", count: 5)
    if chance(7) { source += one(["(?=.*[0-9])", "(?![0-9])", "(?=.{3,6}$)"], "") }
    let isBlind = chance(12)
    if isBlind { source = "(?i)" + source }
    for _ in 0..<number(1, 4) {
      let (piece, texts) = self.piece()
      source += piece
      for index in samples.indices { samples[index] += texts[index] }
    }
    texts += samples
    let isAnywhere = chance(8)
    add(
      .pattern(source, isAnywhere: isAnywhere), "pattern(/\(source)/\(isAnywhere ? ", match: .anywhere" : ""))\(change)"
    )
  }

  /// A part of a pattern, and texts that it matches.
  private mutating func piece() -> (String, [String]) {
    if chance(6) {
      let (first, second) = (piece(), piece())
      let texts = (0..<5).map { index in chance(2) ? first.1[index] : second.1[index] }
      return ("(?:\(first.0)|\(second.0))", texts)
    }
    if chance(5) {
      let inner = piece()
      return ("(?:\(inner.0))?", inner.1.map { chance(2) ? $0 : "" })
    }
    let atoms: [(String, [String])] = [
      ("[0-9]", ["0", "5", "9"]), ("[A-Z]", ["A", "K", "Z"]), ("[a-z]", ["a", "m", "z"]), ("\\d", ["3", "7", "٣"]),
      ("\\w", ["a", "_", "é", "9"]), (".", ["x", " ", "ß", "👍"]), ("[^-]", ["q", "1", "ñ"]), ("-", ["-"]), ("@", ["@"]),
      ("[abc]", ["a", "b", "c"]), ("ab", ["ab"]), ("[-. ]", ["-", ".", " "]),
    ]
    let atom = one(atoms, atoms[0])
    let least = number(0, 3)
    let most = least + number(0, 3)
    let quantifier = atom.0 == "ab" ? "" : one(["", "+", "*", "{\(least),\(most)}", "{\(least)}"], "")
    let texts = (0..<5).map { _ -> String in
      let count =
        switch quantifier {
        case "": 1
        case "+": number(1, 4)
        case "*": number(0, 4)
        case "{\(least)}": least
        default: number(least, most)
        }
      return (0..<count).map { _ in one(atom.1, "a") }.joined()
    }
    return (atom.0 + quantifier, texts)
  }

  /// Small changes of the texts: in case, at the ends, in length.
  private mutating func addEdits() {
    for text in texts where text.count < 40 {
      texts += [text.uppercased(), text.lowercased(), text + "1", text + "a", String(text.dropLast())]
      if chance(3) { texts.append(text + one(texts, "")) }
    }
  }
}
