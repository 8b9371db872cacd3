import ValueFormatting
public import FormModel
public import FormSyntax
public import UIKitCatalog

/// Where the rules of a field are written: a control or a preset, with the presets that it uses.
public struct FieldSource: Sendable {
  public let id: ChunkID
  public let block: BlockModel
  /// Those that count most first.
  public let presets: [FoundPreset]
  /// Whether all presets that it names were found.
  public let isComplete: Bool
  /// Nil for a preset.
  public let kind: ControlKind?
  /// What the form handles for all its controls.
  let formEvents: [FormMember]

  public init(_ control: ResolvedControl, _ form: FormIndex) { self.init(control, form.events) }

  /// - Parameter formEvents: what the control's form handles for all its controls.
  public init(_ control: ResolvedControl, _ formEvents: [FormMember]) {
    id = control.id
    block = control.block
    presets = control.presets
    isComplete = control.isComplete
    kind = control.kind
    self.formEvents = formEvents
  }

  /// A preset by itself: what it says for every control that uses it.
  public init(preset id: ChunkID, _ block: BlockModel, in file: FileModel, _ scope: PresetScope) {
    self.id = id
    self.block = block
    presets = scope.used(by: block, in: file).filter { $0.id != id || $0.path != nil }
    isComplete = false
    kind = nil
    formEvents = []
  }

  /// A property, own or from a preset; nil where it is not set.
  public subscript(_ property: PropertyID) -> ResolvedProperty? {
    if let member = block.member(of: property) { return ResolvedProperty(block: block, member: member, origin: .own) }
    for preset in presets {
      if let member = preset.block.member(of: property) {
        return ResolvedProperty(block: preset.block, member: member, origin: .preset(preset))
      }
    }
    return nil
  }

  /// Whether it, or a preset, sets a property, one of the first 128.
  func sets(_ property: PropertyID) -> Bool {
    block.properties.contains(property) || presets.contains { $0.block.properties.contains(property) }
  }

  /// A boolean property; nil where it cannot be known.
  func boolean(_ property: PropertyID, default fallback: Bool) -> Bool? {
    guard let set = self[property] else { return isComplete ? fallback : nil }
    return set.isWellFormed ? set.value?.boolean : nil
  }

  /// How the value is written.
  var formatter: FieldFormatter {
    guard let set = self[.formatter] else { return isComplete ? .none : .unknown }
    guard set.isWellFormed, let value = set.value, value.kind != .nilLiteral else { return .unknown }
    return FieldFormat(value).map { .format($0) } ?? .unknown
  }

  /// What the text is made into before the rules see it; nil where it cannot be known.
  var normalization: FieldNormalization? {
    let property = self[.normalize]
    if property == nil, !isComplete { return nil }
    return FieldNormalization(property, isSecure: boolean(.isSecureTextEntry, default: false))
  }

  /// Its own rules, then those of its presets.
  var rules: [ResolvedMember] { members(.rule) }

  /// What handles something, the form's handlers too.
  var handlers: [ResolvedMember] {
    members(.event) + formEvents.map { ResolvedMember(block: $0.block, index: 0, origin: .own) }
  }

  private func members(_ kind: MemberKind) -> [ResolvedMember] {
    var found: [ResolvedMember] = []
    if block.memberKinds.contains(MemberKinds(kind)) {
      for (index, member) in block.topMembers where member.kind == kind {
        found.append(ResolvedMember(block: block, index: index, origin: .own))
      }
    }
    for preset in presets where preset.block.memberKinds.contains(MemberKinds(kind)) {
      for (index, member) in preset.block.topMembers where member.kind == kind {
        found.append(ResolvedMember(block: preset.block, index: index, origin: .preset(preset)))
      }
    }
    return found
  }
}
