import Dispatch
import JSONText
import LanguageServerProtocol
import Testing
import TestSupport

@testable import FormServer

/// Answers that take long are worked out beside what else is to be done.
struct BackgroundAnswerTests {
  private static let text = """
    form Account {
        textField name { rule length(2...20); formatter: .mask("AAA-###"); placeholder: "abc" }
        textField code { rule pattern(/[A-Z]{3}[0-9]{2,4}/) }
    }
    """

  /// What may take long, with an id each.
  private static let questions = [
    Messages.ask(1, "textDocument/hover", Messages.position(2, 25)),
    Messages.ask(2, "textDocument/inlayHint", Messages.range((0, 0), (3, 1))),
    Messages.ask(3, "textDocument/codeAction", Messages.range((0, 0), (3, 1)) + #","context":{"diagnostics":[]}"#),
    Messages.ask(4, "formdef/generatedCode"),
  ]

  @Test func theyAreTheSameAsWhenNobodyWaits() {
    var patient = MemoryClient()
    var hasty = MemoryClient(patience: 0)
    patient.send(Messages.open(Self.text))
    hasty.send(Messages.open(Self.text))
    for question in Self.questions {
      patient.send(question)
      hasty.send(question)
    }
    for id in 1...4 as ClosedRange<Int64> {
      let answer = hasty.answer(id)
      #expect(answer?["result"] != nil)
      #expect(answer?.rawBytes == patient.answer(id)?.rawBytes)
    }
  }

  /// A large document is read beside everything else, and long chunks are looked at there: what is about others is
  /// answered meanwhile, what is about it waits, and in the end all is as if it had been done at once.
  @Test func largeDocumentsAreReadBesideOthers() {
    let words = String(repeating: "word ", count: 200)
    let rules = (0..<30).map { "rule length(...\($0 + 1)) { message: \"\(words)\($0)\" }\n" }.joined()
    let fields = (0..<200).map { "textField f\($0) { keyboardType: .nope\($0); placeholder: \"\(words)\" }\n" }
    let text = "form A {\ntextField long {\n\(rules)}\n\(fields.joined())}\n"
    let other = "file:///forms/Other.formdef"
    var patient = MemoryClient()
    var hasty = MemoryClient(patience: 0)
    _ = (patient.takeAll(), hasty.takeAll())
    for open in [Messages.open(Self.text, uri: other), Messages.open(text)] {
      patient.send(open)
      hasty.sendWithoutIdling(open)
    }
    hasty.sendWithoutIdling(
      Messages.request(
        1, "textDocument/hover", #"{"textDocument":{"uri":"\#(other)"},\#(Messages.position(2, 25))}"#))
    hasty.sendWithoutIdling(Messages.ask(2, "textDocument/hover", Messages.position(3, 8)))
    hasty.send(Messages.request(3, "no/such"))
    for id in 1...2 as ClosedRange<Int64> { #expect(hasty.answer(id)?["result"]?["contents"] != nil) }
    func last(_ client: MemoryClient) -> [String] {
      let told = client.messages.filter { $0["params"]?["uri"]?.string != other }
      return told.compactMap { $0["params"]?.findings }.last ?? []
    }
    #expect(last(hasty).count >= 200 && last(hasty) == last(patient))
  }

  /// A change of a large document after which most of it is to be read again is taken in beside everything else: in the
  /// end all is as if it had been done at once.
  @Test func largeChangesAreReadBesideOthers() {
    let fields = (0..<4_000).map { "textField f\($0) { keyboardType: .nope\($0); placeholder: \"A word or two\" }\n" }
    let text = "form A {\n\(fields.joined())}\n"
    let other = "file:///forms/Other.formdef"
    let changes = [
      [Messages.edit((1, 0), (1, 0), "}\n")], [Messages.edit((1, 0), (2, 0), "")],
      [Messages.edit((1, 0), (1, 9), "text"), Messages.edit((0, 7), (0, 7), "{ /* */\nform B {")],
      [Messages.edit((2_000, 0), (2_000, 5), "image")],
    ]
    var patient = MemoryClient()
    var hasty = MemoryClient(patience: 0)
    _ = (patient.takeAll(), hasty.takeAll())
    for open in [Messages.open(Self.text, uri: other), Messages.open(text)] {
      patient.send(open)
      hasty.send(open)
    }
    func last(_ client: MemoryClient) -> (version: Int64?, findings: [String]) {
      let told = client.messages.last { $0["params"]?["uri"]?.string != other && $0["params"]?["version"] != nil }
      return (told?["params"]?["version"]?.int64, told?["params"]?.findings ?? [])
    }
    for (number, change) in changes.enumerated() {
      let id = Int64(number + 1)
      let message = Messages.changes(change, version: number + 2)
      patient.send(message)
      hasty.sendWithoutIdling(message)
      hasty.sendWithoutIdling(
        Messages.request(
          Int(id), "textDocument/hover", #"{"textDocument":{"uri":"\#(other)"},\#(Messages.position(2, 25))}"#))
      hasty.send(Messages.request(100 + number, "no/such"))
      #expect(hasty.answer(id)?["result"]?["contents"] != nil)
      #expect(last(hasty).version == id + 1 && last(hasty) == last(patient))
    }
  }

  /// Two are worked out at a time, but nothing waits for those that take long.
  @Test func thoseThatTakeLongLeaveRoom() {
    let gate = DispatchSemaphore(value: 0)
    func answer(_ id: Int64, _ work: @escaping @Sendable () -> Void) -> BackgroundAnswer {
      BackgroundAnswer(.integer(id), path: nil, whenStale: .answered) {
        work()
        return (.response(to: .integer(id), error: .cancelled), nil)
      }
    }
    let long = [answer(1) { gate.wait() }, answer(2) { gate.wait() }]
    let short = answer(3) {}
    var answers = BackgroundAnswers(patience: 0)
    for answer in long + [short] { answers.add(answer) }
    answers.beginWaiting(0)
    #expect(long.allSatisfy(\.hasBegun) && !short.hasBegun)
    answers.beginWaiting(10)
    #expect(!short.hasBegun)
    answers.beginWaiting(100)
    #expect(short.outcome(within: 10_000) != nil)
    #expect(long.allSatisfy(\.isAtWork) && !short.isAtWork)
    for _ in long { gate.signal() }
    for answer in long { #expect(answer.outcome(within: 10_000) != nil) }
  }

  /// However much is asked about one document, what is about another one has its turn at once.
  @Test func thoseAboutOneDocumentLeaveOthersAlone() {
    let gate = DispatchSemaphore(value: 0)
    func answer(_ id: Int64, _ path: String, _ work: @escaping @Sendable () -> Void) -> BackgroundAnswer {
      BackgroundAnswer(.integer(id), path: path, whenStale: .answered) {
        work()
        return (.response(to: .integer(id), error: .cancelled), nil)
      }
    }
    let long = (1...40).map { answer($0, "/Large.formdef") { gate.wait() } }
    var answers = BackgroundAnswers(patience: 0)
    for answer in long { answers.add(answer) }
    for time in 0..<40 { answers.beginWaiting(100 * Double(time)) }
    let begun = long.count { $0.hasBegun }
    #expect(begun > 2 && begun < 16)
    let other = answer(41, "/Small.formdef") {}
    answers.add(other)
    answers.beginWaiting(4_000)
    #expect(other.outcome(within: 10_000) != nil)
    for _ in long { gate.signal() }
    for answer in long where answer.hasBegun { #expect(answer.outcome(within: 10_000) != nil) }
  }

  /// Those about one document are begun in the order of their requests; those that were dropped meanwhile never are.
  @Test func thoseAboutOneDocumentKeepTheirOrder() {
    let all = (1...600).map { (number: Int64) in
      BackgroundAnswer(.integer(number), path: number % 3 == 0 ? "/B.formdef" : "/A.formdef", whenStale: .answered) {
        (.response(to: .integer(number), error: .cancelled), nil)
      }
    }
    var answers = BackgroundAnswers(patience: 0)
    for answer in all { answers.add(answer) }
    for (index, answer) in all.enumerated() where index % 2 == 1 { answers.drop(answer) }
    var begun: [String: [RequestID]] = [:]
    var time = 0.0
    while !answers.isEmpty {
      answers.beginWaiting(time)
      for answer in answers.begun {
        #expect(answer.outcome(within: 10_000) != nil)
        begun[answer.path ?? "", default: []].append(answer.id)
        answers.drop(answer)
      }
      time += 1
    }
    let odd = (1...600).filter { $0 % 2 == 1 }.map(Int64.init)
    #expect(begun["/A.formdef"] == odd.filter { $0 % 3 != 0 }.map(RequestID.integer))
    #expect(begun["/B.formdef"] == odd.filter { $0 % 3 == 0 }.map(RequestID.integer))
  }

  /// Each is answered once, be it taken back, overtaken by a change or by the end.
  @Test(arguments: ["$/cancelRequest", "textDocument/didChange", "shutdown"])
  func eachIsAnsweredOnce(_ method: String) {
    var client = MemoryClient(patience: 0)
    client.send(Messages.open(Self.text))
    for question in Self.questions { client.sendWithoutIdling(question) }
    switch method {
    case "shutdown": client.send(Messages.request(9, "shutdown"))
    case "textDocument/didChange": client.send(Messages.changes([Messages.edit((1, 0), (1, 0), " ")]))
    default: for id in 1...4 { client.send(Messages.notification(method, #"{"id":\#(id)}"#)) }
    }
    let answers = client.takeAll().filter { $0["method"] == nil }.compactMap { $0["id"]?.int64 }
    for id in 1...4 as ClosedRange<Int64> { #expect(answers.count { $0 == id } == 1) }
  }
}
