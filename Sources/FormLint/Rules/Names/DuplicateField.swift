import FormFormatter
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

extension Value {
  /// What it says, in one of its spellings.
  fileprivate var said: String { string.map(LiteralText.quoted) ?? Clash.name(block.source.text(range)) }
}

/// Controls that say the same where each should say something of its own.
enum Clash {
  /// A control, with what must not be said twice.
  struct Item: Sendable {
    /// The place of what it says, which findings mark.
    var place: ChunkPlace
    /// What it says, in one of its spellings.
    var text: String
    /// The control's name.
    var name: String

    /// A control by what it says.
    init(place: ChunkPlace, text: String, name: String) {
      self.place = place
      self.text = text
      self.name = name
    }

    /// The control of a chunk, with what it says and where; nil where it says nothing, or has no block yet.
    fileprivate init?(_ chunk: ChunkID, _ context: FormContext, _ said: Said) {
      guard let block = context.file.entry(chunk)?.block, !block.lacksBlock, let said = said(block) else { return nil }
      self.init(place: ChunkPlace(chunk: chunk, range: said.range), text: said.text, name: block.name)
    }
  }

  /// What a block says and where.
  fileprivate typealias Said = (BlockModel) -> (range: Range<Int>, text: String)?

  /// A name as it is meant: back-ticks are no part of it.
  fileprivate static func name(_ text: String) -> String {
    text.hasPrefix("`") ? String(text.filter { $0 != "`" }) : text
  }

  /// For each clash in a table of names, the controls that have part in it, in order.
  static func all(
    in table: FactTable, _ context: FormContext, _ range: (BlockModel) -> Range<Int>?
  ) -> [[Item]] {
    all(in: table, context) { block in range(block).map { ($0, name(block.source.text($0))) } }
  }

  /// The same of what controls say; hashes that only look alike are told apart.
  private static func all(in table: FactTable, _ context: FormContext, saying said: Said) -> [[Item]] {
    var result: [[Item]] = []
    for (_, chunks) in table.clashes {
      var groups: [String: [Item]] = [:]
      for chunk in chunks {
        guard let item = Item(chunk, context, said) else { continue }
        groups[item.text, default: []].append(item)
      }
      result += groups.values.filter { $0.count > 1 }
    }
    return result.sorted { $0[0].place.chunk < $1[0].place.chunk }
  }

  /// The same of the values of a property, those that presets set included.
  static func all(of property: PropertyID, in table: FactTable, _ context: FormContext) -> [[Item]] {
    let said: Said = { block in
      block.member(of: property).flatMap { block.value(of: $0) }.map { ($0.range, $0.said) }
    }
    var clashes = all(in: table, context, saying: said)
    let ofPresets = context.presetValues(of: property)
    if ofPresets.isEmpty { return clashes }
    for (key, users) in Dictionary(grouping: ofPresets, by: \.value.keyHash) {
      let items = users.map { Item(place: $0.place, text: $0.value.said, name: $0.name) }
      let own = table[key].compactMap { Item($0, context, said) }.filter { $0.text == items[0].text }
      clashes.removeAll { $0[0].text == items[0].text }
      let all = (own + items).sorted { $0.place.chunk < $1.place.chunk }
      if all.count > 1 { clashes.append(all) }
    }
    return clashes.sorted { $0[0].place.chunk < $1[0].place.chunk }
  }
}
