import Testing
import UIKitCatalog

/// The tables have every name that the headers have.
@Suite struct CompletenessTests {
  @Test func enumerationsAreComplete() {
    for (type, names) in HeaderNames.enumerations {
      let enumeration = Catalog.enumeration(named: type.utf8)
      #expect(enumeration != nil, "\(type)")
      for name in names { #expect(Catalog.member(objectiveC: name.utf8) != nil, "\(type): \(name)") }
    }
    #expect(HeaderNames.enumerations.map(\.names.count).reduce(0, +) > 300)
  }

  @Test func propertiesAreComplete() {
    let scopes: [String: Scope] = ["UITextField": .textField, "UITextView": .textView]
    for (type, names) in HeaderNames.properties {
      guard let scope = scopes[type] else { continue }
      for name in names { #expect(Catalog.property(named: name.utf8, in: scope) != nil, "\(type): \(name)") }
    }
    #expect(Set(HeaderNames.properties.map(\.type)) == ["UITextField", "UITextView"])
  }

  @Test func methodsAreComplete() {
    for (type, names) in HeaderNames.methods {
      for name in names { #expect(Catalog.method(written: name.utf8)?.owner.name.description == type, "\(name)") }
    }
    #expect(HeaderNames.methods.map(\.names.count).reduce(0, +) == 79)
  }

  @Test func notificationsAreComplete() {
    let names = HeaderNames.notifications.flatMap(\.names)
    #expect(names.count == 13)
    for name in names { #expect(Catalog.notification(written: name.utf8) != nil, "\(name)") }
  }

  /// An empty set of options has a row of its own where UIKit names it, and is written `[]`.
  @Test(arguments: ["UIDataDetectorTypeNone", "UITextDragOptionsNone", "UIViewAutoresizingNone"])
  func emptySetsAreWrittenAsArrays(_ name: String) throws {
    let member = try #require(Catalog.member(objectiveC: name.utf8))
    #expect(member.swiftSpelling == "[]" && !member.isWritable)
  }

  @Test func namesOfOldPagesAreUnderstood() {
    #expect(Catalog.property(named: "autocapitalization".utf8, in: .webInput) == .autocapitalize)
  }
}
