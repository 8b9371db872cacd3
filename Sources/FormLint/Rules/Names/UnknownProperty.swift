import FormModel
import FormSyntax
import UIKitCatalog

/// `unknown-property`: a name that no property of the block has, or a label that no argument has.
enum UnknownProperty: BlockRule, ControlRule {
  static let info = LintRuleInfo(
    "unknown-property", .error, group: .names,
    summary: "A property or an argument label does not exist.",
    reason: """
      The name is UIKit's, or the form language's, or it is a slip. What is set under a name that nobody reads has no \
      effect. Properties of a subclass of one's own stand in 'attributes { }', beside 'class:'.
      """,
    bad: """
      form Person {
          textField name {
              keybordType: .default
          }
      }
      """,
    good: """
      form Person {
          textField name {
              keyboardType: .default
          }
      }
      """,
    fix: "Replaces the name with the one that is close to it.")

  static let blockFilter = BlockFilter(flags: [.unknown, .valueProblem])

  static let controlFilter = RuleFilter(members: [.use, .attributes])

  /// What a preset sets that may be a property of its users' own class is told of those that have none, and so are
  /// 'attributes', which no other class has.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    if context.control.sets(.class) { return }
    if context.control.isComplete { report.unownedAttributes(context) }
    for preset in context.control.presets where preset.block.flags.contains(.unknown) {
      let origin = Origin.preset(preset)
      let members = context.notes.presets.membersOfSubclasses(in: preset.block) {
        membersOfSubclasses(in: preset.block)
      }
      for member in members.prefix(Reporter.mostAtPlace) {
        if report.isFull(info, context.ownRange(member.nameRange, origin)) { break }
        let name = preset.block.source.text(member.nameRange)
        report.add(
          Self.self, at: context.ownRange(member.nameRange, origin),
          .property(name, "a preset", nil, owner: nil),
          related: [Related("'\(name)' is set here", context.place(member.nameRange, origin))],
          cause: context.cause(member.nameRange, origin))
      }
    }
  }

  private static func membersOfSubclasses(in preset: BlockModel) -> [Member] {
    preset.topMembers.map(\.member).filter { member in
      member.kind == .property && member.flags.contains(.unknown) && isReadable(member)
        && mayBeOfSubclass(preset.source.text(member.nameRange), member, preset)
    }
  }

  /// Whether a name that no property has is like none, here or elsewhere: of a class of one's own it may be one.
  fileprivate static func mayBeOfSubclass(_ name: String, _ member: Member, _ block: BlockModel) -> Bool {
    !foreignWords.contains(name)
      && Catalog.propertyName(closestTo: name, in: .preset) == nil
      && ForeignMembers.member(for: name, block.value(of: member), in: .preset) == nil
  }

  fileprivate static func isReadable(_ member: Member) -> Bool {
    member.flags.isDisjoint(with: [.broken, .misplaced])
  }

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    let block = context.block
    guard !block.flags.isDisjoint(with: [.unknown, .valueProblem]) else { return }
    context.eachMember { member, parent in
      guard member.kind == .property, member.flags.contains(.unknown), isReadable(member),
        parent?.kind != .attributes, !context.isBehindBracelessRule(member),
        context.memberWithBlock(member) == nil
      else { return }
      report.unknownProperty(member, parent, context)
    }
    var rewritten = 0..<0
    var asked = 0
    for problem in block.problems {
      guard case .unknownLabel(let callee) = problem.kind else { continue }
      let value = block.view(problem.valueIndex)
      if case let member = block.member(problem.memberIndex), member.kind == .rule,
        context.mistakes.hasBareArguments(member)
      {
        continue
      }
      if rewritten.contains(value.range.lowerBound) { continue }
      let labels = callee.arguments.map(\.label.string).filter { !$0.isEmpty }
      guard !labels.contains(value.name) else {
        report.add(Self.self, at: value.node.textRange, .secondArgument(value.name, callee))
        continue
      }
      asked += 1
      // What was meant is found out for as many as people look at: each may stand in a call with very many others.
      guard asked <= mostLabels else {
        report.add(Self.self, at: value.node.textRange, .label(value.name, callee, nil))
        continue
      }
      if let meant = ArgumentRewriting(problem, callee, block) {
        rewritten = meant.range
        report.add(
          Self.self, at: value.node.textRange, .label(value.name, callee, meant.text),
          fixes: [Fix(meant.title, .unsafe, [Fix.Edit(context.place(meant.range), meant.text)])])
        continue
      }
      let given = UnknownProperty.labels(besides: problem.valueIndex, block)
      let meant = closestMatch(to: value.name, among: labels.filter { !given.contains($0) })
      report.add(
        Self.self, at: value.node.textRange, .label(value.name, callee, meant),
        fixes: context.replacement(value.node.textRange, meant))
    }
  }
}

extension UnknownProperty {
  /// Words of other languages that are no slips of anything here.
  fileprivate static let foreignWords: Set<String> = [
    "return", "func", "var", "let", "const", "static", "import", "if", "else", "for", "while", "guard", "do", "try",
    "self",
    "this", "public", "private", "lazy", "final", "struct", "enum", "case", "default", "extension", "protocol",
  ]

