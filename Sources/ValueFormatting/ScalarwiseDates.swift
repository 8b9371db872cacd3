import Foundation

#if !canImport(Darwin)
  extension DateFormatter {
    /// A formatter that reads the texts of this one after `scalarwise(_:)`.
    ///
    /// Foundation's `date(from:)` for Linux ends the process where reading stops within a character, as in front of the
    /// accent of `1\u{301}`. So there each scalar that may be part of a character stands for itself.
    var scalarwise: DateFormatter {
      let other = DateFormatter()
      other.locale = locale
      other.calendar = calendar
      other.timeZone = timeZone
      other.dateFormat = DateFormatter.scalarwise(dateFormat)
      for symbols in DateFormatter.allSymbols {
        other[keyPath: symbols] = self[keyPath: symbols].map(DateFormatter.scalarwise)
      }
      other.amSymbol = DateFormatter.scalarwise(amSymbol)
      other.pmSymbol = DateFormatter.scalarwise(pmSymbol)
      return other
    }

    private static var allSymbols: [ReferenceWritableKeyPath<DateFormatter, [String]>] {
      [
        \.eraSymbols, \.longEraSymbols, \.monthSymbols, \.shortMonthSymbols, \.veryShortMonthSymbols,
        \.standaloneMonthSymbols, \.shortStandaloneMonthSymbols, \.veryShortStandaloneMonthSymbols, \.weekdaySymbols,
        \.shortWeekdaySymbols, \.veryShortWeekdaySymbols, \.standaloneWeekdaySymbols, \.shortStandaloneWeekdaySymbols,
        \.veryShortStandaloneWeekdaySymbols, \.quarterSymbols, \.shortQuarterSymbols, \.standaloneQuarterSymbols,
        \.shortStandaloneQuarterSymbols,
      ]
    }

    /// A text or pattern with scalars of private use in the place of those that may be part of a character. Blanks, digits
    /// and marks of direction stay, since reading knows them.
    static func scalarwise(_ text: String) -> String {
      let scalars = text.unicodeScalars.map { scalar in
        let properties = scalar.properties
        let isKnown = properties.isWhitespace || properties.isBidiControl || properties.numericType == .decimal
        if scalar != "\r", scalar.isASCII || isKnown { return scalar }
        return Unicode.Scalar(0xF_0000 + scalar.value % 0xFFFE) ?? scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }
#endif
