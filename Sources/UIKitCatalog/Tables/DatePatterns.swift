extension DatePatternTable {
  /// Letters of date patterns (Unicode TR35, part 4; ICU 74, where the two differ).
  static let letters: StaticString = """
    G|era|1-5|text|usable|1-3 AD, 4 Anno Domini, 5 A
    y|year|1+|number|usable|1 as it is, 2 the last two digits, 3+ with zeros to that many digits
    Y|year of the week|1+|number|usable|1 as it is, 2 the last two digits, 3+ with zeros to that many digits
    u|extended year|1+|number|usable|1+ with zeros to that many digits
    U|name of the year in a cycle|1-5|text|usable|1-3 short, 4 full, 5 narrow
    r|related Gregorian year|1+|number|usable|1+ with zeros to that many digits
    Q|quarter|1-5|mixed|usable|1 3, 2 03, 3 Q3, 4 3rd quarter, 5 3
    q|quarter, standing alone|1-5|mixed|usable|1 3, 2 03, 3 Q3, 4 3rd quarter, 5 3
    M|month|1-5|mixed|usable|1 9, 2 09, 3 Sep, 4 September, 5 S
    L|month, standing alone|1-5|mixed|usable|1 9, 2 09, 3 Sep, 4 September, 5 S
    l|leap month|1|none|ignored|1 nothing
    w|week of the year|1-2|number|usable|1 8, 2 08
    W|week of the month|1|number|usable|1 2
    d|day of the month|1-2|number|usable|1 1, 2 01
    D|day of the year|1-3|number|usable|1 45, 2 45, 3 045
    F|which such weekday of the month|1|number|usable|1 2 for the second Wednesday
    g|Julian day|1+|number|usable|1+ with zeros to that many digits
    E|weekday|1-6|text|usable|1-3 Tue, 4 Tuesday, 5 T, 6 Tu
    e|weekday, counted as the locale does|1-6|mixed|usable|1 2, 2 02, 3 Tue, 4 Tuesday, 5 T, 6 Tu
    c|weekday, counted as the locale does, standing alone|1-6|mixed|usable|1-2 2, 3 Tue, 4 Tuesday, 5 T, 6 Tu
    a|morning or afternoon|1-5|text|usable|1-3 AM, 4 AM in full, 5 a
    b|morning, noon, afternoon or midnight|1-5|text|usable|1-3 noon, 4 noon in full, 5 n
    B|part of the day|1-5|text|usable|1-3 at night, 4 at night in full, 5 narrow
    h|hour, 1 to 12|1-2|number|usable|1 1, 2 01
    H|hour, 0 to 23|1-2|number|usable|1 0, 2 00
    K|hour, 0 to 11|1-2|number|usable|1 0, 2 00
    k|hour, 1 to 24|1-2|number|usable|1 1, 2 01
    j|hour as the locale likes it|1-6|number|template|1-6 for templates only
    J|hour as the locale likes it, without AM or PM|1-2|number|template|1-2 for templates only
    C|hour as the locale likes it, with the part of the day|1-6|number|template|1-6 for templates only
    m|minute|1-2|number|usable|1 8, 2 08
    s|second|1-2|number|usable|1 8, 2 08
    S|fraction of a second|1+|number|usable|1+ so many digits, cut off
    A|milliseconds of the day|1+|number|usable|1+ with zeros to that many digits
    z|zone by name|1-4|text|usable|1-3 PDT, 4 Pacific Daylight Time
    Z|zone by distance from Greenwich|1-5|text|usable|1-3 -0800, 4 GMT-08:00, 5 -08:00 or Z
    O|zone by distance from Greenwich, with GMT|1 4|text|usable|1 GMT-8, 4 GMT-08:00
    v|zone by name, whatever the season|1 4|text|usable|1 PT, 4 Pacific Time
    V|zone by place|1-4|text|usable|1 uslax, 2 America/Los_Angeles, 3 Los Angeles, 4 Los Angeles Time
    X|zone by distance from Greenwich, Z for none|1-5|text|usable|1 -08, 2 -0800, 3 -08:00, 4 -0800, 5 -08:00
    x|zone by distance from Greenwich|1-5|text|usable|1 -08, 2 -0800, 3 -08:00, 4 -0800, 5 -08:00
    """

  /// Date patterns that are read otherwise than they were meant: those with a condition are told by their letters, the
  /// others by their order.
  static let mistakes: StaticString = """
    week-year|all Y, none w|error|high|the year is that of the week, and wrong around New Year|Y y
    week-with-calendar-year|all wy, none Y|warning|high|the year is not that of the week around New Year|y Y
    day-of-year-for-day|all D, any ML|error|high|the day is that of the year, 1 to 366|D d
    day-of-year-alone|all D, any yY, none ML|information|medium|the day is that of the year: right for ordinal dates only|
    minute-for-month|all m, any yd, none HhkKsML|error|high|the letter is that of the minute|m M
    minute-between-day-and-year||error|high|the letter is that of the minute|m M
    month-for-minute||error|high|the letter is that of the month|M m
    hour12-without-period|any hK, none abB|error|high|an hour of half a day without AM or PM may be either|h H
    hour24-with-period|any Hk, any a|warning|high|an hour from 0 to 23 needs no AM or PM|H h
    fraction-for-seconds||error|high|the letter is that of a fraction of a second|S s
    seconds-for-fraction||error|high|the letter is that of the second, not of its fraction|s S
    quoted-utc-z||warning|high|the letter is text: the time zone is neither written nor read|'Z' X
    unquoted-literal||error|high|a letter that stands for nothing has to be quoted|
    unquoted-T||error|high|T has to be quoted|T 'T'
    skeleton-letter|any jJC|error|high|j, J and C are for templates only|
    unbalanced-quote||error|high|a quote is not closed: what follows it stands for itself|
    too-many-repeats||warning|medium|the field has no form of this length|
    count-gap||warning|medium|the field has no form of this length|
    two-digit-year||information|high|two digits of a year are taken for the years around today|yy yyyy
    fixed-format-without-posix||warning|high|the user's calendar and 12-hour clock change what a fixed format reads|
    standalone-month-with-day|all Ld|information|medium|L is for a month that stands alone|L M
    colon-zone||information|medium|Z writes +0100 without a colon|Z XXX
    """
}
