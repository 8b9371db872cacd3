import FormModel
import FormSyntax
import UIKitCatalog

extension FileModel {
  /// The tag that a control of a form has, and how it got it, be it from a preset; nil where nobody set one, or it cannot be
  /// known.
  func tag(of entry: ModelEntry, in form: FormIndex, _ scope: PresetScope) -> (value: Int64, source: TagSource)? {
    tag(of: entry, in: form, scope, ResolvedControl(entry, in: self, scope))
  }

  /// The same, of a control with all that holds for it, which is made where it has presets.
  func tag(
    of entry: ModelEntry, in form: FormIndex, _ scope: PresetScope, _ control: @autoclosure () -> ResolvedControl?
  ) -> (value: Int64, source: TagSource)? {
    guard entry.block.memberKinds.contains(MemberKinds(.use)) else { return form.tag(of: entry.block) }
    return control()
      .flatMap { ResolvedForm(form, in: self, scope).tag(of: $0) }
      .map { ($0.number, $0.source) }
  }
}
