import FormModel
import FormSyntax
import UIKitCatalog

/// What there is to say of the name of a form, control, preset or of tags.
extension HoverFinder {
  /// What there is to say of the name that the chunk declares; nil of chunks that declare none.
  var declaration: HoverText? {
    let range = block.nameRange
    switch block.kind {
    case .control:
      guard let form,
        let control = ResolvedControl(snapshot.file.entries[place.index], in: snapshot.file, snapshot.scope)
      else { return nil }
      return hover(range, ControlText(control, form).prose.followed(by: sampleTexts(at: place.index)))
    case .preset: return hover(range, presetDeclaration)
    case .formHead: return form.flatMap { hover(range, formText($0)) }
    case .tags: return hover(range, tagsText)
    default: return nil
    }
  }

  private var presetDeclaration: Prose {
    var prose = Prose()
    prose.addCode("preset \(block.name)")
    prose.addWritten(block.documentationComment)
    let users = snapshot.file.presetUses[factKey(Array(block.name.utf8))].compactMap {
      snapshot.file.entry($0)?.block.name
    }
    if !users.isEmpty {
      let names = ProseLine.joined(users.prefix(20).map { "\(code: $0)" }, ", ")
      prose.add("Used by \(names)\(users.count > 20 ? " and others" : "") in this file.")
    }
    return prose
  }

  private func formText(_ form: FormIndex) -> Prose {
    var prose = Prose()
    prose.addCode("form \(form.name)")
    prose.addWritten(block.documentationComment)
    var lines: [ProseLine] = ["\(form.controlCount) \(form.controlCount == 1 ? "control" : "controls")"]
    for (property, member) in form.properties.sorted(by: { $0.key < $1.key }) {
      if let value = member.block.value(of: member.member) {
        lines.append("\(code: "\(property.name): \(value.block.source.text(value.range))")")
      }
    }
    prose.addList(lines)
    return prose
  }

  private var tagsText: Prose {
    var prose = Prose()
    let cases = form?.tags.first { $0.chunk == place.chunk.id }?.cases ?? []
    prose.addCode(
      (["enum \(block.name): Int {"]
        + cases.prefix(100).map { "    case \($0.name)\($0.value.map { " = \($0)" } ?? "")" } + ["}"]).joined(
          separator: "\n"))
    return prose
  }
}

/// A control with all that holds for it, and where each value comes from.
struct ControlText {
  private let control: ResolvedControl
  private let form: FormIndex

  /// A control that is found in a form.
  init(_ control: ResolvedControl, _ form: FormIndex) {
    self.control = control
    self.form = form
  }

  /// Its head and documentation comment, then the values, UIKit's defaults and the rules that hold for it, with their
  /// origins.
  var prose: Prose {
    var prose = Prose()
    if let kind = control.kind { prose.addCode("\(kind.keyword) \(control.block.name) // \(kind.className)") }
    prose.addWritten(control.block.documentationComment)
    prose.addList(values + defaults + rules)
    return prose
  }

  private var values: [ProseLine] {
    var lines: [ProseLine] = []
    if control[.tag] == nil, let tag = form.tag(of: control.block) {
      lines.append("\(code: "tag: \(tag.value)") (by its name among the form's tags)")
    }
    var seen: Set<PropertyID> = []
    for (block, origin) in sources {
      for (_, member) in block.topMembers {
        guard let property = member.property, seen.insert(property).inserted, let value = block.value(of: member) else {
          continue
        }
        lines.append("\(code: "\(property.name): \(block.source.text(value.range))")\(origin)")
      }
    }
    if control.block.isTextInput, control[.delegate] == nil, let delegate = form.value(.formDelegate) {
      let origin = form.properties[.formDelegate] == nil ? "settings" : "form"
      lines.append("\(code: "delegate: \(delegate.name)") (\(origin))")
    }
    return lines
  }

  private var sources: [(BlockModel, ProseLine)] {
    [(control.block, "")] + control.presets.map { ($0.block, " (preset \(code: $0.block.name))") }
  }

  /// What holds where nobody says anything, of the properties that matter most.
  private var defaults: [ProseLine] {
    guard control.block.isTextInput, control.isComplete else { return [] }
    let properties: [PropertyID] = [.keyboardType, .returnKeyType, .autocapitalizationType, .autocorrectionType]
    return properties.filter { control[$0] == nil }.map { property in
      let value = property.defaultValue(of: control.kind, in: control.source)
      return "\(code: "\(property.name): \(value)") (default)"
    }
  }

  private var rules: [ProseLine] {
    control.rules.map { rule in
      guard let preset = rule.origin.preset else { return "\(code: rule.head)" }
      return "\(code: rule.head) (preset \(code: preset.block.name))"
    }
  }
}

extension ResolvedMember {
  /// What stands before its block: `rule length(...50)`.
  var head: String { block.source.text(headRange) }

  /// Where that stands in the block.
  var headRange: Range<Int> {
    let member = member
    var end = max(member.nameRange.upperBound, member.range.lowerBound)
    if let last = arguments.reversed().first {
      let behind = last.range.upperBound
      let after = block.source.bytes(behind..<max(behind, member.range.upperBound))
      end =
        after.firstIndex(of: UInt8(ascii: ")")).map { last.range.upperBound + $0 - after.startIndex + 1 }
        ?? last.range.upperBound
    }
    return member.range.lowerBound..<max(member.range.lowerBound, end)
  }
}
