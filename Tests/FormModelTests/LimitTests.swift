import FormModel
import Testing

/// What is counted in bits has room for what is to come.
@Suite struct LimitTests {
  @Test func memberKindsFit() {
    let bits = MemberKinds.RawValue.bitWidth
    #expect(MemberKind.allCases.map(\.rawValue) == (0..<UInt8(MemberKind.allCases.count)).map { $0 })
    #expect(MemberKind.allCases.count + 4 <= bits)
    let all = MemberKind.allCases.reduce(into: MemberKinds()) { $0.insert(MemberKinds($1)) }
    #expect(all.rawValue.nonzeroBitCount == MemberKind.allCases.count)
  }
}
