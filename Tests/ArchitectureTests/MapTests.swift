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
}
