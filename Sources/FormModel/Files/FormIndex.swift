public import FormSyntax
public import UIKitCatalog

/// A form of a file: its head, what it says of itself, and the facts of all its controls.
public struct FormIndex: Sendable {
  /// The chunk of the head.
  public let id: ChunkID
  /// What the head says: the form's name.
  public internal(set) var head: BlockModel
  /// The chunks that belong to it, from its head to its `}`; `end` is the first chunk behind it, nil at the file's end.
  public internal(set) var end: ChunkID?

  private let settings: FormSettings?
  /// What its members and controls say: one value, which all copies of the form share until one of them changes, since it
  /// is large.
  private var box = FormFacts.unsaid

  /// A form without members yet.
  init(id: ChunkID, head: BlockModel, _ settings: FormSettings?) {
    self.id = id
    self.head = head
    self.settings = settings
  }

  /// The form's name; empty where it is missing.
  public var name: String { head.name }

  /// Whether a chunk that does not stand before the form belongs to it.
  public func holds(_ chunk: ChunkID) -> Bool { chunk >= id && (end.map { chunk < $0 } ?? true) }

  /// Of the controls whose own handlers move the focus, one of every circle: those that do not move it forwards.
  public var movingFocusBack: Set<ChunkID> {
    if box[0].focusing.isEmpty { return [] }
    return Set(box[0].focusing.lazy.filter { isLinked($0.key, $0.value, where: >=) }.map(\.key))
  }

  /// Of the controls that have an `equal` rule themselves, one of every circle: those that name one behind them, or those
  /// that name one before them, whichever are fewer.
  public var equalCircleStarts: Set<ChunkID> {
    if box[0].equals.isEmpty { return [] }
    let forwards = box[0].equals.lazy.filter { isLinked($0.key, $0.value, where: <=) }.map(\.key)
    let backwards = box[0].equals.lazy.filter { isLinked($0.key, $0.value, where: >=) }.map(\.key)
    return Set(forwards.count < backwards.count ? Array(forwards) : Array(backwards))
  }

  /// So many `equal` rules are followed from a control to those that it must be equal to.
  public static let equalReach = 8

  /// The control that the only `equal` rule of a control names; nil where it has none or several, or names nothing.
  public func equalTarget(of chunk: ChunkID) -> ChunkID? {
    guard case .named(let name) = box[0].equals[chunk] else { return nil }
    return names.first(name)
  }

  /// Whether a control may be linked to one that stands where it should.
  private func isLinked(
    _ chunk: ChunkID, _ link: ControlFacts.Link, where isThere: (ChunkID, ChunkID) -> Bool
  ) -> Bool {
    switch link {
    case .named(let name): names[name].contains { isThere(chunk, $0) }
    case .elsewhere: true
    }
  }

  /// What the form says of a property, else the settings; `ResolvedForm` knows where, and the defaults.
  public func said(_ property: PropertyID) -> Value? {
    guard let member = properties[property] else { return saidBySettings(property)?.value }
    return member.block.value(of: member.member)
  }

  /// Nil: the form does not say, or it cannot be read; false: `delegate: none`.
  var hasDelegate: Bool? {
    openProperties.contains(.formDelegate) ? nil : said(.formDelegate).map { !$0.isNamed(.noDelegate) }
  }

  /// What the settings say of a property that the form does not set; nil where they say nothing, or the form may mean to set
  /// it.
  func saidBySettings(_ property: PropertyID) -> (value: Value, place: SourcePlace)? {
    box[0].meantProperties.contains(property) ? nil : settings?.value(property)
  }
}

/// What its members and controls say.
extension FormIndex {
  /// The properties of the form, the first of each.
  public var properties: FormProperties { box[0].properties }
  /// Properties that are set once more, and which.
  public var repeated: [(property: PropertyID, member: FormMember)] { box[0].repeated }
  /// The form's `tags` blocks, in the order of the text; more than one is a mistake.
  public var tags: [TagBlock] { box[0].tags }
  /// `on …` of the form.
  public var events: [FormMember] { box[0].events }
  /// Those of `events` that may be asked: the first for each message, and the first of those that nobody knows.
  public var handlers: [FormMember] { box[0].handlers }
  /// `observe …` of the form.
  public var observers: [FormMember] { box[0].observers }
  /// Controls by the hash of their names.
  public var names: FactTable { box[0].names }
  /// Controls by their own tags, as far as these are known numbers.
  public var tagValues: FactTable { box[0].tagValues }
  /// Controls by the hash of their `key:`.
  public var keys: FactTable { box[0].keys }
  /// Controls by the hash of their `outlet:`.
  public var outlets: FactTable { box[0].outlets }
  /// Controls by the names that they refer to.
  public var references: FactTable { box[0].references }
  /// For each message for which a delegate may have another method, of which UIKit calls one, the controls that handle
  /// it themselves.
  public var rivals: [MethodID: Set<ChunkID>] { box[0].rivals }
  /// Controls that use presets.
  public var presetUsers: Set<ChunkID> { box[0].presetUsers }
  /// How many controls it has.
  public var controlCount: Int { box[0].controlCount }
  /// Whether nothing is in it, as far as it can be read.
  public var isEmpty: Bool {
    controlCount == 0 && properties.isEmpty && events.isEmpty && observers.isEmpty && tags.isEmpty
  }
  /// Text inputs whose tag nobody set.
  public var untagged: Int { box[0].untagged }
  /// Whether there is something in it of which not even the kind can be read.
  public var hasUnread: Bool { !box[0].unread.isEmpty }

