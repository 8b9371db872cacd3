import FormModel
import FormSyntax
import UIKitCatalog

/// What the grammar and the catalogue let stand at a place.
enum Expectation {
  /// A member of the block.
  case member
  /// A value of this type.
  case value(ExpectedValue)
  /// An argument of a call, or of a rule.
  case argument(Callee, used: [String], position: Int)
  /// A delegate method after `on`; `start` is where the selector begins that is being typed.
  case event(start: Int)
  /// A control event after `on .`.
  case controlEvent
  /// A method after `override`; `start` is where the selector begins that is being typed.
  case override(start: Int)
  /// A notification after `observe`; `start` is where its name begins.
  case notification(start: Int)
  /// The name of a validation rule after `rule`.
  case rule
  /// A preset after `use`; `used` are those that the member names already.
  case preset(used: [String])
  /// The name of a new control.
  case controlName
  /// Nothing that could be suggested.
  case nothing
}

/// A value that is to come.
struct ExpectedValue {
  /// The type that the value must have.
  var type: ValueType
  /// Whether `nil` may stand there.
  var isNullable = false
  /// The property that it is the value of; nil inside of calls.
  var property: PropertyID?
  /// The dot stands there already.
  var isAfterDot = false
  /// Inside of `[ ]`.
  var isElement = false
  /// Behind `...`, so that a bound is meant.
  var isBound = false
  /// The names of the elements that the list has already, and its strings without quotes.
  var siblings: [String] = []
}

extension CursorContext {
  /// What may stand at the place.
  var expectation: Expectation {
    guard let first = member.first else { return .member }
    if member.count > 1, member[1].kind == .colon, brackets.isEmpty || brackets[0] > 1 { return propertyValue(first) }
    guard first.kind == .identifier, let keyword = Keyword(bytes(first)) else { return .nothing }
    return afterKeyword(keyword)
  }

  /// The property that the present member sets, as far as its name has been typed.
  var property: PropertyID? {
    guard member.count > 1, member[1].kind == .colon, let scope = block.scope else { return nil }
    return Catalog.property(named: bytes(member[0]), in: scope)
  }

  private func propertyValue(_ name: Lexeme) -> Expectation {
    guard let property else { return .nothing }
    let expected = ExpectedValue(type: property.type, isNullable: property.isNullable, property: property)
    return value(expected, from: 2)
  }

  private func afterKeyword(_ keyword: Keyword) -> Expectation {
    let isFirst = member.count == 1
    switch keyword {
    case .on:
      if !isFirst, member[1].kind == .period { return member.count == 2 ? .controlEvent : .nothing }
      return .event(start: isFirst ? word.lowerBound : member[1].start)
    case .override: return .override(start: isFirst ? word.lowerBound : member[1].start)
    case .observe: return .notification(start: isFirst ? word.lowerBound : member[1].start)
    case .use: return isFirst || member[member.count - 1].kind == .comma ? .preset(used: names(from: 1)) : .nothing
    case .rule: return isFirst ? .rule : ruleArgument()
    case .import, .form, .preset, .tags, .section, .attributes: return .nothing
    default: return isFirst ? .controlName : .nothing
    }
  }

  private func ruleArgument() -> Expectation {
    guard brackets.first == 2, let rule = ValidationRuleKind.named(bytes(member[1])) else { return .nothing }
    return arguments(of: .rule(rule), open: 0)
  }

  private func names(from start: Int) -> [String] {
    member[min(start, member.count)...].filter { $0.kind == .identifier }.map(text)
  }

  // MARK: Values

  /// What may stand in a value that begins at the token `start`, where `depth` brackets are open around it.
  private func value(_ expected: ExpectedValue, from start: Int, depth: Int = 0) -> Expectation {
    guard depth < brackets.count else { return innermost(expected, from: start) }
    let open = brackets[depth]
    guard open >= start else { return .nothing }
    if member[open].kind == .leftBracket {
      guard let element = expected.type.element else { return .nothing }
      var inner = ExpectedValue(type: element, property: expected.property, isElement: true)
      let begin = segmentStart(open, depth)
      inner.siblings = siblings(open + 1..<begin)
      return value(inner, from: begin, depth: depth + 1)
    }
    guard open > start, member[open - 1].kind == .identifier,
      let function = Catalog.function(named: bytes(member[open - 1]), for: expected.type.calling)
    else { return .nothing }
    return arguments(of: .function(function), open: depth)
  }

