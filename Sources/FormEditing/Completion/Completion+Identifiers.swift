import UIKitCatalog

/// Names that standards give: of locales, currencies and time zones.
extension CompletionFinder {
  /// The locales that forms are most often made for.
  func locales(isQuoted: Bool) -> [Completion] {
    CommonLocales.all.map { quoted($0.identifier, isQuoted, detail: $0.name) }
  }

  /// All currencies, the most common ones first, with their signs.
  func currencies(isQuoted: Bool) -> [Completion] {
    Currency.all.map { currency in
      let (code, sign) = (currency.code.string, currency.sign.string)
      var item = quoted(code, isQuoted, detail: currency.name.string)
      if sign != code { item.labelDetail = " \(sign)" }
      return item
    }
  }

  private func quoted(_ text: String, _ isQuoted: Bool, detail: String) -> Completion {
    Completion(text, .constant, insert: isQuoted ? "\"\(text)\"" : text, detail: detail)
  }

  /// The time zones whose names have what was typed, those of places first.
  ///
  /// - Parameter typed: what stands between the quote and the place.
  func timeZones(_ typed: ArraySlice<UInt8>) -> [Completion] {
    let all = Catalog.timeZones
    let isOfPlace = { (name: String) in name.contains("/") && !name.hasPrefix("Etc/") }
    let names = ["UTC", "GMT"] + all.filter(isOfPlace) + all.filter { !isOfPlace($0) && $0 != "UTC" && $0 != "GMT" }
    let fitting = names.filter { CompletionFinder.has($0, typed) }
    return fitting.prefix(CompletionFinder.limit).map { name in
      let place: String? = name.split(separator: "/").dropFirst().last.map { String($0).replacing("_", with: " ") }
      return Completion(name, .constant, detail: place)
    }
  }
}
