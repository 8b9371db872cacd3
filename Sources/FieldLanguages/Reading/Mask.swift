public import FormModel
import TextPatterns
import ValueFormatting

/// The pattern of a mask: `#` a digit, `A` a letter, `*` either, `[…]` an optional tail, `\` escapes.
struct Mask {
  /// One character of what the mask writes.
  enum Place {
    /// The mask writes it.
    case literal(Unicode.Scalar)
    /// One of these is typed.
    case open(ScalarSet)

    /// What may stand there.
    var scalars: ScalarSet {
      switch self {
      case .literal(let scalar): ScalarSet(scalars: [scalar.value])
      case .open(let set): set
      }
    }
  }

  /// The places in order, those of optional tails included.
  private(set) var places: [Place] = []
  /// How many places stand before each optional tail.
  private(set) var tails: [Int] = []

  /// How many scalars a mask may have whose texts are judged; nobody types as much into one.
  static let judgedLength = 500

  /// Reads a mask of any length.
  init(_ pattern: String) {
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where isEscaped: places.append(.literal(scalar))
      case "\\":
        isEscaped = true
        continue
      case "[": tails.append(places.count)
      case "]": break
      case "#": places.append(.open(UnicodeSets.digits))
      case "A": places.append(.open(MaskLetters.set))
      case "*": places.append(.open(MaskLetters.orDigits))
      default: places.append(.literal(scalar))
      }
      isEscaped = false
    }
  }

  /// Its own separators in order, without its letters and digits.
  var separators: [Unicode.Scalar] {
    places.compactMap { place in
      if case .literal(let separator) = place, !separator.isLetterOrDigit { separator } else { nil }
    }
  }

  /// What is in a field after a text was put into it as a whole, with or without the mask's own separators; nil where it
  /// does not fit. What stands in its places already is not taken for something that was typed.
  func filled(with text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    if isAligned(scalars) { return filled(with: scalars, typesAllLiterals: true) }
    return filled(with: scalars, typesAllLiterals: false) ?? filled(with: scalars, typesAllLiterals: true)
  }

  /// Whether a text fits place by place.
  private func isAligned(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count <= places.count
      && zip(scalars, places).allSatisfy { scalar, place in
        switch place {
        case .literal(let literal): literal == scalar
        case .open(let set): set.contains(scalar.value)
        }
      }
  }

  /// - Parameter typesAllLiterals: whether the mask's letters and digits are typed, all of them, else none; its
  ///   separators may be.
  private func filled(with text: [Unicode.Scalar], typesAllLiterals: Bool) -> String? {
    var next = 0
    var filled: [Unicode.Scalar] = []
    // What is written once something more is typed stands behind these.
    var count = 0
    func result(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
    for (index, place) in places.enumerated() {
      if next == text.count, tails.contains(index) { break }
      switch place {
      case .literal(let literal):
        filled.append(literal)
        let isTyped = next < text.count && text[next] == literal
        // Where the literal is not there, whether it is a letter or digit hardly ever matters.
        if typesAllLiterals {
          if !isTyped, next < text.count, literal.isLetterOrDigit { return nil }
        } else if isTyped, literal.isLetterOrDigit {
          continue
        }
        guard isTyped else { continue }
      case .open(let set):
        guard next < text.count else { return result(filled[..<count]) }
        guard set.contains(text[next].value) else { return nil }
        filled.append(text[next])
      }
      next += 1
      count = filled.count
    }
    return next == text.count ? result(filled[...]) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension ResolvedControl {
  /// What is in the field after a text was typed: a mask, or a formatter that groups, writes its own separators.
  /// Nil where it does not accept the text.
  public func entered(_ text: String) -> String? {
    guard case .format(let format) = formatter, !text.isEmpty else { return text }
    return format.entered(text)
  }

  /// The same of each of some texts, without those that it does not accept: its formatter is read once for all.
  func entered(_ texts: [String]) -> [String] {
    guard case .format(let format) = formatter else { return texts }
    guard case .mask(let pattern) = format else { return texts.compactMap { $0.isEmpty ? $0 : format.entered($0) } }
    let mask = Mask(pattern)
    return texts.compactMap { $0.isEmpty ? $0 : mask.filled(with: $0) }
  }
}

extension FieldFormat {
  /// What is in a field with this format after a text was typed; nil where it does not accept the text.
  func entered(_ text: String) -> String? {
    switch self {
    case .mask(let pattern): Mask(pattern).filled(with: text)
    case .grouped(let sizes, let separator): FieldFormat.grouped(text, sizes, separator)
    case .date, .number, .custom: text
    }
  }

  /// A text in groups of whole characters, the last size again and again, wherever its separators were: these are found
  /// scalar by scalar.
  private static func grouped(_ text: String, _ sizes: [Int], _ separator: String) -> String {
    guard let last = sizes.last, !separator.isEmpty else { return text }
    let bare = text.without(separator)
    var grouped = ""
    var rest = Substring(bare)
    var following = sizes[...]
    while !rest.isEmpty {
      if rest.startIndex > bare.startIndex { grouped += separator }
      let group = rest.prefix(following.popFirst() ?? last)
      grouped += group
      rest = rest[group.endIndex...]
    }
    return grouped
  }
}

extension String {
  /// The text without another wherever that is in it, scalar by scalar, from the left.
  fileprivate func without(_ other: String) -> String {
    let others = Array(other.unicodeScalars)
    var left = String.UnicodeScalarView()
    var rest = Array(unicodeScalars)[...]
    while let scalar = rest.first {
      if rest.starts(with: others) {
        rest = rest.dropFirst(others.count)
      } else {
        left.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(left)
  }
}
