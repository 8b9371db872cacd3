import FormEditing
import FormModel
import FormLint
import FormSyntax
import Testing
import TestSupport

/// Every editor feature at every place of texts that are not as they should be: nothing may trap, and every range lies
/// in the text.
@Suite struct EditorFuzzTests {
  @Test(arguments: 0..<4)
  func everyFeatureAtEveryPlaceOfMutatedTexts(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let text = RandomDamage.damaged(EditorSamples.all.randomElement(using: &random) ?? "", &random)
    let analysis = FileAnalysis(Document(bytes: text))
    let snapshot = FileSnapshot(analysis)
    let step = Int.random(in: 1...7, using: &random)
    for offset in stride(from: 0, through: text.count, by: step) { ask(snapshot, offset, text.count) }
    check(snapshot.symbols(), within: 0..<text.count)
    for fix in snapshot.quickFixes(in: 0..<text.count, analysis.report(path: "", project: ProjectModel())) {
      #expect(fix.edits.allSatisfy { $0.path != nil || (0..<text.count).contains($0.range) })
    }
    check(snapshot.semanticTokens(), text)
    for fix in snapshot.rewrites(at: Int.random(in: 0...text.count, using: &random)) {
      #expect(fix.edits.allSatisfy { (0...text.count).contains($0.range.upperBound) })
    }
  }

  @Test func everyPrefixOfASample() {
    let bytes = Array(EditorSamples.person.utf8)
    for end in stride(from: 0, through: bytes.count, by: 13) {
      let snapshot = FileSnapshot(FileAnalysis(Document(bytes: Array(bytes[..<end]))))
      ask(snapshot, end, end)
      ask(snapshot, end / 2, end)
    }
  }

  private func ask(_ snapshot: FileSnapshot, _ offset: Int, _ count: Int) {
    if let found = snapshot.completions(at: offset) {
      let (insert, replace) = (found.insertRange, found.replaceRange)
      #expect((0...count).contains(replace.upperBound) && insert.lowerBound == replace.lowerBound)
      #expect(offset <= insert.upperBound && insert.upperBound <= replace.upperBound)
      #expect(
        found.replaceRange.lowerBound == found.insertRange.lowerBound && found.replaceRange.contains(found.insertRange))
    }
    if let hover = snapshot.hover(at: offset) {
      #expect(hover.range.upperBound <= count && hover.range.lowerBound <= offset && offset <= hover.range.upperBound)
      #expect(!hover.text.markdown.isEmpty && !hover.text.plainText.isEmpty)
    }
  }

  private func check(_ tokens: [SemanticToken], _ text: [UInt8]) {
    var end = 0
    for token in tokens {
      #expect(end <= token.start && token.start < token.end && token.end <= text.count)
      #expect(!text[token.range].contains { $0 == 10 || $0 == 13 })
      end = token.end
    }
  }

  private func check(_ symbols: [SymbolNode], within range: Range<Int>) {
    for symbol in symbols {
      #expect(range.contains(symbol.range) && symbol.range.contains(symbol.selectionRange))
      check(symbol.children, within: symbol.range)
    }
  }
}

/// Texts that the features are asked about.
enum EditorSamples {
  static let all = [person, small, "", "form", "form A { on ", "preset P { rule pattern(/[a-"]

  static let small = """
    import "Shared.formdef"
    form A {
        tags T { a, b = 3 }
        textField a { placeholder: "Ex: \\(today)"; rule pattern(/^[\\p{Lu}0-9]+(?:x|y)$/) { when: .change } }
        on textField(_:shouldChangeCharactersIn:replacementString:) { return: true }
        observe UIResponder.keyboardDidShowNotification { call: shown }
    }
    """

  static let person = """
    /// Details of a person.
    form Person {
        title: "Person"
        delegate: PersonViewController
        deploymentTarget: iOS(16)
        locales: ["en_US", "de_DE"]
        dismissKeyboard: [.tapOutside]
        tags PersonTag { name = 1, email, dob, notes }
        section "Identity" {
            /// As in the passport.
            textField name {
                label: "Name"
                key: NameKey
                placeholder: .localized("person.name", default: "Full name")
                textContentType: .name // formdef:disable:this keyboard-mismatch -- no
                rule required { message: "Enter a name" }
            }
            textField email { use Email; key: MailKey; returnKeyType: .next }
            textField dob {
                formatter: .date(style: .medium)
                placeholder: "Example: \\(today(years: -18))"
                rule range(date("1900-01-01")...today)
                inputAccessoryView: .toolbar([.previous, .flexibleSpace, .done])
            }
        }
        textView notes {
            rule length(...50, counting: .utf16) { message: "At most 50."; buttons: ["OK", "Clear"] }
            passwordRules: "required: upper; minlength: 12;"
            normalize: [.trim, .removeCharacters("-")]
        }
        /* all at once */
        button save { title: "Save"; submit: true }
        on textFieldShouldReturn(_:) { focus: next }
        observe keyboardWillHideNotification { call: keyboardWillBeHidden }
    }
    preset Email {
        keyboardType: .emailAddress
        rule pattern(#/[A-Za-z0-9._%+\\-]+@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)+/#) { message: "Enter an address" }
        rule equal(to: name)
    }
    """
}
