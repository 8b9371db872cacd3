import FormModel
import FormSyntax
import Testing
import UIKitCatalog

/// A control with what its presets and its form add.
@Suite struct ResolvedControlTests {
  /// Who answers the handlers of the control `f`: `own`, the preset's name, or `form`.
  private func handlers(_ text: String) -> [String] {
    let file = FileModel(Document(text))
    guard let form = file.forms.first, let entry = file.control(named: "f".utf8, in: form),
      let control = ResolvedControl(entry, in: file, .ownOnly)
    else { return [] }
    return control.handlers.map { handler in
      switch handler.origin {
      case .own: "own"
      case .preset(let preset): preset.block.name
      case .form: "form"
      }
    }
  }

  @Test func ownHandlersComeBeforeThoseOfPresetsAndForm() {
    let presets = """
      preset A { on textFieldShouldReturn(_:) { call: a }; on textFieldShouldClear(_:) { return: false } }
      preset B { use A; on textFieldShouldReturn(_:) { call: b } }
      """
    let event = "on textFieldShouldReturn(_:) { focus: next }"
    #expect(handlers("form F { textField f { use A; \(event) }; \(event) } \(presets)") == ["own", "A"])
    #expect(handlers("form F { textField f { use B }; \(event) } \(presets)") == ["B", "A"])
    #expect(handlers("form F { textField f { }; \(event) } \(presets)") == ["form"])
    #expect(handlers("form F { textView f { }; \(event) }") == [])
    // A delegate message and an event of one number are two things; what nobody knows overrides nothing.
    #expect(handlers("form F { textField f { on .editingChanged { call: a } }; \(event) }") == ["own", "form"])
    #expect(handlers("form F { textField f { on some(_:) { call: a } }; on some(_:) { call: b } }") == ["own", "form"])
  }

  /// What a control gets from presets past some number, side by side or in a row, is not said to be missing.
  @Test(arguments: [(30, 1, true), (64, 1, true), (65, 1, false), (64, 64, true), (260, 260, false)])
  func presetsPastALimitLeaveItOpen(_ count: Int, _ names: Int, _ isComplete: Bool) throws {
    let uses = (0..<names).map { "P\($0)" }.joined(separator: ", ")
    let presets = (0..<count).map { number in
      // In a row, each uses the next, and the last the first: that is met already.
      "preset P\(number) { tag: 1; \(names == 1 ? "use P\((number + 1) % count)" : "") }\n"
    }
    let file = FileModel(Document("form F { textField f { use \(uses) } }\n" + presets.joined()))
    let entry = try #require(file.control(named: "f".utf8, in: file.forms[0]))
    let control = try #require(ResolvedControl(entry, in: file, .ownOnly))
    let shared = try #require(ResolvedControl(entry, .none, UsedPresets(in: file, .ownOnly)))
    #expect(control.isComplete == isComplete && shared.isComplete == isComplete)
    #expect(control.presets.map(\.id) == shared.presets.map(\.id))
    #expect((control.presets.count == count) == isComplete)
  }

  @Test func propertiesThatNoMaskHoldsAreFound() throws {
    let name = try #require(Catalog.properties.last { $0.scope.contains(.textField) && !$0.isReadOnly }?.name.string)
    let file = FileModel(Document("form F { textField f { use A; \(name): x } } preset A { \(name): y; \(name): z }"))
    let entry = try #require(file.control(named: "f".utf8, in: file.forms[0]))
    let control = try #require(ResolvedControl(entry, in: file, .ownOnly))
    let property = try #require(Catalog.property(named: name.utf8, in: .textField))
    #expect(!PropertyMask.holds(property))
    #expect(control.sets(property))
    #expect(control[property]?.origin.isOwn == true)
    #expect(control.presets[0].block.flags.contains(.duplicate))
    #expect(!entry.block.flags.contains(.duplicate))
  }
}
