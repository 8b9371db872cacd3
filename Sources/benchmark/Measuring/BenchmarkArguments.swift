/// Which parts to run, and on which files.
struct BenchmarkArguments {
  /// The parts to run, by name; all where there is none.
  private(set) var parts: [String] = []
  /// The paths of files that are measured in place of generated texts.
  private(set) var files: [String] = []
  /// The file of the cases that other programs decide too.
  private(set) var cases: String?

  /// Nil where the arguments cannot be understood.
  init?(_ arguments: some Sequence<String>, parts known: [String]) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--part":
        guard let part = rest.popFirst(), known.contains(part) else { return nil }
        parts.append(part)
      case "--cases":
        guard let path = rest.popFirst() else { return nil }
        cases = path
      // All parts run anyway.
      case "--full": break
      default:
        guard !argument.hasPrefix("-") else { return nil }
        files.append(argument)
      }
    }
  }

  /// The texts to be measured: the files that are named, else what is generated.
  var inputs: [Input] { files.isEmpty ? Input.generated : Input.files(files) }
}
