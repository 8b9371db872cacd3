import FieldLanguages
import FormEditing
import FormModel
import FormSyntax
import JSONText
import UIKitCatalog
import ValueFormatting

/// Writes what a page shows, as JSON: forms one by one, then all that they share.
struct PictureWriter: Sendable {
  /// What the page shows first, and what is known beside the forms.
  let options: PictureOptions
  /// In which locales texts are written, each once.
  let locales: [String]
  /// What is known of validation rules.
  let cache: FieldLanguageCache
  /// Turns an offset of the document into the place that editors go to; nil where no editor hosts the page.
  let position: (@Sendable (Int) -> PicturePosition)?
  /// What several controls have in common: character sets, automata, formats.
  let shared = SharedTables()

  /// Takes the locales of the forms and the one that is shown first; `en_US` where there is none.
  init(
    _ options: PictureOptions, _ forms: [ResolvedForm], _ cache: FieldLanguageCache,
    _ position: (@Sendable (Int) -> PicturePosition)?
  ) {
    self.options = options
    self.cache = cache
    self.position = position
    let own = forms.flatMap { FormPreview($0, options.clock, options.translations, locales: options.locales).locales }
    // A locale that is to come first may be one that the forms are not for.
    let wanted = options.locale.flatMap { name in
      LocaleIdentifier(name).flatMap { $0.unknownPart == nil ? name : nil }
    }
    locales = ((own.isEmpty ? ["en_US"] : own) + (wanted.map { [$0] } ?? [])).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The controls of a form as JSON, in their order.
  func controls(of place: PicturedForm, _ changes: PictureChanges) -> [[UInt8]] {
    place.controls.map { ControlWriter($0, place, self, change: changes.controls[$0.block.name]).json }
  }

  /// A form as JSON.
  ///
  /// - Parameters:
  ///   - side: `old` or `new` where two versions stand side by side.
  ///   - changes: what became of it there.
  ///   - controls: as they were written.
  func form(
    _ place: PicturedForm, side: String?, _ changes: PictureChanges = PictureChanges(), controls: [[UInt8]]
  ) -> [UInt8] {
    let form = place.form
    var rest = controls[...]
    var json = JSONWriter()
    json.object { object in
      object.member("name", form.name)
      object.member("side", side)
      object.member("change", changes.form)
      texts(of: form.value(.formTitle)?.value, key: "title", &object)
      object.key("focusOrder")
      object.array { for control in form.focusOrder { $0.string(control.block.name) } }
      words(form.value(.dismissKeyboard)?.value, key: "dismissKeyboard", &object)
      object.key("observed")
      object.array { for member in form.observers { $0.name(member.member.notification?.name) } }
      if place.controls.contains(where: { $0.kind == .datePicker || $0.has(.inputView) }) {
        datePickers(place.contexts, &object)
      }
      object.key("sections")
      object.array { list in
        for (index, section) in place.sections.enumerated() {
          list.object {
            $0.member("change", index < changes.sections.count ? changes.sections[index] : nil)
            texts(of: section.title, key: "title", &$0)
            $0.key("controls")
            $0.array { for _ in section.controls { if let control = rest.popFirst() { $0.raw(control) } } }
          }
        }
      }
    }
    return json.finish()
  }

  /// The members of a list, by their names.
  private func words(_ value: Value?, key: StaticString, _ json: inout JSONWriter) {
    json.key(key)
    let values = value.map { $0.kind == .array ? Array($0.children) : [$0] } ?? []
    json.array { for value in values { $0.name(value.enumMember?.name) } }
  }
}

/// The whole.
extension PictureWriter {
  /// - Parameter forms: as they were written.
  func data(_ forms: [[UInt8]]) -> [UInt8] {
    var body = JSONWriter()
    body.object { object in
      settings(&object)
      object.key("locales")
      object.array { for locale in locales { write(locale, &$0) } }
      object.key("keyboards")
      object.keyboards()
      shared.write(to: &object)
      object.key("forms")
      object.array { for form in forms { $0.raw(form) } }
    }
    let bytes = body.finish()
    var whole = JSONWriter()
    whole.object {
      $0.member("version", SHA256(bytes).prefix)
      $0.key("picture")
      $0.raw(bytes)
    }
    return whole.finish()
  }

  private func settings(_ json: inout JSONWriter) {
    json.member("appearance", options.appearance)
    json.member("textSize", options.textSize)
    json.member("device", options.device)
    json.member("focus", options.focus)
    json.member("locale", options.locale)
    json.member("uri", options.uri)
    json.key("watched")
    json.bool(options.isWatched)
    let edition = CLDRVersion.current.map { "CLDR \($0)" } ?? "the CLDR of this system"
    json.member("note", "Drawn with \(edition), clock \(options.clock).")
  }

  private func write(_ locale: String, _ json: inout JSONWriter) {
    let identifier = LocaleIdentifier(locale)
    let facts = Catalog.localeFacts(locale)
    json.object {
      $0.member("id", locale)
      $0.member("name", identifier?.englishName ?? locale)
      $0.member("language", identifier?.language ?? "und")
      $0.member("script", identifier?.script)
      $0.member("zero", Int(facts.zeroDigit.value))
      $0.member("separator", String(Character(facts.decimalSeparator)))
    }
  }

  /// What date pickers show.
  private func datePickers(_ contexts: [FormattingContext], _ json: inout JSONWriter) {
    json.key("datePickers")
    json.array { list in
      for context in contexts {
        DatePickerData(options.clock.seconds(in: context.timeZone) ?? 0, context).write(to: &list)
      }
    }
  }
}

extension JSONWriter {
  /// A name of the catalogue; null where there is none.
  mutating func name(_ name: CatalogText?) {
    if let name { string(name.string) } else { null() }
  }
}
