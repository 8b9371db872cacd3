import FormModel
import FormSyntax
import UIKitCatalog

/// A row of the catalogue's interactions as a lint rule tells it: the row says when it holds, this what is said then.
/// It is one object, which the check of each control only looks at.
final class InteractionRow: Sendable {
  /// What has to hold besides the conditions of the row.
  enum Guard: Sendable {
    /// Nothing.
    case always
    /// A font is set that is none of the text styles.
    case fixedFont
    /// The least size is another one than UIKit's own.
    case leastSize
    /// The font and the least size are numbers, and the size of the font is the smaller one.
    case smallerFont
    /// The user can edit the text.
    case editing
    /// The user can bring up the keyboard, in whose place there is no view.
    case keyboard
    /// The same, and something is to be capitalised.
    case capitals
    /// No handler shows a view or calls code that may, and the class is UIKit's own.
    case nothingSetsViews
    /// No handler shows this view or calls code that may.
    case nothingShows(PropertyID)
    /// A subclass overrides none of these, and no handler hides the view of the second mode; and the user can edit the
    /// text, where one of two modes waits for that.
    case showTogether(PropertyID, PropertyID, of: PropertyID, unlessOverridden: [MethodID])
    /// The user can bring up an input view, which is no view of the app's own: that may be a keyboard.
    case inputView
    /// The user can type, and neither a button of the field or form nor a class of its own may show what is typed.
    case nothingReveals
  }

  /// What of a property a finding points at.
  enum Mark: Sendable {
    /// Its name, or its value.
    case name, value
  }

  /// What a fix does.
  enum Repair: Sendable {
    /// There is no fix.
    case none
    /// Takes out the property that the finding points at.
    case remove
    /// The same, with those of some properties that are set and would do nothing without it.
    case removeWith([PropertyID])
    /// Takes out those of some properties that are set.
    case removeAll([PropertyID])
    /// Sets another property to its value, unless something sets that.
    case setInstead(PropertyID)
    /// Sets properties: of those that `unlessSet` has, the ones of which nothing is said yet.
    case set([(property: PropertyID, value: StaticString)], unlessSet: [(property: PropertyID, value: StaticString)])

    /// Sets the mode of an overlay so that it does not show beside the clear button.
    case setMode(PropertyID)

    /// Sets one property.
    static func set(_ property: PropertyID, _ value: StaticString) -> Repair {
      .set([(property, value)], unlessSet: [])
    }
  }

  /// The row's name in the catalogue.
  let name: String
  /// The finding points at the first of these that is set.
  let subjects: [PropertyID]
  /// What the finding points at of it, and where a preset is the cause, there.
  let marks: (own: Mark, inPreset: Mark)
  /// What is said.
  private let message: InteractionMessage
  /// The same, where all that the conditions ask for besides is UIKit's default.
  private let messageOfDefaults: InteractionMessage
  /// The properties that related places show; nil: all others of the conditions.
  let related: [PropertyID]?
  /// What has to hold besides.
  let condition: Guard
  /// What a fix does.
  let repair: Repair
  /// The conditions of the row, all of which have to hold.
  let conditions: [PropertyCondition]
  /// Sets of properties of each of which one has to be set where the conditions hold.
  private let demands: [PropertyMask]
  /// The properties that its conditions speak of.
  fileprivate let others: [PropertyID]
  /// The kinds of control that the row is about.
  let scope: Scope

