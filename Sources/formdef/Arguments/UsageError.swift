import UIKitCatalog

/// Arguments that cannot be followed, in words.
struct UsageError: Error {
  /// What is wrong.
  var message: String
  /// What was probably meant.
  var meant: String?
  /// The arguments with which the program says more.
  private let advice: String

  /// An error in the arguments of `command`, whose help says more; nil: the program's.
  init(_ message: String, meant: String? = nil, command: String?) {
    self.init(message, meant: meant, advice: (command.map { $0 + " " } ?? "") + "--help")
  }

  /// An error of which the program says more with the arguments `advice`.
  init(_ message: String, meant: String? = nil, advice: String) {
    self.message = message
    self.meant = meant
    self.advice = advice
  }

  /// What standard error shows.
  var text: String {
    let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
    return "error: \(DisplayText.shown(message + suggestion))\nTry 'formdef \(advice)'.\n"
  }
}

/// The name that was probably meant: a close one, or the only one that begins so.
func meantName(_ name: String, among names: [String]) -> String? {
  if let close = closestMatch(to: name, among: names) { return close }
  let longer = names.filter { $0.hasPrefix(name) }
  return longer.count == 1 && name.count > 2 ? longer.first : nil
}
