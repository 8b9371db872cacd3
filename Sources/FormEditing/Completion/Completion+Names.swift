import FormModel
import FormSyntax
import UIKitCatalog

/// Names for something new, and names that others have given.
extension CompletionFinder {
  /// Names for a new control: cases of the form's tags that no control has; of a text field also those that many forms
  /// have, with all that goes with them.
  var controlNames: [Completion] {
    guard let form = snapshot.form(around: place.chunk) else { return [] }
    let isFree = { (name: String) in form.names[factKey(Array(name.utf8))].allSatisfy { $0 == place.chunk.id } }
    let owners = snapshot.tagOwners(in: form)
    let isTaken = { (tag: TagCase) in
      tag.value.flatMap { owners[$0] }?.contains { $0.id != place.chunk.id } ?? false
    }
    let tags = form.tags.flatMap(\.cases).filter { isFree($0.name) && !isTaken($0) }
    let named = narrowed(tags, \.name).map { tag in
      var item = name(tag.name, .tag, [], detail: "tag \(tag.value.map(String.init) ?? "without a value")")
      item.subject = .tagCase(tag.chunk, member: tag.memberIndex, file: snapshot.path)
      return item
    }
    guard context.keyword == .textField else { return named }
    let ready = ReadyField.all.filter { isFree($0.name) && form.tag(ofCase: $0.name.utf8) == nil }
    return named
      + ready.map { field in
        name(field.name, .control, field.members(on: target), detail: field.contentType.summary.string)
      }
  }

  private func name(_ name: String, _ kind: Completion.Kind, _ members: [String], detail: String) -> Completion {
    let lines = members.map { "    \($0)\n" }.joined()
    let block: [SnippetPart] = [.text("\(name) {\n\(lines)    "), .end, .text("\n}")]
    var item =
      hasBlock(after: context.word.upperBound)
      ? Completion(name, kind, detail: detail)
      : Completion(
        name, kind, insert: members.isEmpty ? "\(name) { }" : "\(name) {\n\(lines)}", snippet: block, detail: detail)
    item.isNewName = true
    return item
  }

  /// The functions that the form calls already.
  var functionNames: [Completion] {
    var names: Set<String> = []
    for index in nearChunks {
      let block = snapshot.file.entries[index].block
      guard block.mayCall else { continue }
      for name in block.writtenNames where name.isFunction && !isTyped(name, index) {
        names.insert(block.source.text(name.range))
      }
    }
    return narrowed(names.sorted()) { $0 }.map { Completion($0, .method) }
  }

  private func isTyped(_ name: WrittenName, _ index: Int) -> Bool { index == place.index && name.range == context.word }

  /// The chunks of the form around the place, or, outside of one, of the file; of very many, those that are near.
  private var nearChunks: Range<Int> {
    let all = snapshot.form(around: place.chunk).map { snapshot.file.chunks(of: $0) } ?? 0..<snapshot.file.entries.count
    let reach = 1_000
    return all.clamped(to: max(0, place.index - reach)..<min(snapshot.file.entries.count, place.index + reach))
  }
}

extension BlockModel {
  /// Whether it may name functions of the app's code.
  fileprivate var mayCall: Bool {
    switch kind {
    case .event, .observer: true
    default:
      memberKinds.contains(MemberKinds(.event)) || memberKinds.contains(MemberKinds(.rule))
        || member(of: .action) != nil
    }
  }
}
