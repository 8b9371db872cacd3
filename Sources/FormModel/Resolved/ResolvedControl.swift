public import FormSyntax
public import UIKitCatalog

/// A control with what its presets and its form add; or a preset by itself, as far as it says something for every control
/// that uses it.
///
/// What the control says comes first, then its presets, those that count most first, then the form.
///
/// An object, since all that speaks of a control keeps it: handing it on costs one count.
public final class ResolvedControl: Sendable {
  /// The chunk of the control or preset.
  public let id: ChunkID
  /// What the control or preset says itself.
  public let block: BlockModel
  /// Nil of a preset by itself.
  public let kind: ControlKind?
  /// The presets that it uses, those that count most first.
  public let presets: [FoundPreset]
  /// Which of these name which.
  public let links: PresetLinks
  /// All properties that are set, of the first that a `PropertyMask` holds.
  public let properties: PropertyMask
  /// The properties in the `{ }` of rules, events and overrides, its own and those of its presets.
  public let innerProperties: PropertyMask
  /// The kinds of member that it or one of its presets has.
  public let memberKinds: MemberKinds
  /// Whether all presets that it names were found, and all that stands in it and them can be read: only then is a property
  /// that is not set certainly not set. Never of a preset by itself.
  public let isComplete: Bool
  /// What the form handles for all its controls.
  public let formHandlers: FormHandlers
  /// Where its object is made, which decides what holds where nothing is said.
  public let source: ValueSource
  /// Whether it is a text field that nobody has written, which uses a preset and says nothing itself: what it says is
  /// the preset's own.
  public let isAssumed: Bool
  /// Properties of which nobody knows whether they are set: it has a name that no property has, which may mean them.
  public let openProperties: Set<PropertyID>

  /// A control with its form; nil where the entry is no control.
  public convenience init?(_ entry: ModelEntry, in file: FileModel, _ scope: PresetScope) {
    let form = file.formIndex(of: entry.id).map { file.forms[$0] }
    self.init(entry, form?.handling ?? .none, in: file, scope, SeenPresets())
  }

  /// - Parameters:
  ///   - handlers: what the control's form handles for all its controls.
  ///   - seen: what is known of the presets that `file` sees.
  convenience init?(
    _ entry: ModelEntry, _ handlers: FormHandlers, in file: FileModel, _ scope: PresetScope, _ seen: SeenPresets
  ) {
    guard let kind = entry.block.control else { return nil }
    let uses = seen.uses(of: entry.block, in: file, scope)
    self.init(
      entry.id, entry.block, kind, uses.presets, uses.links, isComplete: uses.isComplete, handlers, file.source)
  }

  /// The same for many controls of one version of a file, which have their presets in common.
  public convenience init?(_ entry: ModelEntry, _ handlers: FormHandlers, _ presets: UsedPresets) {
    guard let kind = entry.block.control else { return nil }
    let uses = presets.uses(of: entry.block)
    self.init(
      entry.id, entry.block, kind, uses.presets, uses.links, isComplete: uses.isComplete, handlers,
      presets.file.source)
  }

  /// The same for many presets of one version of a file.
  public convenience init(preset entry: ModelEntry, _ presets: UsedPresets) {
    let (used, links) = presets.uses(of: entry.block).without(entry)
    self.init(entry.id, entry.block, nil, used, links, isComplete: false, .none, presets.file.source)
  }

  /// A text field that uses a preset and says nothing itself: what the preset says for those who add nothing to it. Nil
  /// where a preset that it uses is nowhere.
  public convenience init?(userOf entry: ModelEntry, _ presets: UsedPresets) {
    let uses = presets.uses(of: entry.block)
    guard entry.block.kind == .preset, uses.isComplete else { return nil }
    let (used, links) = uses.without(entry)
    self.init(
      entry.id, entry.block, .textField, used, links, isComplete: true, .none, presets.file.source, isAssumed: true)
  }

