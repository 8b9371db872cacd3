import FormModel
import TextPatterns
import UIKitCatalog

/// What texts are made of that are shown for a field: what one sees of them, and blanks that everybody knows.
struct ShownTexts: Sendable {
  /// Their characters.
  let scalars: ScalarSet
  /// Texts of these.
  let all: TextLanguage
  /// Those of printable ASCII; where there may be several lines, without blanks at the ends of any.
  let plain: TextLanguage

  private init(breaks: ScalarSet) {
    scalars = ShownTexts.hidden.complement.union(breaks)
    all = TextLanguage(everyScalarIn: scalars)
    plain = breaks.isEmpty ? .plain : ShownTexts.plainLines(breaks)
  }

  private static func plainLines(_ breaks: ScalarSet) -> TextLanguage {
    var builder = LanguageBuilder()
    let start = builder.addState(accepting: true)
    let solid = builder.addState(accepting: true)
    let blank = builder.addState()
    for source in [start, solid, blank] { builder.addEdge(from: source, to: solid, on: ScalarSet(0x21...0x7E)) }
    for source in [solid, blank] { builder.addEdge(from: source, to: blank, on: ScalarSet(0x20...0x20)) }
    for source in [start, solid] { builder.addEdge(from: source, to: start, on: breaks) }
    return TextLanguage(builder)
  }

  /// Of one line, as most fields have them.
  static let ofOneLine = StepPool.unpaid { ShownTexts(breaks: .empty) }

  /// Of several lines.
  static let ofLines = StepPool.unpaid { ShownTexts(breaks: ScalarSet(0x0A...0x0A)) }

  /// Whether a text is made of nothing else.
  func contains(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { scalars.contains($0.value) } }

  /// What nobody sees: controls (Cc) but tabs, which are pasted, and breaks of lines and paragraphs.
  private static let hidden =
    ScalarSet(0...0x1F).subtracting(ScalarSet(0x09...0x09))
    .union(ScalarSet(0x7F...0x9F)).union(ScalarSet(0x2028...0x2029))
}

extension FieldLanguage {
  /// What its texts are made of that are shown: the text of a view has lines, and so may that of a preset, which a view
  /// can use.
  var shown: ShownTexts { source.kind.map { $0 == .textView } ?? true ? .ofLines : .ofOneLine }
}
