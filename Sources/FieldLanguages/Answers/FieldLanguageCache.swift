import FormSyntax

/// What was found out about rules and sets of rules, by what they say: fields that say the same share it.
///
/// One for all files that are looked at together, and for all versions of an open one.
public final class FieldLanguageCache: Sendable {
  /// What rules say, by their source text.
  let languages = RuleLanguages()
  /// The steps that the fields of one file may cost together.
  public let fileLimit: Int
  /// What one of them may cost where the file is not hard.
  public var fieldBudget: FieldBudget { .whole(inFileOf: fileLimit) }
  /// What threads have met of the profiles.
  let metProfiles = IdleValues<MetProfiles>()
  private let shapes = MeasuredTable<[UInt8], FieldShape>(limit: 1 << 12, size: { $0.size }, ownSize: { $0.ownSize })
  private let profiles = MeasuredTable<FieldFingerprint, FieldProfile>(
    limit: 1 << 12, size: { $0.size }, ownSize: { _ in 0 })
  private let analyses = MeasuredTable<FieldOutline.Rules, FieldAnalysis>(limit: 1 << 12)
  private let samples = MeasuredTable<SampleRequest, [String]>(
    limit: 1 << 12, size: { FieldLanguageCache.size(of: $0) }, ownSize: { _ in 0 })
  private let nearMisses = MeasuredTable<SampleRequest, [FieldNearMiss]>(
    limit: 1 << 12, size: { FieldLanguageCache.size(of: $0.lazy.map(\.text)) }, ownSize: { _ in 0 })
  private let formatterConflicts = MeasuredTable<FieldOutline.Rules, FormatterConflict?>(limit: 1 << 12)
  private let misreadValues = MeasuredTable<FieldOutline.Rules, MisreadValue?>(limit: 1 << 12)
  private let keyboardGaps = MeasuredTable<FieldOutline.Rules, KeyboardGap>(limit: 1 << 12)
  private let maskAnswers = MeasuredTable<FieldOutline.Rules, MaskAnswer>(limit: 1 << 12)
  private let rejectedPasswords = MeasuredTable<PasswordQuestion, RejectedPassword?>(limit: 1 << 12)
  private let doubts = MeasuredTable<TextQuestion, [String?]>(
    limit: 1 << 12, size: { FieldLanguageCache.size(of: $0.lazy.compactMap(\.self)) }, ownSize: { _ in 0 })
  private let comparisons = MeasuredTable<Versions, FieldComparison>(limit: 1 << 12)
  private let blockedTyping = MeasuredTable<FieldOutline.Rules, [Int: BlockedTyping]>(limit: 1 << 12)

  /// Whether what iOS makes for some rules meets those of fields that are alike.
  private struct PasswordQuestion: Hashable {
    var rules: FieldOutline.Rules
    var passwordRules: PasswordRules
  }

  /// What fields that are alike say of some texts.
  private struct TextQuestion: Hashable {
    var rules: FieldOutline.Rules
    var texts: [ExactText]
  }

  /// Two versions of fields that are alike, with their rules as they are written: what is not known of them is said in
  /// these words.
  private struct Versions: Hashable {
    var earlier, later: FieldOutline.Rules
    var earlierWords, laterWords: [ExactText]

    init(_ earlier: FieldLanguage, _ later: FieldLanguage) {
      (self.earlier, self.later) = (earlier.outline, later.outline)
      earlierWords = earlier.rules.map { ExactText($0.sourceText) }
      laterWords = later.rules.map { ExactText($0.sourceText) }
    }
  }

  /// About how many bytes texts take: there may be thousands for one field.
  private static func size(of texts: some Sequence<String>) -> Int { texts.reduce(0) { $0 + 32 + $1.utf8.count } }

  /// - Parameter fileLimit: the steps that the fields of one file may cost together.
  public init(fileLimit: Int = FieldBudget.file) { self.fileLimit = fileLimit }

