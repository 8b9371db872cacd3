import Testing
import UIKitCatalog

@Suite struct FormatTests {
  @Test func lettersAreThoseOfTheStandard() throws {
    #expect(Catalog.dateLetters.count == 41)
    #expect(Set(Catalog.dateLetters.map(\.letter)).count == 41)
    #expect("fnoptiINPRT".utf8.allSatisfy { Catalog.dateLetter($0) == nil })
    let month = try #require(Catalog.dateLetter(UInt8(ascii: "M")))
    #expect(month.name.string == "month" && month.output == .mixed && month.status == .usable)
    #expect(month.isValid(count: 5) && !month.isValid(count: 6) && !month.isValid(count: 0))
    #expect(month.meaning(count: 3).string == "Sep" && month.meaning(count: 6).isEmpty)
    #expect(Catalog.dateLetter(UInt8(ascii: "j"))?.status == .template)
  }

  @Test func countsMayHaveGapsOrNoEnd() throws {
    let zone = try #require(Catalog.dateLetter(UInt8(ascii: "O")))
    #expect((1...5).filter(zone.isValid(count:)) == [1, 4])
    let year = try #require(Catalog.dateLetter(UInt8(ascii: "y")))
    #expect(year.isValid(count: 12) && year.meaning(count: 12).string.contains("zeros"))
  }

  @Test func everyValidCountHasAMeaning() {
    for letter in Catalog.dateLetters {
      for count in 1...7 { #expect(letter.isValid(count: count) == !letter.meaning(count: count).isEmpty) }
    }
  }

  @Test(arguments: [
    (DatePatternMistake.weekYear, "YMd", true), (.weekYear, "Yw", false), (.minuteForMonth, "ymd", true),
    (.minuteForMonth, "ymdM", false), (.hour12WithoutPeriod, "hm", true), (.hour12WithoutPeriod, "hma", false),
    (.dayOfYearForDay, "DMy", true), (.skeletonLetter, "jm", true), (.hour24WithPeriod, "Hma", true),
  ])
  func mistakesAreToldByLetters(mistake: DatePatternMistake, letters: String, expected: Bool) {
    #expect(mistake.isMade(byLetters: ASCIISet(letters.utf8)) == expected)
  }

  @Test func mistakesHaveARowEach() {
    #expect(Catalog.datePatternMistakeCount == DatePatternMistake.allCases.count)
    #expect(Catalog.numberPatternMistakeCount == NumberPatternMistake.allCases.count)
    for mistake in DatePatternMistake.allCases { #expect(!mistake.problem.isEmpty, "\(mistake)") }
    for mistake in NumberPatternMistake.allCases { #expect(!mistake.problem.isEmpty, "\(mistake)") }
  }

  @Test func mistakesSayWhatIsWrong() {
    #expect(DatePatternMistake.quotedUtcZ.isMade(byLetters: ASCIISet("yM".utf8)) == nil)
    #expect(DatePatternMistake.quotedUtcZ.replacement?.meant.string == "X")
    #expect(NumberPatternMistake.emptyExponent.severity == .error)
  }
}
