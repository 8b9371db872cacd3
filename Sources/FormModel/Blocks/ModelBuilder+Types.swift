import FormSyntax
import UIKitCatalog

/// Values held against what their place takes: cases and calls are found in the catalogue, the rest is noted.
extension ModelBuilder {
  /// Holds the value at `index` (in the run) against a type; `member` is the one that it stands in, in the run.
  mutating func check(_ index: Int, _ type: ValueType, isNullable: Bool, member: Int) {
    let value = values[index]
    if value.flags.contains(.broken) { return }
    if value.kind == .nilLiteral {
      if !isNullable { note(.mismatch(type), index, member) }
      return
    }
    if case .opaque = type {
      // Whatever code makes of names and numbers, it makes nothing of these.
      return expect(![.string, .regex, .boolean].contains(value.kind), type, index, member)
    }
    switch type {
    case .bool: expect(value.kind == .boolean, type, index, member)
    case .integer:
      expect(value.kind == .integer, type, index, member)
      if value.flags.contains(.overflows) { note(.overflow, index, member) }
    case .count:
      expect(value.kind == .integer && value.number >= 0, type, index, member)
      if value.flags.contains(.overflows) { note(.overflow, index, member) }
    case .number: expect(value.kind == .integer || value.kind == .decimal, type, index, member)
    case .nonNegative:
      let isNumber = value.kind == .integer || value.kind == .decimal
      expect(isNumber && !isNegative(index), type, index, member)
    case .positive:
      let isNumber = value.kind == .integer || value.kind == .decimal
      expect(isNumber && isPositive(index), type, index, member)
    case .string, .passwordRules: expect(value.kind == .string, type, index, member)
    case .locale, .timeZone, .currency, .hexColor, .day: checkForm(index, type, member)
    case .text, .placeholder, .example, .image:
      if value.kind != .string { checkCall(index, type, member) } else { checkInterpolations(index, type, member) }
    case .enumeration(let id): checkCase(index, id, type, member)
    case .options(let id): checkEach(index, type, member) { $0.checkCase($1, id, type, member) }
    case .token(let id): checkToken(index, id, type, member)
    case .word(let id): checkWord(index, id, type, member)
    case .color: checkCaseOrCall(index, .color, type, member)
    case .toolbarItems:
      expectArray(index, type, member) { $0.checkCaseOrCall($1, .toolbarItem, type, member) }
    case .normalization:
      checkEach(index, type, member) { $0.checkCaseOrCall($1, .normalization, type, member) }
    case .characterSet: checkCharacters(index, member)
    case .font, .overlay, .inputView, .accessory, .attributedText, .attribute, .formatter, .version:
      checkCall(index, type, member)
    case .insets: checkInsets(index, member)
    case .attributes: expectArray(index, type, member) { $0.checkCall($1, .attribute, member) }
    case .className, .method, .outlet, .control, .focus, .delegate:
      let isSelf = type == .delegate && text(index) == "self"
      expect(value.kind == .reference && !value.flags.contains(.hasArguments) && !isSelf, type, index, member)
    case .key:
      expect(
        value.kind == .string || value.kind == .reference && !value.flags.contains(.hasArguments), type, index, member)
    case .tag:
      expect(
        value.kind == .integer || value.kind == .member && !value.flags.contains(.hasArguments), type, index, member)
    case .texts: expectArray(index, type, member) { $0.check($1, .text, isNullable: false, member: member) }
    case .strings: expectArray(index, type, member) { $0.check($1, .string, isNullable: false, member: member) }
    case .locales: expectArray(index, type, member) { $0.checkForm($1, .locale, member) }
    case .integers: expectArray(index, type, member) { $0.check($1, .integer, isNullable: false, member: member) }
    case .date: checkDate(index, type, member)
    case .lengthRange: checkRange(index, type, member) { $0.check($1, .integer, isNullable: false, member: member) }
    case .valueRange:
      checkRange(index, type, member) { $0.checkBound($1, member) }
      checkBoundsAreAlike(index, member)
    case .regex: expect(value.kind == .regex, type, index, member)
    case .block, .opaque: break
    }
  }

  // MARK: Problems

  private mutating func expect(_ holds: Bool, _ type: ValueType, _ index: Int, _ member: Int) {
    if !holds { note(.mismatch(type), index, member) }
  }