  /// The shape of all fields with a key (`FieldKey`), made where it is not known.
  func shape(_ key: [UInt8], _ make: () -> FieldShape) -> FieldShape { shapes.value(key, make) }

  /// The profile of all fields with a fingerprint, made where it is not known.
  func profile(_ fingerprint: FieldFingerprint, _ make: () -> FieldProfile) -> Measured<FieldProfile> {
    profiles.measured(fingerprint, make)
  }

  /// The profile of all fields with a fingerprint, if it is known.
  func knownProfile(_ fingerprint: FieldFingerprint) -> Measured<FieldProfile>? { profiles.known(fingerprint) }

  /// What is wrong with the rules of all fields with an outline, made where it is not known.
  func analysis(_ rules: FieldOutline.Rules, _ basis: MeasuredBasis, _ make: () -> FieldAnalysis) -> FieldAnalysis {
    analyses.value(rules, of: basis, make)
  }

  /// The conflict with a formatter of all fields that are like one, looked for where it is not known.
  func formatterConflict(of field: FieldLanguage, _ make: () -> FormatterConflict?) -> FormatterConflict? {
    formatterConflicts.value(field.outline, of: field.basis, make)
  }

  /// The value that is not read as it is written of all fields that are like one, looked for where it is not known.
  func misreadValue(of field: FieldLanguage, _ make: () -> MisreadValue?) -> MisreadValue? {
    misreadValues.value(field.outline, of: field.basis, make)
  }

  /// What the keyboard lacks for the rules of all fields that are like one, found out where it is not known.
  func keyboardGap(of field: FieldLanguage, _ make: () -> KeyboardGap) -> KeyboardGap {
    keyboardGaps.value(field.outline, of: field.basis, make)
  }

  /// What a mask leaves open of all fields that are like one, looked for where it is not known.
  func maskAnswer(of field: FieldLanguage, _ make: () -> MaskAnswer) -> MaskAnswer {
    maskAnswers.value(field.outline, of: field.basis, make)
  }

  /// The rules that let nobody type of all fields that are like one, looked for where they are not known.
  func blockedTyping(of field: FieldLanguage, _ make: () -> [Int: BlockedTyping]) -> [Int: BlockedTyping] {
    blockedTyping.value(field.outline, of: field.basis, make)
  }

  /// The password that all fields which are like one reject, looked for where it is not known.
  func rejectedPassword(
    _ passwordRules: PasswordRules, of field: FieldLanguage, _ make: () -> RejectedPassword?
  ) -> RejectedPassword? {
    rejectedPasswords.value(
      PasswordQuestion(rules: field.outline, passwordRules: passwordRules), of: field.basis, make)
  }

  /// Why the rules of all fields that are like one are not decided about some texts, found out where it is not known.
  func doubts(about texts: [String], of field: FieldLanguage, _ make: () -> [String?]) -> [String?] {
    doubts.value(TextQuestion(rules: field.outline, texts: texts.map(ExactText.init)), of: field.basis, make)
  }

  /// The samples of a request about a field, made where they are not known.
  func samples(_ request: SampleRequest, of field: FieldLanguage, _ make: () -> [String]) -> [String] {
    samples.value(request, of: field.basis, make)
  }

  /// The near misses of a request about a field, made where they are not known.
  func nearMisses(
    _ request: SampleRequest, of field: FieldLanguage, _ make: () -> [FieldNearMiss]
  ) -> [FieldNearMiss] {
    nearMisses.value(request, of: field.basis, make)
  }

  /// How two versions of all fields that are like two differ, found out where it is not known.
  func comparison(
    of earlier: FieldLanguage, to later: FieldLanguage, _ make: () -> FieldComparison
  ) -> FieldComparison {
    comparisons.value(Versions(earlier, later), of: earlier.basis) {
      later.basis.note()
      return make()
    }
  }
}
