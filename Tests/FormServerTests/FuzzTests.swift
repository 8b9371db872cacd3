import Foundation
import Testing
import TestSupport

/// Short runs of the fuzz program.
@Suite(.timeLimit(.minutes(10))) struct FuzzTests {
  @Test func mutatedMessagesDoNotEndTheServer() throws {
    try run("messages", count: 500)
  }

  @Test func mutatedTextsAreReadMendedAndAskedAbout() throws {
    try run("texts", count: 40)
  }

  @Test func mutatedTextsAreAskedAboutByEditors() throws {
    try run("sessions", count: 6)
  }

  @Test func mutatedSettingsAreReadAndAskedAbout() throws {
    try run("settings", count: 300)
  }

  @Test func whatWasOnceFoundStaysMended() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    try run("corpus", count: 1, ["--folder", tests.appendingPathComponent("Corpus").path])
  }

  /// Time is measured where it is not a debug build's.
  private func run(_ target: String, count: Int, _ more: [String] = []) throws {
    let arguments = [target, "--seed", "7", "--count", "\(count)", "--limit", "10000"] + more
    let fuzz = try ServerProcess(arguments, program: "fuzz")
    let told = String(decoding: fuzz.everything(), as: UTF8.self)
    #expect(fuzz.exitCode() == 0, "\(told)")
  }
}
