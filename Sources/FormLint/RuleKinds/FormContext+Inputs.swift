import FormModel
import FormSyntax
import UIKitCatalog

/// The controls of a form, and the handlers that it has for all of them.
extension FormContext {
  /// Its controls, in the order of the text.
  var controls: some Sequence<ResolvedControl> {
    let (file, handlers) = (file, form.handling)
    return file.chunks(of: form).lazy.map { file.entries[$0] }.filter { $0.kind == .control }
      .compactMap { self.control($0, handlers) }
  }

  /// Its controls that are typed into, in the order of the text.
  var inputs: some Sequence<ResolvedControl> {
    let (file, handlers) = (file, form.handling)
    return form.inputs.lazy.compactMap { file.entry($0) }
      .compactMap { self.control($0, handlers) }
  }

  /// The fields whose messages a handler of the form gets: nothing of their own stands before it.
  func inputs(askedBy handler: FormMember) -> some Sequence<ResolvedControl> {
    inputs.lazy.filter { control in
      control.handlers.contains { if case .form(handler.chunk) = $0.origin { true } else { false } }
    }
  }

  /// Whether controls or members of it may be lost: something cannot be read, though it be in a control, which may have
  /// swallowed others; or something has no place in a form, or a name that nobody knows.
  var hasLostMembers: Bool {
    file.chunks(of: form).contains { index in
      let block = file.entries[index].block
      return block.control == nil
        ? block.hasLostMembers || !block.isWellPlaced || block.kind == .unexpected : block.hasSyntaxErrors
    }
  }

  /// Whether it has fields, and the user can bring up a keyboard in none of them.
  var neverShowsKeyboard: Bool {
    var hasInputs = false
    for control in inputs {
      if !control.neverShowsKeyboard { return false }
      hasInputs = true
    }
    return hasInputs
  }
}

extension BlockModel {
  /// The smallest range that shows it: its name, else its keyword.
  var spot: Range<Int> { nameRange.isEmpty ? keywordRange : nameRange }
}

extension FormMember {
  /// What handles a message for all controls of the form.
  var handler: ResolvedMember { ResolvedMember(block: block, index: 0, origin: .form(chunk)) }

  /// Where a range of it stands.
  func place(_ range: Range<Int>) -> ChunkPlace { ChunkPlace(chunk: chunk, range: range) }
}
