import FormModel
public import FormSyntax
import JSONText

// What a settings file says of other files, by paths and names, kept true as these change.

extension SettingsFile {
  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String { String(decoding: text.jsonBytes(), as: UTF8.self) }

  /// What the file writes; nil where that is not JSON.
  private var root: JSONValue? { try? JSONValue(parsing: text, maximumDepth: 16) }

  /// The suppressions that hold, with the objects that say so.
  var writtenSuppressions: [(suppression: Suppression, value: JSONValue)] {
    guard !suppressions.isEmpty, let elements = root?[named: SettingsKey.suppressions.rawValue]?.elements else {
      return []
    }
    let byRange = Dictionary(suppressions.map { ($0.range, $0) }) { first, _ in first }
    return elements.compactMap { element in byRange[element.range].map { ($0, element) } }
  }

  /// The edits that keep its paths, and those of its patterns that are paths, meaning the same files when files move.
  ///
  /// - Parameters:
  ///   - files: the forms that are known, by their paths from the root.
  ///   - moved: the new path of a file or folder that moves.
  public func edits(among files: [String], moving moved: (String) -> String?) -> [SourceEdit] {
    guard let root else { return [] }
    let paths = root.strings(of: .extends) + root.strings(of: .baseline)
    let suppressed = root[named: SettingsKey.suppressions.rawValue]?.elements.map { $0.compactMap { $0["file"] } }
    let overridden = root[named: SettingsKey.overrides.rawValue]?.elements.map { $0.flatMap { $0["files"].strings } }
    let patterns = (suppressed ?? []) + (overridden ?? []) + root.strings(of: .exclude)
    let changed =
      paths.map { ($0, $0.string.flatMap { LinkedPath.rewritten($0, in: absolutePath, moved) }) }
      + patterns.map { ($0, $0.string.flatMap { newPattern($0, files, moved) }) }
    return changed.compactMap { value, new in
      new.map { SourceEdit(path: absolutePath, range: value.range, newText: SettingsFile.quoted($0)) }
    }
  }

  /// How a pattern is written once the file or folder that it begins with has moved; nil: as it is. Others are left, as
  /// are those that match something else too.
  private func newPattern(_ pattern: String, _ files: [String], _ moved: (String) -> String?) -> String? {
    let sign = pattern.hasPrefix("!") ? "!" : ""
    let written = pattern.dropFirst(sign.count)
    let fixed = SettingsFile.fixedPart(of: written)
    let rest = written.dropFirst(fixed.count)
    let path = fixed.drop { $0 == "/" }
    guard SettingsFile.isPlain(fixed), !path.isEmpty, let target = moved(folder + path) else { return nil }
    let newFile = moved(absolutePath) ?? absolutePath
    guard let newFolder = newFile.lastIndex(of: "/").map({ String(newFile[...$0]) }),
      let inside = target.below(newFolder), inside != path, SettingsFile.isPlain(inside[...])
    else { return nil }
    // A name alone means all of that name, however deep they lie; what follows it in the folder ties it.
    let isName = rest.isEmpty || rest == "/"
    let isTied = !isName || fixed.contains("/")
    func isShared(_ pattern: String) -> Bool { files.contains { matches($0, pattern) && moved($0) == nil } }
    if !isTied, isShared(String(written)) { return nil }
    let isLoose = isName && !inside.contains("/") && (isTied || isShared(inside + rest))
    return sign + (written.hasPrefix("/") || isLoose ? "/" : "") + inside + rest
  }

  private func matches(_ file: String, _ pattern: String) -> Bool {
    file.below(folder).map { GlobList([pattern]).contains(file: $0) } ?? false
  }

  /// What a pattern begins with, as far as it is a path, without a slash at its end.
  private static func fixedPart(of pattern: Substring) -> Substring {
    guard let special = pattern.firstIndex(where: { "*?[\\".contains($0) }) else {
      return pattern.hasSuffix("/") ? pattern.dropLast() : pattern
    }
    return pattern[..<special].lastIndex(of: "/").map { pattern[..<$0] } ?? ""
  }

  /// Whether a text is a pattern for nothing but the path that it is, each name once between slashes.
  private static func isPlain(_ path: Substring) -> Bool {
    guard let first = path.first, first != "!", first != "#", path.last != " ", path.last != "/" else { return false }
    return !path.contains { "*?[\\".contains($0) } && ProjectModel.resolve(String(path), from: "") == path
  }
}

extension JSONValue {
  /// The strings of a key, be they one or a list.
  fileprivate func strings(of key: SettingsKey) -> [JSONValue] { self[named: key.rawValue].strings }
}

extension JSONValue? {
  /// A value that is a string, or those of its elements that are.
  fileprivate var strings: [JSONValue] {
    guard let value = self else { return [] }
    if value.kind == .string { return [value] }
    return value.elements?.filter { $0.kind == .string } ?? []
  }
}
