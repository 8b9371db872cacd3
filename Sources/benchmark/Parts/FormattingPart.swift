import FormSyntax
import FormFormatter

/// The formatter: on texts as it leaves them, and on texts that it has to change everywhere.
enum FormattingPart {
  /// Prints the table of all inputs.
  static func run(_ arguments: BenchmarkArguments) {
    var table = Table.ofTimes("Formatting")
    for input in arguments.inputs {
      let wide = Document(bytes: input.bytes)
      let formatter = SourceFormatter()
      let narrow = SourceFormatter(FormatOptions(indentWidth: 2))
      let rounds = input.rounds(20)
      let asItIs = Timings(rounds: rounds) { _ = formatter.edits(wide) }
      table.add("\(input.name), nothing to do", asItIs, input.speed(asItIs.least))
      let changed = Timings(rounds: rounds) { _ = narrow.format(wide) }
      table.add("\(input.name), another indentation", changed, input.speed(changed.least))
    }
    table.print()
  }
}
