import FormModel
import FormSyntax
import UIKitCatalog

/// What there is to say of a value.
extension HoverFinder {
  ///
  /// - Parameter index: the member's index in the block.
  func value(in member: Member, at index: Int) -> HoverText? {
    var at = member.values.lowerBound
    while at < member.values.upperBound {
      let value = block.view(at)
      if touches(value.range) {
        let shown = member.property == .formatter ? preview(of: member) : bounds(of: member, at: index)
        guard var found = inside(value, member) else { return hover(value.range, shown) }
        found.text = found.text.followed(by: shown)
        return found
      }
      at = max(at + 1, Int(value.node.next))
    }
    return nil
  }

  /// The innermost value that there is something to say of.
  private func inside(_ value: Value, _ member: Member) -> HoverText? {
    for child in value.children where touches(child.range) {
      guard var found = inside(child, member) else { continue }
      if child.kind == .interpolation { found.text = found.text.followed(by: preview(of: member)) }
      return found
    }
    let name = value.node.textRange
    switch value.kind {
    case .member, .reference: return touches(named(value)) ? reference(value, member) : nil
    case .string:
      if member.property == .formatter { return nil }
      return hover(value.range, value.enumMember?.hoverText ?? preview(of: member))
    case .argument: return touches(name) ? argument(value, member) : nil
    default: return nil
    }
  }

  /// The name, of a member with the dot before it.
  private func named(_ value: Value) -> Range<Int> {
    let name = value.node.textRange
    return (value.kind == .member ? min(value.range.lowerBound, name.lowerBound) : name.lowerBound)..<name.upperBound
  }

  private func reference(_ value: Value, _ member: Member) -> HoverText? {
    let range = named(value)
    if let found = value.enumMember { return hover(range, found.hoverText) }
    if let function = value.function { return hover(range, function.hoverText) }
    if member.kind == .use { return preset(value, range) }
    if value.kind == .member { return tagCase(named: value.name).flatMap { hover(range, $0) } }
    if let word = word(value, member) { return hover(range, word.hoverText) }
    return (control(value, member) ?? constant(value)).flatMap { hover(range, $0) }
  }

  /// A case that is named with its type, or as in Objective-C, where no type is asked for: what a class of one's own has.
  private func constant(_ value: Value) -> Prose? {
    let name = value.nameBytes
    if let member = Catalog.member(objectiveC: name) { return member.hoverText }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), let type = Catalog.enumeration(named: name[..<dot]) else {
      return nil
    }
    return Catalog.member(named: name[(dot + 1)...], of: type)?.hoverText
  }

  /// `today`, `next`, `none` …
  private func word(_ value: Value, _ member: Member) -> FunctionID? {
    let types = [member.property?.type, .date, .placeholder].compactMap { $0 }
    return types.firstResult { Catalog.word(named: value.nameBytes, for: $0) }
  }

  private func preset(_ value: Value, _ range: Range<Int>) -> HoverText? {
    guard let preset = snapshot.scope.preset(named: value.nameBytes, in: snapshot.file) else { return nil }
    var prose = Prose()
    if let name = preset.fileName { prose.add("From \(code: name)") }
    return hover(range, preset.block.presetText.followed(by: prose))
  }

  /// A control that is referred to: in `focus:`, in `equal(to:)`.
  private func control(_ value: Value, _ member: Member) -> Prose? {
    guard member.property?.type == .focus || member.rule == .equal, let form,
      let entry = snapshot.file.control(named: value.nameBytes, in: form),
      let control = ResolvedControl(entry, in: snapshot.file, snapshot.scope)
    else { return nil }
    let samples = snapshot.document.index(of: entry.id).map(sampleTexts(at:)) ?? Prose()
    let resolved = snapshot.resolved(form)
    return ControlText(control, resolved).prose.followed(by: samples)
  }

  /// The label of an argument.
  private func argument(_ value: Value, _ member: Member) -> HoverText? {
    let callee = caller(of: value, member)
    guard let argument = callee.first(where: { $0.label.equals(value.nameBytes) }) else { return nil }
    return hover(
      value.node.textRange,
      Prose("\(code: value.name + ":") \(argument.type.summary)\(argument.isRequired ? "" : ", may be left out")"))
  }

  /// The arguments that the call around an argument takes.
  private func caller(of argument: Value, _ member: Member) -> [Argument] {
    var found = member.rule?.arguments ?? []
    var at = member.values.lowerBound
    while at < argument.index {
      let value = block.view(at)
      if let function = value.function, Int(value.node.next) > argument.index { found = function.arguments }
      at = Int(value.node.next) > argument.index ? at + 1 : max(at + 1, Int(value.node.next))
    }
    return found
  }
}

extension Prose {
  /// Both texts, this one first.
  func followed(by other: Prose) -> Prose {
    var both = self
    both.blocks += other.blocks
    return both
  }
}

extension EnumMember {
  /// The member with its type, summary, raw value, availability and Objective-C name.
  var hoverText: Prose {
    let type = enumeration
    var prose = Prose()
    switch type.kind {
    case .html: prose.addCode("\(type.name) \"\(name)\"")
    case .language: prose.addCode(".\(name)")
    default: prose.addCode("\(type.name).\(name)")
    }
    prose = prose.followed(by: text)
    if !objcName.isEmpty, objcName != name { prose.add("In Objective-C: \(code: objcName)") }
    return prose
  }
}

extension FunctionID {
  /// Its signature, summary and arguments.
  var hoverText: Prose {
    var prose = Prose()
    prose.addCode(signature)
    prose.add(ProseLine(summary.string))
    let taken = arguments.map { argument -> ProseLine in
      let label = argument.label.isEmpty ? "_" : argument.label.string
      return "\(code: label): \(argument.type.summary)\(argument.isRequired ? "" : ", may be left out")"
    }
    prose.addList(taken + (Availability.line(since: since, nil).map { [$0] } ?? []))
    return prose
  }
}
