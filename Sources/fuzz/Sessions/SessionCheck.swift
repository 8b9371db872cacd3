import FormSyntax
import JSONText
import TestSupport

/// Two documents, one of which may import the other, edited in a session: every request about every state of them is
/// answered with places of the text, and as in a session in which that state was opened afresh.
struct SessionCheck {
  private static let main = "file:///forms/A.formdef"
  private static let imported = "file:///forms/B.formdef"
  /// Places of one text that are asked about, and edits that are made.
  private static let rounds = 2

  private let encoding: PositionEncoding
  private var random: SplitMix64
  private var text: [UInt8]
  private let other: [UInt8]
  private var version = 1
  /// The time of each step so far.
  private(set) var times: StepTimes
  /// What is wrong, in words.
  private(set) var problems: [String] = []

  /// A session over `text`, which may import `other`; the seed decides what is asked and edited.
  init(_ text: [UInt8], importing other: [UInt8], _ encoding: PositionEncoding, seed: UInt64, times: StepTimes) {
    self.encoding = encoding
    self.times = times
    random = SplitMix64(seed: seed &* 31)
    // What is no UTF-8 does not come through JSON.
    self.text = Array(String(decoding: text, as: UTF8.self).utf8)
    self.other = Array(String(decoding: other, as: UTF8.self).utf8)
  }

  /// Holds the session; what is wrong is in `problems`.
  mutating func run() {
    var client = opened(text)
    askAll(&client)
    for _ in 0..<SessionCheck.rounds {
      edit(&client)
      compare(client)
    }
    if Bool.random(using: &random) { changeSettings(&client) }
    askAll(&client)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(SessionCheck.imported)"}}"#)
    askAll(&client)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(SessionCheck.main)"}}"#)
  }

  /// A client that has both documents open.
  private func opened(_ text: [UInt8]) -> FuzzClient {
    var client = FuzzClient(encoding: encoding.rawValue)
    for (uri, bytes) in [(SessionCheck.imported, other), (SessionCheck.main, text)] {
      let quoted = String(decoding: String(decoding: bytes, as: UTF8.self).jsonBytes(), as: UTF8.self)
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"formdef","version":\#(version),"text":\#(quoted)}}"#)
    }
    return client
  }

  private mutating func edit(_ client: inout FuzzClient) {
    let places = TextPlaces(text, encoding)
    let ends = [places.randomPlace(&random), places.randomPlace(&random)].sorted { $0.offset < $1.offset }
    let isLong = Int.random(in: 0..<4, using: &random) == 0
    let last = isLong ? ends[1] : ends[0]
    let piece = String(decoding: TextMutator.edit(of: text, &random).text, as: UTF8.self)
    version += 1
    text.replaceSubrange(ends[0].offset..<last.offset, with: piece.utf8)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(SessionCheck.main)","version":\#(version)},"contentChanges":[{"range":{"start":"#
        + #"\#(ends[0].json),"end":\#(last.json)},"text":\#(String(decoding: piece.jsonBytes(), as: UTF8.self))}]}"#)
  }

  private mutating func changeSettings(_ client: inout FuzzClient) {
    let limit = ["0", "1", "1000", "-1", "0.5", "null", "\"x\""].randomElement(using: &random) ?? "1"
    client.notify(
      "workspace/didChangeConfiguration", #"{"settings":{"formdef":{"diagnostics":{"limit":\#(limit)}}}}"#)
  }

  // MARK: Answers

  private var places: [String: TextPlaces] {
    [SessionCheck.main: TextPlaces(text, encoding), SessionCheck.imported: TextPlaces(other, encoding)]
  }

  private mutating func askAll(_ client: inout FuzzClient) {
    let places = self.places
    let ends = (0..<2).map { _ in places[SessionCheck.main]?.randomPlace(&random) }.compactMap { $0 }
      .sorted { $0.offset < $1.offset }
    guard let first = ends.first, let last = ends.last else { return }
    let params = RequestSamples.params(
      uri: SessionCheck.main, place: first.json, range: #"{"start":\#(first.json),"end":\#(last.json)}"#, &random)
    for method in RequestSamples.methods { _ = ask(method, params, &client, places) }
    var check = AnswerCheck(places)
    for (uri, params) in client.published { check.check(params, about: uri) }
    problems += check.problems.map { "diagnostics in \(encoding.rawValue): \($0)" }
  }

  /// Asks, looks at the answer, and has a part of it resolved.
  private mutating func ask(
    _ method: String, _ params: String, _ client: inout FuzzClient, _ places: [String: TextPlaces]
  ) -> JSONValue? {
    var asking = client
    let answer = times.measure(method) { asking.ask(method, params) }
    client = asking
    guard let answer else {
      problems.append("\(method) is not answered")
      return nil
    }
    if let code = answer["error"]?["code"]?.int64 {
      if ![-32601, -32803].contains(code) { problems.append("\(method) is answered by \(code)") }
      return nil
    }
    guard let result = answer["result"] else { return nil }
    var check = AnswerCheck(places)
    check.check(result, about: SessionCheck.main)
    problems += check.problems.map { "\(method) in \(encoding.rawValue): \($0)" }
    if let resolve = RequestSamples.resolving[method],
      let item = ((result["items"] ?? result).elements.map(Array.init) ?? []).randomElement(using: &random)
    {
      _ = ask(resolve, String(decoding: item.rawBytes, as: UTF8.self), &client, places)
    }
    return result
  }

  /// Methods whose answers hang on the text alone.
  private static let compared = [
    "textDocument/documentSymbol", "textDocument/semanticTokens/full", "textDocument/foldingRange",
    "textDocument/hover", "textDocument/completion", "textDocument/inlayHint", "textDocument/codeAction",
    "textDocument/references", "textDocument/formatting", "textDocument/documentLink",
  ]

  /// Compares the answers, and the diagnostics, with those about the same text opened afresh.
  private mutating func compare(_ edited: FuzzClient) {
    var (edited, fresh) = (edited, opened(text))
    let place = TextPlaces(text, encoding).randomPlace(&random).json
    let params = RequestSamples.params(
      uri: SessionCheck.main, place: place, range: #"{"start":\#(place),"end":\#(place)}"#, &random)
    for method in SessionCheck.compared {
      let answers = [edited.ask(method, params)?["result"], fresh.ask(method, params)?["result"]].map(written)
      if answers[0] != answers[1] {
        problems.append("\(method) after edits:\n    \(answers[0])\n  afresh:\n    \(answers[1])")
      }
    }
    let reports = [edited, fresh].map { written($0.published[SessionCheck.main]) }
    if reports[0] != reports[1] { problems.append("after edits:\n    \(reports[0])\n  afresh:\n    \(reports[1])") }
  }

  /// A value without the ids of results and of blocks, which each session counts for itself.
  private func written(_ json: JSONValue?) -> String {
    guard let json else { return "nothing" }
    let text = String(decoding: json.rawBytes, as: UTF8.self)
      .replacing(/"declaration [0-9]+/, with: #""declaration"#)
      .replacing(/"tag [0-9]+\s/, with: #""tag "#)
    guard let id = json["resultId"] else { return text }
    return text.replacing(String(decoding: id.rawBytes, as: UTF8.self), with: "")
  }
}
