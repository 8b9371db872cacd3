import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `catastrophic-backtracking`: a regular expression on which a backtracking engine takes for ever.
enum CatastrophicBacktracking: TextRule {
  static let info = LintRuleInfo(
    "catastrophic-backtracking", .warning, group: .validation,
    summary: "A regular expression takes quadratic, cubic or exponential time on some texts.",
    reason: """
      NSRegularExpression tries one way to match after the other. Where the same text can be cut up in many ways, a text \
      that almost matches freezes the app; after some hundred million steps the engine gives up and says that there is no \
      match, so that a right entry is rejected.

      A warning stands where a text of at most 1,000 characters, or of the length that a rule before it allows, takes that \
      many; else it is information. Rules of one moment are checked as written, and the first that is broken is the last: \
      what a rule rejects never comes to the patterns behind it, be it too long or made of other characters.
      """,
    bad: """
      form Person {
          textField tags {
              rule pattern(/([a-z]+,?)+/)
          }
      }
      """,
    good: """
      form Person {
          textField tags {
              rule pattern(/[a-z]+(,[a-z]+)*,?/)
          }
      }
      """,
    fix: "Where a way to write the same without the ambiguity is known, writes it so.")

  static let fieldFilter: FieldFilter = .flaws

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for (index, rule) in field.rules.enumerated() where rule.kind == .pattern && isToldHere(rule, field) {
      for (value, reading) in rule.patternValues {
        let verdict = field.language.backtracking(reading, ofRule: index, isMultiline: field.isMultiline)
        if let found = verdict.finding {
          report.add(verdict, found, .typed, found.attack.isHarmful ? .warning : .information, value, rule, field)
          continue
        }
        // What is slow on other texts only is worth a word: the pattern may be used elsewhere, too.
        for isNormalized in [true, false] where !(isNormalized && field.isMultiline) {
          let other = field.language.backtracking(reading, ofRule: index, isMultiline: true, isNormalized: isNormalized)
          guard let found = other.finding else { continue }
          report.add(other, found, isNormalized ? .fromCode : .normalized, .information, value, rule, field)
          break
        }
      }
    }
  }

  /// Of a preset's rules those of the file's are looked at in the fields too, which may keep long texts from them; those
  /// of another file are told there.
  private static func isToldHere(_ rule: ValidationRule, _ field: FieldContext) -> Bool {
    if rule.isOwn { return true }
    return field.source.kind != nil && rule.member.origin.preset.map { $0.path == nil } ?? false
  }
}

extension BacktrackingVerdict {
  fileprivate var growth: String {
    if case .exponential = self { "exponential" } else { "polynomial" }
  }
}

/// How a slow text can come to the rule.
private enum AttackOrigin {
  /// People may enter it.
  case typed
  /// It has line breaks, which code may set in a text field.
  case fromCode
  /// `normalize` makes another text of it: not here.
  case normalized

  /// What is said behind the text.
  var words: String {
    switch self {
    case .typed: ""
    case .fromCode: ", where code sets a text with line breaks"
    case .normalized: ", which 'normalize' changes here"
    }
  }
}

extension Reporter {
  fileprivate mutating func add(
    _ verdict: BacktrackingVerdict, _ found: BacktrackingFinding, _ origin: AttackOrigin, _ severity: Severity,
    _ value: Value, _ rule: ValidationRule, _ field: FieldContext
  ) {
    let message: Finding.Message =
      if case .polynomial(let degree, _) = verdict {
        .polynomial(degree, found, origin)
      } else {
        .exponential(found, origin)
      }
    var fixes: [Fix] = []
    if let rewrite = found.rewrite {
      let range =
        value.node.textRange.lowerBound + rewrite.range.lowerBound..<value.node.textRange.lowerBound
        + rewrite.range.upperBound
      fixes = [
        Fix(
          "Write it as \(rewrite.replacement)", .unsafe,
          [Fix.Edit(field.place(range, rule.member.origin), rewrite.replacement)])
      ]
    }
    let range = value.range(inPattern: found.range)
    let member = rule.member.origin
    add(
      CatastrophicBacktracking.self, at: field.ownRange(range, member), message, severity: severity, fixes: fixes,
      data: [("growth", .text(verdict.growth)), ("attack", .text(found.attack.text))],
      cause: field.cause(range, member), wholeCause: field.cause(value.range, member))
  }
}

extension Finding.Message {
  fileprivate static func exponential(_ found: BacktrackingFinding, _ origin: AttackOrigin) -> Self {
    Finding.Message("this takes exponential time on texts such as \(shown(found))\(origin.words)")
  }

  fileprivate static func polynomial(_ degree: Int, _ found: BacktrackingFinding, _ origin: AttackOrigin) -> Self {
    let time =
      switch degree {
      case 2: "quadratic time"
      case 3: "cubic time"
      default: "time that grows with the \(degree)th power of the length"
      }
    return Finding.Message("this takes \(time) on texts such as \(shown(found))\(origin.words)")
  }

  private static func shown(_ found: BacktrackingFinding) -> String {
    let attack = found.attack
    let parts = [
      attack.prefix.isEmpty ? nil : CharacterWords.quoted(attack.prefix, limit: 16),
      "many times " + CharacterWords.quoted(attack.pump, limit: 16),
      attack.suffix.isEmpty ? nil : CharacterWords.quoted(attack.suffix, limit: 16),
    ]
    return parts.compactMap { $0 }.joined(separator: ", then ")
  }
}
