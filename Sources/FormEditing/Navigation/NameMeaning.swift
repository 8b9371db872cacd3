import FormModel
public import FormSyntax

/// What a name stands for. Files are named by their paths, declarations by their chunks.
public enum NameMeaning: Hashable, Sendable {
  /// A form, by the chunk of its head.
  case form(file: String, ChunkID)
  /// A preset, by its chunk.
  case preset(file: String, ChunkID)
  /// A control, by its chunk.
  case control(file: String, ChunkID)
  /// A case of a form's tags; `member` is its index in the `tags` block.
  case tagCase(file: String, ChunkID, member: Int)
  /// A function of the app's own code.
  case function(String)
  /// A file that is imported.
  case file(String)
}

/// A name at a place.
public struct FoundName: Sendable {
  /// What it stands for.
  public var meaning: NameMeaning
  /// Counted from the start of the file; of a path, the text between the quotes.
  public var range: Range<Int>
  /// Whether it is declared there.
  public var isDeclaration: Bool
}

extension FileSnapshot {
  /// The name that a place touches, as far as it is known what it stands for.
  public func name(at offset: Int) -> FoundName? {
    for place in places(offset) {
      for name in place.block.writtenNames
      where name.range.lowerBound <= place.offset && place.offset <= name.range.upperBound {
        guard let meaning = meaning(of: name, in: place) else { continue }
        return FoundName(meaning: meaning, range: name.range.moved(place.start), isDeclaration: name.isDeclaration)
      }
    }
    return nil
  }

  private func meaning(of name: WrittenName, in place: ChunkOffset) -> NameMeaning? {
    let bytes = place.block.source.bytes(name.range)
    switch name.kind {
    case .declaration: return declared(place)
    case .tagDeclaration(let member): return .tagCase(file: path, place.chunk.id, member: member)
    case .preset: return scope.preset(named: bytes, in: file).map { .preset(file: $0.path ?? path, $0.id) }
    case .control:
      guard let form = form(around: place.chunk) else { return control(named: bytes, inUsersOf: place.chunk.id) }
      return file.control(named: bytes, in: form).map { .control(file: path, $0.id) }
    case .tagCase:
      return form(around: place.chunk)?.tag(ofCase: bytes).map {
        .tagCase(file: path, $0.chunk, member: $0.memberIndex)
      }
    case .function: return .function(String(decoding: bytes, as: UTF8.self))
    case .importPath:
      let entry = file.imports.first { $0.chunk == place.chunk.id }
      return entry?.path.map {
        .file(project.targets(of: path)[place.chunk.id] ?? ProjectModel.resolve($0, from: path))
      }
    }
  }

  /// The control that a preset of this file names: that of the first form whose controls use the preset, of this file or
  /// of others.
  private func control(named name: ArraySlice<UInt8>, inUsersOf preset: ChunkID) -> NameMeaning? {
    for user in [path] + knownFiles.filter({ $0 != path }) {
      guard let model = model(user) else { continue }
      for form in model.forms {
        let isUsed = presets(of: form, user, thatName: name).contains { $0.id == preset && $0.path ?? user == path }
        if isUsed, let control = model.control(named: name, in: form) { return .control(file: user, control.id) }
      }
    }
    return nil
  }

  private func declared(_ place: ChunkOffset) -> NameMeaning? {
    switch place.block.kind {
    case .formHead: .form(file: path, place.chunk.id)
    case .preset: .preset(file: path, place.chunk.id)
    case .control: .control(file: path, place.chunk.id)
    default: nil
    }
  }
}

extension WrittenName {
  /// Whether what is named is declared by this name.
  var isDeclaration: Bool {
    switch kind {
    case .declaration, .tagDeclaration: true
    default: false
    }
  }
}
