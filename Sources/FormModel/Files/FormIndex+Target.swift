public import UIKitCatalog

extension FormIndex {
  /// The oldest iOS that the form runs on, as it or the settings say; nil where nobody does.
  public var deploymentTarget: IOSVersion? {
    guard let value = said(.deploymentTarget), value.isWellFormed, let text = value.argument()?.numberText else {
      return nil
    }
    let parts = text.split(separator: ".").map { UInt8($0) }
    guard let major = parts.first ?? nil else { return nil }
    return IOSVersion(major, (parts.count > 1 ? parts[1] : 0) ?? 0)
  }
}
