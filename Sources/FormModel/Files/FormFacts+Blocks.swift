import FormSyntax
import UIKitCatalog

/// The facts of a form: added as blocks come, taken away as they go.
extension FormFacts {
  /// Whether a chunk that is no control may say something of the form.
  static func takes(_ kind: ChunkKind) -> Bool {
    switch kind {
    case .property, .tags, .event, .observer, .unexpected: true
    default: false
    }
  }

  /// Takes in a member of the form itself.
  mutating func addOwn(_ entry: ModelEntry) {
    let block = entry.block
    let member = FormMember(chunk: entry.id, block: block)
    switch block.kind {
    case .property:
      if block.memberTotal == 0 { return addUnread(block) }
      if block.flags.contains(.unknown), let near = block.nearFormProperty { meantProperties.insert(near) }
      guard let property = block.member(0).property else { return }
      if !block.isWellPlaced {
        meantProperties.insert(property)
      } else if !properties.add(property, member) {
        repeated.append((property, member))
      }
    case .tags: addTags(TagBlock(chunk: entry.id, block: block))
    case .event:
      guard block.memberTotal > 0 else { return }
      addEvent(member)
      // What stands where its block would be may be that, or another method.
      if block.hasSyntaxErrors, block.member(0).flags.isDisjoint(with: .hasBlock) { unread.append(block) }
      for name in block.focusNames { references.add(name, entry.id) }
      if block.hasTrue(.submit) { submitters += 1 }
      let calls = block.members.contains { $0.property == .call } || block.hasSyntaxErrors
      if calls { callers += 1 }
      if calls || block.members.contains(where: { $0.property == .focus }) || block.mayMeanToSubmit {
        possibleSubmitters += 1
      }
    case .observer: if block.memberTotal > 0 { observers.append(member) }
    case .unexpected: if block.flags.contains(.unread) { addUnread(block) }
    default: break
    }
  }

  /// Takes in what cannot be read: it may set each property that it begins with the name of.
  private mutating func addUnread(_ block: BlockModel) {
    unread.append(block)
    if block.isNameless { meantProperties.formUnion(Catalog.properties(in: .form)) }
    block.forEachName { name in
      if let property = Catalog.property(named: name, in: .form) { meantProperties.insert(property) }
    }
  }

  /// Puts what a control says into the tables of the form.
  mutating func addControl(_ id: ChunkID, _ block: BlockModel, _ facts: borrowing ControlFacts) {
    let isInput = block.isTextInput
    controlCount += 1
    if isInput { addInput(id) }
    if isInput, block.lacksBlock { blocklessInputs += 1 }
    if facts.name != 0 { names.add(facts.name, id) } else { unnamed += 1 }
    if facts.key != 0 { keys.add(facts.key, id) }
    if facts.hasLinks { addLinks(id, isInput, facts) }
    if let tag = tagValue(block, facts) {
      tagValues.add(factKey(tag), id)
    } else if case .unset = facts.tag, isInput {
      untagged += 1
    } else if case .named = facts.tag {
      lostCases.insert(id)
    }
    if facts.submits { submitters += 1 }
    if facts.followsRules { followers += 1 }
    if facts.maySubmit || block.isBrokenButton || block.mayMeanToSubmit { possibleSubmitters += 1 }
    if block.hasOpenTag { openTags += 1 }
    if facts.maySubmit, block.mayReveal { revealers += 1 }
    if facts.calls || block.hasSyntaxErrors { callers += 1 }
  }

  private mutating func addLinks(_ id: ChunkID, _ isInput: Bool, _ facts: borrowing ControlFacts) {
    if let focus = facts.focus { focusing[id] = focus }
    if facts.outlet != 0 { outlets.add(facts.outlet, id) }
    if facts.delegate != 0, isInput { delegates.add(facts.delegate, id) }
    if let equal = facts.equal { equals[id] = equal }
    for method in facts.rivals { rivals[method, default: []].insert(id) }
    for name in facts.references { references.add(name, id) }
    if !facts.uses.isEmpty { presetUsers.insert(id) }
    for name in facts.uses { usedPresets[name, default: 0] += 1 }
  }

  /// Takes what a control said out of the tables of the form.
  mutating func removeControl(_ entry: ModelEntry, _ facts: ControlFacts) {
    controlCount -= 1
    if entry.block.isTextInput { removeInput(entry.id) }
    if entry.block.isTextInput, entry.block.lacksBlock { blocklessInputs -= 1 }
    focusing[entry.id] = nil
    for method in facts.rivals { rivals[method]?.remove(entry.id) }
    if facts.name != 0 { names.remove(facts.name, entry.id) } else { unnamed -= 1 }
    if facts.key != 0 { keys.remove(facts.key, entry.id) }
    if facts.outlet != 0 { outlets.remove(facts.outlet, entry.id) }
    if facts.delegate != 0, entry.block.isTextInput { delegates.remove(facts.delegate, entry.id) }
    for name in facts.references { references.remove(name, entry.id) }
    equals[entry.id] = nil
    if !facts.uses.isEmpty { presetUsers.remove(entry.id) }
    for name in facts.uses {
      usedPresets[name, default: 1] -= 1
      if usedPresets[name] == 0 { usedPresets[name] = nil }
    }
    if let tag = tagValue(entry.block, facts) {
      tagValues.remove(factKey(tag), entry.id)
    } else if case .unset = facts.tag, entry.block.isTextInput {
      untagged -= 1
    } else if case .named = facts.tag {
      lostCases.remove(entry.id)
    }
    if facts.submits { submitters -= 1 }
    if facts.followsRules { followers -= 1 }
    if facts.maySubmit || entry.block.isBrokenButton || entry.block.mayMeanToSubmit { possibleSubmitters -= 1 }
    if entry.block.hasOpenTag { openTags -= 1 }
    if facts.maySubmit, entry.block.mayReveal { revealers -= 1 }
    if facts.calls || entry.block.hasSyntaxErrors { callers -= 1 }
  }

