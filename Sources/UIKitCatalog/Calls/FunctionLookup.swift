extension Catalog {
  /// All calls and words of values.
  public static var functions: [FunctionID] {
    (0..<FunctionTable.shared.count).map { FunctionID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The call of this name, given without its dot, that makes a value of `type`.
  public static func function(named name: UnsafeBufferPointer<UInt8>, for type: ValueType) -> FunctionID? {
    FunctionTable.shared.function(named: name, for: type, isWord: false)
  }

  /// The call of this name, given without its dot, that makes a value of `type`.
  @inlinable public static func function(named name: some Collection<UInt8>, for type: ValueType) -> FunctionID? {
    withBytes(name) { bytes in function(named: bytes, for: type) }
  }

  /// The bare word that is a value of `type`: `today`, `next`, `none`.
  public static func word(named name: UnsafeBufferPointer<UInt8>, for type: ValueType) -> FunctionID? {
    FunctionTable.shared.function(named: name, for: type, isWord: true)
  }

  /// The bare word that is a value of `type`: `today`, `next`, `none`.
  @inlinable public static func word(named name: some Collection<UInt8>, for type: ValueType) -> FunctionID? {
    withBytes(name) { bytes in word(named: bytes, for: type) }
  }
}

extension ValueType {
  /// The calls and words that make such a value.
  public var functions: [FunctionID] { Catalog.functions.filter { $0.types.contains(self) } }
}