  /// A preset by itself: what it says for every control that uses it.
  public convenience init(preset entry: ModelEntry, in file: FileModel, _ scope: PresetScope) {
    let (used, links) = scope.uses(of: entry.block, in: file).without(entry)
    self.init(entry.id, entry.block, nil, used, links, isComplete: false, .none, file.source)
  }

  private init(
    _ id: ChunkID, _ block: BlockModel, _ kind: ControlKind?, _ presets: [FoundPreset], _ links: PresetLinks,
    isComplete: Bool, _ formHandlers: FormHandlers, _ source: ValueSource, isAssumed: Bool = false
  ) {
    self.id = id
    self.block = block
    self.kind = kind
    self.presets = presets
    self.links = links
    self.isComplete =
      isComplete && !block.flags.contains(.unread) && !presets.contains { $0.block.flags.contains(.unread) }
    self.formHandlers = formHandlers
    self.source = source
    self.isAssumed = isAssumed
    openProperties = []
    var properties = presets.reduce(into: block.properties) { $0.formUnion($1.block.properties) }
    if let kind, !presets.isEmpty {
      for names in Catalog.namesakes where names.contains(where: properties.contains) {
        for own in names where own.scope.contains(kind) { properties.insert(own) }
      }
    }
    self.properties = properties
    innerProperties = presets.reduce(into: block.innerProperties) { $0.formUnion($1.block.innerProperties) }
    memberKinds = presets.reduce(into: block.memberKinds) { $0.formUnion($1.block.memberKinds) }
  }

  /// The same control with properties of which nobody knows whether they are set.
  private init(_ other: ResolvedControl, open openProperties: Set<PropertyID>) {
    id = other.id
    block = other.block
    kind = other.kind
    presets = other.presets
    links = other.links
    properties = other.properties
    innerProperties = other.innerProperties
    memberKinds = other.memberKinds
    isComplete = other.isComplete
    formHandlers = other.formHandlers
    source = other.source
    isAssumed = other.isAssumed
    self.openProperties = openProperties
  }

  /// Whether something that it or a preset of it was to say is lost: it cannot be read, has no place there, or has a name
  /// that nobody knows.
  public var hasLostMembers: Bool { block.hasLostMembers || presets.contains { $0.block.hasLostMembers } }

  /// Whether a member of it, or of a preset of it, cannot be read, not even what it sets or takes over.
  public var hasUnreadMembers: Bool {
    block.flags.contains(.unread) || presets.contains { $0.block.flags.contains(.unread) }
  }

  /// The control with properties of which nobody knows whether they are set.
  public func leavingOpen(_ properties: Set<PropertyID>) -> ResolvedControl {
    let open = properties.filter { self[$0].map { !$0.origin.isOwn } ?? true }
    return open.isEmpty ? self : ResolvedControl(self, open: openProperties.union(open))
  }
}

/// Its properties.
extension ResolvedControl {
  /// A property, own or from a preset; nil where it is not set.
  public subscript(_ property: PropertyID) -> ResolvedProperty? {
    guard let (preset, index) = place(of: property) else { return nil }
    let block = preset?.block ?? block
    return ResolvedProperty(block: block, member: block.member(index), origin: preset.map(Origin.preset) ?? .own)
  }

  /// What sets a property, where nobody asks whose it is.
  @inline(__always)
  private func setting(_ property: PropertyID) -> (block: BlockModel, member: Member)? {
    guard let (preset, index) = place(of: property) else { return nil }
    let block = preset?.block ?? block
    return (block, block.member(index))
  }

  /// The member that sets a property, and the preset that it stands in; nil for the preset where it is the control's own.
  @inline(__always)
  private func place(of property: PropertyID) -> (preset: FoundPreset?, index: Int)? {
    if !properties.mayContain(property) { return nil }
    if let index = block.memberIndex(of: property) { return (nil, index) }
    // What presets say counts no more where the control itself may mean to say it.
    if !openProperties.isEmpty, openProperties.contains(property) { return nil }
    for preset in presets {
      if let index = preset.block.memberIndex(of: property) ?? namesake(of: property, in: preset.block) {
        return (preset, index)
      }
    }
    return nil
  }