  private func tagValue(_ block: BlockModel, _ facts: borrowing ControlFacts) -> Int64? {
    switch facts.tag {
    case .number(let number): number
    case .named: tag(of: block)?.value
    case .unset: tags.isEmpty ? nil : tag(of: block)?.value
    case .unknown: nil
    }
  }

  /// The tag of a control, and how it got it; nil where nobody set one, or it cannot be known.
  func tag(of block: BlockModel) -> (value: Int64, source: TagSource)? {
    if let member = block.member(of: .tag) {
      guard member.flags.isDisjoint(with: [.broken, .valueProblem]), let value = block.value(of: member) else {
        return nil
      }
      if let number = value.integer { return (Int64(number), .number) }
      guard value.kind == .member else { return nil }
      return tag(ofCase: value.nameBytes)?.value.map { ($0, .written) }
    }
    guard !tags.isEmpty, !block.nameRange.isEmpty else { return nil }
    return tag(ofCase: block.source.bytes(block.nameRange))?.value.map { ($0, .byName) }
  }
}

extension FormTraits {
  /// Those that the facts of a form tell by themselves.
  ///
  /// - Parameter facts: where they lie: as a value all of them would be copied.
  init(_ facts: UnsafePointer<FormFacts>) {
    for handler in facts.pointee.handlers {
      if let method = handler.member.method { handled.append(UInt16(method.rawValue)) }
    }
    for (method, controls) in facts.pointee.rivals where method.supersededBy == nil && !controls.isEmpty {
      handled.append(UInt16(method.rawValue))
    }
    handled.sort()
    if !facts.pointee.delegates.clashes.isEmpty { sharedDelegates = Set(facts.pointee.delegates.clashes.keys) }
    hasUntagged = facts.pointee.untagged > 0
    submits = facts.pointee.submitters > 0
    maySubmit = facts.pointee.submitters + facts.pointee.possibleSubmitters > 0
    followsRules = facts.pointee.followers > 0
    mayReveal = facts.pointee.revealers > 0
    mayCall = facts.pointee.callers > 0 || !facts.pointee.observers.isEmpty
    hasUnread = !facts.pointee.unread.isEmpty
    hasUnnamed = facts.pointee.unnamed > 0
    hasOneInput = facts.pointee.inputs.count - facts.pointee.blocklessInputs == 1
  }
}

/// What submits a form, or may.
private let submitting: [PropertyID] = [.submit, .call, .action]

extension BlockModel {
  /// The property of forms that its only member means, whose name nobody knows; nil where none is near.
  fileprivate var nearFormProperty: PropertyID? { memberTotal > 0 ? nearProperty(member(0), in: .form) : nil }

  /// Whether it is a value whose name is missing.
  fileprivate var isNameless: Bool { source.bytes(range).first == UInt8(ascii: ":") }

  /// Whether it is a button of which a part cannot be read.
  fileprivate var isBrokenButton: Bool { control == .button && hasSyntaxErrors }

  /// Whether what cannot be read in it, be it a name or a value, may submit, or call code in a handler.
  fileprivate var mayMeanToSubmit: Bool {
    guard !flags.isDisjoint(with: [.unknown, .valueProblem, .broken]) else { return false }
    if let control, mayMean(.submit, in: control.scope) { return true }
    return members.contains { member in
      if let property = member.property { return submitting.contains(property) && !member.isWellFormed }
      return nearProperty(member, in: .event).map { $0 == .submit || $0 == .call } ?? false
    }
  }

  /// Whether a tag of its own is meant that cannot be read.
  fileprivate var hasOpenTag: Bool {
    guard let control, !flags.isDisjoint(with: [.unknown, .valueProblem, .broken]) else { return false }
    return member(of: .tag).map { !$0.isWellFormed } ?? mayMean(.tag, in: control.scope)
  }

  /// Whether it is a switch, or a button whose name or title speaks of showing something.
  fileprivate var mayReveal: Bool {
    switch control {
    case .switch: true
    case .button:
      [name, member(of: .buttonTitle).flatMap { value(of: $0) }?.name ?? ""].contains { words in
        let words = words.lowercased()
        return ["show", "hide", "reveal", "visib", "eye", "secur", "toggle"].contains { words.contains($0) }
      }
    default: false
    }
  }

  /// The keys of the names in `focus: name`.
  fileprivate var focusNames: [UInt64] {
    members.filter { $0.property == .focus }.compactMap { value(of: $0).map { factKey($0.nameBytes) } }
  }

  /// Whether it says `property: true` somewhere, in an event too.
  func hasTrue(_ property: PropertyID) -> Bool {
    guard properties.contains(property) || memberKinds.contains(MemberKinds(.event)) else { return false }
    return members.contains { member in
      member.property == property && value(of: member)?.boolean == true
    }
  }
}
