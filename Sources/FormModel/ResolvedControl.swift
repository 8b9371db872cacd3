public import FormSyntax
public import UIKitCatalog

/// Where a value comes from.
public enum Origin: Sendable {
  case own
  case preset(FoundPreset)
}

/// A property that is set, with where.
public struct ResolvedProperty: Sendable {
  public let block: BlockModel
  public let member: Member
  public let origin: Origin

  public init(block: BlockModel, member: Member, origin: Origin) {
    self.block = block
    self.member = member
    self.origin = origin
  }

  public var value: Value? { block.value(of: member) }

  /// Whether the value is there and is what the property takes.
  public var isWellFormed: Bool {
    member.flags.isDisjoint(with: [.broken, .valueProblem, .misplaced]) && member.flags.contains(.hasValue)
  }
}

/// A rule or event of a control, its own or from a preset.
public struct ResolvedMember: Sendable {
  public let block: BlockModel
  public let index: Int
  public let origin: Origin

  public init(block: BlockModel, index: Int, origin: Origin) {
    self.block = block
    self.index = index
    self.origin = origin
  }

  public var member: Member { block.member(index) }

  /// The value of a property in its `{ }`.
  public func inner(_ property: PropertyID) -> Value? {
    for (_, member) in block.innerMembers(of: index) where member.property == property {
      return member.flags.isDisjoint(with: [.broken, .valueProblem]) ? block.value(of: member) : nil
    }
    return nil
  }

  /// The values of its arguments, as `argument` nodes.
  public var arguments: ValueChildren {
    let values = member.values
    return ValueChildren(block: block, at: values.lowerBound, end: values.upperBound)
  }

  /// The value of the argument with a label, or of the first without one.
  public func argument(_ label: String? = nil) -> Value? {
    for argument in arguments where argument.kind == .argument {
      let isMatch =
        label.map { argument.node.textLength > 0 && argument.isNamed($0) } ?? (argument.node.textLength == 0)
      if isMatch { return argument.children.first { _ in true } }
    }
    return nil
  }

  /// Whether it says what it says without mistakes.
  public var isWellFormed: Bool { member.flags.isDisjoint(with: [.broken, .valueProblem, .unknown, .misplaced]) }
}

/// A control with what its presets add.
public struct ResolvedControl: Sendable {
  public let id: ChunkID
  public let block: BlockModel
  public let kind: ControlKind
  /// The presets that it uses, those that count most first.
  public let presets: [FoundPreset]
  /// All properties that are set.
  public let properties: PropertyMask
  /// Whether all presets that it names were found: only then is a property that is not set certainly not set.
  public let isComplete: Bool

  public init?(_ entry: ModelEntry, in file: FileModel, _ scope: PresetScope) {
    guard entry.block.memberKinds.contains(MemberKinds(.use)) else {
      self.init(plain: entry)
      return
    }
    let presets = scope.used(by: entry.block, in: file)
    let isComplete = ([entry.block] + presets.map(\.block)).allSatisfy { block in
      block.usedPresets.allSatisfy { scope.preset(named: $0, in: file) != nil }
    }
    self.init(entry, presets, isComplete: isComplete)
  }

  /// A control that uses no presets.
  public init?(plain entry: ModelEntry) { self.init(entry, [], isComplete: true) }

  private init?(_ entry: ModelEntry, _ presets: [FoundPreset], isComplete: Bool) {
    guard let kind = entry.block.control else { return nil }
    id = entry.id
    block = entry.block
    self.kind = kind
    self.presets = presets
    properties = presets.reduce(into: entry.block.properties) { $0.formUnion($1.block.properties) }
    self.isComplete = isComplete
  }

  /// A property, own or from a preset; nil where it is not set.
  public subscript(_ property: PropertyID) -> ResolvedProperty? {
    if property.rawValue < 128, !properties.contains(property) { return nil }
    if let member = block.member(of: property) { return ResolvedProperty(block: block, member: member, origin: .own) }
    for preset in presets {
      if let member = preset.block.member(of: property) {
        return ResolvedProperty(block: preset.block, member: member, origin: .preset(preset))
      }
    }
    return nil
  }

  /// The case of an enumeration property: as set, else `fallback`, UIKit's default; nil where it cannot be known.
  public func enumMember(_ property: PropertyID, default fallback: EnumMember?) -> EnumMember? {
    guard let set = self[property] else { return isComplete ? fallback : nil }
    return set.isWellFormed ? set.value?.enumMember : nil
  }

  /// A boolean property: as set, else UIKit's default; nil where it cannot be known.
  public func boolean(_ property: PropertyID, default fallback: Bool) -> Bool? {
    guard let set = self[property] else { return isComplete ? fallback : nil }
    return set.isWellFormed ? set.value?.boolean : nil
  }

  /// All rules, its own first.
  public var rules: [ResolvedMember] { members(.rule) }

  /// Its handlers; one of a preset is left out where the control handles the same itself.
  public var events: [ResolvedMember] { members(.event) }

  private func members(_ kind: MemberKind) -> [ResolvedMember] {
    var found: [ResolvedMember] = []
    if block.memberKinds.contains(MemberKinds(kind)) {
      for (index, member) in block.topMembers where member.kind == kind {
        found.append(ResolvedMember(block: block, index: index, origin: .own))
      }
    }
    for preset in presets where preset.block.memberKinds.contains(MemberKinds(kind)) {
      for (index, member) in preset.block.topMembers where member.kind == kind {
        if kind == .event,
          found.contains(where: {
            $0.member.symbol == member.symbol
              && $0.member.flags.contains(.isControlEvent) == member.flags.contains(.isControlEvent)
              && !$0.member.flags.contains(.unknown)
          })
        {
          continue
        }
        found.append(ResolvedMember(block: preset.block, index: index, origin: .preset(preset)))
      }
    }
    return found
  }
}
