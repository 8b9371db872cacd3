import FormModel
import FormSyntax
import UIKitCatalog

/// What may stand as a value.
extension CompletionFinder {
  /// The values of the expected type: members of its enumeration, words and literals, calls, and `nil` where it may
  /// stand.
  func values(_ expected: ExpectedValue) -> [Completion] {
    var items = members(of: expected)
    // A literal that stands there already is not opened once more.
    if !expected.isAfterDot { items += words(expected).filter { $0.insertText.utf8.first != context.following } }
    items += calls(expected)
    if expected.isNullable, !expected.isAfterDot, takesNil(expected) { items.append(literal("nil", expected)) }
    return items
  }

  /// Whether `nil` may stand there in all controls that the block is about: a text field needs the colour of its text.
  private func takesNil(_ expected: ExpectedValue) -> Bool {
    expected.property != .textColor || fits(Scope.controls.subtracting(.textFields)) || snapshot.file.source != .code
  }

  // MARK: Cases and constants

  private func members(of expected: ExpectedValue) -> [Completion] {
    switch expected.type {
    case .tag: return tags(expected)
    case .word(let id):
      return expected.isAfterDot ? [] : enumMembers(id).map { enumMember($0, $0.name.string, expected) }
    case .token(let id):
      return expected.isAfterDot ? [] : enumMembers(id).map { enumMember($0, "\"\($0.name)\"", expected) }
    default:
      guard let id = expected.type.dottedEnumeration else { return [] }
      let isSet = expected.isElement && expected.type != .toolbarItems
      let free = enumMembers(id).filter { member in
        expected.property.map { mayBe($0, member) } ?? true
          && (!isSet || !expected.siblings.contains(member.name.string))
      }
      return recommended(free, expected).map { enumMember($0, ".\($0.name)", expected) }
    }
  }

  /// The members of the enumeration whose name stands before the word with a dot, where nobody knows which type is expected.
  var constants: [Completion] {
    let before = place.chunk.source.bytes(0..<context.word.lowerBound)
    guard before.last == UInt8(ascii: "."), context.member?.nodes.last?.kind == .reference else { return [] }
    let name = before.dropLast().reversed().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
    guard let id = Catalog.enumeration(named: Array(name.reversed())) else { return [] }
    let expected = ExpectedValue(type: .enumeration(id), isAfterDot: true)
    return enumMembers(id).map { enumMember($0, "\(id.name).\($0.name)", expected) }
  }

  private func enumMembers(_ id: EnumID) -> [EnumMember] {
    let usable = id.members.filter { !$0.isUnavailableOnIOS && $0.isWritable }
    return usable.filter { $0.deprecation == nil } + usable.filter { $0.deprecation != nil }
  }

  /// What the control's content type and name call for comes first, what it is without being set last.
  private func recommended(_ members: [EnumMember], _ expected: ExpectedValue) -> [EnumMember] {
    let best = likely(expected).filter(members.contains)
    let others = members.filter { !best.contains($0) }
    let isLast = { (member: EnumMember) in member.deprecation != nil ? 2 : isDefault(member, expected) ? 1 : 0 }
    return best + (0...2).flatMap { rank in others.filter { isLast($0) == rank } }
  }

  /// Whether it is what holds anyway: a property's default, and of an argument 'none', for which nobody writes a call.
  private func isDefault(_ member: EnumMember, _ expected: ExpectedValue) -> Bool {
    guard let property = expected.property else { return member.name == EnumMember.DateStyle.none.name }
    return defaultValue(of: property) == ".\(member.name)"
  }

  private func likely(_ expected: ExpectedValue) -> [EnumMember] {
    let name = place.block.kind == .control ? FieldName(place.block.name) : nil
    switch expected.property {
    case .keyboardType:
      guard let content = control?[.textContentType]?.value?.enumMember ?? name?.contentType,
        let facts = Catalog.contentType(content)
      else { return name?.keyboards ?? [] }
      return facts.best + facts.acceptable
    case .textContentType: return name?.contentType.map { [$0] } ?? []
    default: return []
    }
  }

  /// The control around the place.
  var control: ResolvedControl? {
    ResolvedControl(snapshot.file.entries[place.index], in: snapshot.file, snapshot.scope)
  }

