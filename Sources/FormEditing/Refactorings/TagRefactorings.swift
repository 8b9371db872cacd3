import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The values of all tags written where they are counted now.
  var numberedTags: QuickFix? {
    guard block.kind == .tags, touchesMember, let tags = form?.tags.first(where: { $0.chunk == place.chunk.id }) else {
      return nil
    }
    var edits: [SourceEdit] = []
    for tag in tags.cases where !block.member(tag.memberIndex).flags.contains(.hasValue) {
      guard let value = tag.value else { return nil }
      let end = endOfName(tag.nameRange)
      edits.append(edit(end..<end, " = \(value)"))
    }
    return refactoring("Number the tags", .rewrite, edits)
  }

  /// Behind a name, and the back-tick that may end it.
  private func endOfName(_ name: Range<Int>) -> Int {
    let next = place.chunk.source.bytes(name.upperBound..<name.upperBound + 1).first
    return name.upperBound + (next == UInt8(ascii: "`") ? 1 : 0)
  }

  /// The numbers of a form's tags as an enumeration, where the form tells its fields apart by them already.
  var tagsOfIntegers: QuickFix? {
    guard let form, form.tags.isEmpty, [.formHead, .control].contains(block.kind), touchesMember, tellsByTags(form),
      let head = document.index(of: form.id)
    else { return nil }
    var cases: [(name: String, value: Int)] = []
    var values: Set<Int> = []
    var edits: [SourceEdit] = []
    var isWhole = true
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      guard entry.block.control != nil, let member = entry.block.member(of: .tag) else { return }
      guard let value = entry.block.value(of: member), let number = value.integer, values.insert(number).inserted,
        !entry.block.nameRange.isEmpty, !entry.block.hasSyntaxErrors
      else {
        isWhole = false
        return
      }
      cases.append((entry.block.name, number))
      edits.append(
        SourceEdit(path: nil, range: file.range(value.range, in: entry.id), newText: ".\(entry.block.name)"))
    }
    guard isWhole, !cases.isEmpty, Set(cases.map(\.name)).count == cases.count else { return nil }
    let unit = snapshot.formatOptions.unit
    let list = cases.map { "\(unit)\($0.name) = \($0.value)\n" }.joined()
    guard let name = newTagsName(form),
      let insertion = insertion(ofMember: "tags \(name) {\n\(list)}", intoBlockOf: head, at: lastProperty(head))
    else { return nil }
    edits.append(insertion)
    return refactoring("Make an enumeration of the tags", .rewrite, edits)
  }

  /// A name that no tags of the file have: those of one name share the enumeration.
  private func newTagsName(_ form: FormIndex) -> String? {
    let taken = Set(file.forms.flatMap(\.tags).map(\.block.name))
    let numbered = (2...99).lazy.map { "\(form.name)Tag\($0)" }
    return (["\(form.name)Tag"] + Array(numbered)).first { !taken.contains($0) }
  }

  /// Behind the properties that the form begins with.
  private func lastProperty(_ head: Int) -> MemberPlace {
    var last = head
    while last + 1 < document.chunks.count, document.chunks[last + 1].kind == .property { last += 1 }
    return last == head ? .start : .after(last)
  }

  /// Whether an enumeration changes nothing of how the delegate tells fields apart: the form says that, and what goes
  /// without a tag stays without one.
  private func tellsByTags(_ form: FormIndex) -> Bool {
    form.properties[.dispatch] != nil || form.untagged == 0
  }
}
