public import FormSyntax

/// One chunk in a file's model.
public struct ModelEntry: Measurable, Sendable {
  /// The chunk.
  public let id: ChunkID
  /// What it says.
  public let block: BlockModel
  /// The comments in it that suppress findings, in order.
  public let suppressions: [SuppressionComment]
  /// What a control or preset tells its form; nil of others.
  public var facts: ControlFacts? { block.facts }
  public var measure: CountMeasure { CountMeasure() }
}

/// A measure that counts nothing.
public struct CountMeasure: SequenceMeasure {
  /// The only value.
  public static let zero = CountMeasure()
  public mutating func append(_ other: CountMeasure) {}
}
