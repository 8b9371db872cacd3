import FormSyntax
import UIKitCatalog

/// A `{ }` that is open at a place; of a control, which one it is.
struct OpenBlock: Equatable {
  /// What the block is of.
  let kind: BlockKind
  /// The kind of control that the block is of; nil for all other blocks, and for a keyword that is none.
  let control: ControlKind?

  /// A block; `control` only where it is one of a control.
  init(_ kind: BlockKind, control: ControlKind? = nil) {
    self.kind = kind
    self.control = control
  }

  /// The blocks of the catalogue whose properties may stand here; nil where none may.
  var scope: Scope? {
    switch kind {
    case .form: .form
    case .control: control?.scope
    case .preset: .preset
    case .rule: .rule
    case .event: .event
    case .observer: .observer
    case .override: .override
    case .file, .section, .tags, .attributes, .unknown: nil
    }
  }
}
