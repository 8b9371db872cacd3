import FormModel
import FormRules
import FormSyntax

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// Processor time of this thread in milliseconds; the least of several runs, since neighbours only ever add to it.
func cpu(_ rounds: Int, _ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  return (0..<rounds).map { _ in
    let start = now()
    body()
    return now() - start
  }.min() ?? 0
}

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "--part", let bytes = readFile(CommandLine.arguments[3]) {
  // One part again and again, for a profiler.
  let parsed = Document(bytes: bytes)
  let file = FileModel(parsed)
  for _ in 0..<200 {
    switch CommandLine.arguments[2] {
    case "parse": _ = Document(bytes: bytes)
    case "model": _ = FileModel(parsed)
    default: _ = FileAnalysis(file)
    }
  }
  exit(0)
}

for path in CommandLine.arguments.dropFirst() {
  guard let bytes = readFile(path) else { continue }
  var chunks = 0
  let parse = cpu(20) { chunks = Document(bytes: bytes).chunks.count }
  let parsed = Document(bytes: bytes)
  let model = cpu(20) { _ = FileModel(parsed) }
  let file = FileModel(parsed)
  let rules = cpu(20) { _ = FileAnalysis(file) }
  var project = ProjectModel()
  project.set(.read(file), at: path)
  let analysed = FileAnalysis(file)
  var findings: [LocatedFinding] = []
  let report = cpu(20) { findings = analysed.report(path: path, project: project, roots: [path]) }
  print(path, chunks, "chunks: parse", parse, "ms (", Double(bytes.count) / parse / 1e3, "MB/s), model", model, "rules", rules, "report", report, findings.count)
  var analysis = analysed
  let typed = cpu(100) {
    for _ in 0..<10 {
      let at = bytes.count / 2
      _ = analysis.replace(at..<at, with: [UInt8(ascii: "a")])
    }
  } / 10
  print("  edit", typed, "ms")
}
