import FormModel
import FormSyntax

/// A declaration somewhere.
public struct FoundDeclaration: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// From the keyword to the last token, counted from the start of the file; of a file, its start.
  public var range: Range<Int>
  /// The name, inside of `range`.
  public var nameRange: Range<Int>
}

extension FoundDeclaration {
  /// The name at a place, taken for all of a declaration.
  public init(_ occurrence: NameOccurrence) {
    self.init(file: occurrence.file, range: occurrence.range, nameRange: occurrence.range)
  }
}

extension FileSnapshot {
  /// Where what a name stands for is declared; nil where that is not in a form file.
  public func declaration(of meaning: NameMeaning) -> FoundDeclaration? {
    switch meaning {
    case .form(let file, let id), .preset(let file, let id), .control(let file, let id):
      return model(file).flatMap { model in
        model.entry(id).map { found(model, file, id, $0.block.range, $0.block.nameRange) }
      }
    case .tagCase(let file, let id, let member):
      return model(file).flatMap { model in
        model.entry(id).flatMap { entry in
          guard member < entry.block.memberTotal else { return nil }
          let tag = entry.block.member(member)
          return found(model, file, id, tag.range, tag.nameRange)
        }
      }
    case .file(let file): return model(file).map { _ in FoundDeclaration(file: file, range: 0..<0, nameRange: 0..<0) }
    case .function: return nil
    }
  }

  private func found(
    _ model: FileModel, _ file: String, _ id: ChunkID, _ range: Range<Int>, _ nameRange: Range<Int>
  ) -> FoundDeclaration {
    FoundDeclaration(file: file, range: model.range(range, in: id), nameRange: model.range(nameRange, in: id))
  }

  /// What is made of what a name stands for: the users of a preset, the controls that have a tag.
  public func implementations(of meaning: NameMeaning) -> [NameOccurrence] {
    switch meaning {
    case .preset(let file, let id): return users(ofPreset: id, file: file)
    case .tagCase(let path, let id, let member):
      let uses = Set(tagUses(ofTagCase: id, member, path)).filter { $0.role != .declaration }
      return uses.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }.map { use in
        guard use.role == .use, let model = model(use.file) else { return use }
        let (index, start) = model.document.chunkIndex(at: use.range.lowerBound)
        return NameOccurrence(file: use.file, range: model.entries[index].block.nameRange.moved(start), role: .use)
      }
    default: return []
    }
  }
}

/// An import as a link.
public struct FileLink: Sendable {
  /// The path between the quotes, counted from the start of the file.
  public var range: Range<Int>
  /// The path of the file that it leads to.
  public var target: String
}

extension FileSnapshot {
  /// The files that the imports of this one lead to.
  public func links() -> [FileLink] {
    let targets = project.targets(of: path)
    return file.imports.compactMap { entry in
      guard let path = entry.path, let name = entry.block.writtenNames.first else { return nil }
      return FileLink(
        range: file.range(name.range, in: entry.chunk),
        target: targets[entry.chunk] ?? ProjectModel.resolve(path, from: self.path))
    }
  }
}
