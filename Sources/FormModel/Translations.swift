import UIKitCatalog

/// The app's texts by key and locale, as its strings files have them.
public struct Translations: Sendable {
  /// By locale as `key(_:)` spells it, then by the text's key.
  private var texts: [String: [String: String]] = [:]

  /// No texts.
  public init() {}

  /// Adds what a file says for a locale; what was added before stays.
  public mutating func add(_ entries: [String: String], for locale: String) {
    texts[Translations.key(locale), default: [:]].merge(entries) { known, _ in known }
  }

  /// The entry for a locale, else for its language; nil where there is none.
  public func text(_ key: String, in locale: String) -> String? {
    guard let identifier = LocaleIdentifier(locale) else { return nil }
    let withScript = [identifier.language, identifier.script].compactMap { $0 }.joined(separator: "_")
    return [Translations.key(locale), withScript, identifier.language].lazy.compactMap { texts[$0]?[key] }.first
  }

  /// `zh_Hans_CN`, however it is written.
  private static func key(_ locale: String) -> String {
    guard let identifier = LocaleIdentifier(locale) else { return locale }
    return [identifier.language, identifier.script, identifier.region].compactMap { $0 }.joined(separator: "_")
  }
}
