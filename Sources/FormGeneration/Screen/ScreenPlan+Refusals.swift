import FormModel
import UIKitCatalog

/// What cannot be generated.
extension ScreenPlan {
  /// What it is, in words, each with its place.
  var refusals: [String] { refusedSettings + refusedTags }

  /// Rules, handlers and wheels of which a view does not tell the controller.
  private var refusedSettings: [String] {
    let returns = textViews.flatMap { view in
      view.control.rules.filter { $0.time == EnumMember.RuleTime.return }.map { rule in
        "\(plan.line(of: rule.member, view.control)): the Return key of a text view begins a new line: "
          + "check the rule at '.endEditing'"
      }
    }
    let untold = inputs.filter { !$0.isTold }
    let completions = untold.flatMap { view in
      view.completions.map { handler in
        "\(plan.line(of: handler, view.control)): only the delegate of a text view is told that it is complete: "
          + "take the handler out"
      }
    }
    let wheels = untold.filter { ScreenPlan.wheel(of: $0) != nil }.map { view in
      "\(view.control.line): only the delegate of a text view is told that editing begins, when its wheel shows what is "
        + "in it: let the form's be that of '\(view.control.name)'"
    }
    return returns + completions + wheels
  }

  /// Views that cannot be told apart by their tags.
  private var refusedTags: [String] {
    var refused: [String] = []
    var owners: [Int64: String] = [:]
    for view in views where view.control.tag != 0 {
      if let first = owners[view.control.tag] {
        refused.append(
          "\(view.control.line): '\(view.control.name)' has the tag of '\(first)', and views are found by their tags: "
            + "give it another")
      } else {
        owners[view.control.tag] = view.control.name
      }
    }
    let untagged = views.filter { $0.control.tag == 0 }
    return refused
      + untagged.map {
        "\($0.control.line): 0 is the tag of every view without one: give '\($0.control.name)' another"
      }
  }
}
