import FormModel
import FormSyntax
import UIKitCatalog

/// The call or rule around a place, with what it takes.
public struct CallHelp: Sendable {
  /// One argument.
  public struct Parameter: Sendable {
    /// Its part of the call as it is shown: `style: DateFormatter.Style`.
    public var label: String
    /// What it may be, in words.
    public var summary: String
    /// Whether it may be left out.
    public var isOptional: Bool
  }

  /// How it is named, up to the bracket: `.date`, `rule length`.
  public var name: String
  /// What it takes, in order.
  public var parameters: [Parameter]
  /// The index of the argument that is written at the place; nil where none of them can be.
  public var active: Int?
  /// What it does, in a sentence.
  public var summary: String
}

extension FileSnapshot {
  /// The innermost call around a place; nil outside of calls.
  public func callHelp(at offset: Int) -> CallHelp? {
    guard let (place, context) = cursor(offset) else { return nil }
    switch context.enclosure {
    case .comment: return nil
    case .string(let range):
      let text = place.chunk.source.bytes(range.lowerBound..<max(range.lowerBound, place.offset))
      if let value = InterpolatedValue(before: text) { return value.callHelp }
    default: break
    }
    for open in context.brackets.reversed() where context.member[open].kind == .leftParen {
      guard let callee = callee(at: context.member[open].end, place) else { return nil }
      return CallHelp(callee, active: context.argument(inBracketAt: open, of: callee.arguments))
    }
    return nil
  }

  /// What takes the arguments that begin at a place.
  private func callee(at offset: Int, _ place: ChunkOffset) -> Callee? {
    guard case .argument(let callee, _, _) = CursorContext(place.chunk, at: offset).expectation else { return nil }
    return callee
  }
}

extension CallHelp {
  /// The help for a call or rule; `active` is the index of the argument that is written, nil where there is none.
  init(_ callee: Callee, active: Int?) {
    switch callee {
    case .rule(let rule):
      name = "rule \(rule.keyword)"
      summary = rule.summary.description
    case .function(let function):
      name = (function.hasDot ? "." : "") + function.name.string
      summary = function.summary.string
    }
    parameters = callee.arguments.map { argument in
      let summary = argument.type.summary
      let type = argument.type.enumID.map { $0.name.string } ?? summary
      return Parameter(
        label: argument.label.isEmpty ? type : "\(argument.label): \(type)", summary: summary,
        isOptional: !argument.isRequired)
    }
    self.active = active
  }

  /// The whole call as it is shown.
  public var label: String { "\(name)(\(parameters.map(\.label).joined(separator: ", ")))" }
}

extension CursorContext {
  /// The index, among the arguments that a call takes, of the one that the place is in; `open` is the token of its bracket.
  fileprivate func argument(inBracketAt open: Int, of parameters: [Argument]) -> Int? {
    var used: Set<Int> = []
    var position = 0
    var segment: [Lexeme] = []
    var nested = 0
    for lexeme in member[(open + 1)...] {
      if lexeme.kind == .leftParen || lexeme.kind == .leftBracket { nested += 1 }
      if lexeme.kind == .rightParen || lexeme.kind == .rightBracket { nested -= 1 }
      guard lexeme.kind == .comma, nested == 0 else {
        segment.append(lexeme)
        continue
      }
      if let index = index(of: segment, parameters, position) {
        used.insert(index)
        if parameters[index].label.isEmpty { position += 1 }
      }
      segment = []
    }
    if !segment.isEmpty { return index(of: segment, parameters, position) }
    // Nothing is written yet: the next one without a label, else the first that is still to be had.
    return unlabelled(parameters, position)
      ?? parameters.indices.first { !parameters[$0].label.isEmpty && !used.contains($0) }
  }

  /// Which argument some tokens begin; `position` counts those without a label before them.
  private func index(of segment: [Lexeme], _ parameters: [Argument], _ position: Int) -> Int? {
    if segment.count > 1, segment[0].kind == .identifier, segment[1].kind == .colon {
      let label = bytes(segment[0])
      return parameters.firstIndex { $0.label.equals(label) }
    }
    return unlabelled(parameters, position)
  }

  private func unlabelled(_ parameters: [Argument], _ position: Int) -> Int? {
    let plain = parameters.indices.filter { parameters[$0].label.isEmpty }
    if position < plain.count { return plain[position] }
    return plain.last.flatMap { parameters[$0].isVariadic ? $0 : nil }
  }
}
