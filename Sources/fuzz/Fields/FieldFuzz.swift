import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Random fields: what is said of them is refuted by no text, and nothing is left unsaid.
enum FieldFuzz {
  /// What was found of some fields.
  struct Outcome {
    /// What is wrong, each with the seed of its field.
    var problems: [String] = []
    /// Fields with neither a finding nor a sample nor a reason.
    var silent: [UInt64] = []
    /// How many fields have rules that no text meets together.
    var conflicts = 0
    /// How many fields have rules that were not analysed.
    var undecided = 0
  }

  /// Looks at fields from the first seed on; ends after twenty problems.
  static func run(_ arguments: FuzzArguments) -> String? {
    var outcome = Outcome()
    for offset in 0..<arguments.count where outcome.problems.count < 20 {
      let seed = arguments.seed &+ UInt64(offset)
      arguments.tell(offset, seed)
      check(seed, &outcome)
    }
    print("\(outcome.conflicts) conflicts, \(outcome.undecided) not analysed, \(outcome.silent.count) silent")
    if outcome.silent.count * 200 > arguments.count { outcome.problems.append("silent: \(outcome.silent.prefix(20))") }
    return outcome.problems.isEmpty ? nil : outcome.problems.joined(separator: "\n")
  }

  /// Looks at the field of a seed.
  static func check(_ seed: UInt64, _ outcome: inout Outcome) {
    let field = RandomField(seed: seed)
    guard let language = language(field) else {
      outcome.problems.append("--seed \(seed): no field in \(field.members)")
      return
    }
    let check = FieldCheck(field, language)
    outcome.problems += check.problems.map { "--seed \(seed): \($0) of \(field.members.joined(separator: "; "))" }
    if language.analysis.conflict != nil { outcome.conflicts += 1 }
    if !language.analysis.undecided.isEmpty { outcome.undecided += 1 }
    if check.isSilent { outcome.silent.append(seed) }
  }

  private static func language(_ field: RandomField) -> FieldLanguage? {
    let file = FileModel(Document("form F {\n textField f {\n\(field.members.joined(separator: "\n"))\n }\n}\n"))
    guard let form = file.forms.first, let entry = file.control(named: Array("f".utf8), in: form),
      let control = ResolvedControl(entry, in: file, .ownOnly)
    else { return nil }
    return FieldLanguage(control, FieldEnvironment(ResolvedForm(form, in: file, .ownOnly)), FieldLanguageCache())
  }
}

/// What is said of one random field, held against what Foundation says of texts.
struct FieldCheck {
  private let field: RandomField
  private let language: FieldLanguage
  private let samples: [String]
  /// What is wrong, in words.
  private(set) var problems: [String] = []

  /// Holds the samples, near misses and judgements of a language against `FieldTruth`.
  init(_ field: RandomField, _ language: FieldLanguage) {
    self.field = field
    self.language = language
    samples = language.samples(6)
    guard language.rules.count == field.rules.count else {
      problems = ["\(language.rules.count) rules"]
      return
    }
    checkSamples()
    checkNearMisses()
    checkConflict()
    checkRedundancies()
    checkKeyboard()
    checkTyping()
  }

  /// Whether it has neither a finding nor a sample nor a reason.
  var isSilent: Bool {
    samples.isEmpty && !language.isNeverMet && language.maskGap == nil
      && language.notAnalysed(samples).isEmpty
  }

  /// What each rule says of a text.
  private func answers(_ text: String) -> [Bool?] {
    let seen = FieldTruth.seen(text, field.steps)
    return field.rules.map { FieldTruth.meets(seen, $0) }
  }

  private func shown(_ text: String) -> String { text.debugDescription }

  private mutating func checkSamples() {
    if Set(samples).count != samples.count { problems.append("samples twice: \(samples)") }
    for text in samples {
      if answers(text).contains(false) { problems.append("sample \(shown(text)) is refused") }
      if !language.isComplete(text) { problems.append("sample \(shown(text)) does not fill the mask") }
    }
  }

  private mutating func checkNearMisses() {
    let misses = language.nearMisses(6)
    if Set(misses.map(\.text)).count != misses.count { problems.append("near misses twice: \(misses.map(\.text))") }
    for miss in misses {
      for (index, answer) in answers(miss.text).enumerated() where answer != nil && answer != (index != miss.rule) {
        problems.append("near miss \(shown(miss.text)) of rule \(miss.rule): rule \(index) says \(answer == true)")
      }
    }
  }

  private mutating func checkConflict() {
    guard let conflict = language.analysis.conflict else { return }
    for text in field.texts + samples where !FieldTruth.seen(text, field.steps).isEmpty {
      let answers = answers(text)
      if conflict.rules.allSatisfy({ answers[$0] == true }) {
        problems.append("\(shown(text)) meets \(conflict.rules), which conflict")
        return
      }
    }
  }

  private mutating func checkRedundancies() {
    for redundancy in language.analysis.redundancies where !redundancy.isForASCIIDigits {
      for text in field.texts where !FieldTruth.seen(text, field.steps).isEmpty {
        let answers = answers(text)
        if answers[redundancy.rule] == false, redundancy.implied.allSatisfy({ answers[$0] == true }) {
          problems.append("\(shown(text)) breaks rule \(redundancy.rule), which \(redundancy.implied) imply")
          break
        }
      }
    }
  }

  private func isTyped(_ text: String) -> Bool {
    guard let keyboard = language.keyboard else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      // What else is typed depends on the locale.
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        && keyboard.types(anyOf: ScalarSet(scalar.value...scalar.value))
    }
  }

  private mutating func checkKeyboard() {
    guard language.analysis.keyboardGap != nil else { return }
    for text in field.texts where isTyped(text) && !FieldTruth.seen(text, field.steps).isEmpty {
      if answers(text).allSatisfy({ $0 == true }) {
        problems.append("\(shown(text)) can be typed")
        return
      }
    }
  }

  private mutating func checkTyping() {
    for index in language.blockedTyping.keys.sorted() {
      for text in field.texts where !FieldTruth.seen(text, field.steps).isEmpty {
        guard language.keyboard == nil || isTyped(text), language.isComplete(text) else { continue }
        let beginnings = text.unicodeScalars.indices.map { String(text.unicodeScalars[...$0]) }
        if answers(text).allSatisfy({ $0 == true }), beginnings.allSatisfy({ answers($0)[index] == true }) {
          problems.append("\(shown(text)) can be typed key by key under rule \(index)")
          break
        }
      }
    }
  }
}
