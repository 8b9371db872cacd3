import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-field`: two controls of a form with one name.
enum DuplicateField: FormRule {
  static let info = LintRuleInfo(
    "duplicate-field", .error, group: .names,
    summary: "Two controls of a form have the same name.",
    reason: "'focus:', 'equal(to:)' and the tags refer to controls by name; with two of one name they mean neither.",
    bad: """
      form Person {
          textField name { tag: 1 }
          textField name { tag: 2 }
      }
      """,
    good: """
      form Person {
          textField givenName { tag: 1 }
          textField familyName { tag: 2 }
      }
      """)

  static let formFilter = FormFilter.names

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for clash in Clash.all(in: context.form.names, context, { $0.nameRange.isEmpty ? nil : $0.nameRange }) {
      guard let first = clash.first else { continue }
      for place in clash.dropFirst() {
        report.add(
          Self.self, at: place.place, .sameName(place.text),
          related: [Related("'\(first.text)' is declared here first", first.place)])
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func sameName(_ name: String) -> Self { "this form has a control '\(name)' already" }
}

extension PresetValue {
  /// The value as it is written.
  fileprivate var text: String { value.block.source.text(value.range) }

  fileprivate var keyHash: UInt64 { codeKey(value.nameBytes, kind: value.kind == .string ? 1 : 0) }
}

/// Controls that say the same where each should say something of its own.
enum Clash {
  /// A control, with what must not be said twice.
  struct Item: Sendable {
    /// The place of what it says, which findings mark.
    var place: ChunkPlace
    /// What it says, as it is written.
    var text: String
    /// The control's name.
    var name: String

    /// A control by what it says.
    init(place: ChunkPlace, text: String, name: String) {
      self.place = place
      self.text = text
      self.name = name
    }

    /// The control of a chunk, with what stands in a range of it; nil where there is no such range.
    init?(_ chunk: ChunkID, _ context: FormContext, _ range: (BlockModel) -> Range<Int>?) {
      guard let block = context.file.entry(chunk)?.block, let range = range(block) else { return nil }
      // Back-ticks are no part of a name.
      let text = block.source.text(range)
      self.init(
        place: ChunkPlace(chunk: chunk, range: range),
        text: text.hasPrefix("`") ? String(text.filter { $0 != "`" }) : text, name: block.name)
    }
  }

  /// For each clash in a table, the controls that have part in it, in order; hashes that only look alike are told apart.
  static func all(
    in table: FactTable, _ context: FormContext, _ range: (BlockModel) -> Range<Int>?
  ) -> [[Item]] {
    var result: [[Item]] = []
    for (_, chunks) in table.clashes {
      var groups: [String: [Item]] = [:]
      for chunk in chunks {
        guard let item = Item(chunk, context, range) else { continue }
        groups[item.text, default: []].append(item)
      }
      result += groups.values.filter { $0.count > 1 }
    }
    return result.sorted { $0[0].place.chunk < $1[0].place.chunk }
  }

  /// The same of the values of a property, those that presets set included.
  static func all(of property: PropertyID, in table: FactTable, _ context: FormContext) -> [[Item]] {
    let range: (BlockModel) -> Range<Int>? = { block in
      block.member(of: property).flatMap { block.value(of: $0) }?.range
    }
    var clashes = all(in: table, context, range)
    let ofPresets = context.presetValues(of: property)
    if ofPresets.isEmpty { return clashes }
    for (key, users) in Dictionary(grouping: ofPresets, by: \.keyHash) {
      let items = users.map { Item(place: $0.place, text: $0.text, name: $0.name) }
      let own = table[key].compactMap { Item($0, context, range) }.filter { $0.text == items[0].text }
      clashes.removeAll { $0[0].text == items[0].text }
      let all = (own + items).sorted { $0.place.chunk < $1.place.chunk }
      if all.count > 1 { clashes.append(all) }
    }
    return clashes.sorted { $0[0].place.chunk < $1[0].place.chunk }
  }
}
