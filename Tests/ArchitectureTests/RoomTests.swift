import Testing

/// The shape of the targets from within: folders have a direction, files are short and few of them hang together.
struct RoomTests {
  @Test func componentsAreThoseOfTheTextbook() {
    let edges: [Set<Int>] = [[1], [2], [0, 3], [4], [3], [4]]
    #expect(Set(connectedComponents(edges).map { Set($0) }) == [[0, 1, 2], [3, 4], [5]])
  }

  /// File A names a type that file B declares: between folders that arrow never leads back.
  @Test(arguments: SourceTree.targets) func foldersHaveADirection(_ target: String) throws {
    let folders = try SourceTree(target).folders
    for cycle in connectedComponents(folders.references) where cycle.count > 1 {
      Issue.record("folders that name each other's types: \(cycle.map { folders.names[$0] }.sorted())")
    }
  }

  @Test(arguments: SourceTree.targets) func fewFilesReachEachOther(_ target: String) throws {
    let tree = try SourceTree(target)
    for group in connectedComponents(tree.references) where group.count >= 12 {
      Issue.record("files that all name each other's types: \(group.map { tree.files[$0].path }.sorted())")
    }
  }

  /// But generated tables, which name the program that made them.
  @Test(arguments: SourceTree.targets) func filesAreShort(_ target: String) throws {
    for file in try SourceTree(target).files where !file.isGenerated {
      #expect(file.lineCount <= 400, "\(file.path)")
    }
  }
}
