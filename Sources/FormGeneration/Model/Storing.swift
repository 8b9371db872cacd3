import UIKitCatalog

/// Reading and writing values by their keys.
extension FormPlan {
  /// The controls whose values are stored.
  private var stored: [ControlPlan] { valued.filter { $0.key != nil && !$0.isSecret } }

  /// Writes how values are read from, and written to, a store by their keys.
  func writeStoring(to writer: inout SwiftWriter) {
    writer.block("extension \(formType).Values") { writer in
      writer.doc(
        "Values as they are stored, read by `defaults.object(forKey:)` or `object.value(forKey:)`.")
      writer.block("\(access)init(read: (String) -> Any?)") { writer in
        writer.line("self.init()")
        for control in stored { writer.line(reading(control)) }
      }
      writer.line()
      writer.doc(
        "Stores the values by `defaults.set(_:forKey:)` or `object.setValue(_:forKey:)`; an empty text is nil.")
      writer.block("\(access)func write(_ write: (Any?, String) -> Void)") { writer in
        for control in stored { writer.line("write(\(written(control)), \(control.key ?? ""))") }
      }
    }
    writeMirror(to: &writer)
  }

  private func reading(_ control: ControlPlan) -> String {
    let read = "read(\(control.key ?? ""))"
    return switch control.valueType {
    case "Decimal": "\(control.selfName) = (\(read) as? NSNumber)?.decimalValue"
    case let type?: "\(control.selfName) = \(read) as? \(type)"
    case nil: ""
    }
  }

  private func written(_ control: ControlPlan) -> String {
    switch control.valueType {
    case "Decimal": "\(control.selfName).map { NSDecimalNumber(decimal: $0) }"
    case "String": "\(control.selfName).flatMap { $0.isEmpty ? nil : $0 }"
    default: control.selfName
    }
  }
}

extension ControlPlan {
  /// As a member of the type that the code stands in: behind `self.` where a parameter has that name.
  fileprivate var selfName: String { ["read", "write"].contains(name) ? "self.\(name)" : declaredName }
}
