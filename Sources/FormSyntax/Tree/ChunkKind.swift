/// What the member of a chunk is.
public enum ChunkKind: UInt8, Sendable, CaseIterable {
  /// `import "…"`.
  case importDeclaration
  /// `form Name {`
  case formHead
  /// `section "…" {`
  case sectionHead
  /// `preset Name { … }`, whole.
  case preset
  /// A property of a form.
  case property
  /// `tags Name { … }` of a form, whole.
  case tags
  /// `textField name { … }` and its like, whole.
  case control
  /// `on …` of a form.
  case event
  /// `observe …` of a form.
  case observer
  /// `}` of a form or a section.
  case close
  /// What belongs nowhere: stray braces, misplaced members.
  case unexpected
  /// White space and comments before the end of the file.
  case end
}
