import FormModel
import FormSyntax
import UIKitCatalog

/// The classes of one's own whose rectangles the forms of a file move: such a class is generated, once, with the
/// attributes that any control of the class has.
struct GeneratedClasses: Sendable {
  /// One of them.
  struct Entry: Sendable {
    /// The form of the first control that moves something.
    var form: ResolvedForm
    /// The first control that moves something.
    var control: ResolvedControl
    /// All controls of the class.
    var controls: [ResolvedControl]

    /// Whether the control is the one that the class is written for.
    func isWritten(for other: ResolvedControl, of form: ResolvedForm) -> Bool {
      form.id == self.form.id && other.id == control.id
    }
  }

  private var entries: [ExactText: Entry] = [:]

  /// The classes that `class:` names in forms of a file.
  init(_ forms: [ResolvedForm], in file: FileModel) {
    let kinds = MemberKinds(.override).union(MemberKinds(.use))
    guard file.entries.contains(where: { !$0.block.memberKinds.isDisjoint(with: kinds) }) else { return }
    var all: [ExactText: [ResolvedControl]] = [:]
    for form in forms {
      for control in FormPlan.views(form.controls) {
        guard let name = GeneratedClasses.name(of: control).map(ExactText.init) else { continue }
        all[name, default: []].append(control)
        guard entries[name] == nil, !form.overrides(of: control).isEmpty else { continue }
        entries[name] = Entry(form: form, control: control, controls: [])
      }
    }
    for name in entries.keys { entries[name]?.controls = all[name] ?? [] }
  }

  /// The class that a control names.
  static func name(of control: ResolvedControl) -> String? {
    control[.class].flatMap { $0.isWellFormed ? $0.value?.name : nil }
  }

  /// What is generated for the class that a control names; nil where it names none, or the app has it.
  func entry(of control: ResolvedControl) -> Entry? {
    GeneratedClasses.name(of: control).flatMap { entries[ExactText($0)] }
  }

  /// The names, sorted.
  var names: [String] { entries.keys.sorted().map(\.text) }
}
