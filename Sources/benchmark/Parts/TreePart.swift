import FormLint
import FormSyntax
import FormWorkspace
import SystemIO

/// Many files at once, as the command line loads them.
enum TreePart {
  private static let files = GeneratedForms.tree(files: 1_000)

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    var table = Table.ofTimes("Tree: \(files.count) files, \((Double(size) / 1e6).inWords) MB")
    table.add("one after the other", Timings(rounds: 10) { _ = files.map { analyse($0.bytes) } })
    table.add("side by side", Timings(rounds: 10) { _ = mapConcurrently(files.count) { analyse(files[$0].bytes) } })
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

  private static func analyse(_ bytes: [UInt8]) -> FileAnalysis { FileAnalysis(Document(bytes: bytes)) }
}

/// No file is on disk.
private struct NoFiles: FileReader {
  func read(_ path: String) -> Result<[UInt8], FileError> { .failure(FileError("no such file")) }
}
