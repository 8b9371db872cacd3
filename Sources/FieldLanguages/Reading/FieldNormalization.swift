import FormModel
import FormSyntax
public import TextPatterns
import UIKitCatalog

/// What `normalize` does to a text before the rules see it.
public struct FieldNormalization: Sendable {
  /// What is done, in order.
  public let steps: [Normalization]
  /// What the steps are, in words that are equal where they are.
  let words: [ExactText]

  /// The name of each step, as the language has it, with the characters that it removes.
  public var stepNames: [String] { words.map(\.text) }

  /// As a field says; without a word of its own, blanks at the ends go, except where the entry is secure.
  ///
  /// Nil where it cannot be known.
  init?(_ property: ResolvedProperty?, isSecure: Bool?) {
    guard let property else {
      guard let isSecure else { return nil }
      steps = isSecure ? [] : [.trim(UnicodeSets.whiteSpace)]
      words = isSecure ? [] : [ExactText(EnumMember.Normalization.trim.name.string)]
      return
    }
    guard property.isWellFormed, let value = property.value else { return nil }
    let values = FieldNormalization.effectiveSteps(value)
    if values.count > FieldNormalization.mostSteps { return nil }
    let known = values.map { FieldNormalization.step($0.value) }
    steps = known.compactMap { $0 }
    words = values.map(\.words)
    if steps.count != known.count { return nil }
  }

  /// Of more steps nothing is found out: people write a few of them.
  private static let mostSteps = 100

  /// Why steps are not known that are well-formed, in words; nil where they are.
  static func unreadSteps(_ property: ResolvedProperty?) -> String? {
    guard let property, property.isWellFormed, let value = property.value else { return nil }
    return effectiveSteps(value).count > mostSteps ? "more than \(mostSteps) steps of 'normalize'" : nil
  }

  /// The steps without those that repeat the one before, which change nothing; at most one more than are read.
  private static func effectiveSteps(_ value: Value) -> [(value: Value, words: ExactText)] {
    guard value.kind == .array else { return [(value, words(of: value))] }
    var steps: [(value: Value, words: ExactText)] = []
    for child in value.children where steps.count <= mostSteps {
      let words = words(of: child)
      if steps.last?.words != words { steps.append((child, words)) }
    }
    return steps
  }

  private static func words(of step: Value) -> ExactText {
    ExactText(step.name + (step.argument()?.string ?? ""))
  }

  private static func step(_ value: Value) -> Normalization? {
    if value.function != nil {
      guard let characters = value.argument()?.string else { return nil }
      return .remove(ScalarSet(scalars: characters.unicodeScalars.map(\.value)))
    }
    return switch value.enumMember {
    case EnumMember.Normalization.trim: .trim(UnicodeSets.whiteSpace)
    case EnumMember.Normalization.removeSpaces: .remove(UnicodeSets.whiteSpace)
    case EnumMember.Normalization.uppercase: .map(.uppercase)
    case EnumMember.Normalization.lowercase: .map(.lowercase)
    case EnumMember.Normalization.asciiDigits: .map(.asciiDigits)
    default: nil
    }
  }

  /// What becomes of a text.
  public func applied(to text: String) -> String { steps.applied(to: text) }

  /// Whether the digits of every script become 0 to 9.
  public var makesDigitsASCII: Bool { words.contains(ExactText(EnumMember.Normalization.asciiDigits.name.string)) }

  /// Whether a step replaces characters by others.
  var maps: Bool {
    steps.contains { if case .map = $0 { true } else { false } }
  }

  /// Whether a step makes several characters of one.
  var expands: Bool {
    steps.contains { if case .map(let mapping) = $0 { mapping.expands } else { false } }
  }
}

extension [Normalization] {
  /// What becomes of a text when the steps are taken in order.
  func applied(to text: String) -> String {
    if allSatisfy({ $0.keeps(text) }) { return text }
    var scalars = text.unicodeScalars.map(\.value)
    for step in self {
      switch step {
      case .trim(let set):
        guard let first = scalars.firstIndex(where: { !set.contains($0) }),
          let last = scalars.lastIndex(where: { !set.contains($0) })
        else { return "" }
        scalars = [UInt32](scalars[first...last])
      case .remove(let set): scalars.removeAll { set.contains($0) }
      case .map(let mapping): scalars = scalars.flatMap { mapping.applied(to: $0) }
      }
    }
    return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}

extension Normalization {
  /// Whether it certainly leaves a text as it is.
  fileprivate func keeps(_ text: String) -> Bool {
    switch self {
    case .trim(let set):
      ![text.unicodeScalars.first, text.unicodeScalars.last].contains { $0.map { set.contains($0.value) } ?? false }
    case .remove(let set): !text.unicodeScalars.contains { set.contains($0.value) }
    case .map: false
    }
  }
}
