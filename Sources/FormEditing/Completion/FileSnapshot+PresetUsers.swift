import FormModel
import FormSyntax
import UIKitCatalog

/// The controls that use a preset.
struct PresetUsers {
  /// Their kinds.
  var kinds: Scope = []
  /// The oldest iOS that one of their forms runs on.
  var target = DeploymentTarget(nil)
  /// Whether two of them are in one form, where no tag can be that of both.
  var areTogether = false
}

extension FileSnapshot {
  /// So many controls, presets and files are looked at: more take longer than a keystroke may.
  private static let mostUsers = 1_000

  /// The controls that use a preset of the file, by way of others too, in it and in those that are known to import it;
  /// nil where none does, and where there are too many to be looked at.
  func users(of preset: ModelEntry) -> PresetUsers? {
    var found = PresetUsers()
    var forms: [String: Set<Int>] = [:]
    var left = FileSnapshot.mostUsers
    var waiting = [(file: path, entry: preset)]
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(preset.block)]
    while let preset = waiting.popLast() {
      for file in project.importers(of: preset.file).union([preset.file]) {
        let users = users(of: preset.entry, in: preset.file, of: file)
        left -= 1 + users.count
        if left < 0 { return nil }
        guard let model = model(file) else { continue }
        for user in users.compactMap({ model.entry($0) }) {
          if let kind = user.block.control {
            let form = model.formIndex(of: user.id)
            found.kinds.insert(kind.scope)
            found.target.add(DeploymentTarget(form.map { model.forms[$0] }))
            if let form, !forms[file, default: []].insert(form).inserted { found.areTogether = true }
          } else if user.kind != .preset {
            return nil
          } else if met.insert(ObjectIdentifier(user.block)).inserted {
            waiting.append((file, user))
          }
        }
      }
    }
    return found.kinds.isEmpty ? nil : found
  }
}
