import Testing

/// Short runs of the fuzz program.
@Suite(.timeLimit(.minutes(1))) struct FuzzTests {
  @Test func mutatedMessagesDoNotEndTheServer() throws {
    try run("messages", count: 2_000)
  }

  @Test func mutatedTextsAreReadMendedAndAskedAbout() throws {
    try run("texts", count: 300)
  }

  /// Time is measured where it is not a debug build's.
  private func run(_ target: String, count: Int) throws {
    let arguments = [target, "--seed", "7", "--count", "\(count)", "--limit", "10000"]
    let fuzz = try ServerProcess(arguments, program: "fuzz")
    let told = String(decoding: fuzz.everything(), as: UTF8.self)
    #expect(fuzz.exitCode() == 0, "\(told)")
  }
}