  /// What a preset sets under the name of a property, where that is read there as the one of controls of another kind.
  private func namesake(of property: PropertyID, in preset: BlockModel) -> Int? {
    guard let kind, property.scope.contains(kind), let names = Catalog.namesakes.first(where: { $0.contains(property) })
    else { return nil }
    return names.lazy.filter { !$0.scope.contains(kind) }.firstResult { preset.memberIndex(of: $0) }
  }

  /// The properties that are set, its own first, then those of its presets, each as it is written.
  public var setProperties: [PropertyID] {
    var seen: Set<PropertyID> = []
    let own = block.topMembers.compactMap(\.member.property)
    let ofPresets = presets.flatMap { $0.block.topMembers.compactMap { $0.member.property.map(ownNamesake) } }
    return (own + ofPresets).filter { seen.insert($0).inserted }
  }

  /// The property of its kind that has the name of another one.
  private func ownNamesake(_ property: PropertyID) -> PropertyID {
    guard let kind, !property.scope.contains(kind),
      let names = Catalog.namesakes.first(where: { $0.contains(property) })
    else { return property }
    return names.first { $0.scope.contains(kind) } ?? property
  }

  /// Whether it, or a preset, sets a property, or may mean to.
  public func sets(_ property: PropertyID) -> Bool {
    if openProperties.contains(property) { return true }
    return PropertyMask.holds(property) ? properties.contains(property) : self[property] != nil
  }

  /// Whether it is certain that neither it nor a preset sets a property, nor means to.
  public func isUnset(_ property: PropertyID) -> Bool { isComplete && !sets(property) }

  /// Whether it is certain that a property which is not set has UIKit's default.
  private func hasDefault(_ property: PropertyID) -> Bool { isComplete && !openProperties.contains(property) }

  /// Whether nobody knows what holds of a property: what sets it cannot be read, or something may mean to set it. What a
  /// kind of control does not have is never set.
  public func isOpen(_ property: PropertyID) -> Bool {
    if openProperties.contains(property) { return true }
    guard kind.map(property.scope.contains) ?? true else { return false }
    guard let (block, member) = setting(property) else { return self.block.lacksBlock }
    return !member.isWellFormed || block.value(of: member) == nil
  }

  /// Whether a boolean property has a value, or may have it since nobody knows what is said.
  public func mayBe(_ property: PropertyID, _ value: Bool) -> Bool { boolean(property) == value || isOpen(property) }

  /// Whether it, or a preset, sets a property to something else than `nil`, or may mean to, be that known or not.
  public func has(_ property: PropertyID) -> Bool {
    guard sets(property) else { return false }
    guard let (block, member) = setting(property) else { return openProperties.contains(property) }
    return !member.isWellFormed || block.value(of: member)?.kind != .nilLiteral
  }

  /// The case of an enumeration property: as set, else UIKit's default; nil where it cannot be known, or is none.
  public func enumMember(_ property: PropertyID) -> EnumMember? {
    guard let (block, member) = setting(property) else {
      return hasDefault(property) ? property.defaultMember(of: kind, in: source) : nil
    }
    return member.isWellFormed ? block.value(of: member)?.enumMember : nil
  }

  /// A boolean property: as set, else UIKit's default; nil where it cannot be known.
  public func boolean(_ property: PropertyID) -> Bool? {
    guard let (block, member) = setting(property) else {
      return hasDefault(property) ? property.defaultBoolean(of: kind, in: source) : nil
    }
    return member.isWellFormed ? block.value(of: member)?.boolean : nil
  }
}

