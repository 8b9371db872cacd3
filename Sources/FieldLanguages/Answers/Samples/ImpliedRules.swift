import FormModel
import TextPatterns
import UIKitCatalog

/// What some rules imply of others, as far as that can be seen of each by itself: found out once, since there may be
/// thousands of both.
final class ImpliedRules {
  private let rules: [ValidationRule]
  /// The rules by a hash of what they say.
  private let saying: [Int: [ValidationRule]]
  /// Of the lengths that are counted alike, the one that wants most and the one that allows least.
  private let windows: [LengthWindow]
  /// The numbers that all ranges leave which are read alike, by what reads them.
  private let numbers: [[UInt8]: NumberBounds]
  /// The ranges of dates, each once.
  private let dates: [(reader: [UInt8], bounds: RangeBounds)]
  /// By unit, the lengths that the other rules leave.
  private var lengths: [LengthWindow.Unit: (least: Int, most: Int)] = [:]

  /// As many ranges of dates are held against others.
  private static let mostDates = 100

  /// What certain rules imply, all of which have to be met.
  init(_ rules: [ValidationRule]) {
    self.rules = rules
    saying = Dictionary(grouping: rules, by: \.saying)
    let windows = rules.compactMap(\.language.window)
    self.windows = Dictionary(grouping: windows, by: \.unit).values.flatMap { alike in
      [alike.max { $0.min < $1.min }, alike.min { $0.max ?? .max < $1.max ?? .max }].compactMap { $0 }
    }
    var numbers: [[UInt8]: NumberBounds] = [:]
    var dates: [[UInt8]: (reader: [UInt8], bounds: RangeBounds)] = [:]
    for rule in rules {
      let reader = rule.meaning.reader
      switch rule.language.bounds {
      case .numbers(let bounds)?: numbers[reader] = numbers[reader].map { $0.intersection(bounds) } ?? bounds
      case .dates(let bounds)?: if dates.count < Self.mostDates { dates[rule.meaning.key] = (reader, .dates(bounds)) }
      case nil: break
      }
    }
    self.numbers = numbers
    self.dates = Array(dates.values)
  }

  /// Whether one of the rules, or of a length or range of numbers two of them together, is at least as strict.
  func imply(_ rule: ValidationRule) -> Bool {
    if let window = rule.language.window, allow(onlyLengthsOf: window) { return true }
    if saying[rule.saying]?.contains(where: { $0.says(theSameAs: rule) }) == true { return true }
    guard let wider = rule.language.bounds else { return false }
    if let own = numbers[rule.meaning.reader], wider.contains(.numbers(own)) { return true }
    return dates.contains { $0.reader == rule.meaning.reader && wider.contains($0.bounds) }
  }

  /// Whether one of the rules keeps shorter texts out, and one longer ones.
  private func allow(onlyLengthsOf window: LengthWindow) -> Bool {
    let others = lengths(in: window.unit)
    let isLongEnough = windows.contains { $0.impliesMinimum(of: window) } || others.least >= window.min
    let isShortEnough = windows.contains { $0.impliesMaximum(of: window) } || others.most <= window.max ?? .max
    return isLongEnough && isShortEnough
  }

  private func lengths(in unit: LengthWindow.Unit) -> (least: Int, most: Int) {
    if let known = lengths[unit] { return known }
    let all = rules.filter { $0.language.window == nil }.compactMap { $0.language.lengths(unit) }
    let found = (least: all.map(\.min).max() ?? 0, most: all.compactMap(\.max).min() ?? .max)
    lengths[unit] = found
    return found
  }
}

extension ValidationRule {
  /// A hash that is the same of rules that say the same.
  fileprivate var saying: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    if kind == .range {
      hasher.combine(meaning.key)
    } else {
      for argument in member.arguments { argument.hashSaying(into: &hasher) }
    }
    return hasher.finalize()
  }

  /// Whether two rules have the same meaning wherever they stand.
  fileprivate func says(theSameAs other: ValidationRule) -> Bool {
    guard kind == other.kind else { return false }
    // What a range means depends on what writes its values, too.
    if kind == .range { return meaning.key == other.meaning.key }
    return member.arguments.elementsEqual(other.member.arguments) { $0.says(theSameAs: $1) }
  }
}
