import FormModel
import FormSyntax

extension BlockModel {
  /// The `///` lines before the declaration.
  var documentationComment: String { documentationComment(before: range.lowerBound) }

  /// The `///` lines before what stands at a place of the block.
  private func documentationComment(before place: Int) -> String {
    var lines: [Substring] = []
    for line in source.text(0..<place).split(whereSeparator: \.isLineBreak) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("///") {
        lines.append(text.dropFirst(3).drop { $0 == " " })
      } else if !text.isEmpty {
        lines = []
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The same, as Markdown.
  var documentationText: Prose { documentationText(before: range.lowerBound) }

  /// The `///` lines before one of the members, as Markdown.
  func documentationText(ofMember index: Int) -> Prose { documentationText(before: member(index).range.lowerBound) }

  private func documentationText(before place: Int) -> Prose {
    var prose = Prose()
    prose.addWritten(documentationComment(before: place))
    return prose
  }

  /// What a preset says, member by member.
  var presetText: Prose {
    var prose = documentationText
    let lines = topMembers.prefix(40).map { source.text($0.member.range) }
    if !lines.isEmpty { prose.addCode(lines.joined(separator: "\n")) }
    return prose
  }
}
