import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// A hash of all that matters for what a field's rules accept, but for the lengths that are asked at the end, so that
/// of fields that say the same only one is looked at.
///
/// Whatever is not known not to matter goes in: at worst two fields that could share a profile do not.
struct FieldFingerprint: Hashable, Sendable {
  private var hash = Fingerprint()

  /// - Parameter windows: takes what the lengths that are left out allow, in the order of the field's rules.
  init(_ source: ResolvedControl, _ environment: FieldEnvironment, windows: inout [LengthWindow]) {
    environment.key.withUnsafeBufferPointer { hash.add($0) }
    hash.add(UInt64(source.kind.map { UInt64($0.rawValue) + 1 } ?? 0) << 1 | (source.isComplete ? 1 : 0))
    add(source.block, .own, &windows)
    for preset in source.presets {
      hash.add(UInt64.max)
      add(preset.block, .preset(preset), &windows)
    }
    for property in source.openProperties.map(\.rawValue).sorted() { hash.add(UInt64(property)) }
    hash.add(source.mayHaveDelegate ? 0 : 1)
    source.formHandlers.withBytes { hash.add($0) }
  }

  /// Properties that say nothing about which texts can be typed or are accepted.
  private static let silent = PropertyMask([
    .tag, .key, .outlet, .label, .placeholder, .returnKeyType, .clearButtonMode, .message, .ruleTitle, .buttons,
    .font, .textColor, .textAlignment, .borderStyle, .keyboardAppearance, .example, .text,
  ])

  /// What a rule says of itself, which names that nobody knows may be meant for.
  private static let terms: [PropertyID] = [.when, .effect, .severity]

  private mutating func add(_ block: BlockModel, _ origin: Origin, _ windows: inout [LengthWindow]) {
    let values = block.values
    let silent = FieldFingerprint.silent
    block.source.withBytes { bytes in
      for (index, member) in block.members.enumerated() {
        if let property = member.property, silent.contains(property) {
          continue
        }
        if member.rule == .length,
          let window = LengthBounds.closingWindow(of: ResolvedMember(block: block, index: index, origin: origin))
        {
          windows.append(window)
          hash.add(1)
          continue
        }
        hash.add(UInt64(member.kind.rawValue) << 48 | UInt64(member.symbol) << 32 | UInt64(member.flags.rawValue))
        if member.kind == .rule {
          let rule = ResolvedMember(block: block, index: index, origin: origin)
          for property in FieldFingerprint.terms { hash.add(rule.isOpen(property) ? 1 : 0) }
        }
        if member.rule?.asksTextsAlone == false { continue }
        let range = FieldFingerprint.head(of: member, values).clamped(to: 0..<bytes.count)
        hash.add(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
  }

  /// Of a rule or event what stands before its block, whose members follow; else the value.
  private static func head(of member: Member, _ values: ArraySlice<ValueNode>) -> Range<Int> {
    let own = member.values
    guard !own.isEmpty else { return member.nameRange }
    let start = Int(values[values.startIndex + own.lowerBound].start)
    var end = start
    var at = own.lowerBound
    while at < own.upperBound {
      let value = values[values.startIndex + at]
      end = max(end, Int(value.end))
      at = max(at + 1, Int(value.next))
    }
    return start..<end
  }
}
