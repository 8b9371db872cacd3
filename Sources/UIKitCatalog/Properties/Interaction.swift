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

  /// A stable name: `left-view-never-shown`.
  public let name: CatalogText
  /// The controls that it is about.
  public let scope: Scope
  /// What must hold, all of it.
  public let conditions: [Condition]
  /// The properties, or selectors of delegate methods, that are acted on; `*` for all.
  public let affected: [CatalogText]
  /// What becomes of those, in a few words.
  public let effect: CatalogText
  /// How serious it is: where it has a code, as that says.
  public let severity: Severity
  /// How sure it is.
  public let confidence: Confidence
  /// The code of the finding that reports it; empty where none does.
  public let code: CatalogText
  /// What that finding goes by.
  public let evidence: Evidence
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

/// The interactions; a row: `name|controls|conditions|affected|effect|severity|confidence|code|evidence`, the last of
/// which is left out where it is the conditions.
enum InteractionTable {
  /// The rows, in order.
  static let all: [Interaction] = {
    let table = Table(rows)
    return (0..<table.count).map { Interaction(table, $0) }
  }()
}

extension Interaction {
  /// Reads a row of `InteractionTable`.
  init(_ table: Table, _ row: Int) {
    name = table.field(row, 0)
    scope = Scope(table.field(row, 1)) ?? []
    conditions = table.field(row, 2).parts(separatedBy: UInt8(ascii: "&")).compactMap(Condition.init)
    affected = table.field(row, 3).words
    effect = table.field(row, 4)
    severity = Severity(rawValue: table.field(row, 5).string) ?? .information
    confidence = Confidence(rawValue: table.field(row, 6).string) ?? .low
    code = table.field(row, 7)
    evidence = Evidence(rawValue: table.field(row, 8).string) ?? .conditions
  }
}

extension Catalog {
  /// How properties act on each other, all that is known.
  public static var interactions: [Interaction] { InteractionTable.all }
}
