import FormLint
import FormModel

/// What settings make of files, found out once for all files of which they say the same: trees have many files, and few
/// ways in which settings speak of them.
struct AppliedSettings: Sendable {
  /// What holds for some files.
  final class Outcome: Sendable {
    /// What becomes of findings.
    let filter: SettingsFilter
    /// What is said for forms that say nothing themselves; nil: nothing.
    let forms: FormSettings?
    /// Whether that is known: it is each file's own where a rule is on that looks beside the file.
    let isOfForms: Bool
    fileprivate let number: Int?
    fileprivate let words: [Int]

    fileprivate init(_ settings: Settings, _ number: Int?, _ words: [Int], _ path: String) {
      self.number = number
      self.words = words
      let filter = SettingsFilter(settings, path)
      self.filter = filter
      isOfForms = !LintRuleRegistry.readingStrings.contains(where: filter.isOn)
      forms = isOfForms ? settings.formSettings(for: path) : nil
    }
  }

  private var known: [Outcome] = []
  /// So many are kept, those that were found last.
  private static let limit = 16

  /// What settings make of a file, by its absolute path.
  ///
  /// - Parameter number: tells them from all others; nil: there is no settings file.
  mutating func outcome(of number: Int?, _ settings: Settings, _ path: String) -> Outcome {
    let words = settings.words(about: path)
    if let known = known.last(where: { $0.number == number && $0.words == words }) { return known }
    let outcome = Outcome(settings, number, words, path)
    if known.count == AppliedSettings.limit { known.removeFirst() }
    known.append(outcome)
    return outcome
  }
}