/// Its validation rules, handlers and overrides.
extension ResolvedControl {
  /// All validation rules in the order in which they are checked at one moment: its own as written, then those of its
  /// presets.
  public var rules: [ResolvedMember] { members(.rule) }

  /// How many these are.
  public var ruleCount: Int {
    guard memberKinds.contains(MemberKinds(.rule)) else { return 0 }
    return presets.reduce(block.count(of: .rule)) { $0 + $1.block.count(of: .rule) }
  }

  /// What handles its delegate messages and events: one of a preset is left out where the control or a preset before it
  /// handles the same.
  public var events: [ResolvedMember] { withoutOverridden(members(.event)) }

  /// The same with what the form handles for it, where neither it nor a preset does, heard or not.
  public var allHandlers: [ResolvedMember] {
    guard let kind, !formHandlers.members.isEmpty else { return events }
    return withoutOverridden(members(.event) + ResolvedControl.handlers(of: formHandlers.members, for: kind))
  }

  /// What a form handles for controls of a kind that handle nothing themselves, nor by presets.
  public static func formHandlers(_ events: [FormMember], for kind: ControlKind) -> [ResolvedMember] {
    withoutOverridden(handlers(of: events, for: kind))
  }

  private static func handlers(of events: [FormMember], for kind: ControlKind) -> [ResolvedMember] {
    events.filter { $0.isAbout(kind) }.map { ResolvedMember(block: $0.block, index: 0, origin: .form($0.chunk)) }
  }

  /// The methods of its class that its subclass overrides, its own first.
  public var overrides: [ResolvedMember] { withoutOverridden(members(.override)) }

  private func withoutOverridden(_ members: [ResolvedMember]) -> [ResolvedMember] {
    if presets.isEmpty, members.allSatisfy({ $0.block === block }) { return members }
    return ResolvedControl.withoutOverridden(members)
  }

  private static func withoutOverridden(_ members: [ResolvedMember]) -> [ResolvedMember] {
    if members.count < 2 { return members }
    // The block that handles a message first. What it handles twice is a mistake in it: both are there.
    let messages = members.map { HandledMessage($0.member) }
    let first: (HandledMessage) -> Int?
    if members.count <= fewMembers {
      first = { message in messages.firstIndex { $0 == message } }
    } else {
      var places: [HandledMessage: Int] = [:]
      for case (let index, let message?) in messages.enumerated().reversed() { places[message] = index }
      first = { places[$0] }
    }
    return members.indices.filter { index in
      messages[index].flatMap(first).map { members[$0].block === members[index].block } ?? true
    }.map { members[$0] }
  }

  /// Among so many members one is found sooner by looking at each than in a table.
  private static let fewMembers = 8

  private func members(_ kind: MemberKind) -> [ResolvedMember] {
    guard memberKinds.contains(MemberKinds(kind)) else { return [] }
    var found: [ResolvedMember] = []
    block.append(kind, .own, to: &found)
    for preset in presets { preset.block.append(kind, .preset(preset), to: &found) }
    return found
  }
}

extension BlockModel {
  /// How many members of a kind stand in the block itself.
  fileprivate func count(of kind: MemberKind) -> Int {
    memberKinds.contains(MemberKinds(kind)) ? topMembers.count { $0.member.kind == kind } : 0
  }

  /// Adds the members of a kind that stand in the block itself.
  fileprivate func append(_ kind: MemberKind, _ origin: Origin, to found: inout [ResolvedMember]) {
    guard memberKinds.contains(MemberKinds(kind)) else { return }
    for (index, member) in topMembers where member.kind == kind {
      found.append(ResolvedMember(block: self, index: index, origin: origin))
    }
  }
}

extension FormMember {
  /// Whether a handler of the form may be asked for controls of a kind; one that nobody knows may.
  fileprivate func isAbout(_ kind: ControlKind) -> Bool {
    if let method = member.method { return method.scope.contains(kind) }
    if let event = member.controlEvent { return event.scope.contains(kind) }
    return true
  }
}
