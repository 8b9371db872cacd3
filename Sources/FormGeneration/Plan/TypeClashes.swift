import FormModel

/// Types of a form's code that cannot be declared beside others of the file, or would hide what the code itself stands on.
struct TypeClashes {
  /// For each form, by its place: why all of its code is left out; nil where nothing is wrong.
  private(set) var refusals: [String?] = []

  /// Looks at the forms that are written into one module.
  init(_ forms: [ResolvedForm], _ lines: SourceLines) {
    var owners: [String: String] = [:]
    let declared = forms.map { TypeClashes.types(of: SwiftName.type($0.name)) }
    let all = Set(declared.joined())
    for (form, types) in zip(forms, declared) {
      let place = lines.text(form.index.head.range, of: form.id)
      let tags = TagPlan.type(of: form)
      if let first = types.compactMap({ owners[$0] }).first {
        refusals.append("\(place): form '\(form.name)' gives the types of form '\(first)': give it another name")
      } else if all.contains(tags) || SwiftName.isTaken(tags) {
        let why = "hide a type that the code needs"
        refusals.append(
          TagPlan.writtenType(of: form) == nil
            ? "\(place): the tags of form '\(form.name)', '\(tags)', \(why): give the form another name, or its tags"
            : "\(place): tags '\(tags)' \(why): give them another name")
      } else {
        refusals.append(nil)
      }
      for type in types where owners[type] == nil { owners[type] = form.name }
    }
  }

  /// What the code of a form declares besides its tags.
  private static func types(of name: String) -> [String] {
    ["Form", "FormController", "FormActions", "FormChecks"].map { name + $0 }
  }
}
