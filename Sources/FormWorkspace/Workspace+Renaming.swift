import FormModel
public import FormSyntax
import JSONText

extension Workspace {
  /// The forms, controls and presets that edits give another name, each once.
  ///
  /// - Parameter path: the file that edits without a path are about.
  public func declarations(renamedBy edits: [SourceEdit], of path: String) -> [RenamedDeclaration] {
    var known: Set<NamedSubject> = []
    return edits.compactMap { edit -> RenamedDeclaration? in
      let file = edit.path ?? path
      guard let model = project.model(file), edit.range.lowerBound < model.document.byteCount else { return nil }
      let (index, start) = model.document.chunkIndex(at: edit.range.lowerBound)
      let entry = model.entries[index]
      let name = entry.block.nameRange
      guard [.formHead, .control, .preset].contains(entry.block.kind),
        start + name.lowerBound == edit.range.lowerBound, name.count == edit.range.count
      else { return nil }
      let form = model.formIndex(of: entry.id).map { model.forms[$0].name }
      let control = entry.block.kind == .formHead ? nil : entry.block.name
      let subject = NamedSubject(path: file, form: form, control: control)
      return known.insert(subject).inserted ? RenamedDeclaration(subject: subject, newName: edit.newText) : nil
    }
  }

  /// The edits of a settings file that have its suppressions speak of what they did, once that has other names. One that
  /// speaks of something else by the same name stays as it is.
  ///
  /// - Parameter holds: whether the settings file holds for a form's file.
  public func edits(
    of settings: SettingsFile, following renamed: [RenamedDeclaration], _ holds: (String) -> Bool
  ) -> [SourceEdit] {
    let names = Dictionary(renamed.map { ($0.subject, $0.newName) }) { first, _ in first }
    var edits: [SourceEdit] = []
    for (suppression, value) in settings.writtenSuppressions {
      guard renamed.contains(where: { suppression.speaks(of: $0.path, in: settings) }) else { continue }
      let (forms, controls) = subjects(of: suppression, in: settings, holds)
      if let name = newName(of: controls, names), let place = value["control"] {
        edits.append(SourceEdit(path: settings.absolutePath, range: place.range, newText: SettingsFile.quoted(name)))
      }
      if let name = newName(of: forms, names), let place = value["form"] {
        edits.append(SourceEdit(path: settings.absolutePath, range: place.range, newText: SettingsFile.quoted(name)))
      }
    }
    return edits
  }

  /// The one name that all of some subjects get; nil where one of them stays as it is.
  private func newName(of subjects: Set<NamedSubject>, _ names: [NamedSubject: String]) -> String? {
    let new = Set(subjects.map { names[$0] })
    return new.count == 1 ? new.first ?? nil : nil
  }

  /// What a suppression speaks of: the controls and presets that it names, and their forms; where none of these is there,
  /// the forms that it names.
  private func subjects(
    of suppression: SettingsFile.Suppression, in settings: SettingsFile, _ holds: (String) -> Bool
  ) -> (forms: Set<NamedSubject>, controls: Set<NamedSubject>) {
    var (forms, controls): (Set<NamedSubject>, Set<NamedSubject>) = ([], [])
    for path in project.files.keys where suppression.speaks(of: path, in: settings) && holds(path) {
      guard let model = project.model(path) else { continue }
      let name = suppression.control.map { Array($0.utf8) }
      for form in model.forms where suppression.form.map({ $0 == form.name }) ?? true {
        forms.insert(NamedSubject(path: path, form: form.name, control: nil))
        if let name, model.control(named: name, in: form) != nil {
          controls.insert(NamedSubject(path: path, form: form.name, control: suppression.control))
        }
      }
      if let name, suppression.form == nil, PresetScope.ownOnly.preset(named: name[...], in: model) != nil {
        controls.insert(NamedSubject(path: path, form: nil, control: suppression.control))
      }
    }
    return (controls.isEmpty ? forms : Set(controls.map(\.ofForm)), controls)
  }
}
