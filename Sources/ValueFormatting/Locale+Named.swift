import Foundation

extension Locale {
  /// The locale of an identifier that somebody wrote.
  ///
  /// Foundation for Linux ends the process on digits that ICU does not know, and on what is no identifier at all: such
  /// digits are left away, and instead of such an identifier the root locale is taken.
  static func named(_ identifier: String) -> Locale {
    guard identifier.utf8.count <= 100, identifier.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return Locale(identifier: "")
    }
    // Nothing but a language, a script and a region.
    if identifier.utf8.count <= 11, !identifier.contains("@"), !identifier.contains("-u-") {
      return Locale(identifier: identifier)
    }
    var components = Locale.Components(identifier: identifier)
    guard let digits = components.numberingSystem, !isKnown(digits) else { return Locale(identifier: identifier) }
    components.numberingSystem = nil
    return Locale(components: components)
  }

  private static func isKnown(_ digits: NumberingSystem) -> Bool {
    // What these stand for depends on the locale (Unicode TR35).
    ["default", "native", "traditio", "traditional", "finance"].contains(digits.identifier)
      || NumberingSystem.availableNumberingSystems.contains(digits)
  }
}
