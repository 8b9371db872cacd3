import Foundation
import JSONText
import Testing
import TestSupport

/// How a session begins and ends, with the built program.
@Suite(.timeLimit(.minutes(10))) struct LifecycleTests {
  @Test func afterShutdownExitEndsWithSuccess() throws {
    let server = try ServerProcess()
    server.send(Messages.initialize(), Messages.notification("initialized"))
    let result = server.answer(0)?["result"]
    #expect(result?["serverInfo"]?["name"]?.string == "formdef")
    #expect(result?["capabilities"]?["textDocumentSync"]?["change"]?.int64 == 2)
    server.send(Messages.request(1, "shutdown"))
    #expect(server.answer(1)?["result"]?.isNull == true)
    server.send(Messages.notification("exit"))
    #expect(server.exitCode() == 0)
  }

  @Test func exitWithoutShutdownEndsWithAnError() throws {
    let server = try ServerProcess()
    server.send(Messages.initialize(), Messages.notification("exit"))
    #expect(server.exitCode() == 1)
  }

  @Test func exitBeforeInitializeEndsWithAnError() throws {
    let server = try ServerProcess()
    server.send(Messages.notification("exit"))
    #expect(server.exitCode() == 1)
  }

  @Test func theEndOfInputEndsTheServer() throws {
    let server = try ServerProcess()
    server.send(Messages.initialize(), Messages.request(1, "shutdown"))
    server.closeInput()
    #expect(server.answer(1) != nil)
    #expect(server.exitCode() == 0)
  }

  @Test func inputThatEndsInsideAMessageEndsTheServer() throws {
    let server = try ServerProcess()
    server.send(bytes: Array("Content-Length: 100\r\n\r\n{".utf8))
    server.closeInput()
    #expect(server.exitCode() == 1)
  }

  @Test func theServerEndsWithTheProcessOfItsClient() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sh")
    client.arguments = ["-c", "exit 0"]
    try client.run()
    client.waitUntilExit()
    let server = try ServerProcess()
    server.send(Messages.initialize(process: "\(client.processIdentifier)"))
    #expect(server.answer(0) != nil)
    #expect(server.exitCode() == 1)
  }

  @Test func aServerWhoseOutputNobodyReadsEndsWithItsClientToo() throws {
    let client = Process()
    let clientInput = Pipe()
    client.executableURL = URL(fileURLWithPath: "/bin/cat")
    client.standardInput = clientInput
    client.standardOutput = Pipe()
    try client.run()
    let server = try ServerProcess()
    server.send(Messages.initialize(process: "\(client.processIdentifier)"))
    // Each answer names the method: together they are more than the server keeps.
    let request = frame(Messages.request(1, String(repeating: "x", count: 1 << 20)))
    for _ in 0..<40 { server.send(bytes: request) }
    try clientInput.fileHandleForWriting.close()
    client.waitUntilExit()
    #expect(server.exitCodeUnread() == 1)
  }

  @Test func requestsBeforeInitializeAreRefused() throws {
    let server = try ServerProcess()
    server.send(Messages.ask(7, "textDocument/formatting"))
    #expect(server.answer(7)?.errorCode == -32002)
  }

  @Test func initializeIsTakenOnce() throws {
    let server = try ServerProcess()
    server.send(Messages.initialize(), Messages.request(1, "initialize", #"{"capabilities":{}}"#))
    #expect(server.answer(0)?["result"] != nil)
    #expect(server.answer(1)?.errorCode == -32600)
  }

  @Test func requestsAfterShutdownAreRefused() throws {
    let server = try ServerProcess()
    server.send(Messages.initialize(), Messages.request(1, "shutdown"), Messages.ask(2, "textDocument/formatting"))
    #expect(server.answer(2)?.errorCode == -32600)
    server.send(Messages.notification("exit"))
    #expect(server.exitCode() == 0)
  }

  @Test func aClientThatWritesEverythingBeforeItReadsIsServed() throws {
    let server = try ServerProcess()
    // More than pipes hold, in both directions.
    let form = "form A {\n" + String(repeating: "    textField x { keyboardTyp: .x }\n", count: 200) + "}\n"
    let rounds = 20
    var bytes = frame(Messages.initialize()) + frame(Messages.open(form))
    for round in 1...rounds {
      bytes += frame(Messages.change(form + String(repeating: " ", count: round), version: round + 1))
      bytes += frame(Messages.ask(round, "textDocument/formatting", #""options":{"tabSize":2,"insertSpaces":true}"#))
    }
    server.send(bytes: bytes)
    for round in 1...rounds { #expect(server.answer(Int64(round)) != nil) }
  }

  @Test(arguments: [
    (#"["utf-32","utf-8","utf-16"]"#, "utf-8"), (#"["utf-32","utf-16"]"#, "utf-32"), (#"["utf-16"]"#, "utf-16"),
    (#"["utf-7"]"#, nil),
  ])
  func oneOfTheOfferedEncodingsIsChosen(offered: String, chosen: String?) {
    var client = MemoryClient(#"{"general":{"positionEncodings":\#(offered)}}"#)
    let capabilities = client.answer(0)?["result"]?["capabilities"]
    #expect(capabilities != nil)
    #expect(capabilities?["positionEncoding"]?.string == chosen)
  }
}