  /// - Parameters:
  ///   - name: the row's name in the catalogue.
  ///   - message: what is said, with the gaps of an `InteractionMessage`.
  init(
    _ name: String, at subjects: [PropertyID], marks: (own: Mark, inPreset: Mark) = (.name, .name), _ message: String,
    byDefault messageOfDefaults: String? = nil, where condition: Guard = .always, related: [PropertyID]? = nil,
    fix repair: Repair = .none
  ) {
    let interaction = Catalog.interactions.first { $0.name.equals(name.utf8) }
    self.name = name
    self.subjects = subjects
    self.marks = marks
    self.related = related
    self.condition = condition
    self.repair = repair
    let scope = interaction?.scope ?? []
    self.scope = scope
    conditions = (interaction?.conditions ?? []).map { PropertyCondition($0, in: scope) }
    demands = conditions.flatMap(\.demands)
    others = conditions.flatMap(\.all)
    self.message = InteractionMessage(text: message)
    self.messageOfDefaults = InteractionMessage(text: messageOfDefaults ?? message)
  }

  /// Properties of which one has to be set, since the row cannot hold by defaults alone.
  var needed: [PropertyID] {
    conditions.first { !$0.holdsByDefault }?.properties ?? subjects
  }
}

/// A lint rule that is made of rows of the catalogue's interactions.
protocol InteractionRule: ControlRule {
  /// The first row that holds makes the finding, unless each makes its own.
  static var rows: [InteractionRow] { get }
  /// Whether each row that holds is a mistake of its own, and not one cause that several rows see.
  static var tellsEachRow: Bool { get }
}

extension InteractionRule {
  static var tellsEachRow: Bool { false }

  static var controlFilter: RuleFilter {
    RuleFilter(rows.reduce(into: []) { $0.formUnion($1.scope) }, anyOf: rows.flatMap(\.needed))
  }

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for row in rows where row.holds(for: context) {
      guard let subject = row.subjects.firstResult(of: { context.control.wellFormed($0) }) else { continue }
      let others = row.others.filter { $0.rawValue != subject.member.symbol }
      let related = (row.related ?? others).filter { $0.rawValue != subject.member.symbol }
      report.add(
        Self.self, at: context.ownRange(subject.range(of: row.marks.own), subject.origin),
        row.said(of: subject, context), related: related.compactMap { context.related($0) },
        tags: row.repair.takesOutSubject ? [.unnecessary] : [], fixes: row.fixes(subject, context),
        cause: context.control.cause(of: subject, at: subject.range(of: row.marks.inPreset), with: others))
      if !tellsEachRow { return }
    }
  }
}

extension InteractionRow.Repair {
  /// Whether what the finding points at is of no use.
  fileprivate var takesOutSubject: Bool {
    switch self {
    case .remove, .removeWith: true
    case .none, .removeAll, .setInstead, .set, .setMode: false
    }
  }
}

extension ResolvedControl {
  /// A property that is set to what it takes.
  fileprivate func wellFormed(_ property: PropertyID) -> ResolvedProperty? {
    self[property].flatMap { $0.isWellFormed ? $0 : nil }
  }
}

extension ResolvedProperty {
  /// Where a mark stands in its block.
  fileprivate func range(of mark: InteractionRow.Mark) -> Range<Int> {
    switch mark {
    case .name: member.nameRange
    case .value: value?.range ?? member.nameRange
    }
  }
}

extension InteractionRow {
  fileprivate func holds(for context: ControlContext) -> Bool {
    scope.contains(context.kind) && demands.allSatisfy { $0.intersects(context.control.properties) }
      && conditions.allSatisfy { $0.holds(for: context.control) }
      && condition.holds(for: context)
  }

  fileprivate func said(of subject: ResolvedProperty, _ context: ControlContext) -> Finding.Message {
    let isSet = others.contains { $0.rawValue != subject.member.symbol && context.control.sets($0) }
    return (isSet ? message : messageOfDefaults).said(of: subject, context.control, others)
  }