  /// Notes what is wrong with a value of a member, both by their index in the run.
  mutating func note(_ kind: ValueProblem.Kind, _ index: Int, _ member: Int) {
    problems.append(
      ValueProblem(
        kind: kind, value: UInt32(truncatingIfNeeded: index - valueBase),
        member: UInt32(truncatingIfNeeded: member - memberBase)))
    values[index].flags.insert(.hasProblem)
    // What holds the value has the problem too; what holds the last one with a problem is known to have it.
    let goesOn = lastProblem.member == member && lastProblem.value <= index
    var outer = goesOn ? lastProblem.value : Int(members[member].firstValue) + valueBase
    lastProblem = (member, index)
    while outer < index {
      let end = Int(values[outer].next) + valueBase
      if end > index { values[outer].flags.insert(.hasProblem) }
      outer = end > index ? outer + 1 : end
    }
    members[member].flags.insert(.valueProblem)
    flags.insert(.valueProblem)
  }

  // MARK: Shapes

  /// The indices, in the run, of the values directly inside one.
  func children(_ index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = Int(values[index].next) + valueBase
    while child < end {
      result.append(child)
      child = max(child + 1, Int(values[child].next) + valueBase)
    }
    return result
  }

  /// Goes through the values directly inside one, those with syntax errors left out.
  private mutating func eachChild(_ index: Int, _ body: (inout ModelBuilder, Int) -> Void) {
    var child = index + 1
    let end = Int(values[index].next) + valueBase
    while child < end {
      let next = max(child + 1, Int(values[child].next) + valueBase)
      if !values[child].flags.contains(.broken) { body(&self, child) }
      child = next
    }
  }

  private mutating func expectArray(
    _ index: Int, _ type: ValueType, _ member: Int, _ body: (inout ModelBuilder, Int) -> Void
  ) {
    guard values[index].kind == .array else { return note(.mismatch(type), index, member) }
    eachChild(index, body)
  }

  /// One, or an array of them.
  private mutating func checkEach(
    _ index: Int, _ type: ValueType, _ member: Int, _ body: (inout ModelBuilder, Int) -> Void
  ) {
    if values[index].kind == .array { expectArray(index, type, member, body) } else { body(&self, index) }
  }

  private mutating func checkRange(
    _ index: Int, _ type: ValueType, _ member: Int, _ body: (inout ModelBuilder, Int) -> Void
  ) {
    guard values[index].kind == .range else { return note(.mismatch(type), index, member) }
    eachChild(index, body)
  }

  private mutating func checkBound(_ index: Int, _ member: Int) {
    if values[index].kind == .integer || values[index].kind == .decimal { return }
    checkDate(index, .valueRange, member)
  }

  /// Both ends of a range are numbers, or both are dates.
  private mutating func checkBoundsAreAlike(_ index: Int, _ member: Int) {
    let bounds = children(index)
    guard values[index].kind == .range, bounds.count == 2,
      bounds.allSatisfy({ values[$0].flags.isDisjoint(with: [.broken, .hasProblem]) })
    else { return }
    let areNumbers = bounds.map { values[$0].kind == .integer || values[$0].kind == .decimal }
    if areNumbers[0] != areNumbers[1] { note(.mismatch(areNumbers[0] ? .number : .date), bounds[1], member) }
  }

  private mutating func checkDate(_ index: Int, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .reference else { return note(.mismatch(type), index, member) }
    if value.flags.contains(.hasArguments) { return checkCall(index, .date, member) }
    let word = withName(index) { Catalog.word(named: $0, for: .date) }
    if word == nil { note(.unknown(.date), index, member) }
  }

  /// A string whose text has a form of its own.
  private mutating func checkForm(_ index: Int, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .string else { return note(.mismatch(type), index, member) }
    guard value.flags.isDisjoint(with: .hasInterpolations), let source else { return }
    if value.withMeaning(in: source, { type.accepts($0) }) == false { return note(.malformed(type), index, member) }
    if value.withMeaning(in: source, { type.isKnown($0) }) == false { note(.unknown(type), index, member) }
  }

  private mutating func checkInsets(_ index: Int, _ member: Int) {
    guard values[index].kind == .array else { return checkCall(index, .insets, member) }
    let parts = children(index)
    if parts.count != 4 { return note(.mismatch(.insets), index, member) }
    for part in parts { check(part, .number, isNullable: false, member: member) }
  }

  private mutating func checkCharacters(_ index: Int, _ member: Int) {
    checkEach(index, .characterSet, member) { builder, child in
      switch builder.values[child].kind {
      case .string, .regex: break
      case .member: builder.checkCaseOrCall(child, .characterClass, .characterSet, member)
      default: builder.note(.mismatch(.characterSet), child, member)
      }
    }
  }

