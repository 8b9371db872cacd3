import FormLint
import JSONText
import UIKitCatalog

/// Values of the types that settings have.
extension SettingsParser {
  /// The members of an object, each once, of which all keys are known.
  ///
  /// - Parameter required: those of the keys that it has to have. One that is there misspelt is not missing besides.
  mutating func members(
    of value: JSONValue, _ known: [String], required: [String] = []
  ) -> [(name: String, value: JSONValue)] {
    guard let members = value.members else {
      add("expected an object, found \(value.kind.words)", value.range)
      return []
    }
    var seen: Set<String> = []
    var missing = required.filter { value[named: $0] == nil }
    var found: [(name: String, value: JSONValue)] = []
    for member in members {
      if !seen.insert(member.name).inserted {
        add("the key '\(member.name)' is there twice", member.key.range)
      } else if known.contains(member.name) {
        found.append((member.name, member.value))
      } else {
        let meant = SettingsKey.meant(by: member.name, among: known)
        add("there is no key '\(member.name)' here", member.key.range, meant: meant)
        missing.removeAll { $0 == meant }
      }
    }
    for name in missing { add("'\(name)' is missing", value.range.lowerBound..<value.range.lowerBound + 1) }
    return found
  }

  /// The elements of an array; a mistake names the value by `what`.
  mutating func elements(_ value: JSONValue, _ what: String) -> [JSONValue] {
    guard let elements = value.elements else {
      add("\(what) is an array, not \(value.kind.words)", value.range)
      return []
    }
    return Array(elements)
  }

  /// A string with its place.
  mutating func string(_ value: JSONValue, _ what: String) -> SettingsFile.Placed<String>? {
    guard let text = value.string else {
      add("\(what) is a string, not \(value.kind.words)", value.range)
      return nil
    }
    return SettingsFile.Placed(value: text, range: value.range)
  }

  /// The strings of an array; where `orOne` says so, also a string alone.
  mutating func strings(_ value: JSONValue, _ what: String, orOne: Bool = false) -> [SettingsFile.Placed<String>] {
    if orOne {
      if value.kind == .string { return [string(value, what)].compactMap { $0 } }
      guard value.kind == .array else {
        add("\(what) is a string or an array, not \(value.kind.words)", value.range)
        return []
      }
    }
    return elements(value, what).compactMap { string($0, "an element of \(what)") }
  }

  /// A whole number in a range, with its place.
  mutating func number(_ value: JSONValue, _ what: String, _ range: ClosedRange<Int>) -> SettingsFile.Placed<Int>? {
    guard let number = value.int64.flatMap({ Int(exactly: $0) }), range.contains(number) else {
      add("\(what) is a whole number from \(range.lowerBound) to \(range.upperBound)", value.range)
      return nil
    }
    return SettingsFile.Placed(value: number, range: value.range)
  }

  /// A boolean with its place.
  mutating func boolean(_ value: JSONValue, _ what: String) -> SettingsFile.Placed<Bool>? {
    guard let bool = value.bool else {
      add("\(what) is true or false, not \(value.kind.words)", value.range)
      return nil
    }
    return SettingsFile.Placed(value: bool, range: value.range)
  }

  /// An array of codes and groups, without those that are none; nil where it is no array, or has none but these.
  ///
  /// - Parameter isSuppressing: whether they name what is not reported, which some codes always are.
  mutating func selectors(
    _ value: JSONValue, _ what: String, isSuppressing: Bool = false
  ) -> SettingsFile.Placed<[CodeSelector]>? {
    guard value.kind == .array else {
      _ = elements(value, what)
      return nil
    }
    let found = strings(value, what).compactMap { word -> CodeSelector? in
      guard let selector = selector(word.value, word.range) else { return nil }
      return isSuppressing && !maySuppress(selector, word.range) ? nil : selector
    }
    if found.isEmpty, value.elements?.contains(where: { _ in true }) == true { return nil }
    return SettingsFile.Placed(value: found, range: value.range)
  }

  /// One code or group.
  mutating func selector(_ word: String, _ range: Range<Int>) -> CodeSelector? {
    if let selector = CodeSelector(word) { return selector }
    add("there is no code or group '\(word)'", range, insteadOf: word, among: CodeSelector.words)
    return nil
  }

