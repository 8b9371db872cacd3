import TextPatterns

extension FieldLanguage {
  /// What its keyboard lacks for the rules, with keyboards that have it; nil where it lacks nothing, or it was not decided.
  ///
  /// Where no text is known that certainly meets all rules, these are the keyboards that type a value of a range as the
  /// formatter writes it, else those that type all characters that the rules let through.
  public var keyboardGap: KeyboardGap? {
    guard let gap = analysis.keyboardGap, let keyboard else { return nil }
    if gap.sample.isEmpty { return cache.keyboardGap(of: self) { completed(gap, keyboard) } }
    // Of days one is shown as the formatter writes it.
    guard rules.contains(where: { $0.language.isOfDates == true }) else { return gap }
    return cache.keyboardGap(of: self) {
      var shown = gap
      shown.sample = textsOfRules.first { certainlyMeetsRules($0) } ?? gap.sample
      return shown
    }
  }

  private func completed(_ gap: KeyboardGap, _ keyboard: FieldKeyboard) -> KeyboardGap {
    let places: [String?] = environment.typingLocales ?? [nil]
    func types(_ keyboard: FieldKeyboard, _ holds: (ScalarSet) -> Bool) -> Bool {
      places.allSatisfy { keyboard.scalars(in: $0).map(holds) ?? false }
    }
    var completed = gap
    // A text of one locale says nothing of others.
    let known = places.count == 1 ? textsOfRules.first { meetsRules($0) } : nil
    completed.sample = known ?? ""
    let example = known ?? gap.missing?.first.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    completed.alternatives = FieldKeyboard.alternatives(to: keyboard, for: example) { other in
      types(other) { typed in
        known.map { $0.unicodeScalars.allSatisfy { typed.contains($0.value) } } ?? (usesOnly(typed) == true)
      }
    }
    return completed
  }
}