  /// What a text shows; where it may show nothing, that alone is told.
  mutating func checkInterpolations(_ index: Int, _ type: ValueType, _ member: Int) {
    guard type == .placeholder || type == .example, values[index].flags.contains(.hasInterpolations) else { return }
    for part in children(index) where values[part].kind == .interpolation && !values[part].flags.contains(.broken) {
      for value in children(part) {
        let node = values[value]
        if node.kind == .integer || node.kind == .decimal { continue }
        if node.kind == .reference, !node.flags.contains(.hasArguments),
          withName(value, { Catalog.word(named: $0, for: .placeholder) }) != nil
        {
          // What an example shows cannot be the example.
          if type == .example { note(.unknown(.example), value, member) }
          continue
        }
        checkDate(value, .date, member)
      }
    }
  }

  // MARK: Names

  private func text(_ index: Int) -> String {
    source.map { String(decoding: $0[values[index].textRange], as: UTF8.self) } ?? ""
  }

  func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    source.flatMap { body(UnsafeBufferPointer(rebasing: $0[values[index].textRange])) }
  }

  private mutating func resolve(_ index: Int, _ member: EnumMember, isObjectiveC: Bool = false) {
    values[index].number = Int64(member.rawValue)
    values[index].flags.insert(isObjectiveC ? [.isResolved, .isObjectiveC] : .isResolved)
    if isObjectiveC { flags.insert(.isObjectiveC) }
    if member.isDeprecated { flags.insert(.deprecated) }
  }

  /// `.case` of an enumeration, `Enumeration.case`, or the constant's Objective-C name.
  private mutating func checkCase(_ index: Int, _ id: EnumID, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .member || value.kind == .reference, !value.flags.contains(.hasArguments) else {
      return note(.mismatch(type), index, member)
    }
    if value.kind == .member {
      guard let found = withName(index, { Catalog.member(named: $0, of: id) }), !found.isUnavailableOnIOS else {
        return note(.unknown(type), index, member)
      }
      return resolve(index, found)
    }
    if value.flags.contains(.isPath) { return checkPath(index, id, type, member) }
    guard let found = withName(index, { Catalog.member(objectiveC: $0) }) else {
      // A bare word that names a case lacks only its dot; another is no value of this type.
      let isCase = withName(index) { Catalog.member(named: $0, of: id) } != nil
      return note(isCase ? .mismatch(type) : .unknown(type), index, member)
    }
    guard found.enumeration == id else { return note(.unknown(type), index, member) }
    resolve(index, found, isObjectiveC: true)
  }

  /// `UIKeyboardType.numberPad`: the enumeration in front, as Swift lets one write it.
  private mutating func checkPath(_ index: Int, _ id: EnumID, _ type: ValueType, _ member: Int) {
    let found: EnumMember? = withName(index) { bytes in
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
        id.name.equals(UnsafeBufferPointer(rebasing: bytes[..<dot]))
      else { return nil }
      return Catalog.member(named: UnsafeBufferPointer(rebasing: bytes[(dot + 1)...]), of: id)
    }
    if let found, !found.isUnavailableOnIOS { resolve(index, found) } else { note(.unknown(type), index, member) }
  }

  private mutating func checkToken(_ index: Int, _ id: EnumID, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .string else { return note(.mismatch(type), index, member) }
    guard value.flags.isDisjoint(with: .hasInterpolations), let source else { return }
    let found: EnumMember? = value.withMeaning(in: source) { Catalog.token($0, of: id) }
    if let found { resolve(index, found) } else { note(.unknown(type), index, member) }
  }

  private mutating func checkWord(_ index: Int, _ id: EnumID, _ type: ValueType, _ member: Int) {
    let value = values[index]
    guard value.kind == .reference, value.flags.isDisjoint(with: [.hasArguments, .isPath]) else {
      return note(.mismatch(type), index, member)
    }
    let found: EnumMember? = withName(index) { Catalog.member(named: $0, of: id) }
    if let found { resolve(index, found) } else { note(.unknown(type), index, member) }
  }

  private mutating func checkCaseOrCall(_ index: Int, _ id: EnumID, _ type: ValueType, _ member: Int) {
    if values[index].flags.contains(.hasArguments) {
      checkCall(index, type, member)
    } else {
      checkCase(index, id, type, member)
    }
  }
}
