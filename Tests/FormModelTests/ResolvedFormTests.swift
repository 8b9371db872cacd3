import FormModel
import FormSyntax
import Testing
import UIKitCatalog

/// A form as people mean it.
@Suite struct ResolvedFormTests {
  private let text = """
    import "Shared.formdef"
    form Person {
        delegate: PersonController
        tags PersonTag { name = 1, email }
        textField name { use Required; returnKeyType: .next; tag: .name }
        section "Contact" {
            textField email { use Mail }
            textField fax { isHidden: true; delegate: none }
        }
        section { }
        button save { title: .localized("save", default: "Save") }
        on textFieldShouldReturn(_:) { focus: next }
        observe keyboardWillShowNotification { call: shown }
        section { textView notes { keyboardType: .webSearch } }
    }
    preset Required { rule required { message: .localized("required") } }
    """
  private let shared = """
    // Presets for all.
    preset Mail { keyboardType: .emailAddress
        rule pattern(/[^@]+@[^@]+/)
        rule length(...50) { when: .change; severity: .warning; buttons: ["OK", "Clear"] }
        rule characters(.ascii) { when: .submit } }
    """

  private func person() throws -> ResolvedForm {
    var project = ProjectModel()
    project.set(FileModel(Document(text)), at: "Person.formdef")
    project.set(FileModel(Document(shared)), at: "Shared.formdef")
    let file = try #require(project.model("Person.formdef"))
    return ResolvedForm(try #require(file.forms.first), in: file, PresetScope(project, from: "Person.formdef"))
  }

  private func written(_ place: SourcePlace?) -> String? {
    place.map { place in
      let bytes = Array((place.path == nil ? text : shared).utf8)
      return String(decoding: bytes[place.range], as: UTF8.self)
    }
  }

  @Test func sectionsAndControlsAreInOrder() throws {
    let form = try person()
    #expect(form.controls.map(\.block.name) == ["name", "email", "fax", "save", "notes"])
    #expect(
      form.sections.map { $0.controls.map(\.block.name) } == [["name"], ["email", "fax"], [], ["save"], ["notes"]])
    #expect(form.sections.map { $0.head != nil } == [false, true, true, false, true])
    #expect(form.sections[1].title?.string == "Contact")
    #expect(form.sections[2].title == nil)
    let start = try #require(text.utf8.firstRange(of: "form Person".utf8)).lowerBound
    #expect(form.range.lowerBound <= text.utf8.distance(from: text.utf8.startIndex, to: start))
  }

  @Test func effectiveValuesSayWhoSetsThem() throws {
    let form = try person()
    let email = try #require(form.control(named: "email".utf8))
    let keyboard = try #require(form.value(.keyboardType, of: email))
    #expect(keyboard.value.enumMember == EnumMember.Keyboard.emailAddress)
    #expect(keyboard.place?.path == "Shared.formdef")
    #expect(written(keyboard.place) == ".emailAddress")
    guard case .written(.preset(let preset)) = keyboard.origin else { return #expect(Bool(false)) }
    #expect(preset.block.name == "Mail")
    let delegate = try #require(form.delegate(of: email))
    guard case .written(.form) = delegate.origin else { return #expect(Bool(false)) }
    #expect(written(delegate.place) == "PersonController")
    let fax = try #require(form.control(named: "fax".utf8))
    #expect(form.delegate(of: fax) == nil)
    #expect(form.value(.returnKeyType, of: email)?.isDefault == true)
    let notes = try #require(form.control(named: "notes".utf8))
    #expect(written(form.value(.keyboardType, of: notes)?.place) == ".webSearch")
  }

  @Test func tagsDispatchAndFocus() throws {
    let form = try person()
    let tags = form.controls.map { form.tag(of: $0) }
    #expect(tags.map { $0?.number } == [1, 2, nil, nil, nil])
    #expect(tags[0]?.source == .written && tags[1]?.source == .byName)
    #expect(form.tagCases.map(\.value) == [1, 2])
    #expect(form.dispatch == EnumMember.Dispatch.tags)
    #expect(form.focusOrder.map(\.block.name) == ["name", "email", "notes"])
    #expect(form.control(after: form.controls[1])?.block.name == "notes")
    #expect(form.control(after: form.controls[4]) == nil)
    #expect(form.control(before: form.controls[0]) == nil)
  }

  @Test func rulesAreInTheOrderInWhichTheyAreChecked() throws {
    let form = try person()
    let email = try #require(form.control(named: "email".utf8))
    let rules = form.rules(of: email)
    #expect(rules.map(\.kind) == [.length, .pattern, .characters])
    #expect(rules[0].effect == EnumMember.RuleEffect.refuse && rules[1].effect == EnumMember.RuleEffect.report)
    #expect(rules[0].severity == EnumMember.RuleSeverity.warning)
    #expect(rules.map { $0.buttons.compactMap(\.string) } == [["OK", "Clear"], ["OK"], ["OK"]])
    #expect(form.rules(of: email, at: EnumMember.RuleTime.submit).count == 1)
    #expect(written(form.place(of: rules[1].member, of: email)) == "rule pattern(/[^@]+@[^@]+/)")
    #expect(form.handlers(of: email).count == 1)
    #expect(form.observers.count == 1)
  }

  @Test func textsOfTheAppAreListed() throws {
    let texts = try person().localizedTexts
    #expect(texts.map(\.key) == ["save", "required"])
    #expect(texts.map(\.fallback) == ["Save", nil])
    #expect(written(texts[1].place) == ".localized(\"required\")")
  }

  /// A half-typed form has gaps, and nothing of it stops.
  @Test func everyBeginningOfAFormIsRead() {
    let bytes = Array(text.utf8)
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let file = FileModel(Document(bytes: Array(bytes[..<end])))
      for form in ResolvedForm.forms(of: file, .ownOnly) {
        #expect(form.sections.flatMap(\.controls).count == form.controls.count)
        for control in form.controls {
          _ = (form.tag(of: control), form.delegate(of: control), form.rules(of: control), form.handlers(of: control))
        }
        _ = (form.localizedTexts, form.focusOrder)
      }
    }
  }
}
