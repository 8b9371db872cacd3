import LanguageServerProtocol
import Testing

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///tmp/a.formdef", "/tmp/a.formdef"),
    ("file:///tmp/a%20b%C3%A9.formdef", "/tmp/a bé.formdef"),
    ("FILE://localhost/tmp/a", "/tmp/a"),
    ("file:/tmp/a", "/tmp/a"),
    ("file:///tmp/a b", "/tmp/a b"),
    ("file:///tmp/100%", "/tmp/100%"),
    ("file:///tmp/%zz%4", "/tmp/%zz%4"),
    ("file:///tmp/a?query#fragment", "/tmp/a"),
    ("file:///", "/"),
  ])
  func fileURIsHaveAPath(text: String, path: String) {
    let uri = DocumentURI(text)
    #expect(uri.filePath == path)
    #expect(uri.text == text)
    #expect(uri == DocumentURI(filePath: path))
    #expect(Set([uri, DocumentURI(filePath: path)]).count == 1)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "vscode-remote://ssh/tmp/a", "file://server/share/a", "file:///a%00b", "file:///%FF",
    "file://", "file:a", "file", "", "%", "/tmp/a",
  ])
  func otherURIsAreWhatTheyAre(text: String) {
    let uri = DocumentURI(text)
    #expect(uri.filePath == nil)
    #expect(uri == DocumentURI(text) && uri.text == text)
  }

  @Test func pathsAreEncodedForAllClients() {
    #expect(DocumentURI(filePath: "/a b/ü%#?:@-._~.x").text == "file:///a%20b/%C3%BC%25%23%3F%3A%40-._~.x")
  }

  @Test func differentFilesAreDifferent() {
    #expect(DocumentURI("file:///a") != DocumentURI("file:///A"))
    #expect(DocumentURI("untitled:a b") != DocumentURI("untitled:a%20b"))
    // The same letter in two spellings of Unicode is two files.
    #expect(DocumentURI(filePath: "/\u{E9}") != DocumentURI(filePath: "/e\u{301}"))
    #expect(DocumentURI("untitled:\u{E9}") != DocumentURI("untitled:e\u{301}"))
  }
}
