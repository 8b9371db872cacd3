import FormModel
import FormSyntax
import UIKitCatalog

/// All rules. A new one is added here, in the list of its kind.
public enum LintRuleRegistry {
  /// Rules about single chunks.
  static let blockRules: [any BlockRule.Type] = [
    SyntaxErrorRule.self, UnknownProperty.self, PropertyNotAvailable.self, UnknownValue.self, TypeMismatch.self,
    DuplicateProperty.self, UnknownDelegateMethod.self, UnresolvedReference.self,
  ]

  /// Rules about controls with their presets and form.
  static let controlRules: [(rule: any ControlRule.Type, interest: RuleFilter)] =
    ([
      PropertyNotAvailable.self, WrongDelegateMethod.self, UnresolvedReference.self, OverlayNeverShown.self,
      OverlayClearButtonOverlap.self, ReturnDoesNothing.self,
    ] as [any ControlRule.Type]).map { ($0, $0.interest) }

  /// Rules about forms as a whole.
  static let formRules: [any FormRule.Type] = [
    DuplicateProperty.self, DuplicateField.self, DuplicateTag.self, ZeroTag.self, DuplicateKey.self, EqualCycle.self,
  ]

  /// Rules about comments and imports, which look at a file or a project as a whole.
  static let fileRules: [any LintRule.Type] = [
    ImportNotFound.self, ImportCycle.self, InvalidSuppression.self, UnusedSuppression.self,
  ]

  /// What there is to know of each rule, by code.
  public static let all: [LintRuleInfo] = {
    let rules: [any LintRule.Type] =
      blockRules + controlRules.map(\.rule) + textRules.map(\.rule) + formRules + fileRules
    // A rule may be of several kinds.
    return rules.reduce(into: [:]) { $0[$1.info.code] = $1.info }.values.sorted { $0.code < $1.code }
  }()

  /// The rule with a code.
  public static func rule(_ code: String) -> LintRuleInfo? { byCode[code] }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }

  /// Whether a code is that of a rule.
  static func isRule(_ code: String) -> Bool { byCode[code] != nil }

  /// Whether any rule about single chunks can have something to say: most chunks are without fault.
  @inline(__always)
  static func needsBlockRules(_ block: BlockModel) -> Bool {
    !block.flags.isDisjoint(with: .problems) || !block.memberKinds.isDisjoint(with: blockRuleKinds)
      || block.kind == .event || block.properties.contains(.passwordRules)
  }

  /// Members that refer to something: presets, fields, tag cases.
  private static let blockRuleKinds: MemberKinds = [MemberKinds(.use)]
}
