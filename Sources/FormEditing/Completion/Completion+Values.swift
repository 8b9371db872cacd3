import FormModel
import FormSyntax
import UIKitCatalog

/// What may stand as a value.
extension CompletionFinder {
  func values(_ expected: ExpectedValue) -> [Completion] {
    var items = members(of: expected)
    if !expected.isAfterDot { items += words(expected) }
    items += calls(expected)
    if expected.isNullable, !expected.isAfterDot { items.append(literal("nil", expected)) }
    return items
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
      let free = enumMembers(id).filter { !isSet || !expected.siblings.contains($0.name.string) }
      return recommended(free, expected).map { enumMember($0, ".\($0.name)", expected) }
    }
  }

  private func enumMembers(_ id: EnumID) -> [EnumMember] {
    let usable = id.members.filter { !$0.isUnavailableOnIOS && $0.isWritable }
    return usable.filter { $0.deprecation == nil } + usable.filter { $0.deprecation != nil }
  }

  /// Keyboards that go with the control's content type come first.
  private func recommended(_ members: [EnumMember], _ expected: ExpectedValue) -> [EnumMember] {
    guard expected.property == .keyboardType, let control = control,
      let content = control[.textContentType]?.value?.enumMember,
      let facts = Catalog.contentType(content)
    else { return members }
    let best = facts.best + facts.acceptable
    return best.filter(members.contains) + members.filter { !best.contains($0) }
  }

  /// The control around the place.
  var control: ResolvedControl? {
    ResolvedControl(snapshot.file.entries[place.index], in: snapshot.file, snapshot.scope)
  }

  private func enumMember(_ member: EnumMember, _ label: String, _ expected: ExpectedValue) -> Completion {
    let name = member.name.string
    let isDefault = expected.property?.defaultValue.equals(label.utf8) ?? false
    var item = Completion(
      label, member.enumeration == .color ? .color : .enumMember, insert: expected.isAfterDot ? name : label,
      filter: name, detail: isDefault ? "default: \(member.summary)" : member.summary.string,
      documentation: member.text, isDeprecated: member.deprecation != nil)
    item.isPreselected = isDefault
    return item
  }

  // MARK: Words and literals

  private func words(_ expected: ExpectedValue) -> [Completion] {
    switch expected.type {
    case .bool: return ["true", "false"].map { literal($0, expected) }
    case .control: return controlReferences
    case .focus: return controlReferences
    case .string, .text, .placeholder, .example, .image, .passwordRules, .timeZone, .currency, .key, .hexColor,
      .day:
      return [template("\"…\"", "\"\"", [.text("\""), .end, .text("\"")], "a string")]
    case .locale: return locales(isQuoted: true)
    case .locales: return [template("[\"…\"]", "[\"\"]", [.text("[\""), .end, .text("\"]")], expected.type.summary)]
    case .regex: return [template("/…/", "/", [.text("/"), .end, .text("/")], "a regular expression")]
    case .characterSet:
      return [
        template("\"…\"", "\"\"", [.text("\""), .end, .text("\"")], "these characters"),
        template("/[…]/", "/[", [.text("/["), .end, .text("]/")], "a class of a regular expression"),
      ]
    case .lengthRange:
      return [
        template("...50", "...", [.text("..."), .field("50"), .end], "at most so long"),
        template("3...", "3...", [.field("3"), .text("..."), .end], "at least so long"),
        template("3...8", "3...8", [.field("3"), .text("..."), .field("8"), .end], "between these lengths"),
      ]
    case .valueRange where !expected.isBound:
      return [template("0...100", "0...100", [.field("0"), .text("..."), .field("100"), .end], "between two numbers")]
    case .texts, .strings:
      return [template("[\"…\"]", "[\"\"]", [.text("[\""), .end, .text("\"]")], expected.type.summary)]
    case .integers: return [template("[4]", "[4]", [.text("["), .field("4"), .text("]"), .end], "sizes of groups")]
    case .toolbarItems, .attributes, .normalization, .options:
      return expected.isElement ? [] : [template("[…]", "[", [.text("["), .end, .text("]")], expected.type.summary)]
    default: return []
    }
  }

  private func template(_ label: String, _ plain: String, _ snippet: [SnippetPart], _ detail: String) -> Completion {
    Completion(label, .value, insert: plain, snippet: snippet, detail: detail)
  }

  private func literal(_ text: String, _ expected: ExpectedValue) -> Completion {
    let isDefault = expected.property?.defaultValue.equals(text.utf8) ?? false
    var item = Completion(text, .value, detail: isDefault ? "default" : nil)
    item.isPreselected = isDefault
    return item
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
