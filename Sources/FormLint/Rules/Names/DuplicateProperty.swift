import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-property`: a property that is set twice in one block.
enum DuplicateProperty: BlockRule, FormRule {
  static let info = LintRuleInfo(
    "duplicate-property", .warning, group: .names,
    summary: "A property is set twice.",
    reason: """
      Only one of the two can have an effect, and a reader cannot tell which one is meant. Here it is the first, in Swift \
      code it would be the last.
      """,
    bad: """
      form Person {
          textField name {
              keyboardAppearance: .light
              keyboardAppearance: .dark
          }
      }
      """,
    good: """
      form Person {
          textField name {
              keyboardAppearance: .light
          }
      }
      """,
    fix: "Removes the second one; that is safe where both say the same.")

  static let blockFilter = BlockFilter(flags: .duplicate, members: [.attributes])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    if context.block.memberKinds.contains(MemberKinds(.attributes)) { report.secondAttributes(context) }
    guard context.block.flags.contains(.duplicate) else { return }
    var first: [PropertyID: Member] = [:]
    for (index, member) in context.block.topMembers {
      report.second(member, &first, context)
      var inner: [PropertyID: Member] = [:]
      for (_, member) in context.block.innerMembers(of: index) { report.second(member, &inner, context) }
    }
  }

  static let formFilter = FormFilter.names

  /// Properties of the form itself.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    checkTags(context, &report)
    for (property, member) in context.form.repeated {
      guard let first = context.form.properties[property] else { continue }
      let same = Finding.Message.saysTheSame(first.block.value(of: first.member), member.block.value(of: member.member))
      report.add(
        Self.self, at: ChunkPlace(chunk: member.chunk, range: member.member.nameRange),
        .twice(property.name.string, same: same),
        related: [
          Related("'\(property.name)' is set here first", ChunkPlace(chunk: first.chunk, range: first.member.nameRange))
        ],
        tags: same ? [.unnecessary] : [],
        fixes: first.member.flags.contains(.valueProblem)
          ? []
          : context.file.removal(ofChunk: member.chunk).map {
            let applicability = same ? context.file.applicability(ofRemoval: $0) : .unsafe
            return [Fix("Remove this '\(property.name)'", applicability, [$0])]
          } ?? [])
    }
  }
}

extension DuplicateProperty {
  /// A form has its tags in one place.
  private static func checkTags(_ context: FormContext, _ report: inout FormReporter) {
    let tags = context.form.tags.filter { !$0.block.lacksBlock }
    guard let first = tags.first else { return }
    for block in tags.dropFirst() {
      report.add(
        Self.self, at: ChunkPlace(chunk: block.chunk, range: block.block.spot),
        "the form has tags already; a form has one block of them",
        related: [Related("the first tags are here", ChunkPlace(chunk: first.chunk, range: first.block.spot))])
    }
  }
}

extension BlockContext {
  /// Whether nothing but blanks stands between two members.
  fileprivate func isNext(_ member: Member, to earlier: Member) -> Bool {
    let between = earlier.range.upperBound..<max(earlier.range.upperBound, member.range.lowerBound)
    return block.source.bytes(between).allSatisfy(\.isBlank)
  }
}

extension Reporter {
  fileprivate mutating func second(_ member: Member, _ first: inout [PropertyID: Member], _ context: BlockContext) {
    guard let property = member.property, member.flags.isDisjoint(with: [.broken, .misplaced]) else { return }
    guard let earlier = first[property] else {
      first[property] = member
      return
    }
    // What stands twice on a line with nothing between is told there.
    if context.mistakes.lacksSeparator(at: earlier.range.upperBound), context.isNext(member, to: earlier) { return }
    twice(member, earlier, property.name.string, context)
  }

  /// What a class of one's own has is set once, in whichever 'attributes' of a block.
  fileprivate mutating func secondAttributes(_ context: BlockContext) {
    var first: [ExactText: Member] = [:]
    for (index, parent) in context.block.topMembers where parent.kind == .attributes {
      for (_, member) in context.block.innerMembers(of: index)
      where !member.flags.contains(.broken) && !member.nameRange.isEmpty {
        let name = context.block.source.text(member.nameRange)
        guard let earlier = first[ExactText(name)] else {
          first[ExactText(name)] = member
          continue
        }
        twice(member, earlier, name, context)
      }
    }
  }

  private mutating func twice(_ member: Member, _ earlier: Member, _ name: String, _ context: BlockContext) {
    let block = context.block
    let same = Finding.Message.saysTheSame(block.value(of: earlier), block.value(of: member))
    add(
      DuplicateProperty.self, at: member.nameRange, .twice(name, same: same),
      related: [Related("'\(name)' is set here first", context.place(earlier.nameRange))],
      tags: same ? [.unnecessary] : [],
      fixes: earlier.flags.contains(.valueProblem)
        ? []
        : context.removal(of: member).map {
          let applicability = same ? context.file.applicability(ofRemoval: $0) : .unsafe
          return [Fix("Remove this '\(name)'", applicability, [$0])]
        } ?? [])
  }
}

extension Finding.Message {
  fileprivate static func saysTheSame(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return false }
    return left.says(theSameAs: right)
  }

  fileprivate static func twice(_ name: String, same: Bool) -> Self {
    Finding.Message("'\(name)' is set twice\(same ? ", to the same value" : "")")
  }
}
