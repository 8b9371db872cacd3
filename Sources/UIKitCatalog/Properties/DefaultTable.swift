/// Where the objects of a form are made: what nobody sets has another value in code and in a nib.
public enum ValueSource: UInt8, CaseIterable, Sendable {
  /// `UITextField()`: Apple's headers say what holds.
  case code
  /// Interface Builder's documents, which leave out what has the value of the nib.
  case nib
}

/// What properties are where nobody sets them.
///
/// A field of the table: `value[; word value]…`, where a word is a keyword of a control (`searchField`) or `nib`. A nib's
/// value holds for all controls; where the table has none, the one for code does.
final class DefaultTable: Sendable {
  /// One default, and what it means where the property is an enumeration or a boolean.
  struct Default: Sendable {
    /// The value as the language writes it; empty where nothing is stated.
    var text = CatalogText("")
    /// The value of an enumeration property; nil of others.
    var member: EnumMember?
    /// The value of a boolean property; nil of others.
    var boolean: Bool?
  }

  /// The defaults of one property.
  struct Row: Sendable {
    /// The default in code, unless `kinds` has one for the control.
    var usual = Default()
    /// The default in a nib; nil where it is that in code.
    var nib: Default?
    /// Defaults in code of some kinds of control only.
    var kinds: [(scope: Scope, value: Default)] = []
  }

  /// The only table, read when the first default is looked up.
  static let shared = DefaultTable()

  private let rows: [Row]

  private init() {
    rows = Catalog.properties.map { Row($0, PropertyTable.shared.field(Int($0.rawValue), .defaultValue)) }
  }

  /// What a property is where nobody sets it; empty where nothing is stated.
  ///
  /// - Parameter kind: nil where it is not known which control it is.
  func value(of property: PropertyID, _ kind: ControlKind?, _ source: ValueSource) -> Default {
    let row = Int(property.rawValue)
    guard rows.indices.contains(row) else { return Default() }
    if source == .nib, let nib = rows[row].nib { return nib }
    if let kind, let own = rows[row].kinds.first(where: { $0.scope.contains(kind) }) { return own.value }
    return rows[row].usual
  }
}

extension DefaultTable.Row {
  /// Reads the field of a property.
  init(_ property: PropertyID, _ field: CatalogText) {
    let parts = field.parts(separatedBy: UInt8(ascii: ";"))
    guard let first = parts.first else { return }
    usual = DefaultTable.Default(property, first.trimmed)
    for part in parts.dropFirst() {
      let (word, text) = part.trimmed.cut(at: UInt8(ascii: " "))
      let value = DefaultTable.Default(property, text.trimmed)
      if word.equals("nib".utf8) { nib = value } else { kinds.append((Scope(word) ?? [], value)) }
    }
  }
}

extension DefaultTable.Default {
  /// Reads one value of a property.
  init(_ property: PropertyID, _ text: CatalogText) {
    self.text = text
    switch property.type {
    case .bool: boolean = text.isEmpty ? nil : text.equals("true".utf8)
    case .enumeration(let id), .options(let id):
      let name = text.hasPrefix(".") ? text.slice(1, text.count) : text
      member = Catalog.member(named: name.bytes, of: id)
    default: break
    }
  }
}

extension PropertyID {
  /// The value where it is not set, as the form language writes it; empty where nothing is stated.
  public func defaultValue(of kind: ControlKind?, in source: ValueSource) -> CatalogText {
    DefaultTable.shared.value(of: self, kind, source).text
  }

  /// The case where an enumeration property is not set; nil of other properties, `nil` and where nothing is stated.
  public func defaultMember(of kind: ControlKind?, in source: ValueSource) -> EnumMember? {
    DefaultTable.shared.value(of: self, kind, source).member
  }

  /// The value where a boolean property is not set; nil of other properties and where nothing is stated.
  public func defaultBoolean(of kind: ControlKind?, in source: ValueSource) -> Bool? {
    DefaultTable.shared.value(of: self, kind, source).boolean
  }
}
