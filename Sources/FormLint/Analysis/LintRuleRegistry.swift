import FormModel
import FormSyntax
import UIKitCatalog

/// All rules. A new one is added here, in the list of its kind.
public enum LintRuleRegistry {
  /// Rules about single chunks.
  static let blockRules: [(rule: any BlockRule.Type, filter: BlockFilter)] =
    ([
      SyntaxErrorRule.self, UnknownProperty.self, PropertyNotAvailable.self, UnknownValue.self, TypeMismatch.self,
      DuplicateProperty.self, UnknownDelegateMethod.self, UnresolvedReference.self, TagValueOverflow.self,
      DuplicateTagCase.self, ReadOnlyProperty.self, DeprecatedAPI.self, ObjCSpelling.self,
      InvalidFormat.self, SuspiciousFormat.self, EmptyPlaceholder.self, PresetCycle.self,
    ] as [any BlockRule.Type]).map { ($0, $0.blockFilter) }

  /// Rules about controls with their presets and form.
  static let controlRules: [(rule: any ControlRule.Type, filter: RuleFilter)] =
    ([
      UnknownProperty.self, PropertyNotAvailable.self, UnknownValue.self, TypeMismatch.self, WrongDelegateMethod.self,
      UnresolvedReference.self, OverlayNeverShown.self,
      OverlayClearButtonOverlap.self, OverlayShownOverClearButton.self, ReturnDoesNothing.self,
      DeprecatedDelegateMethod.self,
      DuplicateHandler.self,
      MissingDelegate.self,
      NeverEndsEditing.self,
      SupersededHandler.self,
      UnreachableHandler.self,
      AutocapitalizationIgnored.self,
      ContentTypeEntitlement.self,
      InputViewHidesKeyboard.self, KeyboardCannotType.self,
      NoReturnKey.self,
      PasswordNotSecure.self,
      PasswordRulesWithoutSecure.self,
      ReturnInsertsNewline.self,
      SecureAutocorrection.self,
      SecureContentType.self,
      BackgroundIgnored.self,
      BounceIgnored.self,
      DataDetectorsIgnored.self,
      DisabledBackgroundIgnored.self,
      DynamicTypeFont.self,
      MinimumFontSizeIgnored.self,
      MinimumFontSizeMissing.self,
      NilTextColor.self,
      SecureTextView.self,
      SizeChangingOverride.self,
      TextOverrides.self,
      TypingAttributesIgnored.self,
      UnselectableEditable.self,
      WritingToolsTable.self,
      OverlayModeWithoutView.self, OverlayShownWithoutView.self, OverlayOfOtherControls.self,
      MissingMessage.self,
      RuleNeverChecked.self,
      TrapsUser.self,
      MissingTag.self, MagicTag.self, NextWithoutNext.self, FocusWithoutTarget.self, PlaceholderNotSecure.self,
      PlaceholderKeyboard.self,
      ContradictoryClearing.self, ContentTypeKeyboard.self, CannotDismiss.self, UnavailableBefore.self,
      CapitalizedAddress.self, DoneBeforeLast.self, MissingContentType.self, DeadOverlayAction.self,
      FormattingConfigurationIgnored.self,
      FixedFormatLocale.self, LossyFormat.self, PlaceholderWithoutFormatter.self, PlaceholderFormatMismatch.self,
      UnusedFormatter.self, LeftoverText.self, EmptyRange.self, ValueOutOfRange.self, MissingKey.self,
      MissingTranslation.self,
    ] as [any ControlRule.Type]).map { ($0, $0.controlFilter) }

  /// Rules about forms as a whole.
  static let formRules: [any FormRule.Type] = [
    DuplicateProperty.self, DuplicateField.self, DuplicateTag.self, ZeroTag.self, DuplicateKey.self, EqualCycle.self,
    DuplicateOutlet.self, UnusedTagCase.self, UnbalancedObservers.self, KeyboardCovers.self, FocusCycle.self,
    UnavailableBefore.self, DuplicateHandler.self, MissingDelegate.self, NeverEndsEditing.self, SupersededHandler.self,
    DeprecatedDelegateMethod.self, UnreachableHandler.self, FocusWithoutTarget.self, MissingTranslation.self,
    OverlayShownWithoutView.self, OverlayOfOtherControls.self,
  ]

  /// Rules about a file among others.
  static let projectRules: [any ProjectRule.Type] = [
    ImportNotFound.self, ImportCycle.self, DuplicateForm.self, DuplicatePreset.self, UnusedPreset.self,
    PresetCycle.self, DuplicateTagCase.self,
  ]

  /// Rules about comments that suppress findings: `Suppressions` makes what they find, once all other rules have run.
  static let commentRules: [any LintRule.Type] = [InvalidSuppression.self, UnusedSuppression.self]

  /// What there is to know of each rule, by code.
  public static let all: [LintRuleInfo] = {
    // Each kind by itself: an array of one existential type made one of another asks the runtime about each element.
    let infos =
      blockRules.map { $0.rule.info } + controlRules.map { $0.rule.info }
      + textRules.map { $0.rule.info } + formRules.map { $0.info } + projectRules.map { $0.info }
      + commentRules.map { $0.info }
    // A rule may be of several kinds.
    return infos.reduce(into: [:]) { $0[$1.code] = $1 }.values.sorted { $0.code < $1.code }
  }()

  /// The rule with a code.
  public static func rule(_ code: String) -> LintRuleInfo? { byCode[code] }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }
}
