import FormLint
import JSONText

/// A line of a baseline.
public struct BaselineEntry: Sendable, Hashable {
  /// Which findings it is about.
  public var key: BaselineKey
  /// How many such findings are known.
  public var count: Int
  /// Why they are accepted.
  public var reason: String?
  /// The last day on which they are, as `YYYY-MM-DD`.
  public var until: String?

  /// Whether there is a rule whose findings it is about.
  var hasKnownCode: Bool { LintRuleRegistry.known(key.code) != nil }

  /// Whether it holds on days on which another one no longer does.
  func holdsLonger(than other: BaselineEntry) -> Bool {
    guard let end = other.until else { return false }
    return until.map { $0 > end } ?? true
  }

  /// This one for the findings of both.
  func joined(with other: BaselineEntry) -> BaselineEntry {
    var both = self
    both.count += other.count
    return both
  }

  /// The entry as a line of the file, without a comma.
  var line: [UInt8] {
    var members: [(name: String, value: [UInt8])] = [("file", key.file.jsonBytes())]
    if let form = key.form { members.append(("form", form.jsonBytes())) }
    if let control = key.control { members.append(("control", control.jsonBytes())) }
    members.append(("code", key.code.jsonBytes()))
    members.append(("count", count.jsonBytes()))
    if let reason { members.append(("reason", reason.jsonBytes())) }
    if let until { members.append(("until", until.jsonBytes())) }
    let texts = members.map { Array("\"\($0.name)\": ".utf8) + $0.value }
    return [UInt8(ascii: "{")] + texts.joined(separator: Array(", ".utf8)) + [UInt8(ascii: "}")]
  }
}
