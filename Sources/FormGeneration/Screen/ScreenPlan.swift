import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// A form as its screen is generated: the views, and what is needed to keep them going.
final class ScreenPlan {
  /// The form and its controls.
  let plan: FormPlan
  /// A view for each control, in the order of the text.
  let views: [ViewPlan]
  /// The same by the names of their controls.
  private(set) lazy var viewsByName = Dictionary(views.lazy.map { ($0.control.name, $0) }) { first, _ in first }
  /// Where each of them stands among them.
  private lazy var places = Dictionary(uniqueKeysWithValues: zip(views.lazy.map(ObjectIdentifier.init), views.indices))
  /// The views that take text.
  let inputs: [ViewPlan]
  /// Text fields and search fields.
  let textFields: [ViewPlan]
  /// Text views.
  let textViews: [ViewPlan]
  /// The oldest iOS that the code has to do without `if #available` for.
  let baseline: IOSVersion
  /// Those with a wheel in the place of the keyboard.
  let wheels: [ViewPlan]
  /// The buttons that can be tapped only while all fields meet their rules.
  let validButtons: [ViewPlan]
  /// What the fields handle of messages for which a delegate may have two methods.
  let rivals: RivalHandlers
  /// The titles of buttons that clear the field, as expressions, each once.
  let clearTitles: [String]
  /// Whether some change of a text may be refused or rewritten.
  let checksAny: Bool
  /// Whether the code itself changes texts while they are edited.
  let rewritesTexts: Bool
  /// Whether buttons or handlers follow the changes of texts.
  let isFollowed: Bool
  /// How the form makes way for the keyboard; nil where it does not say.
  let avoidance: EnumMember?
  /// The tags of the views that tell the controller of changes that something follows.
  private let followed: Set<Int64>
  /// What the code that is written so far calls.
  private(set) var called: Set<Helper> = []

  /// Gives the views their names, and finds out what code they need.
  init(_ plan: FormPlan) {
    self.plan = plan
    var taken = TakenNames(ScreenPlan.ownNames.union(ScreenPlan.localNames))
    var capitals = TakenNames()
    let delegate = plan.form.value(.formDelegate)?.value
    views = plan.controls.map { ViewPlan($0, plan.form, delegate, &taken, &capitals) }
    let inputs = views.filter(\.control.isTextInput)
    self.inputs = inputs
    textFields = views.filter { $0.control.kind.isTextField }
    textViews = views.filter { $0.control.kind == .textView }
    rivals = RivalHandlers(plan.form, inputs.lazy.map(\.control.control))
    validButtons = views.filter { $0.control.kind == .button && $0.control.control.sets(.enabledWhen) }
    clearTitles = ScreenPlan.clearTitles(plan, inputs)
    checksAny = inputs.contains(where: ScreenPlan.checksChanges)
    wheels = inputs.filter { ScreenPlan.wheel(of: $0) != nil }
    rewritesTexts = [checksAny, !clearTitles.isEmpty, !wheels.isEmpty].contains(true)
    let completes = inputs.contains { $0.isTold && !$0.completions.isEmpty }
    let hasValidButtons = !validButtons.isEmpty
    let followed = inputs.filter { view in
      guard view.isTold else { return false }
      return hasValidButtons || !view.completions.isEmpty || ScreenPlan.checksChanges(view)
        || ScreenPlan.wheel(of: view) != nil
        || view.control.rules.contains { $0.buttons.contains(where: \.clearsField) }
    }
    self.followed = Set(followed.map(\.control.tag))
    isFollowed = completes || !validButtons.isEmpty && inputs.contains(where: \.isTold)
    avoidance = plan.form.value(.keyboardAvoidance).flatMap { $0.isDefault ? nil : $0.value.enumMember }
    baseline = max(plan.form.index.deploymentTarget ?? ScreenPlan.least, ScreenPlan.least)
  }

  /// The oldest iOS that generated code runs on.
  static let least = IOSVersion(15)

  /// Says of a declaration that it is not there on all versions of iOS that the form runs on, where that is so.
  func writeAvailability(to writer: inout SwiftWriter) {
    guard let target = plan.form.index.deploymentTarget, target < ScreenPlan.least else { return }
    writer.line("@available(iOS \(ScreenPlan.least), *)")
  }

