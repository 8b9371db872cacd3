extension EnumerationTable {
  /// Colours that UIKit has a name for (UIColor.h, UIInterface.h).
  static let colors: StaticString = """
    =|UIColor||constants|2.0||A colour; the raw value is what it looks like in a light interface.
    label|labelColor|#000000|13.0||text
    secondaryLabel|secondaryLabelColor|#3C3C4399|13.0||text of second rank
    tertiaryLabel|tertiaryLabelColor|#3C3C434D|13.0||text of third rank
    quaternaryLabel|quaternaryLabelColor|#3C3C432E|13.0||text of fourth rank
    placeholderText|placeholderTextColor|#3C3C434D|13.0||placeholders
    link|linkColor|#007AFF|13.0||links
    separator|separatorColor|#3C3C434A|13.0||thin lines that let through
    opaqueSeparator|opaqueSeparatorColor|#C6C6C8|13.0||thin lines
    systemBackground|systemBackgroundColor|#FFFFFF|13.0||the background of a page
    secondarySystemBackground|secondarySystemBackgroundColor|#F2F2F7|13.0||what lies on the background
    tertiarySystemBackground|tertiarySystemBackgroundColor|#FFFFFF|13.0||what lies on that
    systemGroupedBackground|systemGroupedBackgroundColor|#F2F2F7|13.0||the background of grouped rows
    secondarySystemGroupedBackground|secondarySystemGroupedBackgroundColor|#FFFFFF|13.0||the rows
    tertiarySystemGroupedBackground|tertiarySystemGroupedBackgroundColor|#F2F2F7|13.0||what lies on the rows
    systemFill|systemFillColor|#78788033|13.0||thin shapes
    secondarySystemFill|secondarySystemFillColor|#78788029|13.0||middling shapes
    tertiarySystemFill|tertiarySystemFillColor|#7676801F|13.0||large shapes, as input fields
    quaternarySystemFill|quaternarySystemFillColor|#74748014|13.0||large surfaces
    tintColor|tintColor|#007AFF|15.0||the tint colour of the view
    systemRed|systemRedColor|#FF3B30|7.0||red, as the system has it
    systemOrange|systemOrangeColor|#FF9500|7.0||orange, as the system has it
    systemYellow|systemYellowColor|#FFCC00|7.0||yellow, as the system has it
    systemGreen|systemGreenColor|#34C759|7.0||green, as the system has it
    systemMint|systemMintColor|#00C7BE|15.0||mint, as the system has it
    systemTeal|systemTealColor|#30B0C7|7.0||teal, as the system has it
    systemCyan|systemCyanColor|#32ADE6|15.0||cyan, as the system has it
    systemBlue|systemBlueColor|#007AFF|7.0||blue, as the system has it
    systemIndigo|systemIndigoColor|#5856D6|13.0||indigo, as the system has it
    systemPurple|systemPurpleColor|#AF52DE|9.0||purple, as the system has it
    systemPink|systemPinkColor|#FF2D55|7.0||pink, as the system has it
    systemBrown|systemBrownColor|#A2845E|13.0||brown, as the system has it
    systemGray|systemGrayColor|#8E8E93|7.0||grey, as the system has it
    systemGray2|systemGray2Color|#AEAEB2|13.0||a lighter grey
    systemGray3|systemGray3Color|#C7C7CC|13.0||a still lighter grey
    systemGray4|systemGray4Color|#D1D1D6|13.0||a light grey
    systemGray5|systemGray5Color|#E5E5EA|13.0||a very light grey
    systemGray6|systemGray6Color|#F2F2F7|13.0||the lightest grey
    black|blackColor|#000000|2.0||black
    darkGray|darkGrayColor|#555555|2.0||dark grey
    gray|grayColor|#808080|2.0||grey
    lightGray|lightGrayColor|#AAAAAA|2.0||light grey
    white|whiteColor|#FFFFFF|2.0||white
    red|redColor|#FF0000|2.0||red
    green|greenColor|#00FF00|2.0||green
    blue|blueColor|#0000FF|2.0||blue
    cyan|cyanColor|#00FFFF|2.0||cyan
    yellow|yellowColor|#FFFF00|2.0||yellow
    magenta|magentaColor|#FF00FF|2.0||magenta
    orange|orangeColor|#FF8000|2.0||orange
    purple|purpleColor|#800080|2.0||purple
    brown|brownColor|#996633|2.0||brown
    clear|clearColor|#00000000|2.0||nothing
    lightText|lightTextColor|#FFFFFF99|2.0||light text on dark
    darkText|darkTextColor|#000000|2.0||dark text on light
    """
}
