extension FunctionTable {
  /// Calls and words that values are made of.
  static let rows: StaticString = """
    text placeholder|.localized|_: string, default: string?|A text from the app's strings; default where it has none.
    formatter|.date|style: :DateFormatter.Style?, time: :DateFormatter.Style?, format: string?, template: string?, \
    locale: locale?, calendar: :Calendar.Identifier?, timeZone: timeZone?
      |A date or time: by style, by a fixed format, or by a template that each locale puts in its order.
    formatter|.number|style: :NumberFormatter.Style?, format: string?, locale: locale?, currency: currency?, \
    minimumFractionDigits: count?, maximumFractionDigits: count?, minimumIntegerDigits: count?, \
    usesGroupingSeparator: bool?
      |A number: by style or by a fixed format.
    formatter|.mask|_: string|Fills in a pattern: # a digit, A a letter, * either, […] an optional tail, \\ before any character.
    formatter|.grouped|_: integers, separator: string?|Parts the text into groups; the last size repeats.
    formatter|.custom|_: className|A subclass of Formatter of one's own.
    overlay|.image|_: string, action: method?|An image; it does not answer taps.
    overlay toolbarItems|.button|image: string?, title: text?, action: method?|A button with a picture, a title or both.
    overlay|.label|_: text, action: method?|A label; it does not answer taps.
    overlay inputView accessory|.view|_: className|A view of a class of one's own.
    inputView|.datePicker|mode: :UIDatePicker.Mode, minimumDate: date?, maximumDate: date?|A date picker.
    inputView|.picker|_: texts|A wheel of choices.
    accessory|.toolbar|_: toolbarItems|A bar with buttons.
    image|.image|_: string|An image of the asset catalogue.
    image|.named|_: string|An image of the asset catalogue.
    image|.system|_: string|A symbol of the system.|13.0
    font|.system|size: number, weight: :UIFont.Weight?|The system's font in a fixed size.
    font|.preferred|_: :UIFont.TextStyle|The font of a text style, which follows the size that the user chose.
    font|.named|_: string, size: number|A font by its name, in a fixed size.
    color|.hex|_: hexColor|A colour by its red, green, blue and opacity: #RRGGBB or #RRGGBBAA.
    color|.named|_: string|A colour of the asset catalogue.|11.0
    attributedText|.attributed|_: text, _: attribute...|A text that looks so.
    attribute attributes|.font|_: font|The font.
    attribute attributes|.foregroundColor|_: color|The colour of the letters.
    attribute attributes|.backgroundColor|_: color|The colour behind the letters.
    attribute attributes|.kern|_: number|The room between letters, in points.
    attribute attributes|.baselineOffset|_: number|How far the letters are raised, in points.
    attribute attributes|.underlineStyle|_: [NSUnderlineStyle]|The line under the letters.
    attribute attributes|.underlineColor|_: color|The colour of the line under the letters.
    attribute attributes|.strikethroughStyle|_: [NSUnderlineStyle]|The line through the letters.
    attribute attributes|.strokeWidth|_: number|The width of the outline, in hundredths of the font's size.
    attribute attributes|.strokeColor|_: color|The colour of the outline.
    attribute attributes|.link|_: string|Where a tap leads.
    insets|.insets|top: number, left: number, bottom: number, right: number|Distances from the edges, in points.
    normalization|.removeCharacters|_: string|Takes all of these characters out.
    version|iOS|_: nonNegative|A version of iOS.
    date valueRange|date|_: day|A day, as 2010-11-15.
    date valueRange|today|years: integer?, months: integer?, days: integer?|So much after today; before it, if negative.
    date valueRange|today|-|The day on which it is looked at.
    date valueRange|now|-|The moment at which it is looked at.
    placeholder|example|-|The field's example; inside \\(…) only.
    delegate|none|-|No delegate.
    focus|next|-|The control after this one; at the last one, submits or ends editing.
    focus|previous|-|The control before this one.
    """
}
