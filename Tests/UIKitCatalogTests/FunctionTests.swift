import Testing
import UIKitCatalog

@Suite struct FunctionTests {
  @Test func callsAreFoundByTypeAndName() throws {
    let date = try #require(Catalog.function(named: "date".utf8, for: .formatter))
    #expect(date.signature == ".date(style:time:format:template:locale:calendar:timeZone:)")
    #expect(date.arguments.first?.type == .enumeration(.dateStyle))
    #expect(date.arguments.allSatisfy { !$0.isRequired })
    let day = try #require(Catalog.function(named: "date".utf8, for: .date))
    #expect(!day.hasDot && day.signature == "date(_:)")
    #expect(Catalog.function(named: "date".utf8, for: .color) == nil)
    #expect(Catalog.function(named: "toolbar".utf8, for: .inputView) == nil)
  }

  @Test func wordsAreNotCalls() throws {
    let today = try #require(Catalog.word(named: "today".utf8, for: .date))
    #expect(today.isWord && today.signature == "today" && today.arguments.isEmpty)
    let later = try #require(Catalog.function(named: "today".utf8, for: .date))
    #expect(!later.isWord && later.signature == "today(years:months:days:)")
    #expect(Catalog.word(named: "next".utf8, for: .focus) != nil)
    #expect(Catalog.function(named: "next".utf8, for: .focus) == nil)
    #expect(Catalog.word(named: "next".utf8, for: .control) == nil)
  }

  @Test func argumentsKeepTheirOrderAndKind() throws {
    let attributed = try #require(Catalog.function(named: "attributed".utf8, for: .attributedText))
    #expect(attributed.arguments.map(\.type) == [.text, .attribute])
    #expect(attributed.arguments.map(\.isVariadic) == [false, true])
    let localized = try #require(Catalog.function(named: "localized".utf8, for: .text))
    #expect(localized.arguments.map(\.label.string) == ["", "default"])
    #expect(localized.arguments.map(\.isRequired) == [true, false])
    let insets = try #require(Catalog.function(named: "insets".utf8, for: .insets))
    #expect(insets.signature == ".insets(top:left:bottom:right:)")
  }

  @Test func everyCallIsReachedAndSaysWhatItMakes() {
    #expect(Catalog.functions.count == 44)
    for function in Catalog.functions {
      #expect(!function.types.isEmpty)
      #expect(function.summary.string.hasSuffix("."), "\(function.name)")
      for type in function.types {
        let name = function.name.bytes
        let found = function.isWord ? Catalog.word(named: name, for: type) : Catalog.function(named: name, for: type)
        #expect(found == function, "\(function.name)")
        #expect(type.functions.contains(function))
      }
      for argument in function.arguments { #expect(argument.type != .opaque, "\(function.signature)") }
    }
  }

  @Test func everyRuleSaysWhatItTakes() {
    #expect(
      ValidationRuleKind.allCases.map(\.signature) == [
        "required", "length(_:counting:)", "pattern(_:match:)", "characters(_:)", "range(_:)", "oneOf(_:)",
        "equal(to:)",
        "checksum(_:)", "custom(_:)",
      ])
    for kind in ValidationRuleKind.allCases {
      #expect(ValidationRuleKind.named("\(kind.keyword)".utf8) == kind)
      #expect(kind.arguments.allSatisfy { $0.type != .opaque })
    }
    #expect(ValidationRuleKind.named("regex".utf8) == nil)
    #expect(ValidationRuleKind.required.defaultTime == EnumMember.RuleTime.submit)
    #expect(ValidationRuleKind.length.defaultTime == EnumMember.RuleTime.endEditing)
  }

  @Test func typesSayWhatIsExpected() {
    #expect(ValueType.bool.summary == "true or false")
    #expect(PropertyID.leftViewMode.type.summary.hasSuffix(".never, .whileEditing, .unlessEditing, .always"))
    #expect(PropertyID.autocorrect.type.summary == "a string: \"on\", \"off\"")
    #expect(PropertyID.show.type.summary == "one of leftView, rightView")
    for property in Catalog.properties { #expect(!property.type.summary.isEmpty, "\(property.name)") }
  }
}
