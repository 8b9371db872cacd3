import FormServer
import Foundation
import JSONText
import Synchronization
import TestSupport
import Testing

/// The forms of the client's folders: found, followed, and reported without being open.
@Suite struct ProjectTests {
  private static let pulls =
    #"{"textDocument":{"diagnostic":{"relatedDocumentSupport":true}},"workspace":{"workspaceFolders":true,"#
    + #""diagnostics":{"refreshSupport":true},"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  private static let unwatched =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "A.formdef": "import \"sub/B.formdef\"\nform A { textField a { use P } }", "sub/B.formdef": "preset P { }",
      "sub/C.formdef": "oops", ".hidden/D.formdef": "oops", "E.txt": "oops",
    ])
  }

  private func uri(_ path: String) -> String { folder.url(path).absoluteString }

  private func client(_ capabilities: String = pulls) -> MemoryClient {
    MemoryClient(capabilities, folder: folder.url.absoluteString)
  }

  /// The reports of an answer to `workspace/diagnostic`, as "name kind count".
  private func reports(_ answer: JSONValue?) -> [String] {
    let items = (answer?["result"] ?? answer?["params"]?["value"])?["items"]?.elements.map(Array.init) ?? []
    return items.map { item in
      let name = item["uri"]?.string?.split(separator: "/").last ?? ""
      return "\(name) \(item["kind"]?.string ?? "") \(item["items"]?.elements.map { Array($0).count } ?? -1)"
    }
  }

  private func pull(_ id: Int, _ previous: JSONValue? = nil, _ more: String = "") -> String {
    let items = previous?["result"]?["items"]?.elements.map(Array.init) ?? []
    let ids = items.compactMap { item in
      item["resultId"].map { #"{"uri":"\#(item["uri"]?.string ?? "")","value":"\#($0.string ?? "")"}"# }
    }
    return Messages.request(
      id, "workspace/diagnostic", "{\(more)\"previousResultIds\":[\(ids.joined(separator: ","))]}")
  }

  @Test func allFormsAreReported() {
    var client = client()
    client.send(pull(1))
    #expect(reports(client.answer(1)) == ["A.formdef full 0", "B.formdef full 0", "C.formdef full 1"])
  }

  /// As on the terminal; what is open is reported all the same, and names lead there.
  @Test func whatSettingsExcludeIsNotReported() throws {
    var client = client()
    func set(_ text: String) throws {
      try folder.write(text, to: "formdef.json")
      client.send(
        Messages.notification(
          "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri("formdef.json"))","type":2}]}"#))
    }
    try set(#"{"exclude": ["sub/"]}"#)
    client.send(pull(1))
    #expect(reports(client.answer(1)) == ["A.formdef full 0"])
    client.send(Messages.ask(2, "textDocument/definition", uri: uri("A.formdef"), Messages.position(1, 27)))
    #expect(client.answer(2)?["result"]?.isNull == false)
    client.send(Messages.open("oops", uri: uri("sub/C.formdef")), pull(3))
    #expect(reports(client.answer(3)) == ["C.formdef full 1", "A.formdef full 0"])
    client.send(Messages.close(uri: uri("sub/C.formdef")))
    try set("{}")
    client.send(pull(4))
    let reported = client.answer(4)
    #expect(reports(reported).sorted() == ["A.formdef full 0", "B.formdef full 0", "C.formdef full 1"])
    try set(#"{"exclude": ["C.formdef"]}"#)
    client.send(pull(5, reported))
    #expect(reports(client.answer(5)).contains("C.formdef full 0"))
  }

  @Test func aFileThatIsDeletedWhileItIsOpenIsGoneWhenItIsClosed() throws {
    var client = client()
    let uri = uri("sub/C.formdef")
    client.send(Messages.open("form C { }", uri: uri))
    try FileManager.default.removeItem(at: folder.url("sub/C.formdef"))
    client.send(Messages.notification("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#), pull(1))
    #expect(reports(client.answer(1)) == ["A.formdef full 0", "B.formdef full 0"])
  }

  /// What other files say may not be known yet right after the start.
  @Test func completionIsAskedForAgainWhileFoldersAreSearched() {
    var client = MemoryClient(raw: Messages.initialize("{}", folder: folder.url.absoluteString))
    let place = #""position":{"line":0,"character":27}"#
    client.send(
      Messages.notification("initialized"), Messages.open("form F { textField a { use  } }"),
      Messages.ask(11, "textDocument/completion", place))
    client.send(Messages.ask(12, "textDocument/completion", place))
    #expect(client.answer(11)?["result"]?["isIncomplete"]?.bool == true)
    #expect(client.answer(12)?["result"]?["isIncomplete"]?.bool == false)
  }

  @Test func partsComeWhereTheyAreTaken() {
    var client = client()
    client.send(pull(1, nil, #""partialResultToken":"p","#))
    var parts: [String] = []
    while let part = client.message("$/progress") { parts += reports(part) }
    #expect(parts.count == 3)
    #expect(reports(client.answer(1)) == [])
  }

  @Test func onlyWhatAnEditConcernsIsReportedAgain() throws {
    var client = client()
    client.send(pull(1))
    let first = client.answer(1)
    client.send(pull(2, first))
    #expect(
      reports(client.answer(2)) == ["A.formdef unchanged -1", "B.formdef unchanged -1", "C.formdef unchanged -1"])
    client.send(Messages.open("preset Q { }", uri: uri("sub/B.formdef")))
    client.send(pull(3, first))
    #expect(reports(client.answer(3)) == ["B.formdef full 0", "A.formdef full 1", "C.formdef unchanged -1"])
  }

  @Test func anOpenTextCountsAndItsVersionIsTold() {
    var client = client()
    client.send(Messages.open("form C { }", uri: uri("sub/C.formdef"), version: 7), pull(1))
    let items = client.answer(1)?["result"]?["items"]?.elements.map(Array.init) ?? []
    #expect(items.first?["version"]?.int64 == 7)
    #expect(items.first?["items"]?.elements.map { Array($0).count } == 0)
    #expect(items.dropFirst().allSatisfy { $0["version"]?.isNull ?? false })
  }

  @Test func documentsThatImportOneAreReportedWithIt() {
    var client = client()
    client.send(
      Messages.open("import \"sub/B.formdef\"\nform A { textField a { use P } }", uri: uri("A.formdef")),
      Messages.ask(1, "textDocument/diagnostic", uri: uri("A.formdef")),
      Messages.open("preset Q { }", uri: uri("sub/B.formdef")),
      Messages.ask(2, "textDocument/diagnostic", uri: uri("sub/B.formdef")),
      Messages.ask(3, "textDocument/diagnostic", uri: uri("sub/B.formdef")))
    let related = client.answer(2)?["result"]?["relatedDocuments"]?.members.map(Array.init) ?? []
    #expect(related.map(\.name) == [uri("A.formdef")])
    #expect(related.first?.value["items"]?.elements.map { Array($0).count } == 1)
    #expect(client.answer(3)?["result"]?["relatedDocuments"] == nil, "the client has it")
  }

  /// What says nothing else to a document leaves the name of its report; what moves a place that it names does not.
  @Test func reportsThatSayTheSameKeepTheirNames() {
    let pull =
      #"{"textDocument":{"diagnostic":{"relatedDocumentSupport":true},"#
      + #""publishDiagnostics":{"relatedInformation":true}}}"#
    var client = MemoryClient(pull, folder: folder.url.absoluteString)
    client.send(
      Messages.open("preset P {\n    rule length(5...3)\n}\n", uri: uri("sub/B.formdef")),
      Messages.open("import \"sub/B.formdef\"\nform A { textField a { use P; oops: 1 } }", uri: uri("A.formdef")),
      Messages.ask(1, "textDocument/diagnostic", uri: uri("A.formdef")))
    let id = client.answer(1)?["result"]?["resultId"]?.string ?? ""
    client.send(
      Messages.change("preset P {\n    rule length(5...3)\n}\n// more\n", uri: uri("sub/B.formdef"), version: 2),
      Messages.ask(2, "textDocument/diagnostic", uri: uri("A.formdef"), #""previousResultId":"\#(id)""#),
      Messages.ask(3, "textDocument/diagnostic", uri: uri("sub/B.formdef")))
    #expect(client.answer(2)?["result"]?["kind"]?.string == "unchanged")
    #expect(client.answer(3)?["result"]?["relatedDocuments"] == nil)
    client.send(
      Messages.change("", uri: uri("sub/B.formdef"), version: 3),
      Messages.ask(4, "textDocument/diagnostic", uri: uri("A.formdef"), #""previousResultId":"\#(id)""#))
    #expect(client.answer(4)?["result"]?["kind"]?.string == "full")
  }

  @Test func filesThatComeChangeAndGoAreFollowed() throws {
    var client = client()
    client.send(pull(1))
    let first = client.answer(1)
    try folder.write("form N { }", to: "sub/new/N.formdef")
    try folder.write("form C { }", to: "sub/C.formdef")
    try FileManager.default.removeItem(at: folder.url("A.formdef"))
    let events = [("sub/new/N.formdef", 1), ("sub/C.formdef", 2), ("A.formdef", 3), ("E.txt", 2)]
      .map { #"{"uri":"\#(uri($0.0))","type":\#($0.1)}"# }
    client.send(
      Messages.notification("workspace/didChangeWatchedFiles", #"{"changes":[\#(events.joined(separator: ","))]}"#))
    #expect(client.message("workspace/diagnostic/refresh") != nil)
    client.send(pull(2, first))
    #expect(
      reports(client.answer(2))
        == ["A.formdef full 0", "B.formdef unchanged -1", "C.formdef full 0", "N.formdef full 0"])
  }

  @Test func clientsThatDoNotWatchSeeTheDiskAtTheNextRequest() throws {
    var client = client(ProjectTests.unwatched)
    client.send(pull(1))
    let first = client.answer(1)
    try folder.write("form N { }", to: "sub/new/N.formdef")
    try folder.write("form C { } // longer", to: "sub/C.formdef")
    client.send(pull(2, first))
    #expect(
      reports(client.answer(2))
        == ["A.formdef unchanged -1", "B.formdef unchanged -1", "C.formdef full 0", "N.formdef full 0"])
  }

  /// A folder that is gone takes its forms with it, whether the client tells of the folder, of nothing, or watches nothing.
  @Test(arguments: [
    (ProjectTests.pulls, true), (ProjectTests.pulls, false), (ProjectTests.unwatched, false),
  ])
  func foldersOnDiskGoWithTheirForms(_ capabilities: String, tells: Bool) throws {
    var client = client(capabilities)
    client.send(pull(1))
    #expect(reports(client.answer(1)).count == 3)
    try FileManager.default.removeItem(at: folder.url("sub"))
    if tells {
      client.send(
        Messages.notification(
          "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri("sub"))","type":3}]}"#))
    }
    client.send(pull(2))
    let left = reports(client.answer(2))
    #expect(left.count == 1 && left.first?.hasPrefix("A.formdef full") == true)
  }

  /// While the folders are searched, the client is not told for each file that there is something to ask for again.
  @Test func aSearchAsksForOneRefresh() throws {
    let many = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<50).map { number in ("F\(number).formdef", "form F { }") }))
    var client = MemoryClient(raw: Messages.initialize(ProjectTests.pulls, folder: many.url.absoluteString))
    client.sendAnswering(Messages.notification("initialized"))
    let methods = client.takeAll().compactMap { $0["method"]?.string }
    #expect(methods.filter { $0 == "workspace/diagnostic/refresh" }.count == 1)
  }

  /// What is asked while the folders are searched is answered when all of their forms are known.
  @Test func answersAboutAllFilesWaitForTheSearch() throws {
    let uses = (0..<9).map { ("F\($0).formdef", "import \"P.formdef\"\nform F\($0) { textField a { use P } }") }
    let many = try TemporaryFolder(Dictionary(uniqueKeysWithValues: uses + [("P.formdef", "preset P { }")]))
    let uri = many.url.appending(path: "P.formdef").absoluteString
    let place = #""textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":7}"#
    var client = MemoryClient(raw: Messages.initialize("{}", folder: many.url.absoluteString))
    client.send(
      Messages.notification("initialized"), Messages.open("preset P { }", uri: uri),
      Messages.request(11, "textDocument/references", #"{\#(place),"context":{"includeDeclaration":true}}"#),
      Messages.request(12, "textDocument/rename", #"{\#(place),"newName":"Q"}"#),
      Messages.request(13, "textDocument/implementation", "{\(place)}"),
      Messages.request(14, "workspace/symbol", #"{"query":"F"}"#),
      Messages.request(
        15, "workspace/willRenameFiles",
        #"{"files":[{"oldUri":"\#(uri)","newUri":"\#(uri.replacing("P.formdef", with: "Q.formdef"))"}]}"#),
      Messages.request(16, "textDocument/references", #"{\#(place),"context":{"includeDeclaration":true}}"#),
      Messages.notification("$/cancelRequest", #"{"id":16}"#))
    func count(_ id: Int64, _ member: String? = nil) -> Int? {
      let result = client.answer(id)?["result"]
      return member.map { result?[named: $0]?.members.map { Array($0).count } }
        ?? result?.elements.map { Array($0).count }
    }
    #expect(count(11) == 10)
    #expect(count(12, "changes") == 10)
    #expect(count(13) == 9)
    #expect(count(14) == 9)
    #expect(count(15, "changes") == 9)
    #expect(client.answer(16)?["error"]?["code"]?.int64 == -32800)
  }

  /// What is known under the name of a link is the same text, and is changed once.
  @Test func aRenameReachesImportsOfALink() throws {
    let linked = try TemporaryFolder([
      "P.formdef": "preset P { }\n", "L.formdef": "import \"Link.formdef\"\nform A { textField a { use P } }\n",
    ])
    let link = linked.url("Link.formdef").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "P.formdef")
    var client = MemoryClient(folder: linked.url.absoluteString)
    let uri = linked.url("P.formdef").absoluteString
    client.send(
      Messages.open("preset P { }\n", uri: uri),
      Messages.ask(1, "textDocument/rename", uri: uri, Messages.position(0, 7) + #","newName":"Q""#))
    let changes = client.answer(1)?["result"]?["changes"]?.members?.map(\.name).sorted()
    #expect(changes == [linked.url("L.formdef").absoluteString, uri])
  }

  @Test func aFolderThatComesBringsItsForms() throws {
    var client = client()
    try folder.write("form N { }", to: "new/deep/N.formdef")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri("new"))","type":1}]}"#), pull(1))
    #expect(reports(client.answer(1)).contains("N.formdef full 0"))
  }

  /// What a watching client is not told of: files outside of its folders.
  @Test func importsFromElsewhereAreFollowed() throws {
    try folder.write("import \"../sub/B.formdef\"\nform F { textField a { use P } }", to: "app/F.formdef")
    var client = MemoryClient(ProjectTests.pulls, folder: uri("app"))
    client.send(pull(1))
    #expect(reports(client.answer(1)) == ["F.formdef full 0"])
    try folder.write("preset Renamed { }", to: "sub/B.formdef")
    client.send(pull(2))
    #expect(reports(client.answer(2)) == ["F.formdef full 1"])
  }

  /// Messages that come together are answered from one look at the disk, later ones from another.
  @Test func theDiskIsLookedAtForEachRequestThatComesLater() throws {
    var client = client(ProjectTests.unwatched)
    client.sendWithoutIdling(Messages.request(2, "formdef/status"))
    try folder.write("form N { }", to: "N.formdef")
    client.sendWithoutIdling(Messages.request(3, "formdef/status"))
    #expect(client.answer(2)?["result"]?["files"]?.int64 == 3)
    #expect(client.answer(3)?["result"]?["files"]?.int64 == 4)
  }

  @Test func foldersComeAndGo() throws {
    let other = try TemporaryFolder(["X.formdef": "form X { }"])
    var client = client()
    let change = { (added: String, removed: String) in
      Messages.notification(
        "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[\#(added)],"removed":[\#(removed)]}}"#)
    }
    let folders = [folder, other].map { #"{"uri":"\#($0.url.absoluteString)","name":"n"}"# }
    client.send(change(folders[1], ""), pull(1))
    #expect(reports(client.answer(1)).count == 4)
    client.send(change("", folders[0]), pull(2))
    #expect(reports(client.answer(2)) == ["X.formdef full 0"])
  }

  @Test func aPullCanBeCancelledWhileItGoesOn() {
    var client = client()
    client.send(pull(1), Messages.notification("$/cancelRequest", #"{"id":1}"#))
    #expect(client.answer(1)?.errorCode == -32800)
    client.sendWithoutIdling(pull(2))
    client.send(Messages.notification("$/cancelRequest", #"{"id":2}"#))
    #expect(client.answer(2)?.errorCode == -32800)
  }

  @Test func formsOfFoldersCanBeAskedAboutWithoutBeingOpen() {
    var client = client()
    client.send(Messages.ask(1, "textDocument/documentSymbol", uri: uri("sub/B.formdef")))
    #expect(client.answer(1)?["result"]?.elements.map { Array($0).count } == 1)
  }

  @Test func whatTakesLongIsToldWhereItIsTaken() {
    let now = Mutex(0.0)
    let milliseconds: @Sendable () -> Double = {
      now.withLock {
        $0 += 200; return $0
      }
    }
    let clock = ServerClock(date: { 0 }, milliseconds: milliseconds)
    var client = MemoryClient(
      #"{"window":{"workDoneProgress":true}}"#, folder: folder.url.absoluteString, clock: clock)
    let create = client.message("window/workDoneProgress/create")
    #expect(create?["params"]?["token"]?.string == "formdef/scan")
    var plain = MemoryClient("{}", folder: folder.url.absoluteString, clock: clock)
    #expect(plain.message("window/workDoneProgress/create") == nil)
  }

  @Test func theStateOfTheServerCanBeAskedFor() {
    var client = client()
    client.send(Messages.open("form C { }", uri: uri("sub/C.formdef")))
    client.send(
      Messages.change("form", uri: uri("sub/C.formdef")),
      Messages.ask(1, "textDocument/diagnostic", uri: uri("sub/C.formdef")))
    client.send(Messages.request(2, "formdef/status"))
    let status = client.answer(2)?["result"]
    #expect(status?["files"]?.int64 == 3)
    #expect(status?["openDocuments"]?.int64 == 1)
    #expect((status?["memoryBytes"]?.int64 ?? 0) > 1 << 20)
    #expect((status?["lastEditMilliseconds"]?.double ?? -1) >= 0)
  }

  @Test func whatIsHandledIsTracedWhereThatIsWanted() {
    var client = client()
    client.send(Messages.request(1, "formdef/status"))
    #expect(client.message("$/logTrace") == nil)
    client.send(
      Messages.notification("$/setTrace", #"{"value":"verbose"}"#), Messages.request(2, "formdef/status", "{}"))
    let traces = client.messages.filter { $0["method"]?.string == "$/logTrace" }
    #expect(traces.last?["params"]?["message"]?.string?.hasPrefix("formdef/status (2): ") == true)
    #expect(traces.last?["params"]?["verbose"]?.string == "{}")
  }

  /// Whose presets nobody uses any more, since an import went, is told so, and that they are used again.
  @Test func thoseThatAreImportedNoMoreAreToldOf() {
    let shared = "file:///forms/Shared.formdef"
    let user = "file:///forms/User.formdef"
    var client = MemoryClient()
    client.send(Messages.open("preset Common { keyboardType: .URL }\nform B { }\n", uri: shared))
    client.send(Messages.open("import \"Shared.formdef\"\nform A { textField a { use Common } }\n", uri: user))
    func isUnused() -> Bool {
      let told = client.messages.last { $0["params"]?["uri"]?.string == shared }
      return told?["params"]?.findings.contains { $0.hasSuffix("unused-preset") } ?? false
    }
    #expect(!isUnused())
    client.send(Messages.changes([Messages.edit((0, 0), (0, 0), "// ")], uri: user))
    #expect(isUnused())
    client.send(Messages.changes([Messages.edit((0, 0), (0, 3), "")], uri: user, version: 3))
    #expect(!isUnused())
  }
}
