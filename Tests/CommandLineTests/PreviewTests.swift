import Foundation
import TestSupport
import Testing

/// `formdef preview`.
struct PreviewTests {
  private let person = #"""
    form Person {
        locales: ["en_US", "de_DE"]
        timeZone: "Europe/Berlin"
        calendar: .gregorian
        textField born {
            formatter: .date(style: .short)
            placeholder: "Example: \(today)"
            rule range(date("1900-01-01")...today(years: -18))
        }
        textField price {
            formatter: .number(style: .currency, currency: "EUR")
            example: "\(9.5)"
            placeholder: .localized("price", default: "Price")
        }
        textField phone { formatter: .mask("(###) ###-####"); example: "5550100199"; placeholder: "a|b" }
        textField plate { formatter: .custom(PlateFormatter); placeholder: "\(12)"; example: "B-12" }
        label hint { text: "Hint" }
    }

    """#

  private func preview(_ arguments: String..., files: [String: String] = [:]) throws -> BuiltProgram.Run {
    let folder = try TemporaryFolder(files.merging(["a.formdef": person]) { own, _ in own })
    let line = (["$formdef preview a.formdef"] + arguments).joined(separator: " ")
    return try BuiltProgram.shell(line, in: folder)
  }

  @Test func aTableIsAligned() throws {
    let run = try preview("Person.born", "--now 2026-11-20")
    #expect(
      run.output == """
        Person.born  placeholder  en_US  Example: 11/20/26
        Person.born  placeholder  de_DE  Example: 20.11.26
        Person.born  formatter    en_US  11/20/26
        Person.born  formatter    de_DE  20.11.26
        Person.born  rangeLower   en_US  1/1/00
        Person.born  rangeLower   de_DE  01.01.00
        Person.born  rangeUpper   en_US  11/20/08
        Person.born  rangeUpper   de_DE  20.11.08

        """)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test func localesMayBeReplaced() throws {
    let run = try preview("Person.price", "--locale ar_EG", "--locale ja_JP", "--format csv")
    #expect(
      run.output
        == """
        form,control,property,locale,text,certain
        Person,price,placeholder,ar_EG,Price,false
        Person,price,placeholder,ja_JP,Price,false
        Person,price,example,ar_EG,\u{200F}٩٫٥٠\u{A0}€,true
        Person,price,example,ja_JP,€9.50,true
        Person,price,formatter,ar_EG,\u{61C}-\u{200F}١٬٣٤٨٫٠٩\u{A0}€,true
        Person,price,formatter,ja_JP,-€1\u{2C}348.09,true

