import Foundation
import Testing

@testable import Screens

/// What the plug-in has generated does what the form says.
struct AccountTests {
  private func keywords(_ text: String, _ field: AccountForm.Field) -> [String] {
    AccountForm.validate(
      text, as: field, at: .submit, texts: [:], locale: Locale(identifier: "en_US"), now: Date()
    ).map(\.rule)
  }

  @Test func rulesOfImportedPresetsHold() {
    #expect(keywords("", .name) == ["required"])
    #expect(keywords("Ada", .name).isEmpty)
    #expect(keywords("ada", .email) == ["pattern"])
    #expect(keywords("ada@example.org", .email).isEmpty)
  }

  @Test func theMaskWritesItsSigns() {
    let edit = AccountForm.edit("94107", in: .zip, range: NSRange(location: 5, length: 0), replacement: "1")
    #expect(edit == AccountForm.Edit(text: "94107-1", selection: NSRange(location: 7, length: 0)))
    #expect(keywords("94107-12", .zip) == ["formatter"])
  }

  @Test func valuesAreStoredByTheirKeys() throws {
    var stored: [String: Any] = [:]
    var values = AccountForm.Values()
    values.name = "Ada"
    values.zip = "94107"
    values.write { stored[$1] = $0 }
    #expect(stored[AccountNameKey] as? String == "Ada")
    #expect(AccountForm.Values { stored[$0] } == values)
  }

  @Test func tagsAreThoseOfTheForm() {
    #expect(AccountTag.allCases.map(\.rawValue) == [1, 2, 3, 4])
    #expect(AccountTag(rawValue: 3) == .zip)
  }
}
