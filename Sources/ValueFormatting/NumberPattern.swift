public import UIKitCatalog

/// A fixed pattern of numbers, taken apart as Unicode's TR35, part 3, has it: `#,##0.00;(#,##0.00)`.
public struct NumberPattern: Sendable, Hashable {
  /// One of its halves: digits with what stands around them.
  public struct Half: Sendable, Hashable {
    /// What is written before the digits.
    public internal(set) var prefix = ""
    /// What is written behind the digits.
    public internal(set) var suffix = ""
    /// The characters of the digits before the decimal separator, with the grouping separators.
    public internal(set) var integer = ""
    /// The digits behind the decimal separator; nil without a separator.
    public internal(set) var fraction: String?
    /// Digits of the exponent; nil where there is none.
    public internal(set) var exponentDigits: Int?
  }

  /// A mistake, and the bytes of the pattern that it is about.
  public struct Mistake: Error, Sendable, Equatable {
    /// What is wrong.
    public var kind: NumberPatternMistake
    /// The bytes of the pattern that it is about.
    public var range: Range<Int>
  }

  /// The half for numbers that are not negative.
  public private(set) var positive = Half()
  /// The half for negative numbers, of which only what stands around the digits counts.
  public private(set) var negative: Half?

  /// - Throws: the first mistake.
  public init(reading text: String) throws(Mistake) {
    var reader = NumberPatternReader(text)
    positive = try reader.half()
    if reader.skip(";") { negative = try reader.half() }
    if let rest = reader.rest { throw Mistake(kind: .tooManySubpatterns, range: rest) }
  }

  /// A pattern by which formatters write numbers in a bounded time, whatever number: others are not tried.
  init?(writable text: String) {
    guard text.utf8.count <= NumberPattern.longestWritable, let pattern = try? NumberPattern(reading: text),
      pattern.isWritable
    else { return nil }
    self = pattern
  }

  /// The bytes of the longest of them: both halves with all that is allowed for each.
  private static let longestWritable = 400

  private var isWritable: Bool {
    let halves = [positive] + (negative.map { [$0] } ?? [])
    return halves.allSatisfy { half in
      let digits = half.integer.utf8.count + (half.fraction?.utf8.count ?? 0)
      return (1...40).contains(digits) && half.integer + (half.fraction ?? "") != "" && (half.exponentDigits ?? 1) <= 5
        && half.prefix.utf8.count <= 60 && half.suffix.utf8.count <= 60 && half.isWritable
    }
  }

  /// Whether numbers are rounded to a multiple of digits that stand in it.
  var rounds: Bool { (positive.integer + (positive.fraction ?? "")).contains { ("1"..."9").contains($0) } }
}

extension NumberPattern.Half {
  /// Whether what stands around the digits is made of symbols that each formatter writes: the currency's at most thrice
  /// in a row, and no filling up.
  fileprivate var isWritable: Bool {
    [prefix, suffix].allSatisfy { !$0.contains("¤¤¤¤") && !$0.contains("*") }
  }
}

/// Reads number patterns from left to right.
private struct NumberPatternReader {
  private let scalars: [Unicode.Scalar]
  /// For each scalar the byte that it begins at; then where the text ends.
  private let offsets: [Int]
  private var at = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offset = 0
    var offsets = [0]
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  /// The bytes that were not read; nil where all were.
  var rest: Range<Int>? { at < scalars.count ? offsets[at]..<(offsets.last ?? 0) : nil }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    if next != scalar { return false }
    at += 1
    return true
  }

  private func mistake(_ kind: NumberPatternMistake, _ from: Int, _ to: Int? = nil) -> NumberPattern.Mistake {
    let end = min(to ?? at + 1, scalars.count)
    return NumberPattern.Mistake(kind: kind, range: offsets[min(from, end)]..<offsets[end])
  }

  mutating func half() throws(NumberPattern.Mistake) -> NumberPattern.Half {
    var half = NumberPattern.Half()
    half.prefix = try affix(isSuffix: false)
    half.integer = try digits()
    if skip(".") { half.fraction = try fraction(after: half.integer) }
    if let next, next == "E" { half.exponentDigits = try exponent(half.integer) }
    half.suffix = try affix(isSuffix: true)
    return half
  }

  /// Characters with a meaning of their own, and what is in quotes, up to the digits or the end of the half.
  private mutating func affix(isSuffix: Bool) throws(NumberPattern.Mistake) -> String {
    let start = at
    while let scalar = next, scalar != ";" {
      if "#0123456789@,.".unicodeScalars.contains(scalar) {
        if isSuffix { throw misplaced(scalar) }
        break
      }
      if scalar == "'" {
        try quoted()
      } else {
        at += scalar == "*" ? 2 : 1
      }
    }
    at = min(at, scalars.count)
    return String(String.UnicodeScalarView(scalars[start..<at]))
  }

  /// Passes over what is in quotes.
  private mutating func quoted() throws(NumberPattern.Mistake) {
    let start = at
    at += 1
    while let scalar = next {
      at += 1
      if scalar == "'" { return }
    }
    throw mistake(.unbalancedQuote, start, scalars.count)
  }

  /// A digit, a separator or a group that stands where it has no meaning.
  private func misplaced(_ scalar: Unicode.Scalar) -> NumberPattern.Mistake {
    switch scalar {
    case "." where scalars[..<at].contains("."): mistake(.twoDecimalSeparators, at)
    default: mistake(.unquotedSpecialAffix, at)
    }
  }

  /// `#,##0`, `@@#`, `00`.
  private mutating func digits() throws(NumberPattern.Mistake) -> String {
    let start = at
    var seen = Set<Unicode.Scalar>()
    while let scalar = next, "#0123456789@,".unicodeScalars.contains(scalar) {
      let isDigit = ("0"..."9").contains(scalar)
      if scalar == "#", seen.contains("0") { throw mistake(.hashAfterZeroInteger, at) }
      if scalar == "@" && seen.contains("0") || isDigit && seen.contains("@") { throw mistake(.atWithZero, at) }
      // After significant digits `#` is one that may be missing; no other follows.
      if scalar == "@", seen.contains("@"), scalars[at - 1] == "#" { throw mistake(.hashAfterZeroInteger, at - 1) }
      seen.insert(isDigit ? "0" : scalar)
      at += 1
    }
    if at > start, scalars[at - 1] == "," { throw mistake(.trailingGrouping, at - 1, at) }
    return String(String.UnicodeScalarView(scalars[start..<at]))
  }

  /// `00##`.
  private mutating func fraction(after integer: String) throws(NumberPattern.Mistake) -> String {
    if integer.contains("@") { throw mistake(.atWithDecimal, at - 1, at) }
    let start = at
    while let scalar = next, "#0123456789@,.".unicodeScalars.contains(scalar) {
      switch scalar {
      case ",": throw mistake(.groupingInFraction, at)
      case ".": throw mistake(.twoDecimalSeparators, at)
      case "@": throw mistake(.atWithDecimal, at)
      case "0"..."9" where scalars[start..<at].contains("#"): throw mistake(.zeroAfterHashFraction, at)
      default: at += 1
      }
    }
    return String(String.UnicodeScalarView(scalars[start..<at]))
  }

  /// `E0`, `E+00`.
  private mutating func exponent(_ integer: String) throws(NumberPattern.Mistake) -> Int {
    let start = at
    at += 1
    if next == "+" { at += 1 }
    let first = at
    while next == "0" { at += 1 }
    if at == first { throw mistake(.emptyExponent, start, at) }
    if integer.contains(",") { throw mistake(.groupingWithExponent, start, at) }
    return at - first
  }
}
