import FormModel
import TextPatterns
import ValueFormatting

/// What the formatters of two versions of a field read, held against each other.
extension StoredTexts {
  /// The texts that are certainly read, as they come to the formatter.
  var lower: TextLanguage { .union([TextLanguage(words: texts)] + (read.map { [$0.certain] } ?? [])) }

  /// The texts that may be read; nil where nothing is known of them.
  var upper: TextLanguage? { read?.possible }

  /// Whether another formatter certainly reads the same texts as this one: the same formatter in the same places, or one of
  /// which all is known that is known of this one.
  func readsLike(_ other: StoredTexts) -> Bool {
    if key.format == other.key.format, key.places == other.key.places { return true }
    guard kind == other.kind, let mine = read, let theirs = other.read else { return false }
    // Of what no system certainly reads, that it may be read says nothing.
    if [mine.certain].witness(budget: .standard) == .decided(nil) { return false }
    return [(mine.certain, theirs.certain), (mine.possible, theirs.possible)].allSatisfy { first, second in
      [[first, second.complement], [second, first.complement]].allSatisfy {
        $0.witness(budget: .standard) == .decided(nil)
      }
    }
  }
}

extension StoredTexts.Key {
  /// What of the places that a form is for matters for the formatter: what it says itself takes the place of that, and to
  /// numbers neither calendars nor time zones matter.
  fileprivate var places: Set<FormattingContext> {
    Set(
      environment.contexts.map { place in
        switch format {
        case .date(let format):
          FormattingContext(
            locale: format.locale ?? place.locale, calendar: format.calendar ?? place.calendar,
            timeZone: format.timeZone ?? place.timeZone)
        case .number(let format): FormattingContext(locale: format.locale ?? place.locale)
        case .mask, .grouped, .custom: place
        }
      })
  }
}
