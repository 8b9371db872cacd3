import FormModel
import FormSyntax
import UIKitCatalog

/// What a form leaves to the app: the functions that `call` and `action` name.
extension ScreenPlan {
  /// One of them.
  private struct Requirement: Hashable {
    var name: ExactText
    var parameter: String
  }

  /// Writes the protocol with the functions that `call` and `action` name, each once.
  func writeActions(to writer: inout SwiftWriter) {
    var seen: Set<Requirement> = []
    writer.doc("What the form `\(form.name)` leaves to the app.")
    writer.block("@MainActor \(access)protocol \(plan.actionsType): AnyObject") { writer in
      func add(_ name: String, _ parameter: String, _ line: String) {
        guard seen.insert(Requirement(name: ExactText(name), parameter: parameter)).inserted else { return }
        if let objection = SwiftName.objection(toFunction: name) { return writer.refusal("\(line): \(objection)") }
        writer.line("func \(SwiftName.declared(name))(_ \(parameter))", at: line)
      }
      for view in views {
        for handler in view.handlers where isCalled(handler, of: view) {
          guard let name = handler.inner(.call)?.name else { continue }
          add(name, "sender: \(sender(handler, of: view))", line(handler, view))
        }
        for (name, type, line) in actions(of: view) { add(name, "sender: \(type)", line) }
      }
      for observer in form.observers {
        let member = ResolvedMember(block: observer.block, index: 0, origin: .form(observer.chunk))
        guard let name = member.inner(.call)?.name else { continue }
        add(name, "notification: Notification", plan.line(of: observer))
      }
    }
  }

  /// The type of what a handler is told of.
  func sender(_ handler: ResolvedMember, of view: ViewPlan) -> String {
    let told = handler.member.method?.swiftParameters.first.flatMap { $0.split(separator: ":").last }
    return told.map { String($0.drop { $0 == " " }) } ?? "\(view.control.kind.className)"
  }

  /// The place of a view's handler: `Person.formdef:12`.
  func line(_ handler: ResolvedMember, _ view: ViewPlan) -> String { plan.line(of: handler, view.control) }

  /// The `action:`s of a button, of overlays and of bars.
  private func actions(of view: ViewPlan) -> [(name: String, type: String, line: String)] {
    var found: [(String, String, String)] = []
    for property in [PropertyID.action, .leftView, .rightView, .inputAccessoryView] {
      guard let set = view.control.control[property], let value = set.value else { continue }
      let line = plan.line(set.member.range, set.origin, of: view.control)
      if property == .action {
        found.append((value.name, "UIButton", line))
      } else if property == .inputAccessoryView {
        for item in value.argument()?.children ?? value.children {
          if let name = item.argument(.action)?.name { found.append((name, "UIBarButtonItem", line)) }
        }
      } else if let name = value.argument(.action)?.name {
        found.append((name, "UIButton", line))
      }
    }
    return found
  }
}

extension MethodID {
  /// Its parameters, as Swift declares them.
  var swiftParameters: [String] {
    let declaration = swiftDeclaration.string
    guard let open = declaration.firstIndex(of: "("), let close = declaration.lastIndex(of: ")"), open < close else {
      return []
    }
    return SwiftWriter.arguments(declaration[declaration.index(after: open)..<close])
  }
}
