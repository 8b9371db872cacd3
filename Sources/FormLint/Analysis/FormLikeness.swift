import FormModel
import FormSyntax
import Synchronization
import UIKitCatalog

/// What of a form, and of how it is looked at, matters for what the rules about controls say of one that refers to nothing
/// else: forms that agree in it have one number.
struct FormLikeness {
  /// Tells what they agree in from all else that there was in this process.
  let number: UInt64
  private let lastInput: ChunkID?
  private let lastFocus: ChunkID?

  /// Nil where more may matter: tags, which controls have by their names; and where the form handles more than people
  /// write.
  init?(_ resolved: ResolvedForm, _ traits: FormTraits, _ rules: WantedRules) {
    let form = resolved.index
    guard form.tags.isEmpty, form.events.count + form.observers.count <= FormLikeness.mostHandlers else { return nil }
    var key = Key()
    key.add(resolved.file, resolved.scope, rules)
    key.add(traits)
    for (property, member) in form.properties {
      if property == .formTitle { continue }
      key.add(UInt64(property.rawValue))
      // Who the delegate is matters to controls only that name one themselves.
      let isPlain = property == .formDelegate && member.isWellFormed && traits.hasDelegate == true
      if !isPlain { key.add(member.block) }
    }
    for member in form.events + form.observers { key.add(member.block) }
    number = FormLikeness.numbers.withLock { $0.number(of: key.bytes, resolved.file.settings) }
    lastInput = traits.lastInput
    lastFocus = traits.lastFocus
  }

  /// Whether a control is the last one that is typed into, and the last that the focus reaches.
  func place(of control: ChunkID) -> UInt64 { (control == lastInput ? 1 : 0) | (control == lastFocus ? 2 : 0) }

  private struct Numbers {
    /// By a hash of what forms agree in, with their settings: these are told apart by where they lie, which nothing else
    /// may take.
    private var known: [UInt64: [(key: [UInt8], number: UInt64, settings: FormSettings?)]] = [:]
    private var count: UInt64 = 0

    mutating func number(of key: [UInt8], _ settings: FormSettings?) -> UInt64 {
      let hash = wideHash(key)
      if let same = known[hash]?.first(where: { $0.key == key }) { return same.number }
      if known.count >= FormLikeness.limit { known = [:] }
      count += 1
      known[hash, default: []].append((key, count, settings))
      return count
    }
  }

  private static let numbers = Mutex(Numbers())
  /// So many are kept at most.
  private static let limit = 4_096
  /// Forms with more handlers are like no others: each part of the file that is looked at would read them all.
  private static let mostHandlers = 200

  private struct Key {
    var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(512) }

    mutating func add(_ number: UInt64) { withUnsafeBytes(of: number) { bytes += $0 } }

    mutating func add(_ block: BlockModel) {
      let text = block.source.bytes(block.range)
      add(UInt64(text.count))
      bytes += text
    }

    mutating func add(_ file: FileModel, _ scope: PresetScope, _ rules: WantedRules) {
      add(UInt64(file.source.rawValue) << 1 | (scope.isComplete ? 1 : 0))
      add(UInt64(UInt(bitPattern: ObjectIdentifier(rules))))
      add(file.settings.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0)
    }

    mutating func add(_ traits: FormTraits) {
      let flags = [
        traits.dispatchesByTags, traits.hasDelegate == true, traits.hasDelegate == false, traits.hasUntagged,
        traits.submits, traits.maySubmit, traits.followsRules, traits.mayReveal, traits.mayCall, traits.hasUnread,
        traits.hasUnnamed, traits.hasOneInput, traits.lastInput == nil, traits.lastFocus == nil,
        traits.sharedDelegates.isEmpty,
      ]
      add(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
      add(UInt64(traits.handled.count))
      for method in traits.handled { add(UInt64(method)) }
      add(UInt64(traits.openProperties.count))
      for property in traits.openProperties.map(\.rawValue).sorted() { add(UInt64(property)) }
    }
  }
}
