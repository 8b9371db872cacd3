import FormModel
import Testing
import TextPatterns

@testable import FieldLanguages

/// What the fields of a file cost together.
@Suite struct FieldCostsTests {
  @Test func whatFieldsShareCountsOnce() {
    let costs = FieldCosts(limit: 100)
    for _ in 0..<200 { costs.add(FieldCosts.Charges([FieldCosts.Charge(key: 1, steps: 60, bytes: 1_000_000)])) }
    #expect(costs.total == 60)
    #expect(!costs.isOverdrawn)
    costs.add(FieldCosts.Charges([FieldCosts.Charge(key: 2, steps: 60, bytes: 0)]))
    #expect(costs.isOverdrawn)
  }

  /// What does not fit into the tables would be found out again for every field.
  @Test func whatCannotBeKeptIsTooMuch() {
    let costs = FieldCosts(limit: .max / 2)
    for key in 0..<100 {
      #expect(!costs.isOverdrawn)
      costs.add(FieldCosts.Charges([FieldCosts.Charge(key: key, steps: 1, bytes: FieldCosts.bytesOfFile / 99)]))
    }
    costs.add(FieldCosts.Charges([FieldCosts.Charge(key: 100, steps: 1, bytes: FieldCosts.bytesOfFile / 99)]))
    #expect(costs.isOverdrawn)
    #expect(costs.total == 101)
  }

  @Test func whatEqualsAnotherCostsAsMuch() throws {
    let first = FieldCosts()
    let meter = FieldMeter(.whole, first)
    let receipt = try #require(meter.receipt { meter.measure { !meter.add(1_000) } })
    let costs = FieldCosts()
    #expect(FieldMeter(.whole, costs).pass(receipt))
    #expect(costs.total == first.total && costs.total > 1_000)
    // Where nothing may be spent, nothing is decided.
    let none = FieldMeter(FieldBudget.smaller[0])
    #expect(none.budget.allowance == 0 && !none.pass(.free))
  }

  @Test func interruptionsCountAllStepsThatAreTakenAtOnce() {
    let interruption = Interruption(afterSteps: 10 * Interruption.interval)
    Interruption.$current.withValue(interruption) {
      #expect(!Interruption.isDue(after: 9 * Interruption.interval))
      #expect(Interruption.isDue(after: 2 * Interruption.interval))
    }
  }

  /// Of each field with such a range its texts are asked again and again: what is a table by itself takes no budget.
  @Test(arguments: ["MM/yy", "MM/yyyy", "yyyy-MM-dd"])
  func daysOfRangesAreSmallTables(_ format: String) throws {
    let pattern = try #require(DatePattern(format))
    let day = Day(year: 2020, month: 1, day: 15)
    let other = Day(year: 2023, month: 2, day: 28)
    for (first, last) in [(day, nil), (nil, day), (day, other)] as [(Day?, Day?)] {
      let range = DayRange(first: first, last: last)
      let days = DateLanguage.texts(pattern, range, NumberAlphabet.anyDigits, .possible)
      #expect(TextAutomaton(days, .possible, budget: SearchBudget(states: 1, steps: 1)) != nil)
    }
  }
}
