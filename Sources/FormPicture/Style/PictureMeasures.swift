/// Colours and sizes of iOS, from the public figures of Apple's Human Interface Guidelines: "Color", "Typography" and
/// "Layout".
enum PictureMeasures {
  /// Each colour of `UIColor` in a light and in a dark interface.
  static let colours: [(name: String, light: String, dark: String)] = [
    ("label", "#000000", "#FFFFFF"), ("secondaryLabel", "#3C3C4399", "#EBEBF599"),
    ("tertiaryLabel", "#3C3C434D", "#EBEBF54D"), ("quaternaryLabel", "#3C3C432E", "#EBEBF529"),
    ("placeholderText", "#3C3C434D", "#EBEBF54D"), ("link", "#007AFF", "#0984FF"),
    ("separator", "#3C3C434A", "#54545899"), ("opaqueSeparator", "#C6C6C8", "#38383A"),
    ("systemBackground", "#FFFFFF", "#000000"), ("secondarySystemBackground", "#F2F2F7", "#1C1C1E"),
    ("tertiarySystemBackground", "#FFFFFF", "#2C2C2E"), ("systemGroupedBackground", "#F2F2F7", "#000000"),
    ("secondarySystemGroupedBackground", "#FFFFFF", "#1C1C1E"),
    ("tertiarySystemGroupedBackground", "#F2F2F7", "#2C2C2E"), ("systemFill", "#78788033", "#7878805C"),
    ("secondarySystemFill", "#78788029", "#78788052"), ("tertiarySystemFill", "#7676801F", "#7676803D"),
    ("quaternarySystemFill", "#74748014", "#7676802E"), ("tintColor", "#007AFF", "#0A84FF"),
    ("systemRed", "#FF3B30", "#FF453A"), ("systemOrange", "#FF9500", "#FF9F0A"),
    ("systemYellow", "#FFCC00", "#FFD60A"), ("systemGreen", "#34C759", "#30D158"),
    ("systemMint", "#00C7BE", "#63E6E2"), ("systemTeal", "#30B0C7", "#40C8E0"), ("systemCyan", "#32ADE6", "#64D2FF"),
    ("systemBlue", "#007AFF", "#0A84FF"), ("systemIndigo", "#5856D6", "#5E5CE6"),
    ("systemPurple", "#AF52DE", "#BF5AF2"), ("systemPink", "#FF2D55", "#FF375F"),
    ("systemBrown", "#A2845E", "#AC8E68"), ("systemGray", "#8E8E93", "#8E8E93"),
    ("systemGray2", "#AEAEB2", "#636366"), ("systemGray3", "#C7C7CC", "#48484A"),
    ("systemGray4", "#D1D1D6", "#3A3A3C"), ("systemGray5", "#E5E5EA", "#2C2C2E"),
    ("systemGray6", "#F2F2F7", "#1C1C1E"),
  ]

  /// The colours of `UIColor` that are the same in both.
  static let fixedColours = [
    ("black", "#000000"), ("darkGray", "#555555"), ("gray", "#808080"), ("lightGray", "#AAAAAA"), ("white", "#FFFFFF"),
    ("red", "#FF0000"), ("green", "#00FF00"), ("blue", "#0000FF"), ("cyan", "#00FFFF"), ("yellow", "#FFFF00"),
    ("magenta", "#FF00FF"), ("orange", "#FF8000"), ("purple", "#800080"), ("brown", "#996633"), ("clear", "#00000000"),
    ("lightText", "#FFFFFF99"), ("darkText", "#000000"),
  ]

  /// What the keyboard is made of, beside the colours of the system.
  static let keyboardColours: [(name: String, light: String, dark: String)] = [
    ("keyboard", "#D1D4DB", "#2B2B2D"), ("key", "#FFFFFF", "#6C6C6E"), ("specialKey", "#ABB0BC", "#464648"),
    ("keyShadow", "#00000059", "#00000080"), ("bar", "#F9F9F9F0", "#1D1D1DF0"), ("alert", "#F4F4F5", "#252527"),
  ]

  /// The cases of `UIContentSizeCategory`, and each text style in points, in their order.
  static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The size of each text style in points, for the sizes of `textSizes` in their order.
  static let textStyles: [(name: String, sizes: [Int])] = [
    ("extraLargeTitle", [36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36]),
    ("extraLargeTitle2", [28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28]),
    ("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ("title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    ("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    ("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    ("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    ("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    ("caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    ("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Points: the width of an iPhone of 6.1 inches and of an iPad of 10.9 inches, and what stands on them.
  static let lengths = [
    ("iphone-width", 390), ("iphone-height", 844), ("ipad-width", 820), ("ipad-height", 1_180), ("row", 44),
    ("margin", 16), ("field", 34), ("navigation", 44), ("status", 47), ("home", 34), ("accessory", 44),
    ("key-height", 42),
    ("pad-height", 46), ("wheel", 216),
  ]

  /// All of it as custom properties of the style sheet.
  static var styleSheet: String {
    let all = colours + keyboardColours
    let light = all.map { "--\($0.name): \($0.light);" } + fixedColours.map { "--\($0.0): \($0.1);" }
    let dark = all.map { "--\($0.name): \($0.dark);" }
    let sizes = textSizes.enumerated().map { index, size in
      let styles = textStyles.map { "--size-\($0.name): \($0.sizes[index])px;" }.joined(separator: " ")
      return "[data-text-size=\(size)] { \(styles) }"
    }
    return """
      :root { \((light + lengths.map { "--\($0.0): \($0.1)px;" }).joined(separator: " ")) }
      :root[data-appearance=dark] .screen, .keyboard[data-appearance=dark] { \(dark.joined(separator: " ")) }
      .screen .keyboard[data-appearance=light] { \(light.joined(separator: " ")) }
      \(sizes.joined(separator: "\n"))

      """
  }
}
