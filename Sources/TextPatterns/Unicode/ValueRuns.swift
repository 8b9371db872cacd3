/// A property's values for all code points: runs of a length (less one) and a value's number.
struct ValueRuns {
  /// The runs in the coding of `TableCoding`.
  let table: StaticString

  /// The scalars with the values that `includes` picks.
  func set(where includes: (Int) -> Bool) -> ScalarSet {
    var spans: [ScalarSet.Span] = []
    forEach { span, value in
      if includes(value) { spans.append(span) }
    }
    return ScalarSet(unsorted: spans)
  }

  private func forEach(_ body: (ScalarSet.Span, Int) -> Void) {
    table.withUTF8Buffer { text in
      var reader = TableCoding.Reader(text)
      var lower: UInt32 = 0
      while let length = reader.next(), let value = reader.next() {
        body(ScalarSet.Span(lower, lower + length), Int(value))
        lower += length + 1
      }
    }
  }
}
