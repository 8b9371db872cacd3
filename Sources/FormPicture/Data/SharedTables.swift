import FieldLanguages
import JSONText
import TextPatterns

/// What controls have in common: each is in the data once, and is meant by its number.
///
/// An object, since the writers of all controls of a page add to the same one.
final class SharedTables {
  private var sets: [ScalarSet] = []
  private var setNumbers: [ScalarSet: Int] = [:]
  private var automata: [TextAutomaton] = []
  private var automatonNumbers: [AutomatonKey: Int?] = [:]
  private var formats: [[UInt8]] = []
  private var formatNumbers: [FormatKey: Int?] = [:]

  private struct AutomatonKey: Hashable {
    var reading: ObjectIdentifier
    var side: TextAutomaton.Side
  }

  /// All tables together may have so many bytes, about; the rules that have none are "not checked here".
  private static let cellLimit = 400_000
  private var cells = 0
  /// Readings are kept, so that no other object comes to have the identity of one.
  private var readings: [RuleReading] = []

  func index(of set: ScalarSet) -> Int {
    if let known = setNumbers[set] { return known }
    setNumbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// The automaton of one side of what a rule says; nil where it would be large.
  func index(of reading: RuleReading, _ side: TextAutomaton.Side) -> Int? {
    let isOne = reading.isExact && reading.upper.undecided == nil
    let side = isOne ? .possible : side
    let key = AutomatonKey(reading: ObjectIdentifier(reading), side: side)
    if let known = automatonNumbers[key] { return known }
    readings.append(reading)
    let made = add(side == .possible ? reading.upper : reading.lower, side)
    automatonNumbers[key] = .some(made)
    return made
  }

  private func add(_ language: TextLanguage, _ side: TextAutomaton.Side) -> Int? {
    guard cells < Self.cellLimit, let automaton = TextAutomaton(language, side) else { return nil }
    cells += automaton.table.count + 2 * automaton.starts.count
    automata.append(automaton)
    return automata.count - 1
  }

  /// A format, written when it is first met.
  func index(of key: FormatKey, _ write: () -> [UInt8]?) -> Int? {
    if let known = formatNumbers[key] { return known }
    let made = write().map { format in
      formats.append(format)
      return formats.count - 1
    }
    formatNumbers[key] = .some(made)
    return made
  }

  func write(to json: inout JSONWriter) {
    json.key("sets")
    json.array { for set in sets { $0.spans(of: set) } }
    json.key("automata")
    json.array { for automaton in automata { automaton.write(to: &$0) } }
    json.key("formats")
    json.array { for format in formats { $0.raw(format) } }
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
