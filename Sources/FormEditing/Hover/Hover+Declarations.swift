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
      let resolved = snapshot.resolved(form)
      return hover(range, ControlText(control, resolved).prose.followed(by: sampleTexts(at: place.index)))
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
    for (property, member) in form.properties {
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
    return prose.followed(by: block.documentationText)
  }
}

/// A control with all that holds for it, and where each value comes from.
struct ControlText {
  private let control: ResolvedControl
  private let form: ResolvedForm

  /// A control of a form.
  init(_ control: ResolvedControl, _ form: ResolvedForm) {
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
    if control[.tag] == nil, let tag = form.tag(of: control) {
      lines.append("\(code: "tag: \(tag.number)") (by its name among the form's tags)")
    }
    lines += control.setProperties.compactMap { property in form.value(property, of: control).map { line(property, $0) }
    }
    if control.block.isTextInput, control[.delegate] == nil, let delegate = form.value(.delegate, of: control),
      !delegate.isDefault
    {
      lines.append(line(.delegate, delegate))
    }
    return lines
  }

  /// What holds where nobody says anything, of the properties that matter most.
  private var defaults: [ProseLine] {
    guard control.block.isTextInput else { return [] }
    let properties: [PropertyID] = [.keyboardType, .returnKeyType, .autocapitalizationType, .autocorrectionType]
    return properties.compactMap { property in
      guard let value = form.value(property, of: control), value.isDefault else { return nil }
      return line(property, value)
    }
  }

  private func line(_ property: PropertyID, _ said: EffectiveValue) -> ProseLine {
    let origin: ProseLine =
      switch said.origin {
      case .written(.own): ""
      case .written(.preset(let preset)): " (preset \(code: preset.block.name))"
      case .written(.form): " (form)"
      case .settings: " (settings)"
      case .default: " (default)"
      }
    return "\(code: "\(property.name): \(said.value.block.source.text(said.value.range))")\(origin)"
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
