public import FormModel
import JSONText
import SystemIO

/// The strings files beside a form: `NAME.xcstrings`, and `LOCALE.lproj/NAME.strings`, `….stringsdict`.
public enum AppStrings {
  /// Larger files are not read.
  private static let sizeLimit = 1 << 26

  private static let cache = AppStringsCache()

  /// What they say now, those of the form's folder; of a file that cannot be read, only that it is there.
  public static func translations(beside path: String) -> Translations {
    cache.contents(of: folder(of: path)).translations
  }

  /// The files and folders that matter for what they say.
  public static func paths(beside path: String) -> [String] { cache.contents(of: folder(of: path)).stamps.map(\.path) }

  /// The folder of a form.
  private static func folder(of path: String) -> String {
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    return folder.isEmpty ? "/" : folder
  }

  /// What the files of a folder say, with the files and folders that matter for it, as each looked before it was read.
  ///
  /// `NSLocalizedString` asks the table `Localizable`, whose texts come first; what others have may be asked of them by code.
  static func read(_ folder: String) -> AppStringsCache.Contents {
    var translations = Translations()
    var stamps: [(path: String, stamp: FileStamp?)] = []
    func look(at path: String) { stamps.append((path, FileStamp(path: path))) }
    look(at: folder)
    let names = names(in: folder)
    let bundles = names.filter { $0.hasSuffix(".lproj") }.map { name in
      let file = "\(folder)/\(name)"
      look(at: file)
      return (locale: String(name.dropLast(".lproj".count)), file: file, names: self.names(in: file))
    }
    for isDefault in [true, false] {
      for name in names where name.hasSuffix(".xcstrings") && isOfDefaultTable(name) == isDefault {
        look(at: "\(folder)/\(name)")
        addCatalogue("\(folder)/\(name)", to: &translations)
      }
      for bundle in bundles {
        for name in bundle.names where isOfDefaultTable(name) == isDefault {
          guard name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") else { continue }
          look(at: "\(bundle.file)/\(name)")
          addTable("\(bundle.file)/\(name)", for: bundle.locale, to: &translations)
        }
      }
    }
    return (translations, stamps)
  }

  /// The bytes of a file; nil where it cannot be read, which is noted.
  private static func bytes(of file: String, for translations: inout Translations) -> [UInt8]? {
    switch FileContents.read(file, limit: sizeLimit) {
    case .success(let bytes): return bytes
    case .failure(let error):
      translations.addUnread(file, error.reason)
      return nil
    }
  }

  private static func isOfDefaultTable(_ name: String) -> Bool { name.hasPrefix("Localizable.") }

  private static func addTable(_ file: String, for locale: String, to translations: inout Translations) {
    guard let bytes = bytes(of: file, for: &translations) else { return }
    if file.hasSuffix(".strings") {
      if let form = StringsFile.otherForm(strings: bytes) {
        return translations.addUnread(file, "it is \(form), not a list of '\"key\" = \"text\";'")
      }
      let (entries, isWhole) = StringsFile.entries(strings: bytes)
      translations.add(entries, for: locale)
      if !isWhole { translations.addUnread(file, "something in it is not '\"key\" = \"text\";'") }
    } else {
      translations.add(varying: StringsFile.keys(stringsdict: bytes), for: locale)
    }
  }

  private static func addCatalogue(_ file: String, to translations: inout Translations) {
    guard let bytes = bytes(of: file, for: &translations) else { return }
    let catalogue: JSONValue
    do {
      catalogue = try JSONValue(parsing: bytes)
    } catch {
      return translations.addUnread(file, "it is not JSON")
    }
    guard catalogue["strings"]?.members != nil else {
      return translations.addUnread(file, "it has no object 'strings'")
    }
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
