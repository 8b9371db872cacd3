import FormServer
import JSONText
import Synchronization
import Testing
import TestSupport

/// Open documents are looked at in pieces between messages: what is asked meanwhile is answered, and in the end all is
/// told that would have been found at once.
@Suite struct AnalysisInPiecesTests {
  private static let pulls = #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  /// A form of many fields, each with something to find.
  private static let text =
    "form A {\n" + (0..<200).map { "    textField f\($0) { keyboardType: .nope\($0) }\n" }.joined() + "}\n"

  @Test func aRequestBehindAnOpenedDocumentIsAnsweredBeforeItIsLookedAt() {
    var client = MemoryClient()
    client.sendWithoutIdling(Messages.open(AnalysisInPiecesTests.text))
    client.sendWithoutIdling(Messages.ask(1, "textDocument/hover", #""position":{"line":1,"character":24}"#))
    #expect(client.answer(1)?["result"]?["contents"] != nil)
    #expect(client.published() == nil)
    client.send(Messages.request(2, "no/such"))
    #expect(client.published()?.findings.count == 200)
  }

  @Test func hardFieldsMakeWayAndAreTakenUpAgain() {
    let hard = (0..<4).map {
      "textField f\($0) { rule pattern(/[ab]*a[ab]{9}\($0)/) rule pattern(/[ab]*b[ab]{8}c?\($0)/) }\n"
    }
    let text = "form A {\n" + hard.joined() + "}\n"
    let askings = Mutex(0)
    var client = MemoryClient(isAwaited: {
      askings.withLock {
        $0 += 1
        return $0 < 40
      }
    })
    var other = MemoryClient()
    _ = (client.takeAll(), other.takeAll())
    client.send(Messages.open(text))
    other.send(Messages.open(text))
    #expect(askings.withLock { $0 } > 40)
    #expect(client.published()?.findings == other.published()?.findings)
  }

  @Test func whatIsKnownIsToldBeforeTheRest() {
    var client = MemoryClient(clock: .stepping(100))
    _ = client.takeAll()
    client.send(Messages.open(AnalysisInPiecesTests.text, version: 3))
    let reports = client.messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    let counts = reports.compactMap { $0["params"]?.findings.count }
    #expect(counts.count > 2 && counts == counts.sorted() && counts.last == 200)
    #expect(reports.allSatisfy { $0["params"]?["version"]?.int64 == 3 })
    var atOnce = MemoryClient(clock: .stepping(0))
    atOnce.send(Messages.open(AnalysisInPiecesTests.text, version: 3))
    #expect(client.published()?.findings == atOnce.published()?.findings)
  }

  @Test func aPullIsAnsweredWhenAllWasLookedAt() {
    var client = MemoryClient(AnalysisInPiecesTests.pulls, clock: .stepping(100))
    client.sendWithoutIdling(Messages.open(AnalysisInPiecesTests.text))
    client.sendWithoutIdling(Messages.ask(1, "textDocument/diagnostic"))
    #expect(client.answer(1) == nil)
    client.send(Messages.request(2, "no/such"))
    #expect(client.answer(1)?.findings.count == 200)
  }

  /// A file may have very many fields that are hard: what is asked meanwhile must not wait for all of them.
  @Test func aPullOfAllFilesLooksAtEachInPieces() {
    var client = MemoryClient(AnalysisInPiecesTests.pulls, clock: .stepping(100))
    client.sendWithoutIdling(Messages.open(AnalysisInPiecesTests.text))
    client.sendWithoutIdling(Messages.request(1, "workspace/diagnostic", #"{"previousResultIds":[]}"#))
    var pieces = 0
    var answer: JSONValue?
    while answer == nil, client.step() {
      pieces += 1
      answer = client.answer(1)
    }
    #expect(pieces > 200 / 16)
    let reports = answer?["result"]?["items"]?.elements.map(Array.init) ?? []
    #expect(reports.count == 1 && reports.first?["items"]?.elements.map(Array.init)?.count == 200)
  }

  @Test func aPullThatAChangeOvertakesIsToBeSentAgain() {
    var client = MemoryClient(AnalysisInPiecesTests.pulls)
    client.sendWithoutIdling(Messages.open(AnalysisInPiecesTests.text))
    client.sendWithoutIdling(Messages.ask(1, "textDocument/diagnostic"))
    client.sendWithoutIdling(Messages.changes([Messages.edit((1, 0), (1, 0), " ")]))
    let answer = client.answer(1)
    #expect(answer?.errorCode == -32802)
    #expect(answer?["error"]?["data"]?["retriggerRequest"]?.bool == true)
  }

  @Test func aPullThatWaitsCanBeTakenBackAndNoneIsForgotten() {
    var client = MemoryClient(AnalysisInPiecesTests.pulls)
    client.sendWithoutIdling(Messages.open(AnalysisInPiecesTests.text))
    client.sendWithoutIdling(Messages.ask(1, "textDocument/diagnostic"))
    client.sendWithoutIdling(Messages.ask(2, "textDocument/diagnostic"))
    client.sendWithoutIdling(Messages.notification("$/cancelRequest", #"{"id":1}"#))
    client.sendWithoutIdling(Messages.request(3, "shutdown"))
    #expect(client.answer(1)?.errorCode == -32800)
    #expect(client.answer(2)?.errorCode == -32802)
    #expect(client.answer(3)?["result"]?.isNull == true)
  }

  @Test func actionsAreThereForWhatIsInView() {
    var client = MemoryClient(
      #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}"#,
      clock: .stepping(100))
    let text = AnalysisInPiecesTests.text.replacing("nope150 ", with: "emailAdress ")
    client.sendWithoutIdling(Messages.open(text))
    client.sendWithoutIdling(
      Messages.ask(
        1, "textDocument/codeAction",
        #""range":{"start":{"line":151,"character":30},"end":{"line":151,"character":40}},"context":{"diagnostics":[]}"#
      ))
    #expect(client.answer(1)?["result"]?.elements?.contains { $0["kind"]?.string == "quickfix" } == true)
  }
}
