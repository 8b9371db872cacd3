import FormModel
public import FormLint
import FormSyntax
import UIKitCatalog

/// What there is to say of a place.
public struct HoverText: Sendable {
  /// The name or word that it is about.
  public var range: Range<Int>
  /// What there is to say.
  public var text: Prose
}

extension FileSnapshot {
  /// What there is to say of a place; nil where there is nothing.
  public func hover(at offset: Int) -> HoverText? {
    // A name may begin right where the chunk before ends.
    places(offset).firstResult { HoverFinder(snapshot: self, place: $0).find() }
  }
}

/// Looks for what stands at one place, and what there is to say of it.
struct HoverFinder {
  /// The version of the file that is asked about.
  let snapshot: FileSnapshot
  /// The place, in the chunk that it is looked for in.
  let place: ChunkOffset

  /// What the chunk says.
  var block: BlockModel { place.block }
  /// The form around the chunk; nil outside of forms.
  var form: FormIndex? { snapshot.form(around: place.chunk) }

  /// What there is to say of the innermost name, word or value at the place.
  func find() -> HoverText? {
    if let code = suppressedCode { return code }
    guard touches(block.range) else { return nil }
    switch block.kind {
    case .property, .event, .observer: break
    default:
      if touches(block.nameRange) { return declaration }
      if touches(block.keywordRange) { return keyword(block.keywordRange, block.nameRange.isEmpty ? unnamed : Prose()) }
      if let title, touches(title) { return hover(title, unnamed) }
    }
    return member(among: block.topMembers)
  }

  /// Whether the place is in a range or at one of its ends.
  func touches(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.lowerBound <= place.offset && place.offset <= range.upperBound
  }

  /// A text with its range, which counts from the chunk's start; nil where there is nothing to say.
  func hover(_ range: Range<Int>, _ text: Prose) -> HoverText? {
    text.isEmpty ? nil : HoverText(range: range.moved(place.start), text: text)
  }

  /// - Parameter outer: the member in whose block they stand; nil of the chunk's own.
  private func member(among members: TopMembers, in outer: Int? = nil) -> HoverText? {
    for (index, member) in members where touches(member.range) {
      if let inner = self.member(among: block.innerMembers(of: index), in: index) { return inner }
      if touches(member.nameRange) { return named(index, member, in: outer) }
      if let value = value(in: member, at: index) { return value }
      return keyword(member)
    }
    return nil
  }

  // MARK: Keywords and comments

  /// The title of a section, which is its only value.
  private var title: Range<Int>? {
    block.kind == .sectionHead && block.valueTotal > 0 ? block.view(0).range : nil
  }

  /// The documentation of what may have no name.
  private var unnamed: Prose {
    block.kind == .sectionHead || block.kind == .tags ? block.documentationText : Prose()
  }

  /// The word that a member begins with.
  private func keyword(_ member: Member) -> HoverText? {
    guard member.kind != .property, member.kind != .tagCase else { return nil }
    let start = member.range.lowerBound
    let length = block.source.bytes(member.range).prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }.count
    return keyword(start..<start + length)
  }

  /// - Parameter documentation: of what it begins.
  private func keyword(_ range: Range<Int>, _ documentation: Prose = Prose()) -> HoverText? {
    guard touches(range), let keyword = Keyword(block.source.bytes(range)) else { return nil }
    var prose = Prose()
    prose.addCode(keyword.className.map { "\(keyword.text) // \($0)" } ?? keyword.text)
    prose.add(ProseLine(keyword.summary))
    return hover(range, prose.followed(by: documentation))
  }

  /// A code in a comment that suppresses it.
  private var suppressedCode: HoverText? {
    for comment in SuppressionComment.comments(in: place.chunk) where touches(comment.range) {
      for (code, range) in comment.codes where touches(range) {
        guard let rule = LintRuleRegistry.rule(code) else { continue }
        return hover(range, rule.text)
      }
    }
    return nil
  }
}

extension LintRuleInfo {
  /// What is found, and why that matters.
  public var text: Prose {
    var prose: Prose = Prose("\(code: code): \(severity.word)")
    prose.add(ProseLine(summary))
    prose.add(ProseLine(reason))
    if let fix { prose.add("Fix: \(fix)") }
    return prose
  }
}
