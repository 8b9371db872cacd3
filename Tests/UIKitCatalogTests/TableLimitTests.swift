import Testing
import UIKitCatalog

/// The numbers of rows fit what keeps them, with room for what is to come: widen the number before a table is full.
@Suite struct TableLimitTests {
  @Test func numbersOfRowsFit() {
    #expect(Catalog.enumerations.count + 32 <= Int(UInt8.max))
    #expect((Catalog.enumerations.flatMap(\.members).map { Int($0.rawValue) }.max() ?? 0) + 1_024 <= Int(UInt16.max))
    #expect(Catalog.propertyCount + 1_024 <= Int(UInt16.max))
    #expect(Catalog.functions.count + 32 <= Int(UInt8.max))
    #expect(Catalog.methods.count + 32 <= Int(UInt8.max))
    #expect(Catalog.controlEvents.count + 32 <= Int(UInt8.max))
    #expect(Catalog.notifications.count + 32 <= Int(UInt8.max))
  }
}
