import FormGeneration
import Testing
import UIKitCatalog

/// What is written of a screen: for all that the catalogue has, code or a refusal.
struct ScreenTests {
  /// A value of a type, as the form language writes it; nil for one that only code can make.
  private func sample(_ type: ValueType) -> String? {
    switch type {
    case .bool: "true"
    case .integer, .count, .number, .nonNegative, .positive: "3"
    case .string, .text, .placeholder, .example: "\"text\""
    case .enumeration(let id): id.members.first { $0.isWritable && !$0.isUnavailableOnIOS }.map { ".\($0.name)" }
    case .options(let id): id.members.first { $0.isWritable && !$0.isUnavailableOnIOS }.map { "[.\($0.name)]" }
    case .color: ".label"
    case .font: ".preferred(.body)"
    case .image: "\"picture\""
    case .overlay: ".label(\"text\")"
    case .inputView: ".picker([\"a\"])"
    case .accessory: ".toolbar([.previous, .next, .flexibleSpace, .done])"
    case .attributedText: ".attributed(\"text\", .kern(1))"
    case .attributes: "[.kern(1), .font(.system(size: 12))]"
    case .insets: ".insets(top: 1, left: 2, bottom: 3, right: 4)"
    case .passwordRules: "\"minlength: 8;\""
    case .strings, .texts: "[\"a\"]"
    case .locale: "\"de_DE\""
    case .timeZone: "\"Europe/Berlin\""
    case .date: "today(days: 1)"
    default: nil
    }
  }

  /// Of attributes only the call says what is made.
  @Test(arguments: [
    (".named(\"Menlo\", size: 14)", "UIFont(name: \"Menlo\", size: 14)"),
    (".system(\"star\")", "UIImage(systemName: \"star\")"),
    (".system(size: 12, weight: .bold)", "UIFont.systemFont(ofSize: 12, weight: .bold)"),
    (".preferred(.body)", "UIFont.preferredFont(forTextStyle: .body)"),
    (".named(\"Brand\")", "UIColor(named: \"Brand\")"),
    (".image(\"a\")", "UIImage(named: \"a\")"), (".localized(\"n\")", "NSLocalizedString("),
    (".insets(top: 1)", "#error("),
  ])
  func attributesAreWhatTheirCallsMake(_ value: String, _ wanted: String) {
    let text = GeneratedText(members: "textField a { class: Mine; attributes { own: \(value) } }").uiKit
    #expect(text.contains(wanted.hasPrefix("#") ? wanted : "aField.own = \(wanted)"), "\(text)")
  }

  /// Views at the edge are shown where UIKit's class has them: what a class of the app has is for code.
  @Test func onlyFieldsShowViewsAtTheirEdges() {
    let own = "class: Icons; on textViewDidBeginEditing(_:) { show: leftView; call: began }"
    let text = GeneratedText(
      members: """
        textField code { rightView: .image("x"); rule length(...4) }
        textView notes { \(own) }
        textView more { rule length(...9) }
        on complete { show: rightView }
        """
    ).uiKit
    #expect(text.contains("codeField.rightViewMode = .always"), "\(text)")
    #expect(!text.contains("notesView.rightViewMode") && !text.contains("moreView.rightViewMode"), "\(text)")
    #expect(!text.contains("leftViewMode"), "\(text)")
    #expect(text.contains("UITextView has no 'leftView': show and hide it in code"), "\(text)")
  }

  /// What a form handles when texts can grow no more is not about fields whose texts always can.
  @Test(arguments: [
    ("", false), ("rule required; rule characters(\"0123456789\"); rule length(2...)", false),
    ("rule length(...4)", true),
    ("formatter: .mask(\"##\")", true),
  ])
  func onlyWhatEndsIsComplete(_ rules: String, _ ends: Bool) {
    let members = "textField a { \(rules) }\ntextField b { rule length(...3) }\non complete { focus: next }"
    let text = GeneratedText(members: members).uiKit
    #expect(text.contains("completed[.a]") == ends && text.contains("completed[.b]"), "\(text)")
    #expect(!text.contains("#error"), "\(text)")
    let own = GeneratedText(members: "textField a { on complete { focus: next } }").uiKit
    #expect(own.contains("// The text can always grow.") && !own.contains("#error"), "\(own)")
  }

