public import FormModel
import JSONText
import SystemIO

/// The strings files beside a form: `NAME.xcstrings`, and `LOCALE.lproj/NAME.strings`, `….stringsdict`.
public enum AppStrings {
  /// Larger files are not read.
  private static let sizeLimit = 1 << 24

  /// What they say, those of the form's folder; of a file that cannot be read, only that it is there.
  public static func translations(beside path: String) -> Translations { read(folder(of: path)).translations }

  /// The folder of a form.
  static func folder(of path: String) -> String {
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    return folder.isEmpty ? "/" : folder
  }

  /// What the files of a folder say, with the files and folders that matter for it.
  static func read(_ folder: String) -> (translations: Translations, paths: [String]) {
    var translations = Translations()
    var paths = [folder]
    for name in names(in: folder) {
      let file = "\(folder)/\(name)"
      if name.hasSuffix(".xcstrings") {
        paths.append(file)
        addCatalogue(file, to: &translations)
      } else if name.hasSuffix(".lproj") {
        paths.append(file)
        let locale = String(name.dropLast(".lproj".count))
        for name in names(in: file) where name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
          let strings = "\(file)/\(name)"
          paths.append(strings)
          guard case .success(let bytes) = FileContents.read(strings, limit: sizeLimit) else {
            translations.addUnread(strings)
            continue
          }
          if name.hasSuffix(".strings") {
            let (entries, isWhole) = StringsFile.entries(strings: bytes)
            translations.add(entries, for: locale)
            if !isWhole { translations.addUnread(strings) }
          } else {
            translations.add(varying: StringsFile.keys(stringsdict: bytes), for: locale)
          }
        }
      }
    }
    return (translations, paths)
  }

  /// The files and folders that matter for what they say.
  public static func paths(beside path: String) -> [String] { read(folder(of: path)).paths }

  private static func addCatalogue(_ file: String, to translations: inout Translations) {
    guard case .success(let bytes) = FileContents.read(file, limit: sizeLimit),
      let catalogue = try? JSONValue(parsing: bytes)
    else { return translations.addUnread(file) }
    if let language = catalogue["sourceLanguage"]?.string { translations.addSource(language) }
    translations.add(untranslated: StringsFile.untranslated(catalogue: catalogue))
    for (locale, entries) in StringsFile.entries(catalogue: catalogue) { translations.add(entries, for: locale) }
  }

  /// The names in a folder in their order, so that the same files say the same.
  private static func names(in folder: String) -> [String] {
    guard case .success(let entries) = FolderListing.entries(of: folder) else { return [] }
    return entries.map(\.name).sorted()
  }
}
