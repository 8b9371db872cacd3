import FormSyntax

/// A fix with the finding that it is for.
public struct FixCandidate: Sendable {
  /// The fix.
  public let fix: LocatedFix
  /// The finding that it is for.
  public let finding: LocatedFinding
  /// The file of the finding.
  public let path: String

  /// A fix of a finding in the file at `path`.
  public init(_ fix: LocatedFix, of finding: LocatedFinding, in path: String) {
    self.fix = fix
    self.finding = finding
    self.path = path
  }

  /// Whether it repairs the syntax.
  var isOfSyntax: Bool { finding.code == SyntaxErrorRule.info.code }

  /// Whether it takes a rule or a formatter away because of what else there is: that holds only as long as nothing else
  /// changes.
  public var removesRule: Bool { finding.rule.fixRemovesRule }

  /// The files that it changes.
  var paths: Set<String> { Set(fix.edits.map { $0.path ?? path }) }
}

extension [FixCandidate] {
  /// The files that they change.
  var paths: Set<String> { reduce(into: []) { $0.formUnion($1.paths) } }
}
