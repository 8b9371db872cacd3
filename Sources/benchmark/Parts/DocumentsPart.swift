import FormWorkspace
import SystemIO

/// Twice the documents that an editor opens, edits and closes, and how much more time that takes.
enum DocumentsPart {
  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Documents: opened with their findings, edited and closed, least cpu time of all threads",
      ["documents", "alone", "ratio", "importing one", "ratio", ""])
    var before: (alone: Double, importing: Double)?
    for count in [500, 1_000, 2_000, 4_000] {
      let alone = openAndClose(count, imports: false)
      let importing = openAndClose(count, imports: true)
      table.add(
        "\(count)", alone.inWords, before.map { (alone / $0.alone).inWords } ?? "", importing.inWords,
        before.map { (importing / $0.importing).inWords } ?? "", "")
      before = (alone, importing)
    }
    table.print()
  }

  private static func openAndClose(_ count: Int, imports: Bool) -> Double {
    Timings(rounds: 3) {
      var workspace = Workspace(reader: SharedFile())
      for index in 0..<count {
        let analysis = workspace.deferredAnalysis(of: "\(index)")(text(index, imports: imports))
        _ = workspace.openInEditor("\(index)", analysis)
      }
      for index in 0..<count {
        _ = workspace.worstFindings("\(index)", limit: 1_000)
        _ = workspace.edit("\(index)", 0..<0, with: Array("// x\n".utf8))
      }
      for index in 0..<count { _ = workspace.close("\(index)") }
    }.quantile(0, \.process)
  }

  private static func text(_ index: Int, imports: Bool) -> [UInt8] {
    let form = "form F\(index) {\n    textField a { tag: 1; keyboardType: .emailAddress }\n}\n"
    return Array(((imports ? "import \"Shared\"\n" : "") + form).utf8)
  }
}

/// The one file that the documents import.
private struct SharedFile: FileReader {
  func read(_ path: String) -> Result<[UInt8], FileError> {
    path == "Shared" ? .success(Array("preset P { tag: 1 }".utf8)) : .failure(FileError("there is no such file"))
  }
}
