import FormEditing
import FormLint
import FormSyntax
import TestSupport
import Testing
import UIKitCatalog

/// What is suggested in handlers is what the handler may have: `property-not-available` is found of nothing else.
@Suite struct HandlerCompletionTests {
  /// What stands in a handler, by its name.
  private static let members = [
    "call": "f", "focus": "other", "submit": "true", "resign": "true", "return": "true", "show": "leftView",
    "hide": "leftView",
  ]

  /// What `on` takes for a kind of control.
  private static func messages(for kind: ControlKind) -> [String] {
    Catalog.delegateMethods.filter { $0.scope.contains(kind) }.map(\.name.string)
      + Catalog.controlEvents(for: kind).map { ($0.isLanguageOwn ? "" : ".") + $0.name.string }
  }

  @Test(arguments: ControlKind.allCases) func controlsAreOfferedWhatTheyHave(kind: ControlKind) throws {
    for message in Self.messages(for: kind) {
      let source = "form A {\n  textField other { }\n  \(kind.keyword) a {\n on \(message) {\n<CURSOR>\n} }\n}\n"
      let offered = try #require(Self.offered(source))
      let others = Self.members.keys.filter { !offered.contains($0) }
      #expect(Self.refused(offered, in: source).isEmpty, "\(kind) \(message): \(offered)")
      #expect(Self.refused(others, in: source).count == others.count, "\(kind) \(message): \(others)")
    }
  }

  @Test(arguments: [[], ["textView"], ["textView", "textField"]])
  func formsAreOfferedWhatAControlHas(controls: [String]) throws {
    let fields = controls.map { "  \($0) \($0)1 { }\n" }.joined()
    let messages = Scope.textInputs.controlKinds.flatMap(Self.messages)
    for message in Set(messages).sorted() {
      let source = "form A {\n\(fields)  on \(message) {\n<CURSOR>\n}\n}\n"
      let offered = try #require(Self.offered(source))
      #expect(Self.refused(offered, in: source).isEmpty, "\(controls) \(message): \(offered)")
    }
  }

  /// The names of what is suggested at the mark.
  private static func offered(_ source: String) -> [String]? {
    let example = ExampleSnapshot(Fixture.Example(source: source))
    return example.snapshot?.completions(at: example.mark.lowerBound)?.items.map(\.label)
  }

  /// What is found that the block does not have, where all of some members stand at the mark.
  private static func refused(_ names: [String], in source: String) -> [String] {
    let lines = names.sorted().map { "\($0): \(members[$0] ?? "")" }.joined(separator: "\n")
    let text = source.replacing("<CURSOR>", with: lines)
    return ExampleSnapshot(Fixture.Example(source: text)).findings.filter { $0.code == "property-not-available" }
      .map(\.message)
  }
}