        """.replacing("-€1,348.09", with: "\"-€1,348.09\""))
  }

  @Test func translationsComeFromStringsFiles() throws {
    let files = [
      "de.lproj/Localizable.strings": "/* of the price */ \"price\" = \"Preis \\U00fc \\\"€\\\"\"; // end\n",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"price": {"localizations": {
        "en-US": {"stringUnit": {"state": "translated", "value": "The price"}}, "fr": {}}}}}
      """,
    ]
    let run = try preview("Person.price", "--format markdown", files: files)
    #expect(run.output.contains("| Person | price | placeholder | en_US | The price |\n"))
    #expect(run.output.contains("| Person | price | placeholder | de_DE | Preis ü \"€\" |\n"))
  }

  /// The last entry of a key holds, as in iOS; a key alone is its own text.
  @Test(arguments: [
    (#""price" = "First"; "price" = "Last";"#, "Last"), (#"price = 'It\'s';"#, "It's"), (#""price";"#, "price"),
    (#"{ "price" = "\141bc\172\0400"; }"#, "abcz 0"), (#""price" = "\Ud83d\uDe00 \U00e4F";"#, "😀 äF"),
    (#""price" = "a\Ud83d";"#, "a\u{FFFD}"),
  ])
  func stringsFilesAreReadAsTheSystemDoes(_ strings: String, _ text: String) throws {
    let run = try preview("Person.price", "--format markdown", files: ["de.lproj/Localizable.strings": strings])
    #expect(run.output.contains("| Person | price | placeholder | de_DE | \(text) |\n"), "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  /// Keys are told apart as `NSString` does, scalar by scalar; an empty default is none, so that the key is shown.
  @Test func keysAreToldApartByTheirScalars() throws {
    let form = #"""
      form A {
          locales: ["de_DE"]
          textField a { placeholder: .localized("k\u{e9}", default: "E1") }
          textField b { placeholder: .localized("ke\u{301}", default: "E2") }
          textField c { placeholder: .localized("k", default: "") }
      }
      """#
    let catalogue = #"""
      {"sourceLanguage": "de", "strings": {
        "k\u00e9": {"localizations": {"de": {"stringUnit": {"value": "one"}}}}, "k": {}}}
      """#
    let run = try preview(
      "--format csv", files: ["a.formdef": form, "Localizable.xcstrings": catalogue])
    let texts = run.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[4] }
    #expect(texts == ["one", "E2", "k"], "\(run.output)")
  }

  /// The app's code asks the table `Localizable`.
  @Test func theDefaultTableComesFirst() throws {
    let files = [
      "App.xcstrings": """
      {"sourceLanguage": "en", "strings": {"price": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "App"}}}}}}
      """, "de.lproj/Errors.strings": #""price" = "Errors";"#, "de.lproj/Localizable.strings": #""price" = "Preis";"#,
    ]
    let run = try preview("Person.price", "--format markdown", files: files)
    #expect(run.output.contains("| Person | price | placeholder | de_DE | Preis |\n"), "\(run.output)")
  }

  /// Where a language has texts of another region alone, the system may take them.
  @Test func whatIsNotCertainIsNotCalledUntranslated() throws {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"price": {"localizations": {
        "de-CH": {"stringUnit": {"state": "translated", "value": "Pris"}}}}}}
      """
    let run = try preview("Person.price", "--format markdown", files: ["Localizable.xcstrings": catalogue])
    #expect(run.output.contains("(translation not known) |\n"), "\(run.output)")
  }

  /// The language that the texts in code are in, and texts that are not to be translated.
  @Test(arguments: [("en_GB", "", true), ("de_DE", "", false), ("de_DE", #""shouldTranslate": false"#, true)])
  func textsInCodeAreShownWhereTheyAreMeant(_ locale: String, _ entry: String, _ isCertain: Bool) throws {
    let catalogue = #"{"sourceLanguage": "en", "strings": {"name": {\#(entry)}}}"#
    let form = """
      form A {
          locales: ["\(locale)"]
          textField a { placeholder: .localized("name", default: "Full name") }
      }
      """
    let folder = try TemporaryFolder([
      "a.formdef": form, "A.xcstrings": catalogue, "formdef.json": #"{ "select": ["missing-translation"] }"#,
    ])
    let run = try BuiltProgram.shell("$formdef preview a.formdef --format csv; $formdef lint a.formdef", in: folder)
    #expect(run.output.contains("A,a,placeholder,\(locale),Full name,\(isCertain)\n"), "\(run.output)")
    #expect(run.output.contains("missing-translation") != isCertain, "\(run.output)")
  }

  /// A form's title, and what presets say, but for what the field says itself.
  @Test func missingTranslationsOfTitlesAndPresetsAreFound() throws {
    let form = """
      form A {
          locales: ["de_DE"]
          title: .localized("title", default: "Title")
          textField a { use P }
          textField b { use Q; placeholder: "Name" }
      }
      preset P { placeholder: .localized("first", default: "First") }
      preset Q { placeholder: .localized("second", default: "Second") }
      """
    let folder = try TemporaryFolder(["a.formdef": form, "formdef.json": #"{ "select": ["missing-translation"] }"#])
    let run = try BuiltProgram.shell("$formdef lint a.formdef --format concise", in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("missing-translation") }
    let places = lines.map { $0.split(separator: ":").dropFirst().first.map(String.init) }
    #expect(places == ["3", "7"], "\(run.output)")
  }

  @Test func stringsFilesThatCannotBeReadAreNamed() throws {
    for (name, text) in [
      ("Localizable.xcstrings", "{ broken"), ("de.lproj/A.strings", "\"price\" = \"unterminated;\n"),
      ("de.lproj/A.strings", "\"price\" \"Preis\";"), ("de.lproj/A.strings", "= ;"),
      ("Localizable.xcstrings", "[]"), ("de.lproj/A.strings", "<?xml version=\"1.0\"?><plist></plist>"),
    ] {
      let run = try preview("Person.price", "--format markdown", files: [name: text])
      #expect(run.status == 0 && run.errors.contains("\(name): the strings in it cannot be read"), "\(run.errors)")
    }
  }

  /// The moment of the settings counts, unless the command line names one.
  @Test func settingsNameTheMoment() throws {
    let folder = try TemporaryFolder([
      "a.formdef": "form A { textField a { formatter: .date(style: .long); placeholder: \"\\(today)\" } }\n",
      "formdef.json": #"{ "preview": { "now": "2001-02-03" } }"#,
    ])
    let own = try BuiltProgram.shell("$formdef preview a.formdef --format csv", in: folder)
    #expect(own.output.contains("February 3, 2001"))
    let other = try BuiltProgram.shell("$formdef preview a.formdef --format csv --now 2002-03-04", in: folder)
    #expect(other.output.contains("March 4, 2002"))
    let page = try BuiltProgram.shell("$formdef preview a.formdef --output a.html && cat a.html", in: folder)
    #expect(page.output.contains("clock 2001-02-03"))
  }

  /// The text of an iPhone, which is what is shown.
  @Test func textsOfDevicesAreThoseOfTheIPhone() throws {
    let device = { (name: String) in #""\#(name)": {"stringUnit": {"value": "On \#(name)"}}"# }
    let cases = ["other", "ipad", "iphone"].map(device).joined(separator: ", ")
    let catalogue = #"{"strings": {"price": {"localizations": {"de": {"variations": {"device": {\#(cases)}}}}}}}"#
    let run = try preview("Person.price", "--format markdown", files: ["Localizable.xcstrings": catalogue])
    #expect(run.output.contains("| placeholder | de_DE | On iphone |\n"))
  }

  /// As `genstrings` writes them.
  @Test(arguments: [true, false]) func stringsFilesMayBeUTF16(_ hasMark: Bool) throws {
    for isLittle in [true, false] {
      let folder = try TemporaryFolder(["a.formdef": person])
      let text = (hasMark ? "\u{FEFF}" : "") + "\"price\" = \"价格\";\n"
      let bytes = text.utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isLittle ? [low, high] : [high, low]
      }
      let file = folder.url.appending(path: "zh-Hans.lproj/Localizable.strings")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      let line = "$formdef preview a.formdef Person.price --locale zh_Hans_CN --format csv"
      let run = try BuiltProgram.shell(line, in: folder)
      #expect(run.output.contains("Person,price,placeholder,zh_Hans_CN,价格,true\n"), "\(run.output)")
    }
  }

  @Test func findingsAreMarked() throws {
    let form = "form F { textField a { keyboardType: .emailAdress }\n textField b { leftView: .image(\"x\") } }"
    let settings = #"{"ignore": ["overlay-never-shown"]}"#
    let folder = try TemporaryFolder(["b.formdef": form, "formdef.json": settings])
    let run = try BuiltProgram.shell("$formdef preview b.formdef --findings --output b.html && cat b.html", in: folder)
    #expect(run.output.contains(#""code":"unknown-value""#), "\(run.errors)")
    #expect(!run.output.contains(#""code":"overlay-never-shown""#))
  }

  @Test func masksAndUnknownFormatters() throws {
    let rows = try preview("--format json", "--locale en_US").output
    let list = try #require(JSONSerialization.jsonObject(with: Data(rows.utf8)) as? [[String: Any]])
    func row(_ control: String, _ property: String) -> [String: Any]? {
      list.first { $0["control"] as? String == control && $0["property"] as? String == property }
    }
    #expect(row("phone", "formatter")?["text"] as? String == "(555) 010-0199")
    #expect(row("plate", "placeholder")?["text"] is NSNull && row("plate", "placeholder")?["certain"] as? Bool == false)
    #expect(
      row("plate", "example")?["text"] as? String == "B-12" && row("plate", "example")?["certain"] as? Bool == true)
    #expect(row("hint", "placeholder") == nil)
    #expect(list.allSatisfy { Set($0.keys) == ["form", "control", "property", "locale", "text", "certain"] })
  }

  @Test func barsAreEscapedInMarkdown() throws {
    #expect(try preview("Person.phone", "--format markdown").output.contains("| en_US | a\\|b |"))
  }

  @Test(arguments: [
    ("Persn", "there is no form 'Persn' in 'a.formdef'; did you mean 'Person'?"),
    ("Person.bron", "there is no"), ("--now 2010-13-01", "'--now' cannot be '2010-13-01': there is no such day\n"),
    ("--now 2010-11-15T24:00:00Z", "'--now' cannot be '2010-11-15T24:00:00Z': there is no such time\n"),
    ("--now 2010-11-15T9:00:00Z", "'--now' needs a day"),
    ("--locale en_ZZ", "there is no locale 'en_ZZ'"), ("--locale ''", "there is no locale ''"),
    ("Person.", "there is no"), (".born", "there is no form ''"), ("''", "there is no form ''"), (".", "there is no"),
  ])
  func whatIsNotThereCannotBeShown(_ argument: String, _ message: String) throws {
    let run = try preview(argument)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// A day begins when its clocks say so, though these are put forward at midnight, or back.
  @Test(arguments: [
    ("America/Havana", "2010-03-14", "2010-03-14 01:00"), ("America/Sao_Paulo", "2018-11-04", "2018-11-04 01:00"),
    ("America/Havana", "2010-11-07", "2010-11-07 00:00"), ("Europe/Berlin", "2026-03-29", "2026-03-29 00:00"),
    ("GMT+5", "2010-11-15", "2010-11-15 00:00"), ("Pacific/Auckland", "2026-11-20", "2026-11-20 00:00"),
  ])
  func aDayBeginsInTheFormsTimeZone(_ zone: String, _ now: String, _ text: String) throws {
    let form = """
      form A {
          calendar: .gregorian
          timeZone: "\(zone)"
          textField a { formatter: .date(format: "yyyy-MM-dd HH:mm"); placeholder: "\\(now)" }
      }
      """
    let run = try preview("A.a", "--now \(now)", files: ["a.formdef": form])
    #expect(run.output.contains("placeholder  en_US  \(text)\n"), "\(run.output)")
  }

  /// Where neither the formatter nor the form names a time zone it is that of Greenwich, wherever the machine is.
  @Test(arguments: ["America/Los_Angeles", "Asia/Tokyo"]) func theMachinesTimeZoneHasNoSay(_ zone: String) throws {
    let form = "form A { calendar: .gregorian; textField a { formatter: .date(format: \"dd HH:mm XXX\") } }\n"
    let folder = try TemporaryFolder(["a.formdef": form])
    let run = try BuiltProgram.shell("TZ=\(zone) $formdef preview a.formdef --now 2010-11-15T09:41:00Z", in: folder)
    #expect(run.output == "A.a  formatter  en_US  15 09:41 Z\n")
  }

  /// An entry is looked up for the locale, then for its language; a locale without one has the default, and says so.
  @Test func translationsOfTheLanguageDoForItsRegions() throws {
    let files = ["de.lproj/App.strings": "price = \"Preis\";", "de_CH.lproj/App.strings": "\"price\" = \"Betrag\";"]
    let run = try preview(
      "Person.price", "--locale de_CH", "--locale de-AT", "--locale fr_FR", "--format csv", files: files)
    #expect(run.output.contains("Person,price,placeholder,de_CH,Betrag,true\n"))
    #expect(run.output.contains("Person,price,placeholder,de-AT,Preis,true\n"))
    #expect(run.output.contains("Person,price,placeholder,fr_FR,Price,false\n"))
  }

  /// What people of another region read is no translation.
  @Test func translationsOfOtherRegionsAreNone() throws {
    let files = ["de.lproj/App.strings": "other = \"x\";", "de_CH.lproj/App.strings": "price = \"Betrag\";"]
    let run = try preview("Person.price", "--locale de_CH", "--locale de_DE", "--format csv", files: files)
    #expect(run.output.contains("Person,price,placeholder,de_CH,Betrag,true\n"))
    #expect(run.output.contains("Person,price,placeholder,de_DE,Price,false\n"))
  }

  /// Only what a formatter of the app's own would write is uncertain; what it is not asked for is not.
  @Test func controlCharactersAreNotWritten() throws {
    let form = "form A { textField a { placeholder: \"a\\u{1B}[31m\\tb\\u{202E}\" } }\n"
    for format in ["text", "csv", "markdown"] {
      let run = try preview("A.a", "--format \(format)", files: ["a.formdef": form])
      let text = #"a\u{1B}[31m\tb\u{202E}"#
      let shown = format == "markdown" ? #"a\\u{1B}\[31m\\tb\\u{202E}"# : text
      #expect(run.output.contains(shown), "\(format): \(run.output)")
    }
  }

  /// Missing translations are findings where settings ask for them.
  @Test func settingsMayAskForTranslations() throws {
    let form = """
      form A {
          locales: ["en_US", "de_DE"]
          textField a { placeholder: .localized("name", default: "Full name") }
      }
      """
    let strings = ["en.lproj/App.strings": "name = \"Full name\";"]
    let settings = ["formdef.json": #"{ "select": ["default", "missing-translation"] }"#]
    let files = ["a.formdef": form].merging(strings) { own, _ in own }
    let plain = try BuiltProgram.shell("$formdef lint a.formdef --format concise", in: TemporaryFolder(files))
    #expect(!plain.output.contains("missing-translation"))
    let asked = try BuiltProgram.shell(
      "$formdef lint a.formdef --format concise", in: TemporaryFolder(files.merging(settings) { own, _ in own }))
    #expect(asked.output.contains("missing-translation") && asked.output.contains("for de_DE"), "\(asked.output)")
  }

  /// Users see their own language by script, by source language, by variation, by plural rules and by base.
  @Test(arguments: [
    ("zh_TW", ["zh-Hant.lproj/A.strings": "name = \"x\";"], nil),
    ("zh_CN", ["zh-Hans.lproj/A.strings": "name = \"x\";"], nil),
    ("zh_TW", ["zh-Hans.lproj/A.strings": "name = \"x\";"], "for zh_TW"),
    ("en_US", ["A.xcstrings": catalogue("de", #""stringUnit":{"value":"x"}"#)], nil),
    ("fr_FR", ["A.xcstrings": catalogue("de", #""stringUnit":{"value":"x"}"#)], "for fr_FR"),
    ("de", ["A.xcstrings": catalogue("de", #""variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}"#)], nil),
    ("de", ["A.xcstrings": catalogue("de", #""variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}"#)], nil),
    ("de", ["A.xcstrings": catalogue("de", #""variations":{"plural":{}}"#)], "for de"),
    ("de", ["de.lproj/A.stringsdict": "<plist><dict><key>name</key><dict/></dict></plist>"], nil),
    ("en_US", ["Base.lproj/A.strings": "other = \"x\";", "de.lproj/A.strings": "name = \"x\";"], nil),
    ("de", ["Base.lproj/A.strings": "name = \"x\";", "de.lproj/A.strings": "other = \"x\";"], "for de"),
    ("de", ["A.xcstrings": "{"], "not looked up"),
    ("fr_FR", ["fr.lproj/A.strings": "other = \"x\";", "fr-CA.lproj/A.strings": "name = \"x\";"], "for fr_FR"),
    ("fr_FR", ["fr-CA.lproj/A.strings": "name = \"x\";"], nil),
  ])
  func translationsAreFoundAsTheAppFindsThem(_ locale: String, _ strings: [String: String], _ said: String?) throws {
    let form = """
      form A {
          locales: ["\(locale)"]
          textField a { placeholder: .localized("name", default: "Full name") }
      }
      """
    let own = ["a.formdef": form, "formdef.json": #"{ "select": ["missing-translation"] }"#]
    let run = try BuiltProgram.shell(
      "$formdef lint a.formdef --format json", in: TemporaryFolder(own.merging(strings) { own, _ in own }))
    #expect(run.output.contains("missing-translation\"") == (said?.hasPrefix("for") ?? false), "\(run.output)")
    if let said { #expect(run.output.contains(said), "\(run.output)") }
  }

  private static func catalogue(_ locale: String, _ localization: String) -> String {
    #"{"sourceLanguage":"en","strings":{"name":{"localizations":{"\#(locale)":{\#(localization)}}}},"version":"1.0"}"#
  }

  @Test(arguments: [
    ("2026-11-20T23:30:00Z", "Example: 11/21/26"), ("2026-11-20", "Example: 11/20/26"),
    ("2026-03-29", "Example: 3/29/26"),
  ])
  func theClockIsHandedIn(_ now: String, _ text: String) throws {
    #expect(try preview("Person.born", "--now \(now)").output.contains("  \(text)\n"))
  }

  /// `DateFormatter` has the Julian calendar before 1582-10-15, in the calendars that are called Gregorian.
  @Test(arguments: ["1970-01-01", "1582-10-15", "1582-10-04", "1500-03-01", "1500-02-28", "1000-12-31", "0001-01-01"])
  func daysAreShownAsTheyAreWritten(_ day: String) throws {
    let form = """
      form A {
          textField a {
              formatter: .date(format: "yyyy-MM-dd", calendar: .gregorian, locale: "en_US_POSIX")
              placeholder: "\\(date("\(day)"))"
          }
          textField b {
              formatter: .date(format: "yyyy-MM-dd", calendar: .iso8601, locale: "en_US_POSIX")
              placeholder: "\\(today)"
          }
      }
      """
    let folder = try TemporaryFolder(["a.formdef": form])
    let run = try BuiltProgram.shell("$formdef preview a.formdef --format csv --now \(day)", in: folder)
    #expect(run.output.contains("A,a,placeholder,en_US,\(day),true\n"), "\(run.output)")
    #expect(run.output.contains("A,b,placeholder,en_US,\(day),true\n"), "\(run.output)")
  }
}
