import Testing
import UIKitCatalog

/// The parts of locale identifiers, and which of them are known.
@Suite struct LocaleIdentifierTests {
  @Test(arguments: [
    ("zh_Hans_CN", "zh_Hans_CN"), ("zh-hans-cn", "zh_Hans_CN"), ("EN-us", "en_US"), ("es_419", "es_419"), ("", ""),
    ("en_US_POSIX", "en_US_POSIX"), ("ca_ES_VALENCIA", "ca_ES_VALENCIA"), ("de_DE_1996", "de_DE"), ("root", ""),
    ("ar-EG-u-ca-islamic-umalqura-nu-latn", "ar_EG@calendar=islamic-umalqura;numbers=latn"),
    ("en_US@calendar=gregory;hours=h23;collation=standard", "en_US@calendar=gregorian;hours=h23"),
    ("de-x-private-use", "de"), ("en-US-t-de-u-nu-arab-x-u-nu-zzz", "en_US@numbers=arab"),
    ("en_GB@currency=jpy;calendar=buddhist", "en_GB@calendar=buddhist;currency=JPY"),
    ("de-u-cu-chf", "de@currency=CHF"),
    ("th_TH@numbers=default", "th_TH"), ("en_US-u-attr-ca-buddhist", "en_US@calendar=buddhist"),
  ])
  func known(_ text: String, _ identifier: String) {
    #expect(LocaleIdentifier(text)?.formatterIdentifier == identifier)
    #expect(LocaleIdentifier(text)?.unknownPart == nil)
  }

  @Test(arguments: [
    ("en_ZZ", "region", "ZZ", nil), ("en_UK", "region", "UK", "GB"), ("jp_JP", "language", "jp", "ja"),
    ("zh_Han_CN", "", "", nil), ("zh_Hasn_CN", "script", "Hasn", "Hans"),
    ("ar_EG-u-nu-lat", "numbering system", "lat", "latn"),
    ("en_GB@currency=euro", "currency", "euro", "EUR"),
    ("en@calendar=gregorain", "calendar", "gregorain", "gregorian"), ("xx_US", "language", "xx", nil),
  ])
  func unknown(_ text: String, _ kind: String, _ written: String, _ meant: String?) {
    guard !kind.isEmpty else {
      #expect(LocaleIdentifier(text) == nil)
      return
    }
    let part = LocaleIdentifier(text)?.unknownPart
    #expect(part?.kind == kind && part?.written == written && part?.meant == meant)
    #expect(LocaleIdentifier(text)?.formatterIdentifier == nil)
  }

  @Test func partsAreReplacedWhereTheyStand() {
    #expect(LocaleIdentifier.replacing("lat", by: "latn", in: "lat-u-nu-LAT") == "lat-u-nu-latn")
    #expect(LocaleIdentifier.replacing("UK", by: "GB", in: "uk_uk") == "uk_GB")
    #expect(LocaleIdentifier.replacing("ZZ", by: "", in: "en") == "en")
  }

  @Test(arguments: [
    ("ar_EG", "٫", "٠"), ("ar_EG-u-nu-latn", ".", "0"), ("en_US@numbers=arab", "٫", "٠"), ("de@numbers=thai", ",", "๐"),
    ("de_CH", ".", "0"), ("ar_Arab_MA", ",", "0"),
  ])
  func digitsThatAreAskedFor(_ text: String, _ separator: Unicode.Scalar, _ zero: Unicode.Scalar) {
    let facts = Catalog.localeFacts(text)
    #expect(facts.decimalSeparator == separator && facts.zeroDigit == zero, "\(text)")
  }

  @Test(arguments: [
    ("Europe/Berlin", true), ("UTC", true), ("GMT+5", true), ("GMT-08:00", true), ("UTC+0530", true), ("PST", true),
    ("America/Argentina/Buenos_Aires", true), ("GMT+19", false), ("GMT+", false), ("GMT+5:3", false), ("Berlin", false),
    ("europe/berlin", false), ("Europe/", false), ("", false), ("GMT+99999999999999999999", false),
  ])
  func timeZones(_ name: String, _ isKnown: Bool) { #expect(Catalog.isTimeZone(name) == isKnown, "\(name)") }

  @Test func closeNames() {
    #expect(Catalog.closestTimeZone(to: "berlin") == "Europe/Berlin")
    #expect(Catalog.closestTimeZone(to: "Europe/Berln") == "Europe/Berlin")
    #expect(Currency.closest(to: "ERU") == Currency("EUR")?.code)
    #expect(Currency("jpy")?.fractionDigits == 0)
  }
}
