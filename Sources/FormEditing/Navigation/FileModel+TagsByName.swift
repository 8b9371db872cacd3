import FormModel
import FormSyntax
import UIKitCatalog

extension FileModel {
  /// The control that has a tag because it is called like the case.
  func owner(ofTagByName tag: TagCase, in form: FormIndex, _ scope: PresetScope) -> ModelEntry? {
    control(named: Array(tag.name.utf8), in: form).flatMap { mayHaveTagByName($0, in: form, scope) ? $0 : nil }
  }

  /// Whether a control has the tag that is called like it, or may: of a preset that is nowhere nobody knows what it says.
  func mayHaveTagByName(_ entry: ModelEntry, in form: FormIndex, _ scope: PresetScope) -> Bool {
    if let known = tag(of: entry, in: form, scope) { return known.source == .byName }
    guard entry.block.member(of: .tag) == nil, form.tag(ofCase: Array(entry.block.name.utf8)) != nil,
      let control = ResolvedControl(entry, in: self, scope)
    else { return false }
    return !control.isComplete && control[.tag] == nil
  }
}
