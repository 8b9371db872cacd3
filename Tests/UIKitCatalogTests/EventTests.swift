import Testing
import UIKitCatalog

@Suite struct EventTests {
  @Test func eventsOfUIKitAreItsConstants() {
    #expect(Catalog.controlEvents.count == 20)
    for event in Catalog.controlEvents {
      #expect((event.member == nil) == event.isLanguageOwn, "\(event.name)")
      #expect(!event.scope.isEmpty && event.summary.string.hasSuffix("."), "\(event.name)")
      #expect(Catalog.controlEvent(named: event.name.bytes) == event)
    }
  }

  @Test func constantsAreNumberedAsRows() {
    let events: [(ControlEventID, String)] = [
      (.complete, "complete"), (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.valueChanged, "valueChanged"),
    ]
    for (event, name) in events { #expect(event.name.string == name) }
    let notifications: [(NotificationID, String)] = [
      (.keyboardWillShow, "UIKeyboardWillShowNotification"), (.keyboardDidShow, "UIKeyboardDidShowNotification"),
      (.keyboardWillHide, "UIKeyboardWillHideNotification"), (.keyboardDidHide, "UIKeyboardDidHideNotification"),
      (.keyboardWillChangeFrame, "UIKeyboardWillChangeFrameNotification"),
      (.keyboardDidChangeFrame, "UIKeyboardDidChangeFrameNotification"),
      (.textFieldDidBeginEditing, "UITextFieldTextDidBeginEditingNotification"),
      (.textFieldDidChange, "UITextFieldTextDidChangeNotification"),
      (.textFieldDidEndEditing, "UITextFieldTextDidEndEditingNotification"),
      (.textViewDidBeginEditing, "UITextViewTextDidBeginEditingNotification"),
      (.textViewDidChange, "UITextViewTextDidChangeNotification"),
      (.textViewDidEndEditing, "UITextViewTextDidEndEditingNotification"),
    ]
    for (notification, name) in notifications { #expect(notification.objcName.string == name) }
  }

  @Test func eventsBelongToTheirControls() {
    let ofFields = Catalog.controlEvents(for: .textField)
    #expect(ofFields.contains(.editingChanged) && !ofFields.contains(.valueChanged))
    #expect(Catalog.controlEvents(for: .textView) == [.complete])
    #expect(Catalog.controlEvents(for: .slider).contains(.valueChanged))
  }

  @Test(arguments: [
    "keyboardDidShowNotification", "UIResponder.keyboardDidShowNotification", "UIKeyboardDidShowNotification",
    "NSNotification.Name.UIKeyboardDidShow", "Notification.Name.UIKeyboardDidShow",
  ])
  func notificationsAreFoundInEachSpelling(name: String) {
    #expect(Catalog.notification(written: name.utf8) == .keyboardDidShow)
  }

  @Test func shortNamesOfTextNotificationsAreAmbiguous() {
    #expect(Catalog.notification(written: "textDidChangeNotification".utf8) == nil)
    #expect(Catalog.notification(written: "UITextView.textDidChangeNotification".utf8) == .textViewDidChange)
    #expect(NotificationID.textViewDidChange.preferredName.string == "UITextView.textDidChangeNotification")
    #expect(NotificationID.keyboardDidHide.preferredName.string == "keyboardDidHideNotification")
    #expect(Catalog.notification(written: "NSNotification.Name.".utf8) == nil)
  }

  @Test func factsOfNotifications() {
    #expect(Catalog.notifications.count == 13)
    for notification in Catalog.notifications {
      #expect(notification.summary.string.hasSuffix(".") && notification.since != nil)
      #expect(notification.isSwiftSpelling(notification.name.bytes))
      #expect(!notification.isSwiftSpelling(notification.objcName.bytes))
    }
    #expect(NotificationID.keyboardWillShow.owner.string == "UIResponder")
  }
}
