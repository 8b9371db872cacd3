import FormLint
import FormSyntax
import FormWorkspace
import SystemIO

/// Many files at once, as `formdef lint` looks at them.
enum TreePart {
  /// What a team sets on its first day.
  private static let settings = #"{"form": {"deploymentTarget": "iOS(16)"}, "ignore": ["missing-key"]}"#

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    let files = GeneratedForms.tree(files: 1_000)
    let size = files.reduce(0) { $0 + $1.bytes.count }
    var table = Table.ofTimes("Tree: \(files.count) files, \((Double(size) / 1e6).inWords) MB")
    var findings = 0
    let whole = Timings(rounds: 10) { findings = look(at: files) }
    table.add("all of them", whole, "\(findings) findings")
    table.add("with settings for their forms", Timings(rounds: 10) { _ = look(at: files, hasSettings: true) })
    // What a file costs, whatever stands in it.
    let small = GeneratedForms.tree(files: 1_000, controls: 1)
    table.add("one control in each", Timings(rounds: 10) { _ = look(at: small) })
    table.print()
  }

  /// Looks at files of which nothing is known yet; gives how many findings there are.
  private static func look(at files: [(path: String, bytes: [UInt8])], hasSettings: Bool = false) -> Int {
    var workspace = Workspace(reader: Texts(files: Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }))
    if hasSettings {
      var lookup = SettingsLookup()
      lookup.texts["/forms/formdef.json"] = Array(settings.utf8)
      for (path, _) in files { workspace.formSettings[path] = lookup.formSettings(for: "/forms/" + path) }
    }
    let counts = workspace.visit(files.map(\.path), .brief) { _, file in file.findings.count }
    return counts.reduce(0) { $0 + ((try? $1.get()) ?? 0) }
  }
}

/// Texts in the place of files.
private struct Texts: FileReader {
  let files: [String: [UInt8]]

  func read(_ path: String) -> Result<[UInt8], FileError> {
    files[path].map { .success($0) } ?? .failure(FileError("no such file"))
  }
}
