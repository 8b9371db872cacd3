import FormModel
import FormSyntax
import UIKitCatalog

/// `syntax-error`: text that is not what the grammar expects.
enum SyntaxErrorRule: BlockRule {
  static let info = LintRuleInfo(
    "syntax-error", .error, group: .names,
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
    fix: "Where a brace, bracket, quote or colon is missing, puts it in; where a keyword is misspelt, corrects it.",
    isAlwaysReported: true, canBeSuppressed: false)

  static let blockFilter = BlockFilter(syntax: true)

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    for (number, error) in context.chunk.errors.enumerated() {
      report.add(
        SyntaxErrorRule.self, at: error.range, Finding.Message(context.texts.shared(message(error, context))),
        fixes: context.fixes(error, number: number), isToldOncePerForm: isOfFormThatIsMissing(error))
    }
    for range in context.chunk.misplacedInterpolations {
      report.add(SyntaxErrorRule.self, at: range, .misplacedInterpolation)
    }
  }

  /// Whether something stands outside of forms, as do all others where there is no form around them.
  private static func isOfFormThatIsMissing(_ error: SyntaxError) -> Bool {
    if case .misplacedKeyword(let keyword, .file) = error.problem { keyword.mayStand(in: .form) } else { false }
  }

  private static func message(_ error: SyntaxError, _ context: BlockContext) -> String {
    let message = context.texts.message(of: error, in: context.chunk)
    return context.meantKeyword(error).map { message + didYouMean($0) } ?? message
  }
}

extension Finding.Message {
  fileprivate static var misplacedInterpolation: Self {
    "'\\(…)' is allowed only in 'placeholder' and 'example'"
  }
}
