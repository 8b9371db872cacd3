import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The chosen members as a preset of their own, which the control uses: those that say nothing of this control alone.
  var extractedPreset: QuickFix? {
    guard block.kind == .control, !range.isEmpty, let lines = MemberLines(place.chunk) else { return nil }
    let chosen = lines.items.filter {
      $0.range.lowerBound < inChunk.upperBound && inChunk.lowerBound < $0.range.upperBound
    }
    guard let first = chosen.first, chosen.count < lines.items.count || lines.items.count > 1,
      chosen.allSatisfy(mayStandInPreset), keepsOrderOfRules(chosen, lines.items),
      let form, let head = document.index(of: form.id), let name = newPresetName
    else { return nil }
    let texts = chosen.compactMap(lines.outdented)
    guard texts.count == chosen.count else { return nil }
    let bodyLines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let body = bodyLines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let text = "preset \(name) {\n\(body)\n}"
    guard let preset = document.insertion(ofMember: text, intoBlockOf: nil, at: .after(head)) else { return nil }
    var edits = [SourceEdit(preset)]
    let lastUse = block.usedPresetValues.last
    if let lastUse { edits.append(edit(lastUse.range.upperBound..<lastUse.range.upperBound, ", \(name)")) }
    for item in chosen {
      // The first one gives its place to the `use`, where there is none yet.
      let isReplaced = lastUse == nil && item.node == first.node
      edits.append(isReplaced ? replacement(of: item, by: "use \(name)", lines) : edit(item.lines, ""))
    }
    return refactoring("Extract as a preset", .extract, edits)
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

  /// A name that no preset has that the file sees.
  private var newPresetName: String? {
    ["NewPreset"].lazy.first { name in snapshot.scope.preset(named: Array(name.utf8), in: file) == nil }
      ?? (2...99).lazy.map { "NewPreset\($0)" }.first { name in
        snapshot.scope.preset(named: Array(name.utf8), in: file) == nil
      }
  }
}
