import FormLint
import FormModel
import JSONText

/// Reads baselines from JSON.
enum BaselineParser {
  /// The entries of a text, or the first mistake in it.
  static func entries(_ text: [UInt8]) -> Result<[BaselineEntry], SettingsMistake> {
    do throws(JSONSyntaxError) {
      let root = try JSONValue(parsing: text, maximumDepth: 16)
      return entries(root)
    } catch {
      return .failure(SettingsMistake(range: error.offset..<error.offset, message: error.message))
    }
  }

  private static func entries(_ root: JSONValue) -> Result<[BaselineEntry], SettingsMistake> {
    guard let members = root.members, let version = root["version"] else {
      return mistake(root, "expected an object with 'version' 1")
    }
    if let wrong = wrongKey(members, ["version", "entries"], "a baseline") { return .failure(wrong) }
    guard version.int64 == 1 else {
      let isLater = version.int64.map { $0 > 1 } ?? false
      return mistake(
        version, isLater ? "'version' is later than 1: use a later version of formdef" : "'version' is the number 1")
    }
    guard let elements = root["entries"]?.elements else {
      return mistake(root["entries"] ?? root, "'entries' is an array")
    }
    var entries: [BaselineEntry] = []
    for element in elements {
      switch entry(element) {
      case .success(let entry): entries.append(entry)
      case .failure(let mistake): return .failure(mistake)
      }
    }
    return .success(entries)
  }

  private static func entry(_ value: JSONValue) -> Result<BaselineEntry, SettingsMistake> {
    let known = ["file", "form", "control", "code", "count", "reason", "until"]
    guard let members = value.members else { return mistake(value, "an entry is an object") }
    if let wrong = wrongKey(members, known, "an entry") { return .failure(wrong) }
    for name in ["file", "form", "control", "code", "reason", "until"] {
      if let text = value[named: name], text.kind != .string { return mistake(text, "'\(name)' is a string") }
    }
    guard let file = value["file"]?.string, let code = value["code"]?.string else {
      return mistake(value, "an entry needs 'file' and 'code'")
    }
    if file.isEmpty { return mistake(value["file"] ?? value, "'file' is the path of a file") }
    guard let count = value["count"]?.int64.flatMap({ Int(exactly: $0) }), (1...maximumCount).contains(count)
    else { return mistake(value["count"] ?? value, "'count' is a whole number from 1 to \(maximumCount)") }
    let until = value["until"]
    if let until, Day(until.string ?? "") == nil {
      let text = until.string ?? ""
      let absence = Day.absence(in: text).map { "'until' cannot be '\(text)': \($0)" }
      return mistake(until, absence ?? "'until' is a day: 'YYYY-MM-DD'")
    }
    // What is told once a form has no control, whichever is written.
    let concernsForm = LintRuleRegistry.rule(code)?.isToldOncePerForm ?? false
    let key = BaselineKey(
      file: file, form: value["form"]?.string, control: concernsForm ? nil : value["control"]?.string, code: code)
    return .success(BaselineEntry(key: key, count: count, reason: value["reason"]?.string, until: until?.string))
  }

  /// The first key that is there twice, or that nothing has.
  private static func wrongKey(
    _ members: JSONValue.Members, _ known: [String], _ owner: String
  ) -> SettingsMistake? {
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.name) {
        return SettingsMistake(range: member.key.range, message: "there is no key '\(member.name)' in \(owner)")
      }
      if !seen.insert(member.name).inserted {
        return SettingsMistake(range: member.key.range, message: "the key '\(member.name)' is there twice")
      }
    }
    return nil
  }

  /// More findings than any file has, few enough that those of all entries can be added.
  private static let maximumCount = 1_000_000_000

  private static func mistake<Value>(_ value: JSONValue, _ message: String) -> Result<Value, SettingsMistake> {
    .failure(SettingsMistake(range: value.range, message: message))
  }
}
