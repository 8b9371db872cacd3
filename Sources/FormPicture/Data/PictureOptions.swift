public import FormEditing
public import FormModel
public import FormSyntax

/// What a picture shows first, and what it knows beside the form itself.
public struct PictureOptions: Sendable {
  /// Light or dark; nil where it follows the one who looks.
  public var appearance: String?
  /// A case of `UIContentSizeCategory`.
  public var textSize = "large"
  /// `iphone` or `ipad`.
  public var device = "iphone"
  /// The control that is being edited at first.
  public var focus: String?
  /// Names of locales in place of the form's; none for these.
  public var locales: [String] = []
  /// The locale that is shown first; nil for the first one.
  public var locale: String?
  /// Whether an open page looks for a newer one in its place.
  public var isWatched = false
  /// What the host of the page calls the document, where it has one.
  public var uri: String?
  /// What findings say of controls, by chunk.
  public var findings: [ChunkID: [PictureFinding]] = [:]
  /// The moment that dates are shown at.
  public var clock: PreviewClock
  /// The app's strings, for texts that it translates.
  public var translations = Translations()

  /// The options of a page about which nothing is asked, at a moment.
  public init(clock: PreviewClock) { self.clock = clock }
}

/// What a finding says of a control.
public struct PictureFinding: Sendable, Equatable {
  /// `error`, `warning`, `information` or `hint`.
  public var severity: String
  /// The finding's message, as the linter says it.
  public var message: String
  /// The finding's code.
  public var code: String

  /// A finding as the page shows it.
  public init(severity: String, message: String, code: String) {
    self.severity = severity
    self.message = message
    self.code = code
  }
}

/// A place of a document as the host of the page counts: lines, and the units of its encoding on a line, from 0.
public struct PicturePosition: Sendable, Equatable {
  /// The line, from 0.
  public var line: Int
  /// The units of the host's encoding before the place on its line.
  public var character: Int

  /// A place by its line and the units before it there, both from 0.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}
