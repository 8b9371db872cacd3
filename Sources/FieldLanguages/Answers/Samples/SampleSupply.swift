import TextPatterns

/// What samples of a field are taken from: each list of texts is made once, when it is first asked for. For one thread.
final class SampleSupply {
  private let field: FieldLanguage
  private let count: Int
  /// What each text has to stand.
  let test: SampleTest
  /// Values of the field's ranges, as they are written.
  let ofRules: [String]
  /// Texts of the corpus that meet the rules.
  private(set) lazy var usual = field.usualTexts(max(3, min(count, 12)))
  /// Numbers with check digits that are kept for examples.
  private(set) lazy var ofExamples = field.numbersOfExamples
  /// Some like them.
  private(set) lazy var likeExamples = field.numbersLikeExamples
  /// Whole words of lengths that the rules allow.
  private(set) lazy var composed = field.composedTexts(count)
  /// All texts that meet the rules but for their check digits, where they are few.
  private(set) lazy var few = field.fewTexts
  /// Texts whose check digits are right already.
  private(set) lazy var counted = field.countedTexts(count)
  /// A text that the rules make, and what comes of it with words that people know.
  private(set) lazy var first: [String] = {
    let made = field.madeTexts(1)
    return made.flatMap { TextSlips.named($0, 0) } + made
  }()
  /// Texts that the rules make: of numbers many are written with zeros that count nothing.
  private lazy var made = field.madeTexts(field.rules.contains(where: \.language.isOfNumbers) ? 3 * count : count)
  /// The same with words that people know, where the rules accept these.
  private(set) lazy var named = made.enumerated().map { index, text in
    TextSlips.named(text, index + 1).first(where: test.accepted.contains) ?? text
  }
  /// Those that are others without such words: there are fewer names than texts.
  private(set) lazy var unnamed = zip(made, named).filter { $0 != $1 }.map(\.0)

  /// - Parameters:
  ///   - field: the field whose samples are looked for.
  ///   - count: how many of them.
  ///   - accepted: the texts that meet its rules.
  ///   - ofRules: values of its ranges, as they are written.
  init(_ field: FieldLanguage, _ count: Int, _ accepted: AcceptedTexts, ofRules: [String]) {
    self.field = field
    self.count = count
    self.ofRules = ofRules
    test = SampleTest(field: field, accepted: accepted, textsOfRules: ofRules)
  }
}
