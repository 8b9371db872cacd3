import FormModel
import FormSyntax
import UIKitCatalog

/// `unbalanced-observers`: an observer of the keyboard whose counterpart is missing.
enum UnbalancedObservers: FormRule {
  static let info = LintRuleInfo(
    "unbalanced-observers", .warning, group: .keyboard,
    summary: "The form observes that the keyboard shows, and not that it hides, or the reverse.",
    reason: """
      What moves out of the keyboard's way when it shows has to move back when it hides: without the other observer the inset stays, or is taken away twice.
      """,
    bad: """
      form Person {
          textField name { key: NameKey }
          observe keyboardWillShowNotification { call: keyboardWillShow }
      }
      """,
    good: """
      form Person {
          textField name { key: NameKey }
          observe keyboardWillShowNotification { call: keyboardWillShow }
          observe keyboardWillHideNotification { call: keyboardWillHide }
      }
      """)

  static let formFilter = FormFilter.keyboard()

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    // What cannot be read may be the other one.
    if context.form.hasUnread { return }
    let observers = context.form.observers.filter {
      $0.member.notification != nil || $0.member.flags.contains(.unknown)
    }
    if observers.contains(where: { $0.member.notification.map(frames.contains) ?? true }) { return }
    let showing = observers.first { $0.member.notification.map(shows.contains) ?? false }
    let hiding = observers.first { $0.member.notification.map(hides.contains) ?? false }
    guard let lonely = showing ?? hiding, showing == nil || hiding == nil, !context.neverShowsKeyboard else { return }
    report.add(
      Self.self, at: ChunkPlace(chunk: lonely.chunk, range: lonely.member.nameRange),
      showing != nil
        ? "the keyboard is observed when it shows, and not when it hides"
        : "the keyboard is observed when it hides, and not when it shows")
  }

  private static let shows: [NotificationID] = [.keyboardWillShow, .keyboardDidShow]
  private static let hides: [NotificationID] = [.keyboardWillHide, .keyboardDidHide]
  /// These come when it shows and when it hides.
  private static let frames: [NotificationID] = [.keyboardWillChangeFrame, .keyboardDidChangeFrame]
}
