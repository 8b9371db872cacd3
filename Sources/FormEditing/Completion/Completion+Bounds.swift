import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Dates and numbers, as far as the field's formatter has to do with them: in ranges, and in texts that show values.
extension CompletionFinder {
  /// Ranges with both of their bounds, of what the field's values may be.
  var wholeRanges: [Completion] {
    let ranges: [(FormattedValue, Completion)] = [
      (.number, Completion("0...100", .value, snippet: CallTemplate.numbers + [.end], detail: "between two numbers")),
      (.date, Completion("date(…)...today", .value, snippet: CallTemplate.days + [.end], detail: "between two days")),
    ]
    return ranges.filter { readsValues(of: $0.0) }.map(\.1)
  }

  /// Whether the bound of a range may be a date: where the other one stands there already, it is as that one.
  func takesDate(_ expected: ExpectedValue) -> Bool {
    (expected.isBound ? expected.lowerBound : boundBehind).map { $0 == .date } ?? readsValues(of: .date)
  }

  /// Whether the text of the field may stand for a value of a kind: without a formatter, numbers are read.
  func readsValues(of kind: FormattedValue) -> Bool { formatterTakes(kind) ?? (kind == .number) }

  /// Whether values of a kind may be shown in a text of the field: without a formatter, nobody writes them.
  func writesValues(of kind: FormattedValue) -> Bool { formatterTakes(kind) ?? false }

  /// Whether the field has no example to be shown.
  var hasNoExample: Bool { isUnset(.example) }

  /// Nil where the field has no formatter.
  private func formatterTakes(_ kind: FormattedValue) -> Bool? {
    guard let set = resolved[.formatter] else { return isUnset(.formatter) ? nil : true }
    guard set.isWellFormed, let format = set.value.flatMap({ FieldFormat($0) }) else { return true }
    return format.takes(kind)
  }

  /// Whether a property is certainly not set: what stands behind brackets or quotes that are still open may be read as a
  /// part of these.
  private func isUnset(_ property: PropertyID) -> Bool {
    guard resolved.isUnset(property) else { return false }
    let name = property.name.bytes
    let rest = place.chunk.source.bytes(min(place.offset, Int(place.chunk.byteCount))..<Int(place.chunk.byteCount))
    return !rest.indices.contains { rest[$0...].starts(with: name) }
  }

  /// What the upper bound is of a range whose lower one is being typed; nil where none stands there.
  private var boundBehind: FormattedValue? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = place.chunk.bytes.dropFirst(context.word.upperBound).drop(while: isBlank)
    guard rest.starts(with: "...".utf8) || rest.starts(with: "..<".utf8),
      let first = rest.dropFirst(3).drop(while: isBlank).first
    else { return nil }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return .number
    case _ where (0x61...0x7A).contains(first | 0x20): return .date
    default: return nil
    }
  }
}
