import FieldLanguages
import Testing
import TextPatterns

/// Work that is given up ends without an answer, whenever that is.
@Suite struct InterruptionTests {
  /// What the formatter writes is refused by the rule, which takes many steps to find out.
  private static let members =
    "formatter: .number(minimumFractionDigits: 2, maximumFractionDigits: 2)\n"
    + "rule pattern(/[0-9.,]*5[0-9.,]{6}[a-z]/)"

  @Test func theRuleRefusesWhatIsWritten() { #expect(field(Self.members)?.formatterConflict != nil) }

  @Test(arguments: 0..<32)
  func workMayBeGivenUpAnywhere(_ count: Int) {
    let field = field(Self.members)
    let interruption = Interruption(afterSteps: count * 1_500)
    let found = Interruption.$current.withValue(interruption) { field?.formatterConflict }
    if !interruption.isRaised { #expect(found != nil) }
  }
}
