import Foundation
import TestSupport
import Testing

/// The map in `Sources/README.md` against the sources and `Package.swift`.
struct ImportTests {
  /// Targets from the bottom up, with what each may import; nil: everything.
  private let map: [(target: String, imports: Set<String>?)]
  private let sources = MarkdownPage.tests.appendingPathComponent("../Sources").standardizedFileURL

  init() throws {
    let page = try MarkdownPage("../Sources/README.md")
    map = page.lines.filter { $0.hasPrefix("| `") }.flatMap { line in
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      let imports = cells[2].contains("everything") ? nil : Set(ImportTests.names(cells[2]))
      return ImportTests.names(cells[0]).map { ($0, imports) }
    }
  }

  /// The words between back-ticks.
  private static func names(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  @Test func everyTargetHasARow() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.contains(".") }
    #expect(Set(folders) == Set(map.map(\.target)))
    #expect(Set(map.map(\.target)).count == map.count)
  }

  /// Arrows go up only, so there is no circle.
  @Test func rowsImportWhatStandsAbove() {
    for (index, row) in map.enumerated() {
      let above = Set(map[..<index].map(\.target))
      #expect((row.imports ?? []).isSubset(of: above), "\(row.target) imports what does not stand above it")
    }
  }

  @Test func sourcesImportWhatTheirRowsName() throws {
    let targets = Set(map.map(\.target))
    for row in map {
      for (file, name) in try imports(of: row.target) where targets.contains(name) {
        #expect(row.imports?.contains(name) != false, "\(file) imports \(name): see Sources/README.md")
      }
    }
  }

  /// What the package hands a target is what its row names, and what its sources import.
  @Test func thePackageAgrees() throws {
    let url = sources.appendingPathComponent("../Package.swift").standardizedFileURL
    let manifest = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let targets = Set(map.map(\.target))
    for row in map {
      let declared = try #require(declaration(of: row.target, in: manifest), "Package.swift has no \(row.target)")
      let own = Set(declared).intersection(targets)
      let imported = Set(try imports(of: row.target).map(\.name)).intersection(targets)
      #expect(own == imported, "\(row.target) in Package.swift: \(own.symmetricDifference(imported))")
      if let named = row.imports { #expect(own == named, "\(row.target): \(own.symmetricDifference(named))") }
    }
  }

  /// A target of tests is handed the libraries that it imports; programs may be handed to be run.
  @Test func testsAgreeWithThePackage() throws {
    let url = sources.appendingPathComponent("../Package.swift").standardizedFileURL
    let manifest = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let libraries = Set(map.filter { $0.imports != nil }.map(\.target))
    let declared = manifest.matches(of: #/tests\(\s*"(?<name>\w+)"(?:,\s*\[(?<list>[^\]]*)\])?\)/#)
    #expect(declared.count > 15)
    for match in declared {
      let quoted = (match.list ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      let own = Set(quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) }).intersection(libraries)
      let tests = MarkdownPage.tests.appendingPathComponent(String(match.name))
      let imported = Set(try imports(in: tests).map(\.name)).intersection(libraries)
      #expect(own == imported, "\(match.name) in Package.swift: \(own.symmetricDifference(imported))")
    }
  }

  private func declaration(of target: String, in manifest: String) -> [String]? {
    let pattern = #/(?:library\(|name:)\s*"(?<name>[\w-]+)"(?:,\s*(?:dependencies:\s*)?\[(?<list>[^\]]*)\])?/#
    guard let match = manifest.matches(of: pattern).last(where: { $0.name == target }) else { return nil }
    return (match.list ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Foundation costs time at the start, and the editor's features do without it.
  @Test func lowTargetsImportNoFoundation() throws {
    for row in map where row.imports != nil && row.target != "ValueFormatting" {
      for (file, name) in try imports(of: row.target) { #expect(!name.hasPrefix("Foundation"), "\(file)") }
    }
  }

  /// What differs from system to system is behind one target's interface.
  @Test func onlyOneTargetAsksWhichSystemItIs() throws {
    for row in map where row.target != "SystemIO" {
      for (file, name) in try imports(of: row.target) {
        #expect(!["Glibc", "Musl", "Darwin"].contains(name), "\(file) imports \(name): see SystemIO")
      }
    }
  }

  /// A static program has no dynamic linker to ask: functions that a Swift module leaves out are declared, and linked.
  @Test func noFunctionIsAskedOfTheDynamicLinker() throws {
    let paths = try #require(FileManager.default.subpaths(atPath: sources.path)).filter { $0.hasSuffix(".swift") }
    for path in paths {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains("dlsym"), "\(path): a static program finds none")
    }
  }

  /// All `import`s of a target's files, as file and module.
  private func imports(of target: String) throws -> [(file: String, name: String)] {
    try imports(in: sources.appendingPathComponent(target))
  }

  private func imports(in folder: URL) throws -> [(file: String, name: String)] {
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    return try files.flatMap { file -> [(file: String, name: String)] in
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line -> (file: String, name: String)? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0) })
        else { return nil }
        return ("\(folder.lastPathComponent)/\(file)", String(words[index + 1]))
      }
    }
  }
}
