import FormModel
import FormSyntax
import UIKitCatalog

/// `overlay-mode-without-view`, of handlers that show a view which is not there.
enum OverlayShownWithoutView: ControlRule, FormRule {
  static let info = OverlayModeWithoutView.info

  static let controlFilter = RuleFilter(.textFields, inner: [.show])
  static let formFilter = FormFilter([.leftView, .rightView, .class], members: [.event])

  /// What a field or its presets handle.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    var edges = FieldEdges(context.control, context.handlers)
    for handler in context.events where handler.isWellFormed {
      guard let view = handler.shownView, let value = handler.inner(.show), !edges.mayHave(view) else { continue }
      report.add(
        Self.self, at: context.ownRange(value.range, handler.origin), .notThere(view),
        cause: context.cause(value.range, handler.origin))
    }
  }

  /// What the form handles for fields none of which has the view.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let shown = context.form.events.filter { $0.isWellFormed && $0.handler.shownView != nil }
    if shown.isEmpty { return }
    // Whether a field asks one of them, as long as none that does may have what it shows.
    var isAsked = Dictionary(shown.map { ($0.chunk, false) }, uniquingKeysWith: { first, _ in first })
    for control in context.inputs where control.kind?.isTextField == true {
      if isAsked.isEmpty { break }
      let handlers = control.handlers
      var edges = FieldEdges(control, handlers)
      for handler in handlers {
        guard case .form(let chunk) = handler.origin, isAsked[chunk] != nil, let view = handler.shownView else {
          continue
        }
        isAsked[chunk] = edges.mayHave(view) ? nil : true
      }
    }
    for event in shown where isAsked[event.chunk] == true {
      guard let view = event.handler.shownView, let value = event.handler.inner(.show) else { continue }
      report.add(Self.self, at: event.place(value.range), .notThere(view))
    }
  }
}

/// The edges of a field. What is found out is kept: it may have very many handlers.
private struct FieldEdges {
  private let control: ResolvedControl
  private let handlers: [ResolvedMember]
  private var known: [PropertyID: Bool] = [:]

  /// - Parameter handlers: all that handles the field's messages.
  init(_ control: ResolvedControl, _ handlers: [ResolvedMember]) { (self.control, self.handlers) = (control, handlers) }

  /// Whether the field has a view at an edge, or may get one: UIKit gives it one, or a class or code of one's own does.
  mutating func mayHave(_ view: PropertyID) -> Bool {
    if let known = known[view] { return known }
    let mayHave =
      !control.isComplete || control.sets(.class) || control.has(view)
      || !view.defaultValue(of: control.kind, in: control.source).equals("nil".utf8)
      || handlers.contains { $0.isUnclear || $0.inner(.call) != nil }
    known[view] = mayHave
    return mayHave
  }
}

extension Finding.Message {
  fileprivate static func notThere(_ view: PropertyID) -> Self {
    Finding.Message("nothing is shown: '\(view.name)' is not set")
  }
}
