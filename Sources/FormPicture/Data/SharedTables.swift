import FieldLanguages
import JSONText
import Synchronization
import TextPatterns
import ValueFormatting

/// What controls have in common: each is in the data once, and is meant by its number.
///
/// An object, since the writers of all controls of a page add to the same one.
final class SharedTables: Sendable {
  private let state = Mutex(State())

  /// All tables together may have so many bytes, about; the rules that have none are "not checked here".
  private static let cellLimit = 400_000

  fileprivate struct AutomatonKey: Hashable, Sendable {
    var language: ObjectIdentifier
    var side: TextAutomaton.Side
  }

  fileprivate struct ReaderKey: Hashable, Sendable {
    var format: FieldFormat
    var environment: [UInt8]
  }

  fileprivate struct State: Sendable {
    var sets: [ScalarSet] = []
    var setNumbers: [ScalarSet: Int] = [:]
    var automata: [TextAutomaton] = []
    var automatonNumbers: [AutomatonKey: Int?] = [:]
    var readerNumbers: [ReaderKey: Int?] = [:]
    var tableNumbers: [[UInt8]: Int] = [:]
    var formats: [[UInt8]] = []
    var formatNumbers: [FormatKey: Int?] = [:]
    var cells = 0
    /// Readings are kept, so that no other object comes to have the identity of one.
    var languages: [RuleLanguage] = []
  }

  /// The number of a set of scalars, which is added where it is new.
  func index(of set: ScalarSet) -> Int {
    state.withLock { state in
      if let known = state.setNumbers[set] { return known }
      state.setNumbers[set] = state.sets.count
      state.sets.append(set)
      return state.sets.count - 1
    }
  }

  /// The automaton of one side of what a rule says; nil where it would be large.
  func index(of language: RuleLanguage, _ side: TextAutomaton.Side) -> Int? {
    let isOne = language.isExact && language.upper.undecided == nil
    let side = isOne ? .possible : side
    let key = AutomatonKey(language: ObjectIdentifier(language), side: side)
    return state.withLock { state in
      if let known = state.automatonNumbers[key] { return known }
      state.languages.append(language)
      let made = state.cells < SharedTables.cellLimit ? language.automaton(side) : nil
      let number = made.map { state.add($0) }
      state.automatonNumbers[key] = .some(number)
      return number
    }
  }

  /// The automaton of the texts that a formatter may read as a value, in some locale of an environment; nil where it would
  /// be large, or nothing is known of them.
  func index(ofTextsReadBy format: FieldFormat, _ environment: FieldEnvironment) -> Int? {
    let key = ReaderKey(format: format, environment: environment.key)
    if let known = state.withLock({ $0.readerNumbers[key] }) { return known }
    let made = StoredTexts(format, environment)?.automaton
    return state.withLock { state in
      let number = made.map { state.add($0) }
      state.readerNumbers[key] = .some(number)
      return number
    }
  }

  /// An automaton that is made already; nil where there is no room for it.
  func index(of automaton: TextAutomaton) -> Int? {
    var json = JSONWriter()
    automaton.write(to: &json)
    let key = json.finish()
    return state.withLock { state in
      if let known = state.tableNumbers[key] { return known }
      guard state.cells < SharedTables.cellLimit else { return nil }
      let number = state.add(automaton)
      state.tableNumbers[key] = number
      return number
    }
  }

  /// A format, written when it is first met.
  func index(of key: FormatKey, _ write: () -> [UInt8]?) -> Int? {
    if let known = state.withLock({ $0.formatNumbers[key] }) { return known }
    let made = write()
    return state.withLock { state in
      let number = made.map { state.add($0) }
      state.formatNumbers[key] = .some(number)
      return number
    }
  }

  /// Writes the members `sets`, `automata` and `formats`.
  func write(to json: inout JSONWriter) {
    let state = state.withLock { $0 }
    json.key("sets")
    json.array { for set in state.sets { $0.spans(of: set) } }
    json.key("automata")
    json.array { for automaton in state.automata { automaton.write(to: &$0) } }
    json.key("formats")
    json.array { for format in state.formats { $0.raw(format) } }
  }
}

extension SharedTables.State {
  fileprivate mutating func add(_ automaton: TextAutomaton) -> Int {
    cells += automaton.table.count + 2 * automaton.starts.count
    automata.append(automaton)
    return automata.count - 1
  }

  fileprivate mutating func add(_ format: [UInt8]) -> Int {
    formats.append(format)
    return formats.count - 1
  }
}

extension JSONWriter {
  /// First and last scalar of each range.
  fileprivate mutating func spans(of set: ScalarSet) {
    array {
      for span in set.spans {
        $0.integer(span.lower)
        $0.integer(span.upper)
      }
    }
  }
}

extension TextAutomaton {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { object in
      object.key("starts")
      object.array { for start in starts { $0.integer(start) } }
      object.key("classes")
      object.array { for number in classes { $0.integer(number ?? -1) } }
      object.member("width", width)
      object.key("table")
      object.array { for state in table { $0.integer(state) } }
      object.member("start", start)
      object.member("accepting", accepting.map { $0 ? "1" : "0" }.joined())
    }
  }
}
