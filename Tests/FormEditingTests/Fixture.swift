import Foundation
import Testing

/// A file of examples: prose, and fenced blocks. `formdef` begins an example (`<CURSOR>` is a place in it, and
/// `<RANGE>…</RANGE>` a range), `imports PATH` before it is a file that it may import, `expected` is what is to come
/// out.
///
/// `UPDATE_FIXTURES=1 swift test --filter FormEditingTests` writes what comes out into the files; look at the
/// difference.
struct Fixture: CustomTestStringConvertible, Sendable {
  struct Example {
    var imports: [(path: String, text: String)]
    var source: String
    var expected: String
    /// The lines of the `expected` block in the file.
    var expectedLines: Range<Int>
  }

  let url: URL
  private let lines: [String]
  let examples: [Example]

  var testDescription: String { url.lastPathComponent }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
    path: "Fixtures")

  /// The files of a folder of fixtures, by name.
  static func files(_ name: String) -> [Fixture] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (urls ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.compactMap { Fixture($0) }
  }

  init?(_ url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.url = url
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var examples: [Example] = []
    var imports: [(path: String, text: String)] = []
    var source: String?
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("```"), lines[index].count > 3 else {
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex(of: "```") ?? lines.count
      let body = lines[min(index + 1, end)..<end].joined(separator: "\n")
      let words = lines[index].dropFirst(3).split(separator: " ")
      switch words.first {
      case "imports": imports.append((words.dropFirst().joined(), body))
      case "formdef": source = body
      case "expected":
        if let text = source {
          examples.append(Example(imports: imports, source: text, expected: body, expectedLines: index + 1..<end))
        }
        imports = []
        source = nil
      default: break
      }
      index = end + 1
    }
    self.examples = examples
  }

  /// Holds what `produce` makes of each example against what is expected, or writes it down.
  func check(_ produce: (Example) -> String) throws {
    #expect(!examples.isEmpty, "\(url.lastPathComponent) has no examples")
    let results = examples.map(produce)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
      try write(results)
    } else {
      for (example, result) in zip(examples, results) {
        #expect(result == example.expected, "\(url.lastPathComponent):\(example.expectedLines.lowerBound)")
      }
    }
  }

  private func write(_ results: [String]) throws {
    var lines = lines
    for (example, result) in zip(examples, results).reversed() {
      let new = result.isEmpty ? [] : result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.replaceSubrange(example.expectedLines, with: new)
    }
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
