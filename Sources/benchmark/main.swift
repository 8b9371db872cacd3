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

let clock = ContinuousClock()
for path in CommandLine.arguments.dropFirst() {
  guard let bytes = readFile(path) else { continue }
  var best = Duration.seconds(100)
  var chunks = 0
  for _ in 0..<10 {
    let time = clock.measure { chunks = Document(bytes: bytes).chunks.count }
    best = min(best, time)
  }
  let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
  print(path, chunks, "chunks", seconds * 1000, "ms", Double(bytes.count) / seconds / 1e6, "MB/s")
  let parsed = Document(bytes: bytes)
  var modelTime = Duration.seconds(100)
  var rulesTime = Duration.seconds(100)
  for _ in 0..<5 {
    var model: FileModel?
    modelTime = min(modelTime, clock.measure { model = FileModel(parsed) })
    if let model { rulesTime = min(rulesTime, clock.measure { _ = FileAnalysis(model) }) }
  }
  print("  model", modelTime, "rules", rulesTime)
  var analysis = FileAnalysis(parsed)
  var edits: [Double] = []
  for index in 0..<200 {
    let at = bytes.count / 2 + index * 13
    let time = clock.measure { _ = analysis.replace(at..<at, with: [UInt8(ascii: "a")]) }
    edits.append(Double(time.components.attoseconds) / 1e15)
  }
  edits.sort()
  print("  analysed edit", edits[100], "ms p50", edits[198], "ms p99")
  var document = parsed
  var times: [Double] = []
  for index in 0..<200 {
    let at = bytes.count / 2 + index * 13
    let time = clock.measure { _ = document.replace(at..<at, with: [UInt8(ascii: "a")]) }
    times.append(Double(time.components.attoseconds) / 1e15)
  }
  times.sort()
  print("  edit", times[100], "ms p50", times[198], "ms p99")
}
