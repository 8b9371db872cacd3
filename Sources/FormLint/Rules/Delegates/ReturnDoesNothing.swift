public import FormModel
import FormSyntax
import UIKitCatalog

/// `return-does-nothing`: a Return key that promises something that nobody does.
enum ReturnDoesNothing: ControlRule {
  static let info = LintRuleInfo(
    "return-does-nothing", .warning, group: .delegates,
    summary: "The Return key promises something, and nothing answers it.",
    reason: """
      A text field does nothing on Return by itself: it neither goes on to the next field nor puts the keyboard away. The \
      key that says Next or Done and does nothing reads as a broken app.
      """,
    bad: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { key: CityKey }
      }
      """,
    good: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { key: CityKey }

          on textFieldShouldReturn(_:) { focus: next }
      }
      """,
    fix: "Adds a handler to the form that goes on to the next field.", isToldOncePerForm: true)

  static let controlFilter = RuleFilter(.textFields, anyOf: [.returnKeyType], needsKeyboard: true)

  /// Whether a key says that something happens.
  static func promises(_ key: EnumMember) -> Bool { promises[key] != nil }

  /// The keys that say that something happens, each with what is said of it: a form may have it from end to end.
  private static let promises: [EnumMember: Finding.Message] = {
    let keys = [
      EnumMember.ReturnKey.next, EnumMember.ReturnKey.done, EnumMember.ReturnKey.go, EnumMember.ReturnKey.search,
      EnumMember.ReturnKey.send, EnumMember.ReturnKey.join,
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, .nothing($0)) })
  }()

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.isComplete, !isAnswered(context), let set = context.control[.returnKeyType], set.isWellFormed,
      let value = set.value, let key = value.enumMember, let message = promises[key], canShowKey(context)
    else { return }
    report.add(
      Self.self, at: context.ownRange(value.range, set.origin), message,
      fixes: asked(context) == nil && context.mayHaveDelegate ? [fix(context)] : [])
  }

  /// Whether something of the control or form does something on Return. A delegate of whose methods the form says nothing
  /// may.
  private static func isAnswered(_ context: ControlContext) -> Bool {
    if context.traits.hasUnread || context.block.properties.contains(.class) { return true }
    var isAsked = false
    let refuses = alwaysRefuses(context)
    for handler in context.handlers where handler.member.answersReturn {
      // UIKit sends the events of the Return key where the delegate agrees.
      if refuses, handler.member.controlEvent != nil, handler.isWellFormed { continue }
      // UIKit itself ends editing for whoever hears of its end on Return.
      let endsOnReturn = handler.member.controlEvent?.includes(.editingDidEndOnExit) ?? false
      if endsOnReturn || handler.acts { return true }
      isAsked = isAsked || handler.member.method == .textFieldShouldReturn
    }
    if isAsked { return false }
    if let own = context.control[.delegate] { return own.value?.isNamed(.noDelegate) != true }
    return false
  }

  /// Whether the delegate is heard, and answers false whatever happens.
  private static func alwaysRefuses(_ context: ControlContext) -> Bool {
    guard let handler = asked(context) else { return false }
    return !handler.isUnclear && handler.inner(.return)?.boolean == false && handler.inner(.call) == nil
  }

  /// The handler that is asked whether the field should return.
  private static func asked(_ context: ControlContext) -> ResolvedMember? {
    context.handlers.first { $0.member.method == .textFieldShouldReturn }
  }

  private static func canShowKey(_ context: ControlContext) -> Bool {
    if context.control.has(.inputView) { return false }
    // The keyboard may have no Return key at all.
    return context.control.enumMember(.keyboardType).map { Catalog.keyboard($0)?.hasReturnKey != false } ?? false
  }

  private static let handler = "on textFieldShouldReturn(_:) { focus: next }"

  private static let fixTitle = "Add '\(handler)' to the form"

  private static func fix(_ context: ControlContext) -> Fix {
    Fix(fixTitle, .unsafe, [.append(member: handler, toForm: context.form.id)])
  }
}

extension ResolvedMember {
  /// Whether a handler calls code, moves the focus, shows or hides a view, submits or ends editing: one that only answers
  /// does nothing. What a mistake in it was meant to do is not known.
  var acts: Bool {
    isUnclear || [.call, .focus, .show, .hide].contains { inner($0) != nil }
      || [.submit, .resign].contains { property in inner(property).map { $0.boolean != false } ?? false }
  }
}

extension Member {
  /// Whether a handler hears of the Return key of a text field; one that nobody knows may.
  public var answersReturn: Bool {
    flags.contains(.unknown) || method == .textFieldShouldReturn
      || controlEvent.map { $0.includes(.editingDidEndOnExit) || $0.includes(.primaryActionTriggered) } ?? false
  }
}

extension Finding.Message {
  fileprivate static func nothing(_ key: EnumMember) -> Self {
    "the Return key says .\(key.name), and nothing answers it: a text field does nothing on Return by itself"
  }
}
