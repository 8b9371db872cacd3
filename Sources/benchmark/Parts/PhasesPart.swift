import FormModel
import FormRules
import FormSyntax
import SourceFormat

/// What lint does, phase by phase, and as a whole.
enum PhasesPart {
  static func run(_ arguments: BenchmarkArguments) {
    for input in arguments.inputs { measure(input) }
  }

  private static func measure(_ input: Input) {
    let bytes = input.bytes
    var table = Table.ofTimes("Phases: \(input.name), \((Double(bytes.count) / 1e6).inWords) MB")
    let rounds = input.rounds(40)
    let single = Timings(rounds: rounds) { readOnOneCore(bytes) }
    table.add("lex and parse on one core", single, "\(input.speed(single.least)) of one core")
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

  /// An edit is read by one thread, however long it is: putting the whole text into an empty document.
  private static func readOnOneCore(_ bytes: [UInt8]) {
    var document = Document(bytes: [])
    _ = document.replace(0..<0, with: bytes)
  }
}
