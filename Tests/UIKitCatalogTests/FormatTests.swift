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
    ("week-year", "YMd", true), ("week-year", "Yw", false), ("minute-for-month", "ymd", true),
    ("minute-for-month", "ymdM", false), ("hour12-without-period", "hm", true), ("hour12-without-period", "hma", false),
    ("day-of-year-for-day", "DMy", true), ("skeleton-letter", "jm", true), ("hour24-with-period", "Hma", true),
  ])
  func mistakesAreToldByLetters(name: String, letters: String, expected: Bool) throws {
    let mistake = try #require(Catalog.datePatternMistake(named: name.utf8))
    #expect(mistake.isMade(byLetters: ASCIISet(letters.utf8)) == expected)
  }

  @Test func mistakesSayWhatIsWrong() throws {
    #expect(Catalog.datePatternMistakes.count == 22)
    #expect(Catalog.numberPatternMistakes.count == 19)
    for mistake in Catalog.datePatternMistakes { #expect(!mistake.problem.isEmpty, "\(mistake.name)") }
    for mistake in Catalog.numberPatternMistakes { #expect(!mistake.problem.isEmpty, "\(mistake.name)") }
    let quoted = try #require(Catalog.datePatternMistake(named: "quoted-utc-z".utf8))
    #expect(quoted.isMade(byLetters: ASCIISet("yM".utf8)) == nil)
    #expect(quoted.replacement?.meant.string == "X")
    #expect(Catalog.numberPatternMistake(named: "empty-exponent".utf8)?.severity == .error)
  }
}
