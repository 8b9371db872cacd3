public import FormModel
import JSONText
import SystemIO

/// The strings files beside a form: `NAME.xcstrings`, and `LOCALE.lproj/NAME.strings`.
public enum AppStrings {
  /// Larger files are not read.
  private static let sizeLimit = 1 << 24

  /// What they say, those of the form's folder; a file that cannot be read says nothing.
  public static func translations(beside path: String) -> Translations {
    var translations = Translations()
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    for name in names(in: folder.isEmpty ? "/" : folder) {
      let file = "\(folder)/\(name)"
      if name.hasSuffix(".xcstrings") {
        addCatalogue(file, to: &translations)
      } else if name.hasSuffix(".lproj") {
        let locale = String(name.dropLast(".lproj".count))
        for name in names(in: file) where name.hasSuffix(".strings") {
          guard case .success(let bytes) = FileContents.read("\(file)/\(name)", limit: sizeLimit) else { continue }
          translations.add(StringsFile.entries(strings: bytes), for: locale)
        }
      }
    }
    return translations
  }

  private static func addCatalogue(_ file: String, to translations: inout Translations) {
    guard case .success(let bytes) = FileContents.read(file, limit: sizeLimit),
      let catalogue = try? JSONValue(parsing: bytes)
    else { return }
    for (locale, entries) in StringsFile.entries(catalogue: catalogue) { translations.add(entries, for: locale) }
  }

  /// The names in a folder in their order, so that the same files say the same.
  private static func names(in folder: String) -> [String] {
    guard case .success(let entries) = FolderListing.entries(of: folder) else { return [] }
    return entries.map(\.name).sorted()
  }
}
