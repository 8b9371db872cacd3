import FormSyntax
import SystemIO

/// Files and folders that are about to move; what leads to them by way of links to folders moves with them.
public struct MovedPaths {
  private typealias Move = (old: String, new: String)

  /// The moves as they are asked for.
  private let moves: [Move]
  /// The same without links to folders.
  private let resolved: [Move]
  /// Where folders lie without links, with a slash at the end of each; nil of one that is not there.
  private var folders: [ExactText: String?] = [:]

  /// Takes absolute paths.
  public init(_ moves: [(old: String, new: String)]) {
    self.moves = moves
    resolved = moves.compactMap { move in
      LinkedPath.resolved(move.old).map { (old: $0, new: LinkedPath.resolved(move.new) ?? move.new) }
    }
  }

  /// The new path of what is at an absolute path, by way of the same links as far as these lead there; nil where it stays.
  public mutating func newPath(of path: String) -> String? {
    if let new = MovedPaths.newPath(of: path, moves) { return new }
    let count = path.folderLength
    guard count > 0, let folder = resolvedFolder(path.prefix(bytes: count)),
      let new = MovedPaths.newPath(of: folder + path.dropping(bytes: count), resolved)
    else { return nil }
    return spelled(new, as: path)
  }

  private static func newPath(of path: String, _ moves: [Move]) -> String? {
    moves.firstResult { move in
      guard let rest = path.below(move.old), rest.isEmpty || rest.hasPrefix("/") else { return nil }
      return move.new + rest
    }
  }

  /// A path without links, written by the folders of another one that lead there.
  private mutating func spelled(_ target: String, as path: String) -> String {
    var folder = path
    while folder.folderLength > 0 {
      folder = folder.prefix(bytes: folder.folderLength)
      if let rest = resolvedFolder(folder).flatMap(target.below) { return folder + rest }
      folder.removeLast()
    }
    return target
  }

  private mutating func resolvedFolder(_ folder: String) -> String? {
    if let known = folders[ExactText(folder)] { return known }
    let found = FilePath.resolvingLinks(folder).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    folders[ExactText(folder)] = .some(found)
    return found
  }
}

extension String {
  fileprivate func prefix(bytes count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
  fileprivate func dropping(bytes count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }
}
