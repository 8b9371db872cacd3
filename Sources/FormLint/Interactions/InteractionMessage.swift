import FormModel
import UIKitCatalog

/// What a row of the catalogue's interactions says: a text with gaps, which is taken apart once and filled in for each
/// control.
struct InteractionMessage: Sendable {
  private enum Piece: Sendable {
    case text(String)
    /// The name of what the finding points at.
    case subject
    /// The case that a property has; where it is not known, the gap as it is written.
    case value(PropertyID, written: String)
  }

  private let pieces: [Piece]

  /// - Parameters:
  ///   - text: `{}` stands for the name of what the finding points at, `{name}` for the case that a property has.
  ///   - properties: those that the row's conditions speak of, which alone have gaps.
  init(_ text: String, _ properties: [PropertyID]) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      pieces = [.text(text)]
      return
    }
    var pieces: [Piece] = []
    var isFirst = true
    for part in text.split(separator: "{", omittingEmptySubsequences: false) {
      defer { isFirst = false }
      let gap =
        isFirst ? nil : part.firstIndex(of: "}").map { (name: part[..<$0], rest: part[part.index(after: $0)...]) }
      let piece: Piece? = gap.flatMap { gap in
        if gap.name.isEmpty { return .subject }
        return properties.first { $0.name.string == gap.name }.map { .value($0, written: "{\(gap.name)}") }
      }
      if let gap, let piece {
        pieces += [piece, .text(String(gap.rest))]
      } else {
        pieces.append(.text("\(isFirst ? "" : "{")\(part)"))
      }
    }
    self.pieces = pieces
  }

  /// The text about a control.
  func said(of subject: ResolvedProperty, _ control: ResolvedControl) -> Finding.Message {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .subject: text += PropertyID(rawValue: subject.member.symbol).name.string
      case .value(let property, let written): text += control.enumMember(property).map { ".\($0.name)" } ?? written
      }
    }
    return Finding.Message(text)
  }
}
