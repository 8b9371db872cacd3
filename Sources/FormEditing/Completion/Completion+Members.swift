import FormModel
import FormSyntax
import UIKitCatalog

/// What may begin a member.
extension CompletionFinder {
  /// The names that may begin a member of the block: properties and keywords, or controls without a tag in `tags`.
  var members: [Completion] {
    switch context.block.kind {
    case .tags: return tagNames
    case .attributes, .unknown: return []
    default: break
    }
    let keywords = keywords
    // A name or a block behind the word belongs to a keyword.
    if isHead(context.following) { return keywords }
    guard let scope = context.block.scope else { return keywords }
    let properties = properties(in: context.block.kind == .preset ? knownControls ?? scope : scope)
    // In a control, properties are what one wants most; in a form, controls.
    return context.block.kind == .form ? keywords + properties : properties + keywords
  }

  private func isHead(_ following: UInt8) -> Bool {
    following == UInt8(ascii: "{") || following == UInt8(ascii: "_") || following >= 0x80
      || (0x61...0x7A).contains(following | 0x20)
  }

  // MARK: Properties

  private func properties(in scope: Scope) -> [Completion] {
    let (taken, unfit) = (takenProperties, unfitProperties)
    var names: Set<CatalogText> = []
    let free = Catalog.properties(in: scope).filter { property in
      isSettable(property) && !unfit.contains(property) && !taken.contains(property.name)
        && names.insert(property.name).inserted
    }
    let usefulness = UsefulProperties(context.block.kind, scope)
    return free.map { ($0, usefulness.rank($0)) }.sorted { $0.1 < $1.1 }.map { property($0.0) }
  }

  /// The names of the properties that the block sets already, itself or by a preset; not the one that is being typed.
  private var takenProperties: Set<CatalogText> {
    switch context.block.kind {
    case .form: return Set(snapshot.form(around: place.chunk)?.properties.members.compactMap { formProperty($0) } ?? [])
    case .control, .preset:
      let used = snapshot.scope.used(by: place.block, in: snapshot.file)
      let own = propertyNames(place.block.topMembers, except: context.word)
      return used.reduce(into: own) { $0.formUnion(propertyNames($1.block.topMembers, except: nil)) }
    default:
      guard let outer = openMember else { return [] }
      return propertyNames(place.block.innerMembers(of: outer.index), except: context.word)
    }
  }

  /// The member of the chunk in whose block the place is, be that closed or not.
  var openMember: (index: Int, member: Member)? {
    place.block.topMembers.reduce(nil) { Int($1.member.start) <= place.offset ? $1 : $0 }
  }

  private func formProperty(_ member: FormMember) -> CatalogText? {
    let isTyped = member.chunk == place.chunk.id && member.member.nameRange == context.word
    return isTyped ? nil : member.member.property?.name
  }

  private func propertyNames(_ members: TopMembers, except word: Range<Int>?) -> Set<CatalogText> {
    var names: Set<CatalogText> = []
    for (_, member) in members where member.nameRange != word {
      if let property = member.property { names.insert(property.name) }
    }
    return names
  }

  private func property(_ property: PropertyID) -> Completion {
    let name = property.name.string
    let hasColon = context.following == UInt8(ascii: ":")
    return Completion(
      name, .property, insert: hasColon || takesSnippets ? nil : "\(name): \(wholeValue(of: property))",
      snippet: hasColon ? nil : [.text(name + ": ")] + property.valueTemplate,
      detail: property.typeAndDefault(defaultValue(of: property)), subject: .property(property),
      isDeprecated: target.heeds(property.deprecation)
    ).since(property.since, on: target)
  }

  /// What a property is where it is not set, of the rule or control around the place, or of those that use the preset.
  func defaultValue(of property: PropertyID) -> String {
    let unsaid = context.block.kind == .rule ? rule?.unsaid(property) : nil
    return unsaid.map { ".\($0.name)" } ?? property.defaultValue(of: onlyKind, in: snapshot.file.source).string
  }

  /// The rule around the place, which may lack its end: the last one that begins before it. Nil where nobody knows it.
  private var rule: ResolvedRule? {
    let around = place.block.topMembers.filter { $0.member.kind == .rule && $0.member.range.lowerBound < place.offset }
    return around.last.flatMap { ResolvedRule(ResolvedMember(block: place.block, index: $0.index, origin: .own)) }
  }

  /// The names of controls that have no tag yet.
  private var tagNames: [Completion] {
    guard let form = snapshot.form(around: place.chunk) else { return [] }
    let free = snapshot.controls(of: form).filter { form.tag(ofCase: Array($0.name.utf8)) == nil }
    return narrowed(free, \.name).map {
      Completion($0.name, .tag, detail: $0.control?.keyword.description)
    }
  }
}

extension PropertyID {
  /// `UIKeyboardType = .default`.
  func typeAndDefault(_ defaultValue: String) -> String? {
    let type = swiftType.isEmpty ? self.type.enumID?.name.string ?? self.type.summary : swiftType
    return defaultValue.isEmpty ? type : "\(type) = \(defaultValue)"
  }

  /// The property's summary, since which iOS it is there, and what replaces it where it is deprecated.
  var completionText: Prose {
    var prose = Prose(ProseLine(summary.string))
    if let availability { prose.add(availability) }
    return prose
  }

  /// Since which iOS it is there, and what replaces it where it is deprecated.
  var availability: ProseLine? {
    let newer = deprecation.flatMap { Catalog.property(named: $0.replacement.bytes, in: scope)?.since }
    return Availability.line(since: since, deprecation, newer: newer)
  }

  /// What stands behind the colon at first.
  var valueTemplate: [SnippetPart] {
    switch type {
    case .bool: [.field(defaultValue.equals("false".utf8) ? "true" : "false"), .end]
    case .string, .text, .placeholder, .example, .image, .passwordRules, .timeZone, .currency, .locale, .hexColor, .day,
      .token:
      [.text("\""), .end, .text("\"")]
    case .texts, .strings, .locales: [.text("[\""), .end, .text("\"]")]
    case .integers, .attributes, .toolbarItems, .options, .normalization: [.text("["), .end, .text("]")]
    default: [.end]
    }
  }
}

/// When something came and whether it is on its way out, in words.
enum Availability {
  /// One sentence with the first version and the deprecation, as far as they are known; nil where neither is.
  ///
  /// - Parameters:
  ///   - replacement: the name in Swift of what is to be used instead; empty where there is no single thing.
  ///   - newer: the version that brought it.
  static func line(
    since: IOSVersion?, _ deprecation: Deprecation?, replacement: CatalogText? = nil, newer: IOSVersion? = nil
  ) -> ProseLine? {
    guard let deprecation else { return since.map { "\(words(since: $0))." } }
    // Where the headers name no version, what came later makes it no mistake before.
    let isAnnounced = deprecation.since == nil && newer != nil
    var line: ProseLine =
      deprecation.since.map { "Deprecated since iOS \($0)" } ?? (isAnnounced ? "To be deprecated" : "Deprecated")
    let replacement = replacement ?? deprecation.replacement
    if !replacement.isEmpty { line = "\(line): use \(code: replacement)" }
    if isAnnounced, let newer { line = "\(line), \(words(since: newer))" }
    return since.map { "\(words(since: $0)). \(line)." } ?? "\(line)."
  }

  /// `iOS 17.4 and later`.
  static func words(since: IOSVersion) -> String { "iOS \(since) and later" }
}
