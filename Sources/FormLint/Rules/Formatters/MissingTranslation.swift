import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `missing-translation`: a text of the app's strings that a locale of the form has not.
enum MissingTranslation: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "missing-translation", .warning, group: .formatters, isOnByDefault: false,
    summary: "A text comes from the app's strings, and they have none for a locale of the form.",
    reason: """
      Users in that locale see the default, which is in another language. The strings files beside the form are looked at: \
      'NAME.xcstrings' and 'LOCALE.lproj/NAME.strings'. The rule is off where settings do not select it.
      """,
    bad: """
      form Person {
          locales: ["en_US", "de_DE"]
          textField name { placeholder: .localized("person.name", default: "Full name") }
      }
      """,
    good: """
      form Person {
          locales: ["en_US"]
          textField name { placeholder: "Full name" }
      }
      """, readsStrings: true)

  static let controlFilter = RuleFilter()

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    var search = TranslationSearch(context.resolved)
    for (text, missing) in search?.missing(in: context.block) ?? [] {
      report.add(Self.self, at: text.range, .missing(missing), data: [("locales", .texts(missing))])
    }
    for preset in context.control.presets {
      let origin = Origin.preset(preset)
      for (text, missing) in search?.missing(in: preset.block) ?? [] where holds(text, of: preset, in: context.control)
      {
        report.add(
          Self.self, at: context.ownRange(text.range, origin), .missing(missing, key: text.string),
          data: [("locales", .texts(missing))], cause: context.cause(text.range, origin))
      }
    }
  }

  static let formFilter = FormFilter.names

  /// The form's own texts, as its title.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    var search = TranslationSearch(context.resolved)
    guard search != nil else { return }
    let members = context.form.properties.members.sorted { $0.chunk.rawValue < $1.chunk.rawValue }
    for member in members {
      for (text, missing) in search?.missing(in: member.block) ?? [] {
        let place = ChunkPlace(chunk: member.chunk, range: text.range)
        report.add(Self.self, at: place, .missing(missing), data: [("locales", .texts(missing))])
      }
    }
  }

  /// Whether what a preset says there holds for a control: nothing that counts more sets the same property.
  private static func holds(_ text: Value, of preset: FoundPreset, in control: ResolvedControl) -> Bool {
    let member = preset.block.members.last { $0.kind == .property && $0.range.contains(text.range.lowerBound) }
    guard let property = member?.property, let set = control[property] else { return true }
    // A title of a rule, of a handler or of attributes is a property of these, and not of the control.
    guard preset.block.member(of: property)?.range == member?.range else { return true }
    return set.origin.preset?.isSame(as: preset) ?? false
  }
}

/// Looks for texts of a form that its locales have not.
private struct TranslationSearch {
  private let translations: Translations
  private let locales: [String]
  private var seen: Set<ExactText> = []

  /// Nil where nobody asks for it, or the form names no locales.
  init?(_ form: ResolvedForm) {
    guard let settings = form.file.settings, settings.selectedRules.contains(MissingTranslation.info.code),
      case let environment = FieldEnvironment(form), environment.namesLocales, let locales = environment.locales
    else { return nil }
    translations = settings.translations
    self.locales = locales
  }

  /// The keys in a block that were not met before, with the locales that have no text for them.
  mutating func missing(in block: BlockModel) -> [(text: Value, locales: [String])] {
    var found: [(text: Value, locales: [String])] = []
    for index in 0..<block.values.count {
      let value = block.view(index)
      guard value.isWellFormed, value.function == .localized, let argument = value.argument(),
        let key = argument.string.map({ ExactText($0) }), seen.insert(key).inserted
      else { continue }
      let missing = locales.filter { translations.lacks(key, in: $0) }
      if !missing.isEmpty { found.append((argument, missing)) }
    }
    return found
  }
}

extension Finding.Message {
  /// - Parameter key: the text's, where the finding stands elsewhere.
  fileprivate static func missing(_ locales: [String], key: String? = nil) -> Self {
    let shown = locales.prefix(3) + (locales.count > 3 ? ["\(locales.count - 3) more"] : [])
    let text = key.map { "no text '\($0)'" } ?? "no such text"
    return Finding.Message("the app's strings have \(text) for \(enumerated(Array(shown)))")
  }
}
