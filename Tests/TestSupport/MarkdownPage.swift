public import Foundation

/// A Markdown page of examples: prose, headings, and blocks between fences.
public struct MarkdownPage: Sendable {
  /// The file.
  public let url: URL
  /// Its lines, without line breaks.
  public let lines: [Substring]
  /// Its blocks, in order.
  public let blocks: [Block]

  /// Lines between two fences.
  public struct Block: Sendable {
    /// The words behind the first fence.
    public let words: [String]
    /// The indices of the lines between the fences.
    public let lines: Range<Int>
    /// The heading that it stands under.
    public let heading: String

    public init(words: [String] = [], lines: Range<Int>, heading: String = "") {
      self.words = words
      self.lines = lines
      self.heading = heading
    }
  }

  /// Whether what is found is written into the pages, not compared with them: `UPDATE_FIXTURES` is set.
  public static var isUpdate: Bool { ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil }

  /// The folder `Tests`.
  public static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the pages in a folder, from the folder `Tests`, sorted.
  public static func paths(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: tests.path + "/" + folder)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// - Parameter path: from the folder `Tests`.
  public init(_ path: String) throws {
    url = MarkdownPage.tests.appendingPathComponent(path).standardizedFileURL
    lines = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    blocks = MarkdownPage.blocks(of: lines)
  }

  private static func blocks(of lines: [Substring]) -> [Block] {
    var blocks: [Block] = []
    var open: (words: [String], start: Int)?
    var heading = ""
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let (words, start) = open {
          blocks.append(Block(words: words, lines: start..<number, heading: heading))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " ").map(String.init), number + 1)
        }
      } else if line.hasPrefix("#"), open == nil {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    return blocks
  }

  /// The lines of a block.
  public func text(of block: Block) -> ArraySlice<Substring> { lines[block.lines] }

  /// Writes other lines into blocks, and the page to disk.
  public func rewrite(_ texts: [(block: Block, lines: [String])]) throws {
    var lines = lines.map(String.init)
    for (block, text) in texts.sorted(by: { $0.block.lines.lowerBound > $1.block.lines.lowerBound }) {
      lines.replaceSubrange(block.lines, with: text)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
  }
}
