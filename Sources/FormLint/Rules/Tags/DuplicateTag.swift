import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-tag`: two controls of a form that a tag cannot tell apart.
enum DuplicateTag: FormRule {
  static let info = LintRuleInfo(
    "duplicate-tag", .error, group: .tags,
    summary: "Two controls of a form have the same tag.",
    reason: """
      One delegate serves all fields and tells them apart by their tags. With one tag for two fields, the text of the one \
      is stored as the other's, and it is the user who finds out. It is an error where tags tell fields apart and two of the \
      controls are text inputs, information where 'dispatch' is '.outlets', else a warning.
      """,
    bad: """
      form Person {
          dispatch: .tags
          textField name { tag: 1 }
          textField email { tag: 1 }
      }
      """,
    good: """
      form Person {
          dispatch: .tags
          textField name { tag: 1 }
          textField email { tag: 2 }
      }
      """,
    fix: "Gives the later controls the cases of their names, or the next numbers that are free.")

  static let formFilter = FormFilter([.tag])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let form = context.form
    if form.tagValues.clashes.isEmpty, form.presetUsers.isEmpty { return }
    var groups: [Int64: [TaggedControl]] = [:]
    let ofPresets = context.presetValues(of: .tag)
    let elsewhere = Set(ofPresets.map(\.place.chunk))
    for (_, chunks) in form.tagValues.clashes {
      for chunk in chunks where !elsewhere.contains(chunk) {
        if let control = TaggedControl(chunk, context) { groups[control.value, default: []].append(control) }
      }
    }
    addPresetTags(ofPresets, elsewhere, context, &groups)
    let clashes = groups.values.filter { $0.count > 1 && !isOfCases($0, context.form) }.map {
      $0.sorted { $0.place.chunk < $1.place.chunk }
    }
    var free = FreeTags(context.form, besides: ofPresets)
    let severities = TagSeverities(
      dispatchesByTags: context.traits.dispatchesByTags,
      saysDispatch: context.resolved.said(.dispatch) != nil || context.form.openProperties.contains(.dispatch))
    for controls in clashes.sorted(by: { $0[0].place.chunk < $1[0].place.chunk }) {
      // The tags are taken once, whoever of them is left to be told.
      var numbered = controls
      let canFirstStay = controls.allSatisfy { $0.number != nil }
      for index in controls.indices.dropFirst(canFirstStay ? 1 : 0) where controls[index].number != nil {
        numbered[index].free = free.next(for: controls[index].name, above: controls[index].value)
      }
      report.add(together: numbered, at: \.place) { [severities] in $1.clash($0, severities) }
    }
  }

  /// Whether each has a case of its own, so that it is the cases that are alike: `duplicate-tag-case` tells that.
  private static func isOfCases(_ controls: [TaggedControl], _ form: FormIndex) -> Bool {
    let cases = controls.compactMap(\.caseName)
    return form.tags.count == 1 && cases.count == controls.count && Set(cases).count == cases.count
  }

  /// Adds the controls whose tag a preset sets, with those that have the same one.
  ///
  /// - Parameter elsewhere: the controls themselves, which have no tag by their names then.
  private static func addPresetTags(
    _ ofPresets: [PresetValue], _ elsewhere: Set<ChunkID>, _ context: FormContext,
    _ groups: inout [Int64: [TaggedControl]]
  ) {
    for set in ofPresets {
      let isCase = set.value.kind == .member
      let value =
        isCase ? context.form.tag(ofCase: set.value.nameBytes)?.value : set.value.integer.map { Int64($0) }
      guard let value else { continue }
      if groups[value] == nil {
        groups[value] = context.form.tagValues[factKey(value)].filter { !elsewhere.contains($0) }
          .compactMap { TaggedControl($0, context) }.filter { $0.value == value }
      }
      groups[value, default: []].append(
        TaggedControl(
          name: set.name, value: value, place: set.place, number: nil, isTextInput: set.isTextInput,
          caseName: isCase ? set.value.name : nil))
    }
  }
}

/// A control with the tag that it has, and where that is said.
private struct TaggedControl: Sendable {
  var name: String
  var value: Int64
  var place: ChunkPlace
  /// The value of `tag:`, where it is a number.
  var number: Value?
  var isTextInput: Bool
  /// The case of the form's tags that gives the value; nil for a number.
  var caseName: String?
  /// A tag that no control has, for this one; nil where there is none, or the tag is no number of its own.
  var free: FreeTag?

  init(
    name: String, value: Int64, place: ChunkPlace, number: Value?, isTextInput: Bool, caseName: String? = nil
  ) {
    self.name = name
    self.caseName = caseName
    self.value = value
    self.place = place
    self.number = number
    self.isTextInput = isTextInput
  }

  init?(_ chunk: ChunkID, _ context: FormContext) {
    guard let entry = context.file.entry(chunk), let tag = context.tag(of: entry) else { return nil }
    let block = entry.block
    let written = block.member(of: .tag).flatMap { block.value(of: $0) }
    let place = ChunkPlace(chunk: chunk, range: written?.range ?? block.nameRange)
    self.init(
      name: block.name, value: tag.value, place: place, number: tag.source == .number ? written : nil,
      isTextInput: block.isTextInput)
    caseName = tag.source == .number ? nil : written?.name ?? block.name
  }
}

extension FormReporter {
  /// An error where the delegate tells text inputs apart by what they share, information where it does so by outlets.
  fileprivate mutating func clash(_ controls: [TaggedControl], _ severities: TagSeverities) {
    guard let last = controls.last else { return }
    // One control keeps the tag: one that cannot be given another, else the first.
    let isOneKept = controls.contains { $0.free == nil }
    let changed = controls.dropFirst(isOneKept ? 0 : 1).compactMap { control in
      control.free.map { (control.place, $0) }
    }
    var fixes = changed.map { place, free in free.fix(at: place) }
    if fixes.count > 1 {
      fixes = [Fix("Use free tags for \(fixes.count) controls", .unsafe, fixes.flatMap(\.edits))]
    }
    add(
      DuplicateTag.self, at: last.place, .sameTag(last.value, controls.map(\.name)),
      severity: severities.severity(of: controls),
      related: controls.dropLast().prefix(10).map {
        Related("\($0.name.isEmpty ? "a control" : "'\($0.name)'") has the tag \($0.value) here", $0.place)
      }, fixes: fixes,
      data: [("tag", .number(Int(last.value)))])
  }
}

extension Finding.Message {
  fileprivate static func sameTag(_ tag: Int64, _ names: [String]) -> Self {
    let words = names.map { $0.isEmpty ? "a control without a name" : "'\($0)'" }
    let others = words.dropLast()
    let rest = others.count > 3 ? " and \(others.count == 4 ? "one other" : "\(others.count - 3) others")" : ""
    return "the tag \(tag) of \(words.last ?? "") is also that of \(others.prefix(3).joined(separator: ", "))\(rest)"
  }
}

/// What of a form decides how serious equal tags are.
private struct TagSeverities: Sendable {
  let dispatchesByTags: Bool
  let saysDispatch: Bool

  func severity(of controls: [TaggedControl]) -> Severity {
    if dispatchesByTags { return controls.count(where: \.isTextInput) > 1 ? .error : .warning }
    return saysDispatch ? .information : .warning
  }
}
