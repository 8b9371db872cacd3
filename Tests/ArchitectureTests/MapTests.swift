import Foundation
import TestSupport
import Testing

/// The map in `Sources/README.md` leads to what is there.
struct MapTests {
  @Test func itsFilesExist() throws {
    let paths = FileManager.default.subpaths(atPath: SourceTree.sources.path) ?? []
    let page = try MarkdownPage("../Sources/README.md").lines.joined(separator: "\n")
    let named = page.matches(of: #/`([\w+\/-]+\.swift)`/#).map { String($0.1) }
    #expect(named.count > 10)
    for name in named where name != "Package.swift" {
      #expect(paths.contains { $0 == name || $0.hasSuffix("/" + name) }, "there is no Sources/…/\(name)")
    }
  }

  /// The rooms of each target are its folders.
  @Test func itsRoomsAreThere() throws {
    let lines = try MarkdownPage("../Sources/README.md").lines
    var named: [String: Set<String>] = [:]
    for line in lines {
      guard let match = line.prefixMatch(of: #/- `([\w-]+)`: /#) else { continue }
      named[String(match.1)] = Set(line[match.range.upperBound...].matches(of: #/`(\w+)`/#).map { String($0.1) })
    }
    for target in SourceTree.targets where target != "Plugins" {
      let url = SourceTree.sources.appendingPathComponent(target)
      let folders = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { !$0.contains(".") }
      #expect(named[target] ?? [] == Set(folders), "the rooms of \(target) in the map")
    }
  }
}
