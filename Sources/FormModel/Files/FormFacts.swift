import FormSyntax
import UIKitCatalog

/// What the members and controls of a form say, as tables.
struct FormFacts: Sendable {
  /// Those of all forms that say nothing.
  static let unsaid = [FormFacts()]

  /// The properties of the form, the first of each.
  var properties = FormProperties()
  /// Properties that are set once more, and which.
  var repeated: [(property: PropertyID, member: FormMember)] = []
  /// The form's `tags` blocks, in the order of the text; more than one is a mistake.
  private(set) var tags: [TagBlock] = []
  /// For the hash of each name, the first case that has it: its block among `tags`, and its index there.
  private var tagCases: [UInt64: (block: Int, index: Int)] = [:]
  /// `on …` of the form.
  var events: [FormMember] = []
  /// Those of `events` that may be asked: the first for each message, and the first of those that nobody knows.
  private(set) var handlers: [FormMember] = []
  /// The messages that they are for, by their numbers; 0 for those that nobody knows.
  private var handled: [UInt64] = []
  /// `observe …` of the form.
  var observers: [FormMember] = []

  /// Controls by the hash of their names.
  var names = FactTable()
  /// Controls by their own tags, as far as these are known numbers.
  var tagValues = FactTable()
  /// Controls by the hash of their `key:`.
  var keys = FactTable()
  /// Controls by the hash of their `outlet:`.
  var outlets = FactTable()
  /// Text inputs by the hash of their own `delegate:`.
  var delegates = FactTable()
  /// Controls by the names that they refer to.
  var references = FactTable()
  /// Controls that have an `equal` rule, with what it names.
  var equals: [ChunkID: ControlFacts.Link] = [:]
  /// Controls whose own handlers move the focus elsewhere than to the next field, and where.
  var focusing: [ChunkID: ControlFacts.Link] = [:]
  /// For each message for which a delegate may have another method, of which UIKit calls one, the controls that handle
  /// it themselves.
  var rivals: [MethodID: Set<ChunkID>] = [:]
  /// Controls that use presets.
  var presetUsers: Set<ChunkID> = []
  /// The hashes of the presets' names, each with how often it is used.
  var usedPresets: [UInt64: Int] = [:]
  /// How many controls it has.
  var controlCount = 0
  /// The controls that the keyboard types into, in the order of the text.
  private(set) var inputs: [ChunkID] = []
  /// How many of these lack their `{`.
  var blocklessInputs = 0
  /// Text inputs whose tag nobody set.
  var untagged = 0
  /// Controls whose `tag:` names a case that there is not.
  var lostCases: Set<ChunkID> = []
  /// Controls whose tags cannot be read.
  var openTags = 0
  /// Controls and events that call code or move the focus, either of which may submit, and buttons and events of which a
  /// part cannot be read.
  var possibleSubmitters = 0
  /// Controls and events that call code, or of which a part cannot be read.
  var callers = 0
  /// Controls that may show what is typed into a secure field.
  var revealers = 0
  /// The properties of forms that may be meant by names which nobody knows, by a value whose name is missing, or by one that
  /// stands where none of them may.
  var meantProperties: Set<PropertyID> = []
  /// The properties of which nobody knows what they are: those that may be meant and that the form does not set, and those
  /// whose values cannot be read. Nothing hangs on the title.
  var openProperties: Set<PropertyID> {
    var open = meantProperties
    for (property, set) in properties where property != .formTitle {
      if set.member.isWellFormed { open.remove(property) } else { open.insert(property) }
    }
    return open
  }
  /// What stands in it of which not even the kind can be read.
  var unread: [BlockModel] = []
  /// Controls whose names are missing.
  var unnamed = 0
  /// Buttons and events that submit.
  var submitters = 0
  /// Controls that follow whether all fields meet their rules.
  var followers = 0

  /// Makes room for the facts of so many controls.
  mutating func reserve(_ count: Int) {
    names = FactTable(capacity: count)
    tagValues = FactTable(capacity: count)
    keys = FactTable(capacity: count)
    inputs.reserveCapacity(count)
  }

  /// The tag that a name has as a case of the form's tags.
  func tag(ofCase name: some Collection<UInt8>) -> TagCase? {
    guard !tags.isEmpty, let place = tagCases[factKey(name)] else { return nil }
    let block = tags[place.block]
    let found = block.cases[place.index]
    return isSameName(block.block.source.bytes(found.nameRange), name) ? found : nil
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
    let message = HandledMessage(event.member)?.number ?? 0
    // There are not many messages.
    if handled.contains(message) { return }
    handled.append(message)
    handlers.append(event)
  }

  /// Takes in a `tags` block.
  mutating func addTags(_ block: TagBlock) {
    tagCases.merge(block.byName.mapValues { (tags.count, $0) }) { first, _ in first }
    tags.append(block)
  }
}
