/// What a rule is: the text that `explain`, hovers and the reference show, and the examples that the tests run.
public final class LintRuleInfo: Sendable, Hashable {
  /// The name: it states the bad thing, and reads after "allow …".
  public let code: String
  /// How serious its findings are where settings say nothing.
  public let severity: Severity
  /// What it is about, as settings name it.
  public let group: RuleGroup
  /// Whether it is on where settings do not speak of it.
  public let isOnByDefault: Bool
  /// What is found, in one sentence.
  public let summary: String
  /// Why that matters: what the user of the app meets.
  public let reason: String
  /// A complete file in which it is found, once or more.
  public var bad: String { makeBad() }
  /// A complete file in which it is not found.
  public var good: String { makeGood() }
  /// What the quick fix does; nil where there is none.
  public let fix: String?
  /// Whether one cause makes findings at several controls of a form: they are told as one, at the first control, with
  /// the others as related places.
  public let isToldOncePerForm: Bool
  /// Whether its findings are reported, as they are, whatever settings and baselines say: what is read is not what was
  /// meant.
  public let isAlwaysReported: Bool
  /// Whether a comment that suppresses it on its line makes sense.
  public let canBeSuppressed: Bool
  /// Whether its fix takes a rule or a formatter away because of what else there is.
  public let fixRemovesRule: Bool
  /// Whether it looks into the app's strings files, which are read where such a rule is selected.
  public let readsStrings: Bool
  // Few ask for the examples: no run of the linter writes them.
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  /// What `explain` and the reference show; examples are complete files.
  public init(
    _ code: String, _ severity: Severity, group: RuleGroup, isOnByDefault: Bool = true, summary: String,
    reason: String, bad: @escaping @autoclosure @Sendable () -> String,
    good: @escaping @autoclosure @Sendable () -> String, fix: String? = nil, isToldOncePerForm: Bool = false,
    isAlwaysReported: Bool = false, canBeSuppressed: Bool = true, fixRemovesRule: Bool = false,
    readsStrings: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.group = group
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    self.reason = reason
    makeBad = bad
    makeGood = good
    self.fix = fix
    self.isToldOncePerForm = isToldOncePerForm
    self.isAlwaysReported = isAlwaysReported
    self.canBeSuppressed = canBeSuppressed
    self.fixRemovesRule = fixRemovesRule
    self.readsStrings = readsStrings
  }

  /// Each rule has one: they are the same where they are one object.
  public static func == (left: LintRuleInfo, right: LintRuleInfo) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
