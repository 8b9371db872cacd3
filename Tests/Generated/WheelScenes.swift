import UIKit

/// What pickers and wheels show and choose, on the screen of the form Moments.
@MainActor let wheelScenes: [(name: String, run: (MomentScene) -> Bool)] = [
  (
    "the row that a picker shows is chosen when editing begins",
    { scene in
      scene.form.countryField.becomeFirstResponder()
      let shown = scene.form.countryField.text
      return shown == "DE" && scene.form.countryField.resignFirstResponder() && scene.messages.isEmpty
    }
  ),
  (
    "a picker shows what is in its field",
    { scene in
      scene.form.countryField.text = "FR"
      scene.form.countryField.becomeFirstResponder()
      let wheel = scene.form.countryField.inputView as? UIPickerView
      return wheel?.selectedRow(inComponent: 0) == 1 && scene.form.countryField.text == "FR"
    }
  ),
  (
    "a picker shows the row that the field's formatter has written",
    { scene in
      scene.form.priceField.text = "1,000"
      scene.form.priceField.becomeFirstResponder()
      let wheel = scene.form.priceField.inputView as? UIPickerView
      return wheel?.selectedRow(inComponent: 0) == 1 && scene.form.priceField.text == "1,000"
    }
  ),
  (
    "a picker shows the row that was stored in lower case",
    { scene in
      scene.form.values.grade = "b"
      scene.form.gradeField.becomeFirstResponder()
      let wheel = scene.form.gradeField.inputView as? UIPickerView
      return wheel?.selectedRow(inComponent: 0) == 1 && scene.form.gradeField.text == "b"
    }
  ),
  (
    "what a picker chooses is written as the field's mask has it, and found again",
    { scene in
      let field = scene.form.batchField
      field.becomeFirstResponder()
      let wheel = field.inputView as? UIPickerView
      wheel?.choose(1)
      let chosen = field.text
      wheel?.selectRow(0, inComponent: 0, animated: false)
      field.resignFirstResponder()
      field.becomeFirstResponder()
      return chosen == "56-78" && field.text == "56-78" && wheel?.selectedRow(inComponent: 0) == 1
    }
  ),
  (
    "what a picker chooses completes nothing, and what is typed then does",
    { scene in
      let field = scene.form.pickField
      field.becomeFirstResponder()
      let first = field.text
      (field.inputView as? UIPickerView)?.choose(1)
      let chosen = scene.names
      field.text = ""
      field.type("ab")
      field.type("c")
      return first == "abc" && chosen.isEmpty && scene.names == ["pickFull"]
    }
  ),
  (
    "a wheel of days and times writes both, and finds them again",
    { scene in
      let field = scene.form.momentField
      let wheel = field.inputView as? UIDatePicker
      wheel?.date = Date(timeIntervalSince1970: 1_234_567_800)
      field.becomeFirstResponder()
      field.resignFirstResponder()
      wheel?.date = Date(timeIntervalSince1970: 0)
      field.becomeFirstResponder()
      return wheel?.date == Date(timeIntervalSince1970: 1_234_567_800)
    }
  ),
]
