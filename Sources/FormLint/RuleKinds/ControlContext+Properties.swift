import FormModel
import FormSyntax
import UIKitCatalog

/// Findings and fixes about the properties of a control.
extension ControlContext {
  /// The property as a related place, where it is set.
  func related(_ property: PropertyID) -> Related? {
    guard let set = control[property], let value = set.value else { return nil }
    let text = value.block.source.text(value.range)
    let words = text.utf8.count <= 40 ? "'\(property.name)' is \(text) here" : "'\(property.name)' is set here"
    return Related(words, place(value.range, set.origin))
  }

  /// The fix that takes a property out, if it is the control's own, and no preset says another value, which would count
  /// then.
  func removal(of set: ResolvedProperty) -> [Fix] { removal(of: [set]) }

  /// The fix that takes properties out, if that may be done with each.
  func removal(of sets: [ResolvedProperty]) -> [Fix] {
    let properties = sets.map { PropertyID(rawValue: $0.member.symbol) }
    guard !sets.isEmpty, sets.allSatisfy(\.origin.isOwn),
      !control.presets.contains(where: { preset in properties.contains(where: preset.block.properties.contains) }),
      let index = file.document.index(of: control.id),
      let edits = file.document.chunks[index].removals(of: sets.map(\.member))
    else { return [] }
    return [Fix("Remove \(enumerated(properties.map { "'\($0.name)'" }))", .unsafe, edits)]
  }

  /// The fix that sets a property: replaces its value, or adds it behind another one. Where a preset sets it and somebody
  /// else the other one, the control gets a value of its own: what other users of the preset have stays.
  ///
  /// - Parameter isOwn: whether the control gets a value of its own whoever sets the other one.
  func setting(
    _ property: PropertyID, to value: String, after other: ResolvedProperty, isOwn: Bool = false
  ) -> [Fix] {
    if let set = control[property] {
      if let preset = set.origin.preset, isOwn || other.origin.preset.map(preset.isSame) != true {
        return overriding(property, to: value, after: other)
      }
      return set.value.map {
        [Fix("Set '\(property.name)' to \(value)", .unsafe, [Fix.Edit(place($0.range, set.origin), value)])]
      } ?? []
    }
    let text = "\(property.name): \(value)"
    return [insertion("Add '\(text)'", .unsafe, text, after: other.member, other.block, other.origin)]
  }

  /// The fix that adds a property to the control itself: behind another one of its own, or where it uses presets.
  private func overriding(_ property: PropertyID, to value: String, after other: ResolvedProperty) -> [Fix] {
    let use = block.topMembers.map(\.member).last { $0.kind == .use }
    guard !block.hasSyntaxErrors, let member = other.origin.isOwn ? other.member : use else { return [] }
    let text = "\(property.name): \(value)"
    return [insertion("Add '\(text)'", .unsafe, text, after: member, block, .own)]
  }

  /// Whether the user can bring up a keyboard, as far as is known.
  var canShowKeyboard: Bool { memo.canShowKeyboard }

  /// The fix that sets a property that is not set: behind the control's last member; nil where it has none.
  func adding(_ property: PropertyID, _ value: String) -> [Fix] {
    guard !block.hasSyntaxErrors, let (_, last) = block.topMembers.reversed().first else { return [] }
    let text = "\(property.name): \(value)"
    return [insertion("Add '\(text)'", .unsafe, text, after: last, block, .own)]
  }

  /// The case that a property is set to, where it is set to one.
  func setMember(_ property: PropertyID) -> EnumMember? {
    guard let set = control[property], set.isWellFormed else { return nil }
    return set.value?.enumMember
  }

  /// Where to point at a property that is set.
  func valueRange(_ set: ResolvedProperty) -> Range<Int> {
    ownRange(set.value?.range ?? set.member.nameRange, set.origin)
  }

  /// Whether a class of one's own may do things in its own way.
  var isSubclass: Bool { control.sets(.class) }

  /// Whether something may submit the form, so that rules at '.submit' are checked.
  var maySubmit: Bool { traits.maySubmit || isSubclass }
}

extension ResolvedControl {
  /// Whether the user can bring up a keyboard, as far as is known: not where editing is switched off, or never begins, not
  /// in a field that is out of sight and stays so, and not where what says that cannot be read.
  var canShowKeyboard: Bool { canShowKeyboard(handlers) }

  /// The same, where the handlers are known.
  func canShowKeyboard(_ handlers: [ResolvedMember]) -> Bool { showsKeyboard(handlers) == true }

  /// Whether it is certain that the user can bring up no keyboard.
  var neverShowsKeyboard: Bool { showsKeyboard(handlers) == false }

  /// Whether the user can bring up a keyboard; nil where something says that and cannot be read.
  private func showsKeyboard(_ handlers: [ResolvedMember]) -> Bool? {
    var isKnown = true
    if ResolvedControl.switches.intersects(properties) || !openProperties.isEmpty {
      if ResolvedControl.switchesOff.contains(where: { boolean($0) == false }) { return false }
      isKnown = !ResolvedControl.switchesOff.contains(where: isOpen)
    }
    switch staysOutOfSight(handlers) {
    case true?: return false
    case nil: isKnown = false
    case false?: break
    }
    for handler in handlers {
      switch handler.refusesToBegin {
      case true?: return false
      case nil: isKnown = false
      case false?: break
      }
    }
    return isKnown ? true : nil
  }

  /// The properties that, with handlers, decide whether there can be a keyboard.
  static let decidingKeyboard: [PropertyID] = switchesOff + hides

  /// What editing is switched off by.
  private static let switchesOff: [PropertyID] = [.isEnabled, .isEditable, .isUserInteractionEnabled]
  private static let switches = PropertyMask(switchesOff)

  /// Whether it is hidden, or as transparent as UIKit's hit testing passes over (`UIView.h`: alpha below 0.01), and nothing
  /// says that somebody shows it later: what it or a preset handles itself is there for a field that is edited.
  /// Nil where what says it cannot be read.
  private func staysOutOfSight(_ handlers: [ResolvedMember]) -> Bool? {
    guard ResolvedControl.sights.intersects(properties) || !openProperties.isEmpty,
      handlers.allSatisfy({ if case .form = $0.origin { true } else { false } })
    else { return false }
    if boolean(.isHidden) == true || isTransparent { return true }
    return ResolvedControl.hides.contains(where: isOpen) ? nil : false
  }

  private var isTransparent: Bool {
    guard let set = self[.alpha], set.isWellFormed else { return false }
    return set.value?.numberText.flatMap(Double.init).map { $0 < 0.01 } == true
  }

  /// What a field is put out of sight by.
  private static let hides: [PropertyID] = [.isHidden, .alpha]
  private static let sights = PropertyMask(hides)
}

extension LintRuleInfo {
  /// A whole definition with one control that has some members. What is typed into a text view ends with a tap.
  static func example(_ members: String, kind: String = "textField", form: String = "") -> String {
    let lines = members.split(separator: "\n").map { "        \($0)\n" }.joined()
    let own = form.split(separator: "\n").map { "    \($0)\n" }.joined()
    let head = kind == "textView" ? "    dismissKeyboard: .tapOutside\n" : ""
    return "form Example {\n\(head)    \(kind) field {\n\(lines)    }\n\(own)}\n"
  }
}