  /// The end of typing is asked for as simply as the texts allow that have it.
  @Test(arguments: [
    ("rule pattern(/[0-9]{5}/)", "let isFull = seen.count == 5"),
    ("rule pattern(/\\w{1,5}/)", "let isFull = seen.unicodeScalars.count == 5"),
    ("rule pattern(/([0-9]{3})+/); rule length(...5)", "let isFull = seen.count == 3"),
    ("rule oneOf([\"cat\", \"horse\"])", "let isFull = [\"cat\", \"horse\"].contains { isSpelled($0, like: seen) }"),
    ("rule pattern(/[0-9]{1,2}:[0-9]{2}/)", "let isFull = endsFull(seen, starts, classes, rows, ["),
    ("rule pattern(/[0-9]{5}|[A-Z]{3}/)", "let isFull = endsFull(seen, starts, classes, rows, ["),
    ("rule pattern(/a*b/)", "let isFull = endsFull(seen, starts, classes, rows, ["),
    ("formatter: .mask(\"##[-##]\")", "let isFull = text.unicodeScalars.count == 5"),
    ("rule pattern(/[a-z]+/)", "// The text can always grow."),
    ("formatter: .grouped([4], separator: \" \")", "// The text can always grow."),
    ("rule pattern(/(a+)b\\1/)", "it is not known how long the text can grow"),
  ])
  func textsAreCompleteWhereNoneGoesOn(_ rules: String, _ condition: String) {
    let text = GeneratedText(members: "textField a { \(rules); on complete { focus: next } }").uiKit
    #expect(text.contains(condition), "\(text)")
  }

  /// What decides whether the form is valid is followed when it is set.
  @Test func buttonsFollowChecksAndLocale() {
    let members = "textField a { rule custom(good) }\nbutton s { title: \"S\"; submit: true; enabledWhen: .valid }"
    let text = GeneratedText(members: members).uiKit
    #expect(text.split(separator: "didSet { sButton.isEnabled = isValid }").count == 3)
  }

  /// What a preset says of a button counts for the Return key of the last field.
  @Test(arguments: ["submit: true", "use P"]) func theLastFieldSubmits(_ submit: String) {
    let fields = "textField a { returnKeyType: .next }\ntextField b { returnKeyType: .done }"
    let button = "button s { title: \"S\"; \(submit) }"
    let text = GeneratedText(
      "preset P { submit: true }\nform F {\n\(fields)\n\(button)\non textFieldShouldReturn(_:) { focus: next }\n}\n")
    #expect(text.uiKit.contains("on the last one submits."))
  }

  /// A key that begins with the name of a value is looked up outside of the values.
  @Test func keysAreThoseOfTheApp() {
    let members = "picker keys { items: [\"a\"] }\ntextField n { key: keys.name }\ntextField m { key: others.name }"
    let text = GeneratedText(members: members).model
    #expect(text.contains("Key = keys.name") && !text.contains("read(keys.name)"))
    #expect(text.contains("read(others.name)"))
  }

  /// A picker is no UIControl.
  @Test func pickersAreSwitchedOffAsViewsAre() {
    let text = GeneratedText(members: "picker a { isEnabled: false }\n    label b { text: \"B\"; isEnabled: false }")
    #expect(text.uiKit.contains("aPicker.isUserInteractionEnabled = false"))
    #expect(text.uiKit.contains("bLabel.isEnabled = false"))
  }

