import FormModel
import FormSyntax
import UIKitCatalog

/// `syntax-error`: text that is not what the grammar expects.
enum SyntaxErrorRule: BlockRule {
  static let info = LintRuleInfo(
    "syntax-error", .error,
    summary: "The text is not what the grammar expects.",
    reason: """
      What cannot be read cannot be checked. Only the member with the mistake is left out; all others around it are read \
      and checked as ever.
      """,
    bad: """
      form Person {
          textField name {
              keyboardType .default
              tag: 1
          }
      }
      """,
    good: """
      form Person {
          textField name {
              keyboardType: .default
              tag: 1
          }
      }
      """,
    fix: "Where a brace, bracket, quote or colon is missing, puts it in; where a keyword is misspelt, corrects it.")

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    for error in context.chunk.errors {
      report.add(
        SyntaxErrorRule.self, at: error.range, Finding.Message(message(error, context)), fixes: fixes(error, context))
    }
    for range in context.chunk.misplacedInterpolations {
      report.add(SyntaxErrorRule.self, at: range, .misplacedInterpolation)
    }
  }

  private static func message(_ error: SyntaxError, _ context: BlockContext) -> String {
    let message = context.chunk.message(of: error)
    guard let keyword = meantKeyword(error, context) else { return message }
    return message + "; did you mean '\(keyword)'?"
  }

  private static func fixes(_ error: SyntaxError, _ context: BlockContext) -> [Fix] {
    if let keyword = meantKeyword(error, context) {
      return [Fix(replacing: context.block.source.text(error.range), with: keyword, at: context.place(error.range))]
    }
    guard var token = error.problem.missingToken else { return [] }
    var before = ""
    switch error.problem {
    case .missingCloseBrace(let block): before = context.lineBreak(closing: block)
    case .unterminatedString, .unterminatedRegex: token += context.marks(at: error.range.lowerBound)
    default: break
    }
    let place = context.place(Int(error.insertAt)..<Int(error.insertAt))
    return [Fix("Insert '\(token.drop { $0 == " " })'", .unsafe, [Fix.Edit(place, before + token)])]
  }

  /// The one keyword that a misspelt one is close to.
  private static func meantKeyword(_ error: SyntaxError, _ context: BlockContext) -> String? {
    guard case .unknownKeyword(let block) = error.problem else { return nil }
    return closestMatch(
      to: context.block.source.text(error.range), among: Keyword.allCases.filter { $0.mayStand(in: block) }.map(\.text))
  }
}

extension BlockContext {
  /// The `#` that a literal begins with, and ends with.
  fileprivate func marks(at start: Int) -> String {
    String(repeating: "#", count: chunk.bytes.dropFirst(start).prefix { $0 == UInt8(ascii: "#") }.count)
  }

  /// What stands before the `}` of a block that gets one: a line of its own where its head began one, else a blank.
  fileprivate func lineBreak(closing block: BlockKind) -> String {
    switch block {
    case .form: return "\n"
    case .control, .preset:
      let before = self.block.source.bytes(0..<self.block.range.lowerBound)
      let blanks = before.suffix(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      guard blanks.count < before.count else { return "\n" + String(decoding: blanks, as: UTF8.self) }
      return before[blanks.startIndex - 1] == UInt8(ascii: "\n") ? "\n" + String(decoding: blanks, as: UTF8.self) : " "
    default: return " "
    }
  }
}

extension Finding.Message {
  fileprivate static var misplacedInterpolation: Self {
    "'\\(…)' shows a value only in 'placeholder' and 'example'"
  }
}

extension ArraySlice {
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
