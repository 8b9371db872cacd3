import Foundation
import TextPatterns

/// What the ICU inside the running Foundation says; on Linux it is the ICU 76 that this target follows.
enum RunningICU {
  /// The sets of the tables are those of this version only where Foundation comes with the toolchain.
  static var isFollowed: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  static func compiles(_ pattern: String) -> Bool {
    (try? NSRegularExpression(pattern: pattern)) != nil
  }

  /// Those scalars that a pattern matches, each alone, in ascending order.
  static func matches(_ pattern: String, among scalars: [UInt32]) -> [UInt32]? {
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return nil }
    // A noncharacter between each two keeps them apart.
    var units: [UInt16] = []
    var scalarAt: [Int: UInt32] = [:]
    for value in scalars {
      guard let scalar = Unicode.Scalar(value) else { continue }
      scalarAt[units.count] = value
      units += Array(String(Character(scalar)).utf16) + [0xFDD0]
    }
    let text = String(decoding: units, as: UTF16.self)
    return regex.matches(in: text, range: NSRange(location: 0, length: units.count)).compactMap { match in
      scalarAt[match.range.location].flatMap { match.range.length == ($0 > 0xFFFF ? 2 : 1) ? $0 : nil }
    }
  }

  /// Whether a pattern matches the whole of a text.
  static func fullyMatches(_ pattern: String, _ text: String) -> Bool {
    guard let regex = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else { return false }
    return regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// All scalars in order.
  private static let allScalars: String = {
    var units: [UInt16] = []
    units.reserveCapacity(0x220000)
    for value in 0...UInt32(0xFFFF) where value >> 11 != 0x1B { units.append(UInt16(value)) }
    for value in UInt32(0)...0xFFFFF {
      units.append(UInt16(0xD800 + value >> 10))
      units.append(UInt16(0xDC00 + value & 0x3FF))
    }
    return String(decoding: units, as: UTF16.self)
  }()

  /// The first span of a set that has scalars which a bracketed set, property or dot does not match; nil where it
  /// matches them all. (ICU runs a loop over one of those without keeping a state for each round.)
  static func firstSpan(of set: ScalarSet, notIn expression: String) -> ScalarSet.Span? {
    guard let regex = try? NSRegularExpression(pattern: "\(expression)+") else { return set.spans.first }
    return set.spans.first { span in
      let range = place(of: span.lower).lowerBound..<place(of: span.upper).upperBound
      let whole = NSRange(location: range.lowerBound, length: range.count)
      return regex.firstMatch(in: allScalars, options: .anchored, range: whole)?.range != whole
    }
  }

  private static func place(of scalar: UInt32) -> Range<Int> {
    let value = Int(scalar)
    if value < 0xD800 { return value..<value + 1 }
    if value < 0x10000 { return value - 0x800..<value - 0x7FF }
    let unit = 0xF800 + (value - 0x10000) * 2
    return unit..<unit + 2
  }
}
