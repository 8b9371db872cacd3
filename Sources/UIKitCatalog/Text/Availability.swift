/// A version of iOS.
public struct IOSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the point.
  public let major: UInt8
  /// The number behind the point.
  public let minor: UInt8

  /// A version by its two numbers.
  @inlinable public init(_ major: UInt8, _ minor: UInt8 = 0) {
    self.major = major
    self.minor = minor
  }

  /// The oldest one that forms run on which do not say: as far back as Xcode 16 builds for.
  public static let oldest = IOSVersion(12)

  /// Reads `16` or `16.4`; nil for anything else.
  public init?(_ text: CatalogText) {
    let (whole, fraction) = text.cut(at: UInt8(ascii: "."))
    guard let major = UInt8(whole.string) else { return nil }
    self.init(major, UInt8(fraction.string) ?? 0)
  }

  @inlinable public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `16.0`, `16.4`: as availability attributes write it.
  public var description: String { "\(major).\(minor)" }
}

/// That something should no longer be used.
public struct Deprecation: Sendable, Hashable {
  /// The first version that calls it deprecated; nil where the headers name none.
  public let since: IOSVersion?
  /// The name of what to use instead; empty where there is no single thing.
  public let replacement: CatalogText

  /// Reads `17.0 replacement`, or `- replacement` where no version is named; nil for an empty field.
  init?(_ field: CatalogText) {
    guard !field.isEmpty else { return nil }
    let (version, replacement) = field.cut(at: UInt8(ascii: " "))
    since = IOSVersion(version)
    self.replacement = replacement
  }

  /// Whether all versions that a form runs on have it; a form that says nothing runs on all that are sold.
  public func counts(on target: IOSVersion?) -> Bool {
    guard let since, let target else { return true }
    return since <= target
  }
}
