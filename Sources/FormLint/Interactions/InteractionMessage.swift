import FormModel
import UIKitCatalog

/// What a row of the catalogue's interactions says: a text with gaps, which are filled in for each control.
struct InteractionMessage: Sendable {
  /// `{}` stands for the name of what the finding points at, `{name}` for the case that a property has; where that is not
  /// known, the gap stays as it is written.
  let text: String

  /// The text about a control.
  ///
  /// - Parameter properties: those that the row's conditions speak of, which alone have gaps.
  func said(
    of subject: ResolvedProperty, _ control: ResolvedControl, _ properties: [PropertyID]
  ) -> Finding.Message {
    var said = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: start)..<end]
      said += String(rest[..<start])
      if name.isEmpty {
        said += PropertyID(rawValue: subject.member.symbol).name.string
      } else {
        let property = properties.first { $0.name.equals(name.utf8) }
        said += property.flatMap(control.enumMember).map { ".\($0.name)" } ?? "{\(name)}"
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    return Finding.Message(said + String(rest))
  }
}
