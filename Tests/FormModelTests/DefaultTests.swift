import FormModel
import FormSyntax
import Testing
import UIKitCatalog

/// What holds where nobody says anything.
@Suite struct DefaultTests {
  private func form(_ text: String, source: ValueSource = .code, settings: FormSettings? = nil) throws -> ResolvedForm {
    let file = FileModel(Document(text), source: source, settings: settings)
    return ResolvedForm(try #require(file.forms.first), in: file, .ownOnly)
  }

  /// Every default of the catalogue is a value that its property takes.
  @Test func statedDefaultsAreValues() throws {
    let controls = ControlKind.allCases.map { "\($0.keyword) f\($0.rawValue) { }\n" }.joined()
    for source in ValueSource.allCases {
      let form = try form("form F { \(controls) }", source: source)
      for control in form.controls {
        let kind = try #require(control.kind)
        for property in Catalog.properties(in: kind.scope) where !property.isReadOnly {
          let stated = property.defaultValue(of: kind, in: source)
          let value = form.value(property, of: control)
          if stated.isEmpty { #expect(value == nil, "\(kind) \(property.name)") }
          if !stated.isEmpty { #expect(value?.isWellFormed == true && value?.isDefault == true, "\(property.name)") }
        }
      }
      for property in Catalog.properties(in: .form) where !property.defaultValue.isEmpty {
        #expect(form.value(property)?.isWellFormed == true, "\(property.name)")
      }
    }
  }

  @Test func aNibHasDefaultsOfItsOwn() throws {
    let text = "form F { textField a { } searchField b { leftView: .image(\"a\") } }"
    let code = try form(text)
    let nib = try form(text, source: .nib)
    func words(_ form: ResolvedForm) -> EnumMember? { form.controls[0].enumMember(.autocapitalizationType) }
    #expect(words(code)?.name.string == "sentences")
    #expect(words(nib)?.name.string == "none")
    #expect(code.controls[0].enumMember(.leftViewMode) == EnumMember.ViewMode.never)
    #expect(code.controls[1].enumMember(.leftViewMode) == EnumMember.ViewMode.always)
    #expect(code.controls[0].boolean(.isEnabled) == true)
  }

  @Test func settingsSpeakForFormsThatSayNothing() throws {
    typealias Entry = FormSettings.Entry
    let settings = FormSettings(
      path: "formdef.json",
      [
        Entry(name: "locales", value: "[\"de_DE\"]", range: 10..<22),
        Entry(name: "dispatch", value: ".tags", range: 30..<37),
        Entry(name: "title", value: "3", range: 40..<41),
        Entry(name: "titel", value: "\"A\"", range: 50..<51),
        Entry(name: "delegate", value: "A\n} form B {", range: 60..<61),
      ])
    #expect(settings.mistakes.map(\.entry.range.lowerBound) == [40, 50, 60])
    #expect(settings.mistakes.map(\.mistake) == [.wrongValue(.text), .unknownProperty, .wrongValue(.delegate)])
    let form = try form("form F { dispatch: .outlets; textField a { } }", settings: settings)
    let locales = try #require(form.value(.locales))
    #expect(locales.value.children.compactMap(\.string) == ["de_DE"])
    #expect(locales.place == SourcePlace(path: "formdef.json", range: 10..<22))
    #expect(form.dispatch == EnumMember.Dispatch.outlets)
    #expect(form.said(.locales)?.value.children.compactMap(\.string) == ["de_DE"])
  }
}
