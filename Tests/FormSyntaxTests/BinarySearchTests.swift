import FormSyntax
import Testing

@Suite struct BinarySearchTests {
  /// Of every length and every place of the parting, and of slices that do not begin at 0.
  @Test func findsWhereTheSecondPartBegins() {
    for count in 0...9 {
      for first in 0...count {
        let parts = Array(repeating: false, count: first) + Array(repeating: true, count: count - first)
        #expect(parts.partitioningIndex { $0 } == first)
        #expect(([false, false] + parts)[2...].partitioningIndex { $0 } == first + 2)
      }
    }
  }
}
