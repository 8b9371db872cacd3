import Testing
import UIKitCatalog

/// Every constant stands for the enumeration that it is called after.
@Suite struct EnumConstantTests {
  static let constants: [(EnumID, String)] = [
    (.keyboardType, "UIKeyboardType"), (.viewMode, "UITextField.ViewMode"), (.borderStyle, "UITextField.BorderStyle"),
    (.textViewBorderStyle, "UITextView.BorderStyle"), (.returnKeyType, "UIReturnKeyType"),
    (.autocapitalizationType, "UITextAutocapitalizationType"), (.autocorrectionType, "UITextAutocorrectionType"),
    (.spellCheckingType, "UITextSpellCheckingType"), (.smartQuotesType, "UITextSmartQuotesType"),
    (.smartDashesType, "UITextSmartDashesType"), (.smartInsertDeleteType, "UITextSmartInsertDeleteType"),
    (.inlinePredictionType, "UITextInlinePredictionType"),
    (.mathExpressionCompletionType, "UITextMathExpressionCompletionType"),
    (.grammarCheckingType, "UITextGrammarCheckingType"), (.keyboardAppearance, "UIKeyboardAppearance"),
    (.writingToolsBehavior, "UIWritingToolsBehavior"), (.dispatch, "Dispatch"),
    (.keyboardAvoidance, "KeyboardAvoidance"), (.keyboardDismissal, "KeyboardDismissal"), (.ruleTime, "RuleTime"),
    (.characterClass, "CharacterClass"), (.checksum, "Checksum"), (.normalization, "Normalization"),
    (.toolbarItem, "ToolbarItem"), (.overlaySlot, "OverlaySlot"), (.calendar, "Calendar.Identifier"),
    (.textContentType, "UITextContentType"), (.controlEvent, "UIControl.Event"),
    (.contentHorizontalAlignment, "UIControl.ContentHorizontalAlignment"),
    (.contentVerticalAlignment, "UIControl.ContentVerticalAlignment"),
    (.keyboardDismissMode, "UIScrollView.KeyboardDismissMode"), (.textStyle, "UIFont.TextStyle"),
    (.fontWeight, "UIFont.Weight"), (.datePickerMode, "UIDatePicker.Mode"),
    (.presentation, "UIModalPresentationStyle"), (.underlineStyle, "NSUnderlineStyle"),
    (.contentSizeCategory, "UIContentSizeCategory"), (.color, "UIColor"), (.textAlignment, "NSTextAlignment"),
    (.dataDetectorTypes, "UIDataDetectorTypes"), (.dateStyle, "DateFormatter.Style"),
    (.numberStyle, "NumberFormatter.Style"), (.htmlSwitch, "HTMLSwitch"), (.htmlInputMode, "HTMLInputMode"),
    (.htmlAutocomplete, "HTMLAutocomplete"),
  ]

  @Test func constantsAreNumberedAsRows() {
    for (enumeration, name) in Self.constants { #expect(enumeration.name.string == name) }
  }
}
