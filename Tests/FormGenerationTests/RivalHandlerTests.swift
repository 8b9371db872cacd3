import Testing

/// What is called of two delegate methods for one message.
@Suite struct RivalHandlerTests {
  /// UIKit calls one of both: the newer, for a field that has it; for others that takes the place of the older.
  @Test func theOlderOfTwoMethodsIsNotCalled() {
    let text = GeneratedText(
      members: """
        textField a { on textFieldDidEndEditing(_:) { call: older }; on textFieldDidEndEditing(_:reason:) { call: newer } }
        textField b { on textFieldDidEndEditing(_:) { call: other } }
        """
    ).uiKit
    #expect(text.contains("actions?.newer(") && text.contains("actions?.other("))
    #expect(!text.contains("older("))
  }

  /// A class overrides a method once.
  @Test func theFirstOfTwoOverridesIsWritten() {
    let text = GeneratedText(
      members: """
        textField a {
            class: Roomy
            override textRect(forBounds:) { insets: .insets(top: 0, left: 7, bottom: 0, right: 7) }
            override textRect(forBounds:) { insets: .insets(top: 0, left: 9, bottom: 0, right: 9) }
        }
        """
    ).uiKit
    #expect(text.matches(of: #/override func textRect/#).count == 1)
    #expect(text.contains("left: 7") && !text.contains("left: 9"))
  }

  /// A delegate that is named is one object, and one that is not has what the form handles: where it has the newer method
  /// for one field, UIKit calls the older for none.
  @Test(arguments: [
    """
    delegate: Screen
    textField a { on textFieldDidEndEditing(_:reason:) { call: newer } }
    textField b { on textFieldDidEndEditing(_:) { call: older } }
    """,
    """
    textField a { on textFieldDidEndEditing(_:reason:) { call: newer } }
    textField b { key: b }
    on textFieldDidEndEditing(_:) { call: older }
    """,
  ])
  func theNewerMethodOfAnotherFieldIsCalledAlone(_ members: String) {
    let text = GeneratedText(members: members).uiKit
    #expect(text.contains("actions?.newer("))
    #expect(!text.contains("older("))
  }
}
