import FormSyntax
import UIKitCatalog

/// What a form handles for all its controls, with what decides whether that is heard.
public struct FormHandlers: Sendable {
  /// Nothing, in a form of which nothing is known.
  public static let none = FormHandlers(members: [], mayHaveDelegate: true)

  /// The handlers that may be asked, the first for each message.
  let members: [FormMember]
  /// Whether somebody may hear of the fields that name no delegate themselves: false where the form says `delegate: none`.
  let mayHaveDelegate: Bool

  /// Calls `body` with the bytes of what decides which of its messages are handled, and how.
  public func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for member in members { member.block.source.withBytes(body) }
  }
}

extension FormIndex {
  /// What it handles for its controls.
  public var handling: FormHandlers {
    FormHandlers(members: handlers, mayHaveDelegate: hasDelegate != false)
  }
}

extension ResolvedControl {
  /// Whether somebody may hear its delegate messages: nobody does where it, a preset, or for it its form says
  /// `delegate: none`; where no delegate is named it is the object that has the form's code.
  public var mayHaveDelegate: Bool {
    if let said = self[.delegate] { return said.value?.isNamed(.noDelegate) != true }
    return formHandlers.mayHaveDelegate || !isComplete || openProperties.contains(.delegate)
  }

  /// What handles its messages and events and is asked: its own, those of its presets, then what the form handles for it.
  /// Where it has no delegate only events are heard, and what nobody knows.
  public var handlers: [ResolvedMember] {
    let all = allHandlers
    return all.isEmpty || mayHaveDelegate ? all : all.filter { $0.member.method == nil }
  }
}
