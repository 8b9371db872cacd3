public import FormSyntax
public import UIKitCatalog

/// A form as people mean it: what its text, the presets of its controls, the project's settings and the defaults of UIKit
/// and of the language say together.
///
/// It is a view over what the model of the file keeps: making one costs next to nothing, and what is asked for is found when
/// it is asked. Nothing in it is trusted to be well formed: a form with mistakes has gaps.
///
/// - `controls`, `sections`, `control(named:)`: what it is made of, in the order of the text.
/// - `value(_:)`, `value(_:of:)`: what a property is in the end, who says so, and where; `said` leaves defaults out.
/// - `tag(of:)`, `dispatch`, `delegate(of:)`: how its controls are told apart, and who hears of them.
/// - `focusOrder`, `control(after:)`: where Next goes.
/// - `handlers(of:)`, `rules(of:)`, `overrides(of:)`, `observers`: what happens while it is edited.
/// - `localizedTexts`: what it takes from the app's strings.
public final class ResolvedForm: Sendable {
  /// The file that it stands in.
  public let file: FileModel
  /// The presets that the file sees.
  public let scope: PresetScope
  /// What the file keeps of the form.
  public let index: FormIndex
  /// What is known of the presets that the file sees.
  private let seen: SeenPresets

  /// - Parameters:
  ///   - index: one of the file's `forms`.
  ///   - seen: what is known of the presets from others who look at the same version.
  public init(_ index: FormIndex, in file: FileModel, _ scope: PresetScope, _ seen: SeenPresets = SeenPresets()) {
    self.index = index
    self.file = file
    self.scope = scope
    self.seen = seen
  }

  /// The forms of a file, in the order of its text.
  public static func forms(of file: FileModel, _ scope: PresetScope) -> [ResolvedForm] {
    let seen = SeenPresets()
    return file.forms.map { ResolvedForm($0, in: file, scope, seen) }
  }

  /// A control of it, of whatever is written in an entry; nil where that is none.
  ///
  /// - Parameter handlers: what the form handles for all its controls, where that matters.
  public func control(in entry: ModelEntry, _ handlers: FormHandlers = .none) -> ResolvedControl? {
    ResolvedControl(entry, handlers, in: file, scope, seen)
  }

  /// The chunk of its head.
  public var id: ChunkID { index.id }

  /// The name; empty where it is missing.
  public var name: String { index.name }

  /// The bytes of the file from its head to its `}`.
  public var range: Range<Int> {
    let chunks = file.chunks(of: index)
    return file.document.start(ofChunk: chunks.lowerBound)..<file.document.start(ofChunk: chunks.upperBound)
  }
}

extension UsedPresets {
  /// One of the file's forms with all that holds for it.
  public func resolved(_ form: FormIndex) -> ResolvedForm { ResolvedForm(form, in: file, scope, seen) }
}

/// Its properties.
extension ResolvedForm {
  /// What a property of the form is: as it says, as the settings say, or the language's default; nil where none of them
  /// does.
  public func value(_ property: PropertyID) -> EffectiveValue? {
    said(property) ?? DefaultValues.of(file.source).value(property).map { EffectiveValue($0, .default, nil) }
  }

  /// What the form says of a property, else the settings; nil where neither does.
  public func said(_ property: PropertyID) -> EffectiveValue? {
    if let member = index.properties[property] {
      return member.block.value(of: member.member).map {
        EffectiveValue($0, .written(.own), place($0.range, of: member.chunk))
      }
    }
    return index.saidBySettings(property).map { EffectiveValue($0.value, .settings, $0.place) }
  }

  /// What a property of one of its controls is: as the control says, its presets, the form for its controls, or UIKit's
  /// default; nil where nothing is stated, or it cannot be known, since a preset is missing.
  public func value(_ property: PropertyID, of control: ResolvedControl) -> EffectiveValue? {
    if let said = said(property, of: control) { return said }
    guard control.isUnset(property), let kind = control.kind else { return nil }
    return DefaultValues.of(file.source).value(property, of: kind).map { EffectiveValue($0, .default, nil) }
  }

  /// What a control says of a property, its presets, or the form for its controls; nil where none of them does, or it
  /// cannot be known, since a preset is missing.
  public func said(_ property: PropertyID, of control: ResolvedControl) -> EffectiveValue? {
    if let set = control[property] {
      return set.value.map { EffectiveValue($0, .written(set.origin), place($0.range, set.origin, of: control)) }
    }
    guard property == .delegate, control.isUnset(.delegate), control.kind != nil, let ofForm = said(.formDelegate)
    else {
      return nil
    }
    guard let member = index.properties[.formDelegate] else { return ofForm }
    return EffectiveValue(ofForm.value, .written(.form(member.chunk)), ofForm.place)
  }
}

/// Places in files.
extension ResolvedForm {
  /// Where a range of a chunk of the form's file stands; nil where the chunk is gone.
  public func place(_ range: Range<Int>, of chunk: ChunkID) -> SourcePlace? {
    file.place(range, of: chunk, path: nil)
  }

  /// Where a range stands that a control, its preset or its form has.
  public func place(_ range: Range<Int>, _ origin: Origin, of control: ResolvedControl) -> SourcePlace? {
    switch origin {
    case .own: place(range, of: control.id)
    case .form(let chunk): place(range, of: chunk)
    case .preset(let preset):
      preset.path.map { scope.file($0)?.place(range, of: preset.id, path: $0) } ?? place(range, of: preset.id)
    }
  }

  /// Where a member stands: a rule, handler or override of a control.
  public func place(of member: ResolvedMember, of control: ResolvedControl) -> SourcePlace? {
    place(member.member.range, member.origin, of: control)
  }
}

extension FileModel {
  /// Where a range of a chunk stands in the file; nil where the chunk is gone.
  ///
  /// - Parameter path: the file's path; nil where it is the one that is looked at.
  public func place(_ range: Range<Int>, of chunk: ChunkID, path: String? = nil) -> SourcePlace? {
    guard let index = document.index(of: chunk) else { return nil }
    let start = document.start(ofChunk: index)
    return SourcePlace(path: path, range: start + range.lowerBound..<start + range.upperBound)
  }
}
