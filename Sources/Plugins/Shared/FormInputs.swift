import Foundation

/// What the code and the findings of a form definition depend on, so that a build knows when to make them again.
struct FormInputs {
  /// The form definition.
  let form: URL

  /// The form definition, all that it imports, directly or not, and the settings that hold for it.
  var files: [URL] {
    var found: [URL] = []
    var waiting = [form.standardizedFileURL]
    while let next = waiting.popLast() {
      guard !found.contains(next), let bytes = try? Data(contentsOf: next) else { continue }
      found.append(next)
      waiting += FormInputs.imports(in: String(decoding: bytes, as: UTF8.self)).map {
        URL(fileURLWithPath: $0, relativeTo: next.deletingLastPathComponent()).standardizedFileURL
      }
    }
    return found + settings
  }

  /// The strings files beside it, which findings about translations look at.
  var strings: [URL] {
    let folder = form.deletingLastPathComponent()
    return FormInputs.contents(of: folder).flatMap { file -> [URL] in
      switch file.pathExtension {
      case "xcstrings": [file]
      case "lproj": FormInputs.contents(of: file).filter { $0.pathExtension == "strings" }
      default: []
      }
    }
  }

  /// `formdef.json` in its folder and in those above: the nearest holds, and may name others.
  private var settings: [URL] {
    var found: [URL] = []
    var folder = form.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      found.append(folder.appendingPathComponent("formdef.json"))
      folder.deleteLastPathComponent()
    }
    return found.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The paths behind `import`, also where a comment or a string has one: a file too many costs nothing.
  static func imports(in text: String) -> [String] {
    let gap = #"(?:\s|//[^\r\n]*|/\*(?s:.*?)\*/)*"#
    let strings = [##"()"((?:[^"\\\r\n]|\\.)*)""##, ##"(#+)"((?:[^"\r\n]|"(?!\1))*)"\1"##]
    let whole = NSRange(text.startIndex..., in: text)
    return strings.flatMap { string -> [String] in
      let pattern = try? NSRegularExpression(pattern: "import" + gap + string)
      return pattern?.matches(in: text, range: whole).map { match in
        let source = text as NSString
        return unescaped(source.substring(with: match.range(at: 2)), marks: source.substring(with: match.range(at: 1)))
      } ?? []
    }
  }

  /// A string as it reads: `\n`, `\u{1F600}` and others behind as many `#` as the quotes have.
  private static func unescaped(_ text: String, marks: String) -> String {
    let parts = text.components(separatedBy: "\\" + marks)
    let short: [Character: String] = ["n": "\n", "r": "\r", "t": "\t", "0": "\0"]
    var result = parts.first ?? ""
    var isPlain = false
    for part in parts.dropFirst() {
      if isPlain {
        result += part
        isPlain = false
      } else if let character = part.first {
        let (scalar, rest) = character == "u" ? scalar(part.dropFirst()) : (nil, part.dropFirst())
        result += scalar ?? short[character] ?? String(character)
        result += rest
      } else {
        result += "\\"
        isPlain = true
      }
    }
    return result
  }

  /// The character of `{1F600}`, and what follows.
  private static func scalar(_ text: Substring) -> (String?, Substring) {
    guard text.first == "{", let end = text.firstIndex(of: "}"),
      let scalar = UInt32(text[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
    else { return (nil, text) }
    return (String(scalar), text[text.index(after: end)...])
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
