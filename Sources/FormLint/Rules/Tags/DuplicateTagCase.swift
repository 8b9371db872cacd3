import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-tag-case`: two cases of the tags that are one.
enum DuplicateTagCase: BlockRule {
  static let info = LintRuleInfo(
    "duplicate-tag-case", .error, group: .tags,
    summary: "Two cases of the tags have one name or one value.",
    reason: """
      An enumeration whose cases share a name or a raw value does not compile; forms of a file whose tags have one name \
      share the enumeration.
      """,
    bad: """
      form Person {
          tags PersonTag { name = 1, email = 1 }
          textField name { key: NameKey }
      }
      """,
    good: """
      form Person {
          tags PersonTag { name = 1 }
          textField name { key: NameKey }
      }
      """)

  static let blockFilter = BlockFilter(kinds: [.tags])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    var names: [String: FirstCase] = [:]
    var values: [Int64: (name: String, range: Range<Int>)] = [:]
    for tagCase in TagBlock(chunk: context.id, block: context.block).cases where !tagCase.nameRange.isEmpty {
      let member = context.block.member(tagCase.memberIndex)
      if let first = names[tagCase.name] {
        report.add(first.finding(at: tagCase.nameRange))
        continue
      }
      names[tagCase.name] = FirstCase(tagCase, context)
      guard let value = tagCase.value else { continue }
      if let first = values[value] {
        let range = context.block.value(of: member)?.range ?? tagCase.nameRange
        report.add(
          Self.self, at: range, .sameValue(tagCase.name, first.name, value),
          related: [Related("'\(first.name)' has the value \(value) here", context.place(first.range))])
      } else {
        values[value] = (tagCase.name, tagCase.nameRange)
      }
    }
  }
}

extension DuplicateTagCase: ProjectRule {
  /// Looks at forms whose tags have one name: they share the enumeration.
  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    for blocks in context.file.sharedTags {
      var values: [String: TagCase] = [:]
      var names: [Int64: TagCase] = [:]
      for block in blocks {
        for tagCase in block.cases where !tagCase.name.isEmpty {
          guard let value = tagCase.value else { continue }
          let same = values[tagCase.name]
          if same?.value == value { continue }
          guard let first = same ?? names[value] else {
            values[tagCase.name] = tagCase
            names[value] = tagCase
            continue
          }
          // What contradicts another case of its own block is told as that.
          if first.chunk != block.chunk { report.addClash(of: tagCase, value, block.block, with: first) }
        }
      }
    }
  }
}

extension FormReporter {
  /// Adds that a case contradicts one of another form.
  fileprivate mutating func addClash(of tagCase: TagCase, _ value: Int64, _ block: BlockModel, with first: TagCase) {
    let member = block.member(tagCase.memberIndex)
    let range = block.value(of: member)?.range ?? tagCase.nameRange
    let said = first.value.map { "\($0)" } ?? "another number"
    add(
      DuplicateTagCase.self, at: ChunkPlace(chunk: tagCase.chunk, range: range),
      first.name == tagCase.name
        ? "'\(tagCase.name)' is \(value) here, and \(said) in other tags '\(block.name)'"
        : "'\(tagCase.name)' is \(value) here, and \(value) is '\(first.name)' in other tags '\(block.name)'",
      related: [Related("'\(first.name)' is declared here", ChunkPlace(chunk: first.chunk, range: first.nameRange))])
  }
}

/// The first case of a name, with what is said of all others: there may be very many of them.
private final class FirstCase {
  private lazy var template = Finding(
    rule: DuplicateTagCase.info, severity: DuplicateTagCase.info.severity, message: .sameName(name), range: place.range,
    related: [Related("'\(name)' is declared here first", place)], tags: [], fixes: [], data: [], cause: nil,
    wholeCause: nil, isToldOncePerForm: DuplicateTagCase.info.isToldOncePerForm)
  private let name: String
  private let place: ChunkPlace

  init(_ tagCase: TagCase, _ context: BlockContext) {
    name = tagCase.name
    place = context.place(tagCase.nameRange)
  }

  func finding(at range: Range<Int>) -> Finding {
    var finding = template
    finding.range = range
    return finding
  }
}

extension Finding.Message {
  fileprivate static func sameName(_ name: String) -> Self { "the tags have a case '\(name)' already" }

  fileprivate static func sameValue(_ name: String, _ first: String, _ value: Int64) -> Self {
    "'\(name)' and '\(first)' have the same value \(value)"
  }
}
