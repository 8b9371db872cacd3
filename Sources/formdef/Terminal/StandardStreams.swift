import SystemIO

/// Something that the program writes to.
protocol OutputStream: Sendable {
  /// Writes all bytes; gives whether more may come.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool
}

/// Standard output: the report, and nothing else.
struct StandardOutput: OutputStream {
  /// Writes all bytes; gives whether more may come.
  ///
  /// That the reader has gone (`formdef lint | head`) is no failure; nothing more is written then.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    switch StandardStream.output.write(bytes) {
    case .written: return true
    case .readerHasGone: return false
    case .failed(let error):
      StandardError.write("error: cannot write to standard output: \(error.reason)\n")
      ExitStatus.notRun.endProcess()
    }
  }

  /// Writes to standard output; gives whether all was written.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool { StandardOutput().write(bytes) }

  /// Writes a text to standard output; gives whether all was written.
  @discardableResult
  static func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}

/// Standard error: everything that is no report.
struct StandardError: OutputStream {
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool { StandardStream.errors.write(bytes) == .written }

  /// Writes a text to standard error; gives whether all was written.
  @discardableResult
  static func write(_ text: String) -> Bool { StandardError().write(Array(text.utf8)) }

  /// Says that something went wrong with a file.
  static func complain(_ what: String, _ path: String, _ error: FileError) {
    write("error: cannot \(what) '\(DisplayText.shown(path))': \(DisplayText.shown(error.reason))\n")
  }
}

/// A file that a report goes to.
struct ReportFile: OutputStream {
  /// The file, open for writing.
  let file: PendingFile

  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    if let error = file.write(bytes) {
      file.abandon()
      StandardError.complain("write", file.path, error)
      ExitStatus.notRun.endProcess()
    }
    return true
  }
}
