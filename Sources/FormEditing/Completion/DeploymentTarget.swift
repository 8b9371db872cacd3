import FormModel
import UIKitCatalog

/// The oldest iOS that a form runs on, as far as it says.
struct DeploymentTarget {
  private let version: IOSVersion?

  /// Reads the form's `deploymentTarget`; unknown without a form, without the property and where it is no version.
  init(_ form: FormIndex?) {
    let number = form?.value(.deploymentTarget)?.argument()?.numberText
    let parts = number?.split(separator: ".").map { UInt8($0) } ?? []
    version = parts.first.flatMap { $0 }.map { IOSVersion($0, parts.count > 1 ? parts[1] ?? 0 : 0) }
  }

  /// Whether the form says so.
  var isKnown: Bool { version != nil }

  /// Whether what came with a version may be missing where the form runs.
  func isOlder(than since: IOSVersion?) -> Bool {
    guard let version, let since else { return false }
    return version < since
  }
}
