import FormModel
public import FormLint
import FormSyntax

/// Applies fixes, looks again, and so on until there is none left to apply.
public struct FixRun: Sendable {
  /// Rounds after which fixes that call for one another are left alone.
  private static let roundLimit = 20

  private let allowed: Set<Fix.Applicability>
  private let paths: [String]
  /// The files with the fixes in them.
  public private(set) var workspace: Workspace
  /// The texts as they were, of the files that changed.
  public private(set) var before: [String: [UInt8]] = [:]
  /// How many fixes were applied.
  public private(set) var count = 0

  /// - Parameters:
  ///   - paths: the files that may be changed, in the order of the report.
  ///   - allowed: the fixes to apply; of each finding, the first of these.
  public init(_ workspace: Workspace, _ paths: [String], _ allowed: Set<Fix.Applicability>) {
    self.workspace = workspace
    self.paths = paths
    self.allowed = allowed
    var concerned = Set(paths)
    for _ in 0..<FixRun.roundLimit where !concerned.isEmpty { concerned = round(concerned) }
  }

  /// The files that changed, in the order of the report.
  public var changed: [String] { paths.filter { before[$0] != nil } }

  /// The text of a file with the fixes in it.
  public func text(_ path: String) -> [UInt8] { workspace.analysis(path)?.file.document.bytes ?? [] }

  /// One round over the files that changed in the last one, or may see what changed; gives those of the next.
  private mutating func round(_ concerned: Set<String>) -> Set<String> {
    let looked = paths.filter(concerned.contains)
    for path in looked { workspace.bringUpToDate(path) }
    let allowed = allowed
    let fixes = workspace.mapFindings(of: looked) { path, findings in
      findings.compactMap { finding in
        finding.fixes.first { allowed.contains($0.applicability) && !$0.edits.isEmpty }
          .map { FixSelection.Candidate($0, of: finding, in: path) }
      }
    }
    guard fixes.contains(where: { !$0.isEmpty }) else { return [] }
    var selection = FixSelection(analyses)
    selection.add(Array(fixes.joined()))
    count += selection.count
    return take(selection)
  }

  private var analyses: [String: FileAnalysis] {
    Dictionary(paths.compactMap { path in workspace.analysis(path).map { (path, $0) } }) { first, _ in first }
  }

  private mutating func take(_ selection: FixSelection) -> Set<String> {
    var concerned: Set<String> = []
    for path in paths {
      guard let text = selection.text(path) else { continue }
      if before[path] == nil { before[path] = self.text(path) }
      concerned.insert(path)
      concerned.formUnion(workspace.open(path, text: text))
    }
    return concerned
  }
}
