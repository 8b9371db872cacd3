import FieldLanguages
public import FormModel
public import FormSyntax
public import UIKitCatalog

/// What a rule is: the text that `explain`, hovers and the reference show, and the examples that the tests run.
public final class LintRuleInfo: Sendable {
  /// The name: it states the bad thing, and reads after "allow …".
  public let code: String
  /// How serious its findings are where settings say nothing.
  public let severity: Severity
  /// What is found, in one sentence.
  public let summary: String
  /// Why that matters: what the user of the app meets.
  public let reason: String
  /// A definition in which it is found (once or more), and one in which it is not. Complete files.
  public let bad: String
  /// A complete file in which it is not found.
  public let good: String
  /// What the quick fix does; nil where there is none.
  public let fix: String?
  /// Whether one cause makes findings at several controls of a form: they are told as one, at the first control, with
  /// the others as related places.
  public let isToldOncePerForm: Bool

  /// What `explain` and the reference show; examples are complete files.
  public init(
    _ code: String, _ severity: Severity, summary: String, reason: String, bad: String, good: String,
    fix: String? = nil, isToldOncePerForm: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.bad = bad
    self.good = good
    self.fix = fix
    self.isToldOncePerForm = isToldOncePerForm
  }
}

/// A rule of the linter. One file each, named after the code; its messages are factories at the bottom of the file.
public protocol LintRule: SendableMetatype {
  /// What the rule says of itself.
  static var info: LintRuleInfo { get }
}

/// A rule that looks at one chunk by itself: a control, a preset, or a member of a form.
public protocol BlockRule: LintRule {
  /// The rule is asked about chunks that meet this only.
  static var filter: BlockFilter { get }
  /// Reports what it finds in a chunk that `filter` let through.
  static func check(_ context: BlockContext, _ report: inout Reporter)
}

/// A rule that looks at a control together with its presets and its form.
public protocol ControlRule: LintRule {
  /// The rule is asked about controls that meet this only.
  static var interest: RuleFilter { get }
  /// Reports what it finds at a control that `interest` let through.
  static func check(_ context: ControlContext, _ report: inout Reporter)
}

/// A rule that looks at what all controls of a form say together. It runs again after every change, so it looks at the
/// form's facts and not at all of its controls.
public protocol FormRule: LintRule {
  /// Reports what it finds in a form.
  static func check(_ context: FormContext, _ report: inout FormReporter)
}

/// A rule that looks at a file among the others of its project. It runs again after every change, so it looks at what
/// models keep of files as a whole.
public protocol ProjectRule: LintRule {
  /// Reports what it finds in a file, at places of that file.
  static func check(_ context: ProjectContext, _ report: inout FormReporter)
}

/// A file with its project.
public struct ProjectContext: Sendable {
  /// The path of the file.
  public let path: String
  /// The file.
  public let file: FileModel
  /// The files that are looked at together.
  public let project: ProjectModel
}

/// Which controls a rule wants to see.
public struct RuleFilter: Sendable {
  /// One of these is set; empty: whatever is set.
  public var anyOf: PropertyMask
  /// The control, or one of its presets, has members of one of these kinds; empty: whatever it has.
  public var members: MemberKinds
  /// The control is of one of these kinds.
  public var kinds: Scope
  /// The user can bring up a keyboard in the control, as far as is known: the rule is about what is typed.
  public var needsKeyboard: Bool

  /// Controls of some kinds; where properties or members are given, only those that have one of each.
  public init(
    _ kinds: Scope = .controls, anyOf properties: [PropertyID] = [], members: [MemberKind] = [],
    needsKeyboard: Bool = false
  ) {
    anyOf = PropertyMask(properties)
    self.members = members.reduce(into: []) { $0.formUnion(MemberKinds($1)) }
    self.kinds = kinds
    self.needsKeyboard = needsKeyboard
  }

  /// Whether the rule is asked about a control.
  @inline(__always)
  func accepts(_ context: ControlContext) -> Bool {
    accepts(context.control, context.kind) && (!needsKeyboard || context.canShowKeyboard)
  }

  /// Whether a control has what the rule looks for, be there a keyboard or not.
  @inline(__always)
  func accepts(_ control: ResolvedControl, _ kind: ControlKind) -> Bool {
    (anyOf.isEmpty || anyOf.intersects(control.properties))
      && (members.isEmpty || !members.isDisjoint(with: control.memberKinds)) && kinds.contains(kind)
  }
}

/// What is around the controls of one form: one object for all of them, so that handing it on costs one count.
final class FormEnvironment: Sendable {
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// The form.
  let form: FormIndex
  /// What of the form has a say in how each control is judged.
  let traits: FormTraits
  /// The oldest iOS that the form runs on; nil where nobody says.
  let deploymentTarget: IOSVersion?
  /// By the number of each kind of control, what the form handles for those that handle nothing themselves.
  let handlers: [[ResolvedMember]]
  /// What it says of locales, calendar and time zone.
  let fields: FieldEnvironment

  /// What is around the controls of a form of a file.
  init(file: FileModel, scope: PresetScope, form: FormIndex) {
    self.file = file
    self.scope = scope
    self.form = form
    traits = file.traits(of: form, scope)
    deploymentTarget = form.deploymentTarget
    fields = FieldEnvironment(form)
    handlers =
      form.handlers.isEmpty ? [] : ControlKind.allCases.map { ResolvedControl.formHandlers(form.handlers, for: $0) }
  }

