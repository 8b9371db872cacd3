import FormSyntax
import Testing

@Suite struct FirstResultTests {
  /// An answer that hangs on what is left of a budget is not asked for again.
  @Test func eachElementIsAskedOnceAtTheMost() {
    var asked: [Int] = []
    let found = [1, 2, 3, 4].firstResult { number -> String? in
      asked.append(number)
      return number == 3 && asked.count == 3 ? "three" : nil
    }
    #expect(found == "three")
    #expect(asked == [1, 2, 3])
    #expect([Int]().firstResult { $0 } == nil)
  }
}
