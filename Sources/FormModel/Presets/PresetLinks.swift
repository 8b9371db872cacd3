import FormSyntax
import Synchronization

/// Which of some presets name which of them, found out when it is first asked for.
public final class PresetLinks: Sendable {
  /// The presets with what each names; nil for each that is nowhere.
  private let presets: [(preset: FoundPreset, named: [FoundPreset?])]
  private let known = Mutex<Links?>(nil)

  /// No presets.
  init() { presets = [] }

  /// These presets, with what each names.
  init(_ presets: [(preset: FoundPreset, named: [FoundPreset?])]) { self.presets = presets }

  /// The same without one of them.
  func without(_ block: BlockModel) -> PresetLinks { PresetLinks(presets.filter { $0.preset.block !== block }) }

  private var links: Links {
    known.withLock { known in
      if let links = known { return links }
      var links = Links()
      for (number, (preset, _)) in presets.enumerated() { links.numbers[ObjectIdentifier(preset.block)] = number }
      links.targets = presets.map { $0.named.compactMap { $0.flatMap { links.numbers[ObjectIdentifier($0.block)] } } }
      known = links
      return links
    }
  }

  /// The innermost of the presets that is all of some, or uses them, by way of others too; nil where none does.
  public func innermost(thatUses parts: [FoundPreset]) -> FoundPreset? {
    let links = links
    let numbers = parts.compactMap { links.numbers[ObjectIdentifier($0.block)] }
    guard numbers.count == parts.count else { return nil }
    var best: (number: Int, count: Int)?
    // What names no other is no more than one of them.
    for number in presets.indices where numbers.count < 2 || !links.targets[number].isEmpty {
      let reach = links.reach(from: number)
      guard numbers.allSatisfy({ reach.isMet[$0] }), reach.count < best?.count ?? .max else { continue }
      best = (number, reach.count)
    }
    return best.map { presets[$0.number].preset }
  }

  /// Whether the preset that has a name is another one, or uses it, by way of others too.
  public func uses(_ preset: FoundPreset, by name: some Collection<UInt8>) -> Bool {
    let links = links
    guard let target = links.numbers[ObjectIdentifier(preset.block)],
      let start = presets.firstIndex(where: { $0.preset.block.hasName(name) })
    else { return false }
    // Most presets name no others.
    if start == target || links.targets[start].isEmpty { return start == target }
    return links.reach(from: start).isMet[target]
  }
}

/// Presets by number.
private struct Links {
  var numbers: [ObjectIdentifier: Int] = [:]
  var targets: [[Int]] = []

  /// A preset with those that it names, by way of others too.
  func reach(from start: Int) -> (isMet: [Bool], count: Int) {
    var isMet = Array(repeating: false, count: targets.count)
    isMet[start] = true
    var waiting = [start]
    var count = 0
    while let next = waiting.popLast() {
      count += 1
      for target in targets[next] where !isMet[target] {
        isMet[target] = true
        waiting.append(target)
      }
    }
    return (isMet, count)
  }
}
