import FormGeneration
import FormModel
import FormSyntax

/// The Swift code of forms with 50 controls each, as text: of twice as many forms, how much more time it takes.
enum GenerationPart {
  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Generating: forms of 50 controls, each in a file of its own, without reading and writing files",
      ["forms", "MB", "min", "cpu", "cpu ratio", ""])
    var before: Double?
    for count in [250, 500, 1_000, 2_000] {
      let models = GeneratedForms.tree(files: count).map { FileModel(Document(bytes: $0.bytes)) }
      var bytes = 0
      let times = Timings(rounds: 3) { bytes = size(ofCodeOf: models) }
      let cpu = times.quantile(0, \.process)
      table.add(
        "\(count)", (Double(bytes) / 1e6).inWords, times.quantile(0, \.wall).inWords, cpu.inWords,
        before.map { (cpu / $0).inWords } ?? "", "")
      before = cpu
    }
    table.print()
  }

  /// The bytes of the code of all files, made side by side.
  private static func size(ofCodeOf models: [FileModel]) -> Int {
    let patterns = PatternCosts()
    let sizes = mapConcurrently(models.count) { index in
      let options = GenerationOptions(version: "1", path: "Form\(index).formdef")
      return FormGenerator.files(of: models[index], .ownOnly, options, patterns).reduce(0) { $0 + $1.text.count }
    }
    return sizes.reduce(0, +)
  }
}
