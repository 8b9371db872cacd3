import JSONText
import LanguageServerProtocol
import Testing
import TestSupport

@testable import FormServer

/// While a large document is read beside everything else, what is about it waits, and what is about others does not: the
/// order of what concerns one document stays.
struct HeldMessageTests {
  private static let small = "form Small {\n    textField name { rule length(2...20); keyboardType: .nope }\n}\n"
  private static let other = "file:///forms/Other.formdef"
  private static let hover = Messages.position(1, 25)

  /// A document that is read beside others.
  private static let large: String = {
    let fields = (0..<4_000).map {
      "    textField f\($0) { label: \"Field number \($0)\"; placeholder: \"A word or two\" }\n"
    }
    return "form Large {\n\(fields.joined())}\n"
  }()

  /// A client with the small document open that has just sent the large one.
  private func opening() -> MemoryClient {
    var client = MemoryClient(patience: 0)
    client.send(Messages.open(Self.small, uri: Self.other))
    _ = client.takeAll()
    client.sendWithoutIdling(Messages.open(Self.large))
    return client
  }

  /// The names of the symbols that are answered.
  private func symbols(_ answer: JSONValue?) -> [String] {
    answer?["result"]?.elements?.compactMap { $0["name"]?.string } ?? []
  }

  private func ids(_ client: MemoryClient) -> [Int64] {
    client.messages.compactMap { $0["method"] == nil ? $0["id"]?.int64 : nil }
  }