  /// Controls whose own `tag:` names a case that there is not.
  public var lostCases: Set<ChunkID> { box[0].lostCases }
  /// Whether a control has a tag that cannot be read.
  public var hasOpenTags: Bool { box[0].openTags > 0 }
  /// Whether the name of a control is missing.
  public var hasUnnamed: Bool { box[0].unnamed > 0 }
  /// The properties of the form of which nobody knows what they are, since what says it, or may say it, cannot be read: in the
  /// form, or in the settings where the form says nothing.
  public var openProperties: Set<PropertyID> {
    let own = box[0].openProperties
    guard let settings, !settings.openProperties.isEmpty else { return own }
    return own.union(settings.openProperties.filter { properties[$0] == nil })
  }
  /// Whether a control may have a name that is not there: one whose own is missing, or that cannot be read.
  public func mayHaveControl(named name: some Collection<UInt8>) -> Bool {
    hasUnnamed || box[0].unread.prefix(FormIndex.mostUnread).contains { $0.mayBeNamed(name) }
  }

  /// In so many of what cannot be read names are looked for.
  private static let mostUnread = 64
  /// Buttons and events that submit.
  public var submitters: Int { box[0].submitters }
  /// The hashes of the presets' names, each with how often it is used.
  var usedPresets: [UInt64: Int] { box[0].usedPresets }
  /// The controls that the keyboard types into, in the order of the text.
  public var inputs: [ChunkID] { box[0].inputs }
  /// Those of the form's traits that its facts and the settings tell by themselves.
  var traits: FormTraits {
    var traits = box.withUnsafeBufferPointer { $0.baseAddress.map { FormTraits($0) } ?? FormTraits() }
    traits.openProperties = openProperties
    return traits
  }

  /// The tag that a name has as a case of the form's tags.
  public func tag(ofCase name: some Collection<UInt8>) -> TagCase? { box[0].tag(ofCase: name) }

  /// The tag of a control, and how it got it; nil where nobody set one, or it cannot be known.
  public func tag(of block: BlockModel) -> (value: Int64, source: TagSource)? {
    // Most are numbers, of which the form knows no more.
    if let member = block.member(of: .tag), member.flags.isDisjoint(with: [.broken, .valueProblem]),
      let number = block.value(of: member)?.integer
    {
      return (Int64(number), .number)
    }
    return box[0].tag(of: block)
  }

  /// Makes room for the facts of so many controls.
  mutating func reserve(_ count: Int) { box[0].reserve(count) }

  /// Takes in a member of the form itself.
  mutating func addOwn(_ entry: ModelEntry) {
    if FormFacts.takes(entry.block.kind) { box[0].addOwn(entry) }
  }

  /// Puts what a control says into the tables of the form.
  mutating func addControl(_ id: ChunkID, _ block: BlockModel, _ facts: borrowing ControlFacts) {
    if block.control != nil { box[0].addControl(id, block, facts) }
  }

  /// Takes what a control said out of the tables of the form.
  mutating func removeControl(_ entry: ModelEntry, _ facts: ControlFacts) {
    if entry.block.control != nil { box[0].removeControl(entry, facts) }
  }
}

/// A member of a form that is a chunk of its own.
public struct FormMember: Sendable {
  /// Its chunk.
  public let chunk: ChunkID
  /// What that chunk says.
  public let block: BlockModel
  /// The member itself: the chunk's first.
  public var member: Member { block.member(0) }

  /// Whether it parsed, and what it names is known and may stand here.
  public var isWellFormed: Bool { member.flags.isDisjoint(with: [.broken, .valueProblem, .unknown, .misplaced]) }
}
