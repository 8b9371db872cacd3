public import FormModel

/// What an editor's previews are made of beside the form: a clock and the app's strings.
public struct PreviewSource: Sendable {
  /// What `today` and `now` stand for.
  public var clock: PreviewClock
  /// Whether hints show values; where they do not, nothing is made for them.
  public var showsHints: Bool
  private let strings: @Sendable () -> Translations

  /// - Parameters:
  ///   - clock: without one, a moment that is the same at any time: 1 September 2026, 20:08:09 UTC.
  ///   - strings: what the app's strings files say; asked only where it is needed.
  public init(
    clock: PreviewClock = .moment(1_788_293_289), showsHints: Bool = true,
    strings: @escaping @Sendable () -> Translations = { Translations() }
  ) {
    self.clock = clock
    self.showsHints = showsHints
    self.strings = strings
  }

  /// What the app's strings files say now.
  public var translations: Translations { strings() }
}
