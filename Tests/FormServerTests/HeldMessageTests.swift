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

  /// A request about the other document that is answered at once.
  private func quick(_ id: Int) -> String {
    Messages.ask(
      id, "textDocument/colorPresentation", uri: Self.other,
      #""color":{"red":0.5,"green":0,"blue":1,"alpha":1},\#(Messages.range((1, 4), (1, 5)))"#)
  }

  /// The findings that were told last, by document.
  private func published(_ client: MemoryClient) -> [String: String] {
    let told = client.messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    return Dictionary(
      told.compactMap { message in
        message["params"].map { ($0["uri"]?.string ?? "", String(decoding: $0.rawBytes, as: UTF8.self)) }
      }
    ) { $1 }
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
    for late in [1, 3] as [Int64] { #expect(order.firstIndex(of: 2)! < order.firstIndex(of: late)!) }
    #expect(client.answer(1)?["result"]?["contents"] != nil)
    #expect(!symbols(client.answer(3)).isEmpty)
  }

  /// Nobody waits until the document is there to hear that a request was taken back, and what waits for others goes on.
  @Test func aRequestThatWaitsIsTakenBack() {
    var client = opening()
    client.sendWithoutIdling(Messages.ask(1, "textDocument/hover", Messages.position(1, 8)))
    client.sendWithoutIdling(Messages.ask(2, "textDocument/documentSymbol"))
    client.sendWithoutIdling(Messages.ask(3, "textDocument/references", uri: Self.other, Self.hover))
    for id in [1, 3] { client.sendWithoutIdling(Messages.notification("$/cancelRequest", #"{"id":\#(id)}"#)) }
    for id in [1, 3] as [Int64] { #expect(client.answer(id)?.errorCode == -32800) }
    while client.step() {}
    #expect(ids(client) == [2])
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

  /// A request that waits is answered of the imported text as it is when the answer comes: so the client has it then.
  @Test func whatIsImportedDoesNotWaitForThoseThatAsk() {
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
        Messages.ask(2, "textDocument/documentSymbol", uri: shared),
      ].flatMap { frame($0) })
    #expect(ids(client).first == 2)
    let answer = client.answer(1)?["result"]
    let target = answer?.elements?.first { _ in true } ?? answer
    #expect((target?["targetSelectionRange"] ?? target?["range"])?["start"]?["line"]?.int64 == 2)
  }

  /// A request that needs all documents waits for itself alone; an edit of its document makes it stale.
  @Test func whatNeedsAllDocumentsHoldsNothing() {
    var client = opening()
    client.sendWithoutIdling(Messages.ask(1, "textDocument/references", uri: Self.other, Self.hover))
    client.sendWithoutIdling(
      Messages.ask(2, "textDocument/rename", uri: Self.other, #"\#(Self.hover),"newName":"x""#))
    client.sendWithoutIdling(Messages.request(3, "workspace/symbol", #"{"query":"Lar"}"#))
    client.sendWithoutIdling(Messages.request(4, "workspace/diagnostic", #"{"previousResultIds":[]}"#))
    client.sendWithoutIdling(quick(5))
    #expect(ids(client) == [5])
    client.sendWithoutIdling(Messages.changes([Messages.edit((0, 0), (0, 0), "// x\n")], uri: Self.other))
    #expect(Set(ids(client)) == [1, 2, 5])
    for id in [1, 2] as [Int64] { #expect(client.answer(id)?.errorCode == -32801) }
    client.sendWithoutIdling(Messages.ask(6, "textDocument/completion", uri: Self.other, Self.hover))
    while client.step() {}
    // What the large document will have is not in the list.
    #expect(client.answer(6)?["result"]?["isIncomplete"]?.bool == true)
    #expect(symbols(client.answer(3)).contains("Large"))
    #expect(client.answer(4)?["result"]?["items"]?.elements?.contains { $0["version"]?.int64 == 2 } == true)
  }

  /// A command waits for the document that it is about, and for no other.
  @Test func commandsWaitForTheirDocuments() {
    var client = opening()
    let generated = { (id: Int, uri: String) in
      Messages.request(
        id, "workspace/executeCommand", #"{"command":"formdef.generated","arguments":[{"uri":"\#(uri)"}]}"#)
    }
    client.sendWithoutIdling(generated(1, Messages.uri))
    client.sendWithoutIdling(generated(2, Self.other))
    client.sendWithoutIdling(
      Messages.request(3, "workspace/executeCommand", #"{"command":"formdef.explain","arguments":["zero-tag"]}"#))
    #expect(ids(client).contains(3) && !ids(client).contains(1))
    while client.step() {}
    let order = ids(client)
    #expect(Set(order) == [1, 2, 3] && order.firstIndex(of: 2)! < order.firstIndex(of: 1)!)
    #expect(client.answer(1)?["result"] != nil)
    client.send(Messages.request(9, "shutdown"))
  }

  /// Settings are taken in at once, and hold for the document that is being read too.
  @Test func settingsHoldNothing() {
    let settings = #"{"settings":{"formdef":{"ignore":["unknown-member"],"form":{"title":"\"Told\""}}}}"#
    var client = opening()
    client.sendWithoutIdling(Messages.notification("workspace/didChangeConfiguration", settings))
    client.sendWithoutIdling(quick(1))
    client.sendWithoutIdling(Messages.ask(2, "textDocument/hover", Messages.position(0, 6)))
    #expect(ids(client) == [1])
    while client.step() {}
    var patient = MemoryClient()
    patient.send(
      Messages.open(Self.small, uri: Self.other), Messages.notification("workspace/didChangeConfiguration", settings),
      Messages.open(Self.large), Messages.ask(2, "textDocument/hover", Messages.position(0, 6)))
    let told = patient.answer(2)?["result"]
    #expect(told?.rawBytes.isEmpty == false)
    #expect(client.answer(2)?["result"]?.rawBytes == told?.rawBytes)
    #expect(published(client) == published(patient) && published(client).count == 2)
  }

  /// A large document that is open is read again beside others where settings say something else for its forms.
  @Test func settingsHaveLargeDocumentsReadBesideOthers() {
    var client = opening()
    while client.step() {}
    client.sendWithoutIdling(
      Messages.notification(
        "workspace/didChangeConfiguration", #"{"settings":{"formdef":{"form":{"title":"\"Told\""}}}}"#))
    client.sendWithoutIdling(Messages.ask(1, "textDocument/documentSymbol"))
    client.sendWithoutIdling(Messages.changes([Messages.edit((0, 5), (0, 10), "Edited")]))
    client.sendWithoutIdling(Messages.ask(2, "textDocument/documentSymbol"))
    client.sendWithoutIdling(quick(3))
    #expect(ids(client) == [3])
    while client.step() {}
    #expect(client.answer(1)?.errorCode == -32801)
    #expect(symbols(client.answer(2)).first == "Edited")
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

  /// Two large documents are read at a time, the third when one of them is there, and a small one at once.
  @Test func fewLargeOnesAreReadAtATime() {
    var client = opening()
    let names = ["Second", "Third"]
    let uris = names.map { "file:///forms/\($0).formdef" }
    let fourth = "file:///forms/Fourth.formdef"
    client.send(
      bytes: [
        Messages.open(Self.large.replacing("Large", with: names[0]), uri: uris[0]),
        Messages.open(Self.large.replacing("Large", with: names[1]), uri: uris[1]),
        Messages.ask(1, "textDocument/documentSymbol", uri: uris[0]),
        Messages.ask(2, "textDocument/documentSymbol", uri: uris[1]),
        Messages.open(Self.small.replacing("Small", with: "Fourth"), uri: fourth),
        Messages.ask(3, "textDocument/documentSymbol", uri: fourth),
        Messages.ask(4, "textDocument/documentSymbol"),
      ].flatMap { frame($0) })
    #expect(ids(client).first == 3)
    for (id, name) in [(1, "Second"), (2, "Third"), (3, "Fourth"), (4, "Large")] as [(Int64, String)] {
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
