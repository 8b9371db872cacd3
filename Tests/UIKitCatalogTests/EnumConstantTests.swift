import Testing
import UIKitCatalog

/// Every constant stands for the enumeration that it is called after.
@Suite struct EnumConstantTests {
  static let constants: [(EnumID, String)] = [
    (.keyboardType, "UIKeyboardType"), (.borderStyle, "UITextField.BorderStyle"),
    (.returnKeyType, "UIReturnKeyType"),
    (.autocapitalizationType, "UITextAutocapitalizationType"), (.autocorrectionType, "UITextAutocorrectionType"),
    (.spellCheckingType, "UITextSpellCheckingType"), (.smartQuotesType, "UITextSmartQuotesType"),
    (.smartDashesType, "UITextSmartDashesType"), (.inlinePredictionType, "UITextInlinePredictionType"),
    (.keyboardAppearance, "UIKeyboardAppearance"),
    (.dispatch, "Dispatch"),
    (.keyboardAvoidance, "KeyboardAvoidance"), (.ruleTime, "RuleTime"),
    (.characterClass, "CharacterClass"), (.checksum, "Checksum"), (.normalization, "Normalization"),
    (.toolbarItem, "ToolbarItem"), (.calendar, "Calendar.Identifier"),
    (.textContentType, "UITextContentType"), (.controlEvent, "UIControl.Event"),
    (.keyboardDismissMode, "UIScrollView.KeyboardDismissMode"), (.textStyle, "UIFont.TextStyle"),
    (.fontWeight, "UIFont.Weight"), (.datePickerMode, "UIDatePicker.Mode"),
    (.presentation, "UIModalPresentationStyle"), (.underlineStyle, "NSUnderlineStyle"),
    (.contentSizeCategory, "UIContentSizeCategory"), (.color, "UIColor"), (.textAlignment, "NSTextAlignment"),
    (.dataDetectorTypes, "UIDataDetectorTypes"), (.dateStyle, "DateFormatter.Style"),
    (.numberStyle, "NumberFormatter.Style"), (.htmlAutocomplete, "HTMLAutocomplete"),
  ]

  @Test func constantsAreNumberedAsRows() {
    for (enumeration, name) in Self.constants { #expect(enumeration.name.string == name) }
  }
}
