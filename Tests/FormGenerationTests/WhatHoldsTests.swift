import FormGeneration
import Testing

/// What a form says holds in generated code, whatever the code does by itself.
struct WhatHoldsTests {
  /// One option alone is as good as a list of one.
  @Test(arguments: [
    (".underlineStyle(.single)", "NSUnderlineStyle.single.rawValue"),
    (".strikethroughStyle([.double, .byWord])", "NSUnderlineStyle([.double, .byWord]).rawValue"),
    (".underlineStyle([])", "NSUnderlineStyle([]).rawValue"),
  ])
  func linesAreOptionsOrListsOfThem(_ attribute: String, _ wanted: String) {
    let text = GeneratedText(members: "label a { attributedText: .attributed(\"x\", \(attribute)) }").uiKit
    #expect(text.contains(wanted), "\(text)")
  }

  @Test(arguments: ["textField", "textView", "label"])
  func fontsThatKeepTheirSizeDo(_ kind: String) {
    let own = "adjustsFontForContentSizeCategory"
    let text = GeneratedText(members: "\(kind) a { label: \"A\"; \(own): false }\n\(kind) b { label: \"B\" }").uiKit
    let following = text.split(separator: "\n").filter { $0.contains("\(own) = true") && !$0.contains("label.") }
    #expect(text.contains("\(own) = false"), "\(text)")
    #expect(following.count == 1 && following.allSatisfy { $0.contains("  b") }, "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("font = UIFont.preferredFont(forTextStyle: .body)") } == 2)
  }

  /// The class and what stands beside it are there from that version on.
  @Test(arguments: [("iOS(13)", true), ("iOS(14.5)", true), ("iOS(15)", false), ("iOS(17)", false)])
  func codeOfNewerSystemsSaysSo(_ target: String, _ isNewer: Bool) {
    let members = "deploymentTarget: \(target)\ntextField a { label: \"A\"; rule required }"
    let lines = GeneratedText(members: members).uiKit.split(separator: "\n").map { $0.drop { $0 == " " } }
    let declared = lines.indices.filter {
      lines[$0].hasPrefix("extension TestFormController") || lines[$0].contains("final class TestFormController:")
    }
    #expect(declared.count > 2)
    for line in declared {
      #expect((lines[line - 1] == "@available(iOS 15.0, *)") == isNewer, "\(lines[line])")
    }
    #expect(lines.count { $0 == "@available(iOS 15.0, *)" } == (isNewer ? declared.count : 0))
  }

  @Test func nothingStandsOverWhatIsHidden() {
    let text = GeneratedText(members: "switch a { label: \"Old\"; isHidden: true }\nswitch b { label: \"New\" }").uiKit
    #expect(!text.contains("caption(\"Old\")") && text.contains("caption(\"New\")"), "\(text)")
  }

  /// Each handler of an end does its part.
  @Test func allThatIsToHappenAtAnEndDoes() {
    let text = GeneratedText(
      members: "textField a { rule length(...4); on complete { call: one } on complete { call: two } }\ntextField b {}"
    ).uiKit
    #expect(text.contains("actions?.one(aField)") && text.contains("actions?.two(aField)"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("completed[.a] = isComplete") } == 1, "\(text)")
  }

  /// The form asks for functions of its own, and views for properties.
  @Test(arguments: [
    "button a { action: Model.tap }", "textField a { on .editingChanged { call: Model.tap } }",
    "observe keyboardWillShowNotification { call: Model.tap }\ntextField a {}",
    "textField a { leftView: .button(image: \"x\", action: Model.tap); leftViewMode: .always }",
  ])
  func functionsOfSomethingElseAreRefused(_ members: String) {
    let text = GeneratedText(members: members).uiKit
    #expect(text.contains("'Model.tap' is a function of something else"), "\(text)")
    #expect(!text.contains("func Model"), "\(text)")
  }

  @Test func checksOfSomethingElseAreRefused() {
    let text = GeneratedText(members: "textField a { outlet: screen.name; rule custom(Checks.isFree) }")
    #expect(text.model.contains("'Checks.isFree' is a function of something else"), "\(text.model)")
    #expect(!text.model.contains("func Checks") && !text.uiKit.contains("let screen."), "\(text.uiKit)")
  }
}
