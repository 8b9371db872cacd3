import FormWorkspace
import SystemIO

/// Texts that once broke something, each in a file of a folder: what was wrong stays right.
enum CorpusRun {
  /// Checks all files of the folder that the arguments name; gives what is wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    guard let folder = arguments.folder else { return "corpus needs --folder" }
    guard case .success(let entries) = FolderListing.entries(of: folder) else { return "cannot read \(folder)" }
    var times = StepTimes(limit: arguments.limit)
    var problems: [String] = []
    let texts = entries.map(\.name).filter { $0.hasSuffix(".txt") }.sorted()
    for (index, name) in texts.enumerated() {
      guard case .success(let bytes) = DiskReader().read("\(folder)/\(name)") else { return "cannot read \(name)" }
      if arguments.tellsEach { print(name) }
      times.seed = UInt64(index)
      var check = TextCheck(bytes, seed: times.seed, times: times)
      check.run()
      times = check.times
      let found = check.problems + SessionFuzz.check(bytes, importing: bytes, seed: times.seed, &times)
      if !found.isEmpty { problems.append("\(name): \(found.joined(separator: "\n  "))") }
    }
    print("\(texts.count) texts")
    return problems.isEmpty ? texts.isEmpty ? "no texts" : nil : problems.joined(separator: "\n----\n")
  }
}
