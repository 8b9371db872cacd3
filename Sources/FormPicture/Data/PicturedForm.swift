import FieldLanguages
import FormEditing
import FormModel
import UIKitCatalog
import ValueFormatting

/// A form of a page, with what its controls have in common.
struct PicturedForm: Sendable {
  /// The form with its presets and settings.
  let form: ResolvedForm
  /// Its sections; controls outside of sections make sections without a head.
  let sections: [ResolvedSection]
  /// The controls of all sections.
  let controls: [ResolvedControl]
  /// What it handles of messages for which a delegate may have two methods.
  let rivals: RivalHandlers
  /// What the rules of its fields see of the form.
  let environment: FieldEnvironment
  /// Its texts, in the locales of the page.
  let preview: FormPreview
  /// How values are written in each locale of the page.
  let contexts: [FormattingContext]

  /// A form as the page of `picture` shows it.
  init(_ form: ResolvedForm, _ picture: PictureWriter) {
    self.form = form
    sections = form.sections
    controls = sections.flatMap(\.controls)
    rivals = RivalHandlers(form, controls)
    environment = FieldEnvironment(form.index, locales: picture.locales)
    preview = FormPreview(form, picture.options.clock, picture.options.translations, locales: picture.locales)
    let calendar = form.value(.calendar)?.value.enumMember
    let timeZone = form.value(.timeZone)?.value.string
    contexts = picture.locales.map { FormattingContext(locale: $0, calendar: calendar, timeZone: timeZone) }
  }
}