  /// The control around the place, or the preset.
  var resolved: ResolvedControl {
    control ?? ResolvedControl(preset: snapshot.file.entries[place.index], in: snapshot.file, snapshot.scope)
  }

  private func enumMember(_ member: EnumMember, _ label: String, _ expected: ExpectedValue) -> Completion {
    let name = member.name.string
    let isDefault = expected.property.map { defaultValue(of: $0) == label } ?? false
    var item = Completion(
      label, member.enumeration == .color ? .color : .enumMember, insert: expected.isAfterDot ? name : label,
      filter: name, detail: isDefault ? "default: \(member.summary)" : member.summary.string,
      subject: .enumMember(member), isDeprecated: target.heeds(member.deprecation))
    if let written = written(by: member), !written.isEmpty {
      item.labelDetail = " \(written)"
      item.detail = written
    }
    return item.since(member.availableSince, on: target)
  }

  // MARK: Words and literals

  private func words(_ expected: ExpectedValue) -> [Completion] {
    switch expected.type {
    case .bool:
      let values = ["true", "false"].map { literal($0, expected) }
      return values.filter { $0.detail == nil } + values.filter { $0.detail != nil }
    case .control: return equalReferences
    case .focus: return focusReferences
    case .method: return functionNames
    case .string, .text, .placeholder, .example, .image, .passwordRules, .timeZone, .key, .hexColor,
      .day:
      return [template("\"…\"", [.text("\""), .end, .text("\"")], "a string")]
    case .locale: return locales(isQuoted: true).filter { !expected.siblings.contains($0.label) }
    case .currency: return currencies(isQuoted: true)
    case .locales: return [template("[\"…\"]", [.text("[\""), .end, .text("\"]")], expected.type.summary)]
    case .regex: return [template("/…/", [.text("/"), .field("[0-9]+"), .text("/"), .end], "a regular expression")]
    case .characterSet:
      return [
        template("\"…\"", [.text("\""), .end, .text("\"")], "these characters"),
        template("/[…]/", [.text("/["), .field("0-9"), .text("]/"), .end], "a class of a regular expression"),
      ]
    // The bound of a range that stands there already.
    case .lengthRange where context.following == UInt8(ascii: "."): return []
    case .lengthRange:
      return [
        template("...50", [.text("..."), .field("50"), .end], "at most so long"),
        template("3...", [.field("3"), .text("..."), .end], "at least so long"),
        template("3...8", [.field("3"), .text("..."), .field("8"), .end], "between these lengths"),
      ]
    case .valueRange where context.following != UInt8(ascii: "."): return wholeRanges
    case .texts, .strings:
      return [template("[\"…\"]", [.text("[\""), .end, .text("\"]")], expected.type.summary)]
    case .integers: return [template("[4]", [.text("["), .field("4"), .text("]"), .end], "sizes of groups")]
    case .toolbarItems, .attributes, .normalization, .options:
      return expected.isElement ? [] : [template("[…]", [.text("["), .end, .text("]")], expected.type.summary)]
    default: return []
    }
  }

  private func template(_ label: String, _ snippet: [SnippetPart], _ detail: String) -> Completion {
    Completion(label, .value, snippet: snippet, detail: detail)
  }

  private func literal(_ text: String, _ expected: ExpectedValue) -> Completion {
    let isDefault = expected.property.map { defaultValue(of: $0) == text } ?? false
    return Completion(text, .value, detail: isDefault ? "default" : nil)
  }
}

extension ValueType {
  /// The enumeration whose members are written with a dot.
  var dottedEnumeration: EnumID? {
    switch self {
    case .enumeration(let id), .options(let id): id
    case .color: .color
    case .toolbarItems: .toolbarItem
    case .normalization: .normalization
    case .characterSet: .characterClass
    default: nil
    }
  }
}

extension EnumMember {
  /// What it is, its raw value, when it came, whether it should no longer be used.
  var text: Prose {
    var prose = Prose(ProseLine(summary.string))
    if let line = Availability.line(since: since, deprecation) { prose.add(line) }
    if !raw.isEmpty, raw != name { prose.add("Raw value: \(code: raw)") }
    return prose
  }
}
