import FormSyntax
import UIKitCatalog

/// Arguments of calls and of rules.
extension ModelBuilder {
  /// One of the calls that a type takes.
  mutating func checkCall(_ index: Int, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .member || value.kind == .reference, !value.flags.contains(.isPath) else {
      return note(.mismatch(type), index, member)
    }
    let found = withName(index) { Catalog.function(named: $0, for: type) }
    guard let found, found.hasDot == (value.kind == .member) else { return note(.unknown(type), index, member) }
    guard value.flags.contains(.hasArguments) else { return note(.mismatch(type), index, member) }
    values[index].number = Int64(found.rawValue)
    values[index].flags.insert(.isResolved)
    let arguments = children(index)
    checkArguments(of: .function(found), arguments, call: index, member)
    guard type == .placeholder else { return }
    // One without a label is the key of a text.
    for argument in arguments where values[argument].textLength > 0 {
      for text in children(argument) { checkInterpolations(text, type, member) }
    }
  }

  /// The arguments of a rule.
  mutating func checkArguments(of callee: Callee, rule member: Int) {
    if checkSingleArgument(of: callee, rule: member) { return }
    var arguments: [Int] = []
    var at = Int(members[member].firstValue) + valueBase
    let end = Int(members[member].endOfValues) + valueBase
    while at < end {
      arguments.append(at)
      at = max(at + 1, Int(values[at].next) + valueBase)
    }
    checkArguments(of: callee, arguments, call: nil, member)
  }

  /// The usual case, without lists: one argument without a label, where one is needed.
  private mutating func checkSingleArgument(of callee: Callee, rule member: Int) -> Bool {
    let first = Int(members[member].firstValue)
    guard case .rule(let rule) = callee, first < Int(members[member].endOfValues),
      values[valueBase + first].next == members[member].endOfValues, values[valueBase + first].textLength == 0,
      values[valueBase + first].next > first + 1, let type = rule.onlyNeededType
    else { return false }
    check(valueBase + first + 1, type, isNullable: false, member: member)
    return true
  }

  private mutating func checkArguments(of callee: Callee, _ given: [Int], call: Int?, _ member: Int) {
    let expected = callee.arguments
    var taken = Array(repeating: false, count: expected.count)
    // What is wrong with an argument without a label tells of those that follow it, too.
    var isTold = false
    // Whether one that is not finished may be any of those that are missing.
    var isOpen = false
    var extra: Int?
    for argument in given where values[argument].kind == .argument {
      if values[argument].flags.contains(.broken) { isOpen = true }
      guard let place = place(of: argument, among: expected, taken) else {
        if values[argument].textLength > 0 {
          note(.unknownLabel(callee), argument, member)
        } else if let place = placeWithLabel(for: argument, among: expected, taken) {
          taken[place] = true
          note(.missingLabel(callee, place), argument, member)
        } else if !isTold {
          isTold = true
          let places = possiblePlaces(of: argument, among: expected, taken)
          if places.isEmpty {
            extra = argument
          } else {
            isOpen = true
            note(.unlabelled(callee, places.count == 1 ? places[0] : nil), argument, member)
          }
        }
        continue
      }
      taken[place] = !expected[place].isVariadic
      let value = argument + 1
      if value < Int(values[argument].next) + valueBase {
        check(value, expected[place].type, isNullable: false, member: member)
        if values[argument].textLength == 0, values[argument].flags.contains(.hasProblem) { isTold = true }
      }
    }
    let missing = expected.indices.filter { place in
      expected[place].isRequired && !taken[place]
        && !(expected[place].isVariadic && given.contains { values[$0].textLength == 0 })
    }
    // One too many was to be one that is missing.
    if let extra, missing.isEmpty { note(.extraArgument(callee), extra, member) }
    if isOpen { return }
    for place in missing { noteMissing(callee, place, call: call, member) }
  }

