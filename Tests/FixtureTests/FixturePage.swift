import Foundation

/// A Markdown page with sources between fences: prose, headings, and what is found.
struct FixturePage {
  let url: URL
  private(set) var lines: [Substring]
  private(set) var cases: [Case] = []

  /// Lines between two fences, and the words behind the first.
  struct Block {
    var words: [String]
    var lines: Range<Int>
    var heading: String

    /// The file that it is, where it says so.
    var file: String? { words.dropFirst().first { $0.hasSuffix(".formdef") } }
  }

  /// Files that are looked at together.
  struct Case {
    var title: String
    var sources: [Block]
    /// Texts that a fix of the last source makes; the words behind `fixed` are the fix's title.
    var fixed: [Block] = []
  }

  /// The folder `Tests`.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameter path: from the folder `Tests`.
  init(_ path: String) throws {
    url = FixturePage.tests.appendingPathComponent(path).standardizedFileURL
    lines = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for block in blocks() { add(block) }
  }

  private func blocks() -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var heading = ""
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(words: block.words, lines: block.lines.lowerBound..<number, heading: heading))
          open = nil
        } else {
          let words = line.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(words: words, lines: number + 1..<number + 1, heading: heading)
        }
      } else if line.hasPrefix("#"), open == nil {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    return blocks
  }

  private mutating func add(_ block: Block) {
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

  func text(of block: Block) -> ArraySlice<Substring> { lines[block.lines] }

  /// Writes other lines into blocks, and the page to disk.
  func rewrite(_ texts: [(block: Block, lines: [String])]) throws {
    var lines = lines.map(String.init)
    for (block, text) in texts.sorted(by: { $0.block.lines.lowerBound > $1.block.lines.lowerBound }) {
      lines.replaceSubrange(block.lines, with: text)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
  }
}