  @Test(arguments: ControlKind.allCases.filter { $0 != .webInput })
  func everyPropertyIsSetOrRefused(_ kind: ControlKind) {
    let properties = Catalog.properties(in: kind.scope).filter {
      !$0.isLanguageOwn && !$0.isReadOnly && $0 != .tag && $0 != .delegate
    }
    let controls = properties.enumerated().map { index, property in
      let items = kind == .picker && property != .items ? "items: [\"a\"]; " : ""
      return "\(kind.keyword) p\(index) { \(items)`\(property.name)`: \(sample(property.type) ?? "1") }"
    }
    let text = GeneratedText(members: controls.joined(separator: "\n")).uiKit
    let lines = Set(text.split(separator: "\n").map { String($0.drop { $0 == " " }) })
    for (index, property) in properties.enumerated() {
      let refusal = lines.contains { $0.hasPrefix("#error(\"Test.formdef:\(index + 2): ") }
      let name =
        switch (property, kind) {
        case (.mode, _): "datePickerMode"
        case (.isEnabled, .picker): "isUserInteractionEnabled"
        default: property.name.string
        }
      let isSet = lines.contains {
        $0.hasPrefix("p\(index)") && ($0.contains(".\(name) =") || $0.contains("preferredDatePicker"))
          || property == .typingAttributes && $0.contains(".typingAttributes =")
      }
      #expect(refusal != isSet, "\(kind.keyword).\(name)")
      #expect(sample(property.type) == nil || isSet, "\(kind.keyword).\(name)")
    }
  }

  @Test(arguments: ControlKind.allCases.filter { $0 != .webInput })
  func everyHandlerIsCalled(_ kind: ControlKind) {
    let methods = Catalog.delegateMethods(for: kind).map(\.selector.string)
    let events = Catalog.controlEvents(for: kind).filter { !$0.isLanguageOwn }.map { ".\($0.name)" }
    let handlers = (methods + events).enumerated().map { "on \($1) { call: happened\($0) }" }.joined(separator: "\n")
    let items = kind == .picker ? "items: [\"a\"]\n" : ""
    let text = GeneratedText(members: "\(kind.keyword) a { \(items)\(handlers) }").uiKit
    for (index, event) in (methods + events).enumerated() {
      let declaration = index < methods.count ? Catalog.delegateMethods(for: kind)[index].swiftDeclaration.string : ""
      let type = declaration.firstMatch(of: #/\(\w+ \w+: ([^,)]+)/#).map { String($0.1) } ?? "\(kind.className)"
      let isDeclared = text.contains("func happened\(index)(_ sender: \(type))")
      let isCalled = text.contains("actions?.happened\(index)(")
      let isRefused =
        index < methods.count
        && text.contains("'\(Catalog.delegateMethods(for: kind)[index].name)' is of another delegate")
      // Of two that stand for one message UIKit calls the newer.
      let isPassedOver = index < methods.count && Catalog.delegateMethods(for: kind)[index].isReplaced
      #expect(
        isPassedOver ? !isDeclared && !isCalled : isDeclared && isCalled != isRefused, "\(kind.keyword) \(event)")
    }
  }

  /// A misspelt delegate method compiles, and is never called; nor is one in whose place UIKit calls another.
  @Test func delegateMethodsAreThoseOfTheCatalogue() {
    let handlers = Catalog.delegateMethods.map { "on \($0.selector) { call: happened }" }.joined(separator: "\n")
    let text = GeneratedText(members: "textField a { }\ntextView b { }\n\(handlers)").uiKit
    let flat = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    for method in Catalog.delegateMethods where method.owner == .textFieldDelegate || method.owner == .textViewDelegate
    {
      let isThere = flat.contains(method.swiftDeclaration.string)
      #expect(isThere != method.isReplaced, "\(method.name)")
    }
  }

  @Test func everyNotificationIsObserved() {
    let observers = Catalog.notifications.map { "observe \($0.name) { call: happened }" }.joined(separator: "\n")
    let text = GeneratedText(members: observers).uiKit
    for notification in Catalog.notifications {
      let isObserved = text.contains("observe(\(notification.name))")
      #expect(isObserved, "\(notification.name)")
    }
  }

