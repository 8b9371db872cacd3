import Testing
import UIKitCatalog

#if os(Linux)
  import Foundation
#endif

@Suite struct KeyboardTests {
  func facts(_ member: EnumMember) throws -> KeyboardFacts { try #require(Catalog.keyboard(member)) }

  @Test func everyKeyboardTypeIsKnown() {
    #expect(Catalog.keyboards.map(\.member) == EnumID.keyboardType.members)
    #expect(Catalog.keyboards.count(where: { !$0.hasReturnKey }) == 4)
    #expect(Catalog.keyboards.count(where: \.isASCIIComplete) == 6)
  }

  @Test func whatIsInSightAtFirst() throws {
    #expect(try facts(EnumMember.Keyboard.numbersAndPunctuation).firstPlane == .digitsAndPunctuation)
    let ofDigits = Catalog.keyboards.filter { $0.firstPlane == .digits }
    #expect(ofDigits.map(\.member) == Catalog.keyboards.filter { !$0.hasReturnKey }.map(\.member))
  }

  @Test func padsTypeFewCharacters() throws {
    let phone = try facts(EnumMember.Keyboard.phonePad)
    #expect(String(decoding: phone.reachable.members, as: UTF8.self) == "#*+,0123456789;")
    #expect(!phone.hasReturnKey && phone.isPad && phone.confidence == .high)
    let url = try facts(EnumMember.Keyboard.URL)
    #expect(url.reachable.ranges == [0x21...0x7E])
    let names = try facts(EnumMember.Keyboard.namePhonePad)
    #expect(names.hasReturnKey && names.reachable.contains(UInt8(ascii: " ")))
    #expect(!names.reachable.contains(UInt8(ascii: "@")))
  }

  @Test func addressesNeedNoBrackets() throws {
    let email = try facts(EnumMember.Keyboard.emailAddress)
    let missing = ASCIISet.printable.subtracting(email.reachable)
    #expect(String(decoding: missing.members, as: UTF8.self) == "\"(),:;<>\\")
    #expect(email.reach(in: Catalog.localeFacts("en_US")).ascii == .printable, "low confidence: nothing is claimed")
  }

  @Test func padsFollowTheLocale() throws {
    let decimal = try facts(EnumMember.Keyboard.decimalPad)
    let german = decimal.reach(in: Catalog.localeFacts("de_DE"))
    #expect(german.contains(",") && !german.contains(".") && german.contains("7"))
    let egyptian = decimal.reach(in: Catalog.localeFacts("ar_EG"))
    #expect(egyptian.contains("٫") && egyptian.contains("٠") && egyptian.contains("٩") && !egyptian.contains("۰"))
    #expect(egyptian.rangesBeyondASCII == [0x660...0x669, 0x66B...0x66B])
    let ascii = try facts(EnumMember.Keyboard.asciiCapableNumberPad).reach(in: Catalog.localeFacts("ar_EG"))
    #expect(!ascii.contains("٠") && ascii.contains("0"))
    #expect(try facts(EnumMember.Keyboard.default).reach(in: Catalog.localeFacts("ru")).contains("ж"))
  }

  @Test(arguments: [
    ("de", ","), ("de-CH", "."), ("de_AT", ","), ("en", "."), ("en_DE", ","), ("es_MX", "."), ("es_ES", ","),
    ("xx", "."), ("", "."), ("fa_IR", "٫"), ("zh_Hans_CN", "."), ("uz_Arab_AF", "٫"), ("de_DE@calendar=buddhist", ","),
  ])
  func separatorsFollowTheLocale(identifier: String, separator: Unicode.Scalar) {
    #expect(Catalog.localeFacts(identifier).decimalSeparator == separator)
  }

  @Test func scriptsThatAreComposedAreKnown() {
    #expect(Catalog.localeFacts("ja_JP").composesText && Catalog.localeFacts("zh-Hant").composesText)
    #expect(!Catalog.localeFacts("jam").composesText)
    #expect(Catalog.localeFacts("ne").digitsName.string == "Devanagari")
  }

  #if os(Linux)
    /// The table says what the running ICU says, for each of its locales.
    @Test func localesAgreeWithICU() {
      for identifier in Locale.availableIdentifiers {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: identifier)
        formatter.numberStyle = .decimal
        let facts = Catalog.localeFacts(identifier)
        #expect(formatter.decimalSeparator == String(facts.decimalSeparator), "\(identifier)")
        #expect(formatter.string(from: 0) == String(facts.zeroDigit), "\(identifier)")
      }
    }
  #endif

  @Test func everyContentTypeHasItsKeyboards() throws {
    for member in EnumID.textContentType.members {
      let facts = try #require(Catalog.contentType(member), "\(member.name)")
      #expect(!facts.best.isEmpty)
      let listed = facts.best + facts.acceptable + facts.incompatible
      #expect(Set(listed).count == listed.count, "\(member.name)")
      #expect(facts.incompatible.isEmpty == facts.reason.isEmpty, "\(member.name)")
    }
    #expect(Catalog.contentType(EnumMember.Keyboard.default) == nil)
  }

  @Test func whatAutoFillInsertsHasItsParts() {
    let found = EnumID.textContentType.members.compactMap(Catalog.autofill)
    #expect(found.count == 10)
    for facts in found {
      for part in facts.parts {
        switch part {
        case .character(let sign): #expect(facts.example.unicodeScalars.contains(sign))
        case .digit: #expect(facts.example.utf8.contains { (0x30...0x39).contains($0) })
        case .blank: #expect(facts.example.utf8.contains(0x20))
        }
      }
    }
    #expect(Catalog.autofill(EnumMember.ContentType.emailAddress)?.parts == [.character("@"), .character(".")])
    #expect(Catalog.autofill(EnumMember.ContentType.givenName) == nil)
  }

  @Test func factsOfSomeContentTypes() throws {
    let email = try #require(Catalog.contentType(EnumMember.ContentType.emailAddress))
    #expect(email.best == [EnumMember.Keyboard.emailAddress])
    #expect(email.incompatible.contains(EnumMember.Keyboard.namePhonePad))
    #expect(email.autocapitalization == EnumMember.Autocapitalization.none)
    #expect(email.autocorrection == EnumMember.Autocorrection.no)
    let secure = EnumID.textContentType.members.filter { Catalog.contentType($0)?.isSecure == true }
    #expect(secure == [EnumMember.ContentType.password, EnumMember.ContentType.newPassword])
  }
}
