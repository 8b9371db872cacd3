public import FormModel
import FormSyntax
import UIKitCatalog

/// `property-not-available`: a property that exists, but not on this class.
enum PropertyNotAvailable: BlockRule, ControlRule {
  static let info = LintRuleInfo(
    "property-not-available", .error, group: .names,
    summary: "A property exists, but the class of this control does not have it.",
    reason: """
      Text views have no placeholder, no overlays and no clear button; text fields cannot be made read-only with \
      isEditable. Code that sets the property, or shows a view that is none of the control's, does not compile. Nor does a \
      handler that answers where the message asks nothing: 'return' belongs to methods such as 'textFieldShouldReturn(_:)'. \
      Of a rule in a control without a text, which nothing checks, this is a warning.
      """,
    bad: """
      form Person {
          dismissKeyboard: .tapOutside
          textView notes {
              clearButtonMode: .always
          }
      }
      """,
    good: """
      form Person {
          textField notes {
              clearButtonMode: .always
          }
      }
      """)

  static let controlFilter = RuleFilter(members: [.use, .rule])

  static let blockFilter = BlockFilter(flags: .unavailable, members: [.event])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    if context.block.memberKinds.contains(MemberKinds(.event)) { checkAnswers(context, &report) }
    guard context.block.flags.contains(.unavailable) else { return }
    for (_, member) in context.block.topMembers
    where member.flags.contains(.unavailable) && !member.flags.contains(.broken) {
      let property = PropertyID(rawValue: member.symbol)
      let name = context.block.source.text(member.nameRange)
      let meant = ForeignMembers.member(
        for: name, context.block.value(of: member), in: context.scope(ofPropertiesIn: nil))
      let fixes = meant.map { Fix("Replace with '\($0)'", .unsafe, [Fix.Edit(context.place(member.range), $0)]) }
      report.add(
        Self.self, at: member.nameRange, .notHere(property, as: name, context.phrase(for: nil), meant),
        fixes: fixes.map { [$0] } ?? [])
    }
  }

  /// What handlers answer where nothing is asked, or another thing than yes or no.
  private static func checkAnswers(_ context: BlockContext, _ report: inout Reporter) {
    context.eachMember { member, parent in
      guard member.property == .return, !member.flags.contains(.broken), let event = parent,
        let message = Finding.Message.answersNothing(event)
      else { return }
      let removal = context.removal(of: member).map { [Fix("Remove 'return'", .unsafe, [$0])] }
      report.add(Self.self, at: member.nameRange, message, fixes: removal ?? [])
    }
  }

  /// What a preset sets and the control that uses it does not have.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.block.member(of: .class) == nil else { return }
    let takesRules = context.block.takesRules
    if !takesRules, let rule = context.block.firstRule {
      report.add(Self.self, at: rule.nameRange, .noText(context.kind.phrase), severity: .warning)
    }
    for preset in context.control.presets {
      let origin = Origin.preset(preset)
      let rule = takesRules ? nil : preset.block.firstRule
      let foreign = foreignMembers(of: preset.block, context.kind)
      // Which of many names has brought the preset in is looked for where there is something to say.
      if rule == nil, foreign.isEmpty { continue }
      let range = context.ownRange(context.block.nameRange, origin)
      if report.isFull(info, range) { continue }
      if let rule {
        report.add(
          Self.self, at: range, .noText(context.kind.phrase), severity: .warning,
          related: [Related("the preset '\(preset.block.name)' has the rule", context.place(rule.nameRange, origin))])
      }
      for (member, name) in foreign {
        let meant = ForeignMembers.member(
          for: name, preset.block.value(of: member), in: context.kind.scope)
        report.add(
          Self.self, at: range,
          .preset(name, preset.block.name, context.kind.phrase, meant),
          related: [Related("'\(name)' is set here", context.place(member.nameRange, origin))])
      }
    }
  }

  /// The members that set what controls of a kind do not have, with its name as it is written.
  private static func foreignMembers(of block: BlockModel, _ kind: ControlKind) -> [(member: Member, name: String)] {
    var found: [(member: Member, name: String)] = []
    for (_, member) in block.topMembers {
      guard let property = member.property, !property.scope.contains(kind),
        Catalog.property(named: property.name.bytes, in: kind.scope) == nil
      else { continue }
      found.append((member, block.source.text(member.nameRange)))
    }
    return found
  }
}

extension Member {
  /// Whether a handler may say 'return': what it is about is answered with yes or no, or nobody knows it.
  public var takesReturn: Bool { Finding.Message.answersNothing(self) == nil }
}

extension BlockModel {
  /// Whether a rule in it has a text to be about, as far as is known.
  public var takesRules: Bool { control?.takesText ?? true || member(of: .class) != nil }

  /// The first rule that has a name: of one without it all is said.
  fileprivate var firstRule: Member? {
    topMembers.first { $0.member.kind == .rule && !$0.member.nameRange.isEmpty }?.member
  }
}

extension Finding.Message {
  /// - Parameter name: the property's name as it is written.
  fileprivate static func notHere(_ property: PropertyID, as name: String, _ block: String, _ meant: String?) -> Self {
    var kinds = Catalog.scope(ofPropertiesNamed: property.name.bytes).controlKinds
    // Search fields are text fields.
    if kinds.contains(.textField) { kinds.removeAll { $0 == .searchField } }
    let owners = enumerated(kinds.map(\.phrase))
    let have = kinds.count > 3 ? "other controls have" : kinds.count == 1 ? owners + " has" : owners + " have"
    let it = name.utf8.elementsEqual(property.name.bytes) ? "it" : "'\(property.name)'"
    return Finding.Message("\(block) has no '\(name)'; \(have) \(it)\(didYouMean(meant))")
  }

  /// Nil where the message is answered with yes or no, or is not known.
  fileprivate static func answersNothing(_ event: Member) -> Self? {
    if let method = event.method, !method.returnsBool {
      let type = method.returnType.isEmpty ? "nothing" : "a value of type \(method.returnType)"
      return Finding.Message("'\(method.name)' answers with \(type), and has no 'return'")
    }
    return event.controlEvent.map { Finding.Message("'.\($0.name)' is not answered, and has no 'return'") }
  }

  fileprivate static func noText(_ block: String) -> Self {
    Finding.Message("\(block) has no text, which rules are about: nothing checks this")
  }

  fileprivate static func preset(
    _ property: String, _ preset: String, _ block: String, _ meant: String?
  ) -> Self {
    Finding.Message("the preset '\(preset)' sets '\(property)', which \(block) does not have\(didYouMean(meant))")
  }
}
