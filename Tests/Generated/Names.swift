import Foundation

/// What does not hold of the form Names, in words.
func nameProblems() -> [String] {
  var problems: [String] = []
  let locale = Locale(identifier: "en_US")
  if NamesForm.formatted("ab c d", as: .twin, locale: locale) != "ab c d" {
    problems.append("a text without a formatter is formatted")
  }
  if NamesForm.formatted("2020-1-5", as: .aVeryLongFieldNameNumber0, locale: locale) != "2020-01-05" {
    problems.append("a date is not formatted")
  }
  if NamesForm.formatted("5 3 2021 9:05", as: .Date, locale: locale) != "05 03 2021 09:05"
    || NamesForm.values(of: [.Date: "05032021 09:05"], locale: locale).Date != nil
  {
    problems.append("blanks do not part the numbers of a date")
  }
  if NamesForm.formatted("12.5%", as: .share, locale: locale) != "12.5%"
    || NamesForm.values(of: [.share: "12.5%"], locale: locale).share != Decimal(string: "0.125")
  {
    problems.append("per cent are not hundredths")
  }
  var values = NamesForm.Values()
  (values.email, values.amount, values.read) = ("a@b", 12, true)
  var stored: [String: Any] = [:]
  values.write { stored[$1] = $0 }
  let restored = NamesForm.Values { stored[$0] }
  if Set(stored.keys).subtracting(["self"]) != ["email address", "read amount", "hash switch"] || restored != values {
    problems.append("values are stored by other keys than the app's: \(stored.keys)")
  }
  return problems
}
