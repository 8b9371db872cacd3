import FormLint
import FormModel
import FormSyntax
import UIKitCatalog

/// Delegate methods, control events, notifications and overrides.
extension CompletionFinder {
  /// Delegate methods that the control has and that are not handled yet, then the events of the control.
  var events: [Completion] {
    freeMethods.map { method($0.method, isDeprecated: $0.rank == 2) }
      + (context.hasHead ? [] : controlEvents(isAfterDot: false))
  }

  /// The delegate method or event that a handler would most likely be for; nil where none is left.
  var usualEvent: String? {
    freeMethods.first?.method.name.string ?? controlEvents(isAfterDot: false).first?.label
  }

  /// The delegate methods that are not handled yet: what most forms handle first, then the rest of the editing cycle in
  /// its order; what should no longer be used last.
  private var freeMethods: [(method: MethodID, rank: Int)] {
    let handled = handledMethods
    let free = Catalog.delegateMethods.filter { !handled.contains($0) && isSent($0.scope) }
    let keyed = free.enumerated().map { index, method in
      (key: (method.rank(target), method.usage, method.order ?? 100, index), method: method)
    }
    // Two methods may have one name, and differ in what they are handed.
    var names: Set<String> = []
    return keyed.sorted { $0.key < $1.key }.filter { names.insert($0.method.name.string).inserted }
      .map { ($0.method, $0.key.0) }
  }

  /// Whether what some kinds of control send comes to the handler: a form's is for every text input that sends it.
  private func isSent(_ scope: Scope) -> Bool {
    switch context.block.kind {
    case .control: context.block.control.map(scope.contains) ?? false
    case .form: scope.meets(.textInputs)
    default: fits(scope)
    }
  }

  private var handlers: [ResolvedMember] {
    switch context.block.kind {
    case .form:
      snapshot.form(around: place.chunk)?.events.map { ResolvedMember(block: $0.block, index: 0, origin: .own) } ?? []
    case .control: control?.events ?? []
    default: ownMembers(.event)
    }
  }

  private func ownMembers(_ kind: MemberKind) -> [ResolvedMember] {
    place.block.topMembers.filter { $0.member.kind == kind }.map {
      ResolvedMember(block: place.block, index: $0.index, origin: .own)
    }
  }

  /// Whether the place is in a member's head: of another chunk, be it a preset's or the form's, it never is.
  private func isTyped(_ handler: ResolvedMember) -> Bool {
    let member = handler.member
    return handler.block === place.block && Int(member.start) <= place.offset
      && place.offset <= member.nameRange.upperBound
  }

  private var handledMethods: Set<MethodID> {
    Set(handlers.filter { !isTyped($0) }.compactMap { $0.member.method })
  }

  private func method(_ method: MethodID, isDeprecated: Bool) -> Completion {
    let name = method.name.string
    return handler(
      name, .method, name, end: selectorEnd, body: method.returnsBool ? "" : nil,
      detail: method.summary.string, subject: .method(method), isDeprecated: isDeprecated
    ).since(method.since, on: target)
  }

  /// The control events that the control sends and that are not handled yet; behind a dot, only those of
  /// `UIControl.Event`.
  func controlEvents(isAfterDot: Bool) -> [Completion] {
    let handled = Set(handlers.filter { !isTyped($0) }.compactMap { $0.member.controlEvent })
    return Catalog.controlEvents.filter { event in
      !handled.contains(event) && !(isAfterDot && event.isLanguageOwn) && isSent(event.scope)
    }.map { event in
      let name = event.name.string
      let label = event.isLanguageOwn ? name : ".\(name)"
      return handler(
        label, .event, isAfterDot ? name : label, filter: name,
        end: isAfterDot ? context.word.upperBound : selectorEnd, body: "call: ",
        detail: event.summary.string
      ).since(event.member?.availableSince, on: target)
    }
  }

  /// The methods that a handler `override` may name in the control's class and that it does not override yet.
  var overrides: [Completion] {
    guard let kind = context.block.control else { return [] }
    let own = Set(ownMembers(.override).filter { !isTyped($0) }.compactMap { $0.member.method })
    return Catalog.overrides.filter { $0.scope.contains(kind) && !own.contains($0) }.map { method in
      handler(
        method.name.string, .method, method.name.string, end: selectorEnd, body: "insets: ",
        detail: method.summary.string, subject: .method(method), isDeprecated: method.deprecation != nil
      ).since(method.since, on: target)
    }
  }

