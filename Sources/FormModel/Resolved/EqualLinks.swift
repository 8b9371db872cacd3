public import FormSyntax
import UIKitCatalog

/// That a control must be equal to another one.
public struct EqualLink {
  /// The control that has the rule.
  public let control: ModelEntry
  /// The control that the rule names.
  public let target: ModelEntry
  /// Where the rule names it, in the block that has the rule.
  public let range: Range<Int>
  /// Whose rule it is: the control's own, or one of a preset.
  public let origin: Origin
}

/// Which controls of a form must be equal to which: each by its first `equal` rule, since a second one would be a conflict
/// of another kind.
public final class EqualLinks {
  private let form: FormIndex
  private let presets: UsedPresets
  /// What is known of presets: each may have very many users.
  private var ofPresets: [ObjectIdentifier: Goal?] = [:]

  /// What the first `equal` rule of a block names whose field exists, and where.
  private struct Goal {
    var control: ModelEntry
    var range: Range<Int>
  }

  /// The links of a form of the file whose presets these are.
  public init(_ form: FormIndex, _ presets: UsedPresets) { (self.form, self.presets) = (form, presets) }

  /// Where the link of a control goes: out of the form's facts where these tell it, since controls may be many.
  public func target(of chunk: ChunkID) -> ChunkID? {
    if !form.presetUsers.contains(chunk), let target = form.equalTarget(of: chunk) { return target }
    return link(of: chunk)?.target.id
  }

  /// What the first `equal` rule of a control says whose field exists, its own rules before those of its presets.
  public func link(of chunk: ChunkID) -> EqualLink? {
    guard let entry = presets.file.entry(chunk) else { return nil }
    if let goal = goal(of: entry.block) {
      return EqualLink(control: entry, target: goal.control, range: goal.range, origin: .own)
    }
    guard form.presetUsers.contains(chunk) else { return nil }
    for preset in presets.presets(of: entry.block) {
      guard let goal = goal(ofPreset: preset.block) else { continue }
      return EqualLink(control: entry, target: goal.control, range: goal.range, origin: .preset(preset))
    }
    return nil
  }

  /// Those of some controls from which links lead to one of the form, by way of others too.
  public func leading(to end: ChunkID, among controls: [ChunkID]) -> Set<ChunkID> {
    var leading: Set<ChunkID> = []
    var met: Set<ChunkID> = [end]
    for start in controls {
      var path: [ChunkID] = []
      var next = Optional(start)
      while let chunk = next, met.insert(chunk).inserted {
        path.append(chunk)
        next = target(of: chunk)
      }
      if let next, next == end || leading.contains(next) { leading.formUnion(path) }
    }
    return leading
  }

  private func goal(ofPreset block: BlockModel) -> Goal? {
    if let known = ofPresets[ObjectIdentifier(block)] { return known }
    let goal = goal(of: block)
    ofPresets[ObjectIdentifier(block)] = .some(goal)
    return goal
  }

  private func goal(of block: BlockModel) -> Goal? {
    guard block.memberKinds.contains(MemberKinds(.rule)) else { return nil }
    for (index, member) in block.topMembers where member.rule == .equal {
      let rule = ResolvedMember(block: block, index: index, origin: .own)
      guard rule.isWellFormed, let value = rule.argument(.to),
        let control = presets.file.control(named: value.nameBytes, in: form)
      else { continue }
      return Goal(control: control, range: value.range)
    }
    return nil
  }
}
