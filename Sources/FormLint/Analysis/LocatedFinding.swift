public import FormSyntax

/// A finding with its place in the file: what terminal, JSON report and editor show.
public struct LocatedFinding: Sendable {
  /// The rule that found it.
  public var rule: LintRuleInfo
  /// How serious it is.
  public var severity: Severity
  /// What is wrong.
  public var message: String
  /// The name of the form of the control or preset that it is about.
  public var form: String? { (names?.form).map(LongText.cut) }
  /// The name of the control or preset that it is about.
  public var control: String? { (names?.control).map(LongText.cut) }
  private let names: SubjectNames?
  /// Bytes from the start of the file.
  public var range: Range<Int>
  /// What most findings have nothing of: there may be very many of them.
  private var details: Details?
  /// Whether it is about the form, and stands at the first control that shows it.
  public var concernsForm = false

  /// The control that it is about; nil where that is the form or the file.
  public var subject: String? { concernsForm ? nil : control }

  /// The code of the rule.
  public var code: String { rule.code }

  /// A finding about a file as a whole, or one that is no form definition.
  public init(_ rule: LintRuleInfo, _ message: String, at range: Range<Int>) {
    self.init(
      rule: rule, severity: rule.severity, message: message, names: nil, range: range, related: [], tags: [],
      fixes: [], data: [])
  }

  /// A finding in places of the file.
  init(
    rule: LintRuleInfo, severity: Severity, message: String, names: SubjectNames?, range: Range<Int>,
    related: [LocatedRelated], tags: [Finding.Tag], fixes: [LocatedFix], data: [(key: String, value: Finding.Datum)]
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.names = names
    self.range = range
    details = Details.of(related, tags, fixes, data)
  }
}

extension LocatedFinding {
  /// Other places that have to do with it.
  public var related: [LocatedRelated] {
    get { details?.related ?? [] }
    set { details = Details.of(newValue, tags, fixes, data) }
  }
  /// How editors show what is marked.
  public var tags: [Finding.Tag] {
    get { details?.tags ?? [] }
    set { details = Details.of(related, newValue, fixes, data) }
  }
  /// Changes after which it is not found any more; none where they were not asked for.
  public var fixes: [LocatedFix] {
    get { details?.fixes ?? [] }
    set { details = Details.of(related, tags, newValue, data) }
  }
  /// Facts for other programs, by name.
  public var data: [(key: String, value: Finding.Datum)] { details?.data ?? [] }
}

/// What a finding has beside its message and its place.
private final class Details: Sendable {
  let related: [LocatedRelated]
  let tags: [Finding.Tag]
  let fixes: [LocatedFix]
  let data: [(key: String, value: Finding.Datum)]

  private init(
    _ related: [LocatedRelated], _ tags: [Finding.Tag], _ fixes: [LocatedFix],
    _ data: [(key: String, value: Finding.Datum)]
  ) {
    self.related = related
    self.tags = tags
    self.fixes = fixes
    self.data = data
  }

  private static let unnecessary = Details([], [.unnecessary], [], [])

  /// Nil where there is nothing of any; what very many findings may have is shared by all.
  static func of(
    _ related: [LocatedRelated], _ tags: [Finding.Tag], _ fixes: [LocatedFix],
    _ data: [(key: String, value: Finding.Datum)]
  ) -> Details? {
    if related.isEmpty, fixes.isEmpty, data.isEmpty {
      if tags.isEmpty { return nil }
      if tags == [.unnecessary] { return unnecessary }
    }
    return Details(related, tags, fixes, data)
  }
}

/// The names of what findings are about, which neighbours share: there may be very many of them.
final class SubjectNames: Sendable {
  let form: String?
  let control: String?

  init(form: String?, control: String?) {
    self.form = form
    self.control = control
  }
}

/// Another place that has to do with a finding.
public struct LocatedRelated: Sendable, Equatable {
  /// What the place has to do with it.
  public var message: String
  /// Nil: the file of the finding.
  public var path: String?
  /// Bytes from the start of its file.
  public var range: Range<Int>
}

/// A fix with its edits in places of files.
public struct LocatedFix: Sendable {
  /// What it does, as an imperative with a capital letter.
  public var title: String
  /// How sure it is that the change is wanted.
  public var applicability: Fix.Applicability
  /// In an edit without a path it is the file of the finding.
  public var edits: [SourceEdit]
}

/// How much of findings is wanted.
public enum FindingDetail: Sendable {
  /// All that is known.
  case whole
  /// The same, of each control by itself: nothing stands for others of its form.
  case each
  /// What is wrong and where: neither fixes nor the names of form and control.
  case brief
}

/// The worst findings of a file.
public struct WorstFindings: Sendable {
  /// Errors first; findings of one severity in the order of the text.
  public var findings: [LocatedFinding]
  /// How many more there are.
  public var omitted: Int
  /// The fields of which something was not decided for want of steps; 0 as long as some are looked at.
  public let undecidedFields: Int

  /// - Parameters:
  ///   - omitted: how many more there are.
  ///   - undecidedFields: those of which something was not decided for want of steps.
  public init(findings: [LocatedFinding], omitted: Int, undecidedFields: Int = 0) {
    self.findings = findings
    self.omitted = omitted
    self.undecidedFields = undecidedFields
  }
}
