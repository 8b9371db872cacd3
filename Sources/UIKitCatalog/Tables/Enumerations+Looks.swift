extension EnumerationTable {
  /// Fonts, date pickers and how a form is shown (UIFont.h, UIDatePicker.h, UIViewController.h and others).
  static let looks: StaticString = """
    =|UIFont.TextStyle|UIFontTextStyle|constants|7.0||A font that follows the text size which the user chose.
    extraLargeTitle|UIFontTextStyleExtraLargeTitle|UICTFontTextStyleExtraLargeTitle|17.0|
      |the title of a page, larger still
    extraLargeTitle2|UIFontTextStyleExtraLargeTitle2|UICTFontTextStyleExtraLargeTitle2|17.0||a very large title
    largeTitle|UIFontTextStyleLargeTitle|UICTFontTextStyleTitle0|11.0||the title of a page
    title1|UIFontTextStyleTitle1|UICTFontTextStyleTitle1|9.0||a heading of the first level
    title2|UIFontTextStyleTitle2|UICTFontTextStyleTitle2|9.0||a heading of the second level
    title3|UIFontTextStyleTitle3|UICTFontTextStyleTitle3|9.0||a heading of the third level
    headline|UIFontTextStyleHeadline|UICTFontTextStyleHeadline|7.0||a heading, half bold
    subheadline|UIFontTextStyleSubheadline|UICTFontTextStyleSubhead|7.0||what stands under a heading
    body|UIFontTextStyleBody|UICTFontTextStyleBody|7.0||running text, 17 points unless changed
    callout|UIFontTextStyleCallout|UICTFontTextStyleCallout|9.0||text that stands apart
    footnote|UIFontTextStyleFootnote|UICTFontTextStyleFootnote|7.0||a note
    caption1|UIFontTextStyleCaption1|UICTFontTextStyleCaption1|7.0||the caption of a picture
    caption2|UIFontTextStyleCaption2|UICTFontTextStyleCaption2|7.0||a smaller caption
    =|UIFont.Weight|UIFontWeight|constants|8.2||How bold a font is.
    ultraLight|UIFontWeightUltraLight|-0.8|8.2||the thinnest
    thin|UIFontWeightThin|-0.6|8.2||very thin
    light|UIFontWeightLight|-0.4|8.2||thin
    regular|UIFontWeightRegular|0|8.2||running text
    medium|UIFontWeightMedium|0.23|8.2||a little bolder
    semibold|UIFontWeightSemibold|0.3|8.2||half bold
    bold|UIFontWeightBold|0.4|8.2||bold
    heavy|UIFontWeightHeavy|0.56|8.2||very bold
    black|UIFontWeightBlack|0.62|8.2||the boldest
    =|UIDatePicker.Mode|UIDatePickerMode|enumeration|2.0||What a date picker picks.
    time|UIDatePickerModeTime|0|2.0||a time of day
    date|UIDatePickerModeDate|1|2.0||a day
    dateAndTime|UIDatePickerModeDateAndTime|2|2.0||a day and a time
    countDownTimer|UIDatePickerModeCountDownTimer|3|2.0||hours and minutes to count down
    yearAndMonth|UIDatePickerModeYearAndMonth|4|17.4||a month of a year
    =|UIDatePickerStyle||enumeration|13.4||How a date picker looks.
    automatic|UIDatePickerStyleAutomatic|0|13.4||as the system sees fit
    wheels|UIDatePickerStyleWheels|1|13.4||wheels
    compact|UIDatePickerStyleCompact|2|13.4||a label that opens a calendar
    inline|UIDatePickerStyleInline|3|14.0||a calendar
    =|UIModalPresentationStyle||enumeration|3.2||How a form comes onto the screen.
    automatic|UIModalPresentationAutomatic|-2|13.0||as the system sees fit
    none|UIModalPresentationNone|-1|7.0||not at all
    fullScreen|UIModalPresentationFullScreen|0|3.2||over the whole screen
    pageSheet|UIModalPresentationPageSheet|1|3.2||a sheet that leaves the edges in sight
    formSheet|UIModalPresentationFormSheet|2|3.2||a smaller sheet; on iPad the keyboard stays up
    currentContext|UIModalPresentationCurrentContext|3|3.2||over the view that presents it
    custom|UIModalPresentationCustom|4|7.0||as a transition of one's own has it
    overFullScreen|UIModalPresentationOverFullScreen|5|8.0||over the screen, which stays visible
    overCurrentContext|UIModalPresentationOverCurrentContext|6|8.0||over the view, which stays visible
    popover|UIModalPresentationPopover|7|8.0||a bubble with an arrow
    =|NSLineBreakMode||enumeration|6.0||Where a line that is too long is broken.
    byWordWrapping|NSLineBreakByWordWrapping|0|6.0||between words
    byCharWrapping|NSLineBreakByCharWrapping|1|6.0||between characters
    byClipping|NSLineBreakByClipping|2|6.0||cut off
    byTruncatingHead|NSLineBreakByTruncatingHead|3|6.0||dots at the start
    byTruncatingTail|NSLineBreakByTruncatingTail|4|6.0||dots at the end
    byTruncatingMiddle|NSLineBreakByTruncatingMiddle|5|6.0||dots in the middle
    =|NSUnderlineStyle||options|6.0||How a line under or through text is drawn.
    []|NSUnderlineStyleNone|0|6.0||no line
    single|NSUnderlineStyleSingle|1|6.0||a thin line
    thick|NSUnderlineStyleThick|2|7.0||a thick line
    double|NSUnderlineStyleDouble|9|7.0||two lines
    patternDot|NSUnderlineStylePatternDot|256|7.0||dots
    patternDash|NSUnderlineStylePatternDash|512|7.0||dashes
    patternDashDot|NSUnderlineStylePatternDashDot|768|7.0||dashes and dots
    patternDashDotDot|NSUnderlineStylePatternDashDotDot|1024|7.0||dashes and two dots
    byWord|NSUnderlineStyleByWord|32768|7.0||under words, not between them
    =|UIUserInterfaceStyle||enumeration|12.0||Light or dark.
    unspecified|UIUserInterfaceStyleUnspecified|0|12.0||as the user chose
    light|UIUserInterfaceStyleLight|1|12.0||light
    dark|UIUserInterfaceStyleDark|2|12.0||dark
    =|UIContentSizeCategory||constants|7.0||A text size that the user may choose.
    unspecified|UIContentSizeCategoryUnspecified|_UICTContentSizeCategoryUnspecified|10.0||not known
    extraSmall|UIContentSizeCategoryExtraSmall|UICTContentSizeCategoryXS|7.0||the smallest
    small|UIContentSizeCategorySmall|UICTContentSizeCategoryS|7.0||small
    medium|UIContentSizeCategoryMedium|UICTContentSizeCategoryM|7.0||a little smaller than usual
    large|UIContentSizeCategoryLarge|UICTContentSizeCategoryL|7.0||the usual size
    extraLarge|UIContentSizeCategoryExtraLarge|UICTContentSizeCategoryXL|7.0||a little larger
    extraExtraLarge|UIContentSizeCategoryExtraExtraLarge|UICTContentSizeCategoryXXL|7.0||larger
    extraExtraExtraLarge|UIContentSizeCategoryExtraExtraExtraLarge|UICTContentSizeCategoryXXXL|7.0||much larger
    accessibilityMedium|UIContentSizeCategoryAccessibilityMedium|UICTContentSizeCategoryAccessibilityM|7.0||very large
    accessibilityLarge|UIContentSizeCategoryAccessibilityLarge|UICTContentSizeCategoryAccessibilityL|7.0|
      |very large, second step
    accessibilityExtraLarge|UIContentSizeCategoryAccessibilityExtraLarge|UICTContentSizeCategoryAccessibilityXL|7.0|
      |very large, third step
    accessibilityExtraExtraLarge|UIContentSizeCategoryAccessibilityExtraExtraLarge
      |UICTContentSizeCategoryAccessibilityXXL|7.0||very large, fourth step
    accessibilityExtraExtraExtraLarge|UIContentSizeCategoryAccessibilityExtraExtraExtraLarge
      |UICTContentSizeCategoryAccessibilityXXXL|7.0||the largest
    =|UIScrollView.IndicatorStyle|UIScrollViewIndicatorStyle|enumeration|2.0||The colour of scroll bars.
    default|UIScrollViewIndicatorStyleDefault|0|2.0||black or white, as fits
    black|UIScrollViewIndicatorStyleBlack|1|2.0||black
    white|UIScrollViewIndicatorStyleWhite|2|2.0||white
    =|UIScrollView.ContentInsetAdjustmentBehavior|UIScrollViewContentInsetAdjustmentBehavior|enumeration|11.0|
      |Whether the safe area becomes an inset.
    automatic|UIScrollViewContentInsetAdjustmentAutomatic|0|11.0||where it scrolls, and under bars
    scrollableAxes|UIScrollViewContentInsetAdjustmentScrollableAxes|1|11.0||where it scrolls
    never|UIScrollViewContentInsetAdjustmentNever|2|11.0||never
    always|UIScrollViewContentInsetAdjustmentAlways|3|11.0||always
    =|UIScrollView.IndexDisplayMode|UIScrollViewIndexDisplayMode|enumeration|2.0||Whether an index at the edge shows.
    automatic|UIScrollViewIndexDisplayModeAutomatic|0|2.0||as the system sees fit
    alwaysHidden|UIScrollViewIndexDisplayModeAlwaysHidden|1|2.0||never
    =|UIView.AutoresizingMask|UIViewAutoresizing|options|2.0||What grows when the view above grows.
    []|UIViewAutoresizingNone|0|2.0||nothing
    flexibleLeftMargin|UIViewAutoresizingFlexibleLeftMargin|1|2.0||the room at the left
    flexibleWidth|UIViewAutoresizingFlexibleWidth|2|2.0||the width
    flexibleRightMargin|UIViewAutoresizingFlexibleRightMargin|4|2.0||the room at the right
    flexibleTopMargin|UIViewAutoresizingFlexibleTopMargin|8|2.0||the room above
    flexibleHeight|UIViewAutoresizingFlexibleHeight|16|2.0||the height
    flexibleBottomMargin|UIViewAutoresizingFlexibleBottomMargin|32|2.0||the room below
    =|UILetterformAwareSizingRule||enumeration|17.0||Whether tall letters make a view larger.
    typographic|UILetterformAwareSizingRuleTypographic|0|17.0||the measures of the font
    oversize|UILetterformAwareSizingRuleOversize|1|17.0||what the letters need
    """
}
