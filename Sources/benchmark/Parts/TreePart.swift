import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import SystemIO

/// Many files at once, as the command line loads them.
enum TreePart {
  private static let files = GeneratedForms.tree(files: 1_000)
  /// What a file costs, whatever stands in it.
  private static let smallFiles = GeneratedForms.tree(files: 1_000, controls: 1)
  /// What a team sets on its first day.
  private static let settings = #"{"form": {"deploymentTarget": "iOS(16)"}, "ignore": ["missing-key"]}"#

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    var table = Table.ofTimes("Tree: \(files.count) files, \((Double(size) / 1e6).inWords) MB")
    table.add("one after the other", Timings(rounds: 10) { _ = files.map { analyse($0.bytes) } })
    table.add("side by side", Timings(rounds: 10) { _ = mapConcurrently(files.count) { analyse(files[$0].bytes) } })
    table.add("one control in each", Timings(rounds: 10) { _ = smallFiles.map { analyse($0.bytes) } })
    table.add("with settings for their forms", Timings(rounds: 10, analyseWithSettings))
    var findings = 0
    let whole = Timings(rounds: 10) {
      var workspace = Workspace(reader: NoFiles())
      let analyses = mapConcurrently(files.count) { analyse(files[$0].bytes) }
      workspace.open(zip(files, analyses).map { ($0.path, $1) })
      findings = files.reduce(0) { $0 + workspace.findings($1.path).count }
    }
    table.add("with the project and the report", whole, "\(findings) findings")
    table.print()
  }

  private static func analyseWithSettings() {
    var lookup = SettingsLookup()
    lookup.texts["/forms/formdef.json"] = Array(settings.utf8)
    for (path, bytes) in files {
      let forms = lookup.formSettings(for: "/forms/" + path)
      _ = FileAnalysis(FileModel(Document(bytes: bytes), settings: forms))
    }
  }

  private static func analyse(_ bytes: [UInt8]) -> FileAnalysis { FileAnalysis(Document(bytes: bytes)) }
}

/// No file is on disk.
private struct NoFiles: FileReader {
  func read(_ path: String) -> Result<[UInt8], FileError> { .failure(FileError("no such file")) }
}
