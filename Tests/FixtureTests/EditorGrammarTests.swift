import FormSyntax
import Foundation
import TestSupport
import Testing

/// The grammars for editors have all words of the language.
struct EditorGrammarTests {
  static let grammars = [
    "vim/syntax/formdef.vim", "vscode/syntaxes/formdef.tmLanguage.json", "emacs/formdef-mode.el", "kate/formdef.xml",
  ]

  @Test(arguments: grammars) func knowsEachKeyword(_ path: String) throws {
    let url = MarkdownPage.tests.appendingPathComponent("../editors/" + path).standardizedFileURL
    let words = Set(
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
        .split { !($0.isLetter || $0 == "_") }.map(String.init))
    for keyword in Keyword.allCases { #expect(words.contains(keyword.text), "editors/\(path) lacks '\(keyword.text)'") }
  }
}
