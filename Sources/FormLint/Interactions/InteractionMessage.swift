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
    var (said, text) = ("", text)
    text.withUTF8 { bytes in
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      var place = 0
      while let start = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
      {
        let name = bytes[start + 1..<end]
        said += text(place..<start)
        if name.isEmpty {
          said += PropertyID(rawValue: subject.member.symbol).name.string
        } else {
          let property = properties.first { $0.name.equals(name) }
          said += property.flatMap(control.enumMember).map { ".\($0.name)" } ?? text(start..<end + 1)
        }
        place = end + 1
      }
      said += text(place..<bytes.count)
    }
    return Finding.Message(said)
  }
}
