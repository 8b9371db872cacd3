import FieldLanguages
import Testing

/// What samples and near misses are texts of.
@Suite struct SampleTextTests {
  private func samples(_ members: String, _ count: Int = 5) throws -> [String] {
    try #require(field(members)).samples(count)
  }

  /// Numbers in words are those of the range.
  @Test func wordsForNumbersAreInTheRange() throws {
    let subject = try #require(field("formatter: .number(style: .spellOut)\nrule range(1...50)"))
    #expect(subject.samples(3) == ["twenty-five", "one", "fifty"])
    #expect(subject.nearMisses(2).map(\.text) == ["zero", "fifty-one"])
  }

  /// Months behind a leap month are written by other numbers than they are read by, and a year without its era may be read
  /// as that of another one.
  @Test(arguments: [
    ("template: \"yMd\", calendar: .hebrew", "8/14/5786"), ("format: \"d.M.y\", calendar: .hebrew", "14.8.5786"),
    ("format: \"d.M\", calendar: .hebrew", "14.8"), ("format: \"d.M.y\", calendar: .japanese", "29.2.6"),
  ])
  func datesThatAreReadOtherwiseAreNoSamples(_ format: String, _ text: String) throws {
    for rules in ["", "rule range(date(\"2026-05-01\")...date(\"2026-05-01\"))"] {
      let subject = try #require(field("formatter: .date(\(format), locale: \"en_US\")\n\(rules)"))
      #expect(!subject.samples(8).contains(text))
    }
    #expect(try #require(stored(".date(\(format), locale: \"en_US\")")).isStored(given: text) == nil)
  }

  @Test func datesThatAreReadAsTheyAreWrittenStaySamples() throws {
    let formatter = ".date(template: \"yMd\", locale: \"en_US\", calendar: .hebrew)"
    #expect(try samples("formatter: \(formatter)").contains("6/20/5784"))
    #expect(try #require(stored(formatter)).isStored(given: "6/20/5784") == true)
  }

  /// A `Decimal` has 38 digits.
  @Test func numbersOfVeryManyDigitsMayNotBeRead() throws {
    let (kept, long) = (String(repeating: "9", count: 38), String(repeating: "9", count: 39))
    let formatter = ".number(style: .decimal, locale: \"en_US\")"
    let number = try #require(stored(formatter))
    #expect(number.isStored(kept) == true && number.isStored(long) == nil && number.isStored("9x") == false)
    for members in ["rule range(0.5...)", "formatter: \(formatter)\nrule range(0.5...)"] {
      let subject = try #require(field(members))
      #expect(subject.judge(kept) == [.met] && subject.judge("-\(long)") == [.broken])
      #expect(
        subject.judge(long).map(\.reason) == ["whether a number of so many digits is read depends on the system"])
    }
    #expect(try samples("rule range(0.5...)\nrule pattern(/[1-9]{40}/)").isEmpty)
    // Zeros at the ends are none of them.
    let zeros = String(repeating: "0", count: 40)
    let subject = try #require(field("rule range(0.5...)"))
    for text in ["\(zeros)1", "1\(zeros)", "1.\(zeros)"] { #expect(subject.judge(text) == [.met]) }
  }

