import TestSupport

/// Texts that have every construct of the grammar, for the property tests.
let samples: [String] = [
  """
  import "Shared.formdef"

  /// Personal details.
  form Person {
      title: "Person" ; delegate: PersonViewController
      deploymentTarget: iOS(16)
      locales: ["en_US", "de_DE",]
      tags PersonTag { name = 1, email; dob
          ssn = 0x10
      }
      section "Identity" {
          textField name {
              placeholder: .localized("person.name", default: "Full name")
              rule required { message: "Enter a name" }
          }
          textField dob {
              placeholder: "Example: \\(today(years: -18))" // formdef:disable:this x -- y
              rule range(date("1900-01-01")...today)
              rule length(..<5)
              rule range(-5...-1.5)
          }
      }
      textView notes
      {
          text: \"\"\"
            a "block"
              of text \\(no)
            \"\"\"
          rule pattern(#/a/b/#) { when: .change }
          on textView(_:shouldChangeTextIn:replacementText:) { call: check }
          override textRect(forBounds:) { insets: [0, 8, 0, 8] }
          use A, B
      }
      on textFieldShouldReturn: { focus: next }
      on .editingChanged { call: changed }
      observe UITextField.textDidChangeNotification { call: didChange }
  }

  preset A { rule characters([.letters, /[0-9\\/]/, "ab\\u{e9}"]) ; keyboardType: .URL }
  /* a /* nested */ comment */
  """,
  GrammarSamples.beyondASCII,
  // One line, so that no chunk begins one.
  "  form A { section \"s\" { textField a { tag: 1 } section \"t\" { label b { } } button c { } } switch d { isOn = YES } }",
  GrammarSamples.broken,
]
