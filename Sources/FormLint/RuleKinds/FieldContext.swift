import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// A rule that looks at which texts the rules of a field, or of a preset, accept.
protocol TextRule: LintRule {
  /// The rule is asked about fields that have one of these only.
  static var fieldFilter: FieldFilter { get }
  /// Whether the rule is about what is typed: it is asked only about fields in which the user can bring up a keyboard,
  /// as far as is known.
  static var needsKeyboard: Bool { get }
  /// Reports what it finds at a field that has one of the features of `fieldFilter`.
  static func check(_ field: FieldContext, _ report: inout Reporter)
}

extension TextRule {
  static var needsKeyboard: Bool { false }
}

/// A field, or a preset by itself, with its rules as languages.
struct FieldContext {
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// Its form with all that holds for it; nil of a preset.
  let resolved: ResolvedForm?
  /// What the file keeps of the form.
  var form: FormIndex? { resolved?.index }
  /// What is known of fields.
  let cache: FieldLanguageCache
  /// Counts what is found out about the field.
  let meter: FieldMeter
  /// The field with what its presets add.
  let source: ResolvedControl
  /// Its rules, as languages.
  let language: FieldLanguage

  /// The field's own rules, then those of its presets.
  var rules: [ValidationRule] { language.rules }

  /// Where a range of a member is, of the field's own or of a preset's.
  func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    source.place(range, origin)
  }

  /// Where to point in the field's own text: the range itself, or the `use` that brought the preset.
  func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    source.ownRange(range, origin)
  }

  /// Where a finding stands in the preset that says all it is about; nil where others have a part in it.
  func cause(_ range: Range<Int>, _ origin: Origin, with others: [Origin] = []) -> ChunkPlace? {
    source.cause(range, origin, with: others)
  }

  /// The origins of rules, by their indices.
  func origins(_ indices: some Sequence<Int>) -> [Origin] { indices.map { rules[$0].member.origin } }
}
