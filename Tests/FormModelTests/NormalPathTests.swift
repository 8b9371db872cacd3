import FormModel
import TestSupport
import Testing

/// Paths that imports and settings mean, without `.` and `..`.
@Suite struct NormalPathTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../a", "/a"), ("/..", "/"),
    ("a/..", ""), ("a/../b", "b"), ("../a", "../a"), ("../../a", "../../a"), ("a/../../b", "../b"), ("./a", "a"),
    ("a/.../b", "a/.../b"), ("a/.b/..c", "a/.b/..c"), ("é/../ü", "ü"), ("/", "/"), ("", ""), ("/.", "/"),
  ])
  func takesOutWhatSaysNothing(_ path: String, _ normal: String) {
    #expect(ProjectModel.resolve(path, from: "") == normal)
  }

  /// Compared with parts that are taken one by one.
  @Test func ofRandomPaths() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<2_000 {
      let path = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ["/", "/", "a", ".", "..", "bc", "é"].randomElement(using: &random) ?? ""
      }.joined()
      var parts: [String] = []
      for part in path.split(separator: "/").map(String.init) where part != "." {
        if part == "..", let last = parts.last, last != ".." {
          parts.removeLast()
        } else if part != ".." || !path.hasPrefix("/") {
          parts.append(part)
        }
      }
      let normal = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
      #expect(ProjectModel.resolve(path, from: "") == normal, "\(path)")
    }
  }
}
