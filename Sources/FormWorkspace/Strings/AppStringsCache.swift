import FormModel
import Synchronization
import SystemIO

/// What the strings files of folders say, read again only where one of them looks different.
final class AppStringsCache: Sendable {
  /// What strings files say, and the files and folders that matter for it.
  typealias Contents = (translations: Translations, paths: [String])

  private struct Entry: Sendable {
    var contents: Contents
    /// The files and folders that were read, as they looked before.
    var stamps: [(path: String, stamp: FileStamp?)]

    var isCurrent: Bool { stamps.allSatisfy { FileStamp(path: $0.path) == $0.stamp } }
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// More folders than these are not kept.
  private static let limit = 64

  /// What the strings files of a folder say now.
  func contents(of folder: String) -> Contents {
    if let known = entries.withLock({ $0[folder] }), known.isCurrent { return known.contents }
    let contents = AppStrings.read(folder)
    let entry = Entry(contents: contents, stamps: contents.paths.map { ($0, FileStamp(path: $0)) })
    entries.withLock { entries in
      if entries.count >= AppStringsCache.limit { entries = [:] }
      entries[folder] = entry
    }
    return contents
  }
}
