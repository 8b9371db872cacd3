public import FormModel
public import FormSyntax
import UIKitCatalog

/// `property-not-available`, of handlers that show or hide a view which such a control does not have.
enum OverlayOfOtherControls: ControlRule, FormRule {
  static let info = PropertyNotAvailable.info

  static let controlFilter = RuleFilter(Scope.controls.subtracting(.textFields), inner: [.show, .hide])
  static let formFilter = FormFilter([.class], members: [.event])

  /// What a control or its presets handle.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    if context.isSubclass { return }
    for handler in context.events where handler.isWellFormed && handler.member.isSent(to: context.kind) {
      for (verb, view, value) in handler.touchedViews {
        report.add(
          Self.self, at: context.ownRange(value.range, handler.origin),
          .noView(view, context.kind, verb, handler.origin.preset?.block.name),
          related: handler.origin.isOwn
            ? [] : [Related("'\(view.name)' is named here", context.place(value.range, handler.origin))])
      }
    }
  }

  /// What the form handles for controls none of which has the view.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let touching = context.form.events.filter { $0.isWellFormed && !$0.handler.touchedViews.isEmpty }
    if touching.isEmpty { return }
    let kinds = kindsWithoutViews(asking: Set(touching.map(\.chunk)), context.controls)
    for event in touching {
      guard let kind = kinds[event.chunk] else { continue }
      for (verb, view, value) in event.handler.touchedViews {
        report.add(Self.self, at: event.place(value.range), .noView(view, kind, verb, nil))
      }
    }
  }

  /// Those handlers of a form that controls ask of which none has the views, each with what the first of these is.
  fileprivate static func kindsWithoutViews(
    asking handlers: Set<ChunkID>, _ controls: some Sequence<ResolvedControl>
  ) -> [ChunkID: ControlKind] {
    var open = handlers
    var kinds: [ChunkID: ControlKind] = [:]
    for control in controls {
      if open.isEmpty { break }
      guard let kind = control.kind else { continue }
      let mayHaveViews = kind.isTextField || control.sets(.class) || !control.isComplete
      for handler in control.handlers {
        guard case .form(let chunk) = handler.origin, open.contains(chunk) else { continue }
        if mayHaveViews {
          open.remove(chunk)
          kinds[chunk] = nil
        } else if kinds[chunk] == nil {
          kinds[chunk] = kind
        }
      }
    }
    return kinds
  }
}

extension ResolvedForm {
  /// Whether one of its handlers may show and hide views: some control that asks it may have them, or none asks it yet.
  public func mayShowViews(inHandler chunk: ChunkID) -> Bool {
    let controls = file.chunks(of: index).lazy.map { self.file.entries[$0] }.filter { $0.kind == .control }
      .compactMap { self.control(in: $0, self.index.handling) }
    return OverlayOfOtherControls.kindsWithoutViews(asking: [chunk], controls).isEmpty
  }
}

extension Member {
  /// Whether a handler may show and hide views: fields that have some send what it is about, or nobody knows it.
  public var isSentByFields: Bool {
    (method?.scope ?? controlEvent?.scope).map { $0.meets(.textFields) } ?? true
  }

  /// Whether controls of a kind send what a handler is about; another mistake is told of those that do not.
  fileprivate func isSent(to kind: ControlKind) -> Bool {
    (method?.scope ?? controlEvent?.scope).map { $0.contains(kind) } ?? false
  }
}

extension Finding.Message {
  /// - Parameter preset: the one that the handler comes from; nil where it is the control's or the form's.
  fileprivate static func noView(_ view: PropertyID, _ kind: ControlKind, _ verb: String, _ preset: String?) -> Self {
    if let preset {
      return Finding.Message("the preset '\(preset)' \(verb) '\(view.name)', which \(kind.phrase) does not have")
    }
    return Finding.Message("\(kind.phrase) has no '\(view.name)'; \(ControlKind.textField.phrase) has it")
  }
}
