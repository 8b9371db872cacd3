import FormModel
import FormSyntax
import UIKitCatalog

/// `deprecated-api`: a property or case that is going.
enum DeprecatedAPI: BlockRule {
  static let info = LintRuleInfo(
    "deprecated-api", .warning, group: .names,
    summary: "A property or a case is deprecated.",
    reason: """
      Apple's headers mark it as deprecated: it stays for old code, and new code takes what has come in its place. \
      '.alphabet' is the old name of '.asciiCapable', '.alert' that of '.dark'. Where the headers name no version, this is \
      information.
      """,
    bad: LintRuleInfo.example("keyboardType: .alphabet"),
    good: LintRuleInfo.example("keyboardType: .asciiCapable"),
    fix: "Puts the replacement in its place, where there is one.")

  static let blockFilter = BlockFilter(flags: .deprecated)

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard context.block.flags.contains(.deprecated) else { return }
    let target = context.form?.deploymentTarget
    for member in context.block.members where member.property != nil && !member.flags.contains(.broken) {
      if let property = member.property, let deprecation = property.deprecation, deprecation.counts(on: target) {
        report.deprecated(property, deprecation, member, context)
      }
      for place in member.values {
        let value = context.block.view(place)
        guard let found = value.enumMember, let deprecation = found.deprecation, deprecation.counts(on: target) else {
          continue
        }
        report.deprecated(found, deprecation, value, context)
      }
    }
  }
}

extension Reporter {
  /// A property; a mark in the headers without a version is but an announcement.
  fileprivate mutating func deprecated(
    _ property: PropertyID, _ deprecation: Deprecation, _ member: Member, _ context: BlockContext
  ) {
    add(
      DeprecatedAPI.self, at: member.nameRange, .deprecated("'\(property.name)'", deprecation, dot: ""),
      severity: deprecation.since == nil ? .information : nil, tags: [.deprecated])
  }

  /// A case; its replacement is of the same raw value, so that nothing changes.
  fileprivate mutating func deprecated(
    _ found: EnumMember, _ deprecation: Deprecation, _ value: Value, _ context: BlockContext
  ) {
    var fixes: [Fix] = []
    if let other = Catalog.member(named: deprecation.replacement.bytes, of: found.enumeration) {
      fixes = [
        Fix(
          "Replace with '.\(other.name)'", other.raw == found.raw ? .safe : .unsafe,
          [Fix.Edit(context.place(value.range), ".\(other.name)")])
      ]
    }
    add(
      DeprecatedAPI.self, at: value.range, .deprecated("'.\(found.name)'", deprecation, dot: "."),
      tags: [.deprecated], fixes: fixes)
  }
}

extension Finding.Message {
  fileprivate static func deprecated(_ words: String, _ deprecation: Deprecation, dot: String) -> Self {
    let since = deprecation.since.map { " since iOS \($0)" } ?? ""
    let instead = deprecation.replacement.isEmpty ? "" : "; use '\(dot)\(deprecation.replacement)'"
    return Finding.Message("\(words) is deprecated\(since)\(instead)")
  }
}