  /// Labels in one block of which it is found out what was meant.
  fileprivate static let mostLabels = 100

  /// The labels of the arguments that stand beside one in a call.
  fileprivate static func labels(besides argument: Int, _ block: BlockModel) -> [String] {
    let call = (0..<argument).last { index in
      let node = block.value(index)
      return Int(node.next) > argument && node.flags.contains(.hasArguments)
    }
    guard let call else { return [] }
    return block.view(call).children.filter { $0.index != argument && $0.kind == .argument }.map(\.name)
  }
}

extension Reporter {
  /// What stands in 'attributes' of a control, or of its presets, that has no class of its own.
  fileprivate mutating func unownedAttributes(_ context: ControlContext) {
    let presets = context.control.presets.map { (block: $0.block, origin: Origin.preset($0)) }
    for (block, origin) in [(block: context.block, origin: Origin.own)] + presets
    where block.memberKinds.contains(MemberKinds(.attributes)) {
      for (index, parent) in block.topMembers where parent.kind == .attributes {
        for (_, member) in block.innerMembers(of: index) where !member.flags.contains(.broken) {
          let range = context.ownRange(member.nameRange, origin)
          if !origin.isOwn, isFull(UnknownProperty.info, range) { return }
          let name = block.source.text(member.nameRange)
          let isKnown = Catalog.property(named: name.utf8, in: context.kind.scope) != nil
          add(
            UnknownProperty.self, at: range, .attribute(name, context.kind.phrase, isKnown: isKnown),
            related: origin.isOwn ? [] : [Related("'\(name)' is set here", context.place(member.nameRange, origin))],
            cause: context.cause(member.nameRange, origin))
        }
      }
    }
  }

  fileprivate mutating func unknownProperty(_ member: Member, _ parent: Member?, _ context: BlockContext) {
    let name = context.block.source.text(member.nameRange)
    let scope = context.scope(ofPropertiesIn: parent)
    if member.flags.contains(.hasValue),
      let meant = ForeignMembers.member(for: name, context.block.value(of: member), in: scope)
    {
      let fix = Fix("Replace with '\(meant)'", .unsafe, [Fix.Edit(context.place(member.range), meant)])
      return add(
        UnknownProperty.self, at: member.nameRange,
        .property(name, context.phrase(for: parent), meant, owner: nil), fixes: [fix])
    }
    let elsewhere = Catalog.scope(ofPropertiesNamed: name.utf8)
    let close =
      UnknownProperty.foreignWords.contains(name) || Keyword(name.utf8) != nil
      ? nil : Catalog.propertyName(closestTo: name, in: scope, onlySettable: true)
    // A string is no formatter.
    let isString = member.flags.contains(.hasValue) && context.block.value(of: member)?.kind == .string
    var meant = isString && close == PropertyID.formatter.name ? nil : close
    let isSlip = meant.map { ClosestMatch.isSlip(name.utf8, for: $0.string.utf8) } ?? true
    // A name that is only near one, with a value that this one does not take, means something else.
    if !isSlip, let name = meant?.string, !context.isFitting(name, ofProperty: member.nameRange) { meant = nil }
    let isControls = !elsewhere.isDisjoint(with: .controls) && scope == .form && !(isSlip && meant != nil)
    let owner = isControls ? "a control" : elsewhere == .form && scope != .form ? "the form" : nil
    // With users it is theirs: those with a class of their own may have the property.
    let isOfUsers =
      context.block.kind == .preset && parent == nil && UnknownProperty.mayBeOfSubclass(name, member, context.block)
    add(
      UnknownProperty.self, at: member.nameRange,
      .property(name, context.phrase(for: parent), owner == nil ? meant?.string : nil, owner: owner),
      fixes: owner != nil ? [] : context.replacement(ofProperty: member.nameRange, meant?.string),
      cause: isOfUsers ? context.place(member.nameRange) : nil,
      // Members of a control whose head is not there have that in common.
      isToldOncePerForm: isControls, isAssumed: isOfUsers)
  }
}

extension Finding.Message {
  /// - Parameter owner: what has the property; nil where nothing has, or that is no hint.
  fileprivate static func property(_ name: String, _ block: String, _ meant: String?, owner: String?) -> Self {
    let hint = owner.map { ": it belongs to \($0)" } ?? didYouMean(meant)
    return Finding.Message("\(block) has no property '\(name)'\(hint)")
  }

  fileprivate static func attribute(_ name: String, _ control: String, isKnown: Bool) -> Self {
    Finding.Message(
      isKnown
        ? "'\(name)' is a property of \(control); set it outside of 'attributes', or name a class of your own with 'class'"
        : "\(control) has no property '\(name)'; name the class that has it with 'class'")
  }

  fileprivate static func secondArgument(_ label: String, _ callee: Callee) -> Self {
    Finding.Message("\(callee.signature) takes one argument '\(label)', which is given before")
  }

  fileprivate static func label(_ label: String, _ callee: Callee, _ meant: String?) -> Self {
    Finding.Message("\(callee.signature) has no argument '\(label)'\(didYouMean(meant))")
  }
}
