import FormFormatter
import FormLint
import FormModel
import FormWorkspace
import SystemIO

/// What is set for one file.
struct FileSettings: Sendable {
  /// How many findings are shown at most.
  let limit: Int
  /// What settings make of findings.
  let filter: SettingsFilter
  /// What is said for forms that say nothing themselves.
  let forms: FormSettings?
  /// The address below which the pages of the rules are served.
  private let documentation: DocumentationAddress?
  /// The moment that previews are of; nil: the present one.
  let previewMoment: String?
  /// How texts are laid out, as far as settings say that.
  let layout: LayoutSettings
  /// Whether hints show values.
  let showsPreviewHints: Bool
  /// The findings that are known and let be.
  private let baseline: BaselineFilter?

  /// Reads the settings that hold for the file at a path, and its baseline.
  ///
  /// - Parameter today: the day, as `YYYY-MM-DD`, on which entries of the baseline have to hold still.
  init(_ path: String, _ lookup: inout SettingsLookup, _ baselines: inout KnownBaselines, today: String) {
    let settings = lookup.settings(for: path)
    limit = settings.diagnosticsLimit
    documentation = settings.documentation
    previewMoment = settings.previewMoment
    let layout = settings.layout
    self.layout = LayoutSettings(
      indentWidth: layout.indentWidth, usesTabs: layout.usesTabs, lineWidth: layout.lineWidth)
    showsPreviewHints = settings.showsPreviewHints
    filter = lookup.filter(for: path)
    forms = lookup.formSettings(for: path)
    let baseline = settings.baseline.flatMap { try? baselines.read($0, lookup.texts).get() }
      .map { $0.filter(for: path, today: today) }
    self.baseline = baseline
    policy = filter.isEmpty && baseline == nil ? nil : FindingPolicy(filter, baseline)
  }

  /// Whether some findings are known and let be, which is counted over a whole file.
  var hasBaseline: Bool { baseline != nil }

  /// What settings and baseline make of findings that are only counted; nil: they are shown as they are found.
  let policy: FindingPolicy?

  /// Where a rule is described; nil where that is not known.
  func documentation(of code: String) -> String? { documentation?.page(of: code) }

  /// Takes out what is off, and fades what is known; the order of the text stays.
  func apply(to findings: inout [LocatedFinding]) {
    filter.apply(to: &findings)
    guard let baseline else { return }
    let (new, old) = baseline.part(findings)
    let faded = old.map { finding in
      var finding = finding
      finding.severity = .hint
      if !finding.tags.contains(.unnecessary) { finding.tags.append(.unnecessary) }
      return finding
    }
    findings = (new + faded).sorted { left, right in
      (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
    }
  }
}
