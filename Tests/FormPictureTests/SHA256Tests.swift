import Testing

@testable import FormPicture

struct SHA256Tests {
  /// The examples of FIPS 180-4, and one whose padding takes a block of its own.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(SHA256(text.utf8).base64 == digest)
  }
}
