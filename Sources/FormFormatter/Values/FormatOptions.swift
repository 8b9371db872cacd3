/// How a text is laid out.
public struct FormatOptions: Sendable, Equatable {
  /// Columns that one level is indented, from 1 to 16; of a tab, the columns that it counts for.
  public let indentWidth: Int
  /// One tab a level in place of spaces.
  public let usesTabs: Bool
  /// The columns, in Unicode scalars, that a line should keep to, from 20 to 1,000.
  public let lineWidth: Int

  /// Options, each cut to what it may be.
  public init(indentWidth: Int = 4, usesTabs: Bool = false, lineWidth: Int = 120) {
    self.indentWidth = min(max(indentWidth, 1), 16)
    self.usesTabs = usesTabs
    self.lineWidth = min(max(lineWidth, 20), 1_000)
  }

  /// The blanks of one level.
  public var unit: String { usesTabs ? "\t" : String(repeating: " ", count: indentWidth) }
}

/// What a line begins with: whole levels, then single columns.
struct Indentation: Equatable {
  /// Levels, each of the options' width, or a tab.
  var levels = 0
  /// Spaces behind them.
  var extra = 0

  /// How many columns it takes, a tab as wide as a level.
  func columns(_ options: FormatOptions) -> Int { levels * options.indentWidth + extra }

  /// How many bytes it takes.
  func byteCount(_ options: FormatOptions) -> Int { options.usesTabs ? levels + extra : columns(options) }

  /// The byte at an index below `byteCount`.
  @inline(__always)
  func byte(at index: Int, _ options: FormatOptions) -> UInt8 {
    options.usesTabs && index < levels ? UInt8(ascii: "\t") : UInt8(ascii: " ")
  }

  /// Writes it.
  func append(to bytes: inout [UInt8], _ options: FormatOptions) {
    for index in 0..<byteCount(options) { bytes.append(byte(at: index, options)) }
  }
}
