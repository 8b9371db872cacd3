import JSONText
import LanguageServerProtocol

/// A short session in memory beside the beginning of the client's own.
///
/// What happens once in a process (tables are made, types' metadata is put together, code is read in from the program's
/// file) takes some milliseconds of those until a first document is analysed. It has happened when the client has made its
/// own start and opens one.
enum Rehearsal {
  /// Begins at once, on a thread of its own that nobody waits for.
  static func begin() {
    runOnOwnThread {
      var core = ServerCore()
      core.isolate()
      for message in messages {
        let body = message.jsonBytes()
        core.receive("Content-Length: \(body.count)\r\n\r\n".utf8)
        core.receive(body)
      }
      while core.step() { _ = core.takeOutput() }
    }
  }

  /// What a client sends that opens a document, asks nobody and has no folder, so that no file is looked for.
  private static var messages: [LSPAny] {
    [
      ["jsonrpc": "2.0", "id": 1, "method": .string(InitializeRequest.method), "params": ["capabilities": [:]]],
      ["jsonrpc": "2.0", "method": .string(InitializedNotification.method), "params": [:]],
      [
        "jsonrpc": "2.0", "method": .string(DidOpenTextDocumentNotification.method),
        "params": [
          "textDocument": [
            "uri": "untitled:rehearsal", "languageId": "formdef", "version": 1, "text": .string(form),
          ]
        ],
      ],
    ]
  }

  /// A form with what most forms have, in which nothing is wrong.
  private static let form = #"""
    form Rehearsal {
        title: "Rehearsal"
        delegate: RehearsalController
        deploymentTarget: iOS(16)
        tags RehearsalTag { name = 1, email, phone, amount, notes, save }
        textField name {
            label: "Name"
            placeholder: "As on the card"
            textContentType: .name
            autocapitalizationType: .words
            clearButtonMode: .whileEditing
            returnKeyType: .next
            rule required { message: "Enter a name" }
            rule pattern(/[A-Z][a-z]{1,20}/) { message: "Begin with a capital letter" }
            rule length(...20) { message: "Twenty letters at most" }
        }
        textField email {
            label: "E-mail"
            keyboardType: .emailAddress
            textContentType: .emailAddress
            autocapitalizationType: .none
            autocorrectionType: .no
            returnKeyType: .next
            rule pattern(/[\w.-]+@[^@ ]+\.[a-z]{2,8}/) { message: "Enter an e-mail address" }
            rule length(5...254) { message: "It is too long" }
        }
        textField phone {
            label: "Phone"
            keyboardType: .numbersAndPunctuation
            textContentType: .telephoneNumber
            returnKeyType: .next
            rule pattern(/\+?[0-9 ]{7,15}/) { message: "Digits and spaces" }
            rule pattern(/(\+|0)[^a-z]+/) { message: "Begin with + or 0" }
        }
        textField amount {
            label: "Amount"
            keyboardType: .numbersAndPunctuation
            returnKeyType: .next
            rule pattern(/[0-9]+([.,][0-9]{1,2})?|(red|green|blue)/) { message: "Enter an amount" }
        }
        textView notes {
            inputAccessoryView: .toolbar([.flexibleSpace, .done])
            rule pattern(/https?:[^ ]+/) { message: "Enter an address of a page" }
            rule length(...500) { message: "That is too much" }
        }
        button save { title: "Save"; submit: true }
        on textFieldShouldReturn(_:) { focus: next }
    }
    """#
}
