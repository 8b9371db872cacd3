/// The identifier of a locale, taken apart: `zh_Hans_CN`, `en-GB`, `ar_EG@numbers=latn;calendar=islamic`,
/// `ar-EG-u-nu-latn` (Unicode's TR35, part 1, and the older form of ICU and Foundation).
public struct LocaleIdentifier: Sendable, Hashable {
  /// The code of ISO 639 in lower case; `und` where nothing is said.
  public private(set) var language = "und"
  /// The code of ISO 15924 with a capital.
  public private(set) var script: String?
  /// The code of ISO 3166 in upper case, or three digits.
  public private(set) var region: String?
  /// In upper case.
  public private(set) var variants: [String] = []
  /// The numbering system that it asks for, in lower case.
  public private(set) var numbers: String?
  /// The calendar that it asks for, as it is written there, in lower case.
  public private(set) var calendar: String?
  /// The code of the currency that it asks for, as it is written there, in lower case.
  public private(set) var currency: String?
  /// `h11`, `h12`, `h23` or `h24`: the hours that it asks for.
  public private(set) var hours: String?

  /// Longer identifiers are none.
  private static let longest = 100

  /// Nil where a text has not the form of an identifier, whatever its parts may mean.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.first ?? ""
    var tags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    if !name.isEmpty {
      guard takeName(&tags), takeExtensions(tags) else { return nil }
    }
    if halves.count > 1, !takeKeywords(halves[1]) { return nil }
  }

  private mutating func takeName(_ tags: inout ArraySlice<Substring>) -> Bool {
    guard let first = tags.popFirst(), (2...4).contains(first.utf8.count), first.isLetters else { return false }
    language = first.lowercased()
    if let tag = tags.first, tag.utf8.count == 4, tag.isLetters {
      script = tag.prefix(1).uppercased() + tag.dropFirst().lowercased()
      tags.removeFirst()
    }
    if let tag = tags.first, tag.utf8.count == 2 && tag.isLetters || tag.utf8.count == 3 && tag.isDigits {
      region = tag.uppercased()
      tags.removeFirst()
    }
    while let tag = tags.first, tag.isVariant {
      variants.append(tag.uppercased())
      tags.removeFirst()
    }
    return true
  }

  /// Takes what follows a single letter: of `-u-` the keys that matter, of others nothing.
  private mutating func takeExtensions(_ tags: ArraySlice<Substring>) -> Bool {
    if tags.isEmpty { return true }
    guard tags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.isAlphanumeric }) else { return false }
    guard tags.first.map({ $0.utf8.count == 1 }) ?? true else { return false }
    var singleton = ""
    var key = ""
    var type: [String] = []
    for tag in tags.map({ $0.lowercased() }) + [""] {
      let isPrivate = singleton == "x"
      if tag.isEmpty || !isPrivate && tag.utf8.count <= (singleton == "u" ? 2 : 1) {
        set(key, type.joined(separator: "-"))
        (key, type) = (tag.utf8.count == 2 ? tag : "", [])
        if tag.utf8.count == 1 { singleton = tag }
      } else {
        type.append(tag)
      }
    }
    return true
  }

  /// Takes `key=value;key=value`.
  private mutating func takeKeywords(_ text: Substring) -> Bool {
    for pair in text.split(separator: ";") {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return false }
      set(sides[0].lowercased(), sides[1].lowercased())
    }
    return true
  }

  private mutating func set(_ key: String, _ type: String) {
    if type.isEmpty { return }
    switch key {
    case "nu", "numbers": numbers = type
    case "ca", "calendar": calendar = type
    case "cu", "currency": currency = type
    case "hc", "hours": hours = type
    default: break
    }
  }
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } }
  fileprivate var isDigits: Bool { utf8.allSatisfy { (0x30...0x39).contains($0) } }
  fileprivate var isAlphanumeric: Bool {
    utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
  /// Five to eight letters and digits, or four that begin with a digit.
  fileprivate var isVariant: Bool {
    isAlphanumeric && ((5...8).contains(utf8.count) || utf8.count == 4 && prefix(1).isDigits)
  }
}
