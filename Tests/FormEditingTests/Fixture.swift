import Foundation
import TestSupport
import Testing

/// A page of examples of an editor's feature, as `Tests/Fixtures/README.md` says.
struct Fixture: CustomTestStringConvertible, Sendable {
  struct Example: Sendable {
    /// The files beside it.
    var files: [(path: String, text: String)]
    var source: String
    var expected: String
    /// The `expected` block on the page; nil of an example that a test makes itself.
    var block: MarkdownPage.Block?

    init(files: [(path: String, text: String)] = [], source: String, expected: String = "") {
      self.files = files
      self.source = source
      self.expected = expected
    }
  }

  private let page: MarkdownPage
  let examples: [Example]

  var testDescription: String { page.url.lastPathComponent }

  /// The pages of a folder of fixtures, by name.
  static func files(_ name: String) -> [Fixture] {
    MarkdownPage.paths(in: "Fixtures/" + name).compactMap { try? Fixture(MarkdownPage($0)) }
  }

  init(_ page: MarkdownPage) {
    self.page = page
    var examples: [Example] = []
    var files: [(path: String, text: String)] = []
    var source: String?
    for block in page.blocks {
      let body = page.text(of: block).joined(separator: "\n")
      switch block.words.first {
      case "formdef":
        if let path = block.words.dropFirst().first { files.append((path, body)) } else { source = body }
      case "expected":
        if let text = source {
          var example = Example(files: files, source: text, expected: body)
          example.block = block
          examples.append(example)
        }
        files = []
        source = nil
      default: break
      }
    }
    self.examples = examples
  }

  /// Holds what `produce` makes of each example against what is expected, or writes it down.
  func check(_ produce: (Example) -> String) throws {
    #expect(!examples.isEmpty, "\(testDescription) has no examples")
    let results = examples.map { ($0, produce($0)) }
    if MarkdownPage.isUpdate {
      return try page.rewrite(
        results.compactMap { example, result in
          let lines = result.isEmpty ? [] : result.split(separator: "\n", omittingEmptySubsequences: false)
          return example.block.map { ($0, lines.map(String.init)) }
        })
    }
    for (example, result) in results {
      #expect(result == example.expected, "\(testDescription):\(example.block?.lines.lowerBound ?? 0)")
    }
  }
}
