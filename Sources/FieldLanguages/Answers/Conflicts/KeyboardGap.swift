public import TextPatterns
public import UIKitCatalog

/// That a field's keyboard cannot type what the rules want, in none of the form's locales.
public struct KeyboardGap: Sendable, Equatable {
  /// A character that every valid text has one of, and the keyboard none; nil where no single one is to blame.
  public var missing: ScalarSet?
  /// The rules that reject; where one alone demands the missing character, that one.
  public var rules: [Int]
  /// A text that meets the rules; empty where none is known that certainly does.
  public var sample: String
  /// Other keyboards that can type such a text, in every locale; the most fitting first.
  public var alternatives: [EnumMember]
}

extension RuleSpace {
  /// Whether no text that meets the rules can be typed; the rules themselves can be met.
  func keyboardGap(
    _ keyboard: FieldKeyboard, _ locales: [String]?, _ normalization: FieldNormalization,
    _ gaps: inout [NotAnalysedReason]
  ) -> KeyboardGap? {
    let candidates = rejecting.map(upper)
    guard !candidates.isEmpty else { return nil }
    let places: [String?] = locales ?? [nil]
    var typed: [ScalarSet] = []
    for locale in places {
      guard let set = keyboard.scalars(in: locale) else { return nil }
      typed.append(normalization.seen(set))
      switch witness(candidates + [self.typed(with: set, normalization)]) {
      case .decided(nil): continue
      case .decided: return nil
      case .notAnalysed(let reason):
        gaps.append(reason)
        return nil
      }
    }
    guard witness(candidates + frame).value ?? nil != nil else { return nil }
    let certain = rejecting.map(lower)
    let sample = (witness(certain + frame).value ?? nil) ?? ""
    let needed = (candidates + frame).requiredSets(budget: budget).value ?? []
    let missing = needed.first { set in typed.allSatisfy { $0.isDisjoint(with: set) } }
    let alone = missing.flatMap { set in
      rejecting.first { [upper($0)].requires(anyOf: set, budget: budget).value == true }
    }
    return KeyboardGap(
      missing: missing, rules: alone.map { [$0] } ?? rejecting, sample: sample,
      alternatives: sample.isEmpty ? [] : alternatives(to: keyboard, places, certain, normalization, sample, missing))
  }

  /// The keyboards that can type some valid text wherever the form is used.
  ///
  /// - Parameters:
  ///   - sample: a text that is in all of the candidates.
  ///   - missing: characters of which each of the candidates' texts has one, as far as there are such.
  func alternatives(
    to keyboard: FieldKeyboard, _ places: [String?], _ candidates: [TextLanguage], _ normalization: FieldNormalization,
    _ sample: String, _ missing: ScalarSet? = nil
  ) -> [EnumMember] {
    let staysAsTyped = normalization.applied(to: sample) == sample
    var known: [ScalarSet: Bool] = [:]
    func isTyped(with set: ScalarSet) -> Bool {
      if staysAsTyped, sample.unicodeScalars.allSatisfy({ set.contains($0.value) }) { return true }
      if let missing, normalization.seen(set).isDisjoint(with: missing) { return false }
      return witness(candidates + [typed(with: set, normalization)]).value.map { $0 != nil } ?? false
    }
    return FieldKeyboard.alternatives(to: keyboard, for: sample) { other in
      places.allSatisfy { place in
        guard let set = other.scalars(in: place) else { return false }
        let answer = known[set] ?? isTyped(with: set)
        known[set] = answer
        return answer
      }
    }
  }
}

extension FieldKeyboard {
  /// Other keyboards that do for a text like one, the most fitting first.
  static func alternatives(
    to keyboard: FieldKeyboard, for sample: String, _ does: (FieldKeyboard) -> Bool
  ) -> [EnumMember] {
    let hasLetters = sample.unicodeScalars.contains { $0.properties.isAlphabetic }
    let hasPause = sample.contains { pauses.contains($0) }
    return (hasLetters ? forLetters : hasPause ? forPauses : forPunctuation).filter { member in
      member != keyboard.member && does(FieldKeyboard(member: member, isMultiline: keyboard.isMultiline))
    }
  }

  /// Keyboards to offer for texts with letters, and for those without.
  private static let forLetters = [EnumMember.Keyboard.asciiCapable, EnumMember.Keyboard.default]
  private static let forPunctuation = [
    EnumMember.Keyboard.asciiCapableNumberPad, EnumMember.Keyboard.decimalPad, EnumMember.Keyboard.phonePad,
    EnumMember.Keyboard.numbersAndPunctuation, EnumMember.Keyboard.default,
  ]
  /// The phone pad has ',' and ';' behind a key, as "pause" and "wait".
  private static let pauses: [Character] = [",", ";"]
  private static let forPauses =
    forPunctuation.filter { $0 != EnumMember.Keyboard.phonePad } + [EnumMember.Keyboard.phonePad]
}
