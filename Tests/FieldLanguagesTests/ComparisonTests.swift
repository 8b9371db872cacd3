import FieldLanguages
import Testing

/// Two versions of a field.
@Suite struct ComparisonTests {
  private func compare(_ old: String, _ new: String) -> FieldComparison? {
    guard let old = field(old), let new = field(new) else { return nil }
    return old.compare(to: new)
  }

  @Test func sameLanguageInOtherWords() {
    #expect(compare("rule pattern(/[0-9]{5}/)", "rule characters(\"0123456789\")\nrule length(5...5)") == .same)
  }

  @Test func widened() {
    guard case .widened(let zip) = compare("rule pattern(/[0-9]{5}/)", "rule pattern(/[0-9]{5}(-[0-9]{4})?/)"),
      case .widened(let text) = compare("rule required", "")
    else {
      Issue.record("not widened")
      return
    }
    #expect(zip.wholeMatch(of: /\d{5}-\d{4}/) != nil)
    #expect(text.isEmpty)
  }

  @Test func narrowed() {
    guard case .narrowed(let lost) = compare("rule length(...50)", "rule length(...40)") else {
      Issue.record("not narrowed")
      return
    }
    #expect(lost.count == 41)
  }

  @Test func changed() {
    guard case .changed(let lost, let gained) = compare("rule pattern(/[a-c]+/)", "rule pattern(/[b-d]+/)") else {
      Issue.record("not changed")
      return
    }
    #expect(lost.contains("a"))
    #expect(gained.contains("d"))
  }

  @Test func warningsDoNotCount() {
    #expect(compare("rule length(...50)", "rule length(...50)\nrule length(...10) { severity: .warning }") == .same)
  }

  /// What a range of dates means is not known in full; that it did not change is.
  @Test(arguments: [
    "formatter: .date(style: .medium)\nrule range(date(\"1900-01-01\")...today)",
    "formatter: .number(style: .decimal)\nrule range(0...100)", "rule range(0...100)",
    "formatter: .date(format: \"MM/dd/yyyy\")\nrule range(date(\"1900-01-01\")...now)",
  ])
  func aFieldIsTheSameAsItself(_ members: String) {
    #expect(compare(members, members) == .same)
  }

  /// A loss is told of a text only that was certainly accepted.
  @Test func whatDependsOnTheDayIsNotAnalysed() {
    let range = "rule range(date(\"1900-01-01\")...today)"
    guard
      case .notAnalysed = compare(
        "formatter: .date(style: .medium)\n" + range, "formatter: .date(style: .short)\n" + range)
    else {
      Issue.record("analysed")
      return
    }
  }

  @Test func checksOfOnesOwnAreNotAnalysed() {
    guard case .notAnalysed = compare("rule custom(check)", "") else {
      Issue.record("analysed")
      return
    }
    #expect(compare("rule custom(check)\nrule length(...5)", "rule custom(check)\nrule length(...5)") == .same)
  }
}
