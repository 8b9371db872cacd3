import FormModel
import FormSyntax
import TestSupport
import Testing
import UIKitCatalog

@testable import FormLint

/// Very long names and presets: what is said of each of many controls stays short, and what it takes to look at them too.
@Suite struct LongTextTests {
  @Test(arguments: ["n", "é", "😀"]) func quotesEndsOfLongNames(_ letter: String) {
    let name = String(repeating: letter, count: 50_000)
    let cut = LongText.cut("'\(name)' is new")
    #expect(cut.utf8.count < 1_000 && cut.contains("…") && cut.hasPrefix("'\(letter)") && cut.hasSuffix("' is new"))
    #expect(LongText.cut(String(name.prefix(200))) == String(name.prefix(200)))
  }

  @Test func findingsOfManyControlsQuoteALongNameInParts() throws {
    let name = String(repeating: "n", count: 20_000)
    let text = "form \(name) {\n    tags T { \(name) = 1 }\n    textField a { tag: 1 }\n}\n"
    let finding = try #require(report(FileAnalysis(Document(text))).first { $0.code == "magic-tag" })
    #expect(finding.message.utf8.count < 1_000 && finding.fixes.allSatisfy { $0.title.utf8.count < 1_000 })
    #expect((finding.form?.utf8.count ?? 0) < 1_000)
  }

  /// Who uses a long preset costs what it says, however many do.
  @Test func longPresetsAreNotFollowedFromVeryManyFields() {
    func form(fields: Int, bytes: Int) -> FileModel {
      let preset = "preset P {\n    label: \"\(String(repeating: "x", count: bytes))\"\n    tag: 1\n}\n"
      let fields = (0..<fields).map { "    textField f\($0) { use P }\n" }.joined()
      return FileModel(Document("\(preset)form A {\n\(fields)}\n"))
    }
    func isFollowed(_ file: FileModel) -> Bool {
      file.entries.filter { $0.block.control != nil }.prefix(3).allSatisfy {
        let control = ResolvedControl($0, in: file, .ownOnly)
        return control?.sets(.tag) == true && control?.isComplete == true
      }
    }
    #expect(isFollowed(form(fields: 10_000, bytes: 900)))
    #expect(isFollowed(form(fields: 100, bytes: 100_000)))
    #expect(!isFollowed(form(fields: 2_000, bytes: 20_000)))
  }
}
