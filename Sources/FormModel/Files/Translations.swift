public import FormSyntax
import UIKitCatalog

/// The app's texts by key and locale, as its strings files have them.
public struct Translations: Sendable, Equatable {
  /// By localization, as `LocaleIdentifier` spells it, then by the text's key.
  private var texts: [String: [ExactText: String]] = [:]
  /// By localization, the keys of texts that vary with a number, and are not read.
  private var varying: [String: Set<ExactText>] = [:]
  /// The localizations of each language.
  private var localizations: [String: Set<String>] = [:]
  /// The languages that texts are written in where they stand in code.
  private var sourceLanguages: Set<String> = []
  /// The keys of texts that are the same in every locale, as a catalogue says.
  private var untranslated: Set<ExactText> = []
  /// Whether there is a `Base.lproj`, whose texts are in the language that the app is developed in, whichever that is.
  private var hasBase = false
  /// Files of which it is not known what they say, or not all of it.
  public private(set) var unread: [Unread] = []

  /// Such a file, and why.
  public struct Unread: Sendable, Equatable {
    /// Its path.
    public let path: String
    /// One clause, lower case, without a full stop.
    public let reason: String
  }

  /// No texts.
  public init() {}

  /// Adds what a file says for a localization; what was added before stays.
  public mutating func add(_ entries: [ExactText: String], for localization: String) {
    texts[name(localization), default: [:]].merge(entries) { known, _ in known }
  }

  /// Adds the keys of texts that a file has for a localization, and that vary with a number.
  public mutating func add(varying keys: Set<ExactText>, for localization: String) {
    varying[name(localization), default: []].formUnion(keys)
  }

  /// The name of a localization, which is noted for its language.
  private mutating func name(_ localization: String) -> String {
    guard let identifier = LocaleIdentifier(localization) else { return localization }
    let name = Translations.name(identifier)
    if localization == Translations.base {
      hasBase = true
    } else {
      localizations[identifier.writtenLanguage, default: []].insert(name)
    }
    return name
  }

  /// Notes the language that the texts in code are in, as a catalogue says.
  public mutating func addSource(_ locale: String) {
    if let identifier = LocaleIdentifier(locale) { sourceLanguages.insert(identifier.writtenLanguage) }
  }

  /// Notes the keys of texts that are not to be translated.
  public mutating func add(untranslated keys: Set<ExactText>) { untranslated.formUnion(keys) }

  /// Notes a file of which it is not known what it says.
  ///
  /// - Parameter reason: one clause, lower case, without a full stop.
  public mutating func addUnread(_ path: String, _ reason: String) {
    unread.append(Unread(path: path, reason: reason))
  }

  /// The entry for a locale, else for its language; of a text that is not to be translated, that of the language that
  /// the texts in code are in. Nil where there is none.
  public func text(_ key: ExactText, in locale: String) -> String? {
    guard let identifier = LocaleIdentifier(locale) else { return nil }
    if let own = names(for: identifier).firstResult(of: { texts[$0]?[key] }) { return own }
    guard untranslated.contains(key) else { return nil }
    return sourceLanguages.sorted().flatMap { (localizations[$0] ?? []).sorted() }.firstResult { texts[$0]?[key] }
  }

  /// Whether people in a locale see the text that stands in code where there is no entry: it is in their language, or
  /// not to be translated.
  public func showsDefault(of key: ExactText, in locale: String) -> Bool {
    guard let identifier = LocaleIdentifier(locale) else { return false }
    return unread.isEmpty && (untranslated.contains(key) || sourceLanguages.contains(identifier.writtenLanguage))
  }

  /// Whether people in a locale certainly see a text of another language, since nothing has it in theirs.
  public func lacks(_ key: ExactText, in locale: String) -> Bool {
    guard unread.isEmpty, let identifier = LocaleIdentifier(locale), text(key, in: locale) == nil else { return false }
    if showsDefault(of: key, in: locale) { return false }
    let close = names(for: identifier)
    if close.contains(where: { varying[$0]?.contains(key) ?? false }) { return false }
    // Where a language has no localization but those of other regions, the system may take one of them.
    let others = localizations[identifier.writtenLanguage] ?? []
    if others.isDisjoint(with: close),
      others.contains(where: { texts[$0]?[key] != nil || varying[$0]?.contains(key) ?? false })
    {
      return false
    }
    // A language without a localization of its own may be the one of the base.
    return !hasBase || localizations[identifier.writtenLanguage] != nil
  }

  private static let base = "Base"

  /// The localizations that are looked into for a locale, the closest first: its own, those of its script and its
  /// language.
  private func names(for identifier: LocaleIdentifier) -> [String] {
    let (language, script, region) = (identifier.presentLanguage, identifier.writtenScript, identifier.region)
    let own: [[String?]] = [[language, identifier.script, region], [language, script, region]]
    let around: [[String?]] = identifier.regionAround.map { [[language, $0]] } ?? []
    let wider: [[String?]] = [[language, script], [language, region], [language]]
    return (own + around + wider).map { $0.compactMap { $0 }.joined(separator: "_") }
  }

  /// `zh_Hans_CN`, however it is written.
  private static func name(_ identifier: LocaleIdentifier) -> String {
    [identifier.presentLanguage, identifier.script, identifier.region].compactMap { $0 }.joined(separator: "_")
  }
}

extension LocaleIdentifier {
  /// The language, with the script where it is written in several: `zh_Hant`.
  fileprivate var writtenLanguage: String { [presentLanguage, writtenScript].compactMap { $0 }.joined(separator: "_") }

  /// The script, said or likely by the region, of a language that is written in several (the likely subtags of Unicode
  /// TR35); nil of others.
  fileprivate var writtenScript: String? {
    guard let scripts = LocaleIdentifier.likelyScripts[presentLanguage] else { return script }
    return script ?? region.flatMap { scripts.byRegion[$0] } ?? scripts.usual
  }

  /// The language by the code that it has now, where it had another one (the language aliases of Unicode's CLDR).
  fileprivate var presentLanguage: String { LocaleIdentifier.presentCodes[language] ?? language }

  private static let presentCodes = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb", "mo": "ro"]

  /// The region whose texts are taken before those of the language alone (the parent locales of Unicode's CLDR): Latin
  /// America, Portugal, the world; nil where there is none.
  fileprivate var regionAround: String? {
    guard let region else { return nil }
    switch presentLanguage {
    case "es": return LocaleIdentifier.latinAmerica.contains(region) ? "419" : nil
    case "pt": return LocaleIdentifier.portuguese.contains(region) ? "PT" : nil
    case "en": return LocaleIdentifier.american.contains(region) ? nil : "001"
    default: return nil
    }
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  private static let portuguese: Set<String> = ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
  private static let american: Set<String> = ["AS", "GU", "MH", "MP", "PR", "UM", "US", "VI"]

  private static let likelyScripts: [String: (usual: String, byRegion: [String: String])] = [
    "zh": ("Hans", ["TW": "Hant", "HK": "Hant", "MO": "Hant"]),
    "yue": ("Hant", ["CN": "Hans"]),
    "sr": ("Cyrl", ["ME": "Latn", "RO": "Latn", "TR": "Latn"]),
    "az": ("Latn", ["IR": "Arab", "IQ": "Arab", "RU": "Cyrl"]),
    "pa": ("Guru", ["PK": "Arab"]),
    "uz": ("Latn", ["AF": "Arab", "CN": "Cyrl"]),
  ]
}
