extension FileSnapshot {
  /// Where, in this file, what a name stands for is named.
  public func highlights(of meaning: NameMeaning) -> [NameOccurrence] {
    occurrences(of: meaning, in: [path]).filter { $0.file == path }
  }
}