  fileprivate func fixes(_ subject: ResolvedProperty, _ context: ControlContext) -> [Fix] {
    switch repair {
    case .none: []
    case .remove: context.removal(of: subject)
    case .removeWith(let others): context.removal(of: [subject] + others.compactMap { context.control[$0] })
    case .setInstead(let other):
      context.control.sets(other)
        ? []
        : [
          Fix(
            "Set '\(other.name)' instead", .unsafe,
            [Fix.Edit(context.place(subject.member.nameRange, subject.origin), other.name.string)])
        ]
    case .setMode(let mode):
      context.freeMode(mode).map { context.setting([(mode, $0)], after: subject) } ?? []
    // A text view hides nothing.
    case .set(let all, _) where context.kind == .textView && all.contains { $0.property == .isSecureTextEntry }: []
    case .removeAll(let properties):
      context.removal(of: properties.compactMap { context.control[$0] })
    case .set(let all, let usual):
      context.setting(
        (all.filter { !context.says($0.property, "\($0.value)") } + usual.filter { !context.control.sets($0.property) })
          .map { ($0.property, "\($0.value)") }, after: subject)
    }
  }
}

extension ControlContext {
  /// A mode in which an overlay shows; nil where the clear button is in its place all the time, or it is not known when.
  fileprivate func freeMode(_ mode: PropertyID) -> String? {
    guard mode == .rightViewMode else { return ".always" }
    switch control.enumMember(.clearButtonMode) {
    case EnumMember.ViewMode.never: return ".always"
    case EnumMember.ViewMode.whileEditing: return ".unlessEditing"
    case EnumMember.ViewMode.unlessEditing: return ".whileEditing"
    default: return nil
    }
  }
}

extension InteractionRow.Guard {
  fileprivate func holds(for context: ControlContext) -> Bool {
    switch self {
    case .always: return true
    case .editing: return context.canShowKeyboard
    case .keyboard:
      return context.canShowKeyboard && !context.control.has(.inputView)
    case .capitals:
      return InteractionRow.Guard.keyboard.holds(for: context)
        && context.control.enumMember(.autocapitalizationType) != EnumMember.Autocapitalization.none
    case .nothingSetsViews:
      return !context.isSubclass
        && !context.handlers.contains { $0.inner(.call) != nil || $0.inner(.show) != nil || $0.isUnclear }
    case .nothingShows(let view):
      return !context.handlers.contains { handler in
        handler.isUnclear || handler.inner(.call) != nil
          || handler.inner(.show)?.nameBytes.elementsEqual(Array(view.name.bytes)) == true
      }
    case .showTogether(let first, let second, let view, let methods):
      let waits = [first, second].contains { context.control.enumMember($0) == EnumMember.ViewMode.whileEditing }
      return !context.control.overrides.contains { $0.member.method.map(methods.contains) ?? false }
        && !context.handlers.contains { $0.hiddenView == view || $0.isUnclear } && (!waits || context.canShowKeyboard)
    case .inputView:
      return context.canShowKeyboard && context.control[.inputView]?.value?.function != .view
    case .nothingReveals:
      return context.canShowKeyboard && !context.traits.mayReveal && !context.revealsText
    case .fixedFont:
      guard let font = context.control[.font], font.isWellFormed, let function = font.value?.function else {
        return false
      }
      return function != .preferredFont
    case .leastSize:
      let control = context.control
      let unset = PropertyID.minimumFontSize.defaultValue(of: control.kind, in: control.source)
      return control[.minimumFontSize]?.value?.numberText.flatMap(Double.init) != Double(unset.string)
    case .smallerFont:
      guard let size = context.control[.font]?.value?.argument(.size)?.numberText.flatMap(Double.init),
        let least = context.control[.minimumFontSize]?.value?.numberText.flatMap(Double.init)
      else { return false }
      return least > size
    }
  }
}

extension ControlContext {
  /// Whether a button beside the text may switch between dots and text, or a class of one's own does.
  fileprivate var revealsText: Bool {
    if isSubclass { return true }
    return [PropertyID.leftView, .rightView].contains { property in
      guard let view = control[property]?.value, view.kind != .nilLiteral else { return false }
      return view.argument(.action) != nil || view.function == .view
    }
  }
}
