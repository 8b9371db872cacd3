import FormFormatter
import FormModel
import FormSyntax

extension Selection {
  /// Whether a preset is of this file, and nobody else uses it: without this use it would say nothing anywhere.
  func isLastUse(of preset: FoundPreset) -> Bool {
    guard preset.path ?? snapshot.path == snapshot.path, snapshot.project.importers(of: snapshot.path).isEmpty else {
      return false
    }
    return snapshot.users(ofPreset: preset.id, file: snapshot.path).count == 1
  }
}

/// A preset that is taken out of its file with its last use.
struct GoingPreset {
  /// Takes it out.
  let removal: SourceEdit
  /// The comments that document it, and those in it that go with none of the members that stay.
  let comments: [String]

  /// Nil where a comment would mean something else elsewhere.
  ///
  /// - Parameter inlined: the bytes of its chunk that live on with their comments.
  init?(_ preset: FoundPreset, in snapshot: FileSnapshot, inlined: [Range<Int>]) {
    let document = snapshot.document
    guard let index = document.index(of: preset.id) else { return nil }
    let chunk = document.chunks[index]
    let start = document.start(ofChunk: index)
    guard SuppressionComment.comments(in: chunk).isEmpty, let edit = document.removal(ofChunk: index) else {
      return nil
    }
    var comments: [String] = []
    chunk.forEachLexeme { lexeme in
      guard lexeme.kind.isComment, edit.range.contains(start + lexeme.start),
        !inlined.contains(where: { $0.contains(lexeme.start) })
      else { return }
      comments.append(chunk.source.text(lexeme.start..<lexeme.end))
    }
    removal = SourceEdit(edit)
    self.comments = comments
  }
}
