import FormModel
import FormSyntax
import UIKitCatalog

/// A control with what is around it.
struct ControlContext {
  /// The form, and what it says for all its controls.
  let environment: FormEnvironment
  /// The control with what its presets add.
  let control: ResolvedControl
  /// Which control it is.
  let kind: ControlKind
  /// What several rules ask about it.
  let memo: ControlMemo

  /// What is known of the presets that it may use, and of the controls that it may name.
  let notes: FormNotes

  /// A control of a form.
  init(
    _ environment: FormEnvironment, _ control: ResolvedControl, _ kind: ControlKind,
    _ notes: FormNotes = FormNotes()
  ) {
    self.notes = notes
    self.environment = environment
    self.control = control
    self.kind = kind
    memo = ControlMemo(control, environment.handlers(of: control, kind))
  }

  /// The form that it stands in, with all that holds for it.
  var resolved: ResolvedForm { environment.resolved }
  /// What the file keeps of that form.
  var form: FormIndex { environment.form }
  /// The file that it stands in.
  var file: FileModel { environment.file }
  /// The presets that the file sees.
  var scope: PresetScope { environment.scope }
  /// What of the form matters for how each control is judged.
  var traits: TraitReader { TraitReader(environment.traits, memo) }
  /// What the control says itself.
  var block: BlockModel { control.block }
  /// The oldest iOS that the form runs on; nil where nobody says.
  var deploymentTarget: IOSVersion? { environment.deploymentTarget }

  /// A place in the control's own chunk.
  func place(_ range: Range<Int>) -> ChunkPlace { ChunkPlace(chunk: control.id, range: range) }

  /// Where a range of a member is, of the control's own or of a preset's.
  func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    control.place(range, origin)
  }

  /// Where to point in the control's own text for something of an origin: the range itself, or the `use` of the preset.
  func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    control.ownRange(range, origin)
  }

  /// Where a finding stands in the preset that says all it is about; nil where the control has a part in it.
  func cause(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace? { control.cause(range, origin) }
}

extension ControlContext {
  /// What handles the control's messages and events and is heard: its own, those of its presets, then the form's.
  var handlers: [ResolvedMember] { memo.handlers }

  /// Whether somebody may hear its delegate messages.
  var mayHaveDelegate: Bool { control.mayHaveDelegate }

  /// The same but for the form's.
  var events: [ResolvedMember] { memo.events }

  /// Its validation rules in checking order, save those that nobody knows.
  var rules: [ResolvedRule] { memo.rules }

  /// A fix that puts a new member behind another one, in the same block.
  func insertion(
    _ title: String, _ applicability: Fix.Applicability, _ text: String, after member: Member, _ block: BlockModel,
    _ origin: Origin
  ) -> Fix {
    let separator = block.separator(before: member)
    // On the line itself it comes right behind the member, on a line of its own behind the comment that belongs to that.
    let end = separator == "; " ? member.range.upperBound : block.endOfLine(of: member)
    return Fix(title, applicability, [Fix.Edit(place(end..<end, origin), separator + text)])
  }
}
