import FormModel
import UIKitCatalog

/// The class that brings a form onto the screen.
extension ScreenPlan {
  /// All of a form that needs UIKit.
  func write(to writer: inout SwiftWriter) {
    for refusal in refusals { writer.refusal(refusal) }
    writeActions(to: &writer)
    writer.line()
    writeSubclasses(to: &writer)
    // Each part before those that it calls: what nobody calls is not written.
    let depth = writer.depth
    let delegates = SwiftWriter(depth: depth, writeDelegates)
    let configuration = SwiftWriter(depth: depth + 1, writeConfiguration)
    let layout = SwiftWriter(depth: depth + 1, writeLayout)
    let submit = SwiftWriter(depth: depth + 1, writeSubmit)
    let changes = SwiftWriter(depth: depth + 1, writeChanges)
    let wheels = SwiftWriter(depth: depth + 1, writeWheels)
    let focus = SwiftWriter(depth: depth + 1, writeFocus)
    let alerts = SwiftWriter(depth: depth + 1, writeAlerts)
    let keyboard = SwiftWriter(depth: depth + 1, writeKeyboard)
    let values = SwiftWriter(depth: depth + 1, writeValues)
    let lookup = SwiftWriter(depth: depth + 1, writeLookup)
    let helpers = SwiftWriter(depth: depth + 1, writeHelpers)
    writeController(submit, to: &writer)
    for section in [lookup, values, configuration, layout, changes, wheels, focus, alerts, keyboard] {
      write(section, to: &writer)
    }
    writer.line()
    writer.append(delegates)
    write(helpers, to: &writer)
  }

  private func write(_ section: SwiftWriter, to writer: inout SwiftWriter) {
    guard !section.bytes.isEmpty else { return }
    writer.line()
    writeAvailability(to: &writer)
    writer.line("extension \(controller) {")
    writer.append(section)
    writer.line("}")
  }

  private func writeController(_ submit: SwiftWriter, to writer: inout SwiftWriter) {
    writer.doc(
      "The screen of the form `\(form.name)` (\(plan.line)): its views, their delegate, and what happens to them.")
    writeAvailability(to: &writer)
    writer.block("@MainActor \(access)final class \(controller): NSObject") { writer in
      writeProperties(&writer)
      writer.line()
      writeInitialisers(&writer)
      writer.line()
      writer.append(submit)
    }
  }

  /// A property, with what is done when it was set.
  private func write(_ property: String, whatFollows statements: [String], _ writer: inout SwiftWriter) {
    if statements.isEmpty { return writer.line("\(access)var \(property)") }
    writer.block("\(access)var \(property)") { writer in
      if statements.count == 1 {
        writer.closure("didSet", statements[0])
      } else {
        writer.block("didSet") { $0.lines(statements) }
      }
    }
  }

  private func writeProperties(_ writer: inout SwiftWriter) {
    writer.line("\(access)weak var actions: (any \(plan.actionsType))?")
    if !plan.checkNames.isEmpty {
      write("checks: (any \(plan.checksType))?", whatFollows: validity, &writer)
    }
    writer.doc("Is told the values when the form is submitted.")
    writer.line("\(access)var onSubmit: ((\(type).Values) -> Void)?")
    writer.doc("The locale in which values are read and written.")
    let rewriting = inputsInLocale.isEmpty ? [] : ["rewriteValues(from: oldValue)"]
    write(
      "locale = Locale.current", whatFollows: rewriting + (localizations.isEmpty ? [] : ["localize()"]) + validity,
      &writer)
    writer.doc("What all the views are in.")
    writer.line("\(access)let view: UIView")
    for view in views { writer.line("\(access)let \(view.name): \(view.type)", at: view.control.line) }
    writer.line()
    if called.contains(.present) { writer.line("private weak var shownAlert: UIAlertController?") }
    if hasObservers { writer.line("private var observations: [Observation] = []") }
    if inputs.contains(where: hasPicker) || views.contains(where: { $0.control.kind == .picker }) {
      writer.line("private var choices: [Choices] = []")
    }
    if checksAny {
      writer.doc("The texts that were checked last.")
      writer.line("private var checked: [\(type).Field: String] = [:]")
    }
    if completesAny {
      writer.doc("The texts that were complete last, as the rules see them.")
      writer.line("private var completed: [\(type).Field: String] = [:]")
    }
    if rewritesTexts, tellsChanges {
      writer.doc("How many changes there were.")
      writer.line("private var changes = 0")
    }
    if avoidance == EnumMember.KeyboardAvoidance.resize {
      writer.doc("What the scroll view ends at, in a screen that was made here.")
      writer.line("private var bottom: NSLayoutConstraint?")
      writer.doc("How high the scroll view was before the keyboard came, in a screen that was not.")
      writer.line("private var restingHeight: CGFloat?")
    } else if makesRoom {
      writer.doc("What the keyboard's place had before the keyboard came.")
      writer.line("private var restingInsets: (content: CGFloat, indicator: CGFloat)?")
    }
    if let title = form.value(.formTitle), !title.isDefault {
      writer.line()
      writer.doc("What the screen is called.")
      writer.line("\(access)var title: String {")
      writer.nested { $0.expression(plan.expression(title.value, for: form.name + ", title")) }
      writer.line("}")
    }
    if let style = form.value(.presentation), !style.isDefault, let name = style.value.enumMember?.name {
      writer.line()
      writer.doc("How the screen comes up.")
      writer.line("\(access)var modalPresentationStyle: UIModalPresentationStyle { .\(name.string) }")
    }
  }

