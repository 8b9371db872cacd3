import FormSyntax
import FormFormatter
import SystemIO
import Testing

/// The text after formatting.
func formatted(_ text: String, _ options: FormatOptions = FormatOptions()) -> String {
  String(decoding: SourceFormatter(options).format(Document(text)), as: UTF8.self)
}

@Suite struct FormatTests {
  @Test(arguments: samples.indices) func samplesAreClean(_ index: Int) {
    #expect(problems(Document(samples[index])).isEmpty)
  }

  @Test func examplesStayAsTheyAre() throws {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    for name in ["Person", "Shared"] {
      let text = try FileContents.read("\(folder)/Examples/\(name).formdef").get()
      #expect(SourceFormatter().edits(Document(bytes: text)).isEmpty)
    }
  }

  @Test func membersStandOnLinesOfTheirOwn() {
    #expect(
      formatted(
        "import \"a\";import \"b\"\nform  A{title:\"x\" ; delegate : B\n\n\n\ntextField a\n{\n\ntag:1;key : k\n\n}}")
          == """
          import "a"
          import "b"
          form A {
              title: "x"
              delegate: B

              textField a {
                  tag: 1
                  key: k
              }
          }

          """)
  }

  @Test func blocksOnOneLineStaySoWhereTheyFit() {
    #expect(
      formatted("preset A { rule a{message :\"x\";buttons:[ \"y\" ,];} }\n")
        == "preset A { rule a { message: \"x\"; buttons: [\"y\"] } }\n")
    #expect(
      formatted(
        "form A {\n    rule: 1\n    textField a { tag: 1; key: abcdefghij }\n    button b {}\n}\n",
        FormatOptions(lineWidth: 40))
          == """
          form A {
              rule: 1
              textField a {
                  tag: 1
                  key: abcdefghij
              }
              button b {}
          }

          """)
    #expect(formatted("preset A { a: 1 /* why */ }\n") == "preset A {\n    a: 1 /* why */\n}\n")
    #expect(formatted("form A{}\nform B{\n\n}") == "form A {}\nform B {\n}\n")
  }

  @Test func listsBreakWhereTheyWereBrokenOrDoNotFit() {
    #expect(
      formatted("preset A {\n    rule oneOf([\"a\",\n \"b\"]) { when: .change }\n}\n")
        == "preset A {\n    rule oneOf([\n        \"a\",\n        \"b\",\n    ]) { when: .change }\n}\n")
    #expect(
      formatted("preset A {\n    x: .image(\"aaaaaaaaaa\", title: \"bbbbbbbbbb\")\n}\n", FormatOptions(lineWidth: 40))
        == "preset A {\n    x: .image(\n        \"aaaaaaaaaa\",\n        title: \"bbbbbbbbbb\",\n    )\n}\n")
    let long = "preset A {\n    rule pattern(/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/)\n}\n"
    #expect(formatted(long, FormatOptions(lineWidth: 40)) == long)
  }

  @Test func tagCasesStandOnOneLineOrOneALine() {
    #expect(formatted("form A {\n    tags T{a,b=1;c}\n}\n") == "form A {\n    tags T { a, b = 1, c }\n}\n")
    #expect(
      formatted("form A {\n    tags {a,b\nc}\n}\n")
        == "form A {\n    tags {\n        a\n        b\n        c\n    }\n}\n")
  }

  @Test func commentsStayWhereTheyAre() {
    let text = """
      form A { // one
          // two
          tag: 1      // three
          key: name   // four
          /* five */ title: "x"
          items: [ // six
              1, // seven
              /* eight */ 2,
              // nine
          ]
          // ten
      }
      // eleven

      """
    #expect(formatted(text) == text)
    #expect(
      formatted("form A {\ntag:1     // a\nkey:  k // b\n}\n") == "form A {\n    tag: 1    // a\n    key: k // b\n}\n")
  }

  @Test func blocksOfTextKeepTheirValue() {
    #expect(
      formatted("preset A {\n  text: \"\"\"\n      a\n        b\n\n    \"\"\"\n}\n")
        == "preset A {\n    text: \"\"\"\n        a\n          b\n\n      \"\"\"\n}\n")
    #expect(
      formatted("preset A {\n\ttext: \"\"\"\n\t\ta\n\t\t\"\"\"\n}\n")
        == "preset A {\n    text: \"\"\"\n        a\n        \"\"\"\n}\n")
  }

  @Test func directivesKeepTheirLines() {
    let text = """
      preset A {
          // formdef:disable:next a -- b
          x: 1; y: 2
          rule a { x: 1 }; rule b { y: 2 } // formdef:disable:this a -- b
      }

      """
    #expect(formatted(text) == text)
  }

  @Test func lineBreaksAndByteOrderMarkStay() {
    #expect(formatted("\u{FEFF}\r\nform A {\r\na: 1;b: 2\r\n}") == "\u{FEFF}form A {\r\n    a: 1\r\n    b: 2\r\n}\r\n")
    #expect(formatted("form A {\ra: 1\r\r\r}\r") == "form A {\r    a: 1\r}\r")
    #expect(formatted("") == "")
    #expect(formatted(" \n\n ") == "")
    #expect(formatted("// a  \n\n\n") == "// a\n")
  }

  @Test func tabsIndentWhereAskedFor() {
    #expect(formatted("form A {\n  a: 1\n}\n", FormatOptions(usesTabs: true)) == "form A {\n\ta: 1\n}\n")
    #expect(formatted("form A {\n\ta: 1\n}\n", FormatOptions(indentWidth: 2)) == "form A {\n  a: 1\n}\n")
  }

  @Test func brokenMembersStayAsTheyAre() {
    #expect(
      formatted("form A {\ntextField a {\ntag:1\n  key:   .\n\n\n\n  title :\"x\"\n}\ntextField b {tag:1}\n}\n")
        == """
        form A {
            textField a {
                tag: 1
          key:   .

                title: "x"
            }
            textField b { tag: 1 }
        }

        """
    )
  }

  @Test func editsAreSmall() {
    let document = Document("form A {\n  title:\"x\"\n    key: k\n}\n")
    #expect(
      SourceFormatter().edits(document)
        == [ByteEdit(11..<11, Array("  ".utf8)), ByteEdit(17..<17, Array(" ".utf8))])
  }
}
