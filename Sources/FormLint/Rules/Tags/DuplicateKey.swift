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

  static let formFilter = FormFilter([.key])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for clash in Clash.all(of: .key, in: context.form.keys, context) {
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
    let rest = others.count > 3 ? " and \(others.count == 4 ? "one other" : "\(others.count - 3) others")" : ""
    let names = others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return Finding.Message("\(names)\(rest) \(others.count > 1 ? "are" : "is") stored under \(key) too")
  }
}
