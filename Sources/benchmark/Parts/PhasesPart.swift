import FormModel
import FormLint
import FormSyntax
import FormFormatter

/// What lint does, phase by phase, and as a whole.
enum PhasesPart {
  /// Prints a table for each input.
  static func run(_ arguments: BenchmarkArguments) {
    for input in arguments.inputs { measure(input) }
  }

  private static func measure(_ input: Input) {
    let bytes = input.bytes
    var table = Table.ofTimes("Phases: \(input.name), \((Double(bytes.count) / 1e6).inWords) MB")
    let rounds = input.rounds(40)
    let part = PhasesPart.part(bytes)
    let single = Timings(rounds: rounds) { _ = Document(bytes: part) }
    let speed = (Double(part.count) / single.least / 1e3).inWords
    table.add("lex and parse \(part.count / 1024) KB on one core", single, "\(speed) MB/s")
    let parse = Timings(rounds: rounds) { _ = Document(bytes: bytes) }
    table.add("lex and parse in two halves", parse, "\(input.speed(parse.least)), \(input.speed(parse.process)) a core")
    let document = Document(bytes: bytes)
    table.add("model", Timings(rounds: rounds) { _ = FileModel(document) }, "\(document.chunks.count) chunks")
    let model = FileModel(document)
    table.add("rules", Timings(rounds: rounds) { _ = FileAnalysis(model) })
    let analysis = FileAnalysis(model)
    var count = 0
    let report = Timings(rounds: rounds) { count = Report.findings(analysis).count }
    table.add("report", report, "\(count) findings")
    let lint = Timings(rounds: rounds) { _ = Report.findings(FileAnalysis(Document(bytes: bytes))) }
    table.add("all of it", lint, input.speed(lint.least))
    table.print()
  }

  /// As much of a text as is still read by one thread.
  private static func part(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix(255 << 10)) }
}
