public import FormModel
import Synchronization
import SystemIO

/// What the strings files of folders say, read again only where one of them looks different.
public final class AppStringsCache: Sendable {
  private struct Entry: Sendable {
    var translations: Translations
    /// The files and folders that were read, as they looked before.
    var stamps: [(path: String, stamp: FileStamp?)]

    var isCurrent: Bool { stamps.allSatisfy { FileStamp(path: $0.path) == $0.stamp } }
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// More folders than these are not kept.
  private static let limit = 64

  /// No folder has been read.
  public init() {}

  /// What the strings files beside a form say now.
  public func translations(beside path: String) -> Translations {
    let folder = AppStrings.folder(of: path)
    if let known = entries.withLock({ $0[folder] }), known.isCurrent { return known.translations }
    let (translations, paths) = AppStrings.read(folder)
    let entry = Entry(translations: translations, stamps: paths.map { ($0, FileStamp(path: $0)) })
    entries.withLock { entries in
      if entries.count >= AppStringsCache.limit { entries = [:] }
      entries[folder] = entry
    }
    return translations
  }
}
