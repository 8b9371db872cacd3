import FormModel
import Synchronization
import SystemIO

/// What the strings files of folders say, read again only where one of them looks different.
final class AppStringsCache: Sendable {
  /// What strings files say, and the files and folders that matter for it, as they looked before they were read.
  typealias Contents = (translations: Translations, stamps: [(path: String, stamp: FileStamp?)])

  private let entries = Mutex<[String: Contents]>([:])

  /// More folders than these are not kept.
  private static let limit = 64

  /// What the strings files of a folder say now.
  func contents(of folder: String) -> Contents {
    if let known = entries.withLock({ $0[folder] }),
      known.stamps.allSatisfy({ FileStamp(path: $0.path) == $0.stamp })
    {
      return known
    }
    let contents = AppStrings.read(folder)
    entries.withLock { entries in
      if entries.count >= AppStringsCache.limit { entries = [:] }
      entries[folder] = contents
    }
    return contents
  }
}
