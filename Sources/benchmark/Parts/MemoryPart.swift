import FormLint
import FormSyntax
import SystemIO

/// How much memory the process has at most while it holds larger and larger files.
enum MemoryPart {
  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table("Memory: most that is resident, in MB (grows only)", ["what", "peak", "text", ""])
    table.add("start", ProcessMemory.peakMegabytes.inWords, "", "")
    for count in [10_000, 20_000, 100_000] {
      let bytes = GeneratedForms.file(controls: count)
      let analysis = FileAnalysis(Document(bytes: bytes))
      let findings = Report.findings(analysis).count
      table.add(
        "\(count) controls", ProcessMemory.peakMegabytes.inWords, (Double(bytes.count) / 1e6).inWords,
        "\(findings) findings")
    }
    table.print()
  }
}
