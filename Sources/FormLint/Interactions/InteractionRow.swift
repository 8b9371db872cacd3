import FormModel
import FormSyntax
import UIKitCatalog

/// A row of the catalogue's interactions as a lint rule tells it: the row says when it holds, this what is said then.
struct InteractionRow: Sendable {
  /// What has to hold besides the conditions of the row.
  enum Guard: Sendable {
    /// Nothing.
    case always
    /// A font is set that is none of the text styles.
    case fixedFont
    /// The least size is another one than 0, UIKit's own.
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
  }

  /// What a fix does.
  enum Repair: Sendable {
    /// There is no fix.
    case none
    /// Takes out the property that the finding points at.
    case remove
    /// Sets properties: of those that `unlessSet` has, the ones of which nothing is said yet.
    case set([(property: PropertyID, value: StaticString)], unlessSet: [(property: PropertyID, value: StaticString)])

    /// Sets one property.
    static func set(_ property: PropertyID, _ value: StaticString) -> Repair {
      .set([(property, value)], unlessSet: [])
    }
  }

  /// The row's name in the catalogue.
  let name: String
  /// The finding points at the first of these that is set.
  let subjects: [PropertyID]
  /// What is said; `{}` stands for the name of what the finding points at.
  let message: String
  /// What has to hold besides.
  let condition: Guard
  /// What a fix does.
  let repair: Repair
  /// The conditions of the row, all of which have to hold.
  let conditions: [PropertyCondition]
  /// The kinds of control that the row is about.
  let scope: Scope

  /// - Parameter name: the row's name in the catalogue.
  init(
    _ name: String, at subjects: [PropertyID], _ message: String, where condition: Guard = .always,
    fix repair: Repair = .none
  ) {
    let interaction = Catalog.interactions.first { $0.name.equals(name.utf8) }
    self.name = name
    self.subjects = subjects
    self.message = message
    self.condition = condition
    self.repair = repair
    scope = interaction?.scope ?? []
    conditions = (interaction?.conditions ?? []).map { PropertyCondition($0, in: interaction?.scope ?? []) }
  }

  /// Properties of which one has to be set, since the row cannot hold by defaults alone.
  var needed: [PropertyID] {
    conditions.first { !$0.holdsByDefault }?.properties ?? subjects
  }
}

/// A lint rule that is made of rows of the catalogue's interactions.
protocol InteractionRule: ControlRule {
  /// The first row that holds makes the finding.
  static var rows: [InteractionRow] { get }
}

extension InteractionRule {
  static var interest: RuleFilter {
    RuleFilter(rows.reduce(into: []) { $0.formUnion($1.scope) }, anyOf: rows.flatMap(\.needed))
  }

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for row in rows where row.holds(for: context) {
      guard let subject = row.subjects.firstResult(of: { context.control[$0] }) else { continue }
      let others = row.conditions.flatMap(\.properties).filter { $0.rawValue != subject.member.symbol }
      report.add(
        Self.self, at: context.ownRange(subject.member.nameRange, subject.origin), row.said(of: subject),
        related: others.compactMap { context.related($0) },
        tags: { if case .remove = row.repair { [.unnecessary] } else { [] } }(), fixes: row.fixes(subject, context),
        cause: context.control.cause(of: subject, at: subject.member.nameRange, with: others))
      // One cause is one finding, whichever of its rows sees it.
      return
    }
  }
}

extension InteractionRow {
  fileprivate func holds(for context: ControlContext) -> Bool {
    scope.contains(context.kind) && conditions.allSatisfy { $0.holds(for: context.control) }
      && condition.holds(for: context)
  }

  fileprivate func said(of subject: ResolvedProperty) -> Finding.Message {
    Finding.Message(message.replacing("{}", with: PropertyID(rawValue: subject.member.symbol).name.string))
  }

  fileprivate func fixes(_ subject: ResolvedProperty, _ context: ControlContext) -> [Fix] {
    switch repair {
    case .none: []
    case .remove: context.removal(of: subject)
    case .set(let all, let usual):
      context.setting(
        (all.filter { !context.says($0.property, "\($0.value)") } + usual.filter { !context.control.sets($0.property) })
          .map { ($0.property, "\($0.value)") }, after: subject)
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
        && !context.handlers.contains { $0.inner(.call) != nil || $0.inner(.show) != nil || !$0.isWellFormed }
    case .fixedFont:
      guard let font = context.control[.font], font.isWellFormed, let function = font.value?.function else {
        return false
      }
      return !function.name.equals("preferred".utf8)
    case .leastSize:
      return context.control[.minimumFontSize]?.value?.numberText.flatMap(Double.init) != 0
    case .smallerFont:
      guard let size = context.control[.font]?.value?.argument("size")?.numberText.flatMap(Double.init),
        let least = context.control[.minimumFontSize]?.value?.numberText.flatMap(Double.init)
      else { return false }
      return least > size
    }
  }
}
