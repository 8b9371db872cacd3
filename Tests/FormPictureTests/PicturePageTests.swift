import Foundation
import FormEditing
import FormModel
import FormSyntax
import JSONText
import Testing

@testable import FormPicture

/// Pages as texts: what a browser does with them is tried in a browser.
struct PicturePageTests {
  private func forms(_ text: String) -> [ResolvedForm] {
    let file = FileModel(Document(text))
    return ResolvedForm.forms(of: file, PresetScope(ProjectModel(), from: ""))
  }

  private func page(_ text: String, _ change: (inout PictureOptions) -> Void = { _ in }) throws -> (String, JSONValue) {
    var options = PictureOptions(clock: try #require(PreviewClock("2026-11-22")))
    change(&options)
    let page = String(decoding: FormPicture(forms(text), options).page, as: UTF8.self)
    let start = try #require(page.firstRange(of: "id=\"form-data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    return (page, try JSONValue(parsing: Array(rest[..<end.lowerBound].utf8)))
  }

  private func control(_ data: JSONValue, _ place: Int = 0) throws -> JSONValue {
    let sections = try #require(data["picture"]?["forms"]?.list.first?["sections"]?.list)
    let controls = sections.flatMap { $0["controls"]?.list ?? [] }
    return try #require(controls.dropFirst(place).first)
  }

  @Test func textsOfAFormStayData() throws {
    let hostile = #"</script><script>alert(1)</script><!--"#
    let (page, data) = try page(
      "form F { textField a { label: \"\(hostile)\"; placeholder: \"\(hostile)\" }\n on textFieldShouldReturn(_:) { focus: next } }"
    )
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("alert(1)</script>"))
    let control = try control(data)
    #expect(control["label"]?.string == hostile)
    #expect(control["placeholder"]?.string == hostile)
  }

