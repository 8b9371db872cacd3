import FormLint
import FormWorkspace
import SystemIO

/// Twice the files that import each other, and how much more time it takes to look at all of them.
enum ImportsPart {
  /// Who imports whom, and how many files there are in the smaller of the two folders that are compared.
  private struct Shape {
    var name: String
    var count: Int
    /// The files that one imports, of so many.
    var imports: @Sendable (_ file: Int, _ count: Int) -> [Int]
  }

  private static let shapes = [
    Shape(name: "each the next one", count: 500) { file, count in file + 1 < count ? [file + 1] : [] },
    Shape(name: "each the next one, in a circle", count: 500) { file, count in [(file + 1) % count] },
    Shape(name: "all the first one", count: 1_000) { file, _ in file > 0 ? [0] : [] },
    Shape(name: "the first one all", count: 1_000) { file, count in file > 0 ? [] : Array(1..<count) },
    Shape(name: "each two others, in circles", count: 200) { file, count in
      [(2 * file + 1) % count, (3 * file + 2) % count]
    },
  ]

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Imports: files of a folder with their findings, least cpu time of all threads",
      ["who imports", "files", "once", "twice", "ratio", ""])
    for shape in shapes {
      let once = cost(shape, shape.count)
      let twice = cost(shape, 2 * shape.count)
      table.add(shape.name, "\(shape.count)", once.inWords, twice.inWords, (twice / once).inWords, "")
    }
    table.print()
  }

  private static func cost(_ shape: Shape, _ count: Int) -> Double {
    let files = (0..<count).map { file in
      let imported = shape.imports(file, count)
      let imports = imported.map { "import \"\($0).formdef\"\n" }.joined()
      let preset = "preset P\(file) { rule length(...\(file + 10)) }\n"
      let fields = (imported + [file]).map { "    textField a\($0) { tag: \($0 + 1); use P\($0) }\n" }.joined()
      return Array("\(imports)\(preset)form F\(file) {\n\(fields)}\n".utf8)
    }
    let paths = (0..<count).map { "\($0).formdef" }
    let reader = Files(files: Dictionary(uniqueKeysWithValues: zip(paths, files)))
    return Timings(rounds: 3) {
      var workspace = Workspace(reader: reader)
      _ = workspace.visit(paths, .brief) { _, file in file.findings.count }
    }.quantile(0, \.process)
  }
}

/// Files in memory.
private struct Files: FileReader {
  var files: [String: [UInt8]]

  func read(_ path: String) -> Result<[UInt8], FileError> {
    files[path].map { .success($0) } ?? .failure(FileError("there is no such file"))
  }
}
