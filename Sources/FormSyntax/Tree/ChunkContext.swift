/// The blocks that are open between two chunks: the file, perhaps a form in it, and sections in that.
public struct ChunkContext: Hashable, Sendable {
  /// The innermost one.
  public let block: BlockKind
  private let sections: UInt8
  /// The blanks that begin the line of the outermost section; 0 outside of sections.
  let indentation: UInt16

  /// No form is open.
  public static let file = ChunkContext(block: .file, sections: 0, indentation: 0)
  /// A form is open, and no section in it.
  public static let form = ChunkContext(block: .form, sections: 0, indentation: 0)

  /// How many sections may stand in each other before they are told apart no longer.
  private static let sectionLimit = 16

  /// How many forms and sections are open: 0 in a file, 1 in a form, 2 in a section, more where sections stand in
  /// sections, which is a mistake.
  public var depth: Int { block == .file ? 0 : 1 + Int(sections) }

  /// What is open in a section that stands here; `indentation` blanks begin its line.
  func inSection(indentation: Int) -> ChunkContext {
    ChunkContext(
      block: .section, sections: sections + 1,
      indentation: sections == 0 ? UInt16(clamping: indentation) : self.indentation)
  }

  /// Whether a section that begins here, behind so many blanks, was meant to stand in the one that is open: it is further
  /// in, or nothing is indented at all, not even a section in its form.
  func nestsSection(indentation: Int) -> Bool {
    block == .section && sections < ChunkContext.sectionLimit
      && (indentation > Int(self.indentation) || self.indentation == 0)
  }

  /// What is open behind the `}` of the innermost block.
  var outer: ChunkContext {
    guard sections > 1 else { return sections == 1 ? .form : .file }
    return ChunkContext(block: .section, sections: sections - 1, indentation: indentation)
  }

  /// The kinds of the open blocks.
  var openBlocks: BlockSet {
    switch block {
    case .file: .of(.file)
    case .form: .of(.file, .form)
    default: .of(.file, .form, .section)
    }
  }
}
