import TestSupport

/// A page with sources between fences, and what is found in them.
struct FixturePage {
  let markdown: MarkdownPage
  private(set) var cases: [Case] = []

  /// Files that are looked at together.
  struct Case {
    var title: String
    var sources: [MarkdownPage.Block]
    /// Texts that a fix of the last source makes; the words behind `fixed` are the fix's title.
    var fixed: [MarkdownPage.Block] = []
  }

  /// - Parameter path: from the folder `Tests`.
  init(_ path: String) throws {
    markdown = try MarkdownPage(path)
    for block in markdown.blocks { add(block) }
  }

  private mutating func add(_ block: MarkdownPage.Block) {
    switch block.words.first {
    case "formdef", "swift":
      if block.file != nil, let last = cases.last, last.title == block.heading,
        last.sources.allSatisfy({ $0.file != nil })
      {
        cases[cases.count - 1].sources.append(block)
      } else {
        cases.append(Case(title: block.heading, sources: [block]))
      }
    case "fixed" where !cases.isEmpty: cases[cases.count - 1].fixed.append(block)
    default: break
    }
  }
}

extension MarkdownPage.Block {
  /// The file that it is, where it says so.
  var file: String? { words.dropFirst().first { $0.hasSuffix(".formdef") } }
}
