import FormSyntax
import TestSupport
import Testing
import UIKitCatalog

/// The page about the language names all that the language has.
struct LanguagePageTests {
  private let page: String

  init() throws {
    page = try MarkdownPage("../Sources/Language.md").lines.joined(separator: "\n")
  }

  private func names(_ text: String) -> Bool { page.contains(text) }

  @Test(arguments: Keyword.allCases.map(\.text)) func namesEachKeyword(_ word: String) {
    #expect(names("`\(word)"), "Sources/Language.md does not have '\(word)'")
  }

  @Test(arguments: ValidationRuleKind.allCases.map { "\($0.keyword)" }) func explainsEachRule(_ word: String) {
    #expect(names("| `\(word)"), "Sources/Language.md does not have the rule '\(word)'")
    #expect(names("rule \(word)"), "Sources/Language.md has no example of the rule '\(word)'")
  }

  @Test func namesEachCall() {
    for call in Catalog.functions {
      let name = (call.hasDot ? "." : "") + call.name.string
      #expect(names(name), "Sources/Language.md does not have '\(name)'")
    }
  }

  /// The lists that are the language's own; those of UIKit are in UIKit's reference.
  @Test func namesEachCaseOfTheLanguagesOwnLists() {
    for list in Catalog.enumerations where list.kind == .language {
      for member in list.members {
        #expect(names(member.name.string), "Sources/Language.md does not have \(member.name) of \(list.name)")
      }
    }
  }

  @Test func namesEachPropertyOfTheLanguagesOwn() {
    for property in Catalog.properties where property.isLanguageOwn {
      #expect(names("`\(property.name)"), "Sources/Language.md does not have '\(property.name)'")
    }
  }
}
