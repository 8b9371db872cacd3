import FormModel
import UIKitCatalog
import ValueFormatting

/// The text of a `format:` or `template:` argument, with where it stands.
struct FormatLiteral {
  /// What the text is read as.
  enum Kind {
    /// A date pattern (TR35, part 4, "Date Format Patterns"); a skeleton of one; a number pattern (TR35, part 3); a mask.
    case date, template, number, mask
  }

  /// What the text is read as.
  let kind: Kind
  /// The call around it.
  let formatter: Value
  /// The string itself.
  let value: Value
  /// What it says, escapes read.
  let text: String

  /// Nil where a formatter is by style, or is none.
  init?(_ formatter: Value) {
    let label: ArgumentLabel
    switch formatter.function {
    case .dateFormatter where formatter.argument(.format) == nil: (kind, label) = (.template, .template)
    case .dateFormatter: (kind, label) = (.date, .format)
    case .numberFormatter: (kind, label) = (.number, .format)
    default: return nil
    }
    guard let value = formatter.argument(label), let text = value.string, text.utf8.count <= 200 else { return nil }
    self.formatter = formatter
    self.value = value
    self.text = text
  }

  /// The pattern of a mask; nil for other formatters.
  init?(maskOf formatter: Value) {
    guard formatter.function == .mask, let value = formatter.argument(),
      let text = value.string, text.utf8.count <= 2_000
    else { return nil }
    kind = .mask
    self.formatter = formatter
    self.value = value
    self.text = text
  }

  /// Whether each byte of the text is a byte of the literal.
  var isVerbatim: Bool { value.flags.isDisjoint(with: [.hasEscapes, .isMultiline]) }

  /// Where bytes of the text stand in the chunk; the whole literal where it has escapes.
  func range(_ bytes: Range<Int>) -> Range<Int> {
    guard isVerbatim, !bytes.isEmpty else { return value.range }
    let text = value.node.textRange
    let lower = min(text.lowerBound + bytes.lowerBound, text.upperBound)
    return lower..<max(lower, min(text.lowerBound + bytes.upperBound, text.upperBound))
  }
}

extension BlockContext {
  /// The format that the chunk's own formatter names; nil where there is none.
  var formatLiteral: FormatLiteral? {
    guard let member = block.member(of: .formatter), member.flags.isDisjoint(with: [.broken, .misplaced]),
      let value = block.value(of: member)
    else { return nil }
    return FormatLiteral(value)
  }

  /// The fix that writes other texts in the place of parts of a format; none where it has escapes.
  func rewriting(
    _ format: FormatLiteral, _ changes: [(range: Range<Int>, text: String)], _ applicability: Fix.Applicability
  ) -> [Fix] {
    guard format.isVerbatim, !changes.isEmpty else { return [] }
    var bytes = Array(format.text.utf8)
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    let edits = changes.map { Fix.Edit(place(format.range($0.range)), $0.text) }
    return [Fix("Write '\(String(decoding: bytes, as: UTF8.self))'", applicability, edits)]
  }
}
