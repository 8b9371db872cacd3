import FormModel
public import FormSyntax
import JSONText

// The file of a baseline, kept true as what it speaks of gets other names.

extension Baseline {
  /// The entries as the file writes them, each with its file as `relative` gives it.
  private var writtenEntries: [(file: ExactText, value: JSONValue)] {
    guard let text, let root = try? JSONValue(parsing: text, maximumDepth: 16) else { return [] }
    return root["entries"]?.elements?.compactMap { value in
      value["file"]?.string.map { (ExactText(relative(LinkedPath.resolve($0, from: folder))), value) }
    } ?? []
  }

  /// The edits of the file that have its entries speak of what they did, once forms, controls and presets have other
  /// names.
  public func edits(following renamed: [RenamedDeclaration]) -> [SourceEdit] {
    let names = Dictionary(grouping: renamed) { ExactText(known($0.path)) }
    return writtenEntries.flatMap { file, value -> [SourceEdit] in
      let (form, control) = (value["form"]?.string, value["control"]?.string)
      return names[file, default: []].compactMap { declaration in
        let subject = declaration.subject
        guard subject.form == form, let place = subject.control == nil ? value["form"] : value["control"],
          subject.control == nil || subject.control == control
        else { return nil }
        return SourceEdit(path: path, range: place.range, newText: quoted(declaration.newName))
      }
    }
  }

  /// The edits of the file that keep its entries speaking of the same files when files move.
  ///
  /// - Parameter moved: the new path of a file or folder that moves.
  public func edits(moving moved: (String) -> String?) -> [SourceEdit] {
    writtenEntries.compactMap { _, value in
      guard let file = value["file"] else { return nil }
      return file.string.flatMap { LinkedPath.rewritten($0, in: path, moved) }
        .map { SourceEdit(path: path, range: file.range, newText: quoted($0)) }
    }
  }

  private func quoted(_ text: String) -> String { String(decoding: text.jsonBytes(), as: UTF8.self) }
}
