import JSONText
import TestSupport
import Testing

/// A long session of typing, replayed from a seed: forms grow letter by letter in several documents, with the requests
/// that editors send meanwhile, some of them taken back.
@Suite struct TypingSessionTests {
  private static let forms = [
    """
    import "B.formdef"
    form Person {
        tags T { a = 1, b }
        section "Übung 😀" {
            textField a { use P; label: "Näme"; rule required { message: "e\u{301}" } }
            textField b { keyboardType: .emailAddress; rule pattern(/[a-z]+@[a-z]+/) }
        }
        on textFieldShouldReturn(_:) { focus: next }
    }

    """,
    "/// Shared.\npreset P {\r\n    autocorrectionType: .no\r\n    rule length(...20)\r\n}\r\n",
    "form C { datePicker d { mode: .date } // formdef:disable:this zero-tag -- x\n}\n",
  ]

  private static let methods = [
    "completion", "hover", "documentSymbol", "codeAction", "semanticTokens/full", "formatting", "diagnostic",
    "rangeFormatting",
  ]

  /// A document as the client has it.
  private struct TypedDocument {
    let uri: String
    var text = ""
    var version = 0
    /// How far its form is typed.
    var typed = 0
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func eachRequestIsAnsweredOnceAndDiagnosticsNeverGoBack(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var client = MemoryClient(#"{"general":{"positionEncodings":["utf-16"]}}"#)
    _ = client.takeAll()
    var documents = ["A", "B", "C"].map { TypedDocument(uri: "file:///typed/\($0).formdef") }
    for document in documents { client.send(Messages.open("", uri: document.uri, version: 0)) }
    var asked: Set<Int64> = []
    var versions: [String: Int64] = [:]
    for step in 1...200 {
      var batch: [String] = []
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: 0..<3, using: &random)
        batch.append(TypingSessionTests.type(&documents[index], TypingSessionTests.forms[index], &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        asked.insert(Int64(step))
        batch.append(TypingSessionTests.ask(step, documents.randomElement(using: &random)?.uri ?? "", &random))
        if Bool.random(using: &random) {
          batch.append(Messages.notification("$/cancelRequest", #"{"id":\#(step)}"#))
        }
      }
      batch.shuffle(using: &random)
      // Edits of one document keep their order.
      batch.sort { TypingSessionTests.version($0) < TypingSessionTests.version($1) }
      client.send(bytes: batch.flatMap { frame($0) })
      for message in client.takeAll() {
        if let id = message["id"]?.int64, message["method"] == nil {
          #expect(asked.remove(id) != nil, "\(id) is answered twice, or was not asked")
          if let code = message.errorCode { #expect([-32800, -32801, -32802].contains(code)) }
        } else if let uri = message["params"]?["uri"]?.string, let version = message["params"]?["version"]?.int64 {
          #expect(version >= versions[uri] ?? 0)
          versions[uri] = version
        }
      }
    }
    #expect(asked.isEmpty)
    for document in documents { #expect(versions[document.uri] == Int64(document.version)) }
  }

  private static func version(_ message: String) -> Int {
    message.contains("didChange")
      ? message.firstRange(of: #""version":"#).flatMap { Int(message[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
      : .max
  }

  /// Types the next letters of a form at the end of its document, now and then takes some back, and, where it is done,
  /// begins again.
  private static func type(_ document: inout TypedDocument, _ form: String, _ random: inout SplitMix64) -> String {
    let old = document.text
    if document.typed >= form.unicodeScalars.count {
      document.text = ""
      document.typed = 0
    } else if Int.random(in: 0..<6, using: &random) == 0 {
      document.text = String(String.UnicodeScalarView(old.unicodeScalars.dropLast(2)))
      document.typed = max(0, document.typed - 2)
    } else {
      let letters = form.unicodeScalars.dropFirst(document.typed).prefix(Int.random(in: 1...4, using: &random))
      document.text.unicodeScalars.append(contentsOf: letters)
      document.typed += letters.count
    }
    document.version += 1
    let edits =
      document.text.unicodeScalars.starts(with: old.unicodeScalars)
      ? [
        Messages.edit(
          end(of: old), end(of: old), String(document.text.unicodeScalars.dropFirst(old.unicodeScalars.count)))
      ]
      : [#"{"text":\#(Messages.quoted(document.text))}"#]
    return Messages.changes(edits, uri: document.uri, version: document.version)
  }

  /// The place behind a text, in UTF-16.
  private static func end(of text: String) -> (Int, Int) {
    var (line, character) = (0, 0)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", last == "\r" {
        // The line has ended with the CR.
      } else if scalar == "\n" || scalar == "\r" {
        (line, character) = (line + 1, 0)
      } else {
        character += UTF16.width(scalar)
      }
      last = scalar
    }
    return (line, character)
  }

  private static func ask(_ id: Int, _ uri: String, _ random: inout SplitMix64) -> String {
    let line = Int.random(in: 0..<8, using: &random)
    let place = #"{"line":\#(line),"character":\#(Int.random(in: 0..<20, using: &random))}"#
    return Messages.ask(
      id, "textDocument/" + (methods.randomElement(using: &random) ?? "hover"), uri: uri,
      #""position":\#(place),"range":{"start":\#(place),"end":\#(place)},"options":{"tabSize":4,"insertSpaces":true},"#
        + #""context":{"diagnostics":[]}"#)
  }
}
