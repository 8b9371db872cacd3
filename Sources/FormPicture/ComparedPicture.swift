public import FieldLanguages
public import FormModel
import JSONText

/// Two versions of forms side by side, with a mark at each control that is not the same in both.
public struct ComparedPicture {
  private let old: [ResolvedForm]
  private let new: [ResolvedForm]
  private let options: PictureOptions
  private let cache: FieldLanguageCache

  /// Forms of two versions, matched by name; `options` decide what the page shows first.
  public init(
    old: [ResolvedForm], new: [ResolvedForm], _ options: PictureOptions,
    _ cache: FieldLanguageCache = FieldLanguageCache()
  ) {
    self.old = old
    self.new = new
    self.options = options
    self.cache = cache
  }

  /// The page, as UTF-8.
  public var page: [UInt8] {
    let writer = PictureWriter(options, old + new, cache, nil)
    let (old, new) = (old.map { PicturedForm($0, writer) }, new.map { PicturedForm($0, writer) })
    let (before, after) = (ControlTexts(old, writer), ControlTexts(new, writer))
    let forms =
      old.map { writer.form($0, side: "old", changes: before.changes(to: after, of: $0.form.name, gone: "removed")) }
      + new.map { writer.form($0, side: "new", changes: after.changes(to: before, of: $0.form.name, gone: "added")) }
    return PicturePage.html(data: writer.data(forms))
  }
}

extension PictureWriter {
  fileprivate func form(_ form: PicturedForm, side: String, changes: [String: String]) -> [UInt8] {
    self.form(form, side: side, controls: controls(of: form, changes))
  }
}

/// What is written of each control, by form and name.
private struct ControlTexts {
  private var texts: [String: [String: [UInt8]]] = [:]

  init(_ forms: [PicturedForm], _ writer: PictureWriter) {
    for form in forms {
      for control in form.controls {
        texts[form.form.name, default: [:]][control.block.name] = ControlWriter(control, form, writer).json
      }
    }
  }

  /// What became of the controls of a form: those that the other version has not are called `gone`.
  func changes(to other: ControlTexts, of form: String, gone: String) -> [String: String] {
    let theirs = other.texts[form] ?? [:]
    return (texts[form] ?? [:]).compactMapEntries { name, text in
      guard let their = theirs[name] else { return gone }
      return their == text ? nil : "changed"
    }
  }
}

extension Dictionary {
  /// The values that are made of keys and values; entries without one are left out.
  fileprivate func compactMapEntries<Made>(_ make: (Key, Value) -> Made?) -> [Key: Made] {
    reduce(into: [:]) { $0[$1.key] = make($1.key, $1.value) }
  }
}
