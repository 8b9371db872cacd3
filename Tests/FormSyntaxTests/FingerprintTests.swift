import FormSyntax
import Testing

/// Texts are told apart by their fingerprints alone.
@Suite struct FingerprintTests {
  @Test func bytesOfZeroCount() {
    let texts = ["", "a", "\0a", "\0\0a", "a\0", "abcdefgh", "abcdefgh\0", "abcdefgh\0i", "abcdefghi"]
    let hashes = texts.map { text in
      var hash = Fingerprint()
      Array(text.utf8).withUnsafeBufferPointer { hash.add($0) }
      return hash
    }
    #expect(Set(hashes).count == texts.count)
  }
}
