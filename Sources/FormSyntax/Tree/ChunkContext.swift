/// The blocks that are open between two chunks: the file, perhaps a form in it, and sections in that.
public struct ChunkContext: Hashable, Sendable {
  /// The innermost one.
  public let block: BlockKind
  private let sections: UInt8
  /// The blanks that begin the line of the form, and of the outermost section in it; 0 where none is open.
  private let formIndentation, sectionIndentation: UInt16

  /// No form is open.
  public static let file = ChunkContext(block: .file, sections: 0, formIndentation: 0, sectionIndentation: 0)

  /// What is open in a form whose line begins with so many blanks, and in no section of it.
  static func inForm(indentation: Int) -> ChunkContext {
    ChunkContext(
      block: .form, sections: 0, formIndentation: UInt16(clamping: indentation), sectionIndentation: 0)
  }

  /// The blanks that begin the line of the form, or of the outermost section where one is open.
  var indentation: Int { Int(block == .section ? sectionIndentation : formIndentation) }

  /// Tells it from all others.
  var number: UInt64 {
    UInt64(block.rawValue) << 40 | UInt64(sections) << 32 | UInt64(formIndentation) << 16 | UInt64(sectionIndentation)
  }

  /// How many sections may stand in each other before they are told apart no longer.
  private static let sectionLimit = 16

  /// How many forms and sections are open: 0 in a file, 1 in a form, 2 in a section, more where sections stand in
  /// sections, which is a mistake.
  public var depth: Int { block == .file ? 0 : 1 + Int(sections) }

  /// What is open in a section that stands here; `indentation` blanks begin its line.
  func inSection(indentation: Int) -> ChunkContext {
    ChunkContext(
      block: .section, sections: sections + 1, formIndentation: formIndentation,
      sectionIndentation: sections == 0 ? UInt16(clamping: indentation) : sectionIndentation)
  }

  /// Whether a section that begins here, behind so many blanks, was meant to stand in the one that is open: it is further
  /// in, or nothing is indented at all, not even a section in its form.
  func nestsSection(indentation: Int) -> Bool {
    block == .section && sections < ChunkContext.sectionLimit
      && (indentation > self.indentation || self.indentation == 0)
  }

  /// What is open behind the `}` of the innermost block.
  var outer: ChunkContext {
    guard sections > 0 else { return .file }
    return ChunkContext(
      block: sections > 1 ? .section : .form, sections: sections - 1, formIndentation: formIndentation,
      sectionIndentation: sections > 1 ? sectionIndentation : 0)
  }

  /// Whether as many blocks of the same kinds are open in both, however they are indented.
  public func isAlike(_ other: ChunkContext) -> Bool { block == other.block && sections == other.sections }

  /// The kinds of the open blocks.
  var openBlocks: BlockSet {
    switch block {
    case .file: .of(.file)
    case .form: .of(.file, .form)
    default: .of(.file, .form, .section)
    }
  }
}
