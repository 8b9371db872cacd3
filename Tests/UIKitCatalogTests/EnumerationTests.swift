import Testing
import UIKitCatalog

@Suite struct EnumerationTests {
  /// Enumerations of UIKit and Foundation whose members were counted in the headers.
  static let counts = [
    "UIKeyboardType": 13, "UITextField.ViewMode": 4, "UITextField.BorderStyle": 4, "UITextView.BorderStyle": 2,
    "UIReturnKeyType": 12, "UITextAutocapitalizationType": 4, "UITextAutocorrectionType": 3, "UITextContentType": 48,
    "UIControl.Event": 21, "UIControl.State": 7, "UIDataDetectorTypes": 11, "UIWritingToolsResultOptions": 6,
    "NSTextAlignment": 5, "UIView.ContentMode": 13, "DateFormatter.Style": 5, "NumberFormatter.Style": 10,
    "NumberFormatter.RoundingMode": 7, "UIScrollView.KeyboardDismissMode": 5, "UISemanticContentAttribute": 5,
  ]

  @Test func countsAreThoseOfTheHeaders() {
    #expect(Catalog.enumerations.count == 86)
    for (name, count) in Self.counts {
      #expect(Catalog.enumeration(named: name.utf8)?.members.count == count, "\(name)")
    }
  }

  /// `maxlength` and `size` count for these.
  @Test func inputsOfTextComeFirst() {
    let types = PropertyID.webType.type.enumID?.members.prefix(6).map(\.name.string)
    #expect(types == ["text", "search", "tel", "url", "email", "password"])
  }

  @Test(arguments: ["tel", "TEL", "Tel"]) func wordsOfHTMLAreTheSameInCapitals(word: String) {
    for id in [PropertyID.webType.type.enumID, .htmlAutocomplete].compactMap({ $0 }) {
      let found = Array(word.utf8).withUnsafeBufferPointer { Catalog.token($0, of: id) }
      #expect(found?.name.string == "tel")
    }
  }

  @Test func everyMemberIsReachedByItsNames() {
    for enumeration in Catalog.enumerations {
      for member in enumeration.members {
        #expect(member.enumeration == enumeration)
        #expect(Catalog.member(named: member.name.bytes, of: enumeration) == member, "\(member.name)")
        guard !member.objcName.isEmpty else { continue }
        #expect(Catalog.member(objectiveC: member.objcName.bytes) == member, "\(member.objcName)")
      }
    }
  }

  @Test func everyMemberSaysWhatItIs() {
    for enumeration in Catalog.enumerations {
      #expect(enumeration.summary.string.hasSuffix("."), "\(enumeration.name)")
      for member in enumeration.members { #expect(!member.summary.isEmpty, "\(enumeration.name).\(member.name)") }
    }
  }

  @Test func replacementsAreMembers() {
    for member in Catalog.enumerations.flatMap(\.members) {
      guard let deprecation = member.deprecation, !deprecation.replacement.isEmpty else { continue }
      #expect(Catalog.member(named: deprecation.replacement.bytes, of: member.enumeration) != nil, "\(member.name)")
    }
  }

  @Test func membersOfUIKitSayTheirVersion() {
    for enumeration in Catalog.enumerations where enumeration.since != nil {
      for member in enumeration.members where !member.isUnavailableOnIOS {
        #expect(member.since != nil, "\(enumeration.name).\(member.name)")
      }
    }
  }

  @Test func keyboardTypesHaveTheirRawValues() {
    #expect(EnumMember.Keyboard.emailAddress.raw.string == "7")
    #expect(EnumMember.Keyboard.alphabet.deprecation?.replacement.string == "asciiCapable")
    #expect(EnumMember.Keyboard.alphabet.deprecation?.since == nil)
    #expect(Catalog.member(raw: "one-time-code".utf8, of: .textContentType) == EnumMember.ContentType.oneTimeCode)
    let style = Catalog.enumeration(named: "UITextView.BorderStyle".utf8)
    #expect(style.flatMap { Catalog.member(named: "roundedRect".utf8, of: $0) }?.isUnavailableOnIOS == true)
  }

  @Test func unknownNamesAreNoMembers() {
    #expect(Catalog.member(named: "numberpad".utf8, of: .keyboardType) == nil)
    #expect(Catalog.member(named: "always".utf8, of: .keyboardType) == nil)
    #expect(Catalog.member(named: "".utf8, of: .keyboardType) == nil)
    #expect(Catalog.member(objectiveC: "".utf8) == nil)
  }
}
