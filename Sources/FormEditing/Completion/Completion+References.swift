import FormModel
import FormSyntax
import UIKitCatalog

/// Names that the file itself declares: controls, tags, presets.
extension CompletionFinder {
  private var form: FormIndex? { snapshot.form(around: place.chunk) }

  /// The other controls of the form that have a text.
  var equalReferences: [Completion] { controlReferences(\.takesText) }

  /// The other controls of the form that the focus can go to.
  var focusReferences: [Completion] { controlReferences(\.takesFocus) }

  private func controlReferences(_ isMeant: (ControlKind) -> Bool) -> [Completion] {
    guard let form else { return [] }
    let own = place.block.control == nil ? "" : place.block.name
    var names: Set<String> = []
    let others = snapshot.controls(of: form).filter { block in
      block.control.map(isMeant) == true && block.name != own && names.insert(block.name).inserted
    }
    return narrowed(others, \.name).map { block in
      Completion(block.name, .control, detail: block.control?.keyword.description)
    }
  }

  /// The cases of the form's tags: that of the control itself first, then those that no control has.
  func tags(_ expected: ExpectedValue) -> [Completion] {
    guard let form else { return [] }
    let own = place.block.name
    let cases = narrowed(form.tags.flatMap(\.cases), \.name).map { tag in
      (tag, rank: tag.name == own ? 0 : form.owners(of: tag, in: snapshot).isEmpty ? 1 : 2)
    }
    return cases.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map { entry in
      let (tag, _) = entry.element
      let owners = form.owners(of: tag, in: snapshot).prefix(4).map(\.name).filter { $0 != own }
      let value = tag.value.map(String.init) ?? ""
      return Completion(
        ".\(tag.name)", .enumMember, insert: expected.isAfterDot ? tag.name : ".\(tag.name)", filter: tag.name,
        detail: owners.isEmpty ? value : "\(value), used by \(owners.joined(separator: ", "))")
    }
  }
}

extension FoundPreset {
  /// The name of the file that has it; nil where that is the file that asked.
  var fileName: String? { path.map { String($0.split(separator: "/").last ?? "") } }
}

extension FormIndex {
  /// The controls that have a tag.
  func owners(of tag: TagCase, in snapshot: FileSnapshot) -> [BlockModel] {
    guard let value = tag.value else { return [] }
    return tagValues[factKey(value)].compactMap { snapshot.file.entry($0)?.block }
  }
}
