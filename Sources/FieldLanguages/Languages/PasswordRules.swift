import FormSyntax
import TextPatterns

/// Apple's little language for the passwords that iOS makes: `required: upper; required: digit; minlength: 12;`.
public struct PasswordRules: Sendable, Hashable {
  /// Of each set one character is wanted.
  private var required: Set<ScalarSet> = []
  private var allowed: ScalarSet = .empty
  private var least = 0
  private var most: Int?
  private var maxConsecutive: Int?

  /// Nil where something in it is not understood.
  public init?(_ text: String) {
    do { try self.init(reading: text) } catch { return nil }
  }

  /// Reads the whole text; throws what is not understood first.
  public init(reading text: String) throws(PasswordRulesFault) {
    if text.utf8.count > PasswordRules.longestKept {
      try self.init(parsing: text)
    } else {
      self = try PasswordRules.known.value(ExactText(text)) {
        do throws(PasswordRulesFault) { return .success(try PasswordRules(parsing: text)) } catch {
          return .failure(error)
        }
      }.get()
    }
  }

  /// What texts say that were read: the fields of an app have few of them.
  private static let known = BoundedTable<ExactText, Result<PasswordRules, PasswordRulesFault>>(limit: 1 << 8)
  private static let longestKept = 1_024

  private init(parsing text: String) throws(PasswordRulesFault) {
    var scanner = PasswordRulesScanner(text)
    while let (name, place) = try scanner.property() {
      switch name {
      case "required": required.insert(try scanner.characters())
      case "allowed": allowed = allowed.union(try scanner.characters())
      case "minlength": least = max(least, try scanner.number(from: 0))
      case "maxlength":
        let number = try scanner.number(from: 0)
        most = min(most ?? number, number)
      case "max-consecutive": maxConsecutive = try scanner.number(from: 1)
      default: throw PasswordRulesFault(.property, place)
      }
    }
  }

  /// Whether there are more demands than are looked at together.
  var isTooLarge: Bool { required.count > 64 }

  /// The shortest and the longest password that the rules allow, where none is both; iOS pays no heed to the shortest then.
  public var reversedLengths: (least: Int, most: Int)? { most.flatMap { $0 < least ? (least, $0) : nil } }

  /// How long passwords are where the rules allow it.
  private static let usualLength = 20

  /// The passwords that iOS makes by the rules, as long as they usually are or as near to that as the rules allow; how
  /// often a character may be repeated is left out.
  var language: TextLanguage {
    let all = required.reduce(allowed) { $0.union($1) }
    let alphabet = all.isEmpty ? ScalarSet(0x20...0x7E) : all
    let length = min(max(PasswordRules.usualLength, least), most ?? .max)
    let window = LengthWindow(min: length, max: length, unit: .scalars)
    return .intersection(
      [TextLanguage(everyScalarIn: alphabet), TextLanguage(length: window)]
        + required.sorted { $0.first ?? 0 < $1.first ?? 0 }.map {
          TextLanguage(everyScalarIn: $0.complement).complement
        })
  }
}
