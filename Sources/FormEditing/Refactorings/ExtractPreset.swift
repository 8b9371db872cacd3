import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The chosen members as a preset of their own, which the control uses: those that say nothing of this control alone.
  var extractedPreset: QuickFix? {
    guard block.kind == .control, !range.isEmpty else { return nil }
    guard let lines = MemberLines(place.chunk) else { return extractedSlots }
    guard let chosen = chosenMembers(of: lines.items), let name = newPresetName else { return nil }
    let texts = chosen.compactMap { lines.outdented(lines.items[$0]) }
    guard texts.count == chosen.count, var edits = insertion(ofPreset: name, texts) else { return nil }
    if let end = useEnd { edits.append(edit(end..<end, ", \(name)")) }
    for (number, index) in chosen.enumerated() {
      // The first one gives its place to the `use`, where there is none yet.
      let item = lines.items[index]
      let isReplaced = useEnd == nil && number == 0
      edits.append(isReplaced ? replacement(of: item, by: "use \(name)", lines) : edit(item.lines, ""))
    }
    return refactoring("Extract as a preset", .extract, edits)
  }

  private var extractedSlots: QuickFix? {
    guard let slots = MemberSlots(place.chunk), let chosen = chosenMembers(of: slots.items), let name = newPresetName
    else { return nil }
    let texts = chosen.map { slots.text(slots.items[$0]) }
    guard !texts.contains(where: { $0.contains(where: \.isLineBreak) }),
      var edits = insertion(ofPreset: name, texts)
    else { return nil }
    var runs = MemberSlots.runs(chosen)
    if useEnd == nil {
      let run = runs.removeFirst()
      let range = slots.items[run.lowerBound].range.lowerBound..<slots.items[run.upperBound].range.upperBound
      edits.append(edit(range, "use \(name)"))
    }
    let removals = runs.map(slots.removal)
    // One edit where members behind the `use` go.
    if let end = useEnd, !removals.contains(where: { $0.lowerBound == end }) {
      edits.append(edit(end..<end, ", \(name)"))
    }
    edits += removals.map { edit($0, $0.lowerBound == useEnd ? ", \(name)" : "") }
    return refactoring("Extract as a preset", .extract, edits)
  }

  /// The places of the chosen members; nil where they say something of this control alone, or rules, or properties whose
  /// order counts, would change their order.
  private func chosenMembers(of items: [MemberLines.Item]) -> [Int]? {
    let chosen = items.indices.filter {
      items[$0].range.lowerBound < inChunk.upperBound && inChunk.lowerBound < items[$0].range.upperBound
    }
    let members = chosen.map { items[$0] }
    guard !chosen.isEmpty, items.count > 1, members.allSatisfy(mayStandInPreset), keepsOrderOfRules(members, items),
      keepsOrderOfProperties(Set(chosen), items)
    else { return nil }
    return chosen
  }

  /// Where the name of one more preset goes; nil where the control uses none.
  private var useEnd: Int? { block.usedPresetValues.last?.range.upperBound }

  /// The preset with members as they are written, behind the form.
  private func insertion(ofPreset name: String, _ texts: [String]) -> [SourceEdit]? {
    guard let form, let head = document.index(of: form.id) else { return nil }
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let unit = snapshot.formatOptions.unit
    let body = lines.map { $0.isEmpty ? "" : unit + $0 }.joined(separator: "\n")
    let text = "preset \(name) {\n\(body)\n}"
    return insertion(ofMember: text, intoBlockOf: nil, at: .after(head)).map { [$0] }
  }

  private func replacement(of item: MemberLines.Item, by text: String, _ lines: MemberLines) -> SourceEdit {
    let start = item.lines.lowerBound
    let old = Array(lines.text(item))
    let indentation = String(decoding: lines.indentation, as: UTF8.self)
    let lineBreak = old.suffix(2).elementsEqual([13, 10]) ? "\r\n" : old.last == 13 ? "\r" : "\n"
    return edit(start..<item.lines.upperBound, indentation + text + lineBreak)
  }

  /// Properties and rules that hold for any field; names, tags and keys are of one, and a name of another control means
  /// something in this form only.
  private func mayStandInPreset(_ item: MemberLines.Item) -> Bool {
    guard [.property, .rule, .event].contains(item.kind),
      !block.writtenNames.contains(where: { $0.isControl && item.range.contains($0.range.lowerBound) }),
      let member = block.topMembers.first(where: { $0.member.range.lowerBound == item.range.lowerBound })?.member
    else { return false }
    guard item.kind == .property else { return true }
    guard let property = member.property, ![.label, .tag, .key, .outlet, .class].contains(property) else {
      return false
    }
    // Several properties may have one name: in a preset it must mean the same one.
    return Catalog.property(named: block.source.bytes(member.nameRange), in: .preset) == property
  }

  /// Rules are checked in their order, those of the control before those of presets.
  private func keepsOrderOfRules(_ chosen: [MemberLines.Item], _ all: [MemberLines.Item]) -> Bool {
    guard let first = chosen.first(where: { $0.kind == .rule }) else { return true }
    let nodes = Set(chosen.map(\.node))
    return all.filter { $0.kind == .rule && $0.node >= first.node }.allSatisfy { nodes.contains($0.node) }
  }

  /// What presets set is set behind all that the control sets itself, and does not count where that sets the same.
  private func keepsOrderOfProperties(_ chosen: Set<Int>, _ all: [MemberLines.Item]) -> Bool {
    var earlier: Set<PropertyID> = []
    for (index, property) in properties(of: all).enumerated() {
      guard let property else { continue }
      if chosen.contains(index) {
        earlier.insert(property)
      } else if earlier.contains(where: { $0 == property || SettingOrder.counts($0, property) }) {
        return false
      }
    }
    return true
  }

  /// A name that no preset has that the file sees, or one of those that see the file.
  private var newPresetName: String? {
    let numbered = (2...99).lazy.map { "NewPreset\($0)" }
    return (["NewPreset"] + Array(numbered)).first { snapshot.file(withPreset: $0, whereSeen: snapshot.path) == nil }
  }
}
