import SystemIO

extension Session {
  /// Does one piece of the work that is due between messages; gives whether there was any.
  ///
  /// A piece is short, since a request may come while it is done: what is long is cut into many. What the user looks at
  /// comes first.
  mutating func doIdleWork() -> Bool {
    guard phase == .running else { return false }
    if finishBackground(within: 0) { return true }
    if !openings.isEmpty {
      if finishOpening(within: 0) || publishNextDiagnostics() || continuePictures() { return true }
      _ = finishOpening(within: Double(BackgroundAnswers.pause))
      return true
    }
    // Where requests wait for the folders, these come first.
    if beginHeld() || !background.held.isEmpty && continueScan() || publishNextDiagnostics() || continueScan()
      || continuePulls() || continuePictures()
      || continueSuppressions()
    {
      return true
    }
    if !background.isEmpty {
      _ = finishBackground(within: BackgroundAnswers.pause)
      return true
    }
    lookedAtDisk = nil
    guard releasesMemory else { return false }
    releasesMemory = false
    // What nobody came back for is about a text that was closed.
    longPiece?.work.abandon()
    longPiece = nil
    ProcessMemory.giveBackNow()
    return true
  }
}
