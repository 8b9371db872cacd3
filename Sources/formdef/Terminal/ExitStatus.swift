import SystemIO

/// How the program ends.
enum ExitStatus: Int32, Comparable {
  /// Done, and nothing to complain of.
  case success = 0
  /// Done, and something is wrong with what was looked at.
  case failure = 1
  /// Not done, or not all of it: wrong options, files that cannot be read, settings that cannot be followed.
  case notRun = 2

  /// What helps say of `notRun`.
  static let notRunWords =
    "2 it could not run: wrong options, a file that cannot be read or written, or settings with a mistake"

  /// Ends the program here and now.
  func endProcess() -> Never { ThisProcess.end(status: rawValue) }

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
