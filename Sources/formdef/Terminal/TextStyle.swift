/// How a piece of a report looks on a terminal that has colours; the raw values are those of the escape sequence `m`.
enum TextStyle: String {
  case bold = "1"
  case error = "1;31"
  case warning = "1;33"
  case information = "1;34"
  case hint = "1;36"
  case gutter = "34"
  case removed = "31"
  case added = "32"
}
