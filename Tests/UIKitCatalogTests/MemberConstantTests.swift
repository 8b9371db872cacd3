import Testing
import UIKitCatalog

/// Every constant stands for the member that it is called after.
@Suite struct MemberConstantTests {
  static let constants: [String: [(EnumMember, String)]] = [
    "UIKeyboardType": [
      (EnumMember.Keyboard.`default`, "default"), (EnumMember.Keyboard.asciiCapable, "asciiCapable"),
      (EnumMember.Keyboard.numbersAndPunctuation, "numbersAndPunctuation"), (EnumMember.Keyboard.URL, "URL"),
      (EnumMember.Keyboard.numberPad, "numberPad"), (EnumMember.Keyboard.phonePad, "phonePad"),
      (EnumMember.Keyboard.namePhonePad, "namePhonePad"), (EnumMember.Keyboard.emailAddress, "emailAddress"),
      (EnumMember.Keyboard.decimalPad, "decimalPad"), (EnumMember.Keyboard.twitter, "twitter"),
      (EnumMember.Keyboard.webSearch, "webSearch"),
      (EnumMember.Keyboard.asciiCapableNumberPad, "asciiCapableNumberPad"),
      (EnumMember.Keyboard.alphabet, "alphabet"),
    ],
    "UITextField.ViewMode": [
      (EnumMember.ViewMode.never, "never"), (EnumMember.ViewMode.whileEditing, "whileEditing"),
      (EnumMember.ViewMode.unlessEditing, "unlessEditing"), (EnumMember.ViewMode.always, "always"),
    ],
    "UIReturnKeyType": [
      (EnumMember.ReturnKey.`default`, "default"), (EnumMember.ReturnKey.go, "go"),
      (EnumMember.ReturnKey.google, "google"), (EnumMember.ReturnKey.join, "join"),
      (EnumMember.ReturnKey.next, "next"), (EnumMember.ReturnKey.route, "route"),
      (EnumMember.ReturnKey.search, "search"), (EnumMember.ReturnKey.send, "send"),
      (EnumMember.ReturnKey.yahoo, "yahoo"), (EnumMember.ReturnKey.done, "done"),
      (EnumMember.ReturnKey.emergencyCall, "emergencyCall"), (EnumMember.ReturnKey.`continue`, "continue"),
    ],
    "UITextAutocapitalizationType": [
      (EnumMember.Autocapitalization.none, "none"), (EnumMember.Autocapitalization.words, "words"),
      (EnumMember.Autocapitalization.sentences, "sentences"),
      (EnumMember.Autocapitalization.allCharacters, "allCharacters"),
    ],
    "UITextAutocorrectionType": [
      (EnumMember.Autocorrection.`default`, "default"), (EnumMember.Autocorrection.no, "no"),
      (EnumMember.Autocorrection.yes, "yes"),
    ],
    "UITextSpellCheckingType": [
      (EnumMember.SpellChecking.`default`, "default"), (EnumMember.SpellChecking.no, "no"),
      (EnumMember.SpellChecking.yes, "yes"),
    ],
    "UITextSmartQuotesType": [
      (EnumMember.SmartQuotes.`default`, "default"), (EnumMember.SmartQuotes.no, "no"),
      (EnumMember.SmartQuotes.yes, "yes"),
    ],
    "UITextSmartDashesType": [
      (EnumMember.SmartDashes.`default`, "default"), (EnumMember.SmartDashes.no, "no"),
      (EnumMember.SmartDashes.yes, "yes"),
    ],
    "UIKeyboardAppearance": [
      (EnumMember.Appearance.`default`, "default"), (EnumMember.Appearance.dark, "dark"),
      (EnumMember.Appearance.light, "light"), (EnumMember.Appearance.alert, "alert"),
    ],
    "Dispatch": [
      (EnumMember.Dispatch.tags, "tags"), (EnumMember.Dispatch.outlets, "outlets"),
    ],
    "KeyboardAvoidance": [
      (EnumMember.KeyboardAvoidance.automatic, "automatic"),
      (EnumMember.KeyboardAvoidance.keyboardLayoutGuide, "keyboardLayoutGuide"),
      (EnumMember.KeyboardAvoidance.contentInset, "contentInset"), (EnumMember.KeyboardAvoidance.resize, "resize"),
      (EnumMember.KeyboardAvoidance.scroll, "scroll"), (EnumMember.KeyboardAvoidance.none, "none"),
    ],
    "KeyboardDismissal": [
      (EnumMember.KeyboardDismissal.tapOutside, "tapOutside"), (EnumMember.KeyboardDismissal.onDrag, "onDrag"),
      (EnumMember.KeyboardDismissal.interactive, "interactive"), (EnumMember.KeyboardDismissal.submit, "submit"),
    ],
    "RuleTime": [
      (EnumMember.RuleTime.change, "change"), (EnumMember.RuleTime.endEditing, "endEditing"),
      (EnumMember.RuleTime.`return`, "return"), (EnumMember.RuleTime.submit, "submit"),
    ],
    "RuleEffect": [
      (EnumMember.RuleEffect.report, "report"), (EnumMember.RuleEffect.refuse, "refuse"),
    ],
    "RuleSeverity": [
      (EnumMember.RuleSeverity.error, "error"), (EnumMember.RuleSeverity.warning, "warning"),
    ],
    "LengthUnit": [
      (EnumMember.LengthUnit.characters, "characters"), (EnumMember.LengthUnit.utf16, "utf16"),
      (EnumMember.LengthUnit.scalars, "scalars"),
    ],
    "PatternMatch": [
      (EnumMember.PatternMatch.whole, "whole"), (EnumMember.PatternMatch.anywhere, "anywhere"),
    ],
    "CharacterClass": [
      (EnumMember.CharacterClass.decimalDigits, "decimalDigits"), (EnumMember.CharacterClass.letters, "letters"),
      (EnumMember.CharacterClass.alphanumerics, "alphanumerics"),
      (EnumMember.CharacterClass.whitespaces, "whitespaces"), (EnumMember.CharacterClass.ascii, "ascii"),
    ],
    "Checksum": [
      (EnumMember.Checksum.luhn, "luhn"), (EnumMember.Checksum.mod97, "mod97"), (EnumMember.Checksum.isbn, "isbn"),
      (EnumMember.Checksum.ean, "ean"),
    ],
    "Normalization": [
      (EnumMember.Normalization.trim, "trim"), (EnumMember.Normalization.removeSpaces, "removeSpaces"),
      (EnumMember.Normalization.uppercase, "uppercase"), (EnumMember.Normalization.lowercase, "lowercase"),
      (EnumMember.Normalization.asciiDigits, "asciiDigits"),
    ],
    "ToolbarItem": [
      (EnumMember.ToolbarItem.previous, "previous"), (EnumMember.ToolbarItem.next, "next"),
      (EnumMember.ToolbarItem.flexibleSpace, "flexibleSpace"), (EnumMember.ToolbarItem.done, "done"),
    ],
    "UITextContentType": [
      (EnumMember.ContentType.name, "name"), (EnumMember.ContentType.namePrefix, "namePrefix"),
      (EnumMember.ContentType.givenName, "givenName"), (EnumMember.ContentType.middleName, "middleName"),
      (EnumMember.ContentType.familyName, "familyName"), (EnumMember.ContentType.nameSuffix, "nameSuffix"),
      (EnumMember.ContentType.nickname, "nickname"), (EnumMember.ContentType.jobTitle, "jobTitle"),
      (EnumMember.ContentType.organizationName, "organizationName"), (EnumMember.ContentType.location, "location"),
      (EnumMember.ContentType.fullStreetAddress, "fullStreetAddress"),
      (EnumMember.ContentType.streetAddressLine1, "streetAddressLine1"),
      (EnumMember.ContentType.streetAddressLine2, "streetAddressLine2"),
      (EnumMember.ContentType.addressCity, "addressCity"), (EnumMember.ContentType.addressState, "addressState"),
      (EnumMember.ContentType.addressCityAndState, "addressCityAndState"),
      (EnumMember.ContentType.sublocality, "sublocality"), (EnumMember.ContentType.countryName, "countryName"),
      (EnumMember.ContentType.postalCode, "postalCode"), (EnumMember.ContentType.telephoneNumber, "telephoneNumber"),
      (EnumMember.ContentType.emailAddress, "emailAddress"), (EnumMember.ContentType.URL, "URL"),
      (EnumMember.ContentType.creditCardNumber, "creditCardNumber"), (EnumMember.ContentType.username, "username"),
      (EnumMember.ContentType.password, "password"), (EnumMember.ContentType.newPassword, "newPassword"),
      (EnumMember.ContentType.oneTimeCode, "oneTimeCode"),
      (EnumMember.ContentType.shipmentTrackingNumber, "shipmentTrackingNumber"),
      (EnumMember.ContentType.flightNumber, "flightNumber"), (EnumMember.ContentType.dateTime, "dateTime"),
      (EnumMember.ContentType.birthdate, "birthdate"), (EnumMember.ContentType.birthdateDay, "birthdateDay"),
      (EnumMember.ContentType.birthdateMonth, "birthdateMonth"),
      (EnumMember.ContentType.birthdateYear, "birthdateYear"),
      (EnumMember.ContentType.creditCardSecurityCode, "creditCardSecurityCode"),
      (EnumMember.ContentType.creditCardName, "creditCardName"),
      (EnumMember.ContentType.creditCardGivenName, "creditCardGivenName"),
      (EnumMember.ContentType.creditCardMiddleName, "creditCardMiddleName"),
      (EnumMember.ContentType.creditCardFamilyName, "creditCardFamilyName"),
      (EnumMember.ContentType.creditCardExpiration, "creditCardExpiration"),
      (EnumMember.ContentType.creditCardExpirationMonth, "creditCardExpirationMonth"),
      (EnumMember.ContentType.creditCardExpirationYear, "creditCardExpirationYear"),
      (EnumMember.ContentType.creditCardType, "creditCardType"), (EnumMember.ContentType.cellularEID, "cellularEID"),
      (EnumMember.ContentType.cellularIMEI, "cellularIMEI"), (EnumMember.ContentType.cellularIMEI1, "cellularIMEI1"),
      (EnumMember.ContentType.cellularIMEI2, "cellularIMEI2"), (EnumMember.ContentType.cellularNAL, "cellularNAL"),
    ],
    "UIScrollView.KeyboardDismissMode": [(EnumMember.KeyboardDismissMode.none, "none")],
    "UIDatePicker.Mode": [
      (EnumMember.DatePickerMode.time, "time"), (EnumMember.DatePickerMode.countDownTimer, "countDownTimer"),
    ],
    "UIContentSizeCategory": [(EnumMember.ContentSizeCategory.unspecified, "unspecified")],
    "DateFormatter.Style": [
      (EnumMember.DateStyle.none, "none"), (EnumMember.DateStyle.short, "short"),
      (EnumMember.DateStyle.medium, "medium"), (EnumMember.DateStyle.long, "long"),
      (EnumMember.DateStyle.full, "full"),
    ],
    "NumberFormatter.Style": [
      (EnumMember.NumberStyle.none, "none"), (EnumMember.NumberStyle.decimal, "decimal"),
      (EnumMember.NumberStyle.currency, "currency"), (EnumMember.NumberStyle.percent, "percent"),
      (EnumMember.NumberStyle.scientific, "scientific"), (EnumMember.NumberStyle.spellOut, "spellOut"),
      (EnumMember.NumberStyle.ordinal, "ordinal"), (EnumMember.NumberStyle.currencyISOCode, "currencyISOCode"),
      (EnumMember.NumberStyle.currencyPlural, "currencyPlural"),
      (EnumMember.NumberStyle.currencyAccounting, "currencyAccounting"),
    ],
  ]

  @Test(arguments: constants.keys.sorted())
  func constantsAreNumberedAsRows(enumeration: String) {
    for (member, name) in Self.constants[enumeration] ?? [] {
      #expect(member.name.string == name)
      #expect(member.enumeration.name.string == enumeration)
    }
  }
}
