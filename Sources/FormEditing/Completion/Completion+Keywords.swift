import FormLint
import FormModel
import FormSyntax
import UIKitCatalog

/// Words that begin members.
extension CompletionFinder {
  /// The keywords that the grammar allows in the block, those that are used most first.
  var keywords: [Completion] {
    Keyword.allCases.filter { $0.mayStand(in: context.block.kind) && hasUse($0) }.sorted { $0.rank < $1.rank }
      .map(keyword)
  }

  /// Whether something is left that may follow a keyword.
  private func hasUse(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .on: usualEvent != nil
    case .rule where place.block.kind == .preset: takesRules
    case .rule: place.block.takesRules
    case .observe: !notifications.isEmpty
    // A path follows it, no name.
    case .import: follower != .head || context.following == UInt8(ascii: "\"")
    case .override: !overrides.isEmpty
    case .tags: !hasOtherTags
    default: true
    }
  }

  /// Whether the form has tags other than those whose keyword is being typed: it has one block of them.
  private var hasOtherTags: Bool {
    snapshot.form(around: place.chunk)?.tags.contains { tags in
      tags.chunk != place.chunk.id || tags.block.keywordRange != context.word
    } ?? false
  }

  private func keyword(_ keyword: Keyword) -> Completion {
    let item = { (insert: String?, snippet: [SnippetPart]?) in
      Completion(
        keyword.text, .keyword, insert: insert, snippet: snippet, detail: keyword.className, subject: .keyword(keyword)
      ).since(keyword.controlKind?.since, on: target)
    }
    switch follower {
    case .nothing: return item(takesSnippets ? nil : wholeMember(keyword), keyword.head + keyword.body)
    case .block: return keyword.takesHead ? item(nil, keyword.head + gap) : item(keyword.text, nil)
    case .head: return item(keyword.text + (isBlank(after: context.word.upperBound) ? "" : " "), nil)
    }
  }

  /// What stands behind a keyword that is being typed.
  private enum Follower {
    case nothing
    /// A `{`.
    case block
    /// A name, a title, or whatever else the keyword takes.
    case head
  }

  private var follower: Follower {
    switch context.following {
    case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "/"): .nothing
    case UInt8(ascii: "{"): .block
    default: .head
    }
  }

  /// The blank before a `{` that stands right behind the word.
  private var gap: [SnippetPart] { isBlank(after: context.word.upperBound) ? [] : [.text(" ")] }

  private func isBlank(after offset: Int) -> Bool {
    let next = place.chunk.bytes.dropFirst(offset).first
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
  }
}
