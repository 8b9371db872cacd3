import UIKitCatalog

/// Arguments that cannot be followed, in words.
struct UsageError: Error {
  /// What is wrong.
  var message: String
  /// What was probably meant.
  var meant: String?
  /// The subcommand whose help says more; nil: the program's.
  var command: String?

  /// An error in the arguments of `command`.
  init(_ message: String, meant: String? = nil, command: String?) {
    self.message = message
    self.meant = meant
    self.command = command
  }

  /// What standard error shows.
  var text: String {
    let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
    let help = "formdef " + (command.map { $0 + " " } ?? "") + "--help"
    return "error: \(DisplayText.shown(message + suggestion))\nTry '\(help)'.\n"
  }
}

/// The name that was probably meant: a close one, or the only one that begins so.
func meantName(_ name: String, among names: [String]) -> String? {
  if let close = closestMatch(to: name, among: names) { return close }
  let longer = names.filter { $0.hasPrefix(name) }
  return longer.count == 1 && name.count > 2 ? longer.first : nil
}
