import FieldLanguages
import FormModel
import FormSyntax
import FormFormatter

/// Texts that show what the rules of a field mean.
extension HoverFinder {
  /// Three texts that meet all rules of a chunk, and three that break one of them; nothing where there are no rules.
  func sampleTexts(at index: Int) -> Prose {
    guard let language = snapshot.fieldLanguage(at: index), !language.rules.isEmpty else { return Prose() }
    var prose = Prose()
    let samples = language.samples(3)
    if !samples.isEmpty {
      let meet = samples.allSatisfy(language.isDecided) ? "Meet all rules" : "Meet all rules, as far as can be known"
      prose.add("\(meet): \(ProseLine.joined(samples.map { "\(code: LiteralText.quoted($0))" }, ", "))")
    }
    let misses = language.nearMisses(3)
    if !misses.isEmpty {
      prose.add("Break one of them:")
      prose.addList(
        misses.map { miss in
          "\(code: LiteralText.quoted(miss.text)) breaks \(code: language.rules[miss.rule].member.head)"
        })
    }
    prose.addList(
      language.notAnalysed(samples).map { "\(code: $0.rule.member.head): \($0.reason)" })
    return prose
  }
}

extension FileSnapshot {
  /// The rules of a text input, or of a preset, as languages; nil for other members.
  func fieldLanguage(at index: Int) -> FieldLanguage? {
    let entry = file.entries[index]
    if entry.block.kind == .preset {
      return FieldLanguage(
        ResolvedControl(preset: entry, in: file, scope), FieldEnvironment(), known)
    }
    guard entry.block.isTextInput, let form = file.formIndex(of: entry.id).map({ file.forms[$0] }),
      let control = ResolvedControl(entry, in: file, scope)
    else { return nil }
    return FieldLanguage(control, FieldEnvironment(resolved(form)), known)
  }
}
