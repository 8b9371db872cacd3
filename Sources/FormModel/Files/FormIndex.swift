public import FormSyntax
public import UIKitCatalog

/// A form of a file: its head, what it says of itself, and the facts of all its controls.
public struct FormIndex: Sendable {
  /// The chunk of the head.
  public let id: ChunkID
  /// What the head says: the form's name.
  public let head: BlockModel
  /// The chunks that belong to it, from its head to its `}`; `end` is the first chunk behind it, nil at the file's end.
  public internal(set) var end: ChunkID?

  /// The properties of the form, the first of each.
  public internal(set) var properties: [PropertyID: FormMember] = [:]
  /// Properties that are set once more, and which.
  public internal(set) var repeated: [(property: PropertyID, member: FormMember)] = []
  /// The form's `tags` blocks, in the order of the text; more than one is a mistake.
  public private(set) var tags: [TagBlock] = []
  /// For the hash of each name, the first case that has it: its block among `tags`, and its index there.
  private var tagCases: [UInt64: (block: Int, index: Int)] = [:]
  /// `on …` of the form.
  public internal(set) var events: [FormMember] = []
  /// Those of `events` that may be asked: the first for each message, and the first of those that nobody knows.
  public private(set) var handlers: [FormMember] = []
  private var handled: Set<HandledMessage?> = []
  /// `observe …` of the form.
  public internal(set) var observers: [FormMember] = []

  /// Controls by the hash of their names.
  public internal(set) var names = FactTable()
  /// Controls by their own tags, as far as these are known numbers.
  public internal(set) var tagValues = FactTable()
  /// Controls by the hash of their `key:`.
  public internal(set) var keys = FactTable()
  /// Controls by the hash of their `outlet:`.
  public internal(set) var outlets = FactTable()
  /// Text inputs by the hash of their own `delegate:`.
  var delegates = FactTable()
  /// Controls by the names that they refer to.
  public internal(set) var references = FactTable()
  /// Controls that have an `equal` rule, with what it names.
  var equals: [ChunkID: ControlFacts.Link] = [:]
  /// Controls whose own handlers move the focus elsewhere than to the next field, and where.
  var focusing: [ChunkID: ControlFacts.Link] = [:]
  /// For each message for which a delegate may have another method, of which UIKit calls one, the controls that handle
  /// it themselves.
  public internal(set) var rivals: [MethodID: Set<ChunkID>] = [:]
  /// Controls that use presets.
  public internal(set) var presetUsers: Set<ChunkID> = []
  /// The hashes of the presets' names, each with how often it is used.
  var usedPresets: [UInt64: Int] = [:]
  /// How many controls it has.
  public internal(set) var controlCount = 0
  /// The controls that the keyboard types into, in the order of the text.
  private(set) var inputs: [ChunkID] = []
  /// Text inputs whose tag nobody set.
  public internal(set) var untagged = 0
  /// Controls and events that call code or move the focus, either of which may submit, and buttons and events of which a
  /// part cannot be read.
  var possibleSubmitters = 0
  /// Controls that may show what is typed into a secure field.
  var revealers = 0
  /// Buttons and events that submit.
  public internal(set) var submitters = 0

  private let settings: FormSettings?

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
    Set(focusing.lazy.filter { isLinked($0.key, $0.value, where: >=) }.map(\.key))
  }

  /// Of the controls that have an `equal` rule themselves, one of every circle: those that name one behind them, or those
  /// that name one before them, whichever are fewer.
  public var equalCircleStarts: Set<ChunkID> {
    let forwards = equals.lazy.filter { isLinked($0.key, $0.value, where: <=) }.map(\.key)
    let backwards = equals.lazy.filter { isLinked($0.key, $0.value, where: >=) }.map(\.key)
    return Set(forwards.count < backwards.count ? Array(forwards) : Array(backwards))
  }

  /// The control that the only `equal` rule of a control names; nil where it has none or several, or names nothing.
  public func equalTarget(of chunk: ChunkID) -> ChunkID? {
    guard case .named(let name) = equals[chunk] else { return nil }
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

  /// Makes room for the facts of so many controls.
  mutating func reserve(_ count: Int) {
    names = FactTable(capacity: count)
    tagValues = FactTable(capacity: count)
    keys = FactTable(capacity: count)
  }

  /// What the form says of a property, else the settings; `ResolvedForm` knows where, and the defaults.
  public func said(_ property: PropertyID) -> Value? {
    guard let member = properties[property] else { return settings?.value(property)?.value }
    return member.block.value(of: member.member)
  }

  /// The tag that a name has as a case of the form's tags.
  public func tag(ofCase name: some Collection<UInt8>) -> TagCase? {
    guard !tags.isEmpty, let place = tagCases[factKey(name)] else { return nil }
    let block = tags[place.block]
    let found = block.cases[place.index]
    return block.block.source.bytes(found.nameRange).elementsEqual(name) ? found : nil
  }

  /// Takes in a control that the keyboard types into.
  mutating func addInput(_ id: ChunkID) {
    if let last = inputs.last, last > id {
      inputs.insert(id, at: inputs.partitioningIndex { $0 > id })
    } else {
      inputs.append(id)
    }
  }

  /// Takes out a control that the keyboard types into.
  mutating func removeInput(_ id: ChunkID) {
    let index = inputs.partitioningIndex { $0 >= id }
    if index < inputs.count, inputs[index] == id { inputs.remove(at: index) }
  }

  /// Takes in an `on …` of the form.
  mutating func addEvent(_ event: FormMember) {
    events.append(event)
    if handled.insert(HandledMessage(event.member)).inserted { handlers.append(event) }
  }

  /// Takes in a `tags` block.
  mutating func addTags(_ block: TagBlock) {
    tagCases.merge(block.byName.mapValues { (tags.count, $0) }) { first, _ in first }
    tags.append(block)
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