  /// Safari has methods of iterators since 18.4 only.
  @Test func iteratorsAreOnlyGoneThrough() throws {
    let (page, _) = try page("form F { textField a { } }")
    let made = /(\w+)\.(?:matchAll|entries|keys|values|segment)\([^\n]*\)\s*\.(?:map|filter|some|every|find|reduce)\(/
    #expect(page.matches(of: made).filter { $0.1 != "Object" }.map { String($0.0) } == [])
  }

  @Test func onlyItsOwnProgramMayRun() throws {
    let (page, _) = try page("form F { textField a { } }")
    let start = try #require(page.firstRange(of: "<script>"))
    let script = page[start.upperBound...].prefix { $0 != "\u{0}" }
    let end = try #require(script.firstRange(of: "</script>"))
    #expect(page.contains("script-src 'sha256-\(SHA256(script[..<end.lowerBound].utf8).base64)'"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe"))
    for part in ["eval(", "innerHTML", "new Function", "new RegExp", "document.write", "http://", "https://"] {
      #expect(part == "http://" || !PictureScript.text.contains(part), "\(part)")
    }
  }

  @Test func pagesOfTheSameFormsAreTheSame() throws {
    let text = "form F { textField a { rule pattern(/[a-z]+/) { message: \"No\" } } }"
    #expect(try page(text).0 == page(text).0)
  }

  @Test func rulesAreTablesThatCanBeWalked() throws {
    let (_, data) = try page("form F { textField a { rule pattern(/a[bc]*/) } }")
    let rule = try #require(try control(data)["rules"]?.list.first)
    let number = try #require(rule["possible"]?.int64)
    let automaton = try #require(data["picture"]?["automata"]?.list.dropFirst(Int(number)).first)
    #expect(automaton["width"]?.int64 == 3)
    #expect(rule["possible"]?.int64 == rule["certain"]?.int64)
  }

  @Test func largeRulesHaveNoTables() throws {
    let (_, data) = try page("form F { textField a { rule pattern(/(?:a|b)*a(?:a|b){14}/) } }")
    let rule = try #require(try control(data)["rules"]?.list.first)
    #expect(rule["possible"] == nil)
    #expect(rule["certain"] == nil)
  }

  /// The page reads and compares values itself: a table for each range would take most of the time.
  @Test(
    arguments: [
      ("formatter: .number(style: .percent); rule range(0...1)", "0", "1"), ("rule range(...2.5)", nil, "2.5"),
      ("formatter: .mask(\"##\"); rule range(5...)", "5", nil),
    ] as [(String, String?, String?)]) func rangesOfNumbersHaveNoTables(
      _ members: String, _ lower: String?, _ upper: String?
    ) throws
  {
    let (_, data) = try page("form F { locales: [\"en_US\", \"ar_EG\"]; textField a { \(members) } }")
    let rule = try #require(try control(data)["rules"]?.list.first)
    #expect(rule["range"]?["lower"]?.string == lower)
    #expect(rule["range"]?["upper"]?.string == upper)
    #expect(rule["possible"] == nil)
    #expect(data["picture"]?["automata"]?.list.isEmpty == true)
  }

  /// Fields with one formatter share the table of what it may read; where the values are not read here there is one for each.
  @Test func rangesOfDatesShareATable() throws {
    let text = """
      form F {
        textField a { formatter: .date(format: "yyyy-MM-dd"); rule range(date("2000-01-01")...today) }
        textField b { formatter: .date(format: "yyyy-MM-dd"); rule range(date("1990-01-01")...today) }
        textField c { formatter: .date(format: "yyyy-MM-dd"); rule range(...now) }
        textField d { formatter: .date(style: ); rule range(1...) }
      }
      """
    let (_, data) = try page(text)
    let rules = try (0...3).map { try #require(try control(data, $0)["rules"]?.list.first) }
    let tables = try (0...1).map { try control(data, $0)["formatter"]?["readable"]?.int64 }
    #expect(tables[0] != nil && tables[0] == tables[1])
    #expect(rules[0]["possible"] == nil && rules[1]["possible"] == nil)
    #expect(rules[2]["range"] == nil)
    #expect(rules[2]["possible"]?.int64 != nil)
    // Nothing is known of what is broken.
    #expect(rules[3]["range"] == nil && rules[3]["possible"] == nil)
  }

  /// What is said of a text that is no value, as generated code says it.
  @Test(
    arguments: [
      (".number(style: .decimal)", "Example: 1,348.09"), (".number(style: .percent)", "Example: 25%"),
      (".date(format: \"yyyy-MM-dd\")", "Example: 2026-11-22"), (".mask(\"A#-[##]\")", "Example: A0-00"),
      (".date(format: \"yyyy\"); example: \"1999\"", "Example: 1999"), (".grouped([4])", nil), ("custom", nil),
    ] as [(String, String?)]) func formatsShowAnExample(_ format: String, _ message: String?) throws
  {
    let (_, data) = try page("form F { locales: [\"en_US\"]; textField a { formatter: \(format) } }")
    #expect(try control(data)["formatter"]?["message"]?.string == message)
  }

  @Test func aDatePickerInAFieldBeginsAtItsFirstDay() throws {
    let text = """
      form F {
        textField a { formatter: .date(style: .medium); inputView: .datePicker(mode: .date, minimumDate: today(days: 10)) }
      }
      """
    #expect(try control(try page(text).1)["chosen"]?.string == "Dec 2, 2026")
  }

  @Test func textsAreInEachLocale() throws {
    let text = #"""
      form F {
        locales: ["en_US", "de_DE"]
        textField a { formatter: .date(style: .medium); placeholder: "\(date("2010-11-15"))"; label: "Day" }
      }
      """#
    let control = try control(try page(text).1)
    #expect(control["placeholder"]?.list.compactMap(\.string) == ["Nov 15, 2010", "15.11.2010"])
    #expect(control["label"]?.string == "Day")
    let (_, french) = try page(text) { $0.locales = ["fr_FR"] }
    #expect(try self.control(french)["placeholder"]?.string == "15 nov. 2010")
  }

  /// What a preset says is a label's and a field's, each under its one name.
  @Test func aPropertyIsThereOnce() throws {
    let (page, _) = try page("form A { label a { use P }\ntextField b { use P } }\npreset P { text: \"shown\" }\n")
    #expect(page.ranges(of: "\"text\":").count == 2)
  }

  @Test func presetsAndTheFormSpeakToo() throws {
    let text = """
      form F {
        delegate: Controller
        textField a { use P }
        textField b { delegate: none }
        on textFieldShouldReturn(_:) { focus: next }
      }
      preset P { keyboardType: .numberPad; rule length(...3) { when: .change } }
      """
    let (_, data) = try page(text)
    let first = try control(data)
    #expect(first["keyboardType"]?.string == "numberPad")
    #expect(first["delegate"]?.isTrue == true)
    #expect(first["handlers"]?["textFieldShouldReturn(_:)"]?["focus"]?.string == "next")
    #expect(first["rules"]?.list.first?["when"]?.string == "change")
    #expect(first["rules"]?.list.first?["refuses"]?.isTrue == true)
    #expect(try control(data, 1)["delegate"]?.isTrue == false)
  }

  @Test func beginningsOfAFormAreDrawn() throws {
    let text = #"""
      form F {
        locales: ["de_DE"]
        section "S" {
          textField a { leftView: .button(image: "x", action: y); formatter: .mask("##-[A]"); rule range(1...today) { } }
          picker p { items: ["a", "b"] }
        }
        on textFieldShouldReturn(_:) { focus: next }
      }
      """#
    for end in 0...text.utf8.count { _ = try page(String(decoding: text.utf8.prefix(end), as: UTF8.self)) }
  }

  @Test func drawnInPiecesItIsTheSamePage() throws {
    let text = """
      form A { textField a { rule length(...3) }
      section { button b { } } }
      form B { }
      form C { textView d { } }
      """
    let options = PictureOptions(clock: try #require(PreviewClock("2026-11-22")))
    var picture = FormPicture(forms(text), options)
    var pieces = 1
    while picture.draw(1) { pieces += 1 }
    #expect(pieces == 3)
    #expect(picture.page == FormPicture(forms(text), options).page)
  }

  /// At that moment it is the day after in Tokyo.
  @Test func todayIsThatOfTheFormatter() throws {
    let text = """
      form F {
        timeZone: "UTC"
        textField a { formatter: .date(style: .short, timeZone: "Asia/Tokyo"); rule range(today...) }
        textField b { formatter: .date(style: .short); rule range(today...) }
      }
      form G { timeZone: "Asia/Tokyo"; datePicker c { mode: .date } }
      """
    let (_, data) = try page(text) { $0.clock = PreviewClock("2026-11-22T23:30:00Z") ?? $0.clock }
    let lowers = try (0...1).map { try control(data, $0)["rules"]?.list.first?["range"]?["lower"]?.int64 }
    let day = Int64(Day(year: 2026, month: 11, day: 22).number)
    #expect(lowers == [day + 1, day])
    let pickers = data["picture"]?["forms"]?.list.last?["datePickers"]?.list.first
    #expect(pickers?["date"]?.string == "Nov 23, 2026")
  }

  /// A date is brought between the first and the last one, and to the minutes that the picker has.
  @Test(arguments: [
    ("mode: .date; maximumDate: today(years: -18)", "Nov 15, 2008", "date"),
    ("mode: .date; minimumDate: date(\"2027-03-05\")", "Mar 5, 2027", "date"),
    ("mode: .date; minimumDate: date(\"2027-03-05\"); maximumDate: today", "Nov 15, 2026", "date"),
    ("mode: .time; minuteInterval: 30", "10:00\u{202F}AM", "time"), ("mode: .time; minuteInterval: 7", nil, "time"),
    ("date: date(\"2020-02-29\")", "Feb 29, 2020", "date"), ("mode: .date", nil, "date"),
  ])
  func aDatePickerShowsWhatItIsSetTo(_ members: String, _ text: String?, _ part: String) throws {
    let (_, data) = try page("form F { locales: [\"en_US\"]; datePicker a { \(members) } }") {
      $0.clock = PreviewClock("2026-11-15T10:07:00Z") ?? $0.clock
    }
    #expect(try control(data, 0)["moments"]?.list.first?[named: part]?.string == text)
  }

  @Test func aCountDownShowsItsHoursAndMinutes() throws {
    let text = "form F { datePicker a { mode: .countDownTimer; countDownDuration: 5400; minuteInterval: 5 } }"
    let wheels = try control(try page(text).1, 0)["moments"]?.list.first?["wheels"]?["countDownTimer"]?.list
    #expect(wheels?.map { $0.list.map(\.string) } == [["", "0", "1", "2", "3"], ["20", "25", "30", "35", "40"]])
  }

  /// Months and years are those of the calendar, the picker's own before the form's.
  @Test func wheelsHaveTheMonthsOfTheirCalendar() throws {
    let text = "form F { locales: [\"en_US\"]; calendar: .buddhist; datePicker a { calendar: .hebrew; mode: .date } }"
    let (_, data) = try page(text) { $0.clock = PreviewClock("2024-03-11T10:00:00Z") ?? $0.clock }
    let wheels = try control(data, 0)["moments"]?.list.first?["wheels"]?["date"]?.list.map { $0.list.map(\.string) }
    // A leap year, which has Adar twice.
    #expect(wheels?.first == ["Shevat", "Adar I", "Adar II", "Nisan", "Iyar"])
    #expect(wheels?.last == ["5782", "5783", "5784", "5785", "5786"])
  }

  @Test func daysOutsideOfTheBoundsCannotBePicked() throws {
    let text = "form F { datePicker a { minimumDate: date(\"2026-11-10\"); maximumDate: date(\"2026-11-25\") } }"
    let (_, data) = try page(text) { $0.clock = PreviewClock("2026-11-22T10:00:00Z") ?? $0.clock }
    let grid = try control(data, 0)["moments"]?.list.first?["grid"]
    #expect(grid?["from"]?.int64 == 9)
    #expect(grid?["to"]?.int64 == 24)
    #expect(grid?["days"]?.list.count == 30)
  }

  @Test func aClassGivesItsRectangles() throws {
    let text = "form F { textField a { class: Roomy; override textRect(forBounds:) { insets: [1, 2, 3, 4] } } }"
    #expect(try control(try page(text).1, 0)["rects"]?["textRect"]?.list.map(\.int64) == [1, 2, 3, 4])
  }

  /// Of two versions of the titles one may lack a section, or call it otherwise.
  @Test(arguments: [
    ("section \"A\" { switch s { } }", "switch s { }", "removed"),
    ("section \"A\" { switch s { } }", "section \"B\" { switch s { } }", "changed"),
    ("section \"A\" { switch s { } } section \"B\" { switch t { } }", "section \"B\" { switch t { } }", "removed"),
  ])
  func comparisonsTellRemovedSections(_ old: String, _ new: String, _ change: String) throws {
    let options = PictureOptions(clock: try #require(PreviewClock("2026-11-22")))
    let data = ComparedPicture(old: forms("form F { \(old) }"), new: forms("form F { \(new) }"), options).page
    let page = String(decoding: data, as: UTF8.self)
    let section = try #require(page.firstRange(of: #""sections":["#))
    let head = page[section.upperBound...].prefix(200)
    #expect(head.contains(#""change":"\#(change)""#), "\(head)")
  }

  @Test func comparisonsMarkWhatIsNotTheSame() throws {
    let old = forms("form F { textField a { label: \"A\" }\n textField b { } \n textField c { } }")
    let new = forms("form F { textField a { label: \"B\" }\n textField b { } \n textField d { } }")
    let options = PictureOptions(clock: try #require(PreviewClock("2026-11-22")))
    let page = String(decoding: ComparedPicture(old: old, new: new, options).page, as: UTF8.self)
    #expect(page.components(separatedBy: #""change":"changed""#).count == 3)
    #expect(page.components(separatedBy: #""change":"removed""#).count == 2)
    #expect(page.components(separatedBy: #""change":"added""#).count == 2)
  }

  /// The title of a form, what it does about the keyboard, and the titles of sections are parts of it, too.
  @Test(arguments: [
    ("title: \"A\"", "title: \"B\""), ("", "keyboardAvoidance: .none"),
    ("section \"A\" { textField s { } }", "section \"B\" { textField s { } }"),
  ])
  func comparisonsMarkWhatAFormSaysItself(_ old: String, _ new: String) throws {
    let options = PictureOptions(clock: try #require(PreviewClock("2026-11-22")))
    func marks(_ old: String, _ new: String) -> Int {
      let (old, new) = (forms("form F { \(old)\n textField a { } }"), forms("form F { \(new)\n textField a { } }"))
      let page = String(decoding: ComparedPicture(old: old, new: new, options).page, as: UTF8.self)
      return page.components(separatedBy: #""change":"changed""#).count - 1
    }
    #expect(marks(old, new) == 2)
    #expect(marks(old, old) == 0)
  }

  /// Each wheel shows five rows, in the order in which the locale writes a date; a count-down has hours and minutes.
  @Test func wheelsStandAsTheLocaleWritesThem() throws {
    let text = """
      form F { locales: ["en_US", "de_DE", "ja_JP", "ko_KR"]
        datePicker a { } }
      """
    let (_, data) = try page(text) { $0.clock = PreviewClock("2026-11-22T15:07:00Z") ?? $0.clock }
    func chosen(_ locale: Int, _ mode: String) -> [String?] {
      let pickers = data["picture"]?["forms"]?.list.first?["datePickers"]?.list[locale]
      return pickers?["wheels"]?[named: mode]?.list.map { $0.list.count == 5 ? $0.list[2].string : nil } ?? []
    }
    #expect(chosen(0, "date") == ["November", "22", "2026"])
    #expect(chosen(1, "date") == ["22", "November", "2026"])
    #expect(chosen(2, "date") == ["2026年", "11月", "22日"])
    #expect(chosen(0, "time") == ["3", "07", "PM"])
    #expect(chosen(1, "time") == ["15", "07"])
    #expect(chosen(3, "time") == ["오후", "3", "07"])
    #expect(chosen(0, "dateAndTime") == ["Sun, Nov 22", "3", "07", "PM"])
    #expect(chosen(0, "yearAndMonth") == ["November", "2026"])
    #expect(chosen(0, "countDownTimer") == ["0", "1"])
  }

  /// A form that names no delegate has one: the object that its code is in.
  @Test(arguments: [("", true), ("delegate: none", false), ("delegate: Other", true)])
  func fieldsHaveADelegateUnlessTheyAreToHaveNone(_ member: String, _ isThere: Bool) throws {
    for text in ["form F { \(member)\n textField a { } }", "form F { textField a { \(member) } }"] {
      let (_, data) = try page(text)
      #expect(try control(data, 0)["delegate"]?.isTrue == isThere)
    }
  }
}

extension JSONValue {
  fileprivate var list: [JSONValue] { elements.map(Array.init) ?? [] }
  fileprivate var isTrue: Bool { rawBytes.elementsEqual("true".utf8) }
}
