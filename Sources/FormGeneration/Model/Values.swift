import UIKitCatalog

/// The values of a form.
extension FormPlan {
  /// Writes the structure with one optional property for each control that has a value.
  func writeValuesType(_ writer: inout SwiftWriter) {
    let secrets = valued.filter(\.isSecret)
    writer.doc("The values of the fields; nil where there is none.")
    writer.block("\(access)struct Values: Equatable, Codable, Sendable") { writer in
      for control in valued {
        let type = control.valueType?.rawValue ?? "String"
        writer.line("\(access)var \(control.declaredName): \(type)?", at: control.line)
      }
      if options.access != .internal {
        writer.line()
        writer.line("\(access)init() {}")
      }
      if !secrets.isEmpty {
        writer.line()
        writeCodingKeys(&writer)
      }
    }
  }

  /// The names of what may be stored: no secrets.
  private func writeCodingKeys(_ writer: inout SwiftWriter) {
    let open = valued.filter { !$0.isSecret }
    writer.doc("Secrets are not among them.")
    guard !open.isEmpty else {
      writer.line("private enum CodingKeys: CodingKey {}")
      return
    }
    writer.block("private enum CodingKeys: String, CodingKey") { writer in
      for control in open { writer.line("case \(control.declaredName)") }
    }
  }

  /// What is shown where values are printed: secrets never.
  func writeMirror(to writer: inout SwiftWriter) {
    let open = valued.filter { !$0.isSecret }
    guard open.count < valued.count else { return }
    writer.line()
    if let control = valued.first(where: { $0.name == SwiftName.customMirror }) {
      let reason = "Swift asks for the values' parts by the name 'customMirror', and secrets are to be left out"
      return writer.refusal("\(control.line): \(reason): give the control another name")
    }
    writer.comment("Secrets are not printed.")
    writer.block("extension \(formType).Values: CustomReflectable") { writer in
      writer.block("\(access)var customMirror: Mirror") { writer in
        if open.isEmpty {
          writer.line(".init(self, children: [:], displayStyle: .struct)")
          return
        }
        writer.list(
          "let children: KeyValuePairs<String, Any> = ",
          open.map { "\(SwiftLiteral.string($0.name)): \($0.declaredName) as Any" })
        writer.comment("A value called 'Mirror' would stand before the type.")
        writer.line("return .init(self, children: children, displayStyle: .struct)")
      }
    }
  }
}
