import Testing
import UIKitCatalog

@Suite struct InteractionTests {
  /// Whether `name` is a property of such controls, or the selector of a method of their delegates.
  func isKnown(_ name: CatalogText, in scope: Scope) -> Bool {
    Catalog.property(named: name.bytes, in: scope) != nil || Catalog.method(written: name.bytes) != nil
  }

  @Test func everyInteractionIsAboutKnownThings() {
    #expect(Catalog.interactions.count == 72)
    #expect(Set(Catalog.interactions.map(\.name)).count == 72)
    for interaction in Catalog.interactions {
      #expect(!interaction.conditions.isEmpty && !interaction.effect.isEmpty, "\(interaction.name)")
      #expect(!interaction.effect.string.contains("\n"), "\(interaction.name)")
      for subject in interaction.conditions.flatMap(\.subjects) + interaction.affected where subject.string != "*" {
        #expect(isKnown(subject, in: interaction.scope), "\(interaction.name): \(subject)")
      }
    }
  }

  @Test func everyConditionIsRead() {
    let written = Catalog.interactions.map { $0.conditions.count }
    #expect(written.reduce(0, +) == 106)
  }

  @Test func whatIsWorthAWarningHasACode() {
    for interaction in Catalog.interactions where [.warning, .error].contains(interaction.severity) {
      #expect(!interaction.code.isEmpty, "\(interaction.name)")
    }
  }

  @Test func conditionsCompareWithKnownMembers() {
    for interaction in Catalog.interactions {
      for condition in interaction.conditions {
        for word in condition.operand.string.split(separator: " ") where word.hasPrefix(".") {
          let subject = condition.subjects.first.flatMap { Catalog.property(named: $0.bytes, in: interaction.scope) }
          let member = subject?.type.enumID.flatMap { Catalog.member(named: word.dropFirst().utf8, of: $0) }
          #expect(member != nil, "\(condition)")
        }
      }
    }
  }
}
