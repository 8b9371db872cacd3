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
    return context.call.map { CallHelp($0.callee, active: $0.active(in: context)) }
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

extension OpenCall {
  /// The index, among the arguments that the call takes, of the one that the place is in; nil where it takes no such one.
  fileprivate func active(in context: CursorContext) -> Int? {
    let parameters = callee.arguments
    var used: Set<Int> = []
    var position = 0
    for label in labels {
      guard let index = index(of: label, position) else { continue }
      used.insert(index)
      if parameters[index].label.isEmpty { position += 1 }
    }
    if let label { return index(of: label, position) }
    let next = context.nextLabel
    if !next.isEmpty, let index = index(of: next, position) { return index }
    used.formUnion(ElementsBehind(context).labels.compactMap { index(of: $0, position) })
    // Nothing is written yet: the next one without a label, else the first that is still to be had.
    return index(of: "", position)
      ?? parameters.indices.first { !parameters[$0].label.isEmpty && !used.contains($0) }
  }

  /// Which argument has a label; `position` counts those without one before it.
  private func index(of label: String, _ position: Int) -> Int? {
    let parameters = callee.arguments
    if !label.isEmpty { return parameters.firstIndex { $0.label.equals(label.utf8) } }
    let plain = parameters.indices.filter { parameters[$0].label.isEmpty }
    if position < plain.count { return plain[position] }
    return plain.last.flatMap { parameters[$0].isVariadic ? $0 : nil }
  }
}
