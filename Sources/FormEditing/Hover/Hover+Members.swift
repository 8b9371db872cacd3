import FormModel
import FormSyntax
import UIKitCatalog

/// What there is to say of a member's name.
extension HoverFinder {
  /// What there is to say of the name of the member at `index` of its block.
  ///
  /// - Parameter outer: the member in whose block it stands; nil where it stands in the block itself.
  func named(_ index: Int, _ member: Member, in outer: Int?) -> HoverText? {
    let range = member.nameRange
    switch member.kind {
    case .property:
      let rule = outer.flatMap { ResolvedRule(ResolvedMember(block: block, index: $0, origin: .own)) }
      return member.property.flatMap { property in
        hover(range, property.hoverText(isInner: outer != nil, in: rule).followed(by: preview(of: member)))
      }
    case .rule: return member.rule.flatMap { hover(range, $0.hoverText.followed(by: sampleTexts(at: place.index))) }
    case .event:
      if let method = member.method { return hover(range, method.hoverText) }
      return member.controlEvent.flatMap { hover(range, $0.hoverText) }
    case .override: return member.method.flatMap { hover(range, $0.hoverText) }
    case .observer: return member.notification.flatMap { hover(range, $0.hoverText) }
    case .tagCase: return tagCase(named: block.source.text(range)).flatMap { hover(range, $0) }
    case .use, .attributes: return nil
    }
  }

  /// The value of a tag case, its documentation, and which controls have it.
  func tagCase(named name: String) -> Prose? {
    guard let form, let tag = form.tag(ofCase: Array(name.utf8)) else { return nil }
    var prose = Prose()
    prose.addCode(tag.value.map { "case \(tag.name) = \($0)" } ?? "case \(tag.name)")
    if let block = snapshot.file.entry(tag.chunk)?.block {
      prose = prose.followed(by: block.documentationText(ofMember: tag.memberIndex))
    }
    let owners = tag.value.flatMap { snapshot.tagOwners(in: form)[$0] } ?? []
    prose.add(
      owners.isEmpty
        ? "No control has this tag."
        : "The tag of \(ProseLine.joined(owners.map { "\(code: $0.block.name)" }, ", ")).")
    return prose
  }
}

extension PropertyID {
  /// Its declaration in Swift, summary, default, type, class, availability and the controls that have it.
  ///
  /// - Parameters:
  ///   - isInner: whether it is one of a rule, handler, observer or override, whatever controls have under its name.
  ///   - rule: the rule that it is one of.
  func hoverText(isInner: Bool, in rule: ResolvedRule?) -> Prose {
    var prose = Prose()
    let type = swiftType.isEmpty ? "" : ": \(swiftType)"
    prose.addCode(isReadOnly ? "var \(name)\(type) { get }" : "var \(name)\(type)")
    prose.add(ProseLine(summary.string))
    prose.addList(facts(isInner: isInner, in: rule))
    return prose
  }

  private func facts(isInner: Bool, in rule: ResolvedRule?) -> [ProseLine] {
    var lines: [ProseLine] = []
    let usual = rule?.unsaid(self).map { ".\($0.name)" } ?? defaultValue.string
    if !usual.isEmpty { lines.append("Default: \(code: usual)") }
    let kinds = isInner ? [] : scope.controlKinds
    for kind in kinds {
      let own = defaultValue(of: kind, in: .code)
      if own == defaultValue { continue }
      // What no literal says.
      let word = kind.keyword
      lines.append(own.isEmpty ? "UIKit gives \(code: word) one of its own" : "Default of \(code: word): \(code: own)")
    }
    if !isReadOnly, type != .opaque { lines.append("Value: \(type.summary)") }
    if isReadOnly { lines.append("UIKit alone sets it.") }
    if type == .opaque { lines.append("It can be set in code only.") }
    if !isLanguageOwn { lines.append("Declared in: \(code: declaredIn)") }
    if let availability { lines.append(availability) }
    if kinds.count == ControlKind.allCases.count {
      lines.append("Every control has it.")
    } else if !kinds.isEmpty {
      lines.append("Of: \(ProseLine.joined(kinds.map { "\(code: $0.keyword)" }, ", "))")
    }
    return lines
  }
}

extension ValidationRuleKind {
  /// Its signature, summary, arguments and the time at which it is checked by default.
  var hoverText: Prose {
    var prose = Prose()
    prose.addCode("rule \(signature)")
    prose.add(ProseLine(summary.description))
    var lines = arguments.map { argument -> ProseLine in
      let label = argument.label.isEmpty ? "_" : argument.label.string
      return "\(code: label): \(argument.type.summary)\(argument.isRequired ? "" : ", may be left out")"
    }
    lines.append("Checked at \(code: ".\(defaultTime.name)"), unless \(code: "when") says otherwise")
    prose.addList(lines)
    return prose
  }
}

extension MethodID {
  /// Its declaration in Swift, summary, place in the editing cycle, default result and availability.
  var hoverText: Prose {
    var prose = Prose()
    prose.addCode(swiftDeclaration.string)
    prose.add(ProseLine(summary.string))
    prose.addList(facts)
    return prose
  }

  private var facts: [ProseLine] {
    var lines: [ProseLine] = []
    if owner != .textField {
      lines.append(order.map { "In the editing cycle: number \($0), \(phase.summary)" } ?? "\(phase.summary)")
    }
    if !defaultReturn.isEmpty { lines.append("Without it: \(code: defaultReturn)") }
    if let twin { lines.append("The same of the other class: \(code: twin.name)") }
    if let supersededBy { lines.append("Where it is there, \(code: supersededBy.name) is called instead") }
    lines.append("Declared in: \(code: owner.name), in Objective-C as \(code: selector)")
    if let availability { lines.append(availability) }
    return lines
  }
}

extension ControlEventID {
  /// Its name in UIKit, summary, place in the editing cycle and the controls that send it.
  var hoverText: Prose {
    var prose = Prose()
    prose.addCode(isLanguageOwn ? "on \(name)" : "UIControl.Event.\(name)")
    prose.add(ProseLine(summary.string))
    prose.addList([
      "In the editing cycle: \(phase.summary)",
      "Of: \(ProseLine.joined(scope.controlKinds.map { "\(code: $0.keyword)" }, ", "))",
    ])
    return prose
  }
}

extension NotificationID {
  /// Its declaration in Swift, summary, place in the editing cycle, Objective-C name and availability.
  var hoverText: Prose {
    var prose = Prose()
    prose.addCode("static let \(name): NSNotification.Name")
    prose.add(ProseLine(summary.string))
    var lines: [ProseLine] = phase == .any ? [] : ["In the editing cycle: \(phase.summary)"]
    lines.append("In Objective-C: \(code: objcName)")
    if let line = Availability.line(since: since, nil) { lines.append(line) }
    prose.addList(lines)
    return prose
  }
}
