public import FormSyntax
public import UIKitCatalog

/// What of a form matters for how each of its controls is judged; when it changes, all are judged again.
public struct FormTraits: Sendable, Equatable {
  /// Whether delegate methods tell controls apart by their tags: `dispatch:` says so, or nothing where there are `tags`.
  public var dispatchesByTags = false
  /// Nil: the form does not say, or it cannot be read; false: `delegate: none`.
  public var hasDelegate: Bool?
  /// Delegate methods that the form handles for all its controls, and those with which a control makes UIKit pass over older
  /// ones, in the order of their numbers.
  public var handled: [UInt16] = []
  /// The hashes of the delegates that several text inputs name themselves.
  public var sharedDelegates: Set<UInt64> = []
  /// Whether nobody set the tag of a text input.
  public var hasUntagged = false
  /// Whether something certainly submits the form.
  public var submits = false
  /// Whether something submits the form, or may: code, or the focus behind the last field, be it by presets.
  public var maySubmit = false
  /// Whether a button can be tapped only while all fields meet their rules, or that may be, by presets: each rule is checked
  /// then at every change.
  public var followsRules = false
  /// Whether a switch or button may show what is typed into a secure field.
  public var mayReveal = false
  /// Whether something calls code, or may, be it by presets: code may show and enable controls.
  public var mayCall = false
  /// The properties of the form of which nobody knows what they are.
  public var openProperties: Set<PropertyID> = []
  /// Whether there is something in it of which not even the kind can be read: a control or a handler, perhaps.
  public var hasUnread = false
  /// Whether the name of a control is missing.
  public var hasUnnamed = false
  /// Whether one control only is typed into, but for those whose `{` is missing.
  public var hasOneInput = false
  /// The last control that can be typed into, at first or later; nil where there is none, or it is not known.
  public var lastInput: ChunkID?
  /// The last one that the focus reaches at first.
  public var lastFocus: ChunkID?

  /// A form that says nothing.
  init() {}
}
