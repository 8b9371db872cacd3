import FormModel
import FormSyntax

extension ValidationRule {
  /// The rule as it is written, on one line and without its block: `length(...50)`; the beginning and the end of a very long
  /// one.
  public var sourceText: String {
    let source = member.block.source
    let name = member.member.nameRange
    let values = member.member.values.map { member.block.view($0) }
    var end = values.reduce(name.upperBound) { max($0, $1.range.upperBound) }
    if end > name.upperBound {
      let rest = source.bytes(end..<max(end, member.member.range.upperBound))
      end = rest.firstIndex(of: UInt8(ascii: ")")).map { end + $0 - rest.startIndex + 1 } ?? end
    }
    return LongText.cut(member.block.textOnOneLine(name.lowerBound..<end, of: values))
  }
}
