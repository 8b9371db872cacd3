import FormSyntax
import SystemIO

/// What git ignores (gitignore(5)): the `.gitignore` of each folder from the root of the repository on, and the
/// lists of the repository and of the user. Each file is read once.
struct IgnoredPaths: Sendable {
  /// The lists by folder, with a slash at the end of each that has one.
  private var lists: [ExactText: GlobList] = [:]
  /// The roots of repositories, with a slash at the end of each: what lies above says nothing of what is in them.
  private var roots: Set<ExactText> = []
  /// The folders that have been looked at.
  private var looked: Set<ExactText> = []

  /// Whether git ignores what is at a path, which is in `folder`; the folders above are not ignored themselves.
  ///
  /// - Parameters:
  ///   - folder: absolute, with a slash at its end.
  ///   - name: the last part of the path.
  mutating func contains(_ name: String, in folder: String, isFolder: Bool) -> Bool {
    read(folder)
    if lists.isEmpty { return false }
    let path = GlobList.parts(folder) + [PathText.bytes(name)]
    // The nearest list that speaks of it decides.
    var base = folder
    while true {
      let depth = GlobList.parts(base).count
      if let decided = lists[ExactText(base)]?.decides(Array(path.dropFirst(depth)), isFolder: isFolder) {
        return decided
      }
      guard !roots.contains(ExactText(base)), let parent = IgnoredPaths.parent(of: base),
        looked.contains(ExactText(parent))
      else { return false }
      base = parent
    }
  }

  /// Reads the lists of a folder, and of those above it up to the root of a repository.
  private mutating func read(_ folder: String) {
    guard !looked.contains(ExactText(folder)) else { return }
    var chain = [folder]
    var isRepository = GitRepository.isRoot(folder)
    while !isRepository, let last = chain.last, let parent = IgnoredPaths.parent(of: last) {
      if looked.contains(ExactText(parent)) {
        isRepository = true
        break
      }
      chain.append(parent)
      isRepository = GitRepository.isRoot(parent)
    }
    // Outside of a repository only what is looked at itself counts.
    for place in isRepository ? chain : [folder] {
      looked.insert(ExactText(place))
      var lines = FileLines.of(place + ".gitignore")
      if let repository = GitRepository(place) {
        lines = repository.patterns + lines
        roots.insert(ExactText(place))
      }
      if !lines.isEmpty { lists[ExactText(place)] = GlobList(lines) }
    }
  }

  /// The folder above, with a slash at its end.
  private static func parent(of folder: String) -> String? {
    guard folder != "/", let slash = folder.dropLast().lastIndex(of: "/") else { return nil }
    return String(folder[...slash])
  }
}
