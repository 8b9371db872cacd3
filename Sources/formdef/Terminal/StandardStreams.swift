import SystemIO

/// A stream that the program writes to.
protocol OutputStream {
  /// Writes all bytes; gives whether more may come.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool
}

extension OutputStream {
  /// Writes all of a text; gives whether more may come.
  @discardableResult
  static func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}

/// Standard output: the report, and nothing else.
enum StandardOutput: OutputStream {
  /// Writes all bytes; gives whether more may come.
  ///
  /// That the reader has gone (`formdef lint | head`) is no failure; nothing more is written then.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool {
    switch StandardStream.output.write(bytes) {
    case .written: return true
    case .readerHasGone: return false
    case .failed(let error):
      StandardError.write("error: cannot write to standard output: \(error.reason)\n")
      ExitStatus.notRun.endProcess()
    }
  }
}

/// Standard error: everything that is no report.
enum StandardError: OutputStream {
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool { StandardStream.errors.write(bytes) == .written }
}
