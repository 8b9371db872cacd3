/// What a controller has only where something calls it: callers are written first, and note whom they call.
enum Helper {
  /// The field of a view, and the view of a field.
  case field, input
  /// The rules that a field breaks, and what shows them.
  case problems, present
  /// Whether UIKit makes a change, and whether the screen goes away.
  case allows, isLeaving
  /// Where the focus goes, from a field.
  case moveOn, moveForward, moveBack
  /// That there may be no field from which it goes.
  case fromOutside
  /// Whether texts are the same scalar by scalar.
  case isSpelled
  /// Whether a text is one of those of an automaton.
  case endsFull
}

extension ScreenPlan {
  /// A call of `field(of:)`.
  func fieldOf(_ view: String) -> String {
    note(.field)
    return "field(of: \(view))"
  }

  /// A call of `input(of:)`.
  func inputOf(_ field: String) -> String {
    note(.input)
    return "input(of: \(field))"
  }

  /// A call of `problems(of:at:in:)` with `texts`.
  func problems(_ field: String, _ moment: String) -> String {
    note(.problems)
    return "problems(of: \(field), at: \(moment), in: texts)"
  }

  /// A call of `present(_:)`.
  func present(_ problems: String) -> String {
    note(.present)
    return "present(\(problems))"
  }

  /// A call of `isSpelled(_:like:)`.
  func isSpelled(_ text: String, like other: String) -> String {
    note(.isSpelled)
    return "isSpelled(\(text), like: \(other))"
  }

  /// A call of `moveOn(from:)`, `moveForward(from:)` or `moveBack(from:)`.
  func move(_ helper: Helper, from field: String) -> String {
    note(helper)
    return "\(helper)(from: \(field))"
  }
}
