import UIKit

/// The screen of the form Moments, and what it calls.
@MainActor final class MomentScene: MomentsFormActions {
  let form = MomentsFormController()
  let window = UIWindow()
  let host: UIViewController
  var names: [String] = []

  init() {
    UIResponder.forget()
    form.locale = Locale(identifier: "en_US")
    host = UIViewController(form.view)
    window.addSubview(form.view)
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    form.view.frame = window.frame
    form.actions = self
  }

  /// The messages of the alerts that were shown.
  var messages: [String] { host.presented.compactMap { ($0 as? UIAlertController)?.message } }

  func cardFull(_ sender: UITextField) { names.append("cardFull") }
  func partFull(_ sender: UITextField) { names.append("partFull") }
  func pickFull(_ sender: UITextField) { names.append("pickFull") }
}

/// The scenes: a name, and whether it ends well.
@MainActor let momentScenes: [(name: String, run: (MomentScene) -> Bool)] = [
  (
    "bounds and choices are set before values",
    { scene in
      let form = scene.form
      return form.volumeSlider.value == 50 && form.lowSlider.value == -5 && form.yearStepper.value == 2000
        && form.depthStepper.value == -5 && form.sizeControl.selectedSegmentIndex == 1
    }
  ),
  (
    "the segments of a loaded screen give way",
    { scene in
      let control = UISegmentedControl()
      control.insertSegment(withTitle: "old", at: 0, animated: false)
      let loaded = UIView()
      for view in scene.form.all { loaded.addSubview(view === scene.form.sizeControl ? control : view) }
      control.tag = scene.form.sizeControl.tag
      return MomentsFormController(root: loaded).sizeControl.titles == ["S", "M"]
    }
  ),
  (
    "of the limits of digits, one moves with the other",
    { scene in
      scene.form.values.fee = 1234
      scene.form.values.exact = 1.2345
      return scene.form.feeField.text == "$1,234" && scene.form.exactField.text == "$1.2345"
        && scene.form.values.exact == 1.2345
    }
  ),
  (
    "a slider gives the number that it was given",
    { scene in
      scene.form.values.volume = 0.1
      return scene.form.values.volume == 0.1
    }
  ),
  ("a button follows texts that are set after it", { scene in scene.form.saveButton.isEnabled }),
  (
    "a refused keystroke says why",
    { scene in
      scene.form.digitsField.type("1a")
      return scene.form.digitsField.text == "" && scene.messages == ["Digits only"]
    }
  ),
  (
    "a warning at a change is shown, and the change made",
    { scene in
      scene.form.shortField.type("abc")
      return scene.form.shortField.text == "abc" && scene.messages == ["Long"]
    }
  ),
  (
    "a warning keeps no focus, and is shown",
    { scene in
      scene.form.codeField.becomeFirstResponder()
      scene.form.codeField.type("abc")
      return scene.form.codeField.resignFirstResponder() && scene.messages == ["Long code"]
    }
  ),
  (
    "a submission shows warnings and goes on",
    { scene in
      scene.form.hintField.type("abc")
      return scene.form.submit() && scene.messages == ["Long hint"]
    }
  ),
  (
    "a text that is no number is shown one",
    { scene in
      scene.form.amountField.type("many")
      return !scene.form.submit() && scene.messages == ["Example: 1,348.09"]
    }
  ),
  (
    "what AutoFill puts in is compared with other fields",
    { scene in
      scene.form.digitsField.type("12")
      scene.form.againField.fill("13")
      let refused = scene.form.againField.text
      scene.form.againField.fill("12")
      return refused == "" && scene.form.againField.text == "12"
    }
  ),
  (
    "a mask is complete when it is full, whatever is taken out",
    { scene in
      scene.form.cardField.type("1234567")
      let before = scene.names
      scene.form.cardField.type("8")
      return before.isEmpty && scene.names == ["cardFull"]
    }
  ),
  (
    "what the app empties is complete again",
    { scene in
      scene.form.cardField.type("12345678")
      scene.form.values = MomentsForm.Values()
      scene.form.cardField.type("12345678")
      return scene.names == ["cardFull", "cardFull"]
    }
  ),
  (
    "values are the same in another locale",
    { scene in
      scene.form.locale = Locale(identifier: "de_DE")
      scene.form.values.amount = 1234.5
      let german = scene.form.amountField.text
      scene.form.locale = Locale(identifier: "en_US")
      return german == "1.234,5" && scene.form.amountField.text == "1,234.5" && scene.form.values.amount == 1234.5
    }
  ),
  (
    "a length in UTF-16 units ends a text, a pattern within it does not",
    { scene in
      scene.form.partField.type("12")
      let before = scene.names
      scene.form.partField.type("😀")
      return before.isEmpty && scene.names == ["partFull"]
    }
  ),
  (
    "a wheel reckons as the field's formatter does",
    { scene in
      let wheel = scene.form.dayField.inputView as? UIDatePicker
      return wheel?.timeZone?.identifier == "Asia/Tokyo" && wheel?.locale?.identifier == "de_DE"
    }
  ),
  (
    "a rule without words says which field is wrong",
    { scene in
      scene.form.bareField.becomeFirstResponder()
      scene.form.bareField.type("abc")
      scene.form.bareField.resignFirstResponder()
      return scene.messages == ["Bare is not valid"]
    }
  ),
  (
    "a keystroke that is refused without words is silent",
    { scene in
      scene.form.bareField.type("1")
      return scene.form.bareField.text == "" && scene.messages.isEmpty
    }
  ),
  (
    "a refusal without words says which field it is, by its name where it has no label",
    { scene in
      scene.form.stuckField.becomeFirstResponder()
      scene.form.stuckField.type("abc")
      return !scene.form.stuckField.resignFirstResponder() && scene.messages == ["stuck is not valid"]
    }
  ),
  (
    "the next field is sought from the control that asks, and so is the one before",
    { scene in
      scene.form.shortField.becomeFirstResponder()
      scene.form.depthStepper.sendActions(for: .valueChanged)
      let next = scene.form.namedField.isFirstResponder
      scene.form.backButton.sendActions(for: .touchUpInside)
      return next && scene.form.momentField.isFirstResponder
    }
  ),
  (
    "a button ends the editing of any field",
    { scene in
      scene.form.shortField.becomeFirstResponder()
      scene.form.endButton.sendActions(for: .touchUpInside)
      return !scene.form.shortField.isFirstResponder
    }
  ),
  (
    "behind the last field there is no next one, whatever submits the form",
    { scene in
      let items = (scene.form.momentField.inputAccessoryView as? UIToolbar)?.items ?? []
      return items.map(\.isEnabled) == [true, false, true]
    }
  ),
  (
    "a row without a text chooses nothing",
    { scene in
      scene.form.emptyField.becomeFirstResponder()
      let before = scene.form.emptyField.text
      (scene.form.emptyField.inputView as? UIPickerView)?.choose(1)
      return before == "" && scene.form.emptyField.text == "A"
    }
  ),
  (
    "the picker of a text view is no other",
    { scene in
      scene.form.regionView.becomeFirstResponder()
      return scene.form.regionView.text == "North"
    }
  ),
  (
    "the date that a wheel shows is chosen, and the field's is shown",
    { scene in
      scene.form.bornField.becomeFirstResponder()
      let chosen = scene.form.bornField.text
      scene.form.bornField.resignFirstResponder()
      scene.form.bornField.text = "2001-11-05"
      scene.form.bornField.becomeFirstResponder()
      let wheel = scene.form.bornField.inputView as? UIDatePicker
      let isShown = wheel != nil && wheel?.date == scene.form.values.born
      return chosen?.count == 10 && isShown && scene.form.bornField.text == "2001-11-05"
    }
  ),
  (
    "S25: a screen that is made here ends above the keyboard, and below it again",
    { scene in
      let end = NSValue(rect: CGRect(x: 0, y: 500, width: 400, height: 300))
      let info = [UIResponder.keyboardFrameEndUserInfoKey: end]
      let center = NotificationCenter.default
      center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
      let shown = NSLayoutConstraint.active.contains { $0.constant == -300 }
      center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: info)
      return shown && !NSLayoutConstraint.active.contains { $0.constant == -300 }
    }
  ),
  (
    "S25: a keyboard that is nowhere leaves the screen as high as it was, made here or loaded",
    { scene in
      let loaded = UIScrollView()
      for view in scene.form.all { loaded.addSubview(view) }
      scene.window.addSubview(loaded)
      loaded.frame = CGRect(x: 0, y: 100, width: 400, height: 700)
      let form = MomentsFormController(root: loaded)
      @MainActor func keyboard(_ end: CGRect) {
        let info = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end)]
        let name = UIResponder.keyboardWillChangeFrameNotification
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
      }
      keyboard(CGRect(x: 0, y: 500, width: 400, height: 300))
      let shrunk = form.view.frame.height
      keyboard(.zero)
      let constants = NSLayoutConstraint.active.map(\.constant)
      return shrunk == 400 && form.view.frame.height == 700 && constants.allSatisfy { $0 > -300 }
    }
  ),
  (
    "a button follows what the end of editing writes",
    { scene in
      let form = PairsFormController()
      @MainActor func enter(_ text: String, in field: UITextField) {
        field.becomeFirstResponder()
        field.type(text)
        field.resignFirstResponder()
      }
      scene.window.addSubview(form.view)
      for field in [form.amountField, form.againField] { enter("1234", in: field) }
      let isNumber = form.againField.text == "1,234" && form.isValid && form.saveButton.isEnabled
      enter("AB", in: form.twinField)
      let isOpen = !form.isValid && !form.saveButton.isEnabled
      enter("ab", in: form.plateField)
      return isNumber && isOpen && form.plateField.text == "AB" && form.isValid && form.saveButton.isEnabled
    }
  ),
  (
    "no value is another when its field is left",
    { scene in
      let form = PairsFormController()
      scene.window.addSubview(form.view)
      @MainActor func left(_ text: String, _ field: UITextField) -> String? {
        field.text = ""
        field.becomeFirstResponder()
        field.type(text)
        let values = form.values
        field.resignFirstResponder()
        return form.values == values ? field.text : nil
      }
      let numbers = ["12345678901234567890", "1234.5", String(repeating: "9", count: 40), "123456789012345.678"]
      let dates = ["05/2", "05/02", "05/2002", "05/1902", "05/0002", "5/26"]
      let isNone = form.values.expiry == nil
      return isNone && numbers.map { left($0, form.amountField) } == [numbers[0], "1,234.5"] + numbers.dropFirst(2)
        && dates.map { left($0, form.expiryField) } == ["05/2", "05/02", "05/02", "05/1902", "05/0002", "05/26"]
    }
  ),
  (
    "another spelling of a letter is another text",
    { scene in
      let form = PairsFormController()
      scene.window.addSubview(form.view)
      form.accentField.type("\u{E9}")
      form.accentField.fill("e\u{301}")
      return form.accentField.text?.unicodeScalars.elementsEqual("\u{E9}".unicodeScalars) == true
    }
  ),
  (
    "tags with the names of an optional's cases tell fields apart",
    { scene in
      let form = WrappedFormController()
      scene.window.addSubview(form.view)
      let fields = [form.someField, form.otherField, form.noneField]
      for field in fields { for _ in 1...6 { field.type("x") } }
      return fields.map { $0.text ?? "" } == ["xxx", "xxxxx", "xx"]
    }
  ),
]

/// Writes texts in capitals.
final class UpperFormatter: Formatter {
  override func string(for value: Any?) -> String? { (value as? String)?.uppercased() }
}

extension MomentsFormController {
  /// All views that the form names.
  fileprivate var all: [UIView] {
    [
      saveButton, volumeSlider, lowSlider, yearStepper, depthStepper, sizeControl, namedField, digitsField, shortField,
      codeField, hintField, againField, cardField, partField, amountField, feeField, exactField, dayField, bareField,
      stuckField, countryField, emptyField, priceField, batchField, gradeField, regionView, bornField, pickField,
      momentField, backButton, endButton,
    ]
  }
}