  // MARK: Initialisers

  private func writeInitialisers(_ writer: inout SwiftWriter) {
    let labels = views.map { view -> String in
      let name = view.control.name
      return "\(SwiftName.argument(name)): "
    }
    writer.function("private init", ["in view: UIView"] + parameters) { writer in
      writer.line("self.view = view")
      for view in views { writer.line("self.\(view.name) = \(view.name)") }
      writer.line("super.init()")
      writer.line("configure()")
      if hasObservers { writer.line("observe()") }
    }
    writer.line()
    writer.doc("Takes the views with the form's tags in a screen that was loaded." + (ownRoom ?? ""))
    writer.block("\(access)convenience init(root: UIView)") { writer in
      let found = zip(labels, views).map { label, view in
        label + (plan.tagCase(of: view.control).map { "Self.found(.\($0), in: root)" } ?? "\(view.type)()")
      }
      writer.call("self.init", ["in: root"] + found)
    }
    if let first = views.first {
      writer.line()
      writer.doc("Takes views as outlets." + (ownRoom ?? ""))
      writer.function("\(access)convenience init", parameters) { writer in
        let root = "in: Self.root(of: \(first.name))"
        writer.call("self.init", [root] + zip(labels, views).map { $0 + $1.name })
      }
    }
    writer.line()
    writer.doc("Makes the views, in `view`.")
    writer.block("\(access)override convenience init()") { writer in
      writer.call("self.init", ["in: UIView()"] + zip(labels, views).map { $0 + $1.construction })
      writer.line("build()")
    }
  }

  /// Who makes room for the keyboard in a screen that was not made here; nil where the controller does.
  private var ownRoom: String? {
    switch avoidance {
    case EnumMember.KeyboardAvoidance.keyboardLayoutGuide, EnumMember.KeyboardAvoidance.automatic:
      "\n\nIts own constraints make way for the keyboard: one to `keyboardLayoutGuide`."
    default: nil
    }
  }

  private var parameters: [String] {
    views.map { view in
      let isLabelled = view.property != view.control.name
      return (isLabelled ? SwiftName.label(view.control.name) + " " : "") + "\(view.name): \(view.type)"
    }
  }

  /// Whether a rule warns, and lets the form be submitted all the same.
  private var warns: Bool {
    inputs.flatMap(rules).contains { $0.severity == EnumMember.RuleSeverity.warning }
  }

  private func writeSubmit(to writer: inout SwiftWriter) {
    writer.doc("Checks all fields. Shows the first that is wrong, or hands the values on; gives whether it did.")
    writer.line("@discardableResult")
    writer.block("\(access)func submit() -> Bool") { writer in
      if inputs.contains(where: isJudged) {
        if warns { writer.line("var warnings: [\(type).Problem] = []") }
        writer.line("let texts = texts")
        writer.line("for field in \(type).Field.allCases {")
        writer.nested { writer in
          writer.line("let problems = \(problems("field", ".submit"))")
          if warns {
            writer.line("guard problems.contains(where: { $0.severity == .error }) else {")
            writer.nested { $0.lines(["warnings += problems", "continue"]) }
            writer.line("}")
          } else {
            writer.line("guard problems.contains(where: { $0.severity == .error }) else { continue }")
          }
          writer.comment("First, so that what the field that is left has to say does not take its place.")
          writer.line(present("problems"))
          writer.line(inputOf("field") + ".becomeFirstResponder()")
          writer.line("return false")
        }
        writer.line("}")
        if warns { writer.line(present("warnings")) }
      }
      if dismisses(EnumMember.KeyboardDismissal.submit) { writer.line("view.endEditing(true)") }
      writer.line("onSubmit?(values)")
      writer.line("return true")
    }
  }
}

extension ViewPlan {
  /// How it is made in code.
  fileprivate var construction: String {
    control.kind == .button && type == "UIButton" ? "UIButton(type: .system)" : "\(type)()"
  }
}
