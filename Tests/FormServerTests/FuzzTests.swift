import Testing

/// A short run of the fuzz program.
@Suite(.timeLimit(.minutes(1))) struct FuzzTests {
  @Test func mutatedMessagesDoNotEndTheServer() throws {
    let fuzz = try ServerProcess(["messages", "--seed", "7", "--count", "2000"], program: "fuzz")
    let told = String(decoding: fuzz.everything(), as: UTF8.self)
    #expect(fuzz.exitCode() == 0, "\(told)")
  }
}
