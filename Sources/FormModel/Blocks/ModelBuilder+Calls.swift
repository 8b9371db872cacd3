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
    for argument in given where values[argument].kind == .argument {
      guard let place = place(of: argument, among: expected, taken) else {
        if values[argument].textLength > 0 {
          note(.unknownLabel(callee), argument, member)
        } else if let place = placeWithLabel(for: argument, among: expected, taken) {
          taken[place] = true
          note(.missingLabel(callee, place), argument, member)
        } else if !isTold {
          note(.extraArgument(callee), argument, member)
          isTold = true
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
    for (place, argument) in expected.enumerated() where argument.isRequired && !taken[place] {
      let isGiven = argument.isVariadic && given.contains { values[$0].textLength == 0 }
      if !isGiven { noteMissing(callee, place, call: call, member) }
    }
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
    return expected.indices.first { place in
      !taken[place] && !expected[place].label.isEmpty && isLike(value, expected[place].type)
    }
  }

  /// Whether a value is, by its look, one of a type: a case that the type has, a name, a number, a text.
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
