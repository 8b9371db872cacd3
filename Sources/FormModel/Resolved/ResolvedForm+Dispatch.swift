import FormSyntax
public import UIKitCatalog

/// The tag of a control.
public struct ResolvedTag: Sendable {
  /// The tag, as `UIView.tag` has it.
  public let number: Int64
  /// How the control got it.
  public let source: TagSource
  /// The case of the form's tags that it is; nil where a number is written.
  public let tagCase: TagCase?
  /// Where the tag is said: the value of `tag:`, or the control's name, which is that of a case.
  public let place: SourcePlace?
}

/// How its controls are told apart, and who hears of them.
extension ResolvedForm {
  /// The cases of its `tags`, in the order of the text, implicit values counted up.
  public var tagCases: [TagCase] { index.tags.flatMap(\.cases) }

  /// The tag of a control, its own, from a preset or by its name; nil where nobody sets one, or it cannot be known.
  public func tag(of control: ResolvedControl) -> ResolvedTag? {
    if let set = control[.tag] {
      guard set.isWellFormed, let value = set.value else { return nil }
      let place = place(value.range, set.origin, of: control)
      if let number = value.integer {
        return ResolvedTag(number: Int64(number), source: .number, tagCase: nil, place: place)
      }
      guard value.kind == .member, let found = index.tag(ofCase: value.nameBytes), let number = found.value else {
        return nil
      }
      return ResolvedTag(number: number, source: .written, tagCase: found, place: place)
    }
    let block = control.block
    guard control.isComplete, !block.nameRange.isEmpty,
      let found = index.tag(ofCase: block.source.bytes(block.nameRange)), let number = found.value
    else { return nil }
    return ResolvedTag(
      number: number, source: .byName, tagCase: found, place: place(block.nameRange, of: control.id))
  }

  /// How the delegate tells its fields apart, a member of `Dispatch`: as it says, as the settings say, `.tags` where there
  /// are tags; nil where nothing is said, or what says it cannot be read.
  public var dispatch: EnumMember? {
    if index.openProperties.contains(.dispatch) { return nil }
    if let said = index.said(.dispatch) { return said.enumMember }
    return index.tags.contains { !$0.block.lacksBlock } ? EnumMember.Dispatch.tags : nil
  }

  /// The class that is the delegate of a control: its own, from a preset, or the form's; nil where it is `none`, or nobody
  /// names one.
  public func delegate(of control: ResolvedControl) -> EffectiveValue? {
    guard let said = said(.delegate, of: control), said.isWellFormed, said.value.kind == .reference,
      !said.value.isNamed(.noDelegate)
    else { return nil }
    return said
  }
}
