import FormModel
import FormSyntax

/// What keeps the focus from going to a control.
enum FocusObstacle: String {
  /// It is out of sight, or cannot be used and stays so.
  case hidden, disabled
}

/// What rules find out about presets and controls of a form for each control that uses them, or names them, found out once:
/// they may be very many.
///
/// For one form and one thread, and for as long as the file is looked at.
final class FormNotes {
  /// The names of controls near others.
  let names = NearbyNames()
  private var obstacles: [ChunkID: FocusObstacle?] = [:]
  private var unresolvedNames: [ObjectIdentifier: [Int: [Value]]] = [:]

  /// What is found out about presets whatever the form is.
  let presets: PresetNotes

  /// Nothing has been found out about the form.
  init(_ presets: PresetNotes = PresetNotes()) { self.presets = presets }

  /// By the index of each rule and handler of a preset, the names in it of controls that the form does not have.
  func unresolvedNames(in preset: BlockModel, _ find: () -> [Int: [Value]]) -> [Int: [Value]] {
    if let known = unresolvedNames[ObjectIdentifier(preset)] { return known }
    let found = find()
    unresolvedNames[ObjectIdentifier(preset)] = found
    return found
  }

  /// What keeps the focus from going to a control; nil where nothing does.
  func obstacle(of control: ChunkID, _ find: () -> FocusObstacle?) -> FocusObstacle? {
    if let known = obstacles[control] { return known }
    let found = find()
    obstacles[control] = .some(found)
    return found
  }
}
