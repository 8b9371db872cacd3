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
    for handler in context.events where handler.isWellFormed {
      guard let view = handler.shownView, let value = handler.inner(.show),
        !context.control.mayHave(view, context.handlers)
      else { continue }
      report.add(
        Self.self, at: context.ownRange(value.range, handler.origin), .notThere(view),
        cause: context.cause(value.range, handler.origin))
    }
  }

  /// What the form handles for fields none of which has the view.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.events where event.isWellFormed {
      guard let view = event.handler.shownView, let value = event.handler.inner(.show) else { continue }
      var isAsked = false
      var isThere = false
      for control in context.inputs(askedBy: event) {
        isAsked = true
        isThere = control.mayHave(view, control.handlers)
        if isThere { break }
      }
      if isAsked, !isThere { report.add(Self.self, at: event.place(value.range), .notThere(view)) }
    }
  }
}

extension ResolvedMember {
  /// The view at the edge of a field that a handler shows.
  var shownView: PropertyID? { view(in: .show) }
  /// The one that it hides.
  var hiddenView: PropertyID? { view(in: .hide) }

  private func view(in property: PropertyID) -> PropertyID? {
    guard let value = inner(property) else { return nil }
    return [PropertyID.leftView, .rightView].first { value.nameBytes.elementsEqual(Array($0.name.bytes)) }
  }
}

extension ResolvedControl {
  /// Whether a field has a view at an edge, or may get one: UIKit gives it one, or a class or code of one's own does.
  fileprivate func mayHave(_ view: PropertyID, _ handlers: [ResolvedMember]) -> Bool {
    if !isComplete || sets(.class) || has(view) { return true }
    return !view.defaultValue(of: kind, in: source).equals("nil".utf8)
      || handlers.contains { !$0.isWellFormed || $0.inner(.call) != nil }
  }
}

extension Finding.Message {
  fileprivate static func notThere(_ view: PropertyID) -> Self {
    Finding.Message("nothing is shown: '\(view.name)' is not set")
  }
}
