import UIKit

/// The screen of the form Answers, and what it calls.
@MainActor final class AnswerScene: AnswersFormActions {
  let form = AnswersFormController()
  let window = UIWindow()
  let host: UIViewController
  var names: [String] = []

  init() {
    UIResponder.forget()
    host = UIViewController(form.view)
    window.addSubview(form.view)
    form.actions = self
  }

  /// The messages of the alerts that were shown.
  var messages: [String] { host.presented.compactMap { ($0 as? UIAlertController)?.message } }

  func ownChange(_ sender: UITextField) { names.append("ownChange") }
  func seenChange(_ sender: UITextField) { names.append("seenChange \(sender.text ?? "")") }
  func manyChange(_ sender: UITextField) { names.append("manyChange") }
  func stayEnds(_ sender: UITextField) { names.append("stayEnds") }
  func heldEnds(_ sender: UITextField) { names.append("heldEnds \(messages.count)") }
  func toldEnds(_ sender: UITextField) { names.append("toldEnds") }
  func whyEnds(_ sender: UITextField) { names.append("whyEnds") }
  func menuShown(_ sender: UITextView) { names.append("menuShown") }
  func menuTapped(_ sender: UITextView) { names.append("menuTapped") }
}

/// The scenes: a name, and whether it ends well.
@MainActor let answerScenes: [(name: String, run: (AnswerScene) -> Bool)] = [
  (
    "a mask never sees what a handler refuses",
    { scene in
      scene.form.ownField.type("1234")
      return scene.form.ownField.text == "" && scene.names == ["ownChange"] && scene.form.ownField.undoable.isEmpty
    }
  ),
  (
    "a handler is asked before a mask writes",
    { scene in
      scene.form.seenField.type("123")
      return scene.form.seenField.text == "12-3" && scene.names == ["seenChange "]
    }
  ),
  (
    "what changes in one of several ranges is masked too",
    { scene in
      let field = scene.form.manyField
      let ranges = [NSValue(range: NSRange(location: 0, length: 0))]
      let answer = scene.form.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: "123")
      return !answer && field.text == "12-3" && scene.names == ["manyChange"]
    }
  ),
  (
    "where changes are asked of by ranges, they are for all fields",
    { scene in
      let field = scene.form.seenField
      let ranges = [NSValue(range: NSRange(location: 0, length: 0))]
      let answer = scene.form.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: "123")
      return !answer && field.text == "12-3" && scene.names == ["seenChange "]
    }
  ),
  (
    "what changes in several places is checked when it has changed",
    { scene in
      let field = scene.form.manyField
      let ranges = [0, 1].map { NSValue(range: NSRange(location: $0, length: 0)) }
      let answer = scene.form.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: "x")
      field.fill("x")
      return answer && field.text == ""
    }
  ),
  (
    "a handler keeps the focus, but no screen",
    { scene in
      scene.form.stayField.becomeFirstResponder()
      guard !scene.form.stayField.resignFirstResponder(), scene.form.stayField.isFirstResponder else { return false }
      scene.host.leave()
      return scene.form.stayField.resignFirstResponder() && scene.names == ["stayEnds", "stayEnds"]
    }
  ),
  (
    "a handler is asked before the rules",
    { scene in
      scene.form.heldField.becomeFirstResponder()
      scene.form.heldField.type("123")
      let isRefused = !scene.form.heldField.resignFirstResponder()
      return isRefused && scene.names.first == "heldEnds 0" && scene.messages == ["Held"]
    }
  ),
  (
    "the end of editing is told to all who wait for it, with its reason or without",
    { scene in
      for field in [scene.form.toldField, scene.form.whyField] {
        field.becomeFirstResponder()
        field.type("123")
        field.resignFirstResponder()
      }
      return scene.names == ["toldEnds", "whyEnds"] && scene.messages == ["Told"]
    }
  ),
  (
    "a submission says what is wrong first, not what the field that is left has to say",
    { scene in
      scene.form.toldField.becomeFirstResponder()
      scene.form.toldField.type("123")
      let isSubmitted = scene.form.submit()
      return !isSubmitted && scene.messages == ["First is missing"] && scene.form.firstField.isFirstResponder
    }
  ),
  (
    "a submission says what is wrong though the field that is edited keeps the focus",
    { scene in
      scene.form.heldField.becomeFirstResponder()
      scene.form.heldField.type("123")
      return !scene.form.submit() && scene.messages == ["First is missing"] && scene.form.heldField.isFirstResponder
    }
  ),
  (
    "the end of editing may be refused, unless it is forced",
    { scene in
      scene.form.stayField.becomeFirstResponder()
      scene.form.view.endEditing(false)
      guard scene.form.stayField.isFirstResponder else { return false }
      scene.form.view.endEditing(true)
      return !scene.form.stayField.isFirstResponder
    }
  ),
  (
    "no segment is no value",
    { scene in
      let before = scene.form.values.size
      scene.form.sizeControl.selectedSegmentIndex = 1
      let chosen = scene.form.values.size
      scene.form.values = AnswersForm.Values()
      return before == nil && chosen == 1 && scene.form.sizeControl.selectedSegmentIndex == -1
        && scene.form.values.none == nil
    }
  ),
  (
    "no row is no value, and a value of other items no row",
    { scene in
      scene.form.values.rows = 3
      return scene.form.values.rows == nil
    }
  ),
  (
    "a text view scrolls where the form says so",
    { scene in scene.form.longView.isScrollEnabled && !scene.form.shortView.isScrollEnabled }
  ),
  (
    "a date picker reckons as the form does, unless it says otherwise",
    { scene in
      let (born, own) = (scene.form.bornPicker, scene.form.own2Picker)
      return born.calendar.identifier == .buddhist && born.timeZone?.identifier == "Asia/Bangkok"
        && born.locale == scene.form.locale && own.calendar.identifier == .japanese
        && own.timeZone?.identifier == "Asia/Tokyo" && own.locale?.identifier == "ja_JP"
    }
  ),
  (
    "examples and pickers follow the locale",
    { scene in
      scene.form.locale = Locale(identifier: "de_DE")
      let wheel = scene.form.dueField.inputView as? UIDatePicker
      return scene.form.dueField.placeholder?.contains("April") == true && wheel?.locale?.identifier == "de_DE"
        && scene.form.bornPicker.locale?.identifier == "de_DE"
    }
  ),
  (
    "days of a date picker begin in its time zone",
    { scene in
      let wheel = scene.form.dueField.inputView as? UIDatePicker
      // 2020-01-01 at midnight, seven and nine hours before it is in Greenwich.
      let (bangkok, tokyo) = (1_577_836_800.0 - 7 * 3600, 1_577_836_800.0 - 9 * 3600)
      return scene.form.bornPicker.minimumDate?.timeIntervalSince1970 == bangkok
        && wheel?.minimumDate?.timeIntervalSince1970 == bangkok
        && scene.form.own2Picker.maximumDate?.timeIntervalSince1970 == tokyo
    }
  ),
  (
    "without a formatter, a wheel reckons and writes as the form does",
    { scene in
      scene.form.locale = Locale(identifier: "en_US")
      let wheel = scene.form.visitField.inputView as? UIDatePicker
      wheel?.date = Date(timeIntervalSince1970: 1_577_836_800 - 3600)
      scene.form.visitField.becomeFirstResponder()
      return wheel?.calendar.identifier == .buddhist && wheel?.timeZone?.identifier == "Asia/Bangkok"
        && wheel?.locale?.identifier == "en_US" && wheel?.minimumDate?.timeIntervalSince1970 == 1_577_836_800 - 7 * 3600
        && scene.form.visitField.text == "Jan 1, 2563 BE"
    }
  ),
  (
    "without a formatter, a wheel shows what is in its field",
    { scene in
      scene.form.locale = Locale(identifier: "en_US")
      scene.form.visitField.text = "Feb 1, 2563 BE"
      scene.form.visitField.becomeFirstResponder()
      let wheel = scene.form.visitField.inputView as? UIDatePicker
      return wheel?.date.timeIntervalSince1970 == 1_580_515_200 - 7 * 3600
        && scene.form.visitField.text == "Feb 1, 2563 BE"
    }
  ),
  (
    "a wheel of times writes the time of the form's zone",
    { scene in
      scene.form.locale = Locale(identifier: "de_DE")
      (scene.form.alarmField.inputView as? UIDatePicker)?.date = Date(timeIntervalSince1970: 3600)
      scene.form.alarmField.becomeFirstResponder()
      return scene.form.alarmField.text == "08:00"
    }
  ),
  ("a bar may be empty", { scene in (scene.form.barField.inputAccessoryView as? UIToolbar)?.items?.isEmpty == true }),
]
