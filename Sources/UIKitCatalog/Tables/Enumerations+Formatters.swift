extension EnumerationTable {
  /// Formatters of Foundation (NSDateFormatter.h, NSNumberFormatter.h, NSFormatter.h).
  static let formatters: StaticString = """
    =|DateFormatter.Style|NSDateFormatterStyle|enumeration|2.0||How much of a date or time is written.
    none|NSDateFormatterNoStyle|0|2.0||nothing
    short|NSDateFormatterShortStyle|1|2.0||digits only: 11/20/26, 3:30 PM
    medium|NSDateFormatterMediumStyle|2|2.0||short words: Nov 20, 2026
    long|NSDateFormatterLongStyle|3|2.0||full words: November 20, 2026
    full|NSDateFormatterFullStyle|4|2.0||everything, with the weekday or the zone
    =|DateFormatter.Behavior|NSDateFormatterBehavior|enumeration|2.0||Which generation of formatter.
    default|NSDateFormatterBehaviorDefault|0|2.0||the current one
    behavior10_0|NSDateFormatterBehavior10_0|1000|unavailable||the first, on other platforms only
    behavior10_4|NSDateFormatterBehavior10_4|1040|2.0||the current one, by its number
    =|NumberFormatter.Style|NSNumberFormatterStyle|enumeration|2.0||How a number is written.
    none|NSNumberFormatterNoStyle|0|2.0||plain, rounded: 1235
    decimal|NSNumberFormatterDecimalStyle|1|2.0||with separators: 1,234.5
    currency|NSNumberFormatterCurrencyStyle|2|2.0||with the sign of a currency: $1,234.50
    percent|NSNumberFormatterPercentStyle|3|2.0||in hundredths: 12%
    scientific|NSNumberFormatterScientificStyle|4|2.0||with an exponent: 1.2345E3
    spellOut|NSNumberFormatterSpellOutStyle|5|2.0||in words: one thousand
    ordinal|NSNumberFormatterOrdinalStyle|6|9.0||with a rank: 3rd
    currencyISOCode|NSNumberFormatterCurrencyISOCodeStyle|8|9.0||with a currency code: USD 1,234.50
    currencyPlural|NSNumberFormatterCurrencyPluralStyle|9|9.0||with a currency name: 1,234.50 US dollars
    currencyAccounting|NSNumberFormatterCurrencyAccountingStyle|10|9.0||negative amounts in brackets: ($1,234.50)
    =|NumberFormatter.Behavior|NSNumberFormatterBehavior|enumeration|2.0||Which generation of formatter.
    default|NSNumberFormatterBehaviorDefault|0|2.0||the current one
    behavior10_0|NSNumberFormatterBehavior10_0|1000|unavailable||the first, on other platforms only
    behavior10_4|NSNumberFormatterBehavior10_4|1040|2.0||the current one, by its number
    =|NumberFormatter.PadPosition|NSNumberFormatterPadPosition|enumeration|2.0||Where a number is padded.
    beforePrefix|NSNumberFormatterPadBeforePrefix|0|2.0||before what comes first
    afterPrefix|NSNumberFormatterPadAfterPrefix|1|2.0||between what comes first and the digits
    beforeSuffix|NSNumberFormatterPadBeforeSuffix|2|2.0||between the digits and what comes last
    afterSuffix|NSNumberFormatterPadAfterSuffix|3|2.0||after what comes last
    =|NumberFormatter.RoundingMode|NSNumberFormatterRoundingMode|enumeration|2.0||Which way a number is rounded.
    ceiling|NSNumberFormatterRoundCeiling|0|2.0||up, towards the larger
    floor|NSNumberFormatterRoundFloor|1|2.0||down, towards the smaller
    down|NSNumberFormatterRoundDown|2|2.0||towards zero
    up|NSNumberFormatterRoundUp|3|2.0||away from zero
    halfEven|NSNumberFormatterRoundHalfEven|4|2.0||to the nearest; halves to the even digit
    halfDown|NSNumberFormatterRoundHalfDown|5|2.0||to the nearest; halves towards zero
    halfUp|NSNumberFormatterRoundHalfUp|6|2.0||to the nearest; halves away from zero
    =|Formatter.Context|NSFormattingContext|enumeration|8.0||Where in a sentence a formatted value stands.
    unknown|NSFormattingContextUnknown|0|8.0||not known
    dynamic|NSFormattingContextDynamic|1|8.0||found out by itself
    standalone|NSFormattingContextStandalone|2|8.0||alone
    listItem|NSFormattingContextListItem|3|8.0||in a list
    beginningOfSentence|NSFormattingContextBeginningOfSentence|4|8.0||at the start of a sentence
    middleOfSentence|NSFormattingContextMiddleOfSentence|5|8.0||inside a sentence
    =|Formatter.UnitStyle|NSFormattingUnitStyle|enumeration|8.0||How units are written.
    short|NSFormattingUnitStyleShort|1|8.0||as a symbol
    medium|NSFormattingUnitStyleMedium|2|8.0||shortened
    long|NSFormattingUnitStyleLong|3|8.0||in full
    """
}
