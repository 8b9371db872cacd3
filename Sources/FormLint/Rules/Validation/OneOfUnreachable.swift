import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `one-of-unreachable`: a choice that another rule rejects.
enum OneOfUnreachable: TextRule {
  static let info = LintRuleInfo(
    "one-of-unreachable", .warning, group: .validation,
    summary: "A choice of 'oneOf', or every choice of a picker, is rejected, or cannot be left by 'normalize'.",
    reason: """
      Whoever enters this choice is told that it is wrong, though the list says that it is right. A field whose picker has \
      no choice that its rules and its mask accept can never be filled in. Of a picker with others, one may stand for none.
      """,
    bad: """
      form Shirt {
          textField size {
              rule oneOf(["S", "M", "L", "XXXL"])
              rule length(...3)
          }
      }
      """,
    good: """
      form Shirt {
          textField size { rule oneOf(["S", "M", "L", "XXXL"]) }
      }
      """,
    fix: """
      Removes the choice of 'oneOf', if there are others, and the rule that rejects it where that would be redundant \
      without it.
      """,
    fixRemovesRule: true)

  static let fieldFilter: FieldFilter = [.choices, .picker]

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, field.language.analysis.conflict == nil,
      let normalization = field.language.normalization
    else { return }
    checkPicker(field, normalization, &report)
    guard field.rules.contains(where: { $0.kind == .oneOf }) else { return }
    var rejections: [ExactText: Int?] = [:]
    let tests = field.rejectionTests
    lazy var isMetByEntries = field.language.rulesBeyondEntry == nil
    /// Whether no choice at all can be written, which is told of the formatter.
    func isOfMask(_ rule: Int) -> Bool { field.language.maskGap?.rules.contains(rule) ?? false }
    for (own, rule) in field.rules.enumerated() where rule.kind == .oneOf {
      guard let list = rule.member.argument(), let choices = rule.language.choices else { continue }
      let values = Array(list.children)
      var removals = 0
      /// Of a long list the first choices have a fix.
      func removal(_ index: Int, rejecting: Int? = nil) -> [Fix] {
        removals += 1
        // A list without choices is a mistake of its own.
        guard removals <= mostRemovals, choices.indices.contains(where: { $0 != index && !choices[$0].isEmpty }) else {
          return []
        }
        let fix = field.removal(of: index, in: values, rule)
        guard let rejecting, field.decides(rejecting, among: choices, without: index, beside: own) else { return [fix] }
        return field.removal(fix, with: field.rules[rejecting])
      }
      for (index, choice) in choices.enumerated() where !choice.isEmpty && index < values.count {
        let rejecting = rejections[ExactText(choice)] ?? tests.first { $0.test.breaks(choice) == true }?.rule
        rejections[ExactText(choice)] = .some(rejecting)
        if let rejecting, rejecting != own {
          report.add(
            Self.self, at: field.ownRange(values[index].range, rule.member.origin),
            .rejected(choice, field.rules[rejecting]),
            related: field.related([rejecting]) { "this \($0.quoted) rejects it" },
            fixes: removal(index, rejecting: rejecting),
            cause: field.cause(values[index].range, rule.member.origin, with: field.origins([rejecting])))
        } else if normalization.applied(to: choice) != choice, field.language.isNeverSeen(choice) {
          report.add(
            Self.self, at: field.ownRange(values[index].range, rule.member.origin),
            .altered(choice, normalization.applied(to: choice)), fixes: removal(index))
        } else if index < mostRemovals, let most = field.language.longestEntry, field.language.isBeyondEntry(choice),
          isMetByEntries
        {
          let set = field.source[.maxlength]
          report.add(
            Self.self, at: field.ownRange(values[index].range, rule.member.origin), .tooLong(choice, most),
            related: set.map { [Related("'maxlength' is set here", field.place($0.member.nameRange, $0.origin))] }
              ?? [],
            fixes: removal(index),
            cause: field.cause(
              values[index].range, rule.member.origin, with: set.map { [$0.origin] } ?? []))
        } else if index < mostRemovals, !isOfMask(own), field.language.neverFillsMask(choice) {
          report.add(
            Self.self, at: field.ownRange(values[index].range, rule.member.origin), .unfilled(choice),
            fixes: removal(index))
        }
      }
    }
  }

  private static let mostRemovals = 100
}

extension FieldContext {
  /// The rules that reject, each with what asks it of one text after the other.
  var rejectionTests: [(rule: Int, test: RuleTest)] {
    rules.indices.filter { rules[$0].rejects && !language.rejectsEveryText($0) }.map { ($0, RuleTest(rules[$0])) }
  }

  /// Whether a rule rejects only one of the choices, and so would be redundant without it: the list keeps out all that it
  /// does, and no later. A list that only warns keeps nothing out.
  fileprivate func decides(_ rejecting: Int, among choices: [String], without index: Int, beside own: Int) -> Bool {
    let rule = rules[rejecting]
    guard rules[own].terms.precede(rule.terms), !RedundantRule.isSeen(rejecting, before: [own], rules) else {
      return false
    }
    let test = RuleTest(rule)
    return choices.indices.allSatisfy { $0 == index || choices[$0].isEmpty || test.breaks(choices[$0]) == false }
  }

  /// Takes a choice out, with the rule that would then be redundant; nothing where that is not the field's own.
  fileprivate func removal(_ fix: Fix, with rule: ValidationRule) -> [Fix] {
    removal(of: rule, "Remove the choice and this \(rule.quoted)", .unsafe).map {
      Fix($0.title, .unsafe, fix.edits + $0.edits)
    }
  }

  /// Takes an element out of a list, with the comma that parts it from another.
  fileprivate func removal(of index: Int, in elements: [Value], _ rule: ValidationRule) -> Fix {
    var range = elements[index].range
    if index + 1 < elements.count {
      range = range.lowerBound..<elements[index + 1].range.lowerBound
    } else if index > 0 {
      range = elements[index - 1].range.upperBound..<range.upperBound
    }
    return Fix("Remove the choice", .unsafe, [Fix.Edit(place(range, rule.member.origin), "")])
  }
}

extension Finding.Message {
  fileprivate static func rejected(_ choice: String, _ rule: ValidationRule) -> Self {
    Finding.Message("\(CharacterWords.quoted(choice)) is one of the choices, and \(rule.quoted) rejects it")
  }

  fileprivate static func unfilled(_ choice: String) -> Self {
    Finding.Message("\(CharacterWords.quoted(choice)) is one of the choices, and no text that the formatter writes")
  }

  fileprivate static func tooLong(_ choice: String, _ most: Int) -> Self {
    let unit = LengthWindow.Unit.utf16.word(for: most)
    return Finding.Message(
      "\(CharacterWords.quoted(choice)) is one of the choices, and nobody can type it: 'maxlength' allows \(most) \(unit)"
    )
  }

  fileprivate static func altered(_ choice: String, _ seen: String) -> Self {
    Finding.Message(
      "\(CharacterWords.quoted(choice)) is never what rules see: 'normalize' makes it \(CharacterWords.quoted(seen))")
  }
}