  /// The notifications that the form does not observe yet.
  var notifications: [Completion] {
    let observers = snapshot.form(around: place.chunk)?.observers ?? []
    let observed = Set(observers.filter { $0.chunk != place.chunk.id }.compactMap { $0.member.notification })
    // Where the class stands there already, or is begun, it stays.
    let hasClass = context.hasHead || place.chunk.source.bytes(context.word).starts(with: "UI".utf8)
    return Catalog.notifications.filter { !observed.contains($0) }.map { notification in
      let name = (hasClass ? notification.name : notification.preferredName).string
      return handler(
        name, .event, name, end: context.word.upperBound, body: "call: ", detail: notification.summary.string,
        subject: .notification(notification)
      ).since(notification.since, on: target)
    }
  }

  /// The properties of handlers that the one around the place cannot have; none in other blocks.
  var unfitProperties: Set<PropertyID> {
    guard context.block.kind == .event, let handler = openMember?.member else { return [] }
    return Set((handler.takesReturn ? [] : [.return]) + (mayShowViews(handler) ? [] : [.show, .hide]))
  }

  private func mayShowViews(_ handler: Member) -> Bool {
    guard handler.isSentByFields else { return false }
    guard place.block.kind == .event else { return fits(.textFields) }
    return snapshot.form(around: place.chunk).map { snapshot.resolved($0).mayShowViews(inHandler: place.chunk.id) }
      ?? true
  }

  /// A handler with its block, where there is none yet; `body` is what the block begins with.
  private func handler(
    _ label: String, _ kind: Completion.Kind, _ insert: String, filter: String? = nil, end: Int, body: String? = nil,
    detail: String, subject: CompletionSubject? = nil, isDeprecated: Bool = false
  ) -> Completion {
    let needsBlock = !hasBlock(after: end)
    return Completion(
      label, kind, insert: needsBlock ? insert + " { }" : insert,
      snippet: needsBlock ? [.text(insert + " { " + (body ?? "")), .end, .text(" }")] : nil, filter: filter,
      detail: detail, subject: subject, isDeprecated: isDeprecated)
  }
}

extension NotificationID {
  /// What it says, and since when.
  var completionText: Prose {
    var prose = Prose(ProseLine(summary.string))
    if let line = Availability.line(since: since, nil) { prose.add(line) }
    return prose
  }
}

extension MethodID {
  /// What is there on every iOS that the form runs on, and what replaces it later, in this order.
  fileprivate func rank(_ target: DeploymentTarget) -> Int {
    if target.isOlder(than: since) { return 3 }
    if isOutdated(target) { return 2 }
    if !target.isKnown, replacesWhatStillWorks { return 1 }
    return owner == .scrollViewDelegate ? 1 : 0
  }

  /// Whether UIKit calls it in place of an older method that is still right to use: without a deployment target, nobody
  /// knows whether it is there.
  private var replacesWhatStillWorks: Bool {
    Catalog.delegateMethods.contains { $0.deprecation?.since == nil && $0.supersededBy == self }
  }

  /// Whether another one is to be used: of a method that no system calls deprecated yet, only where the newer one is
  /// certainly there.
  private func isOutdated(_ target: DeploymentTarget) -> Bool {
    guard let deprecation else { return false }
    if deprecation.since == nil, !target.isKnown { return false }
    return !(replacement.map { target.isOlder(than: $0.since) } ?? false)
  }

  /// How often forms handle it: its place among those that most of them do, else a number behind these.
  fileprivate var usage: Int {
    MethodID.usual.firstIndex { name.equals(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount)) }
      ?? MethodID.usual.count
  }

  private static let usual: [StaticString] = [
    "textFieldShouldReturn(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
    "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)", "textFieldShouldBeginEditing(_:)",
    "textFieldShouldEndEditing(_:)", "textFieldShouldClear(_:)", "textFieldDidChangeSelection(_:)",
    "textViewDidChange(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidBeginEditing(_:)",
    "textViewDidEndEditing(_:)", "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)",
    "textViewDidChangeSelection(_:)",
  ]

  /// Its declaration, what it asks or says, and since when.
  var completionText: Prose {
    var prose = Prose()
    prose.addCode(swiftDeclaration.string)
    prose.add(ProseLine(summary.string))
    if let availability { prose.add(availability) }
    return prose
  }

  /// Since which iOS it is there, and the method that replaces it where it is deprecated.
  var availability: ProseLine? {
    Availability.line(since: since, deprecation, replacement: replacement?.name, newer: replacement?.since)
  }
}
