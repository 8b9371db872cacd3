import FormModel
import FormSyntax
import UIKitCatalog

/// What people see of a text, a formatter or a range.
extension HoverFinder {
  /// What a placeholder, an example or a formatter shows in each locale of the form.
  func preview(of member: Member) -> Prose {
    switch member.property {
    case .formatter: table([.formatter])
    case .placeholder: table([.placeholder])
    case .example: table([.example])
    default: Prose()
    }
  }

  /// What an end of a range that a value is, or stands in, looks like.
  func bounds(of member: Member, at index: Int) -> Prose {
    guard member.rule == .range, let first = block.topMembers.first(where: { $0.member.rule == .range }),
      first.index == index,
      let range = ResolvedMember(block: block, index: index, origin: .own).argument(), range.kind == .range
    else { return Prose() }
    if let lower = range.lower, touches(lower.range) { return table([.rangeLower]) }
    if let upper = range.upper, touches(upper.range) { return table([.rangeUpper]) }
    return Prose()
  }

  /// More locales than these are not shown.
  private static let localeLimit = 40

  /// The texts of some properties as `formdef preview` has them, locale by locale.
  private func table(_ properties: [PreviewRow.Property]) -> Prose {
    guard let (form, entry) = snapshot.shown(for: snapshot.file.entries[place.index]),
      let control = ResolvedControl(entry, in: snapshot.file, snapshot.scope)
    else { return Prose() }
    let rows = snapshot.preview(of: form).rows(of: control, properties).prefix(HoverFinder.localeLimit)
    return .preview(Array(rows))
  }
}

extension Prose {
  /// A table of what is seen in each locale.
  static func preview(_ rows: [PreviewRow]) -> Prose {
    var prose = Prose()
    prose.addTable(
      ["locale", "text"],
      rows.map { row in
        let mark = ShownText.mark(row)
        guard let text = row.text else { return ["\(code: row.locale)", "\(mark)"] }
        return ["\(code: row.locale)", "\(code: ShownText.line(text))\(mark)"]
      })
    return prose
  }
}
