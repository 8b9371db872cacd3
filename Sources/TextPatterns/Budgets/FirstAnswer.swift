extension Sequence {
  /// The first answer that is not nil, of asking one element after the other.
  ///
  /// Each is asked once. The `first` of a lazy `compactMap` asks twice and traps where the second answer is nil, as it may be
  /// where answers hang on what is left of a budget, or on an interruption.
  public func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = ask(element) { return answer }
    }
    return nil
  }
}
