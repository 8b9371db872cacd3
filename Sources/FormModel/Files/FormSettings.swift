import FormSyntax
public import UIKitCatalog

/// What the settings of a project say for forms that say nothing themselves: values as the form language writes them.
public final class FormSettings: Sendable {
  /// One entry: a property's name and its value, with where the value stands in the settings' file.
  public struct Entry: Sendable, Equatable {
    /// The name of a form's property.
    public var name: String
    /// The value as a form would have it, not read yet.
    public var value: String
    /// Bytes of the settings' file.
    public var range: Range<Int>

    /// An entry as the settings' file has it.
    public init(name: String, value: String, range: Range<Int>) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// Findings that the settings suppress for a file: those of a code at a form or a control; nil: at any.
  public struct Suppression: Sendable, Hashable {
    /// The code of the rule.
    public var code: String
    /// The name of the form; nil: any.
    public var form: String?
    /// The name of the control; nil: any.
    public var control: String?

    /// Findings of a code, at a form and a control where they are named.
    public init(code: String, form: String?, control: String?) {
      self.code = code
      self.form = form
      self.control = control
    }
  }

  /// What is wrong with an entry.
  public enum Mistake: Sendable, Equatable {
    /// A form has no such property.
    case unknownProperty
    /// The value is not one that the property takes.
    case wrongValue(ValueType)
  }

  private let path: String
  private let entries: [Entry]
  private let values: [PropertyID: (value: Value, place: SourcePlace)]
  /// The codes of rules that are off by default and are selected.
  public let selectedRules: Set<String>
  /// What the settings suppress: a control for which a finding is suppressed has no part in what several have together.
  public let suppressions: Set<Suppression>
  /// The codes of these.
  public let suppressedCodes: Set<String>
  /// What the strings files beside the forms say, where a selected rule asks for it.
  public let translations: Translations
  /// The entries that do not count, with what is wrong.
  public let mistakes: [(entry: Entry, mistake: Mistake)]
  /// Whether they mean to say more that cannot be read.
  private let isOpen: Bool
  /// The properties that they may mean to set.
  let openProperties: Set<PropertyID>

  /// - Parameters:
  ///   - path: the path of the settings' file.
  ///   - isOpen: whether the settings mean to say more of forms than the entries, which cannot be read.
  ///   - selectedRules: the codes of rules that are off by default and are selected.
  ///   - suppressions: what the settings suppress in the file.
  ///   - translations: what the strings files beside the forms say.
  public init(
    path: String, _ entries: [Entry], isOpen: Bool = false, selectedRules: Set<String> = [],
    suppressions: [Suppression] = [], translations: Translations = Translations()
  ) {
    self.path = path
    self.isOpen = isOpen
    self.entries = entries
    self.selectedRules = selectedRules
    self.suppressions = Set(suppressions)
    suppressedCodes = Set(suppressions.map(\.code))
    self.translations = translations
    var values: [PropertyID: (value: Value, place: SourcePlace)] = [:]
    var mistakes: [(entry: Entry, mistake: Mistake)] = []
    var openProperties = isOpen ? Set(Catalog.properties(in: .form)) : []
    for entry in entries {
      guard let property = Catalog.property(named: entry.name.utf8, in: .form) else {
        mistakes.append((entry, .unknownProperty))
        if let near = FormSettings.nearProperty(entry.name) { openProperties.insert(near) }
        continue
      }
      if let value = FormSettings.value(entry, of: property) {
        values[property] = (value, SourcePlace(path: path, range: entry.range))
      } else {
        mistakes.append((entry, .wrongValue(property.type)))
        openProperties.insert(property)
      }
    }
    self.values = values
    self.mistakes = mistakes
    self.openProperties = openProperties.filter { values[$0] == nil }
  }

  /// The property of forms whose name is nearest to one that none has; nil where none is near.
  private static func nearProperty(_ name: String) -> PropertyID? {
    Catalog.propertyName(closestTo: name, in: .form).flatMap { Catalog.property(named: $0.bytes, in: .form) }
  }

  /// The value of one entry, read by itself; nil where it is not exactly one value that the property takes.
  private static func value(_ entry: Entry, of property: PropertyID) -> Value? {
    let file = FileModel(Document("form Settings {\n\(property.name): \(entry.value)\n}\n"))
    guard file.document.chunks.measure.errors == 0, file.forms.count == 1, file.forms[0].controlCount == 0,
      file.forms[0].properties.count == 1, file.entries.count <= 4,
      let member = file.forms[0].properties[property],
      member.member.flags.isDisjoint(with: [.broken, .valueProblem, .misplaced])
    else { return nil }
    return member.block.value(of: member.member)
  }

  /// What the settings say of a property of forms; nil where they say nothing.
  func value(_ property: PropertyID) -> (value: Value, place: SourcePlace)? { values[property] }
}

extension FormSettings: Equatable {
  /// Whether two say the same, at the same places.
  public static func == (left: FormSettings, right: FormSettings) -> Bool {
    left === right
      || left.path == right.path && left.entries == right.entries && left.isOpen == right.isOpen
        && left.selectedRules == right.selectedRules && left.suppressions == right.suppressions
        && left.translations == right.translations
  }
}
