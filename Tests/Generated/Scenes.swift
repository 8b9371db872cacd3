import UIKit

/// What a user does on a screen, and what then holds.
@MainActor final class Scene {
  let form = PersonFormController()
  let window = UIWindow()
  let host: UIViewController
  let calls = Calls()
  let screen: UIScrollView

  init() {
    UIResponder.forget()
    form.locale = Locale(identifier: "en_US")
    host = UIViewController(form.view)
    screen = form.view.subviews.compactMap { $0 as? UIScrollView }[0]
    window.addSubview(form.view)
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    form.view.frame = window.frame
    screen.frame = window.frame
    form.actions = calls
  }

  /// The alerts that were shown.
  var alerts: [UIAlertController] { host.presented.compactMap { $0 as? UIAlertController } }

  func keyboard(_ name: Notification.Name, top: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: 400, height: 800 - top)
    let info = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame)]
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }
}

@MainActor final class Calls: PersonFormActions {
  var names: [String] = []
  func bookmarkTapped(_ sender: UIButton) { names.append("bookmarkTapped") }
  func keyboardWasShown(_ notification: Notification) { names.append("keyboardWasShown") }
  func keyboardWillBeHidden(_ notification: Notification) { names.append("keyboardWillBeHidden") }
}

/// The scenes: a name, and whether it ends well.
@MainActor let scenes: [(name: String, run: (Scene) -> Bool)] = [
  (
    "S13: what is refused is not typed",
    { scene in
      scene.form.salaryField.becomeFirstResponder()
      for key in ["1", "a", "2"] { scene.form.salaryField.type(key) }
      return scene.form.salaryField.text == "12"
    }
  ),
  (
    "S13: pasting is checked",
    { scene in
      scene.form.salaryField.type("12 apples")
      return scene.form.salaryField.text == ""
    }
  ),
  (
    "S13: deleting is always let through",
    { scene in
      scene.form.salaryField.type("12")
      scene.form.salaryField.delete()
      return scene.form.salaryField.text == "1"
    }
  ),
  (
    "S13: AutoFill is checked again",
    { scene in
      scene.form.salaryField.type("12")
      scene.form.salaryField.fill("many")
      return scene.form.salaryField.text == "12" && !scene.form.salaryField.undoable.isEmpty
    }
  ),
  (
    "S13: composing is let be",
    { scene in
      scene.form.nameField.compose("ni")
      scene.form.nameField.compose("你")
      scene.form.nameField.endComposing()
      return scene.form.nameField.text == "你"
    }
  ),
  (
    "S2, S11: a refusal keeps the focus and alerts once",
    { scene in
      scene.form.ssnField.becomeFirstResponder()
      scene.form.ssnField.type("12")
      scene.form.ssnField.resignFirstResponder()
      return scene.form.ssnField.isFirstResponder && scene.alerts.count == 1 && scene.alerts[0].title == "Entry Error"
    }
  ),
  (
    "S2: leaving the screen is never refused",
    { scene in
      scene.form.ssnField.becomeFirstResponder()
      scene.form.ssnField.type("12")
      scene.host.leave()
      return scene.form.ssnField.resignFirstResponder() && scene.alerts.isEmpty
    }
  ),
  (
    "S2: what goes may be a controller around the screen",
    { scene in
      let around = UIViewController(UIView())
      scene.host.parent = around
      scene.form.ssnField.becomeFirstResponder()
      scene.form.ssnField.type("12")
      around.leave()
      return scene.form.ssnField.resignFirstResponder() && scene.alerts.isEmpty
    }
  ),
  (
    "S11: an alert that the app takes away comes again",
    { scene in
      scene.form.ssnField.becomeFirstResponder()
      scene.form.ssnField.type("12")
      scene.form.ssnField.resignFirstResponder()
      scene.host.dismiss(animated: false)
      scene.form.ssnField.resignFirstResponder()
      return scene.alerts.count == 1
    }
  ),
  (
    "S12: Clear clears",
    { scene in
      scene.form.notesView.becomeFirstResponder()
      scene.form.notesView.type(String(repeating: "x", count: 51))
      scene.form.notesView.resignFirstResponder()
      guard scene.alerts.count == 1 else { return false }
      scene.alerts[0].tap("Clear")
      return scene.form.notesView.text == ""
    }
  ),
  (
    "S5: Return goes on over what is hidden and disabled",
    { scene in
      scene.form.emailField.isHidden = true
      scene.form.dobField.isEnabled = false
      scene.form.nameField.becomeFirstResponder()
      scene.form.nameField.pressReturn()
      return scene.form.ssnField.isFirstResponder
    }
  ),
  (
    "S9: a value is shown as the formatter writes it",
    { scene in
      scene.form.dobField.becomeFirstResponder()
      scene.form.dobField.type("nov 5, 2001")
      scene.form.dobField.resignFirstResponder()
      return scene.form.dobField.text == "Nov 5, 2001"
    }
  ),
  (
    "S15: the button at the edge calls the app",
    { scene in
      (scene.form.bookmarkField.leftView as? UIButton)?.sendActions(for: .touchUpInside)
      return scene.calls.names == ["bookmarkTapped"]
    }
  ),
  (
    "S23: Done ends editing",
    { scene in
      scene.form.salaryField.becomeFirstResponder()
      (scene.form.salaryField.inputAccessoryView as? UIToolbar)?.items?.last?.tap()
      return !scene.form.salaryField.isFirstResponder
    }
  ),
  (
    "S24, S25: the inset is set, set again and given back",
    { scene in
      scene.form.nameField.becomeFirstResponder()
      scene.keyboard(UIResponder.keyboardWillShowNotification, top: 500)
      let first = scene.screen.contentInset.bottom
      scene.keyboard(UIResponder.keyboardWillChangeFrameNotification, top: 450)
      let second = scene.screen.verticalScrollIndicatorInsets.bottom
      scene.keyboard(UIResponder.keyboardWillHideNotification, top: 800)
      return first == 300 && second == 350 && scene.screen.contentInset.bottom == 0
    }
  ),
  (
    "S25: the safe area is no part of it",
    { scene in
      scene.screen.safeAreaInsets = UIEdgeInsets(bottom: 34)
      scene.keyboard(UIResponder.keyboardWillShowNotification, top: 500)
      return scene.screen.contentInset.bottom == 266
    }
  ),
  (
    "S2: a text view begins after the keyboard has come",
    { scene in
      scene.keyboard(UIResponder.keyboardWillShowNotification, top: 500)
      let before = scene.screen.shown.count
      scene.form.notesView.becomeFirstResponder()
      return scene.screen.shown.count == before + 1
    }
  ),
  (
    "S24: what is observed calls the app",
    { scene in
      scene.keyboard(UIResponder.keyboardDidShowNotification, top: 500)
      scene.keyboard(UIResponder.keyboardWillHideNotification, top: 800)
      return scene.calls.names == ["keyboardWasShown", "keyboardWillBeHidden"]
    }
  ),
  (
    "S7, S8: values are stored and restored",
    { scene in
      var stored: [String: Any] = [:]
      scene.form.nameField.type(" Jane ")
      scene.form.salaryField.type("1200")
      scene.form.values.write { stored[$1] = $0 }
      guard stored["name"] as? String == "Jane", stored["salary"] is NSDecimalNumber, stored["ssn"] == nil else {
        return false
      }
      scene.form.values = PersonForm.Values { stored[$0] }
      return scene.form.nameField.text == "Jane" && scene.form.salaryField.text == "1200"
    }
  ),
  (
    "a submission shows what is wrong, then hands the values on",
    { scene in
      var handed: PersonForm.Values?
      scene.form.onSubmit = { handed = $0 }
      guard !scene.form.submit(), scene.form.nameField.isFirstResponder, scene.alerts[0].message == "Enter a name"
      else {
        return false
      }
      scene.alerts[0].tap("OK")
      scene.form.nameField.type("Jane")
      return scene.form.submit() && handed?.name == "Jane"
    }
  ),
  (
    "S6: views are found by their tags",
    { scene in
      let loaded = UIView()
      let types: [UIView] = (0..<5).map { _ in UITextField() } + [UITextView(), UITextField(), UIButton()]
      for (index, view) in types.enumerated() {
        view.tag = index + 1
        loaded.addSubview(view)
      }
      return PersonFormController(root: loaded).ssnField === types[3]
    }
  ),
]

@main enum Main {
  @MainActor static func main() {
    var failures = 0
    for scene in scenes where !scene.run(Scene()) {
      print("failed: \(scene.name)")
      failures += 1
    }
    for scene in momentScenes + wheelScenes where !scene.run(MomentScene()) {
      print("failed: \(scene.name)")
      failures += 1
    }
    for scene in answerScenes where !scene.run(AnswerScene()) {
      print("failed: \(scene.name)")
      failures += 1
    }
    for problem in caretProblems() + rangeProblems() + nameProblems() {
      print("failed: \(problem)")
      failures += 1
    }
    print("\(scenes.count + momentScenes.count + wheelScenes.count + answerScenes.count) scenes, \(failures) failures")
    exit(failures == 0 ? 0 : 1)
  }
}
