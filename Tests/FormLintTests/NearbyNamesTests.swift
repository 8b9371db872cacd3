import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// The names around a control are the same however many were asked for before.
@Suite struct NearbyNamesTests {
  @Test func namesAreThoseOfTheChunks() {
    let fields = (0..<3_000).map { $0 % 7 == 0 ? "textField { }" : "textField f\($0) { }" }
    let file = FileModel(Document("form F {\n" + fields.joined(separator: "\n") + "\n}"))
    let names = NearbyNames()
    for index in [500, 501, 502, 900, 901, 1_900, 1_901, 20, 21, 2_990, 2_995] {
      let range = file.neighbours(of: index..<index + 1).clamped(to: file.chunks(of: file.forms[0]))
      let expected = range.filter { chunk in
        let block = file.entries[chunk].block
        return chunk != index && block.control != nil && !block.nameRange.isEmpty
      }.map { file.entries[$0].block.name }
      let found = names.names(in: range, of: file, but: index).map { String(decoding: $0, as: UTF8.self) }
      #expect(found == expected)
    }
  }
}
