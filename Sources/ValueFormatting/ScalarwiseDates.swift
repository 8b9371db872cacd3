import Foundation

#if !canImport(Darwin)
  /// A formatter that reads dates in texts whose characters are not one UTF-16 unit each.
  ///
  /// Foundation's `date(from:)` for Linux ends the process where reading stops within a character, as in front of the
  /// accent of `1\u{301}`. So there each scalar of the formatter's that may be part of a character, or takes two units, is
  /// one of private use, which takes one.
  struct ScalarwiseDates {
    private let formatter = DateFormatter()
    /// What stands for the scalars that the formatter has.
    private var places: [Unicode.Scalar: Unicode.Scalar] = [:]

    /// What reads as `original` does.
    init(_ original: DateFormatter) {
      formatter.locale = original.locale
      formatter.calendar = original.calendar
      formatter.timeZone = original.timeZone
      formatter.dateFormat = added(original.dateFormat)
      for symbols in ScalarwiseDates.symbols {
        formatter[keyPath: symbols] = original[keyPath: symbols].map { added($0) }
      }
      formatter.amSymbol = added(original.amSymbol)
      formatter.pmSymbol = added(original.pmSymbol)
    }

    /// Whether Foundation's formatters read a text without this.
    static func isNeeded(for text: String) -> Bool { text.count != text.utf16.count }

    /// The date that is read in a text.
    func date(from text: String) -> Date? {
      // Where the formatter has none of them, nothing depends on which scalar it is.
      formatter.date(from: ScalarwiseDates.mapped(text) { places[$0] ?? ScalarwiseDates.place(0) })
    }

    private mutating func added(_ text: String) -> String {
      ScalarwiseDates.mapped(text) { scalar in
        let place = places[scalar] ?? ScalarwiseDates.place(places.count + 1)
        places[scalar] = place
        return place
      }
    }

    /// A text or pattern with others in the place of the scalars that may be part of a character. Blanks, digits and marks
    /// of direction stay, since reading knows them, digits of two units as those of ASCII.
    private static func mapped(_ text: String, _ place: (Unicode.Scalar) -> Unicode.Scalar) -> String {
      let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
        let properties = scalar.properties
        if scalar.isASCII { return scalar == "\r" ? place(scalar) : scalar }
        if properties.numericType == .decimal, let digit = properties.numericValue {
          return scalar.value > 0xFFFF ? Unicode.Scalar(UInt8(0x30 + digit)) : scalar
        }
        return properties.isWhitespace || properties.isBidiControl ? scalar : place(scalar)
      }
      return String(String.UnicodeScalarView(scalars))
    }

    /// One of the 6,400 scalars of private use that take one unit: formatters have some hundreds.
    private static func place(_ number: Int) -> Unicode.Scalar {
      Unicode.Scalar(UInt16(0xE000 + min(number, 0x18FF))) ?? "\u{E000}"
    }

    private static var symbols: [ReferenceWritableKeyPath<DateFormatter, [String]>] {
      [
        \.eraSymbols, \.longEraSymbols, \.monthSymbols, \.shortMonthSymbols, \.veryShortMonthSymbols,
        \.standaloneMonthSymbols, \.shortStandaloneMonthSymbols, \.veryShortStandaloneMonthSymbols, \.weekdaySymbols,
        \.shortWeekdaySymbols, \.veryShortWeekdaySymbols, \.standaloneWeekdaySymbols, \.shortStandaloneWeekdaySymbols,
        \.veryShortStandaloneWeekdaySymbols, \.quarterSymbols, \.shortQuarterSymbols, \.standaloneQuarterSymbols,
        \.shortStandaloneQuarterSymbols,
      ]
    }
  }
#endif