  /// Cards and accounts that belong to nobody, and others only where these do not do.
  @Test(arguments: [
    "rule checksum(.luhn)", "rule checksum(.luhn)\nrule length(16...16)",
    "rule checksum(.luhn)\nrule pattern(/4[0-9]{15}/)",
    "formatter: .grouped([4], separator: \" \")\nnormalize: [.removeSpaces]\nrule checksum(.luhn)",
    "formatter: .mask(\"#### #### #### ####\")\nnormalize: [.removeSpaces]\nrule checksum(.luhn)",
  ])
  func cardsAreReserved(_ members: String) throws {
    let found = try samples(members, 8)
    #expect(found.count >= 5)
    for text in found { #expect(Self.cards.contains(text.filter(\.isNumber)), "\(text)") }
  }

  private static let cards: Set<String> = [
    "4242424242424242", "5555555555554444", "378282246310005", "4111111111111111", "6011111111111117",
    "30569309025904", "3530111333300000", "4012888888881881", "5105105105105100", "371449635398431",
    "4000056655665556", "4222222222222", "4917610000000000", "4000002500003155", "4000002760003184",
    "4000000000000002", "4000000000009995", "4000000000000077",
  ]

  @Test func otherLengthsAreLikeReservedCards() throws {
    let found = try samples("rule checksum(.luhn)\nrule pattern(/[0-9]{18}/)")
    #expect(!found.isEmpty)
    for text in found {
      #expect(["4242", "4111", "4000", "5555"].contains { text.hasPrefix($0) }, "\(text)")
    }
  }

  /// What a field says of its content counts before a check digit.
  @Test func telephonesAreNoCards() throws {
    let found = try samples("textContentType: .telephoneNumber\nrule checksum(.luhn)\nrule pattern(/[0-9]+/)")
    #expect(!found.isEmpty)
    for text in found { #expect(text.contains("5550"), "\(text)") }
  }

  @Test(arguments: [
    ("rule pattern(/\\p{Cyrillic}{3,10}/)", "Анна"), ("rule pattern(/\\p{Greek}{3,10}/)", "Ελένη"),
    ("rule pattern(/\\p{Han}{2,4}/)", "王芳"), ("rule pattern(/[а-я]+/)", "привет"),
  ])
  func otherScriptsHaveWords(_ members: String, _ first: String) throws {
    #expect(try samples(members).first == first)
  }

  /// Texts that differ in the case, the script or the picture of a character, or in lines, are all there.
  @Test(arguments: [
    ("textField", "rule oneOf([\"red\", \"Red\", \"RED\"])", ["red", "Red", "RED"]),
    ("textField", "rule pattern(/(?i)ab/)", ["AB", "Ab", "aB", "ab"]),
    ("textField", "rule oneOf([\"α\", \"ж\", \"中\"])", ["α", "ж", "中"]),
    ("textField", "rule oneOf([\"a😀\", \"a😃\", \"ab\"])", ["ab", "a😀", "a😃"]),
    ("textField", "rule pattern(/[😀😃]/)", ["😀", "😃"]),
    ("textField", "rule oneOf([\"a\", \"a\\nb\"])", ["a"]),
    ("textView", "rule oneOf([\"a\", \"a\\nb\"])", ["a", "a\nb"]),
  ])
  func fewTextsAreAllThere(_ kind: String, _ members: String, _ texts: [String]) throws {
    #expect(try Set(#require(field(members, kind: kind)).samples(12)) == Set(texts))
  }

  @Test func addressesOfTheWebAreWhole() throws {
    let found = try samples("textContentType: .URL\nrule pattern(/https?:\\/\\/[^ ]+/)", 8)
    #expect(found.count == 8)
    for text in found { #expect(text.contains("example."), "\(text)") }
  }

  /// Both ends and the middle of lengths are texts of words.
  @Test func streetsOfEachLength() throws {
    let found = try samples("textContentType: .fullStreetAddress\nrule length(5...50)", 6)
    #expect(Set(found.map(\.count)).isSuperset(of: [5, 50, 27]), "\(found)")
    for text in found { #expect(!text.contains("Inf") || text == "1 Infinite Loop", "\(text)") }
  }

  @Test func timesAreOfTheWholeDay() throws {
    let found = try samples("formatter: .date(format: \"HH:mm\")\nrule required")
    #expect(Set(found) == ["12:00", "00:00", "23:59", "07:05", "18:45"])
  }

  /// Each near miss of a rule shows another mistake.
  @Test(arguments: [
    "rule pattern(/\\p{Cyrillic}{3,10}/)", "rule pattern(/[A-Z]{3}/)", "rule checksum(.luhn)\nrule length(16...16)",
    "formatter: .date(format: \"dd.MM.yyyy\")\nrule range(date(\"1900-01-01\")...today)",
  ])
  func nearMissesAreNotAlike(_ members: String) throws {
    let misses = try #require(field(members)).nearMisses(12)
    #expect(!misses.isEmpty)
    let marked = misses.filter { $0.text.last.map { "!x7é-".contains($0) } ?? false && $0.text.count > 3 }
    #expect(Dictionary(grouping: marked, by: \.rule).allSatisfy { $0.value.count <= 2 }, "\(misses)")
    #expect(Set(misses.map(\.text)).count == misses.count)
  }

  /// Days in words that lie in other years are refused as surely as those in numbers.
  @Test func daysOutsideAreRefused() throws {
    let subject = try #require(
      field("formatter: .date(style: .medium, locale: \"en_US\")\nrule range(date(\"1900-06-15\")...today)"))
    for text in ["Dec 31, 1899", "Jun 14, 1900", "Jan 1, 1900", "Jan 1, 2099"] {
      #expect(accepts(subject, text) == false, "\(text)")
    }
    #expect(subject.judge("Jun 15, 1900") != [.broken])
    for miss in subject.nearMisses(6) { #expect(subject.judge(miss.text) == [.broken], "\(miss.text)") }
  }

  /// What stands behind a date is read nowhere; a month's name may be.
  @Test func reasonsFitTheText() throws {
    let subject = try #require(
      field("formatter: .date(format: \"dd.MM.yyyy\")\nrule range(date(\"1900-01-01\")...today)"))
    #expect(subject.judge("1.2.2000x") == [.broken])
    #expect(subject.judge("x1.2.2000") == [.broken])
    let name = subject.judge("1.Feb.2000").first?.reason ?? ""
    #expect(name == "whether a name is read in the place of a number depends on the system")
    let marks = subject.judge("1-2-2000").first?.reason ?? ""
    #expect(marks == "whether a date that is written so is read depends on the system")
    #expect(subject.judge("1.2.2040").first?.reason == "it depends on the day")
  }

  /// Of several ranges of days the texts are of days that are in all of them, however the formatter writes.
  @Test func datesAreInAllRanges() throws {
    let ranges = """
      rule range(date("1970-01-19")...date("2001-12-31")); rule range(date("1983-09-19")...date("1985-12-31"))
      """
    for formatter in [
      ".date(style: .short)", ".date(format: \"dd.MM.yyyy\")", ".date(style: .short, locale: \"ar_EG\")",
    ] {
      let texts = try samples("formatter: \(formatter); \(ranges)")
      #expect(texts.count == 5)
      for text in texts where formatter.contains("en") || !formatter.contains("ar_EG") {
        #expect(["83", "84", "85"].contains { text.hasSuffix($0) }, "\(text)")
      }
    }
    let apart = """
      rule range(date("1970-01-01")...date("1980-12-31")); rule range(date("2003-01-01")...date("2005-12-31"))
      """
    #expect(try samples("formatter: .date(style: .short); \(apart)").isEmpty)
  }
}