  @Test func whatIsAboutOthersOvertakes() {
    var client = opening()
    client.send(
      bytes: [
        Messages.ask(1, "textDocument/hover", Messages.position(1, 8)),
        Messages.ask(2, "textDocument/hover", uri: Self.other, Self.hover),
        Messages.request(3, "workspace/symbol", #"{"query":"Large"}"#),
        Messages.ask(4, "textDocument/documentSymbol", uri: Self.other),
      ].flatMap { frame($0) })
    let order = ids(client)
    #expect(Set(order) == [1, 2, 3, 4])
    #expect(order.firstIndex(of: 2)! < order.firstIndex(of: 1)! && order.firstIndex(of: 1)! < order.firstIndex(of: 3)!)
    #expect(client.answer(1)?["result"]?["contents"] != nil)
    #expect(!symbols(client.answer(3)).isEmpty)
  }

  @Test func aRequestThatWaitsIsTakenBack() {
    var client = opening()
    client.send(
      bytes: [
        Messages.ask(1, "textDocument/hover", Messages.position(1, 8)),
        Messages.notification("$/cancelRequest", #"{"id":1}"#),
      ].flatMap { frame($0) })
    #expect(client.answer(1)?.errorCode == -32800)
    #expect(ids(client).isEmpty)
  }

  /// An edit behind a request that waits makes that stale; a request behind the edit sees the edited text.
  @Test func anEditStaysBetweenTheRequestsAroundIt() {
    var client = opening()
    client.send(
      bytes: [
        Messages.ask(1, "textDocument/documentSymbol"),
        Messages.changes([Messages.edit((0, 5), (0, 10), "Edited")]),
        Messages.ask(2, "textDocument/documentSymbol"),
      ].flatMap { frame($0) })
    #expect(client.answer(1)?.errorCode == -32801)
    #expect(symbols(client.answer(2)).first == "Edited")
  }

  /// What waits for other reasons than its document holds what comes behind it about the same document.
  @Test func whatFollowsAMessageThatWaitsDoesSoToo() {
    var client = opening()
    client.send(
      bytes: [
        Messages.close(uri: Self.other),
        Messages.open("form Reopened {\n}\n", uri: Self.other, version: 7),
        Messages.ask(1, "textDocument/documentSymbol", uri: Self.other),
      ].flatMap { frame($0) })
    #expect(symbols(client.answer(1)).first == "Reopened")
  }

  /// What changes nothing overtakes, and nothing waits for it.
  @Test func savingHoldsNothing() {
    var client = opening()
    client.send(
      bytes: [
        Messages.ask(1, "textDocument/documentSymbol"),
        Messages.notification("textDocument/didSave", #"{"textDocument":{"uri":"\#(Self.other)"}}"#),
        Messages.ask(2, "textDocument/completion", uri: Self.other, Self.hover),
      ].flatMap { frame($0) })
    #expect(ids(client) == [2, 1])
  }

  /// A request that waits is answered of the imported text that came before it.
  @Test func whatIsImportedWaitsForThoseThatAskedBefore() {
    let shared = "file:///forms/Shared.formdef"
    let user = "file:///forms/User.formdef"
    var client = MemoryClient(patience: 0)
    client.send(Messages.open("preset Common { label: \"Old\" }\n", uri: shared))
    client.send(
      Messages.open(
        "import \"Shared.formdef\"\nimport \"Form.formdef\"\nform A { textField a { use Common } }\n", uri: user))
    _ = client.takeAll()
    client.sendWithoutIdling(Messages.open(Self.large))
    client.send(
      bytes: [
        Messages.ask(1, "textDocument/definition", uri: user, Messages.position(2, 28)),
        Messages.changes([Messages.edit((0, 0), (0, 0), "\n\n")], uri: shared),
      ].flatMap { frame($0) })
    let answer = client.answer(1)?["result"]
    let target = answer?.elements?.first { _ in true } ?? answer
    #expect((target?["targetSelectionRange"] ?? target?["range"])?["start"]?["line"]?.int64 == 0)
  }

  /// Settings hold for all: they are taken in when the document is there, and what comes behind them waits.
  @Test func settingsWaitAndHoldTheRest() {
    var client = opening()
    client.send(
      bytes: [
        Messages.notification("workspace/didChangeConfiguration", #"{"settings":{"formdef":{"ignore":["all"]}}}"#),
        Messages.ask(1, "textDocument/completion", Messages.position(1, 8)),
        Messages.ask(2, "textDocument/completion", uri: Self.other, Self.hover),
      ].flatMap { frame($0) })
    #expect(ids(client) == [1, 2])
  }

  /// The end comes behind the answers that were asked for before it, or at once where none is owed.
  @Test(arguments: [true, false]) func theEndComesLast(asks: Bool) {
    var client = opening()
    let question = asks ? [Messages.ask(1, "textDocument/documentSymbol")] : []
    client.send(
      bytes: (question + [Messages.request(2, "shutdown"), Messages.notification("exit")]).flatMap { frame($0) })
    #expect(ids(client) == (asks ? [1, 2] : [2]))
    #expect(client.exitCode == 0)
  }

  /// A second large document is read when the first is there, and a small one at once.
  @Test func largeOnesAreReadOneAfterTheOther() {
    var client = opening()
    let second = "file:///forms/Second.formdef"
    let third = "file:///forms/Third.formdef"
    client.send(
      bytes: [
        Messages.open(Self.large.replacing("Large", with: "Second"), uri: second),
        Messages.ask(1, "textDocument/documentSymbol", uri: second),
        Messages.open(Self.small.replacing("Small", with: "Third"), uri: third),
        Messages.ask(2, "textDocument/documentSymbol", uri: third),
        Messages.ask(3, "textDocument/documentSymbol"),
      ].flatMap { frame($0) })
    #expect(ids(client).first == 2)
    for (id, name) in [(1, "Second"), (2, "Third"), (3, "Large")] as [(Int64, String)] {
      #expect(symbols(client.answer(id)).first == name)
    }
  }

  /// Of very many forms a change of what is no control is applied beside others.
  @Test func aChangeOfVeryManyFormsIsAppliedBesideOthers() {
    let forms = (0..<10_100).map { "form F\($0) { title: \"Title\" }\n" }.joined()
    var patient = MemoryClient()
    var hasty = MemoryClient(patience: 0)
    for message in [Messages.open(forms), Messages.open(Self.small, uri: Self.other)] {
      patient.send(message)
      hasty.send(message)
    }
    for (number, edit) in [Messages.edit((0, 3), (0, 4), ""), Messages.edit((0, 3), (0, 3), "m")].enumerated() {
      let id = Int64(number + 1)
      let change = Messages.changes([edit], version: number + 2)
      patient.send(change)
      hasty.sendWithoutIdling(change)
      hasty.send(Messages.ask(Int(id), "textDocument/hover", uri: Self.other, Self.hover))
      #expect(hasty.answer(id)?["result"]?["contents"] != nil)
      let told = patient.published()
      #expect(told?["version"]?.int64 == Int64(number + 2))
      #expect(hasty.published()?.rawBytes == told?.rawBytes)
    }
  }
}