  /// What the controller calls its own members, and what every object has.
  private static let ownNames: Set<String> = [
    "actions", "checks", "view", "title", "values", "submit", "locale", "scrollView", "isValid", "texts", "onSubmit",
    "hash", "hashValue", "description", "debugDescription", "superclass", "self", "init", "observations",
    "shownAlert", "checked", "changes", "completed", "restingInsets", "restingHeight", "bottom", "choices",
    "modalPresentationStyle", "focusOrder", "stackView", "firstResponder", "addTapOutside", "allows", "apply", "build",
    "canFocus", "caption", "clearTitles", "configure", "isLeaving", "isSpelled", "keyboardDidHide", "keyboardDidMove",
    "localize", "message", "moveBack", "moveForward", "moveOn", "observe", "present", "recheck", "refuses",
    "replaceText", "rewriteValues", "select", "setText", "endsFull", "showActiveField", "showWheel", "tapOutside",
    "textDidChange",
  ]

  /// What functions of the controller call their parameters and constants, which would hide a view of that name.
  private static let localNames: Set<String> = [
    "action", "active", "alert", "around", "bar", "before", "body", "bounds", "broken", "button", "caret", "center",
    "chosen", "content", "count", "covered", "edit", "end", "field", "formatter", "frame", "height", "held", "input",
    "inputs",
    "item",
    "items", "key", "keyboard", "label", "last", "leftView", "length", "moment", "name", "newValue", "next", "none",
    "notification", "other", "owner", "picker", "presenter", "previous", "problems", "range", "read", "reason",
    "refusals", "replacement", "resting", "rest", "rightView", "room", "root", "rows", "scroll", "selection", "stack",
    "string", "style", "seen", "tag", "tap", "text", "textField", "textView", "token", "told", "top", "typed", "value",
    "wheel",
    "buttons", "fields", "labels", "textViews",
    "warnings", "whole", "window", "written", "place", "isFull", "isComplete", "isNew", "found", "parent",
    "starts", "classes", "scalar", "state", "full",
  ]

  /// The form with what it says and what settings say for it.
  var form: ResolvedForm { plan.form }
  /// The access modifier with a space behind it; empty for `internal`.
  var access: String { plan.access }
  /// The name of the enumeration with the fields, rules and values.
  var type: String { plan.formType }
  /// The name of the view controller's class.
  var controller: String { plan.controllerType }

  /// Whether something submits the form, be it said in a preset.
  var submits: Bool {
    form.index.submitters > 0
      || views.contains { view in
        view.control.control.boolean(.submit) == true
          || view.handlers.contains { $0.inner(.submit)?.boolean == true }
      }
  }

  /// The fields that stand next to a view, hidden ones too.
  func neighbours(of view: ViewPlan) -> (before: ViewPlan?, behind: ViewPlan?) {
    let place = place(of: view)
    let next = inputs.partitioningIndex { self.place(of: $0) > place }
    let before = inputs[..<next].last { $0 !== view }
    return (before, next < inputs.count ? inputs[next] : nil)
  }

  private func place(of view: ViewPlan) -> Int { places[ObjectIdentifier(view)] ?? 0 }

  /// Notes that the code calls something.
  func note(_ helper: Helper) { called.insert(helper) }

  /// Whether some rule or formatter has something against a text of a view's field.
  func isJudged(_ view: ViewPlan) -> Bool {
    if !view.control.rules.isEmpty { return true }
    switch view.control.format {
    case .date, .number, .mask: return true
    case .grouped, .custom, nil: return false
    }
  }

  /// Whether something follows the changes of a view's text.
  func isFollowed(_ view: ViewPlan) -> Bool { followed.contains(view.control.tag) }

  /// Whether some view tells the controller of changes that something follows.
  var tellsChanges: Bool { !followed.isEmpty }

  /// Whether something follows the change of a text.
  var followsTexts: Bool { rewritesTexts || isFollowed }

  /// Whether the code itself makes room for the keyboard.
  var makesRoom: Bool {
    switch avoidance {
    case EnumMember.KeyboardAvoidance.contentInset, EnumMember.KeyboardAvoidance.scroll,
      EnumMember.KeyboardAvoidance.resize:
      true
    default: false
    }
  }

  /// Whether a way to put the keyboard away is among those of the form.
  func dismisses(_ member: EnumMember) -> Bool {
    guard let value = form.value(.dismissKeyboard)?.value else { return false }
    return value.enumMember == member || value.children.contains { $0.enumMember == member }
  }

  /// The rules of a view's field.
  func rules(_ view: ViewPlan) -> [ResolvedRule] { view.control.rules }

  /// Whether a keystroke in a view may be refused or change what stands there.
  static func checksChanges(_ view: ViewPlan) -> Bool {
    guard view.isTold else { return false }
    switch view.control.format {
    case .some(.mask), .some(.grouped): return true
    default: return view.control.rules.contains { $0.time == EnumMember.RuleTime.change }
    }
  }
}
