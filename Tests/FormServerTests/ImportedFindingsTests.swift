import Foundation
import JSONText
import TestSupport
import Testing

@testable import FormServer

/// What is found in a file depends on those that it imports, and on those that import it: whatever opens, changes or goes,
/// the client has at the end what one has that opens everything then.
struct ImportedFindingsTests {
  private static let names = ["A", "B", "C", "D"]
  private static let pulls =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true},"#
    + #""didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  /// A session with a client, and what it has been told.
  private struct Run {
    let folder: TemporaryFolder
    var random: SplitMix64
    let isSearched: Bool
    var texts: [String: String] = [:]
    var versions: [String: Int] = [:]
    var told: [String: String] = [:]
    var reports: [String: (id: String, items: String)] = [:]

    func uri(_ name: String) -> String { folder.url("\(name).formdef").absoluteString }

    func client(_ capabilities: String, patience: Int?) -> MemoryClient {
      MemoryClient(capabilities, folder: isSearched ? folder.url.absoluteString : nil, patience: patience)
    }

    mutating func text() -> String {
      let imports = names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let presets = (0..<2).filter { _ in Bool.random(using: &random) }.map { number in
        let body = [
          "rule length(5...3)", "tag: 0", "isOn: true", "label: \"x\"; tag: oops", "use P1", "rule equal(to: c0)",
          "rule characters(.letters)", "on textFieldShouldReturn(_:) { focus: c1 }",
        ].randomElement(using: &random)
        return "preset P\(number) { \(body ?? "") }\n"
      }
      let controls = (0..<3).map { number -> String in
        let kind = ["textField", "switch"].randomElement(using: &random) ?? ""
        let rule = ["", "rule characters(.letters); ", "rule pattern(/[0-9]+/); ", "rule equal(to: c2); "]
          .randomElement(using: &random)
        return "  \(kind) c\(number) { \(rule ?? "")use P\(Int.random(in: 0..<3, using: &random)) }\n"
      }
      let form = Int.random(in: 0..<3, using: &random) == 0 ? "" : "form F {\n\(controls.joined())}\n"
      let rest = Bool.random(using: &random) ? presets.joined() + form : form + presets.joined()
      return imports.map { "import \"\($0).formdef\"\n" }.joined() + rest
    }

    /// Something that happens, as the messages that tell of it.
    mutating func step() throws -> String? {
      let name = names.randomElement(using: &random) ?? "A"
      let version = (versions[name] ?? 0) + 1
      switch (Int.random(in: 0..<6, using: &random), texts[name]) {
      case (0..<2, nil):
        let disk = try? folder.text("\(name).formdef")
        let text = Bool.random(using: &random) ? disk ?? text() : text()
        texts[name] = text
        versions[name] = version
        return Messages.open(text, uri: uri(name), version: version)
      case (0, _?):
        texts[name] = nil
        return Messages.close(uri: uri(name))
      case (1..<4, let old?):
        let new = text()
        versions[name] = version
        if Bool.random(using: &random), let word = ["use P", "Field c", "to: c"].randomElement(using: &random),
          let place = old.range(of: word), let number = "012".randomElement(using: &random)
        {
          // A preset is used, or a control has or is called by, another name.
          let end = old.index(after: place.upperBound)
          let line = old[..<place.upperBound].count { $0 == "\n" }
          let column = old[..<place.upperBound].reversed().prefix { $0 != "\n" }.count
          texts[name] = old.replacingCharacters(in: place.upperBound..<end, with: String(number))
          return Messages.changes(
            [Messages.edit((line, column), (line, column + 1), String(number))], uri: uri(name), version: version)
        }
        if Bool.random(using: &random) {
          // All that follows says what it did, one line further on.
          let starts = [old.startIndex] + old.indices.filter { old[$0] == "\n" }.map { old.index(after: $0) }
          let line = Int.random(in: 0..<starts.count, using: &random)
          texts[name] = old.replacingCharacters(in: starts[line]..<starts[line], with: "\n")
          return Messages.changes([Messages.edit((line, 0), (line, 0), "\n")], uri: uri(name), version: version)
        }
        texts[name] = new
        return Messages.change(new, uri: uri(name), version: version)
      case (4..., _):
        let isGone = Int.random(in: 0..<3, using: &random) == 0
        if isGone {
          try? FileManager.default.removeItem(at: folder.url("\(name).formdef"))
        } else {
          try folder.write(text(), to: "\(name).formdef")
        }
        return Messages.notification(
          "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri(name))","type":\#(isGone ? 3 : 2)}]}"#)
      default: return nil
      }
    }

    /// Takes in what the server has told.
    mutating func take(_ client: inout MemoryClient) {
      while let message = client.message("textDocument/publishDiagnostics") {
        guard let params = message["params"], let uri = params["uri"]?.string else { continue }
        told[uri] = String(decoding: params.rawBytes, as: UTF8.self)
      }
    }

    /// Asks for all findings, and takes in the reports that are new.
    mutating func pull(_ client: inout MemoryClient) {
      let ids = reports.map { #"{"uri":"\#($0.key)","value":"\#($0.value.id)"}"# }
      client.send(
        Messages.request(7, "workspace/diagnostic", #"{"previousResultIds":[\#(ids.joined(separator: ","))]}"#))
      guard let items = client.answer(7)?["result"]?["items"]?.elements else { return }
      for item in items {
        guard let uri = item["uri"]?.string, item["kind"]?.string == "full", let found = item["items"] else { continue }
        reports[uri] = (item["resultId"]?.string ?? "", String(decoding: found.rawBytes, as: UTF8.self))
        if item["resultId"] == nil { reports[uri] = nil }
      }
    }

    /// The same of a client that opens everything now.
    func afresh(_ capabilities: String) -> Run {
      var fresh = Run(folder: folder, random: random, isSearched: isSearched)
      var client = client(capabilities, patience: nil)
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        client.send(Messages.open(text, uri: uri(name), version: versions[name] ?? 1))
      }
      fresh.take(&client)
      fresh.pull(&client)
      return fresh
    }
  }

  @Test(arguments: seeds(48)) func theEndIsTheSame(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let capabilities = seed % 2 == 0 ? "{}" : Self.pulls
      var run = Run(folder: try TemporaryFolder(), random: SplitMix64(seed: seed), isSearched: seed % 3 > 0)
      for name in Self.names { try run.folder.write(run.text(), to: "\(name).formdef") }
      var client = run.client(capabilities, patience: seed % 4 < 2 ? nil : 0)
      for step in 0..<12 {
        guard let message = try run.step() else { continue }
        client.send(message)
        run.take(&client)
        if seed % 2 == 1 { run.pull(&client) }
        let fresh = run.afresh(capabilities)
        for name in Self.names where run.texts[name] != nil {
          #expect(run.told[run.uri(name)] == fresh.told[run.uri(name)], "seed \(seed), step \(step): \(message)")
        }
        guard seed % 2 == 1 else { continue }
        for name in Self.names {
          #expect(
            run.reports[run.uri(name)]?.items == fresh.reports[run.uri(name)]?.items,
            "seed \(seed), step \(step): \(message)")
        }
      }
    }
  }

  /// A preset is unused again once the only file that imports it is closed.
  @Test func whoImportsIsClosed() {
    var client = MemoryClient()
    let user = "file:///forms/User.formdef"
    client.send(Messages.open("preset P { tag: 1 }\nform A { }\n"))
    #expect(client.published()?.findings == ["0:7-0:8 unused-preset"])
    client.send(Messages.open("import \"Form.formdef\"\nform B { textField b { use P } }\n", uri: user))
    while let told = client.message("textDocument/publishDiagnostics") {
      if told["params"]?["uri"]?.string == Messages.uri { #expect(told["params"]?.findings == []) }
    }
    client.send(Messages.close(uri: user))
    #expect(client.published()?.findings == ["0:7-0:8 unused-preset"])
  }

  /// Hints at a preset say how often it is used: they are asked for again once a file that imports it uses it, or another.
  @Test func whoImportsUsesAnother() {
    var client = MemoryClient(#"{"workspace":{"inlayHint":{"refreshSupport":true}}}"#)
    let user = "file:///forms/User.formdef"
    client.send(Messages.open("preset P { tag: 1 }\npreset Q { tag: 2 }\n"))
    client.send(Messages.open("import \"Form.formdef\"\nform B { textField b { use P } }\n", uri: user))
    client.sendAnswering(Messages.changes([Messages.edit((1, 27), (1, 28), "Q")], uri: user))
    _ = client.takeAll()
    client.sendAnswering(Messages.changes([Messages.edit((1, 27), (1, 28), "P")], uri: user, version: 3))
    #expect(client.message("workspace/inlayHint/refresh") != nil)
    _ = client.takeAll()
    client.sendAnswering(Messages.changes([Messages.edit((1, 19), (1, 20), "c")], uri: user, version: 4))
    #expect(client.message("workspace/inlayHint/refresh") == nil)
  }

  /// What is told of a circle shows all imports that make it, wherever they stand now.
  @Test func importsOfACircleMove() {
    var client = MemoryClient(#"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
    let other = "file:///forms/Other.formdef"
    client.send(Messages.open("import \"Form.formdef\"\n", uri: other))
    client.send(Messages.open("import \"Other.formdef\"\n"))
    _ = client.takeAll()
    client.send(Messages.changes([Messages.edit((0, 0), (0, 0), "\n")]))
    var line: Int64?
    while let told = client.message("textDocument/publishDiagnostics") {
      guard told["params"]?["uri"]?.string == other else { continue }
      let related = told["params"]?["diagnostics"]?.elements?.first { _ in true }?["relatedInformation"]
      line = related?.elements?.first { _ in true }?["location"]?["range"]?["start"]?["line"]?.int64
    }
    #expect(line == 1)
  }
}
