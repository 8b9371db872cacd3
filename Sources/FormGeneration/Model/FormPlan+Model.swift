import FormModel
import UIKitCatalog

/// The file that needs Foundation only.
extension FormPlan {
  /// All of a form that does without UIKit.
  ///
  /// - Parameter withTags: whether the tags are written with it.
  func writeModel(withTags: Bool, to writer: inout SwiftWriter) {
    for refusal in refusals { writer.refusal(refusal) }
    let needs = ModelNeeds(self)
    if withTags { writeTags(to: &writer) }
    writer.line()
    writeTypes(to: &writer)
    writer.line()
    if !checkNames.isEmpty {
      writeChecks(to: &writer)
      writer.line()
    }
    section(&writer) { writeValidation(needs, to: &$0) }
    section(&writer) { writeEditing(needs, to: &$0) }
    section(&writer) { writeConversions(needs, to: &$0) }
    if controls.contains(where: { $0.control.sets(.placeholder) && $0.kind.isTextField }) {
      section(&writer) { writePlaceholders(to: &$0) }
    }
    section(&writer) { writeNormalization(needs, to: &$0) }
    if !needs.constants.isEmpty { section(&writer) { writeConstants(needs, to: &$0) } }
    if needs.hasFormatters { section(&writer) { writeFormatters(needs, to: &$0) } }
    if needs.readsAnything { section(&writer) { writeReading(needs, to: &$0) } }
    if !needs.masks.isEmpty || !needs.groups.isEmpty { section(&writer) { writeMasks(needs, to: &$0) } }
    if !needs.checksums.isEmpty { section(&writer) { writeChecksums(needs, to: &$0) } }
    writeStoring(to: &writer)
  }

  /// An extension of the form's enumeration.
  private func section(_ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    writer.block("extension \(formType)", body: body)
    writer.line()
  }
}

extension SwiftWriter {
  fileprivate mutating func block(_ head: String, body: (inout SwiftWriter) -> Void) { block(head, "}", body) }
}
