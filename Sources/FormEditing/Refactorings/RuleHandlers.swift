import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The delegate methods that rules need which refuse something: on the form where several fields need one, else on the
  /// field. They are left empty: the rules decide what is answered.
  var handlersOfRules: QuickFix? {
    guard let form, [.formHead, .control].contains(block.kind), touchesMember,
      block.kind == .formHead || !missingMethods(file.entries[place.index]).isEmpty
    else { return nil }
    let missing = methodsOfRules(form)
    let wanted = missing.filter { block.kind == .formHead || $0.controls.contains(place.chunk.id) }
    var handlers: [ChunkID: [String]] = [:]
    for (method, controls) in wanted {
      guard let only = controls.first else { continue }
      handlers[controls.count > 1 ? form.id : only, default: []].append("on \(method.name) {}")
    }
    let edits = handlers.sorted { $0.key < $1.key }.compactMap { edit(adding: $0.value, to: $0.key, form) }
    guard edits.count == handlers.count else { return nil }
    return refactoring("Add the handlers that refusing rules need", .rewrite, edits)
  }

  private func edit(adding handlers: [String], to id: ChunkID, _ form: FormIndex) -> SourceEdit? {
    guard let index = document.index(of: id) else { return nil }
    if id == form.id {
      return insertion(ofMember: handlers.joined(separator: "\n"), intoBlockOf: index, at: .end)
    }
    let text = handlers.joined(separator: MemberLines(document.chunks[index]) == nil ? "; " : "\n")
    return insertion(ofMember: text, intoChunk: index, at: .end)
  }

  /// The methods that rules of a form's fields need and nobody handles, each with the fields that need it.
  private func methodsOfRules(_ form: FormIndex) -> [(method: MethodID, controls: [ChunkID])] {
    var found: [MethodID: [ChunkID]] = [:]
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      for method in missingMethods(entry) { found[method, default: []].append(entry.id) }
    }
    return found.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  /// Those that one control's rules need.
  private func missingMethods(_ entry: ModelEntry) -> Set<MethodID> {
    guard entry.block.isTextInput, !entry.block.hasSyntaxErrors,
      let control = ResolvedControl(entry, in: file, snapshot.scope), control.isComplete, control.delegateIsOfForm
    else { return [] }
    return control.methodsOfRules.subtracting(control.handlers.compactMap(\.member.method))
  }
}

extension ResolvedControl {
  /// Whether it has the form's delegate, and no class of its own, whose code may do what it likes.
  fileprivate var delegateIsOfForm: Bool { self[.delegate] == nil && mayHaveDelegate && self[.class] == nil }

  /// The delegate methods in which its rules refuse what breaks them.
  fileprivate var methodsOfRules: Set<MethodID> {
    let isField = kind?.isTextField ?? false
    var methods: Set<MethodID> = []
    for rule in rules.compactMap(ResolvedRule.init)
    where rule.member.isWellFormed && rule.effect == EnumMember.RuleEffect.refuse {
      switch rule.time {
      case EnumMember.RuleTime.change: methods.insert(isField ? .textFieldShouldChange : .textViewShouldChange)
      case EnumMember.RuleTime.endEditing:
        methods.insert(isField ? .textFieldShouldEndEditing : .textViewShouldEndEditing)
      case EnumMember.RuleTime.return where isField: methods.insert(.textFieldShouldReturn)
      default: break
      }
    }
    return methods
  }
}
