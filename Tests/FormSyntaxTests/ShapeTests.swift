import Testing

@testable import FormSyntax
import TestSupport

/// Controls that differ from others in gaps only are not read again, which makes no difference for what is read.
@Suite struct ShapeTests {
  @Test(arguments: seeds(400)) func readingAsOthersWereReadMakesNoDifference(_ seeds: Range<UInt64>) {
    for seed in seeds { readingAsOthersWereRead(of: seed) }
  }

  private func readingAsOthersWereRead(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = AlikeControls.text(&random)
    let whole = Document(text)
    // What is typed is read by itself.
    var typed = Document("")
    _ = typed.replace(0..<0, with: Array(text.utf8))
    #expect(dump(whole) == dump(typed), "seed \(seed):\n\(text)")
    #expect(checkInvariants(whole, Array(text.utf8)) == nil)
    #expect(
      whole.chunks.map(\.lookahead) == typed.chunks.map(\.lookahead), "what mattered for how it was read, seed \(seed)")
  }

  @Test func controlsThatDifferInGapsHaveOneShape() throws {
    let document = Document(
      """
      form A {
          textField name {
              tag: 1
              placeholder: "Your name"
              key: NameKey
              clearButtonMode: .whileEditing
              rule length(2...40) { message: "Too long" }
          }
          textField street {
              tag: 22
              placeholder: "Straße und Nr."
              key: StreetKey
              clearButtonMode: .never
              rule length(1...300) { message: "Please" }
          }
          textField city {
              tag: 3
              placeholder: ""
              key: CityKey
              clearButtonMode: .never
              rule length(1...300) { message: "Please" }
          }
      }
      """)
    let shapes = document.chunks.filter { $0.kind == .control }.map(\.shape)
    let first = try #require(shapes[0])
    #expect(shapes[1] === first)
    #expect(first.gaps.map(\.kind) == [.name, .number, .text, .word, .viewMode, .number, .number, .text])
    // An empty text is not just any.
    #expect(shapes[2] !== first)
  }

  @Test func controlsOnOneLineHaveOneShape() throws {
    let document = Document(
      "form A {\n    button save { title: \"Save\"; submit: true }\n    button go { title: \"Go on\"; submit: true }\n}\n"
    )
    let shapes = document.chunks.filter { $0.kind == .control }.map(\.shape)
    let first = try #require(shapes[0])
    #expect(shapes[1] === first)
    #expect(first.gaps.map(\.kind) == [.name, .text])
  }

  @Test func membersOnOneLineHaveTheGapsOfThoseOnLinesOfTheirOwn() throws {
    let document = Document(
      """
      form A {
      picker land { key: LandKey; tag: 1; label: "Land"; items: ["DE", "FR"] }
      picker currency { key: CurrencyKey; tag: 22; label: "Währung"; items: ["EUR", "US"] }
      textField name {
          outlet: nameField
          placeholder: "e.g.\\n\\(1_000)"
          on .editingChanged { call: nameChanged }
          on .editingDidEnd {
              call: nameEntered
          }
      }
      textField amount {
          outlet: amountField
          placeholder: "e.g.\\n\\(1_000)"
          on .editingChanged { call: amountChanged }
          on .editingDidEnd {
              call: amountEntered
          }
      }
      }
      """)
    let shapes = document.chunks.filter { $0.kind == .control }.map(\.shape)
    let (first, second) = (try #require(shapes[0]), try #require(shapes[2]))
    #expect(shapes[1] === first && shapes[3] === second)
    #expect(first.gaps.map(\.kind) == [.name, .word, .number, .text, .text, .text])
    #expect(second.gaps.map(\.kind) == [.name, .word, .word, .word])
  }

  @Test(arguments: [
    "textField name { tag: 1 } // a", "textField name { rule email { message: \"a\" }\n    }", "textField nil {\n    }",
    "textField a {\n        placeholder: \"a\\(date(\"2010-11-15\"))\"\n    }",
    "textField a {\n        placeholder: \"\"\"\n          a\n          \"\"\"\n    }", "textField a {\n  tag: 1\n  }",
    "textField a {\n        rule pattern(/\"+\"/)\n    }", "textField a {\n        // \"a\"\n    }",
    "textField a {\n        tag 1\n    }", "textField a {\n    };", "label form {\n    }", "label _ {\n    }",
  ])
  func othersHaveNone(_ control: String) {
    let document = Document("form A {\n    \(control)\n}\n")
    #expect(document.chunks.first { $0.kind == .control }?.shape == nil)
  }
}
