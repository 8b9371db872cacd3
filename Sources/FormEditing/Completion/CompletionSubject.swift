import FormModel
public import FormSyntax
import FormLint
public import UIKitCatalog

/// What an item is about, where there is more to say than fits next to it: said when somebody looks at the item.
public enum CompletionSubject: Hashable, Sendable {
  /// A property of the catalogue.
  case property(PropertyID)
  /// A member of one of the catalogue's enumerations.
  case enumMember(EnumMember)
  /// A delegate method, or a method that a control's class may override.
  case method(MethodID)
  /// A notification that forms may observe.
  case notification(NotificationID)
  /// A keyword of the language.
  case keyword(Keyword)
  /// A finding, by its code.
  case finding(String)
  /// A control or preset, by its chunk and the path of its file.
  case declaration(ChunkID, file: String)
  /// A case of a form's tags, by the chunk of these, its index among their members and the path of the file.
  case tagCase(ChunkID, member: Int, file: String)

  /// Whether what there is to say is the same in every file.
  public var isOfCatalog: Bool {
    switch self {
    case .declaration, .tagCase: false
    default: true
    }
  }

  /// What there is to say; a declaration is looked up in `snapshot`.
  public func text(in snapshot: FileSnapshot?) -> Prose {
    switch self {
    case .property(let property): property.completionText
    case .enumMember(let member): member.text
    case .method(let method): method.completionText
    case .notification(let notification): notification.completionText
    case .keyword(let keyword): Prose(ProseLine(keyword.summary))
    case .finding(let code): LintRuleRegistry.rule(code).map { Prose(ProseLine($0.reason)) } ?? Prose()
    case .declaration(let id, let file):
      snapshot?.model(file)?.entry(id).map {
        $0.block.kind == .preset ? $0.block.presetText : $0.block.documentationText
      }
        ?? Prose()
    case .tagCase(let id, let member, let file):
      snapshot?.model(file)?.entry(id).flatMap { entry in
        entry.block.topMembers.contains { $0.index == member } ? entry.block.documentationText(ofMember: member) : nil
      } ?? Prose()
    }
  }
}

/// Subjects as texts that a client keeps and gives back.
extension CompletionSubject {
  /// The subject as a text.
  public var key: String {
    switch self {
    case .property(let property): "property \(property.rawValue)"
    case .enumMember(let member): "case \(member.rawValue)"
    case .method(let method): "method \(method.rawValue)"
    case .notification(let notification): "notification \(notification.rawValue)"
    case .keyword(let keyword): "keyword \(keyword.rawValue)"
    case .finding(let code): "finding \(code)"
    case .declaration(let id, let file): "declaration \(id.rawValue) \(file)"
    case .tagCase(let id, let member, let file): "tag \(id.rawValue) \(member) \(file)"
    }
  }

  /// The subject with a key; nil for a text that is none, or that a table of another version has.
  public init?(key: String) {
    let parts = key.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return nil }
    switch parts[0] {
    case "property": self.init(number: parts[1], in: Catalog.properties) { .property($0) }
    case "case": self.init(number: parts[1], in: Catalog.enumerations.flatMap(\.members)) { .enumMember($0) }
    case "method": self.init(number: parts[1], in: Catalog.delegateMethods + Catalog.overrides) { .method($0) }
    case "notification": self.init(number: parts[1], in: Catalog.notifications) { .notification($0) }
    case "keyword": self.init(number: parts[1], in: Keyword.allCases) { .keyword($0) }
    case "finding": self = .finding(parts[1])
    case "declaration":
      guard parts.count == 3, let id = UInt64(parts[1]) else { return nil }
      self = .declaration(ChunkID(rawValue: id), file: parts[2])
    case "tag":
      let rest = parts.count == 3 ? parts[2].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false) : []
      guard rest.count == 2, let id = UInt64(parts[1]), let member = Int(rest[0]) else { return nil }
      self = .tagCase(ChunkID(rawValue: id), member: member, file: String(rest[1]))
    default: return nil
    }
  }

  private init?<Row: RawRepresentable>(number: String, in rows: [Row], _ make: (Row) -> CompletionSubject)
  where Row.RawValue: FixedWidthInteger {
    guard let number = Row.RawValue(number), let row = rows.first(where: { $0.rawValue == number }) else { return nil }
    self = make(row)
  }
}
