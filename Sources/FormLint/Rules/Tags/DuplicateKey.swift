import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-key`: two controls that store under one key.
enum DuplicateKey: FormRule {
  static let info = LintRuleInfo(
    "duplicate-key", .warning, group: .tags,
    summary: "Two controls store their values under the same key.",
    reason: "The one that ends editing last overwrites the value of the other.",
    bad: """
      form Person {
          textField givenName { key: NameKey }
          textField familyName { key: NameKey }
      }
      """,
    good: """
      form Person {
          textField givenName { key: GivenNameKey }
          textField familyName { key: FamilyNameKey }
      }
      """)

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let range: (BlockModel) -> Range<Int>? = { block in block.member(of: .key).flatMap { block.value(of: $0) }?.range }
    var clashes = Clash.all(in: context.form.keys, context, range)
    for (key, users) in Dictionary(grouping: context.presetValues(of: .key), by: \.keyHash) {
      let items = users.map { Clash.Item(place: $0.place, text: $0.text, name: $0.name) }
      let own = context.form.keys[key].compactMap { Clash.Item($0, context, range) }.filter { $0.text == items[0].text }
      clashes.removeAll { $0[0].text == items[0].text }
      let all = (own + items).sorted { $0.place.chunk < $1.place.chunk }
      if all.count > 1 { clashes.append(all) }
    }
    clashes.sort { $0[0].place.chunk < $1[0].place.chunk }
    for clash in clashes {
      report.add(together: clash, at: \.place) { items, report in
        guard let last = items.last else { return }
        report.add(
          Self.self, at: last.place, .sameKey(last.text, items.dropLast().map(\.name)),
          related: items.dropLast().prefix(10).map {
            Related("'\($0.name)' stores under \(last.text) here", $0.place)
          })
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func sameKey(_ key: String, _ others: [String]) -> Self {
    let rest = others.count > 3 ? " and \(others.count - 3) others" : ""
    let names = others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return Finding.Message("\(names)\(rest) \(others.count > 1 ? "are" : "is") stored under \(key) too")
  }
}

extension PresetValue {
  /// The key as it is written.
  fileprivate var text: String { value.block.source.text(value.range) }

  fileprivate var keyHash: UInt64 { factKey(value.nameBytes, kind: value.kind == .string ? 1 : 0) }
}