  /// The first token of the argument or element that the place is in, in the bracket with this depth.
  private func segmentStart(_ open: Int, _ depth: Int) -> Int {
    var nested = 0
    var start = open + 1
    let end = depth + 1 < brackets.count ? brackets[depth + 1] : member.count
    for index in open + 1..<max(end, open + 1) {
      switch member[index].kind {
      case .leftParen, .leftBracket: nested += 1
      case .rightParen, .rightBracket: nested -= 1
      case .comma where nested == 0: start = index + 1
      default: break
      }
    }
    return start
  }

  /// The names and texts in the elements before the present one.
  private func siblings(_ range: Range<Int>) -> [String] {
    range.compactMap { index in
      switch member[index].kind {
      case .identifier: text(member[index])
      case .string: String(text(member[index]).dropFirst().dropLast())
      default: nil
      }
    }
  }

  private func arguments(of callee: Callee, open depth: Int) -> Expectation {
    let open = brackets[depth]
    let start = segmentStart(open, depth)
    let parameters = callee.arguments
    var used: [String] = []
    var position = 0
    var nested = 0
    var isSegmentStart = true
    for index in open + 1..<max(start, open + 1) {
      let kind = member[index].kind
      if nested == 0, isSegmentStart {
        let hasLabel = kind == .identifier && index + 1 < member.count && member[index + 1].kind == .colon
        if hasLabel { used.append(text(member[index])) } else { position += 1 }
      }
      if kind == .leftParen || kind == .leftBracket { nested += 1 }
      if kind == .rightParen || kind == .rightBracket { nested -= 1 }
      isSegmentStart = kind == .comma && nested == 0
    }
    if start + 1 < member.count, member[start].kind == .identifier, member[start + 1].kind == .colon {
      let label = bytes(member[start])
      guard let parameter = parameters.first(where: { $0.label.equals(label) }) else { return .nothing }
      return value(ExpectedValue(type: parameter.type), from: start + 2, depth: depth + 1)
    }
    if start == member.count { return .argument(callee, used: used, position: position) }
    guard let parameter = Expectation.unlabelled(parameters, position) else { return .nothing }
    return value(ExpectedValue(type: parameter.type), from: start, depth: depth + 1)
  }

  /// What may follow the tokens of a value that is in no further bracket.
  private func innermost(_ expected: ExpectedValue, from start: Int) -> Expectation {
    var expected = expected
    var tokens = member[min(start, member.count)...]
    if expected.type == .valueRange, let bound = tokens.lastIndex(where: { $0.kind == .rangeOperator }) {
      tokens = member[(bound + 1)...]
      expected.type = .date
      expected.isBound = true
    }
    if tokens.isEmpty { return .value(expected) }
    if tokens.count == 1, tokens[tokens.startIndex].kind == .period {
      expected.isAfterDot = true
      return .value(expected)
    }
    return .nothing
  }
}

extension Expectation {
  /// The argument without a label at a place among those; the last one may be there any number of times.
  static func unlabelled(_ arguments: [Argument], _ position: Int) -> Argument? {
    let plain = arguments.filter(\.label.isEmpty)
    if position < plain.count { return plain[position] }
    return plain.last.flatMap { $0.isVariadic ? $0 : nil }
  }
}

extension ValueType {
  /// What a list of this type has as elements; nil where it is no list.
  var element: ValueType? {
    switch self {
    case .options, .toolbarItems, .normalization, .characterSet: self
    case .attributes: .attribute
    case .insets: .number
    case .texts: .text
    case .strings: .string
    case .integers: .integer
    case .locales: .locale
    default: nil
    }
  }

  /// The type whose calls stand here: bounds of ranges are dates.
  var calling: ValueType { self == .valueRange ? .date : self }
}
