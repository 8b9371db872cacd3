import FieldLanguages
import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The formatter that a rule about dates or numbers calls for, with a placeholder that shows how it writes: the first
  /// that the field's other rules and its keyboard take.
  var fittingFormatter: QuickFix? {
    guard block.isTextInput, touchesMember,
      let control = ResolvedControl(file.entries[place.index], in: file, snapshot.scope),
      control.isComplete, control[.formatter] == nil, let bound = rangeBound(control),
      !isContradictory
    else { return nil }
    let formatters =
      bound.value.kind == .reference
      ? [".date(style: .medium)", ".date(format: \"yyyy-MM-dd\", locale: \"en_US_POSIX\")"]
      : [".number(style: .decimal)", ".number(style: .decimal, usesGroupingSeparator: false)"]
    let placeholder = control[.placeholder] == nil ? ["placeholder: \"Example: \\(\(bound.text))\""] : []
    return formatters.lazy.compactMap { self.addition(of: ["formatter: \($0)"] + placeholder) }
      .first { !self.snapshot.bringsFindings($0) }
  }

  /// Whether rules of the field contradict each other, so that no formatter makes them right.
  private var isContradictory: Bool {
    snapshot.fieldLanguage(at: place.index)?.analysis.conflict.map { $0.rules.count > 1 } ?? false
  }

  private func addition(of members: [String]) -> QuickFix? {
    let isOneLine = MemberLines(place.chunk) == nil
    let last = place.chunk.withTree { tree in
      tree.children(of: 0).prefix { tree[$0].kind == .property || tree[$0].kind == .use }.last {
        tree[$0].kind == .property
      }
    }
    return insertion(
      ofMember: members.joined(separator: isOneLine ? "; " : "\n"), intoChunk: place.index,
      at: last.map { .after($0) } ?? .start
    ).flatMap { refactoring("Add a formatter with a fitting placeholder", .rewrite, [$0]) }
  }

  /// A bound of a `range` rule of the field or its presets that its text can be shown by; nil where there is none.
  private func rangeBound(_ control: ResolvedControl) -> (value: Value, text: String)? {
    for rule in control.rules where rule.isWellFormed && rule.member.rule == .range {
      guard let range = rule.argument(), range.kind == .range, let bound = range.lower ?? range.upper else { continue }
      guard [.reference, .integer, .decimal].contains(bound.kind), bound.isWellFormed else { return nil }
      return (bound, rule.block.source.text(bound.range))
    }
    return nil
  }
}
