public import FormLint
public import FormModel
public import FormSyntax

/// A file with its findings.
public struct CheckedFile: Sendable {
  /// As it is shown.
  public let path: String
  /// Its text.
  public let document: Document
  /// In the order of the text.
  public var findings: [LocatedFinding]
  /// What other files that findings point into are looked up in.
  public let project: ProjectModel
  /// Fields of whose rules something was not decided for want of steps.
  public let undecidedFields: Int
  /// The first of these, as `Form.field`, or by the name of a preset.
  public let undecidedNames: [String]
  /// The strings files beside it of which it is not known what they say, where a rule asks for them.
  public let unreadStrings: [Translations.Unread]
  /// Which findings would have been found if they were there.
  public let coverage: FindingCoverage
  /// Where the pages of the rules are served; nil: nowhere.
  public var documentation: DocumentationAddress?

  /// The findings of an analysis in places of the file, as far as `detail` wants them.
  init(_ path: String, _ analysis: FileAnalysis, _ project: ProjectModel, _ detail: FindingDetail) {
    self.path = path
    document = analysis.file.document
    findings = analysis.report(path: path, project: project, detail)
    self.project = project
    undecidedFields = analysis.undecidedFields
    undecidedNames = analysis.undecidedNames
    unreadStrings = analysis.file.settings?.translations.unread ?? []
    coverage = FindingCoverage(analysis, path: path, project)
  }

  /// A settings file or a baseline with what was found in it.
  ///
  /// - Parameter isWhole: whether nothing else may be found there.
  public init(path: String, text: [UInt8], _ findings: [LocatedFinding], isWhole: Bool = true) {
    self.path = path
    document = Document(bytes: text)
    self.findings = findings
    project = ProjectModel()
    undecidedFields = 0
    undecidedNames = []
    unreadStrings = []
    coverage = FindingCoverage(isWhole: isWhole)
  }

  /// The address of the page of a rule; nil where it is served nowhere.
  public func documentationURL(_ code: String) -> String? {
    documentation?.page(of: code)
  }
}
