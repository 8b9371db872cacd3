import FormWorkspace
import SystemIO
import Testing

/// Paths from the current directory.
@Suite struct CurrentPlaceTests {
  /// Whatever folder was asked for last, and whether or not a path leads up.
  @Test func pathsFromTheRoot() throws {
    let place = CurrentPlace()
    let here = try #require(ThisProcess.currentDirectory)
    let above = "/" + here.split(separator: "/").dropLast().joined(separator: "/")
    let expected = [
      ("Forms/a", here + "/Forms/a"), ("Forms/b", here + "/Forms/b"), ("../Forms/a", above + "/Forms/a"),
      ("../Forms/b", above + "/Forms/b"), ("../Forms/./c", above + "/Forms/c"), ("Forms/a", here + "/Forms/a"),
      ("Forms/../b", here + "/b"), ("Forms/..", here), ("Forms/.", here + "/Forms"), ("../Forms/..", above),
      ("Formé/a", here + "/Formé/a"), ("Forme\u{301}/a", here + "/Forme\u{301}/a"), ("a", here + "/a"), ("..", above),
      ("/Forms/../a", "/Forms/../a"),
    ]
    for (path, absolute) in expected {
      #expect(Array(place.absolute(path).utf8) == Array(absolute.utf8), "\(path)")
    }
  }
}
