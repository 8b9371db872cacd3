extension Catalog {
  /// All enumerations and lists of words.
  public static var enumerations: [EnumID] {
    (0..<EnumerationTable.shared.count).map { EnumID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The member of an enumeration with this Swift name, which is given without its dot.
  public static func member(named name: UnsafeBufferPointer<UInt8>, of id: EnumID) -> EnumMember? {
    EnumerationTable.shared.member(named: name, of: id)
  }

  /// The member of an enumeration with this Swift name, which is given without its dot.
  @inlinable public static func member(named name: some Collection<UInt8>, of id: EnumID) -> EnumMember? {
    withBytes(name) { bytes in member(named: bytes, of: id) }
  }

  /// The member of any enumeration with this Objective-C name: `UIKeyboardTypeNumberPad`.
  public static func member(objectiveC name: UnsafeBufferPointer<UInt8>) -> EnumMember? {
    EnumerationTable.shared.member(objectiveC: name)
  }

  /// The member of any enumeration with this Objective-C name: `UIKeyboardTypeNumberPad`.
  @inlinable public static func member(objectiveC name: some Collection<UInt8>) -> EnumMember? {
    withBytes(name) { bytes in member(objectiveC: bytes) }
  }

  /// The member of an enumeration with this raw value: `email`, `4`.
  public static func member(raw: some Collection<UInt8>, of id: EnumID) -> EnumMember? {
    id.members.first { !$0.raw.isEmpty && $0.raw.equals(raw) }
  }

  /// The word of HTML that an attribute says, in small letters or capitals; nil where HTML knows no such value (WHATWG
  /// HTML, 2.3.3). Of `autocomplete`, whose value is several words, the field.
  public static func token(_ text: UnsafeBufferPointer<UInt8>, of id: EnumID) -> EnumMember? {
    if id == .htmlAutocomplete { return try? autofillField(named: text).get() }
    return member(named: text, of: id) ?? member(named: text.map(lowercased), of: id)
  }

  /// A byte with the small letter in the place of a capital of ASCII.
  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// The enumeration of this Swift or Objective-C name.
  public static func enumeration(named name: some Collection<UInt8>) -> EnumID? {
    withBytes(name) { bytes in EnumerationTable.shared.enumeration(named: bytes) }
  }
}
