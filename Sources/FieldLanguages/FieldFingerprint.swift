public import FormModel
import FormSyntax
import UIKitCatalog

/// A hash of all that has a say in whether a field's rules are without fault, so that of fields that say the same only one
/// is looked at.
///
/// Whatever is not known to be without a say goes in: at worst two fields that could share a verdict do not. Two hashes of
/// 64 bits are made side by side; that two different fields have both in common does not happen.
public struct FieldFingerprint: Hashable, Sendable {
  private var first: UInt64
  private var second: UInt64

  /// What the fields of a form have in common: locales, formats, and what the form handles for them.
  public init(_ surroundings: FieldSurroundings, _ form: FormModel?) {
    first = 0xCBF2_9CE4_8422_2325
    second = 0x9E37_79B9_7F4A_7C15
    surroundings.key.withUnsafeBufferPointer { add($0) }
    for event in form?.events ?? [] { event.block.source.withBytes { add($0) } }
  }

  /// The fingerprints of a control by itself: of all that it says, and of what it says but for its keyboard and lengths.
  /// Nil where presets, another field or a given text have a say.
  public static func of(_ block: BlockModel, in form: FieldFingerprint) -> (whole: FieldFingerprint, shape: FieldFingerprint)? {
    guard !block.memberKinds.contains(MemberKinds(.use)), !block.properties.contains(.example),
      !block.properties.contains(.text)
    else { return nil }
    var whole = form
    whole.add(UInt64(block.control.map { UInt64($0.rawValue) + 1 } ?? 0))
    var shape = whole
    let isAlone = block.source.withBytes { bytes in add(block, bytes, &whole, &shape) }
    return isAlone ? (whole, shape) : nil
  }

  /// Properties that say nothing about which texts can be typed or are let through.
  private static let silent = PropertyMask([
    .tag, .key, .outlet, .label, .placeholder, .returnKeyType, .clearButtonMode, .message, .ruleTitle, .buttons,
    .font, .textColor, .textAlignment, .borderStyle, .keyboardAppearance,
  ])

  private static func add(
    _ block: BlockModel, _ bytes: UnsafeBufferPointer<UInt8>, _ whole: inout FieldFingerprint,
    _ shape: inout FieldFingerprint
  ) -> Bool {
    var behindLength = 0
    for (index, member) in block.members.enumerated() {
      if member.rule == .equal { return false }
      if let property = member.property, property.rawValue < 128, silent.contains(property) { continue }
      if member.rule == .length { behindLength = Int(member.next) }
      let isOfShape = index >= behindLength && member.property != .keyboardType
      let word = UInt64(member.kind.rawValue) << 48 | UInt64(member.symbol) << 32 | UInt64(member.flags.rawValue)
      // Of a rule or event its head; what stands in its block are members too.
      let values = member.values
      let range = values.isEmpty ? member.nameRange : Int(block.value(values.lowerBound).start)..<end(of: values, block)
      let text = UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
      whole.add(word)
      whole.add(text)
      if isOfShape {
        shape.add(word)
        shape.add(text)
      }
    }
    return true
  }

  private static func end(of values: Range<Int>, _ block: BlockModel) -> Int {
    max(Int(block.value(values.lowerBound).start), values.reduce(0) { max($0, Int(block.value($1).end)) })
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      add(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail = UInt64(raw.count) << 56
    while index < raw.count {
      tail = tail << 8 | UInt64(raw[index])
      index += 1
    }
    add(tail)
  }

  private mutating func add(_ word: UInt64) {
    let one = (first ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    first = one.high ^ one.low ^ 0x8EBC_6AF0_9C88_C6E3
    let other = (second &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    second = other.high ^ other.low &+ word
  }

  /// One of the parts that known fields are kept in.
  public var shard: Int { Int(truncatingIfNeeded: first >> 60) }
}
