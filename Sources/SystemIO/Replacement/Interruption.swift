#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Synchronization

/// What happens to what is half done when somebody ends the process (signal(7)): temporary files go, and a file that is
/// being written where it lies is written to its end first.
enum Interruption {
  /// The signals that end a process and can be caught.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// One file is replaced at a time.
  private static let turn = Mutex(())

  /// Runs something that makes one temporary file, which goes where a signal ends the process meanwhile.
  static func withTemporaryFile<Result>(_ body: (InterruptionNote) -> Result) -> Result {
    turn.withLock { _ in
      handle()
      defer { presentNote.clear() }
      return body(presentNote)
    }
  }

  /// Notes a temporary file that is written for longer, beside others that come and go.
  static var noteOfPendingFile: InterruptionNote {
    handle()
    return pendingNote
  }

  /// Runs something to its end before a signal ends the process.
  static func finishing<Result>(_ body: () -> Result) -> Result {
    isWaiting.store(true, ordering: .sequentiallyConsistent)
    let result = body()
    isWaiting.store(false, ordering: .sequentiallyConsistent)
    let signal = heldSignal.exchange(0, ordering: .sequentiallyConsistent)
    if signal != 0 { endProcess(by: signal) }
    return result
  }

  /// Sets the handlers; signals that whoever started the process wants to be ignored stay so.
  private static func handle() {
    guard !isHandled.exchange(true, ordering: .sequentiallyConsistent) else { return }
    // They are there before a handler asks for them.
    presentNote.clear()
    pendingNote.clear()
    _ = isWaiting.load(ordering: .relaxed)
    _ = heldSignal.load(ordering: .relaxed)
    // A file that may not grow any further is an error of the call that writes it (write(2)).
    signal(SIGXFSZ, SIG_IGN)
    for number in signals {
      if let before = signal(number, { endProcess(by: $0) }) { signal(number, before) }
    }
  }
}

/// The temporary file that there is, for the handler, which may neither wait nor take memory.
final class InterruptionNote: Sendable {
  /// The address of a `TemporaryPlace`; zero: there is no file.
  fileprivate let place = Atomic<UInt>(0)

  /// Notes a file; the one before is forgotten.
  func set(folder: Int32, name: String) {
    clear()
    let place = UnsafeMutablePointer<TemporaryPlace>.allocate(capacity: 1)
    place.initialize(to: TemporaryPlace(folder: folder, name: strdup(name)))
    self.place.store(UInt(bitPattern: place), ordering: .sequentiallyConsistent)
  }

  /// Removes the file, where there is one.
  fileprivate func removeFile() {
    let place = UnsafeMutablePointer<TemporaryPlace>(bitPattern: place.load(ordering: .sequentiallyConsistent))
    if let place, let name = place.pointee.name { unlinkat(place.pointee.folder, name, 0) }
  }

  /// Notes that there is none.
  func clear() {
    let old = place.exchange(0, ordering: .sequentiallyConsistent)
    guard let place = UnsafeMutablePointer<TemporaryPlace>(bitPattern: old) else { return }
    free(place.pointee.name)
    place.deallocate()
  }
}

/// A name in a folder that is open.
private struct TemporaryPlace {
  var folder: Int32
  var name: UnsafeMutablePointer<CChar>?
}

private let presentNote = InterruptionNote()
private let pendingNote = InterruptionNote()
private let isHandled = Atomic(false)
/// Whether something must be done to its end.
private let isWaiting = Atomic(false)
/// The signal that came meanwhile; zero: none.
private let heldSignal = Atomic<Int32>(0)

/// Removes what is temporary and ends the process as the signal does where nobody handles it. Only calls that a handler
/// may make (signal-safety(7)).
private func endProcess(by number: Int32) {
  if isWaiting.load(ordering: .sequentiallyConsistent) {
    heldSignal.store(number, ordering: .sequentiallyConsistent)
    return
  }
  presentNote.removeFile()
  pendingNote.removeFile()
  signal(number, SIG_DFL)
  raise(number)
}
