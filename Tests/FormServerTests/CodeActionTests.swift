import Foundation
import JSONText
import TestSupport
import Testing

/// Which actions a client gets, and in what form.
@Suite(.timeLimit(.minutes(10))) struct CodeActionTests {
  private static let text = """
    form A {
        textField a { placeholdr: "x"; keyboardType: .emailAdress }
        textField b { rule length(...5); example: "abcdefghi" }
    }

    """
  private static let literals =
    #""textDocument":{"codeAction":{"isPreferredSupport":true,"#
    + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}"#

  /// The actions for the whole text, or up to a line.
  private static func ask(
    _ client: inout MemoryClient, diagnostics: String = "", only: String? = nil, end: Int = 4
  ) -> [JSONValue] {
    let kinds = only.map { #","only":["\#($0)"]"# } ?? ""
    client.send(
      Messages.ask(
        1, "textDocument/codeAction",
        Messages.range((0, 0), (end, 0)) + #","context":{"diagnostics":[\#(diagnostics)]\#(kinds)}"#))
    return client.answer(1)?["result"]?.elements.map(Array.init) ?? []
  }

  private static func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"]?.string } }

  @Test func withoutFindingsTheRangeCounts() {
    var client = MemoryClient("{\(CodeActionTests.literals)}")
    client.send(Messages.open(CodeActionTests.text))
    let titles = CodeActionTests.titles(CodeActionTests.ask(&client))
    #expect(titles.contains { $0.contains("'placeholder'") } && titles.contains { $0.contains(".emailAddress") })
    let suppressing = titles.indices.filter { titles[$0].hasPrefix("Suppress") }
    #expect(suppressing.count > 1 && suppressing.max() == titles.count - 1)
    #expect(suppressing.max().map { $0 - (suppressing.min() ?? 0) + 1 } == suppressing.count)
  }

  /// What settings call unfixable is fixed one by one, never all at once.
  @Test func unfixableCodesAreNotFixedTogether() {
    let text = "form A {\n    textField a { placeholdr: \"x\" }\n    textField b { placeholdr: \"x\" }\n}\n\n"
    for (options, isOffered) in [("{}", true), (#"{"unfixable":["unknown-property"]}"#, false)] {
      var client = MemoryClient("{\(CodeActionTests.literals)}", options: options)
      client.send(Messages.open(text))
      let titles = CodeActionTests.titles(CodeActionTests.ask(&client))
      #expect(titles.contains { $0.contains("'placeholder'") })
      #expect(titles.contains { $0.hasPrefix("Fix all") } == isOffered)
    }
  }

  @Test func namedFindingsAreTheOnlyOnes() throws {
    var client = MemoryClient("{\(CodeActionTests.literals)}")
    client.send(Messages.open(CodeActionTests.text))
    let published = client.published()
    let findings = try #require(published?["diagnostics"]?.elements.map(Array.init))
    let one = try #require(findings.first { $0["code"]?.string == "unknown-property" })
    let text = String(decoding: one.rawBytes, as: UTF8.self)
    let actions = CodeActionTests.ask(&client, diagnostics: text, only: "quickfix", end: 2)
    #expect(actions.count == 2)
    #expect(actions.allSatisfy { $0["diagnostics"]?.elements.map(Array.init)?.count == 1 })
    #expect(actions.first?["isPreferred"]?.bool == true && actions.last?["isPreferred"] == nil)
    let foreign = #"{\#(Messages.range((0, 0), (0, 4))),"message":"x","source":"y"}"#
    #expect(CodeActionTests.ask(&client, diagnostics: foreign, only: "quickfix").isEmpty)
  }

  /// A client that asks about the whole text with one finding applies whatever it gets.
  @Test func oneFindingOfTheWholeTextIsOnlyMended() throws {
    var client = MemoryClient("{\(CodeActionTests.literals)}")
    client.send(
      Messages.open("form A {\n    textField a { placeholdr: \"x\" }\n    textField b { placeholdr: \"x\" }\n}\n"))
    let one = try #require(client.published()?["diagnostics"]?.elements.map(Array.init)?.first)
    let actions = CodeActionTests.ask(
      &client, diagnostics: String(decoding: one.rawBytes, as: UTF8.self), only: "quickfix")
    #expect(CodeActionTests.titles(actions).count == 1 && actions.first?["isPreferred"]?.bool == true)
  }

  /// Each finding can be explained: by its page where that is served, else in a message.
  @Test func findingsAreExplained() throws {
    var client = MemoryClient("{\(CodeActionTests.literals)}")
    client.send(Messages.open(CodeActionTests.text))
    let action = try #require(
      CodeActionTests.ask(&client).first { $0["title"]?.string == "Explain 'unknown-property'" })
    let command = try #require(action["command"])
    let arguments = String(decoding: command["arguments"]?.rawBytes ?? [], as: UTF8.self)
    #expect(command["command"]?.string == "formdef.explain")
    client.send(
      Messages.request(
        2, "workspace/executeCommand", #"{"command":"formdef.explain","arguments":\#(arguments)}"#))
    let text = client.message("window/showMessage")?["params"]?["message"]?.string
    #expect(text?.hasPrefix("# unknown-property\n") == true)
    client.send(Messages.request(3, "workspace/executeCommand", #"{"command":"formdef.explain","arguments":["x"]}"#))
    #expect(client.answer(3)?["error"]?["code"]?.int64 == -32602)
  }

  @Test(arguments: ["refactor", "source.fixAll", "source.fixAll.formdef", "source.organizeImports"])
  func kindsAreFiltered(_ kind: String) {
    var client = MemoryClient("{\(CodeActionTests.literals)}")
    client.send(Messages.open(CodeActionTests.text))
    let kinds = CodeActionTests.ask(&client, only: kind).compactMap { $0["kind"]?.string }
    #expect(kinds.allSatisfy { $0.hasPrefix(kind) })
    #expect(kinds.isEmpty == (kind == "source.organizeImports" || kind == "refactor"))
  }

  @Test func aReasonIsLeftToThePersonWhoKnowsIt() throws {
    var plain = MemoryClient("{\(CodeActionTests.literals)}")
    plain.send(Messages.open(CodeActionTests.text))
    let offered = CodeActionTests.ask(&plain, only: "quickfix")
    let suppressed = try #require(offered.last)
    let newText = suppressed["edit"]?["changes"]?[named: Messages.uri]?.elements?.first { _ in true }?["newText"]?
      .string
    #expect(newText?.hasSuffix("-- <reason>\n") == true)

    let workspace = #""workspace":{"workspaceEdit":{"documentChanges":true,"snippetEditSupport":true}}"#
    var modern = MemoryClient("{\(CodeActionTests.literals),\(workspace)}")
    modern.send(Messages.open(CodeActionTests.text))
    let actions = CodeActionTests.ask(&modern, only: "quickfix")
    let action = try #require(actions.last)
    let change = action["edit"]?["documentChanges"]?.elements?.first { _ in true }
    let edit = change?["edits"]?.elements?.first { _ in true }
    #expect(edit?["snippet"]?["kind"]?.string == "snippet")
    #expect(edit?["snippet"]?["value"]?.string?.hasSuffix("-- $0\n") == true)
    #expect(change?["textDocument"]?["version"]?.int64 == 1)
  }
}

/// Actions whose edits are made when they are chosen.
@Suite(.timeLimit(.minutes(10))) struct CodeActionResolveTests {
  private static let text = """
    form A {
        textField a { placeholdr: "x" }
        textField b { placeholdr: "y" }
    }

    """

  @Test func allOfACodeAreMendedTogether() throws {
    let server = try ServerProcess()
    server.send(
      Messages.initialize(
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,"#
          + #""resolveSupport":{"properties":["edit"]}}}}"#), Messages.notification("initialized"),
      Messages.open(CodeActionResolveTests.text),
      Messages.ask(
        1, "textDocument/codeAction", Messages.range((1, 18), (1, 20)) + #","context":{"diagnostics":[]}"#))
    let actions = try #require(server.answer(1)?["result"]?.elements.map(Array.init))
    let wide = try #require(actions.first { $0["title"]?.string == "Fix all 'unknown-property' in this file" })
    #expect(wide["edit"] == nil)
    server.send(Messages.request(2, "codeAction/resolve", String(decoding: wide.rawBytes, as: UTF8.self)))
    let edits = server.answer(2)?["result"]?["edit"]?["changes"]?[named: Messages.uri]?.elements.map(Array.init)
    let text = edits?.first?["newText"]?.string
    #expect(text?.contains("placeholder: \"x\"") == true && text?.contains("placeholder: \"y\"") == true)
  }

  /// Lines that grow too long are parted, as by the fix of one finding.
  @Test func aFormattedTextStaysFormatted() throws {
    let label = String(repeating: "long ", count: 16)
    var client = MemoryClient(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true}}}"#)
    client.send(
      Messages.open(
        """
        form A {
            textField a { label: "A"; use P }
            textField b { label: "\(label)"; use P }
            on textFieldShouldReturn(_:) { focus: next }
        }

        preset P {
            returnKeyType: .next
        }

        """),
      Messages.request(
        1, "codeAction/resolve", #"{"title":"all","data":["code","next-without-next","/forms/Form.formdef"]}"#))
    let edits = client.answer(1)?["result"]?["edit"]?["changes"]?[named: Messages.uri]?.elements.map(Array.init)
    #expect(edits?.first?["newText"]?.string?.contains("use P\n        returnKeyType: .done\n") == true)
  }

  /// A change of very many places is not sent before somebody chooses it; one of a text that has changed since is not made.
  @Test func aLargeRefactoringIsMadeWhenItIsChosen() throws {
    let title = "Make an enumeration of the tags"
    func actions(_ count: Int, _ can: String) -> (MemoryClient, JSONValue?) {
      let fields = (1...count).map { "  textField field\($0) { tag: \($0) }\n" }.joined()
      var client = MemoryClient(
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true\#(can)}}}"#)
      client.send(
        Messages.open("form F {\n  dispatch: .tags\n\(fields)}\n"),
        Messages.ask(1, "textDocument/codeAction", Messages.range((0, 5), (0, 6)) + #","context":{"diagnostics":[]}"#))
      let all = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
      return (client, all.first { $0["title"]?.string == title })
    }
    let resolves = #","resolveSupport":{"properties":["edit"]}"#
    let whole = try #require(actions(200, "").1?["edit"])
    #expect(actions(3, resolves).1?["edit"] != nil)
    var (client, action) = actions(200, resolves)
    let later = try #require(action)
    #expect(later["edit"] == nil)
    client.send(Messages.request(2, "codeAction/resolve", String(decoding: later.rawBytes, as: UTF8.self)))
    #expect(client.answer(2)?["result"]?["edit"]?.rawBytes == whole.rawBytes)
    client.send(
      Messages.changes([Messages.edit((0, 0), (0, 0), "\n")]),
      Messages.request(3, "codeAction/resolve", String(decoding: later.rawBytes, as: UTF8.self)))
    #expect(client.answer(3)?.errorCode == -32801)
  }

  /// Files that are not open are fixed too.
  @Test func allOfACodeAreFixedInTheProject() throws {
    let folder = try TemporaryFolder([
      "A.formdef": CodeActionResolveTests.text, "sub/B.formdef": "form B { textField b { placeholdr: \"z\" } }",
    ])
    var client = MemoryClient(
      #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,"#
        + #""resolveSupport":{"properties":["edit"]}}}}"#, folder: folder.url.absoluteString)
    let uri = folder.url("A.formdef").absoluteString
    client.send(
      Messages.open(CodeActionResolveTests.text, uri: uri),
      Messages.ask(
        1, "textDocument/codeAction", uri: uri, Messages.range((1, 18), (1, 20)) + #","context":{"diagnostics":[]}"#))
    let actions = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    let wide = try #require(actions.first { $0["title"]?.string == "Fix all 'unknown-property' in the project" })
    client.send(Messages.request(2, "codeAction/resolve", String(decoding: wide.rawBytes, as: UTF8.self)))
    let changes = client.answer(2)?["result"]?["edit"]?["changes"]?.members.map(Array.init) ?? []
    #expect(changes.map(\.name).sorted() == [uri, folder.url("sub/B.formdef").absoluteString].sorted())
  }

  /// What has just come may have findings that are not made yet.
  @Test func whatWasJustOpenedIsFixedToo() {
    var client = MemoryClient(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true}}}"#)
    client.sendWithoutIdling(Messages.open(CodeActionResolveTests.text))
    client.sendWithoutIdling(
      Messages.request(1, "codeAction/resolve", #"{"title":"all","data":["project","unknown-property"]}"#))
    let edits = client.answer(1)?["result"]?["edit"]?["changes"]?[named: Messages.uri]?.elements.map(Array.init)
    #expect(edits?.first?["newText"]?.string?.contains("placeholder: \"y\"") == true)
  }

  /// What was found before another file changed is found again before it is fixed.
  @Test func whatAnotherFileChangedIsLookedAtAgain() throws {
    let folder = try TemporaryFolder([:])
    let presets = folder.url("P.formdef").absoluteString
    let preset = "preset P { keyboardType: .emailAddress; autocapitalizationType: .none }"
    var client = MemoryClient(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true}}}"#)
    client.send(
      Messages.open(String(repeating: "preset Q { }\n", count: 40) + preset, uri: presets),
      Messages.open(
        "import \"P.formdef\"\nform A { textField a { use P } }\n", uri: folder.url("A.formdef").absoluteString))
    client.sendWithoutIdling(Messages.change(preset, uri: presets))
    client.sendWithoutIdling(
      Messages.request(1, "codeAction/resolve", #"{"title":"all","data":["project","missing-content-type"]}"#))
    let edits = client.answer(1)?["result"]?["edit"]?["changes"]?[named: presets]?.elements.map(Array.init)
    #expect(edits?.first?["range"]?["start"]?["line"]?.int64 == 0)
    #expect(edits?.first?["newText"]?.string?.contains("textContentType: .emailAddress") == true)
  }
}
