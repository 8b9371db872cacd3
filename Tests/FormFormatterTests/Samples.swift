/// Texts with every construct of the grammar, laid out in many ways.
let samples: [String] = [
  #"""


  import   "Shared.formdef";import "b"

  /// Personal details.
  form Person{title: "Person" ; delegate : PersonViewController // who

      /* lead */ locales: ["en_US", "de_DE",]


      tags PersonTag { name = 1, email; dob
          ssn = 0x10
      }
      tags Other{a;b}
      section "Identity" {

          textField name {
              placeholder: .localized("person.name",default:"Full name")
              rule required {message :"Enter a name";}
              use A,B ; tag : .name      // far
              key: k                     // away
          }
          textField dob
          {
              placeholder: "Example: \(today(years: -18))" // formdef:disable:this x -- y
              rule range( date("1900-01-01") ... today )
              rule length(..<5);rule range( -5...-1.5 )
              rule oneOf(["a", "b",
                 "c"]) // formdef:disable:this z -- why

              // formdef:disable:next a, b -- long


              rule required { a: 1 } rule custom(on.x, on)
          } textField one { tag: 1; rule required{ message: "x" } rule length(1...) }
      }
      textView notes
      {
          text: """
            a "block"
              of text

            """
          rule pattern(#/a/b/#) { when: .change }
          rule pattern(/[*]\/ \/*x*/ , match : .whole)
          on textView( _ :shouldChangeTextIn : replacementText: ) { call: check }
          override textRect(forBounds:) { insets: [0, 8, 0, 8] }
          attributes{isBold:true ; name : "x"}
          items: [ // first
            "a" // one
            , "b" /* two */, /* three */ "c"
            /* of
               lines */
            , .image("x"), [1,
          2]
          ]
          a: 1 /* x */; /* y */ b: 2 /* z
            z */ c: 3
      }
      on textFieldShouldReturn: { focus: next }
      on .editingChanged { call: changed }
      observe UITextField . textDidChangeNotification { call: didChange }
      button e{} button f {
      }
  }
  form E {}
  form F {
  }

  preset A { rule characters([.letters, /[0-9\/]/, "ab\u{e9}"]) ; keyboardType: .URL }
  preset Long { rule oneOf(["aaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "ccccccccccccccc", "d"]) }
  /* a /* nested */ comment */   
  """#,
  "\u{FEFF}form Ünï {\r\n  textField поле { label: \"Имя\" }\r\n\r\n\r\n  button 按钮 { title: #\"raw \\n\"# }\r\n}\r\n",
  "form A {\r  title: \"x\" ; delegate: b\r\r\r}\r",
]

/// A text in which much is wrong.
let brokenSample = """
  form Broken {
      textField a {
        keyboardType: .
          returnKeyType .next
          tag :1
          rule pattern(/(ab/) { message: "unclosed
          placeholder:
      textField b { tag: 1
      section "x" {
          label c { text :"a" }
      text: \"""
         open
      observe keyboardDidShowNotification
  /* open
  form Next { title: [1, (2, 3 }
  }
  }
  textFeild d { }
  form Good { title :"x" }
  }
  """
