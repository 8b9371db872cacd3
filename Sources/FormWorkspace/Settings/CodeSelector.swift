public import FormLint

/// What settings name rules by: a code, a group of codes, the rules that are on by default, or all.
public enum CodeSelector: Hashable, Sendable {
  /// One rule.
  case code(String)
  /// The rules of a group.
  case group(RuleGroup)
  /// `default`: the rules that are on where nothing is said.
  case byDefault
  /// `all`: every rule.
  case all

  /// Nil for a word that is none of these.
  public init?(_ word: String) {
    switch word {
    case "all": self = .all
    case "default": self = .byDefault
    default:
      if let group = RuleGroup(rawValue: word) {
        self = .group(group)
      } else if LintRuleRegistry.known(word) != nil {
        self = .code(word)
      } else {
        return nil
      }
    }
  }

  /// All words that are one.
  public static var words: [String] {
    ["all", "default"] + RuleGroup.allCases.map(\.rawValue) + LintRuleRegistry.everything.map(\.code)
  }

  /// How it is written.
  public var word: String {
    switch self {
    case .code(let code): code
    case .group(let group): group.rawValue
    case .byDefault: "default"
    case .all: "all"
    }
  }

  /// How narrowly it names a rule: 3 for its code, 2 for its group, 1 for more; 0 where it does not.
  func precision(for rule: LintRuleInfo) -> Int {
    switch self {
    case .code(let code): code == rule.code ? 3 : 0
    case .group(let group): group == rule.group ? 2 : 0
    case .byDefault: rule.isOnByDefault ? 1 : 0
    case .all: 1
    }
  }
}

extension [CodeSelector] {
  /// How narrowly the narrowest of them names a rule.
  func precision(for rule: LintRuleInfo) -> Int { map { $0.precision(for: rule) }.max() ?? 0 }
}

extension CodeSelector {
  /// Whether findings of a code are reported, as errors, whatever settings say.
  public static func isNeverSuppressed(_ code: String) -> Bool {
    LintRuleRegistry.known(code)?.isAlwaysReported == true
  }
}
