import FormModel
import FormSyntax
import UIKitCatalog

/// `empty-placeholder`: a placeholder that shows nothing.
enum EmptyPlaceholder: BlockRule {
  static let info = LintRuleInfo(
    "empty-placeholder", .hint, group: .formatters,
    summary: "A placeholder is empty, or has nothing but blanks.",
    reason: "It shows nothing, as if it were not there; VoiceOver has nothing to read either.",
    bad: """
      form Person {
          textField name { placeholder: "" }
      }
      """,
    good: """
      form Person {
          textField name { placeholder: "Full name" }
      }
      """,
    fix: "Removes the placeholder.")

  static let blockFilter = BlockFilter(properties: placeholders)

  private static let placeholders: [PropertyID] = [.placeholder, .attributedPlaceholder, .webPlaceholder]

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    for property in placeholders { check(property, context, &report) }
  }

  private static func check(_ property: PropertyID, _ context: BlockContext, _ report: inout Reporter) {
    guard let member = context.block.member(of: property), let value = context.block.value(of: member),
      let shown = property == .attributedPlaceholder ? attributedText(value) : value,
      !beginsWithLetter(context.block.source.bytes(shown.range)), shown.showsNothing
    else { return }
    // It may hide what a preset says.
    let names = Catalog.namesakes.first { $0.contains(property) } ?? [property]
    let presets = context.presets.presets(of: context.block)
    if presets.contains(where: { names.contains(where: $0.block.properties.contains) }) { return }
    let isAlone = context.block.kind != .preset && !context.block.memberKinds.contains(MemberKinds(.use))
    let edit = context.removal(of: member)
    report.add(
      Self.self, at: value.range, "this placeholder shows nothing", tags: [.unnecessary],
      fixes: edit.map {
        let applicability = isAlone ? context.file.applicability(ofRemoval: $0) : .unsafe
        return [Fix("Remove '\(property.name)'", applicability, [$0])]
      } ?? [])
  }

  private static func attributedText(_ value: Value) -> Value? {
    value.function == .attributedText ? value.argument() : nil
  }

  /// Whether a letter or digit stands right behind the quotation marks, as in most texts: then it is not empty.
  private static func beginsWithLetter(_ literal: ArraySlice<UInt8>) -> Bool {
    let first = literal.first { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#") }
    guard let first else { return false }
    return (0x30...0x39).contains(first) || (0x61...0x7A).contains(first | 0x20)
  }
}
