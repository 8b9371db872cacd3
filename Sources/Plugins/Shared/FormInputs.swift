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

  /// The paths behind `import`, also where a comment has one: a file too many costs nothing.
  static func imports(in text: String) -> [String] {
    let pattern = try? NSRegularExpression(pattern: #"import\s*#*"([^"\r\n]*)""#)
    let whole = NSRange(text.startIndex..., in: text)
    return pattern?.matches(in: text, range: whole).map { (text as NSString).substring(with: $0.range(at: 1)) } ?? []
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
