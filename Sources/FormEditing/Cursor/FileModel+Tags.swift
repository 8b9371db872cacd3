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

extension FileSnapshot {
  /// The controls of a form that have each tag, be it from a preset or by their names, in the order of the text.
  func tagOwners(in form: FormIndex) -> [Int64: [ModelEntry]] {
    var owners: [Int64: [ModelEntry]] = [:]
    let resolved = resolved(form)
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      guard entry.block.control != nil, let tag = file.tag(of: entry, in: form, scope, resolved.control(in: entry))
      else { return }
      owners[tag.value, default: []].append(entry)
    }
    return owners
  }
}
