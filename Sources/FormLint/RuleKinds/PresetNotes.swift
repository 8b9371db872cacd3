import FormModel

/// What rules find out about presets for each control that uses them, found out once: a preset may have very many users.
///
/// For one thread, and for as long as the file is looked at.
final class PresetNotes {
  private var membersOfSubclasses: [ObjectIdentifier: [Member]] = [:]

  /// Nothing has been found out.
  init() {}

  /// What a preset sets that may be properties of classes of one's own.
  func membersOfSubclasses(in preset: BlockModel, _ find: () -> [Member]) -> [Member] {
    if let known = membersOfSubclasses[ObjectIdentifier(preset)] { return known }
    let found = find()
    membersOfSubclasses[ObjectIdentifier(preset)] = found
    return found
  }
}
