public import FormSyntax
import Synchronization

/// Presets each of which uses all others of them, by way of others too; one of them alone uses itself.
public final class PresetCircle: Sendable {
  /// In no certain order.
  public let presets: [FoundPreset]
  /// The last one of them that stands in the file that asked.
  public let last: ChunkID?
  private let blocks: Set<ObjectIdentifier>

  init(_ presets: [FoundPreset]) {
    self.presets = presets
    last = presets.filter { $0.path == nil }.map(\.id).max()
    blocks = Set(presets.map { ObjectIdentifier($0.block) })
  }

  /// Whether a preset is one of them.
  public func contains(_ preset: FoundPreset) -> Bool { blocks.contains(ObjectIdentifier(preset.block)) }
}

/// The circles that the presets which one version of a file sees stand in: the strongly connected components of who uses
/// whom (Tarjan, 1972), found from the presets that somebody asks about. Each use is followed once, whoever asks.
struct PresetCircles {
  private struct Visit {
    let preset: FoundPreset
    let named: [FoundPreset]
    var next = 0
  }

  /// By preset: the order in which they were met.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// By preset: the circle that it stands in; none for those that stand in none.
  private var circles: [ObjectIdentifier: PresetCircle] = [:]

  /// No preset has been met.
  init() {}

  /// The circle that a preset stands in; nil where it stands in none.
  ///
  /// - Parameter named: the presets that a preset names itself.
  mutating func circle(of preset: FoundPreset, _ named: (FoundPreset) -> [FoundPreset]) -> PresetCircle? {
    let block = ObjectIdentifier(preset.block)
    if numbers[block] == nil { visit(from: preset, named) }
    return circles[block]
  }

  private mutating func visit(from start: FoundPreset, _ named: (FoundPreset) -> [FoundPreset]) {
    var path: [Visit] = []
    // Those that were met and whose component is not known yet, and how far back each of them leads.
    var open: [FoundPreset] = []
    var lowest: [ObjectIdentifier: Int] = [:]
    func enter(_ preset: FoundPreset) {
      let block = ObjectIdentifier(preset.block)
      numbers[block] = numbers.count
      lowest[block] = numbers[block]
      open.append(preset)
      path.append(Visit(preset: preset, named: named(preset)))
    }
    enter(start)
    while var visit = path.popLast() {
      let block = ObjectIdentifier(visit.preset.block)
      if visit.next < visit.named.count {
        let next = visit.named[visit.next]
        visit.next += 1
        path.append(visit)
        let other = ObjectIdentifier(next.block)
        if numbers[other] == nil {
          enter(next)
        } else if lowest[other] != nil, let number = numbers[other] {
          lowest[block] = min(lowest[block] ?? number, number)
        }
        continue
      }
      let low = lowest[block] ?? 0
      if let user = path.last.map({ ObjectIdentifier($0.preset.block) }) {
        lowest[user] = min(lowest[user] ?? low, low)
      }
      if low == numbers[block] { close(visit, &open, &lowest) }
    }
  }

  /// Takes a component from those that are open: all that were met since its first one.
  private mutating func close(
    _ first: Visit, _ open: inout [FoundPreset], _ lowest: inout [ObjectIdentifier: Int]
  ) {
    var presets: [FoundPreset] = []
    while let preset = open.popLast() {
      presets.append(preset)
      lowest[ObjectIdentifier(preset.block)] = nil
      if preset.block === first.preset.block { break }
    }
    guard presets.count > 1 || first.named.contains(where: { $0.block === first.preset.block }) else { return }
    let circle = PresetCircle(presets)
    for preset in presets { circles[ObjectIdentifier(preset.block)] = circle }
  }
}
