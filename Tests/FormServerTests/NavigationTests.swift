import JSONText
import Testing
import TestSupport

/// Requests about names, through the built program.
@Suite(.timeLimit(.minutes(10))) struct NavigationTests {
  private static let text = """
    form A {
        tags T { first = 1, last }
        textField first { use Mail }
        textField last { rule equal(to: first) }
    }
    preset Mail { keyboardType: .emailAddress }

    """

  private static func server(_ capabilities: String = "{}") throws -> ServerProcess {
    let server = try ServerProcess()
    server.send(Messages.initialize(capabilities), Messages.notification("initialized"), Messages.open(text))
    return server
  }

  private static func ask(_ server: ServerProcess, _ method: String, _ line: Int, _ character: Int, _ more: String = "")
    -> JSONValue?
  {
    let rest = more.isEmpty ? "" : "," + more
    server.send(Messages.ask(1, "textDocument/\(method)", Messages.position(line, character) + rest))
    return server.answer(1)
  }

  @Test func namesLeadToTheirDeclarations() throws {
    let server = try NavigationTests.server()
    let preset = NavigationTests.ask(server, "definition", 2, 28)?["result"]?.places
    #expect(preset == ["5:7-5:11"])
    #expect(NavigationTests.ask(server, "definition", 3, 37)?["result"]?.places == ["2:14-2:19"])
    #expect(NavigationTests.ask(server, "implementation", 5, 8)?["result"]?.places == ["2:14-2:19"])
    #expect(NavigationTests.ask(server, "definition", 0, 1)?["result"]?.isNull == true)
  }

  @Test func linksHaveTheirOrigin() throws {
    let server = try NavigationTests.server(#"{"textDocument":{"definition":{"linkSupport":true}}}"#)
    let link = NavigationTests.ask(server, "definition", 2, 28)?["result"]?.elements?.first { _ in true }
    #expect(link?["originSelectionRange"]?.place == "2:26-2:30" && link?["targetSelectionRange"]?.place == "5:7-5:11")
    #expect(link?["targetRange"]?.place == "5:0-5:43")
  }

  @Test func referencesAreWithTheirDeclarationOrWithout() throws {
    let server = try NavigationTests.server()
    let all = NavigationTests.ask(server, "references", 2, 15, #""context":{"includeDeclaration":true}"#)
    #expect(all?["result"]?.places == ["1:13-1:18", "2:14-2:19", "3:36-3:41"])
    let ofCase = NavigationTests.ask(server, "references", 1, 14, #""context":{"includeDeclaration":true}"#)
    #expect(ofCase?["result"]?.places == all?["result"]?.places)
    let uses = NavigationTests.ask(server, "references", 2, 15, #""context":{"includeDeclaration":false}"#)
    #expect(uses?["result"]?.places == ["3:36-3:41"])
    let marked = NavigationTests.ask(server, "documentHighlight", 1, 14)?["result"]?.elements.map(Array.init)
    #expect(marked?.compactMap { $0["kind"]?.int64 } == [3, 1, 2])
  }

  @Test func aRenameChangesWhatIsMeant() throws {
    let server = try NavigationTests.server()
    let prepared = NavigationTests.ask(server, "prepareRename", 3, 37)?["result"]
    #expect(prepared?["placeholder"]?.string == "first" && prepared?["range"]?.place == "3:36-3:41")
    #expect(NavigationTests.ask(server, "prepareRename", 0, 2)?["result"]?.isNull == true)
    let edit = NavigationTests.ask(server, "rename", 3, 37, #""newName":"given""#)?["result"]
    #expect(edit?["changes"]?[named: Messages.uri]?.elements.map(Array.init)?.count == 3)
    let refused = NavigationTests.ask(server, "rename", 3, 37, #""newName":"last""#)
    #expect(refused?.errorCode == -32803 && refused?["error"]?["message"]?.string?.contains("'last'") == true)
  }

  @Test func symbolsAreFoundByTheirLetters() throws {
    let server = try NavigationTests.server(
      #"{"workspace":{"symbol":{"resolveSupport":{"properties":["location.range"]}}}}"#)
    server.send(Messages.request(1, "workspace/symbol", #"{"query":"ma"}"#))
    let symbol = try #require(server.answer(1)?["result"]?.elements?.first { _ in true })
    #expect(symbol["name"]?.string == "Mail" && symbol["location"]?["range"] == nil)
    server.send(Messages.request(2, "workspaceSymbol/resolve", String(decoding: symbol.rawBytes, as: UTF8.self)))
    #expect(server.answer(2)?["result"]?["location"]?["range"]?.place == "5:7-5:11")
  }

  @Test func suggestionsAreExplainedWhenTheyAreChosen() throws {
    let item = #"{"documentationFormat":["markdown"],"resolveSupport":{"properties":["documentation"]}}"#
    let server = try NavigationTests.server(#"{"textDocument":{"completion":{"completionItem":\#(item)}}}"#)
    let list = NavigationTests.ask(server, "completion", 5, 14)?["result"]?["items"]?.elements.map(Array.init)
    let label = try #require(list?.first { $0["label"]?.string == "keyboardType" || $0["label"]?.string == "label" })
    #expect(label["documentation"] == nil && label["data"] != nil)
    server.send(Messages.request(2, "completionItem/resolve", String(decoding: label.rawBytes, as: UTF8.self)))
    #expect(server.answer(2)?["result"]?["documentation"]?["kind"]?.string == "markdown")
  }
}

/// Files of a project, in memory: what is open counts as a file.
@Suite struct ProjectNavigationTests {
  private static let shared = "file:///forms/Shared.formdef"

  private static func client(_ capabilities: String = "{}") -> MemoryClient {
    var client = MemoryClient(capabilities)
    client.send(
      Messages.open("preset Mail { }\npreset Other { }\n", uri: shared),
      Messages.open("import \"Shared.formdef\"\nform A { textField a { use Mail } }\n"))
    return client
  }

  @Test func importsAreLinks() throws {
    var client = ProjectNavigationTests.client()
    client.send(Messages.ask(1, "textDocument/documentLink"))
    let answer = client.answer(1)
    let link = try #require(answer?["result"]?.elements?.first { _ in true })
    #expect(link["range"]?.place == "0:8-0:22" && link["target"]?.string == ProjectNavigationTests.shared)
    client.send(Messages.request(2, "documentLink/resolve", String(decoding: link.rawBytes, as: UTF8.self)))
    #expect(client.answer(2)?["result"]?["tooltip"]?.string == "presets 'Mail', 'Other'")
  }

  @Test func aRenameReachesOtherFilesUnderOneLabel() throws {
    var client = ProjectNavigationTests.client(
      #"{"workspace":{"workspaceEdit":{"documentChanges":true,"changeAnnotationSupport":{}}}}"#)
    client.send(
      Messages.ask(1, "textDocument/rename", Messages.position(1, 28) + #","newName":"Post""#))
    let edit = client.answer(1)?["result"]
    let changes = try #require(edit?["documentChanges"]?.elements.map(Array.init))
    #expect(changes.count == 2)
    #expect(changes.allSatisfy { $0["edits"]?.elements?.first { _ in true }?["annotationId"]?.string == "change" })
    let annotation = edit?["changeAnnotations"]?["change"]
    #expect(annotation?["label"]?.string == "Rename 'Mail' to 'Post'" && annotation?["needsConfirmation"] == nil)
  }

  /// The forms of a folder become types of one module; those of other folders may be called alike.
  @Test func aFormTakesNoNameOfItsFolder() {
    var client = ProjectNavigationTests.client()
    client.send(
      Messages.open("form B { }\n", uri: "file:///forms/B.formdef"),
      Messages.open("form C { }\n", uri: "file:///forms/old/C.formdef"),
      Messages.ask(1, "textDocument/rename", Messages.position(1, 5) + #","newName":"B""#),
      Messages.ask(2, "textDocument/rename", Messages.position(1, 5) + #","newName":"C""#))
    #expect(client.answer(1)?["error"]?["message"]?.string == "'B' is another form, in B.formdef")
    #expect(client.answer(2)?["result"]?.isNull == false)
  }

  @Test func importsFollowAFileThatIsRenamed() throws {
    var client = ProjectNavigationTests.client()
    client.send(
      Messages.request(
        1, "workspace/willRenameFiles",
        #"{"files":[{"oldUri":"\#(ProjectNavigationTests.shared)","newUri":"file:///forms/base/Base.formdef"}]}"#))
    let edits = client.answer(1)?["result"]?["changes"]?[named: Messages.uri]?.elements.map(Array.init)
    #expect(edits?.first?["newText"]?.string == "\"base/Base.formdef\"")
  }
}

extension JSONValue {
  /// A range as "line:character-line:character".
  fileprivate var place: String {
    ["start", "end"].map { end in
      "\(self[named: end]?["line"]?.int64 ?? -1):\(self[named: end]?["character"]?.int64 ?? -1)"
    }.joined(separator: "-")
  }

  /// The ranges of locations.
  fileprivate var places: [String] { elements?.compactMap { $0["range"]?.place } ?? [] }
}

/// What is shown around the cursor and in the text, through the built program.
@Suite(.timeLimit(.minutes(10))) struct InTextTests {
  private static let text = """
    form A {
        tags T { a, b }
        textField a { rule length(...5, ); textColor: .hex("#336699") }
    }

    """

  private static func server(_ capabilities: String = "{}") throws -> ServerProcess {
    let server = try ServerProcess()
    server.send(Messages.initialize(capabilities), Messages.notification("initialized"), Messages.open(text))
    return server
  }

  @Test func callsAreExplained() throws {
    let offsets = #"{"signatureInformation":{"parameterInformation":{"labelOffsetSupport":true}}}"#
    let server = try InTextTests.server(#"{"textDocument":{"signatureHelp":\#(offsets)}}"#)
    server.send(Messages.ask(1, "textDocument/signatureHelp", Messages.position(2, 36)))
    let help = server.answer(1)?["result"]
    let signature = help?["signatures"]?.elements?.first { _ in true }
    let label = signature?["label"]?.string ?? ""
    #expect(help?["activeParameter"]?.int64 == 1 && label.hasPrefix("rule length("))
    let ends = signature?["parameters"]?.elements.map(Array.init)?.last?["label"]?.elements?.compactMap(\.int64)
    let part = ends.map { String(label.dropFirst(Int($0[0])).prefix(Int($0[1] - $0[0]))) }
    #expect(part?.hasPrefix("counting: ") == true)
  }

  @Test func hintsAreExplainedWhenTheyAreLookedAt() throws {
    let server = try InTextTests.server(
      #"{"textDocument":{"inlayHint":{"resolveSupport":{"properties":["tooltip"]}}}}"#)
    server.send(Messages.ask(1, "textDocument/inlayHint", Messages.range((0, 0), (9, 0))))
    let hints = try #require(server.answer(1)?["result"]?.elements.map(Array.init))
    #expect(hints.compactMap { $0["label"]?.string } == ["= 0", "= 1", "tag 0", "when: .endEditing"])
    #expect(hints[0]["textEdits"]?.elements?.first { _ in true }?["newText"]?.string == " = 0")
    #expect(hints[0]["tooltip"] == nil)
    server.send(Messages.request(2, "inlayHint/resolve", String(decoding: hints[2].rawBytes, as: UTF8.self)))
    #expect(server.answer(2)?["result"]?["tooltip"] != nil)
  }

  @Test func colorsCanBeWrittenAnew() throws {
    let server = try InTextTests.server()
    server.send(Messages.ask(1, "textDocument/documentColor"))
    let color = try #require(server.answer(1)?["result"]?.elements?.first { _ in true })
    #expect(color["color"]?["blue"]?.double == 0.6 && color["range"]?["start"]?["character"]?.int64 == 50)
    let place = String(decoding: color["range"]?.rawBytes ?? [], as: UTF8.self)
    server.send(
      Messages.ask(
        2, "textDocument/colorPresentation",
        #""color":{"red":1,"green":0.5,"blue":0,"alpha":0.5},"range":\#(place)"#))
    let first = server.answer(2)?["result"]?.elements?.first { _ in true }
    #expect(first?["textEdit"]?["newText"]?.string == ".hex(\"#FF800080\")")
  }
}