  /// What handles the messages and events of one of its controls, in the order of precedence.
  func handlers(of control: ResolvedControl, _ kind: ControlKind) -> [ResolvedMember] {
    if control.memberKinds.contains(MemberKinds(.event)) { return control.handlers }
    return handlers.isEmpty ? [] : handlers[Int(kind.rawValue)]
  }
}

/// A chunk with what is around it.
public struct BlockContext {
  /// The file.
  public let file: FileModel
  /// The presets that the file sees.
  public let scope: PresetScope
  /// The form that it stands in; nil in presets and between forms.
  public let form: FormIndex?
  /// The presets that the file sees.
  let presets: UsedPresets
  /// The chunk: its text and its tree.
  public var chunk: Chunk
  /// What it says.
  public var block: BlockModel

  /// Its name in the file.
  public var id: ChunkID { chunk.id }

  /// A place in this chunk.
  public func place(_ range: Range<Int>) -> ChunkPlace { ChunkPlace(chunk: chunk.id, range: range) }
}

/// What several rules ask about one control, found out once.
final class ControlMemo {
  private let control: ResolvedControl
  /// What handles the control's messages and events: its own, those of its presets, then the form's.
  let handlers: [ResolvedMember]
  /// Whether the user can bring up a keyboard, as far as is known.
  private(set) lazy var canShowKeyboard = control.canShowKeyboard(handlers)
  /// Its validation rules in checking order, save those that nobody knows.
  private(set) lazy var rules = control.rules.compactMap(ResolvedRule.init)
  /// The placeholder, with what it certainly speaks of.
  private(set) lazy var placeholder = control.spokenPlaceholder

  /// Nothing has been asked yet.
  init(_ control: ResolvedControl, _ handlers: [ResolvedMember]) {
    self.control = control
    self.handlers = handlers
  }
}

/// A control with what is around it.
public struct ControlContext {
  /// The form, and what it says for all its controls.
  let surroundings: FormEnvironment
  /// The control with what its presets add.
  public let control: ResolvedControl
  /// Which control it is.
  public let kind: ControlKind
  /// What several rules ask about it.
  let memo: ControlMemo

  /// A control of a form.
  init(_ surroundings: FormEnvironment, _ control: ResolvedControl, _ kind: ControlKind) {
    self.surroundings = surroundings
    self.control = control
    self.kind = kind
    memo = ControlMemo(control, surroundings.handlers(of: control, kind))
  }

  /// The form that it stands in.
  public var form: FormIndex { surroundings.form }
  /// The file that it stands in.
  public var file: FileModel { surroundings.file }
  /// The presets that the file sees.
  public var scope: PresetScope { surroundings.scope }
  /// What of the form has a say in how each control is judged.
  public var traits: FormTraits { surroundings.traits }
  /// What the control says itself.
  public var block: BlockModel { control.block }
  /// The oldest iOS that the form runs on; nil where nobody says.
  var deploymentTarget: IOSVersion? { surroundings.deploymentTarget }

  /// A place in the control's own chunk.
  public func place(_ range: Range<Int>) -> ChunkPlace { ChunkPlace(chunk: control.id, range: range) }

  /// Where a range of a member is, of the control's own or of a preset's.
  public func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    control.place(range, origin)
  }

  /// Where to point in the control's own text for something of an origin: the range itself, or the `use` of the preset.
  public func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    control.ownRange(range, origin)
  }

  /// Where a finding stands in the preset that says all it is about; nil where the control has a part in it.
  func cause(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace? { control.cause(range, origin) }
}

/// A form with its file.
public struct FormContext {
  /// The file.
  public let file: FileModel
  /// The presets that the file sees.
  public let scope: PresetScope
  /// The same, as they are used.
  let presets: UsedPresets
  /// The form.
  public let form: FormIndex
  /// What of the form has a say in how each control is judged.
  public let traits: FormTraits
}

extension ControlContext {
  /// What handles the control's messages and events: its own, those of its presets, then the form's.
  public var handlers: [ResolvedMember] { memo.handlers }

  /// Its validation rules in checking order, save those that nobody knows.
  var rules: [ResolvedRule] { memo.rules }

  /// A fix that puts a new member behind another one, in the same block.
  public func insertion(
    _ title: String, _ applicability: Fix.Applicability, _ text: String, after member: Member, _ block: BlockModel,
    _ origin: Origin
  ) -> Fix {
    Fix(
      title, applicability,
      [
        Fix.Edit(
          place(member.range.upperBound..<member.range.upperBound, origin), block.separator(before: member) + text)
      ])
  }
}

extension BlockModel {
  /// What stands between the member before this one, or the `{`, and this one: a line break with its indentation, or `;
  /// `.
  public func separator(before member: Member) -> String {
    let before = source.bytes(0..<Int(member.start))
    guard let lineBreak = before.lastIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "; "
    }
    let indentation = before[(lineBreak + 1)...]
    guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return "; " }
    let start =
      before.index(before: lineBreak) >= before.startIndex && before[lineBreak] == UInt8(ascii: "\n")
        && lineBreak > before.startIndex && before[lineBreak - 1] == UInt8(ascii: "\r") ? lineBreak - 1 : lineBreak
    return String(decoding: before[start...], as: UTF8.self)
  }
}
