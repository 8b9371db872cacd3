import FormModel
import FormSyntax
import UIKitCatalog

extension FileModel {
  /// The tag that a control of a form has, and how it got it, be it from a preset; nil where nobody set one, or it cannot be
  /// known.
  func tag(of entry: ModelEntry, in form: FormIndex, _ scope: PresetScope) -> (value: Int64, source: TagSource)? {
    let block = entry.block
    guard block.memberKinds.contains(MemberKinds(.use)), block.member(of: .tag) == nil,
      let set = ResolvedControl(entry, in: self, scope)?[.tag]
    else { return form.tag(of: block) }
    guard set.isWellFormed, let value = set.value else { return nil }
    if let number = value.integer { return (Int64(number), .number) }
    guard value.kind == .member else { return nil }
    return form.tag(ofCase: value.nameBytes)?.value.map { ($0, .written) }
  }
}
