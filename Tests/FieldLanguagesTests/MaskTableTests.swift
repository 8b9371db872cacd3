import FieldLanguages
import Foundation
import FormModel
import FormSyntax
import TestSupport
import Testing

/// The table of masks that pages are held to in a browser, held to what the linter takes masks for.
struct MaskTableTests {
  /// A mask, a text (`|` is the cursor, `[…]` what is selected), what is typed, and the text after it; nil where it is
  /// refused.
  private static func rows() throws -> [[String?]] {
    let file = MarkdownPage.tests.appending(path: "Pictures/masks.json")
    return try JSONDecoder().decode([[String?]].self, from: Data(contentsOf: file))
  }

  private func entered(_ text: String, in mask: String) throws -> String? {
    let file = FileModel(Document("form F {\ntextField f { formatter: .mask(\"\(mask)\") }\n}\n"))
    let form = try #require(file.forms.first)
    let entry = try #require(file.control(named: Array("f".utf8), in: form))
    return try #require(ResolvedControl(entry, in: file, .ownOnly)).entered(text)
  }

  /// Nothing of what stands in a field after a change is typed again.
  @Test func writtenTextsStay() throws {
    for row in try MaskTableTests.rows() {
      let (mask, before) = (try #require(row.first ?? nil), try #require(row[1]))
      for text in [before, row[3]].compactMap({ $0 }) {
        let bare = text.filter { !"[|]".contains($0) }
        #expect(try entered(bare, in: mask) == bare, "\(mask)")
      }
    }
  }

  /// A text put into an empty field, or in the place of all of its text.
  @Test func wholeTextsAreWrittenAsInTheTable() throws {
    var count = 0
    for row in try MaskTableTests.rows() {
      let (mask, before, typed) = (try #require(row[0]), try #require(row[1]), try #require(row[2]))
      let isWhole = before == "|" || before.hasPrefix("[") && before.hasSuffix("]")
      guard isWhole, typed.count > 1 else { continue }
      count += 1
      #expect(try entered(typed, in: mask) == row[3]?.replacing("|", with: ""), "\(mask) \(typed)")
    }
    #expect(count > 4)
  }
}
