public import FormModel
import TextPatterns
import UIKitCatalog

/// What a browser lets nobody type.
extension FieldLanguage {
  /// The UTF-16 code units that can be typed at most; nil where nothing says so but rules and formatters.
  public var longestEntry: Int? { source.longestEntry }

  /// The texts that are no longer; nil where they may have any length.
  var entries: TextLanguage? { longestEntry.map { TextLanguage(length: LengthWindow(max: $0, unit: .utf16)) } }

  /// Whether it is certain that no text which can be typed is one that rules see as another text, and only since it would
  /// be too long.
  public func isBeyondEntry(_ seen: String) -> Bool {
    guard let entries, let most = longestEntry, most > 0, seen.utf16.count > most, let normalization else {
      return false
    }
    let texts = RuleSpace(rules, normalization, isOfTypedTexts: true, budget).seen(TextLanguage(words: [seen]))
    return [texts, entries].witness(budget: budget) == .decided(nil)
  }

  /// Rules, as few as there can be, of which it is certain that no text meets them all that can be typed, though others
  /// do; nil where there are none. Where nothing can be typed at all, `required` says more than any other.
  public var rulesBeyondEntry: [Int]? {
    guard let entries, analysis.conflict == nil, let normalization else { return nil }
    let required = rules.firstIndex { $0.kind == .required && $0.rejects }
    if longestEntry == 0, let required { return [required] }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    let rejecting = space.rejecting
    if rejecting.isEmpty { return nil }
    let wanted = rejecting.map(space.upper) + space.frame
    let all = wanted + [entries]
    guard all.easyWitness(budget: budget) == nil, all.witness(budget: budget) == .decided(nil),
      space.witness(wanted).value.map({ $0 != nil }) ?? false
    else { return nil }
    let core = all.conflictCore(isKnown: true, given: all.count - rejecting.count, budget: budget).value ?? nil
    let blamed = (core ?? Array(rejecting.indices)).filter { $0 < rejecting.count }.map { rejecting[$0] }
    return blamed.isEmpty ? rejecting : blamed
  }
}

extension ResolvedControl {
  /// What `maxlength` allows of a web input, in UTF-16 code units; nil where it is not set, or counts for nothing.
  public var longestEntry: Int? {
    guard isWebText, let set = self[.maxlength], set.isWellFormed, let most = set.value?.integer, most >= 0 else {
      return nil
    }
    return most
  }

  /// Whether it is certain that it is a web input of one line of text: of others browsers read neither `maxlength` nor
  /// `size` (WHATWG HTML, 4.10.5.1).
  public var isWebText: Bool {
    guard kind == .webInput, isComplete else { return false }
    return !sets(.webType) || enumMember(.webType).map(ResolvedControl.typesOfText.contains) ?? false
  }

  /// The types of such inputs, which stand first in the table.
  private static let typesOfText = PropertyID.webType.type.enumID.map { Array($0.members.prefix(6)) } ?? []
}
