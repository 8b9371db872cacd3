import FormModel
import FormSyntax
import UIKitCatalog

/// Names that the file itself declares: controls, tags, presets.
extension CompletionFinder {
  private var form: FormIndex? { snapshot.form(around: place.chunk) }

  /// The other controls of the form that have a text, without those that must be equal to this one: two such rules
  /// would make a circle.
  var equalReferences: [Completion] {
    guard let form else { return [] }
    let others = others(in: form, \.takesText)
    let links = EqualLinks(form, UsedPresets(in: snapshot.file, snapshot.scope))
    let leading = links.leading(to: place.chunk.id, among: others.map(\.id))
    return references(others.filter { !leading.contains($0.id) })
  }

  /// The other controls of the form that the focus can go to.
  var focusReferences: [Completion] { form.map { references(others(in: $0, \.takesFocus)) } ?? [] }

  /// The other controls of a form whose kind is meant, the first of each name.
  private func others(in form: FormIndex, _ isMeant: (ControlKind) -> Bool) -> [ModelEntry] {
    var found: [ModelEntry] = []
    var names: Set<String> = place.block.control == nil ? [] : [place.block.name]
    snapshot.file.forEachEntry(in: snapshot.file.chunks(of: form)) { entry in
      guard entry.block.control.map(isMeant) == true, !entry.block.nameRange.isEmpty else { return }
      if names.insert(entry.block.name).inserted { found.append(entry) }
    }
    return found
  }

  private func references(_ controls: [ModelEntry]) -> [Completion] {
    narrowed(controls, \.block.name).map { entry in
      Completion(
        entry.block.name, .control, detail: entry.block.control?.keyword.description,
        subject: .declaration(entry.id, file: snapshot.path))
    }
  }

  /// The cases of the form's tags: that of the control itself first, then those that no other control has.
  func tags(_ expected: ExpectedValue) -> [Completion] {
    guard let form else { return [] }
    let own = place.block.name
    let owners = snapshot.tagOwners(in: form)
    let cases = narrowed(form.tags.flatMap(\.cases), \.name).map { tag in
      let others = (tag.value.flatMap { owners[$0] } ?? []).filter { $0.id != place.chunk.id }
      return (tag, others, rank: others.isEmpty ? tag.name == own ? 0 : 1 : 2)
    }
    return cases.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map { entry in
      let (tag, others, _) = entry.element
      let names = others.prefix(4).map(\.block.name)
      let value = tag.value.map(String.init) ?? ""
      return Completion(
        ".\(tag.name)", .enumMember, insert: expected.isAfterDot ? tag.name : ".\(tag.name)", filter: tag.name,
        detail: names.isEmpty ? value : "\(value), used by \(names.joined(separator: ", "))",
        subject: .tagCase(tag.chunk, member: tag.memberIndex, file: snapshot.path))
    }
  }
}

extension FoundPreset {
  /// The name of the file that has it; nil where that is the file that asked.
  var fileName: String? { path.map { String($0.split(separator: "/").last ?? "") } }
}
