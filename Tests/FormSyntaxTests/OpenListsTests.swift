import FormSyntax
import Testing

/// The lists that are open where a text ends are among the nodes of the member that is being typed, also where the member
/// is read a second time because a block farther up was left open.
@Suite struct OpenListsTests {
  private static let text = """
    form Example {
        textField field {

        calendar: .gregorian
        textField born
            formatter: .date(
            key: "person.born"
            placeholder: "DD.MM.YYYY"
            formatter: .date(format: "MM/dd/yyyy", locales: [
        }
    }
    format: "dd.MM.yy")
            rule range(date("1900-01-01")...today(
        on textFieldShouldReturn(_:) { focus: next }
    }

    """

  @Test func areAmongTheNodesOfTheMember() throws {
    let document = Document(bytes: Array(Self.text.utf8))
    var members = 0
    for (index, chunk) in document.chunks.enumerated() {
      for offset in 0...chunk.bytes.count {
        guard let member = chunk.openBlocks(at: offset, readingTo: offset).member else { continue }
        #expect(member.openLists.allSatisfy { member.nodes.indices.contains($0) }, "at \(offset) of chunk \(index)")
        members += member.openLists.isEmpty ? 0 : 1
      }
    }
    #expect(members > 0)
  }
}
