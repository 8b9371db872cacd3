import FieldLanguages
import FormModel
import JSONText
import TextPatterns
import UIKitCatalog

/// What handles its messages and events.
extension ControlWriter {
  /// By the full name of the method, or of the event; without those that UIKit passes over.
  func handlers(_ json: inout JSONWriter) {
    let known = form.handlers(of: control).filter { $0.isWellFormed && $0.handledName != nil }
    let handled = Set(known.lazy.compactMap(\.member.method))
    let handlers = known.filter { handler in
      guard let newer = handler.member.method?.supersededBy else { return true }
      return !place.rivals.passOver(handler, of: control, for: newer, handled)
    }
    if handlers.isEmpty { return }
    json.key("handlers")
    json.object { object in
      for handler in handlers {
        object.key(named: handler.handledName ?? "")
        object.object { handler.writeActions(&$0) }
      }
    }
  }

  /// The texts that can grow no more, where something waits for them and they are known.
  func end(_ json: inout JSONWriter) {
    guard form.handlers(of: control).contains(where: { $0.member.controlEvent == .complete }),
      case .texts(let full) = FieldRules(control, place.environment, picture.cache).typingEnd(of: control),
      let number = picture.shared.index(of: full.automaton)
    else { return }
    json.member("end", number)
  }
}

extension ResolvedMember {
  /// `textFieldShouldReturn(_:)`, `editingChanged`; nil where nobody knows it.
  fileprivate var handledName: String? { (member.method?.name ?? member.controlEvent?.name)?.string }

  fileprivate func writeActions(_ json: inout JSONWriter) {
    for property: PropertyID in [.submit, .resign, .return] {
      guard let answer = inner(property)?.boolean else { continue }
      json.key(named: property.name.string)
      json.bool(answer)
    }
    for property: PropertyID in [.focus, .show, .hide, .call] {
      guard let value = inner(property) else { continue }
      json.member(named: property.name.string, value.enumMember?.name.string ?? value.name)
    }
  }
}
