import FormModel
import FormSyntax

extension ValidationRule {
  /// The rule as it is written, without its block: `length(...50)`; the beginning and the end of a very long one.
  public var sourceText: String {
    let source = member.block.source
    let name = member.member.nameRange
    var end = name.upperBound
    for index in member.member.values { end = max(end, member.block.value(index).range.upperBound) }
    if end > name.upperBound {
      let rest = source.bytes(end..<max(end, member.member.range.upperBound))
      end = rest.firstIndex(of: UInt8(ascii: ")")).map { end + $0 - rest.startIndex + 1 } ?? end
    }
    return LongText.cut(source.text(name.lowerBound..<end))
  }
}
