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

  /// All `import`s of a target's files, as file and module.
  private func imports(of target: String) throws -> [(file: String, name: String)] {
    let folder = sources.appendingPathComponent(target)
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    return try files.flatMap { file -> [(file: String, name: String)] in
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line -> (file: String, name: String)? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0) })
        else { return nil }
        return ("\(target)/\(file)", String(words[index + 1]))
      }
    }
  }
}
