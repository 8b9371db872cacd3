public import SystemIO

/// A text that a command line names: that of a file, what comes through a pipe until nobody writes to it any more, or
/// standard input.
public struct NamedText: Sendable {
  /// What it is known by, as `path(of:)`.
  public let path: String
  /// Its bytes.
  public let bytes: [UInt8]

  /// Standard input, as command lines name it.
  public static let standardInput = "-"
  /// What standard input is called.
  public static let standardInputName = "<stdin>"

  /// Reads what an operand names: pipes and standard input can be read once only.
  public init(_ operand: String) throws(FileError) {
    path = NamedText.path(of: operand)
    if path.isEmpty { throw FileError("it is a folder") }
    let isStream = operand == NamedText.standardInput
    bytes = try (isStream ? StandardStream.input.readAll() : FileContents.readWaiting(operand)).get()
  }

  /// The path that an operand names, without `.` and `..`. A stream that a shell hands over has no place of its own: what
  /// imports there mean, and the settings that hold, are those of the current directory.
  public static func path(of operand: String) -> String {
    if operand == standardInput { return standardInputName }
    let path = LinkedPath.resolve(operand)
    guard isStream(path), let name = path.split(separator: "/").last else { return path }
    return "<\(name)>"
  }

  /// Whether an operand names standard input or another stream that is open already.
  public static func isWithoutPlace(_ operand: String) -> Bool {
    operand == standardInput || isStream(LinkedPath.resolve(operand))
  }

  /// Whether a path names a stream that is open already: `/dev/stdin`, or `/dev/fd/63`, which shells write for `<(…)`.
  public static func isStream(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard path.hasPrefix("/"), parts.count > 1 else { return false }
    return parts == ["dev", "stdin"] || ["dev", "proc"].contains(parts[0]) && parts[parts.count - 2] == "fd"
  }
}
