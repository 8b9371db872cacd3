public import FormSyntax

/// Some controls of a form that stand together: under a title, in a section without one, or in none.
public struct ResolvedSection: Sendable {
  /// The chunk of the section's head; nil for controls that stand in no section.
  public let head: ChunkID?
  /// The title as it is written; nil where there is none.
  public let title: Value?
  /// Its controls, in order.
  public let controls: [ResolvedControl]
}

/// Its sections and controls.
extension ResolvedForm {
  /// All controls, in the order of the text; what is not well placed is left out.
  public var controls: [ResolvedControl] {
    var found: [ResolvedControl] = []
    file.forEachEntry(in: file.chunks(of: index)) { entry in
      if let control = resolved(entry) { found.append(control) }
    }
    return found
  }

  /// The sections, in the order of the text. What stands in none, before, between or after them, makes sections without a
  /// head; a section without controls is there.
  public var sections: [ResolvedSection] {
    var sections: [ResolvedSection] = []
    var head: (id: ChunkID, title: Value?)?
    var controls: [ResolvedControl] = []
    func close() {
      if head != nil || !controls.isEmpty {
        sections.append(ResolvedSection(head: head?.id, title: head?.title, controls: controls))
      }
      controls = []
    }
    for position in file.chunks(of: index) {
      let chunk = file.document.chunks[position]
      let entry = file.entries[position]
      if chunk.kind == .sectionHead {
        close()
        head = (chunk.id, entry.block.values.isEmpty ? nil : entry.block.view(0))
      } else if head != nil, chunk.container.block != .section {
        close()
        head = nil
      }
      if let control = resolved(entry) { controls.append(control) }
    }
    close()
    return sections
  }

  /// The control with a name; the first, where several have it.
  public func control(named name: some Collection<UInt8>) -> ResolvedControl? {
    file.control(named: name, in: index).flatMap(resolved)
  }

  /// The control of a chunk; nil where the chunk is no control of the form.
  public func control(_ id: ChunkID) -> ResolvedControl? {
    guard index.holds(id) else { return nil }
    return file.entry(id).flatMap(resolved)
  }

  private func resolved(_ entry: ModelEntry) -> ResolvedControl? {
    guard entry.block.isWellPlaced else { return nil }
    return control(in: entry, index.handling)
  }
}
