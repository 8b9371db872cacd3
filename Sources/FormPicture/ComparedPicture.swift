public import FieldLanguages
public import FormModel
import FormSyntax
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
    let (before, after) = (FormTexts.all(old, writer), FormTexts.all(new, writer))
    func forms(
      _ forms: [PicturedForm], _ side: String, _ own: [String: FormTexts], _ other: [String: FormTexts], _ gone: String
    ) -> [[UInt8]] {
      forms.map { form in
        let changes = own[form.form.name]?.changes(to: other[form.form.name], gone: gone) ?? PictureChanges()
        return writer.form(form, side: side, changes, controls: writer.controls(of: form, changes))
      }
    }
    return PicturePage.html(
      data: writer.data(forms(old, "old", before, after, "removed") + forms(new, "new", after, before, "added")))
  }
}

/// What a form says, in parts that can be held against those of another version.
private struct FormTexts {
  /// What is written of each control, by name.
  private var controls: [String: [UInt8]] = [:]
  /// The titles of the sections, in order; empty where there is none.
  private let sections: [String]
  /// What the form says itself, without regard to the order.
  private let own: [String]

  private init(_ form: PicturedForm, _ writer: PictureWriter) {
    for control in form.controls { controls[control.block.name] = ControlWriter(control, form, writer).json }
    sections = form.sections.map { $0.title.map { $0.block.source.text($0.range) } ?? "" }
    let index = form.form.index
    let members = index.properties.members + index.events + index.observers
    let blocks = members.map(\.block) + index.tags.map(\.block)
    own = blocks.map { $0.source.text($0.range) }.sorted()
  }

  /// The forms by name.
  static func all(_ forms: [PicturedForm], _ writer: PictureWriter) -> [String: FormTexts] {
    Dictionary(forms.map { ($0.form.name, FormTexts($0, writer)) }) { first, _ in first }
  }

  /// What became of the form: what the other version has not is called `gone`.
  func changes(to other: FormTexts?, gone: String) -> PictureChanges {
    guard let other else {
      return PictureChanges(
        form: gone, sections: sections.map { _ in gone }, controls: controls.mapValues { _ in gone })
    }
    return PictureChanges(
      form: own == other.own ? nil : "changed",
      sections: sections.indices.map { index in
        if other.sections.contains(sections[index]) { return nil }
        // Another title in its place is the same section's, where this version does not have that one itself.
        guard index < other.sections.count else { return gone }
        let their = other.sections[index]
        return their.isEmpty || sections.contains(their) ? gone : "changed"
      },
      controls: controls.compactMapEntries { name, text in
        guard let their = other.controls[name] else { return gone }
        return their == text ? nil : "changed"
      })
  }
}

extension Dictionary {
  /// The values that are made of keys and values; entries without one are left out.
  fileprivate func compactMapEntries<Made>(_ make: (Key, Value) -> Made?) -> [Key: Made] {
    reduce(into: [:]) { $0[$1.key] = make($1.key, $1.value) }
  }
}
