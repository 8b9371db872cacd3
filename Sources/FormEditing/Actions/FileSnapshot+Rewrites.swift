import FieldLanguages
import FormModel
import FormSyntax
import FormFormatter
import UIKitCatalog

extension FileSnapshot {
  /// What could be written at a place that is not there, though nothing is wrong: in a block that cannot be read to its
  /// end nobody knows where a member would go.
  public func rewrites(at offset: Int) -> [QuickFix] {
    guard let place = place(offset), place.block.range.contains(place.offset), !place.chunk.hasErrors else { return [] }
    return [writtenExample(place)].compactMap { $0 }.filter { !bringsFindings($0) }.map(laidOut)
  }

  /// An example that meets the rules, in place of one that is there.
  private func writtenExample(_ place: ChunkOffset) -> QuickFix? {
    guard place.block.isTextInput, let language = fieldLanguage(at: place.index), !language.rules.isEmpty else {
      return nil
    }
    let old = place.block.member(of: .example).flatMap { place.block.value(of: $0) }
    // An example that shows a value says more than its text in one locale.
    if let old, old.flags.contains(.hasInterpolations) { return nil }
    guard let text = language.samples(2).first(where: { $0 != old?.string }) else { return nil }
    let literal = LiteralText.quoted(text)
    let edit =
      old.map { SourceEdit(path: nil, range: $0.range.moved(place.start), newText: literal) }
      ?? insertion(ofExample: literal, in: place)
    return edit.map {
      QuickFix(
        title: "Write an example that meets the rules", kind: .rewrite, finding: nil, edits: [$0], isPreferred: false)
    }
  }

  /// Behind the properties, before the rules.
  private func insertion(ofExample literal: String, in place: ChunkOffset) -> SourceEdit? {
    let last = place.chunk.withTree { tree -> Int? in
      let members = tree.children(of: 0).prefix { tree[$0].kind == .property || tree[$0].kind == .use }
      return members.last { tree[$0].kind == .property }
    }
    return insertion(
      ofMember: "example: \(literal)", intoChunk: place.index, at: last.map { .after($0) } ?? .start)
  }
}
