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
    let named = try rooms()
    for target in SourceTree.targets where target != "Plugins" {
      let url = SourceTree.sources.appendingPathComponent(target)
      let folders = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { !$0.contains(".") }
      #expect(Set(named[target] ?? []) == Set(folders), "the rooms of \(target) in the map")
    }
  }

  /// A room names types of those before it only.
  @Test(arguments: SourceTree.targets) func itsRoomsAreInOrder(_ target: String) throws {
    let rooms = try rooms()[target] ?? []
    let folders = try SourceTree(target).folders
    let places = folders.names.map { name in
      rooms.firstIndex { name == "\(target)/\($0)" || name.hasPrefix("\(target)/\($0)/") }
    }
    for (from, others) in folders.references.enumerated() {
      for to in others {
        guard let place = places[from], let other = places[to] else { continue }
        #expect(other <= place, "\(folders.names[from]) names types of \(folders.names[to]), a later room of the map")
      }
    }
  }

  /// The rooms that the map names for each target, in its order.
  private func rooms() throws -> [String: [String]] {
    var named: [String: [String]] = [:]
    for line in try MarkdownPage("../Sources/README.md").lines {
      guard let match = line.prefixMatch(of: #/- `([\w-]+)`: /#) else { continue }
      named[String(match.1)] = line[match.range.upperBound...].matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
    return named
  }
}
