public import FormLint

/// What one file `formdef.json` says, without the files that it extends.
public struct SettingsFile: Sendable {
  /// A value with the place of what says so.
  public struct Placed<Value: Sendable>: Sendable {
    /// What is said.
    public var value: Value
    /// Bytes of the file.
    public var range: Range<Int>
  }

  /// Which rules are on, and how serious they are.
  public struct Selection: Sendable {
    /// Replaces the set; nil: it stays.
    public var select: Placed<[CodeSelector]>?
    /// What is off; nil: nothing is said of that.
    public var ignore: Placed<[CodeSelector]>?
    /// Nil as a severity: off.
    public var severities: [(selector: CodeSelector, severity: Placed<Severity?>)] = []
    /// Members of forms that do not have them, as the language writes them.
    public var form: [(name: String, value: Placed<String>)] = []
    /// Whether it means to say more of forms that cannot be read: nobody knows which members they have then, but for those
    /// of `form`.
    public internal(set) var leavesFormOpen = false
  }

  /// What holds for some files only.
  public struct Override: Sendable {
    /// The files that it holds for.
    var files: GlobList
    /// What holds for those files.
    public var selection = Selection()
  }

  /// A finding that somebody wants to live with.
  public struct Suppression: Sendable {
    /// The files whose findings are meant.
    var file: GlobList
    /// The pattern as it is written.
    public var pattern: String
    /// The form that it speaks of; nil: all.
    public var form: String?
    /// The control that it speaks of; nil: all.
    public var control: String?
    /// The code that it suppresses.
    public var code: String
    /// Why the finding is accepted.
    public var reason: String
    /// Bytes of the settings' file.
    public var range: Range<Int>
  }

  /// Where it is, as it is shown.
  public private(set) var path: String
  /// Where it is, from the root.
  public var absolutePath: String { folder + (path.split(separator: "/").last ?? "") }
  /// Its folder: absolute, with a slash at the end.
  private(set) var folder: String
  /// The bytes of the file.
  public private(set) var text: [UInt8]
  /// What cannot be followed.
  public internal(set) var mistakes: [SettingsMistake] = []
  /// Paths of files, relative to its folder.
  var extended: [Placed<String>] = []
  /// Which rules are on for all files.
  public internal(set) var selection = Selection()
  /// The rules whose fixes are applied.
  public internal(set) var fixable: Placed<[CodeSelector]>?
  /// The rules whose fixes are not.
  public internal(set) var unfixable: Placed<[CodeSelector]>?
  /// Files that are passed over when folders are searched.
  var exclude: Placed<GlobList>?
  /// What is left out, as it is written.
  public internal(set) var excludedPatterns: Placed<[String]>?
  /// Findings of a file that an editor shows.
  public internal(set) var diagnosticsLimit: Placed<Int>?
  /// The formatter's options that are set.
  public internal(set) var indent: Placed<Int>?
  /// Whether the formatter indents with tabs.
  public internal(set) var usesTabs: Placed<Bool>?
  /// The columns that the formatter keeps to.
  public internal(set) var lineWidth: Placed<Int>?
  /// The day or moment of `today` and `now` in previews: `2010-11-15`, `2010-11-15T09:41:00Z`.
  public internal(set) var previewMoment: Placed<String>?
  /// Whether an editor shows values behind placeholders, examples and formatters.
  public internal(set) var showsPreviewHints: Placed<Bool>?
  /// The findings that are not reported.
  public internal(set) var suppressions: [Suppression] = []
  /// Relative to its folder.
  public internal(set) var baseline: Placed<String>?
  /// The address below which the pages of the rules are served.
  public internal(set) var documentation: Placed<String>?
  /// What holds for some files only, in the order of the file.
  public internal(set) var overrides: [Override] = []

  /// Reads what a file says; what cannot be followed is in `mistakes`.
  ///
  /// - Parameter folder: absolute, with a slash at the end.
  public init(path: String, folder: String, text: [UInt8]) {
    self.path = path
    self.folder = folder
    self.text = text
    var parser = SettingsParser(self)
    parser.parse()
    self = parser.file
  }
}
