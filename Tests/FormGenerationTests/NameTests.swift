import Testing

@testable import FormGeneration

/// The names that generated code gives where several things want the same.
struct NameTests {
  @Test func whatIsTakenGetsAnEndingAndThenNumbers() {
    var names = TakenNames(["view"])
    let taken = (0..<4).map { _ in names.take("view", ending: "Outlet") }
    #expect(taken == ["viewOutlet", "viewOutlet2", "viewOutlet3", "viewOutlet4"])
    #expect((0..<3).map { _ in names.take("pattern") } == ["pattern", "pattern2", "pattern3"])
    #expect(names.take("viewOutlet2") == "viewOutlet22")
  }

  @Test func veryManyGetShortOnes() {
    var names = TakenNames()
    let taken = (0..<20_000).map { _ in names.take("a", ending: "Outlet") }
    #expect(Set(taken).count == 20_000)
    #expect(taken.allSatisfy { $0.utf8.count <= 12 })
  }

  @Test(arguments: [
    (#"a"b"#, ##"#"a"b"#"##), (##"a"#b"##, ###"##"a"#b"##"###), (##"a"b##"##, ###"#"a"b##"#"###),
    (####"\d\##"####, #####"###"\d\##"###"#####),
  ])
  func marksAreMoreThanTheTextHas(_ text: String, _ literal: String) { #expect(SwiftLiteral.raw(text) == literal) }
}
