import FormModel
import TextPatterns
import UIKitCatalog

/// Looks for the separators of a mask that are to be taken out before the rules see its texts: those that the rules do
/// not want, and as few of the others as can be told.
struct MaskSeparators {
  private let field: FieldLanguage
  private let written: WrittenTexts
  /// What stays of `normalize` when a step is added: the usual one goes where the field says none.
  private let kept: [Normalization]
  /// All separators that the mask writes of its own.
  private let separators: [Unicode.Scalar]

  /// - Parameter written: what the mask of the field writes.
  init(_ field: FieldLanguage, _ written: WrittenTexts, _ normalization: FieldNormalization) {
    self.field = field
    self.written = written
    kept = field.source[.normalize] == nil ? [] : normalization.steps
    separators = Array(written.separators.unicodeScalars)
  }

  /// Separators without which texts that fill the mask meet the rules; nil where there are none.
  var removable: String? {
    guard !separators.isEmpty else { return nil }
    let wanted = separators.filter(isWanted)
    return choices(wanted).first(where: lets).map { String(String.UnicodeScalarView($0)) }
  }

  /// What to try, in order: the separators that no rule wants, all of them, all but one or two of those that rules
  /// want.
  private func choices(_ wanted: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    func without(_ kept: [Unicode.Scalar]) -> [Unicode.Scalar] { separators.filter { !kept.contains($0) } }
    let few = wanted.prefix(MaskSeparators.mostTried)
    let pairs = few.indices.flatMap { first in few[(first + 1)...].map { [few[first], $0] } }
    return ([without(wanted), separators] + few.map { without([$0]) } + pairs.map(without)).filter { !$0.isEmpty }
  }

  /// So many separators that rules want are kept one by one.
  private static let mostTried = 6

  private var rejecting: [ValidationRule] { field.rules.filter { $0.restrictsTexts && $0.rejects } }

  /// Whether some text that meets the rules has a separator.
  private func isWanted(_ separator: Unicode.Scalar) -> Bool {
    let without = TextLanguage(everyScalarIn: ScalarSet(scalars: [separator.value]).complement)
    let texts = rejecting.map(\.language.upper) + [without.complement]
    return (texts.witness(budget: field.budget).value ?? nil) != nil
  }

  /// Whether a text that fills the mask meets the rules once some of its separators are gone.
  private func lets(_ separators: [Unicode.Scalar]) -> Bool {
    let steps = kept + [.remove(ScalarSet(scalars: separators.map(\.value)))]
    return isMet(steps, rejecting.map(\.language.upper)) || isMet(steps, rejecting.map(\.language.lower))
  }

  /// - Parameter languages: what the rules accept, or some of it; a text of them is put to the rules.
  private func isMet(_ steps: [Normalization], _ languages: [TextLanguage]) -> Bool {
    let seen = (languages + [TextLanguage(words: [""]).complement]).map { $0.normalized(by: steps) }
    func text(_ languages: [TextLanguage]) -> String? { languages.witness(budget: field.budget).value ?? nil }
    let texts = seen + [written.complete]
    // A plain one is found in fewer steps.
    guard let text = text(texts + [.plain]) ?? text(texts) else { return false }
    let left = steps.applied(to: text)
    return rejecting.allSatisfy { $0.judge(left) != .broken }
  }
}
