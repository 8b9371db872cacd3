import FormModel

/// The enumeration that tells views apart.
extension FormPlan {
  /// One case of it.
  struct TagEntry {
    var name: String
    var number: Int64
    var line: String?
  }

  /// Its cases: those of the form, then those of controls that have a number of their own.
  var tagEntries: [TagEntry] {
    var entries: [TagEntry] = []
    var known: Set<Int64> = []
    for tagCase in form.tagCases {
      guard let number = tagCase.value, known.insert(number).inserted else { continue }
      entries.append(TagEntry(name: tagCase.name, number: number))
    }
    let names = Set(entries.map(\.name))
    for control in controls where known.insert(control.tag).inserted {
      let name = names.contains(control.name) ? control.name + "View" : control.name
      entries.append(TagEntry(name: name, number: control.tag, line: control.line))
    }
    return entries
  }

  /// The case that a control's view has.
  func tagCase(of control: ControlPlan) -> String? {
    tagEntries.first { $0.number == control.tag }.map { SwiftName.member($0.name) }
  }

  func writeTags(to writer: inout SwiftWriter) {
    let entries = tagEntries
    writer.doc("The tags that tell the views of `\(form.name)` apart (\(tagsLine)).")
    if entries.isEmpty {
      writer.line("\(access)enum \(tagsType): Sendable {}")
      return
    }
    writer.block("\(access)enum \(tagsType): Int, CaseIterable, Sendable") { writer in
      for entry in entries {
        let number = SwiftLiteral.integer(String(entry.number))
        writer.line("case \(SwiftName.declared(entry.name)) = \(number)" + (entry.line.map { "  // \($0)" } ?? ""))
      }
    }
  }
}
