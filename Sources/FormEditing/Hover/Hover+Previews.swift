import ValueFormatting
import FormModel
import FormSyntax
import UIKitCatalog

/// What people see where a text shows values.
extension HoverFinder {
  /// What a placeholder or an example shows in each locale of the form; nothing where it is the same as it is written.
  func preview(of member: Member) -> Prose {
    guard member.property?.type == .placeholder || member.property?.type == .example,
      let value = block.value(of: member),
      value.shownText?.flags.contains(.hasInterpolations) ?? false, let form
    else { return Prose() }
    let control = ResolvedControl(snapshot.file.entries[place.index], in: snapshot.file, snapshot.scope)
    let format = control?[.formatter]?.value.flatMap { FieldFormat($0) }
    let named = form.value(.locales)?.children.compactMap(\.string) ?? []
    var prose = Prose()
    prose.addList(
      (named.isEmpty ? ["en_US"] : named).prefix(12).compactMap { locale in
        let context = FormattingContext(
          locale: locale, calendar: form.value(.calendar)?.enumMember, timeZone: form.value(.timeZone)?.string)
        let example = control?[.example]?.value.flatMap { PlaceholderText(format, context, now: now).text(of: $0) }
        let text = PlaceholderText(format, context, now: now, example: example)
        return text.text(of: value).map { "\(locale): \(code: $0)" }
      })
    return prose
  }
}
