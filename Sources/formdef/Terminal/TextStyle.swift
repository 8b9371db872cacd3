/// How a piece of a report looks on a terminal that has colours; the raw values are those of the escape sequence `m`.
enum TextStyle: String {
  /// Emphasis without a colour.
  case bold = "1"
  /// The severity `error`, in bold red.
  case error = "1;31"
  /// The severity `warning`, in bold yellow.
  case warning = "1;33"
  /// The severity `information`, in bold blue.
  case information = "1;34"
  /// The severity `hint`, in bold cyan.
  case hint = "1;36"
  /// Line numbers and the bars beside source lines, in blue.
  case gutter = "34"
  /// Lines that go, in red.
  case removed = "31"
  /// Lines that come, in green.
  case added = "32"
}
