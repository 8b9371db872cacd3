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
      case "*": places.append(.open(MaskLetters.set.union(UnicodeSets.digits)))
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
    if isAligned(text) { return filled(with: text, typesAllLiterals: true) }
    return filled(with: text, typesAllLiterals: false) ?? filled(with: text, typesAllLiterals: true)
  }

  /// Whether a text fits place by place.
  private func isAligned(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.count <= places.count
      && zip(scalars, places).allSatisfy { scalar, place in
        switch place {
        case .literal(let literal): literal == scalar
        case .open(let set): set.contains(scalar.value)
        }
      }
  }

  /// - Parameter typesAllLiterals: whether the mask's letters and digits are typed, all of them, else none; its
  ///   separators may be.
  private func filled(with text: String, typesAllLiterals: Bool) -> String? {
    var rest = text.unicodeScalars[...]
    var filled = String.UnicodeScalarView()
    var literals = String.UnicodeScalarView()
    for (index, place) in places.enumerated() {
      if rest.isEmpty, tails.contains(index) { break }
      switch place {
      case .literal(let literal):
        literals.append(literal)
        if typesAllLiterals, literal.isLetterOrDigit, let next = rest.first, next != literal { return nil }
        guard rest.first == literal, typesAllLiterals || !literal.isLetterOrDigit else { continue }
      case .open(let set):
        guard let next = rest.first else { return String(filled) }
        guard set.contains(next.value) else { return nil }
        literals.append(next)
      }
      rest.removeFirst()
      filled += literals
      literals = String.UnicodeScalarView()
    }
    return rest.isEmpty ? String(filled + literals) : nil
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
