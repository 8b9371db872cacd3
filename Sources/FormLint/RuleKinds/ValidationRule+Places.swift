import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

extension ValidationRule {
  /// The smallest range that shows the rule: its first argument, else its name. In the block that it stands in.
  var spot: Range<Int> { member.argument()?.range ?? member.member.nameRange }

  /// Its keyword in quotes.
  var quoted: String { "'\(kind.keyword)'" }

  /// Its keyword with the argument, in quotes, to tell it from others of its kind; a long argument is shortened.
  var quotedWithArgument: String {
    guard let value = member.argument() else { return quoted }
    let argument = member.block.textOnOneLine(value.range, of: [value])
    let scalars = argument.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 24, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return "'\(kind.keyword)(\(argument))'" }
    return "'\(kind.keyword)(\(argument[..<end])…'"
  }

  /// The regular expressions in its arguments, with their languages.
  var patternValues: [(value: Value, reading: PatternLanguage)] {
    let values = member.member.values.map { member.block.view($0) }.filter { $0.kind == .regex }
    return Array(zip(values, language.patterns)).map { ($0.0, $0.1) }
  }
}

extension Value {
  /// Where bytes of a regular expression stand in the chunk; the whole literal for none.
  func range(inPattern range: Range<Int>?) -> Range<Int> {
    guard let range, !range.isEmpty else { return self.range }
    let text = node.textRange
    let lower = min(text.lowerBound + range.lowerBound, text.upperBound)
    return lower..<max(lower, min(text.lowerBound + range.upperBound, text.upperBound))
  }
}

extension FieldContext {
  /// Whether its texts may have several lines, as far as is known.
  var isMultiline: Bool { source.kind.map { !$0.isTextField } ?? true }

  /// Related places: rules by their indices, each with what is said of it.
  func related(_ indices: some Sequence<Int>, _ words: (ValidationRule) -> String) -> [Related] {
    indices.map { index in
      let rule = rules[index]
      return Related(words(rule), place(rule.spot, rule.member.origin))
    }
  }

  /// Calls `body` with each remark on a pattern of the field's own rules.
  func eachRemark(_ body: (_ remark: PatternRemark, _ value: Value, _ rule: ValidationRule) -> Void) {
    for rule in rules where rule.isOwn {
      for (value, reading) in rule.patternValues {
        for remark in reading.result.tree?.remarks ?? [] { body(remark, value, rule) }
      }
    }
  }

  /// A fix that sets a property: replaces its value, or adds it before the first member of the preset that is to blame,
  /// before a rule of a preset, or before the first member of the field, unless that may be in the middle of something
  /// that cannot be read. Where a preset sets it and the field says more of its text, the field gets a value of its own:
  /// what other users of the preset have stays.
  func setting(
    _ property: PropertyID, to value: String, _ title: String, beside rule: ValidationRule? = nil,
    in preset: FoundPreset? = nil
  ) -> Fix? {
    if let set = source[property] {
      if set.origin.preset != nil, preset == nil, saysMore(besides: rule) {
        return adding(property, value, title, to: source.block, .own)
      }
      return set.value.map { Fix(title, .unsafe, [Fix.Edit(place($0.range, set.origin), value)]) }
    }
    if let preset { return adding(property, value, title, to: preset.block, .preset(preset)) }
    if let member = rule?.member, member.origin.preset != nil {
      if member.block.hasSyntaxErrors { return nil }
      let at = member.member.range.lowerBound
      let text = "\(property.name): \(value)\(member.block.separator(before: member.member))"
      return Fix(title, .unsafe, [Fix.Edit(place(at..<at, member.origin), text)])
    }
    return adding(property, value, title, to: source.block, .own)
  }

  /// Whether the field itself, and not only its presets, says which texts it takes; with a rule that is to blame, whether
  /// it says that one.
  func saysMore(besides rule: ValidationRule? = nil) -> Bool {
    if let rule { return rule.isOwn }
    guard source.kind != nil else { return false }
    return source.block.memberKinds.contains(MemberKinds(.rule))
      || [PropertyID.textContentType, .normalize, .formatter].contains { source.block.member(of: $0) != nil }
  }

  private func adding(
    _ property: PropertyID, _ value: String, _ title: String, to block: BlockModel, _ origin: Origin
  ) -> Fix? {
    guard !block.hasSyntaxErrors, let (_, first) = block.topMembers.first(where: { _ in true }) else { return nil }
    let at = first.range.lowerBound
    let text = "\(property.name): \(value)\(block.separator(before: first))"
    return Fix(title, .unsafe, [Fix.Edit(place(at..<at, origin), text)])
  }

  /// Where to point at a property: its value, or the field's name where it is not set.
  func range(of property: PropertyID) -> Range<Int> {
    guard let set = source[property], let value = set.value else { return source.block.nameRange }
    return ownRange(value.range, set.origin)
  }

  /// Where to point at a rule: in the field's own text.
  func range(of rule: ValidationRule) -> Range<Int> { ownRange(rule.spot, rule.member.origin) }

  /// The fix that takes a rule out, if it is the field's own, or that of a preset of the file which is to blame.
  func removal(
    of rule: ValidationRule, _ title: String, _ applicability: Fix.Applicability, orIn preset: FoundPreset? = nil
  ) -> [Fix] {
    let blamed = preset.flatMap { preset in
      preset.path == nil && rule.member.origin.preset?.isSame(as: preset) ?? false ? preset.id : nil
    }
    guard let chunk = rule.isOwn ? source.id : blamed, let index = file.document.index(of: chunk),
      let edit = file.document.chunks[index].removal(of: rule.member.member)
    else { return [] }
    return [Fix(title, applicability, [edit])]
  }

  /// The fix that has a rule checked at the end of editing, where it says itself when it is checked.
  func checkingAtEnd(_ rule: ValidationRule) -> [Fix] {
    guard let time = rule.member.inner(.when) else { return [] }
    var edits = [Fix.Edit(place(time.range, rule.member.origin), ".endEditing")]
    // What refuses a keystroke would keep the user in the field.
    if let effect = rule.member.inner(.effect), effect.isNamed(EnumMember.RuleEffect.refuse) {
      edits.append(Fix.Edit(place(effect.range, rule.member.origin), ".report"))
    }
    return [Fix("Check it at the end of editing", .unsafe, edits)]
  }

  /// Whether no text meets the rules of a preset of another file, whoever uses it.
  func isUnmet(_ preset: FoundPreset) -> Bool {
    guard let other = preset.path.flatMap(scope.file), let entry = other.entry(preset.id) else { return false }
    let alone = ResolvedControl(preset: entry, in: other, scope)
    return FieldLanguage(alone, FieldEnvironment(), cache).analysis.conflict != nil
  }
}

/// 'a', 'a' and 'b', 'a', 'b' and 'c'.
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
