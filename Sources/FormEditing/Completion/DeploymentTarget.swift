import FormModel
import UIKitCatalog

/// The oldest iOS that a form, or one of several, runs on, as far as they say.
struct DeploymentTarget {
  private var version: IOSVersion?

  /// Reads the form's `deploymentTarget`; unknown without a form, without the property and where it is no version.
  init(_ form: FormIndex?) { version = form?.deploymentTarget }

  /// Whether a form says so.
  var isKnown: Bool { version != nil }

  /// Takes in that of another form: the older one counts.
  mutating func add(_ other: DeploymentTarget) {
    version = [version, other.version].compactMap { $0 }.min()
  }

  /// Whether something should no longer be used on any iOS that the form runs on.
  func heeds(_ deprecation: Deprecation?) -> Bool { deprecation?.counts(on: version) ?? false }

  /// Whether what came with a version may be missing where the form runs.
  func isOlder(than since: IOSVersion?) -> Bool {
    guard let version, let since else { return false }
    return version < since
  }
}

extension Completion {
  /// The item, marked where it came with a version that may be missing where a form runs.
  func since(_ since: @autoclosure () -> IOSVersion?, on target: DeploymentTarget) -> Completion {
    guard target.isKnown, let since = since(), target.isOlder(than: since) else { return self }
    var item = self
    item.isTooNew = true
    let words = Availability.words(since: since)
    item.detail = detail.map { $0.isEmpty ? words : "\(words): \($0)" } ?? words
    return item
  }
}
