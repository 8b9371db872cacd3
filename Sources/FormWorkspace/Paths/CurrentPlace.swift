import FormModel
import Synchronization
import SystemIO

/// The current directory, for paths that are shown: what lies in it is named from there.
public struct CurrentPlace: Sendable {
  /// As the system names it, and as the shell does where links lead there; each ends with a slash.
  let names: [String]
  private let lastFolder = LastFolder()

  /// Asks the system, and the shell by its variable `PWD`.
  public init() {
    var names = [ThisProcess.currentDirectory].compactMap { $0 }
    if let shown = ThisProcess.environment("PWD"), shown.hasPrefix("/"), !names.contains(shown),
      FilePath.areSame(shown, ".")
    {
      names.append(shown)
    }
    self.names = names.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The path from here, where it leads into the current directory, be it by links to folders, or is absolute and leads
  /// into one of the folders around it; else as it is.
  public func relative(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    guard isAbsolute || path.hasPrefix("../") else { return path }
    for name in names {
      if let inside = path.below(name) { return inside }
      if path + "/" == name { return "" }
    }
    if let name = names.first, let inside = LinkedPath.path(absolute(path), below: name) { return inside }
    return isAbsolute ? besides(path) ?? path : path
  }

  /// The same of a folder, which may be a link itself.
  func relative(folder path: String) -> String {
    guard path.hasPrefix("/") || path.hasPrefix("../"), let name = names.first,
      let inside = LinkedPath.path(absolute(path) + "/", below: name)
    else { return path }
    return inside.hasSuffix("/") ? String(inside.dropLast()) : inside
  }

  /// The way to a path that lies in a folder above the current directory, but not in it; nil where that is the root.
  private func besides(_ path: String) -> String? {
    guard let name = names.first else { return nil }
    let (own, other) = (name.split(separator: "/"), path.split(separator: "/"))
    let common = own.commonCount(with: other)
    guard common > 0, common < other.count else { return nil }
    let up = String(repeating: "../", count: own.count - common)
    return other.dropFirst(common + 1).reduce(into: up + String(other[common])) { $0 += "/" + String($1) }
  }

  /// The path from the root, without `.` and `..`.
  public func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let length = path.folderLength
    let name = String(decoding: path.utf8.dropFirst(length), as: UTF8.self)
    if length == 0 || name.isEmpty || name == "." || name == ".." { return resolved(path) }
    return lastFolder.last.withLock { last in
      if last.path.utf8.count != length || !path.begins(with: last.path) {
        let folder = String(decoding: path.utf8.prefix(length), as: UTF8.self)
        let absolute = resolved(folder)
        last = (folder, absolute.hasSuffix("/") ? absolute : absolute + "/")
      }
      return last.absolute + name
    }
  }

  private func resolved(_ path: String) -> String {
    let folder = names.first ?? "/"
    return LinkedPath.mayLeadUp(path)
      ? LinkedPath.resolve(path, in: folder, isResolved: true) : ProjectModel.resolve(folder + path, from: "")
  }
}

/// The folder of the last file, as its path names it, and from the root, both with a slash at their ends: files of one
/// folder come one after another.
private final class LastFolder: Sendable {
  let last = Mutex((path: "", absolute: ""))
}
