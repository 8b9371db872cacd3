import FormModel
import UIKitCatalog

/// `duplicate-key`: two controls that store under one key.
enum DuplicateKey: FormRule {
  static let info = RuleInfo(
    "duplicate-key", .warning,
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
    let clashes = Clash.all(in: context.form.keys, context) { block in
      block.member(of: .key).flatMap { block.value(of: $0) }?.range
    }
    for clash in clashes {
      guard let last = clash.last else { continue }
      report.add(
        Self.self, at: last.place, .sameKey(last.text, clash.dropLast().map(\.name)),
        related: clash.dropLast().map { Related("'\($0.name)' stores under \(last.text) here", $0.place) })
    }
  }
}

extension Finding.Message {
  fileprivate static func sameKey(_ key: String, _ others: [String]) -> Self {
    Finding.Message("\(others.map { "'\($0)'" }.joined(separator: ", ")) is stored under \(key) too")
  }
}
