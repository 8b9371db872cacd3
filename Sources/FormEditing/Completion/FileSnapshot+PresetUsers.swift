import FormModel
import FormSyntax
import UIKitCatalog

extension FileSnapshot {
  /// So many controls, presets and files are looked at: more take longer than a keystroke may.
  private static let mostUsers = 1_000

  /// The kinds of the controls that use a preset of the file, by way of others too, in it and in those that are known to
  /// import it; nil where none does, and where there are too many to be looked at.
  func controls(using preset: ModelEntry) -> Scope? {
    var kinds: Scope = []
    var left = FileSnapshot.mostUsers
    var waiting = [(file: path, entry: preset)]
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(preset.block)]
    while let preset = waiting.popLast() {
      for file in project.importers(of: preset.file).union([preset.file]) {
        let users = users(of: preset.entry, in: preset.file, of: file)
        left -= 1 + users.count
        if left < 0 { return nil }
        for user in users.compactMap({ model(file)?.entry($0) }) {
          if let kind = user.block.control {
            kinds.insert(kind.scope)
          } else if user.kind != .preset {
            return nil
          } else if met.insert(ObjectIdentifier(user.block)).inserted {
            waiting.append((file, user))
          }
        }
      }
    }
    return kinds.isEmpty ? nil : kinds
  }
}
