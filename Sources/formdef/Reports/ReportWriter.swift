import Synchronization

/// Writes the texts of files in order while others are still being looked at, in blocks, so that many small files cost
/// few calls and a long report little memory.
final class ReportWriter: Sendable {
  private struct State {
    /// The file whose text is written next.
    var next = 0
    /// Texts of files behind it.
    var waiting: [Int: [[UInt8]]] = [:]
    var block: [UInt8]
    var hasWritten = false
    /// Whether nobody reads any more.
    var isBroken = false
  }

  /// Bytes that are written at once.
  private static let blockSize = 1 << 16

  private let separator: [UInt8]
  private let output: any OutputStream
  private let state: Mutex<State>

  /// Writes a report's texts to `output`, its head first.
  init(_ report: any Report, to output: any OutputStream) {
    separator = report.separator
    self.output = output
    state = Mutex(State(block: report.head))
  }

  /// Takes the texts of a file; those of every file are needed, in any order.
  func add(_ texts: [[UInt8]], ofFile index: Int) {
    state.withLock { state in
      if index != state.next { return state.waiting[index] = texts }
      append(texts, &state)
      while !state.waiting.isEmpty, let texts = state.waiting.removeValue(forKey: state.next) { append(texts, &state) }
    }
  }

  /// Writes what is left, with the end of the report, of which `tail` is told whether there was anything before.
  func finish(_ tail: (_ hasFindings: Bool) -> [UInt8]) {
    state.withLock { state in
      let end = tail(state.hasWritten)
      write(end, &state)
      flush(&state)
    }
  }

  private func append(_ texts: [[UInt8]], _ state: inout State) {
    state.next += 1
    for text in texts where !text.isEmpty {
      if state.hasWritten { write(separator, &state) }
      state.hasWritten = true
      write(text, &state)
    }
  }

  private func write(_ text: [UInt8], _ state: inout State) {
    if state.block.count + text.count > ReportWriter.blockSize { flush(&state) }
    if text.count > ReportWriter.blockSize {
      if !state.isBroken { state.isBroken = !output.write(text) }
    } else {
      state.block += text
    }
  }

  private func flush(_ state: inout State) {
    if !state.isBroken, !state.block.isEmpty { state.isBroken = !output.write(state.block) }
    state.block.removeAll(keepingCapacity: true)
  }
}
