import FormModel
import FormSyntax
import Testing
import UIKitCatalog

/// What is counted in bits has room for what is to come.
@Suite struct LimitTests {
  @Test func memberKindsFit() {
    let bits = MemberKinds.RawValue.bitWidth
    #expect(MemberKind.allCases.map(\.rawValue) == (0..<UInt8(MemberKind.allCases.count)).map { $0 })
    #expect(MemberKind.allCases.count + 4 <= bits)
    let all = MemberKind.allCases.reduce(into: MemberKinds()) { $0.insert(MemberKinds($1)) }
    #expect(all.rawValue.nonzeroBitCount == MemberKind.allCases.count)
  }

  @Test func kindsOfControlsFit() {
    #expect(ControlKind.allCases.count + 4 <= Int(Scope.controlBits))
    #expect(ControlKind.allCases.allSatisfy { Scope.controls.contains($0.scope) })
    let blocks: [Scope] = [.form, .rule, .event, .observer, .override]
    #expect(blocks.allSatisfy { !Scope.controls.meets($0) && $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(blocks.map(\.rawValue)).count == blocks.count)
  }

  /// Rows of the catalogue are numbered in a byte.
  @Test func rowsOfTheCatalogueFit() {
    #expect(Catalog.enumerations.count + 32 <= 256)
    #expect(Catalog.methods.count + 32 <= 256)
    #expect(Catalog.notifications.count + 32 <= 256)
    #expect(Catalog.controlEvents.count + 32 <= 256)
  }

  /// Sets of kinds of block and of chunk have sixteen bits.
  @Test func kindsOfTheSyntaxFit() {
    #expect(BlockKind.allCases.count + 2 <= 16)
    #expect(ChunkKind.allCases.count + 2 <= 16)
  }
}