  /// Whether findings of a code may be left out; notes it where they may not. A group is passed over: it means the others.
  mutating func maySuppress(_ selector: CodeSelector, _ range: Range<Int>) -> Bool {
    guard case .code(let code) = selector, CodeSelector.isNeverSuppressed(code) else { return true }
    add("'\(code)' cannot be suppressed", range)
    return false
  }

  /// Notes a word that is no code, with the likely one.
  mutating func unknownCode(_ word: String, _ range: Range<Int>) {
    let codes = LintRuleRegistry.everything.map(\.code)
    add("there is no code '\(word)'", range, insteadOf: word, among: codes)
  }

  /// Severities by code or group; `off` is nil.
  mutating func severities(_ value: JSONValue) -> [(selector: CodeSelector, severity: SettingsFile.Placed<Severity?>)] {
    guard value.kind == .object else {
      add("'severity' is an object, not \(value.kind.words)", value.range)
      return []
    }
    return members(of: value, CodeSelector.words).compactMap { name, value in
      guard let selector = CodeSelector(name) else { return nil }
      let word = value.string ?? ""
      guard SettingsKey.severities.contains(word) else {
        let expected = SettingsKey.severities.map { "'\($0)'" }.joined(separator: ", ")
        add("a severity is one of \(expected)", value.range, insteadOf: word, among: SettingsKey.severities)
        return nil
      }
      let severity = Severity.allCases.first { $0.word == word }
      guard severity == .error || hasOtherSeverities(selector, severity, value.range) else { return nil }
      return (selector, SettingsFile.Placed<Severity?>(value: severity, range: value.range))
    }
  }

  /// Whether findings of a code may be less than errors; notes it where they may not.
  private mutating func hasOtherSeverities(
    _ selector: CodeSelector, _ severity: Severity?, _ range: Range<Int>
  ) -> Bool {
    guard severity != nil, case .code(let code) = selector, CodeSelector.isNeverSuppressed(code) else {
      return maySuppress(selector, range)
    }
    add("'\(code)' is always an error", range)
    return false
  }

  /// The members of `form`, as the form language writes them.
  mutating func formMembers(_ value: JSONValue) -> [(name: String, value: SettingsFile.Placed<String>)] {
    guard let members = value.members else {
      add("'form' is an object, not \(value.kind.words)", value.range)
      return []
    }
    var found: [(name: String, value: SettingsFile.Placed<String>)] = []
    for member in members {
      if found.contains(where: { $0.name == member.name }) {
        add("the key '\(member.name)' is there twice", member.key.range)
      } else {
        let text = formMember(member) ?? ""
        found.append((member.name, SettingsFile.Placed(value: text, range: member.value.range)))
      }
    }
    return found
  }

  /// What a member says, as the language writes it; nil where it cannot be that, which is told.
  private mutating func formMember(_ member: JSONValue.Member) -> String? {
    guard let text = FormMemberText.text(of: member.value) else {
      guard let (element, meant) = FormMemberText.quotedElement(member.value) else {
        add("a value is written as in the language, in a string", member.value.range)
        return nil
      }
      file.mistakes.append(
        SettingsMistake(
          range: element.range, message: "an element of a list has no quotes of its own; did you mean \(meant)?",
          replacement: meant))
      return nil
    }
    if let quoted = FormMemberText.missesQuotes(member.name, member.value) {
      file.mistakes.append(
        SettingsMistake(
          range: member.value.range, message: "a string has quotes of its own here; did you mean \(quoted)?",
          replacement: quoted))
      return nil
    }
    guard let problem = FormMemberText.problem(member.name, text) else { return text }
    let wrong = problem.isOfName ? nil : FormMemberText.wrongElement(member.name, member.value)
    file.mistakes.append(
      SettingsMistake(
        range: problem.isOfName ? member.key.range : wrong?.range ?? member.value.range, message: problem.message,
        replacement: wrong == nil && (problem.isOfName || member.value.kind == .string) ? problem.meant : nil))
    return nil
  }
}
