import FormLint
import FormWorkspace
import JSONText
import SystemIO

/// What a run came to, as JSON.
enum SummaryObject {
  /// A file that was not checked, or not as a whole, with the reason.
  struct NotChecked: JSONEncodable {
    fileprivate let path: String
    fileprivate let reason: String

    func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("file", JSONPath(path))
        $0.member("reason", reason)
      }
    }
  }

  /// Files that could not be read or are left out, then those with fields that were not decided within the budget.
  static func notChecked(_ summary: LintSummary) -> [NotChecked] {
    (summary.unread + summary.leftOut).map { NotChecked(path: $0.path, reason: $0.error.reason) }
      + summary.undecided.map { NotChecked(path: $0.path, reason: $0.words) }
      + summary.unreadStrings.map { NotChecked(path: $0.path, reason: $0.words) }
  }

  /// How many files and findings there are.
  static func counts(_ summary: LintSummary) -> [UInt8] {
    var counts = JSONWriter()
    counts.object {
      $0.member("files", summary.files)
      $0.member("errors", summary.count(.error))
      $0.member("warnings", summary.count(.warning))
      $0.member("information", summary.count(.information))
      $0.member("hints", summary.count(.hint))
      $0.member("fixable", summary.fixable)
      $0.member("unsafelyFixable", summary.unsafelyFixable)
    }
    return counts.finish()
  }

  /// The findings of which a file has too many, as another member of an object; nothing where there are none.
  static func notShown(_ summary: LintSummary) -> [UInt8] {
    guard !summary.notShown.isEmpty else { return [] }
    var writer = JSONWriter()
    writer.array { list in
      for rest in summary.notShown {
        list.object {
          $0.member("file", JSONPath(rest.path))
          $0.member("code", rest.code)
          $0.member("count", rest.count)
        }
      }
    }
    return ",\"notShown\":".utf8 + writer.finish()
  }
}
