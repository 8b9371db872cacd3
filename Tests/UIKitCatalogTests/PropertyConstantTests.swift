import Testing
import UIKitCatalog

/// Every constant stands for the property that it is called after.
@Suite struct PropertyConstantTests {
  static let constants: [(PropertyID, String)] = [
    (.tag, "tag"), (.key, "key"), (.outlet, "outlet"), (.formatter, "formatter"), (.example, "example"),
    (.delegate, "delegate"), (.isHidden, "isHidden"), (.isEnabled, "isEnabled"), (.label, "label"),
    (.class, "class"), (.attributes, "attributes"), (.normalize, "normalize"), (.formTitle, "title"),
    (.formDelegate, "delegate"), (.dispatch, "dispatch"), (.deploymentTarget, "deploymentTarget"),
    (.locales, "locales"), (.calendar, "calendar"), (.timeZone, "timeZone"),
    (.keyboardAvoidance, "keyboardAvoidance"), (.dismissKeyboard, "dismissKeyboard"),
    (.presentation, "presentation"), (.when, "when"), (.effect, "effect"), (.severity, "severity"),
    (.message, "message"), (.ruleTitle, "title"), (.buttons, "buttons"), (.call, "call"), (.focus, "focus"),
    (.submit, "submit"), (.resign, "resign"), (.return, "return"), (.show, "show"), (.hide, "hide"),
    (.insets, "insets"), (.buttonTitle, "title"), (.buttonImage, "image"), (.action, "action"),
    (.enabledWhen, "enabledWhen"), (.isOn, "isOn"), (.segments, "segments"),
    (.selectedSegmentIndex, "selectedSegmentIndex"), (.mode, "mode"), (.minimumDate, "minimumDate"),
    (.maximumDate, "maximumDate"), (.minuteInterval, "minuteInterval"), (.preferredStyle, "preferredStyle"),
    (.items, "items"), (.minimumValue, "minimumValue"), (.maximumValue, "maximumValue"), (.value, "value"),
    (.stepValue, "stepValue"), (.isContinuous, "isContinuous"), (.webType, "type"), (.webSize, "size"),
    (.maxlength, "maxlength"), (.autocorrect, "autocorrect"), (.autocapitalize, "autocapitalize"),
    (.autocomplete, "autocomplete"), (.inputmode, "inputmode"), (.enterkeyhint, "enterkeyhint"),
    (.webPlaceholder, "placeholder"), (.text, "text"), (.labelText, "text"), (.attributedText, "attributedText"),
    (.placeholder, "placeholder"), (.attributedPlaceholder, "attributedPlaceholder"), (.textColor, "textColor"),
    (.font, "font"), (.textAlignment, "textAlignment"), (.contentVerticalAlignment, "contentVerticalAlignment"),
    (.contentHorizontalAlignment, "contentHorizontalAlignment"), (.borderStyle, "borderStyle"),
    (.textViewBorderStyle, "borderStyle"), (.background, "background"), (.disabledBackground, "disabledBackground"),
    (.defaultTextAttributes, "defaultTextAttributes"), (.typingAttributes, "typingAttributes"),
    (.adjustsFontSizeToFitWidth, "adjustsFontSizeToFitWidth"), (.minimumFontSize, "minimumFontSize"),
    (.clearsOnBeginEditing, "clearsOnBeginEditing"), (.clearsOnInsertion, "clearsOnInsertion"),
    (.allowsEditingTextAttributes, "allowsEditingTextAttributes"), (.isEditing, "isEditing"),
    (.clearButtonMode, "clearButtonMode"), (.leftView, "leftView"), (.leftViewMode, "leftViewMode"),
    (.rightView, "rightView"), (.rightViewMode, "rightViewMode"), (.inputView, "inputView"),
    (.inputAccessoryView, "inputAccessoryView"), (.autocapitalizationType, "autocapitalizationType"),
    (.autocorrectionType, "autocorrectionType"), (.spellCheckingType, "spellCheckingType"),
    (.smartQuotesType, "smartQuotesType"), (.smartDashesType, "smartDashesType"), (.keyboardType, "keyboardType"),
    (.keyboardAppearance, "keyboardAppearance"), (.returnKeyType, "returnKeyType"),
    (.enablesReturnKeyAutomatically, "enablesReturnKeyAutomatically"), (.isSecureTextEntry, "isSecureTextEntry"),
    (.textContentType, "textContentType"), (.passwordRules, "passwordRules"),
    (.inlinePredictionType, "inlinePredictionType"), (.writingToolsBehavior, "writingToolsBehavior"),
    (.allowedWritingToolsResultOptions, "allowedWritingToolsResultOptions"),
    (.allowsNumberPadPopover, "allowsNumberPadPopover"), (.isEditable, "isEditable"),
    (.isSelectable, "isSelectable"), (.dataDetectorTypes, "dataDetectorTypes"),
    (.textFormattingConfiguration, "textFormattingConfiguration"), (.linkTextAttributes, "linkTextAttributes"),
    (.contentInset, "contentInset"), (.keyboardDismissMode, "keyboardDismissMode"),
    (.isScrollEnabled, "isScrollEnabled"), (.bounces, "bounces"), (.alwaysBounceVertical, "alwaysBounceVertical"),
    (.alwaysBounceHorizontal, "alwaysBounceHorizontal"), (.minimumZoomScale, "minimumZoomScale"),
    (.maximumZoomScale, "maximumZoomScale"), (.isUserInteractionEnabled, "isUserInteractionEnabled"),
    (.alpha, "alpha"), (.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory"),
    (.accessibilityLabel, "accessibilityLabel"),
    (.date, "date"),
    (.countDownDuration, "countDownDuration"),
    (.pickerLocale, "locale"),
    (.pickerCalendar, "calendar"),
    (.pickerTimeZone, "timeZone"),
    (.numberOfLines, "numberOfLines"),
    (.lineBreakMode, "lineBreakMode"),
    (.minimumScaleFactor, "minimumScaleFactor"),
    (.backgroundColor, "backgroundColor"),
    (.tintColor, "tintColor"),
    (.onTintColor, "onTintColor"),
    (.thumbTintColor, "thumbTintColor"),
    (.selectedSegmentTintColor, "selectedSegmentTintColor"),
    (.minimumTrackTintColor, "minimumTrackTintColor"),
    (.maximumTrackTintColor, "maximumTrackTintColor"),
    (.semanticContentAttribute, "semanticContentAttribute"),
    (.isMomentary, "isMomentary"),
    (.apportionsSegmentWidthsByContent, "apportionsSegmentWidthsByContent"),
    (.textContainerInset, "textContainerInset"),
    (.wraps, "wraps"),
    (.minimumContentSizeCategory, "minimumContentSizeCategory"),
    (.maximumContentSizeCategory, "maximumContentSizeCategory"),
  ]

  @Test func constantsAreNumberedAsRows() {
    for (property, name) in Self.constants { #expect(property.name.string == name) }
  }

  /// What is named stands in the first rows, and leaves room in the mask: widen it before it is full.
  @Test func constantsFitTheMask() {
    #expect(Set(Self.constants.map { Int($0.0.rawValue) }) == Set(0..<Self.constants.count))
    #expect(Self.constants.count + 16 <= PropertyMask.capacity)
  }

  /// Constants that are called otherwise than their property stand for the one in the right block.
  @Test func constantsOfOneNameDifferInScope() {
    #expect(PropertyID.formTitle.scope == .form)
    #expect(PropertyID.ruleTitle.scope == .rule)
    #expect(PropertyID.buttonTitle.scope == .button)
    #expect(PropertyID.formDelegate.scope == .form)
    #expect(PropertyID.delegate.scope == .textInputs)
    #expect(PropertyID.borderStyle.scope == .textFields)
    #expect(PropertyID.textViewBorderStyle.scope == .textView)
    #expect(PropertyID.webPlaceholder.scope == .webInput)
    #expect(PropertyID.labelText.scope == .label)
    #expect(PropertyID.calendar.scope == .form)
    #expect(PropertyID.timeZone.scope == .form)
    #expect(PropertyID.pickerLocale.scope == .datePicker)
    #expect(PropertyID.pickerCalendar.scope == .datePicker)
    #expect(PropertyID.pickerTimeZone.scope == .datePicker)
  }
}
