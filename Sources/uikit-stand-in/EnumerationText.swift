import UIKitCatalog

/// UIKit's enumerations, option sets and constants.
struct EnumerationText {
  private let standIn: StandIn

  /// What a stand-in has.
  init(_ standIn: StandIn) { self.standIn = standIn }

  /// The declaration of each, in the order of the catalogue.
  var parts: [String] {
    Catalog.enumerations.filter { id in
      let name = id.name.string
      return standIn.has(id.since) && !FrameText.foundation.contains { name.hasPrefix($0) } && id.kind != .language
        && id.kind != .html
    }.map(text)
  }

  private func text(_ id: EnumID) -> String {
    let path = id.name.string.split(separator: ".").map(String.init)
    let name = path.last ?? ""
    let members = id.members.filter { standIn.has($0.since) && !$0.isUnavailableOnIOS && $0.isWritable }
    let body =
      switch id.kind {
      case .options: options(name, members)
      case .constants: constants(name, members)
      default: "public enum \(name): Int, Sendable {\n\(members.map { "  case `\($0.name)`\n" }.joined())}\n"
      }
    guard path.count > 1 else { return body }
    return "extension \(path.dropLast().joined(separator: ".")) {\n\(body)}\n"
  }

  private func options(_ name: String, _ members: [EnumMember]) -> String {
    let cases = members.map { member in
      let raw = member.raw.string.isEmpty ? "0" : member.raw.string
      let value = raw == "0" ? "\(name)([])" : "\(name)(rawValue: \(raw))"
      return "  public static let `\(member.name)` = \(value)\n"
    }
    return """
      public struct \(name): OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
      \(cases.joined())}

      """
  }

  private func constants(_ name: String, _ members: [EnumMember]) -> String {
    if name == "UIColor" {
      let colors = members.map { "  public static let `\($0.name)` = UIColor()\n" }
      return "@MainActor extension UIColor {\n\(colors.joined())}\n"
    }
    let cases = members.map { "  public static let `\($0.name)` = \(name)(rawValue: \"\($0.name)\")\n" }
    return """
      public struct \(name): RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
      \(cases.joined())}

      """
  }
}
