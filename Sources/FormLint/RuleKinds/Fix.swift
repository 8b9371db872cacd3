public import FormSyntax

/// A change after which a finding is gone.
public struct Fix: Sendable {
  /// How sure it is that the change is wanted.
  public enum Applicability: String, Sendable {
    /// The present text can mean nothing else, or its meaning stays.
    case safe
    /// Probably what is wanted, but somebody should look.
    case unsafe
    /// Something has to be filled in or chosen: shown, never applied without being asked for.
    case display
  }

  /// A part of the change.
  public enum Edit: Sendable, Hashable {
    /// Text in the place of a range.
    case replace(ChunkPlace, String)
    /// A new member at the end of a form of the analysed file; where that is, is looked up when the fix is asked for.
    case append(member: String, toForm: ChunkID)

    /// Text in the place of a range; an empty range is where it is put in.
    public init(_ place: ChunkPlace, _ newText: String) { self = .replace(place, newText) }
  }

  /// What it does, as an imperative with a capital letter.
  public var title: String
  /// How sure it is that the change is wanted.
  public var applicability: Applicability
  /// All of them are applied, or none.
  public var edits: [Edit]

  /// A fix that makes all these edits at once.
  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = LongText.cut(title)
    self.applicability = applicability
    self.edits = edits
  }
}