  @Test func everyRectangleIsMoved() {
    let overrides = Catalog.overrides.map { "override \($0.name) { insets: [0, 8, 0, 8] }" }.joined(separator: "\n")
    let text = GeneratedText(members: "textField a { class: Roomy\n\(overrides) }").uiKit
    #expect(text.contains("final class Roomy: UITextField"))
    for method in Catalog.overrides {
      let isThere = text.contains("override \(method.swiftDeclaration)")
      #expect(isThere, "\(method.name)")
    }
  }

  @Test func whatIsNewerIsGuarded() {
    let form = "textField a { inlinePredictionType: .no }"
    #expect(GeneratedText(members: form).uiKit.contains("if #available(iOS 17.0, *)"))
    #expect(!GeneratedText(members: "deploymentTarget: iOS(17)\n" + form).uiKit.contains("#available"))
  }

  @Test func theTagOfNobodyIsRefused() {
    #expect(GeneratedText(members: "textField a { tag: 0 }").uiKit.contains("#error(\"Test.formdef:2: 0 is the tag"))
  }

  /// A text that is sent as 'textField' is not the control of that name.
  @Test func namesOfLocalsAreLeftAlone() {
    let text = GeneratedText(
      members: """
        textField text { }
        textField name { outlet: bar; inputAccessoryView: .toolbar([.done]) }
        on textFieldShouldReturn(_:) { focus: text }
        """
    ).uiKit
    #expect(
      text.contains("let textFieldOutlet: UITextField") && text.contains("textFieldOutlet.becomeFirstResponder()"))
    #expect(text.contains("nameField.inputAccessoryView = bar"))
  }

  @Test(arguments: [
    ("textView a { rule length(...3) { when: .return } }", "the Return key of a text view begins a new line"),
    ("textField a { rule pattern(/(a)b\\1/); on complete { call: b } }", "it is not known how long"),
    ("textField a { inputView: .datePicker(mode: .countDownTimer) }", "a wheel that counts down chooses no date"),
    ("textView a { delegate: none; inputView: .picker([\"x\"]) }", "when its wheel shows what is in it"),
    ("textField a { delegate: Other; on textFieldShouldReturn(_:) { focus: next } }", "is of 'Other'"),
    ("button a { action: self }", "Swift takes 'self' behind a dot for the object itself"),
    ("textView a { on textView(_:primaryActionFor:defaultAction:) { return: false } }", "answers with a value of type"),
    ("textField a { class: C; attributes { x: [1, \"b\"] }; \(roomy) }", "no literal says of which type"),
    ("textField a { class: C; attributes { text: \"b\" }; \(roomy) }", "'text' is a name of 'UITextField' itself"),
    (
      "textField a { class: C; attributes { x: 1 }; \(roomy) }; textField b { class: C; attributes { x: \"b\" } }",
      "values of several types"
    ),
    (
      "textField a { class: UITextField; \(roomy) }", "would hide another"
    ),
  ])
  func whatNobodyWouldCallIsRefused(_ control: String, _ reason: String) {
    let text = GeneratedText(members: control).uiKit
    let refusals = text.split(separator: "\n").filter { $0.contains("#error(\"Test.formdef:2: ") }
    #expect(refusals.contains { $0.contains(reason) }, "\(text)")
  }

  private static let roomy = "override textRect(forBounds:) { insets: [0, 8, 0, 8] }"

  @Test func delegatesOfOnesOwnStay() {
    let text = GeneratedText(members: "delegate: Form\ntextField a { delegate: Other }\ntextField b { delegate: Form }")
      .uiKit
    #expect(!text.contains("aField.delegate = self") && text.contains("bField.delegate = self"))
    #expect(!text.contains("#error"))
  }

  @Test func fontsOfTheUsersSizeFollowIt() {
    let text = GeneratedText(
      members:
        "textField a { font: .preferred(.title1) }\nlabel b { font: .preferred(.body) }\ntextField c { font: .system(size: 9) }"
    ).uiKit
    #expect(text.contains("aField.adjustsFontForContentSizeCategory = true"))
    #expect(text.contains("bLabel.adjustsFontForContentSizeCategory = true"))
    #expect(!text.contains("cField.adjustsFont"))
  }

  /// In a screen that was loaded, what the form says nothing of is as it was drawn.
  @Test func onlyViewsThatAreMadeHereGetAFontByThemselves() {
    let attributed = "textField d { defaultTextAttributes: [.font(.system(size: 9))] }"
    let text = GeneratedText(
      members: "textField a { }\ntextField b { }\nbutton c { title: \"C\" }\n" + attributed
    ).uiKit
    let parts = text.split(separator: "private func build()")
    #expect(parts.count == 2 && !parts[0].contains("preferredFont"))
    #expect(parts[1].contains("let fields: [UITextField] = [aField, bField]"))
    #expect(parts[1].contains("for field in fields {") && parts[1].contains("cButton.titleLabel?.font = "))
  }

  /// A date picker takes a duration only while it counts down.
  @Test func countDownsCountDownBeforeTheyAreSet() {
    let text = GeneratedText(members: "datePicker a { countDownDuration: 600; mode: .countDownTimer }").uiKit
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let mode = lines.firstIndex(of: "aPicker.datePickerMode = .countDownTimer")
    let duration = lines.firstIndex(of: "aPicker.countDownDuration = 600")
    #expect(mode.flatMap { mode in duration.map { mode < $0 } } == true)
  }

  @Test func namesThatDifferInCaseOnlyAreTwo() {
    let text = GeneratedText(members: "textField twin { }\ntextField Twin { }").uiKit
    #expect(text.contains("func configureTwinField()") && text.contains("func configureTwinFieldView()"))
  }

  @Test func whatIsFoundByNameMayBeMissing() {
    let text = GeneratedText(members: "textField a { backgroundColor: .named(\"B\"); tintColor: .named(\"C\") }").uiKit
    #expect(text.contains("aField.backgroundColor = UIColor(named: \"B\")"))
    #expect(text.contains("aField.tintColor = UIColor(named: \"C\")"))
  }

  @Test func buttonsThatClearAreKnownInAllLanguages() {
    let rule = "rule length(...5) { message: \"m\"; buttons: ["
    let text = { (button: String) in GeneratedText(members: "textField a { \(rule)\(button)] } }").uiKit }
    #expect(text("\"Clear\"").contains("if button == \"Clear\" {"))
    let localized = text(".localized(\"erase\", default: \"Clear\")")
    #expect(localized.contains("Self.clearTitles.contains(button)"))
    #expect(localized.contains("\"erase\", bundle: TestForm.bundle, value: \"Clear\""))
    #expect(!text("\"OK\"").contains("replaceText"))
  }

  @Test func codeThatNothingNeedsIsNotThere() {
    let text = GeneratedText(members: "textField a { }\ntextView b { }").uiKit
    for name in ["textDidChange", "checked", "changes", "apply("] { #expect(!text.contains(name), "\(name)") }
  }

  @Test func scrollingPutsTheKeyboardAwayOnEveryScreen() {
    let text = GeneratedText(members: "dismissKeyboard: [.interactive]\ntextField a { }").uiKit
    #expect(text.contains("scrollView?.keyboardDismissMode = .interactive"))
    #expect(text.contains("scroll.keyboardDismissMode = .interactive"))
  }

  /// Whatever name an outlet has, it is none that the code has for itself.
  @Test func outletsHaveNoNamesOfTheCodeItself() {
    let members = """
      timeZone: "Asia/Tokyo"
      keyboardAvoidance: .contentInset
      dismissKeyboard: [.tapOutside, .onDrag, .submit]
      textField a { formatter: .mask("##"); on complete { focus: next }; rule custom(known) { when: .change; message: "m" } }
      textField b {
        inputView: .datePicker(mode: .date, minimumDate: date("2020-01-01"), maximumDate: today(days: 1))
        leftView: .button(image: "b", title: "c", action: tapped); rightView: .label("x")
        inputAccessoryView: .toolbar([.previous, .next, .button(title: "c", action: clear), .done])
        rule length(...5) { when: .return; effect: .refuse; buttons: [.localized("c", default: "Clear")] }
        on textFieldDidBeginEditing(_:) { show: leftView }
        on textFieldShouldEndEditing(_:) { call: ends }
        on textFieldDidEndEditing(_:) { call: ended }
      }
      textField c { formatter: .date(style: .medium); inputView: .datePicker(mode: .date); placeholder: "\\(today)" }
      textField d { inputView: .picker(["a"]); tintColor: .named("B"); rule length(...9) { severity: .warning } }
      textView e { rule length(...5) { effect: .refuse; message: "m" } }
      segmentedControl f { segments: ["a"] }
      picker g { items: ["a"] }
      button h { title: "h"; submit: true; enabledWhen: .valid }
      on textFieldShouldReturn(_:) { focus: next }
      observe keyboardDidShowNotification { call: shown }
      """
    let names = declaredNames(GeneratedText(members: members).uiKit)
    #expect(names.isSuperset(of: ["build", "isLeaving", "covered", "wheel"]))
    let outlets = names.sorted().map { "textField field\($0) { outlet: \($0) }" }
    let text = GeneratedText(members: outlets.joined(separator: "\n")).uiKit
    let taken = names.subtracting(Self.harmless).filter { text.contains(" let \($0): UITextField") }
    #expect(taken.isEmpty, "\(taken.sorted())")
  }

  /// Names of functions with parameters, and of constants where no view is named.
  private static let harmless: Set<String> = [
    "bundle", "calendar", "date", "day", "distance", "image", "insets", "isEditable", "isEnabled", "isHidden", "isSame",
    "messages", "numberOfComponents", "onChoice", "pickerView", "primaryAction", "problem", "responders", "row", "show",
    "time",
    "arrangedSubviews", "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textViewDidBeginEditing", "textViewDidChange", "textViewShouldEndEditing", "today",
  ]

  /// What is declared in the extensions of a controller, but for its views and what sets each of them up.
  private func declaredNames(_ text: String) -> Set<String> {
    let lines = text.split(separator: "\n").filter { !$0.contains(".formdef:") && !$0.contains(" configure") }
    let declarations = lines.flatMap { $0.matches(of: #/\b(?:let|var|func) `?(\w+)/#) }.map { String($0.1) }
    let parameters = lines.flatMap { $0.matches(of: #/[(, ](\w+): (?:any |\[|\w+Form|UI|NS|String)/#) }
    let views = #/[a-h](?:Field|View|Control|Picker|Button)?/#
    return Set(declarations + parameters.map { String($0.1) }).filter { name in
      name.first?.isLowercase == true && name.wholeMatch(of: views) == nil
    }
  }

  @Test func namesOfControllersAreLeftAlone() {
    let text = GeneratedText(members: "textView scroll { }\ntextField view { }\ntextField hash { outlet: hash }").uiKit
    for line in ["let scrollViewOutlet: UITextView", "let viewField: UITextField", "let hashField: UITextField"] {
      #expect(text.contains(line), "\(line)")
    }
  }
}

extension MethodID {
  /// Whether UIKit calls a newer method in its place on all that generated code runs on.
  fileprivate var isReplaced: Bool {
    let newer = supersededBy.flatMap { $0.returnType.string == returnType.string ? $0 : nil }
    return newer?.since.map { $0 <= IOSVersion(15) } ?? (newer != nil)
  }
}
