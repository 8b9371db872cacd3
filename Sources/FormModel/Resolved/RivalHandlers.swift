public import FormSyntax
public import UIKitCatalog

/// What a form and its controls handle of messages for which a delegate may have two methods. Where one object has both,
/// UIKit calls the newer one alone, for all controls whose delegate it is.
public struct RivalHandlers: Sendable {
  /// A handler with the delegate that has it.
  public struct Handler: Sendable {
    /// The handler itself.
    public let member: ResolvedMember
    /// The control that has it, or whose preset has it; nil: the form has it for its controls.
    public let control: ResolvedControl?
    /// The chunk of that control, or of the form's member.
    public let chunk: ChunkID
    /// The name of the delegate's class; nil where nobody says.
    fileprivate let delegate: String?
  }

  fileprivate struct Key: Hashable {
    let method: MethodID?
    let delegate: String?
  }

  /// The handlers of one message and delegate.
  fileprivate struct Group {
    /// The first, and the first of another control or of the form.
    var first, second: Handler?
    /// The first that the form has for its controls.
    var ofForm: Handler?
    /// The controls that have one.
    var controls: Set<ChunkID> = []
  }

  /// All of them, in the order of the text.
  public let handlers: [Handler]
  private let formDelegate: String?
  private var groups: [Key: Group] = [:]

  /// - Parameter controls: those that may handle such messages.
  public init(_ form: ResolvedForm, _ controls: some Sequence<ResolvedControl>) {
    let formDelegate = form.said(.formDelegate).flatMap { $0.isWellFormed ? $0.value.name : nil }
    self.formDelegate = formDelegate
    var found = form.index.handlers.map { handler in
      let member = ResolvedMember(block: handler.block, index: 0, origin: .form(handler.chunk))
      return Handler(member: member, control: nil, chunk: handler.chunk, delegate: formDelegate)
    }
    for control in controls {
      let events = control.memberKinds.contains(MemberKinds(.event)) ? control.events : []
      found += events.map { RivalHandlers.handler($0, of: control, formDelegate) }
    }
    handlers = found.filter { $0.member.isWellFormed && $0.member.member.method?.hasRival == true }
      .sorted { $0.chunk < $1.chunk }
    for handler in handlers {
      let key = Key(method: handler.member.member.method, delegate: handler.delegate)
      groups[key, default: Group()].add(handler)
    }
  }

  private static func handler(
    _ member: ResolvedMember, of control: ResolvedControl, _ formDelegate: String?
  ) -> Handler {
    if case .form(let chunk) = member.origin {
      return Handler(member: member, control: nil, chunk: chunk, delegate: formDelegate)
    }
    let own = control[.delegate].map { $0.value?.name ?? "" }
    return Handler(member: member, control: control, chunk: control.id, delegate: own ?? formDelegate)
  }

  /// The first handler of a message that is certainly of the same delegate as another, and not of the same control: where
  /// nobody says who the delegate is, controls have only the form's handlers in common.
  public func handler(of method: MethodID, besides other: Handler) -> Handler? {
    guard other.delegate != "none", other.delegate != "",
      let group = groups[Key(method: method, delegate: other.delegate)]
    else { return nil }
    guard let control = other.control else { return group.first }
    if other.delegate == nil { return group.ofForm }
    return group.first?.control?.id == control.id ? group.second : group.first
  }

  /// Whether the control that has a handler handles another message itself, too.
  public func hasBoth(_ handler: Handler, and method: MethodID) -> Bool {
    guard let control = handler.control else { return false }
    return groups[Key(method: method, delegate: handler.delegate)]?.controls.contains(control.id) ?? false
  }

  /// Whether UIKit passes over what handles a message for a control, where a newer method for it is there.
  ///
  /// - Parameter handled: the methods of all that handles messages of the control.
  public func passOver(
    _ member: ResolvedMember, of control: ResolvedControl, for newer: MethodID, _ handled: Set<MethodID>
  ) -> Bool {
    if handled.contains(newer) { return true }
    return handler(of: newer, besides: RivalHandlers.handler(member, of: control, formDelegate)) != nil
  }
}

extension FormIndex {
  /// The method that UIKit calls in place of a handler's where both are there, if every iOS that the form runs on has it.
  public func newer(than handler: ResolvedMember) -> MethodID? {
    guard let newer = handler.member.method?.supersededBy else { return nil }
    return newer.since.map { $0 <= deploymentTarget ?? .oldest } ?? true ? newer : nil
  }
}

extension RivalHandlers.Group {
  fileprivate mutating func add(_ handler: RivalHandlers.Handler) {
    if let control = handler.control { controls.insert(control.id) } else if ofForm == nil { ofForm = handler }
    if first == nil {
      first = handler
    } else if second == nil, first?.control?.id != handler.control?.id {
      second = handler
    }
  }
}
