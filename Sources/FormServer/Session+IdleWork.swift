import SystemIO

extension Session {
  /// Does one piece of the work that is due between messages; gives whether there was any.
  ///
  /// A piece is short, since a request may come while it is done: what is long is cut into many.
  mutating func doIdleWork() -> Bool {
    if publishNextDiagnostics() { return true }
    guard releasesMemory else { return false }
    releasesMemory = false
    ProcessMemory.giveBackNow()
    return true
  }
}
