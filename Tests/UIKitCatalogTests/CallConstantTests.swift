import Testing
import UIKitCatalog

/// Every constant of a call, a word or a label stands for what it is called after.
@Suite struct CallConstantTests {
  static let calls: [(FunctionID, name: String, makes: ValueType)] = [
    (.localized, "localized", .text), (.dateFormatter, "date", .formatter), (.numberFormatter, "number", .formatter),
    (.mask, "mask", .formatter), (.grouped, "grouped", .formatter), (.customFormatter, "custom", .formatter),
    (.overlayImage, "image", .overlay), (.button, "button", .overlay), (.label, "label", .overlay),
    (.view, "view", .inputView), (.datePicker, "datePicker", .inputView), (.picker, "picker", .inputView),
    (.toolbar, "toolbar", .accessory), (.image, "image", .image), (.namedImage, "named", .image),
    (.systemImage, "system", .image), (.systemFont, "system", .font), (.preferredFont, "preferred", .font),
    (.namedFont, "named", .font), (.hex, "hex", .color), (.namedColor, "named", .color), (.day, "date", .date),
    (.dayFromToday, "today", .date),
    (.attributedText, "attributed", .attributedText), (.fontAttribute, "font", .attribute),
    (.foregroundColor, "foregroundColor", .attribute), (.backgroundColor, "backgroundColor", .attribute),
    (.underlineStyle, "underlineStyle", .attribute), (.underlineColor, "underlineColor", .attribute),
    (.strikethroughStyle, "strikethroughStyle", .attribute), (.strokeColor, "strokeColor", .attribute),
    (.link, "link", .attribute), (.insets, "insets", .insets),
  ]

  static let words: [(FunctionID, name: String, makes: ValueType)] = [
    (.today, "today", .date), (.now, "now", .date), (.example, "example", .placeholder),
    (.noDelegate, "none", .delegate), (.next, "next", .focus), (.previous, "previous", .focus),
  ]

  @Test func constantsAreNumberedAsRows() {
    for (call, name, type) in Self.calls {
      #expect(Catalog.function(named: name.utf8, for: type) == call, "\(name)")
    }
    for (word, name, type) in Self.words { #expect(Catalog.word(named: name.utf8, for: type) == word, "\(name)") }
  }

  @Test func labelsAreThoseOfCallsAndRules() {
    let arguments = Catalog.functions.flatMap(\.arguments) + ValidationRuleKind.allCases.flatMap(\.arguments)
    for label in ArgumentLabel.allCases {
      #expect(arguments.contains { $0.isLabelled(label) }, "no call and no rule has '\(label.rawValue):'")
    }
    let insets = Catalog.functions.first { $0.types == [.insets] }
    #expect(insets?.arguments.map(\.label.string) == ArgumentLabel.edges.map(\.rawValue))
  }
}
