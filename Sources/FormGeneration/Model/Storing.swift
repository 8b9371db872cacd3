import UIKitCatalog

/// Reading and writing values by their keys.
extension FormPlan {
  /// Writes how values are read from, and written to, a store by their keys.
  func writeStoring(to writer: inout SwiftWriter) {
    let keys = keyConstants
    for control in stored {
      guard let name = keys[control.name], let key = control.key else { continue }
      writer.line("private let \(name) = \(key)", at: control.line)
    }
    if !keys.isEmpty { writer.line() }
    writer.block("extension \(formType).Values") { writer in
      writer.doc(
        "Values as they are stored, read by `defaults.object(forKey:)` or `object.value(forKey:)`.")
      writer.block("\(access)init(read: (String) -> Any?)") { writer in
        writer.line("self.init()")
        for control in stored { writer.line(reading(control, keys)) }
      }
      writer.line()
      writer.doc(
        "Stores the values by `defaults.set(_:forKey:)` or `object.setValue(_:forKey:)`; an empty text is nil.")
      writer.block("\(access)func write(_ write: (Any?, String) -> Void)") { writer in
        for control in stored {
          writer.line("write(\(written(control)), \(keys[control.name] ?? control.key ?? ""))")
        }
      }
    }
    writeMirror(to: &writer)
  }

  private func reading(_ control: ControlPlan, _ keys: [String: String]) -> String {
    let read = "read(\(keys[control.name] ?? control.key ?? ""))"
    return switch control.valueType {
    case .decimal: "\(control.selfName) = (\(read) as? NSNumber)?.decimalValue"
    case let type?: "\(control.selfName) = \(read) as? \(type.rawValue)"
    case nil: ""
    }
  }

  private func written(_ control: ControlPlan) -> String {
    switch control.valueType {
    case .decimal: "\(control.selfName).map { NSDecimalNumber(decimal: $0) }"
    case .string: "\(control.selfName).flatMap { $0.isEmpty ? nil : $0 }"
    default: control.selfName
    }
  }

  // MARK: Keys that mean something else among the values

  /// For controls whose key is, or begins with, a name that the values have, too, what the key is called outside of them: by
  /// name.
  private var keyConstants: [String: String] {
    let members = Set(valued.map(\.name))
    let stems = Set(fields.map(\.stem))
    let hidden = stored.filter { control in
      // Of `keys.name` the first part is looked up.
      let first = control.keyName.map { String($0.prefix { $0 != "." }) }
      return first.map { members.contains($0) || FormPlan.hidesKey($0, stems) } ?? false
    }
    guard !hidden.isEmpty else { return [:] }
    var taken = TakenNames(Set(stored.compactMap(\.keyName)))
    var constants: [String: String] = [:]
    for control in hidden {
      let name = formType.prefix(1).lowercased() + formType.dropFirst() + SwiftName.capitalized(control.name) + "Key"
      constants[control.name] = taken.take(name, ending: "Name")
    }
    return constants
  }

  /// Whether a name means something of the form's own where values are read and written.
  ///
  /// - Parameter stems: those of the fields.
  private static func hidesKey(_ name: String, _ stems: Set<String>) -> Bool {
    if ownNames.contains(name) { return true }
    let bare = name.reversed().drop { $0.isNumber }.reversed()
    return ownEndings.contains { ending in
      bare.count > ending.count && bare.suffix(ending.count).elementsEqual(ending)
        && stems.contains(String(bare.dropLast(ending.count)))
    }
  }

  /// What the constants and functions of a field end in.
  private static let ownEndings: Set<String> = ["Formatter", "Zone", "Mask", "Groups", "Pattern", "Characters"]

  /// What the form's type and that of its values call their members and parameters.
  private static let ownNames: Set<String> = [
    "read", "write", "encode", "hash", "hashValue", "customMirror", "init", "self", "bundle", "edit", "changed",
    "entered", "validate", "problems", "values", "texts", "formatted", "placeholder", "normalized", "trimmed",
    "removing",
    "mapping", "asciiDigit", "matches", "isOne", "number", "magnitude", "ungrouped", "plain", "wordNumber", "decimal",
    "digits",
    "date", "tokens", "day", "today", "luhnHolds", "mod97Holds", "isbnHolds", "eanHolds", "Field", "Moment", "Severity",
    "Effect", "Values", "Problem", "Edit", "Check", "Mask", "Groups", "CodingKeys",
  ]
}

extension ControlPlan {
  /// As a member of the type that the code stands in: behind `self.` where a parameter has that name.
  fileprivate var selfName: String { ["read", "write", "self"].contains(name) ? "self.\(memberName)" : declaredName }
}
