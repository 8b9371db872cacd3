extension Sequence {
  /// The first result that is not nil, of the elements in order; each is asked once at the most.
  ///
  /// `lazy.compactMap(_:).first` asks the element that it finds a second time, which costs twice and, where the answer
  /// hangs on what is left of a budget, need not be the same.
  @inlinable public func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
