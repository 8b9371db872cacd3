import FormModel
import FormSyntax
import UIKitCatalog

/// The traits of its form that rules asked for when they looked at a control: where others change, they would find what they
/// found.
struct AskedTraits: OptionSet, Sendable {
  let rawValue: UInt16

  static let maySubmit = AskedTraits(rawValue: 1)
  static let mayReveal = AskedTraits(rawValue: 2)
  static let mayCall = AskedTraits(rawValue: 4)
  static let hasUnread = AskedTraits(rawValue: 8)
  static let hasOneInput = AskedTraits(rawValue: 16)
  static let lastInput = AskedTraits(rawValue: 32)
  static let lastFocus = AskedTraits(rawValue: 64)
  static let followsRules = AskedTraits(rawValue: 128)
  /// Of a control of which nobody noted it.
  static let all = AskedTraits(rawValue: .max)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Those in which two versions of a form differ; nil where they differ in others, which all its controls hang on.
  init?(changedFrom old: FormTraits, to new: FormTraits) {
    var changed: AskedTraits = []
    var rest = old
    func compare<Value: Equatable>(_ trait: AskedTraits, _ path: WritableKeyPath<FormTraits, Value>) {
      if old[keyPath: path] != new[keyPath: path] { changed.insert(trait) }
      rest[keyPath: path] = new[keyPath: path]
    }
    compare(.maySubmit, \.maySubmit)
    compare(.followsRules, \.followsRules)
    compare(.mayReveal, \.mayReveal)
    compare(.mayCall, \.mayCall)
    compare(.hasUnread, \.hasUnread)
    compare(.hasOneInput, \.hasOneInput)
    compare(.lastInput, \.lastInput)
    compare(.lastFocus, \.lastFocus)
    if rest != new { return nil }
    self = changed
  }
}

/// The traits of a form as the rules about one of its controls ask for them; it is noted which.
struct TraitReader {
  private let traits: FormTraits
  private let memo: ControlMemo

  /// - Parameter memo: where it is noted.
  init(_ traits: FormTraits, _ memo: ControlMemo) {
    self.traits = traits
    self.memo = memo
  }

  /// Whether delegate methods tell controls apart by their tags.
  var dispatchesByTags: Bool { traits.dispatchesByTags }
  /// The hashes of the delegates that several text inputs name themselves.
  var sharedDelegates: Set<UInt64> { traits.sharedDelegates }
  /// The properties of the form of which nobody knows what they are: the surroundings of all fields hang on them.
  var openProperties: Set<PropertyID> { traits.openProperties }
  /// Whether something submits the form, or may.
  var maySubmit: Bool { noting(.maySubmit, traits.maySubmit) }
  /// Whether a button follows whether all fields meet their rules, or may.
  var followsRules: Bool { noting(.followsRules, traits.followsRules) }
  /// Whether a switch or button may show what is typed into a secure field.
  var mayReveal: Bool { noting(.mayReveal, traits.mayReveal) }
  /// Whether something calls code, or may.
  var mayCall: Bool { noting(.mayCall, traits.mayCall) }
  /// Whether there is something in it of which not even the kind can be read.
  var hasUnread: Bool { noting(.hasUnread, traits.hasUnread) }
  /// Whether one control only is typed into.
  var hasOneInput: Bool { noting(.hasOneInput, traits.hasOneInput) }
  /// The last control that can be typed into, at first or later.
  var lastInput: ChunkID? { noting(.lastInput, traits.lastInput) }
  /// The last one that the focus reaches at first.
  var lastFocus: ChunkID? { noting(.lastFocus, traits.lastFocus) }

  private func noting<Value>(_ trait: AskedTraits, _ value: Value) -> Value {
    memo.asked.insert(trait)
    return value
  }
}
