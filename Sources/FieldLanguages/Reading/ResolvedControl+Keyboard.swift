public import FormModel
public import TextPatterns
public import UIKitCatalog
import ValueFormatting

extension ResolvedControl {
  /// The keyboard that alone writes the text; nil where something else may, none appears, or it cannot be known.
  var typingKeyboard: FieldKeyboard? {
    guard let set = self[.keyboardType], set.isWellFormed, let member = set.value?.enumMember, !somethingElseWrites,
      kind.map(\.isTextInput) ?? true
    else { return nil }
    return FieldKeyboard(member: member, isMultiline: kind.map { $0 == .textView } ?? true)
  }

  /// The keyboard whose keys alone come into the field, in whatever way a mask or a formatter that groups writes them down;
  /// nil where something else may write, or it cannot be known.
  var enteringKeyboard: FieldKeyboard? {
    guard let set = self[.keyboardType], set.isWellFormed, let member = set.value?.enumMember,
      !formatterMayTranslate, !somethingBesideFormatterWrites, kind.map(\.isTextInput) ?? true
    else { return nil }
    return FieldKeyboard(member: member, isMultiline: kind.map { $0 == .textView } ?? true)
  }

  /// The keyboard that appears, UIKit's default included; nil where none does, something else may write, or it cannot be
  /// known.
  var visibleKeyboard: FieldKeyboard? {
    if let keyboard = typingKeyboard { return keyboard }
    guard isUnset(.keyboardType), !somethingElseWrites, let kind, kind.isTextInput,
      let member = enumMember(.keyboardType)
    else { return nil }
    return FieldKeyboard(member: member, isMultiline: kind == .textView)
  }

  /// The keyboard that it asks for, UIKit's default included, whatever else may write; nil where it cannot be known.
  public var shownKeyboard: FieldKeyboard? {
    guard let kind, kind.isTextInput, let member = enumMember(.keyboardType) else { return nil }
    return FieldKeyboard(member: member, isMultiline: kind == .textView)
  }

  /// What a mask leaves open and the keyboard can type in none of some locales: the characters of the first place that it
  /// lacks, which is no part of an optional tail. Nil where there is none, something else writes, or it cannot be known.
  public func maskGap(in locales: [String]?) -> (keyboard: EnumMember, missing: ScalarSet)? {
    guard let set = self[.keyboardType], set.isWellFormed, let member = set.value?.enumMember,
      !somethingBesideFormatterWrites
    else { return nil }
    return maskGap(of: member, in: locales)
  }

  /// The same of a keyboard, whatever else writes.
  public func maskGap(of member: EnumMember, in locales: [String]?) -> (keyboard: EnumMember, missing: ScalarSet)? {
    guard case .format(.mask(let pattern)) = formatter, let kind, kind.isTextInput else { return nil }
    let keyboard = FieldKeyboard(member: member, isMultiline: kind == .textView)
    let places: [String?] = locales ?? [nil]
    let typed = places.compactMap { keyboard.scalars(in: $0) }
    guard typed.count == places.count else { return nil }
    let mask = Mask(pattern)
    for case .open(let open) in mask.places.prefix(mask.tails.min() ?? mask.places.count)
    where typed.allSatisfy({ $0.isDisjoint(with: open) }) {
      return (member, open)
    }
    return nil
  }

  private var somethingElseWrites: Bool { formatterWrites || somethingBesideFormatterWrites }

  private var somethingBesideFormatterWrites: Bool {
    has(.inputView) || accessoryWrites
      || [.leftView, .rightView].contains(where: overlayWrites)
      || mayBe(.isEnabled, false) || mayBe(.isEditable, false)
      || sets(.class) || handlers.contains(where: handlerWrites)
  }

  private var formatterWrites: Bool {
    guard let formatter = self[.formatter] else { return sets(.formatter) }
    guard let function = formatter.value?.function else { return true }
    return [.mask, .grouped, .customFormatter].contains(function)
  }

  /// Whether a formatter is there that may write other characters for those that are typed, or one that is not known.
  private var formatterMayTranslate: Bool {
    guard let formatter = self[.formatter] else { return sets(.formatter) }
    guard formatter.isWellFormed, let function = formatter.value?.function else { return true }
    return function == .customFormatter
  }

  /// A view of one's own may have keys; the buttons of a bar do what they say.
  private var accessoryWrites: Bool {
    guard has(.inputAccessoryView) else { return false }
    guard let value = self[.inputAccessoryView]?.value else { return true }
    guard value.function == .toolbar else { return true }
    guard let items = value.argument() else { return true }
    return items.children.contains { $0.function != nil }
  }

  private func overlayWrites(_ property: PropertyID) -> Bool {
    guard has(property) else { return false }
    guard let value = self[property]?.value, let function = value.function else { return true }
    if function == .view { return true }
    return value.argument(.action) != nil
  }

  /// A handler of changes that calls code; one that never lets editing begin; one with a mistake that may.
  private func handlerWrites(_ handler: ResolvedMember) -> Bool {
    let member = handler.member
    if member.flags.contains(.isControlEvent) {
      guard let event = member.controlEvent else { return true }
      return event == .editingChanged && (handler.isUnclear || handler.inner(.call) != nil)
    }
    guard let method = member.method else { return true }
    switch method {
    case .textFieldShouldBeginEditing, .textViewShouldBeginEditing: return handler.refusesToBegin != false
    case .textFieldShouldChange, .textFieldShouldChangeRanges, .textFieldDidChangeSelection, .textViewShouldChange,
      .textViewShouldChangeRanges, .textViewDidChange, .textViewDidChangeSelection,
      .scrollViewDidChangeAdjustedContentInset:
      return handler.isUnclear || handler.inner(.call) != nil
    default: return false
    }
  }
}
