/// How some properties of a control act on others.
public struct Interaction: Sendable {
  /// How serious it is when the conditions hold.
  public enum Severity: String, Sendable {
    /// From the least serious to the most.
    case hint, information, warning, error
  }

  /// What shows that it holds.
  public enum Evidence: String, Sendable {
    /// The conditions, which are about values of properties.
    case conditions
    /// The handlers that a control and its form have together.
    case handlers
    /// The name of a value: it is an old one, or one of another system.
    case names
    /// The texts that the rules of a field accept, and those that a keyboard types.
    case texts
    /// What all controls of a form say together.
    case form
  }

  /// The number of its row in `InteractionTable`.
  let row: Int
  /// A stable name: `left-view-never-shown`.
  public let name: CatalogText

  /// The controls that it is about.
  public var scope: Scope { Scope(field(1)) ?? [] }
  /// What must hold, all of it.
  public var conditions: [Condition] {
    field(2).parts(separatedBy: UInt8(ascii: "&")).compactMap(Condition.init)
  }
  /// The properties, or selectors of delegate methods, that are acted on; `*` for all.
  public var affected: [CatalogText] { field(3).words }
  /// What becomes of those, in a few words.
  public var effect: CatalogText { field(4) }
  /// How serious it is: where it has a code, as that says.
  public var severity: Severity { Severity(rawValue: field(5).string) ?? .information }
  /// How sure it is.
  public var confidence: Confidence { Confidence(rawValue: field(6).string) ?? .low }
  /// The code of the finding that reports it; empty where none does.
  public var code: CatalogText { field(7) }
  /// What that finding goes by.
  public var evidence: Evidence { Evidence(rawValue: field(8).string) ?? .conditions }
  /// Whether it counts which comes first: a property of the conditions, or one that is acted on.
  var isOfOrder: Bool { !field(9).isEmpty }

  private func field(_ number: Int) -> CatalogText { InteractionTable.table.field(row, number) }
}

/// One condition of an interaction.
public struct Condition: Sendable, CustomStringConvertible {
  /// What is said of the subjects.
  public enum Relation: String, Sendable {
    /// It is this value.
    case equals = "=="
    /// It is another value.
    case differs = "!="
    /// It is a greater number.
    case exceeds = ">"
    /// It is no greater number.
    case isAtMost = "<="
    /// It is one of these values.
    case isIn = "in"
    /// It is none of these values.
    case isNotIn = "notIn"
    /// A list has one of these; a view mode holds where another one does; it is set; it is not; code reads it; the
    /// system lacks it.
    case contains, overlaps, set, unset, read, unsupported
  }

  /// Properties, or selectors of delegate methods, for one of which the relation holds.
  public let subjects: [CatalogText]
  /// What is said of the subjects.
  public let relation: Relation
  /// What they are compared with, as the form language writes it: values parted by blanks, or another property; empty
  /// where there is nothing to compare with.
  public let operand: CatalogText

  /// Reads `a/b relation operand`; nil where the relation is unknown.
  init?(_ notation: CatalogText) {
    let (subjects, rest) = notation.cut(at: UInt8(ascii: " "))
    let (relation, operand) = rest.cut(at: UInt8(ascii: " "))
    guard let relation = Relation(rawValue: relation.string) else { return nil }
    self.subjects = subjects.parts(separatedBy: UInt8(ascii: "/"))
    self.relation = relation
    self.operand = operand
  }

  public var description: String {
    let subject = subjects.map(\.string).joined(separator: "/")
    return operand.isEmpty ? "\(subject) \(relation.rawValue)" : "\(subject) \(relation.rawValue) \(operand)"
  }
}

/// The interactions; a row: `name|controls|conditions|affected|effect|severity|confidence|code|evidence|order`. The
/// evidence is left out where it is the conditions, the order where it does not count.
enum InteractionTable {
  /// Where the fields of the rows are.
  static let table = Table(rows)
  /// The rows, in order.
  static let all = (0..<table.count).map { Interaction(row: $0, name: table.field($0, 0)) }
}

extension Catalog {
  /// How properties act on each other, all that is known.
  public static var interactions: [Interaction] { InteractionTable.all }
}
