import FormModel
import FormRules
import FormSyntax
import FormWorkspace

/// Applies fixes, looks again, and so on until there is none left to apply.
struct FixRun {
  /// Rounds after which fixes that call for one another are left alone.
  private static let roundLimit = 20

  private let allowed: Set<Fix.Applicability>
  private let paths: [String]
  private(set) var workspace: Workspace
  /// The texts as they were, of the files that changed.
  private(set) var before: [String: [UInt8]] = [:]
  /// How many fixes were applied.
  private(set) var count = 0

  init(_ workspace: Workspace, _ paths: [String], _ allowed: Set<Fix.Applicability>) {
    self.workspace = workspace
    self.paths = paths
    self.allowed = allowed
    var concerned = Set(paths)
    for _ in 0..<FixRun.roundLimit where !concerned.isEmpty { concerned = round(concerned) }
  }

  /// The files that changed, in the order of the report.
  var changed: [String] { paths.filter { before[$0] != nil } }

  func text(_ path: String) -> [UInt8] { workspace.analysis(path)?.file.document.bytes ?? [] }

  /// One round over the files that changed in the last one, or may see what changed; gives those of the next.
  private mutating func round(_ concerned: Set<String>) -> Set<String> {
    let looked = paths.filter(concerned.contains)
    let allowed = allowed
    let fixes = workspace.mapFindings(of: looked) { _, findings in
      findings.compactMap { finding in
        finding.fixes.first { allowed.contains($0.applicability) && !$0.edits.isEmpty }
      }
    }
    guard fixes.contains(where: { !$0.isEmpty }) else { return [] }
    var selection = FixSelection(documents)
    for (path, fixes) in zip(looked, fixes) {
      for fix in fixes { selection.add(fix, from: path) }
    }
    count += selection.count
    return take(selection)
  }

  private var documents: [String: Document] {
    Dictionary(
      paths.compactMap { path in workspace.analysis(path).map { (path, $0.file.document) } },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func take(_ selection: FixSelection) -> Set<String> {
    var concerned: Set<String> = []
    for path in paths {
      guard let file = selection.files[path], file.isChanged else { continue }
      if before[path] == nil { before[path] = text(path) }
      concerned.insert(path)
      concerned.formUnion(workspace.open(path, text: file.document.bytes))
    }
    return concerned
  }
}
