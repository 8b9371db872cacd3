/// A long argument of a parameterised test under a short name, by which a failure is found again.
public struct Named<Value: Sendable>: Sendable, CustomStringConvertible {
  /// What the report shows.
  public let name: String
  /// The argument.
  public let value: Value

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  public var description: String { name }
}

extension Named<String> {
  /// Texts under their beginnings and lengths.
  public static func abridged(_ texts: [String]) -> [Named] {
    texts.map { text in
      let count = text.unicodeScalars.count
      return Named(count <= 40 ? text : "\(String(text.unicodeScalars.prefix(40)))… (\(count) scalars)", text)
    }
  }
}

/// The seeds of a property test in a few runs, each under its first seed.
///
/// - Returns: one range for each run; a failing seed is named by the expectation that it breaks.
public func seeds(_ count: Int, runs: Int = 4) -> [Range<UInt64>] {
  let size = max(1, (count + runs - 1) / runs)
  return stride(from: 0, to: count, by: size).map { UInt64($0)..<UInt64(min($0 + size, count)) }
}