  private func place(of argument: Int, among expected: [Argument], _ taken: [Bool]) -> Int? {
    let isLabelled = values[argument].textLength > 0
    return expected.indices.first { place in
      guard !taken[place], expected[place].label.isEmpty != isLabelled else { return false }
      return !isLabelled || withName(argument) { expected[place].label.equals($0) } ?? false
    }
  }

  /// The argument with a label that one without was meant to be: the first that takes what it is.
  private func placeWithLabel(for argument: Int, among expected: [Argument], _ taken: [Bool]) -> Int? {
    let value = argument + 1
    guard value < Int(values[argument].next) + valueBase else { return nil }
    if values[value].kind == .string { return placeOfText(value, among: expected, taken) }
    return expected.indices.first { place in
      !taken[place] && !expected[place].label.isEmpty && isLike(value, expected[place].type)
    }
  }

  /// The argument with a label that a text without was meant to be: one of which it has the form, else the first that takes
  /// a text, unless others take texts of another kind.
  private func placeOfText(_ value: Int, among expected: [Argument], _ taken: [Bool]) -> Int? {
    let places = expected.indices.filter { !taken[$0] && !expected[$0].label.isEmpty }
    if let named = places.first(where: { isName(value, of: expected[$0].type) }) { return named }
    let ofTexts = places.filter { [.string, .text].contains(expected[$0].type) }
    guard let first = ofTexts.first, ofTexts.allSatisfy({ expected[$0].type == expected[first].type }) else {
      return nil
    }
    return first
  }

  /// Whether a text names a locale with its region, a time zone or a currency.
  private func isName(_ index: Int, of type: ValueType) -> Bool {
    guard [.locale, .timeZone, .currency].contains(type), let source else { return false }
    return values[index].withMeaning(in: source) { text in
      type.accepts(text) && type.isKnown(text) && (type != .locale || text.contains(UInt8(ascii: "_")))
    }
  }

  /// The arguments with labels that one without may have been meant to be, be it a value or the beginning of a label.
  private func possiblePlaces(of argument: Int, among expected: [Argument], _ taken: [Bool]) -> [Int] {
    let value = argument + 1
    guard value < Int(values[argument].next) + valueBase else { return [] }
    return expected.indices.filter { place in
      !taken[place] && !expected[place].label.isEmpty && mayBe(value, expected[place].type)
    }
  }

  /// Whether a value may become one of a type: a word anything, a case one of any enumeration.
  private func mayBe(_ index: Int, _ type: ValueType) -> Bool {
    let value = values[index]
    switch (value.kind, type) {
    case (.reference, _) where !value.flags.contains(.hasArguments): return true
    case (.reference, .date), (.boolean, .bool): return true
    case (.member, _): return type.enumID != nil
    case (.integer, .integer), (.integer, .count), (.integer, .number), (.decimal, .number): return true
    case (.string, .string), (.string, .text), (.string, .locale), (.string, .timeZone), (.string, .currency):
      return true
    default: return false
    }
  }

  /// Whether a value is, by its look, one of a type: a case that the type has, a name, a number.
  private func isLike(_ index: Int, _ type: ValueType) -> Bool {
    let value = values[index]
    if let id = type.enumID {
      return value.kind == .member && withName(index) { Catalog.member(named: $0, of: id) } != nil
    }
    switch (value.kind, type) {
    case (.reference, .control), (.reference, .className), (.reference, .method):
      return !value.flags.contains(.hasArguments)
    case (.integer, .integer), (.integer, .number), (.decimal, .number), (.boolean, .bool): return true
    default: return false
    }
  }

  private mutating func noteMissing(_ callee: Callee, _ place: Int, call: Int?, _ member: Int) {
    if let call { return note(.missingArgument(callee, place), call, member) }
    problems.append(
      ValueProblem(
        kind: .missingArgument(callee, place), value: .max, member: UInt32(truncatingIfNeeded: member - memberBase)))
    members[member].flags.insert(.valueProblem)
    flags.insert(.valueProblem)
  }
}
