/// The address below which the pages of the rules are served.
public struct DocumentationAddress: Sendable, Equatable {
  /// What stands before the code of a rule, with a slash at its end.
  private let base: String
  /// What stands behind the name of a page: a query and a fragment.
  private let rest: String

  /// - Parameter text: as settings have it.
  init(_ text: String) {
    let end = text.firstIndex { $0 == "?" } ?? text.endIndex
    let path = text[..<end]
    base = path.hasSuffix("/") ? String(path) : path + "/"
    rest = String(text[end...])
  }

  /// The address of the page of a rule.
  public func page(of code: String) -> String { base + code + ".md" + rest }

  /// What keeps a text from being an address (RFC 3986) that people can follow; nil: nothing does.
  static func mistake(in text: String) -> String? {
    guard let scheme = ["https://", "http://", "file://"].first(where: text.hasPrefix) else {
      return "expected one that begins with 'https://'"
    }
    let rest = text.dropFirst(scheme.count)
    if scheme != "file://", rest.isEmpty || "/?#:".contains(rest.first ?? "/") {
      return "expected a host behind '\(scheme)'"
    }
    if scheme == "file://", rest.isEmpty { return "expected a path behind '\(scheme)'" }
    let plain = "-._~:/?#[]@!$&'()*+,;=%"
    let foreign = rest.unicodeScalars.first { scalar in
      !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
        && !plain.unicodeScalars.contains(scalar)
    }
    if let foreign { return "'\(foreign)' cannot stand in one; write '\(escaped(foreign))'" }
    var bytes = Array(rest.utf8)[...]
    while let sign = bytes.firstIndex(of: UInt8(ascii: "%")) {
      let digits = bytes[(sign + 1)...].prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
        return "'%' stands before two hexadecimal digits; write '%25' for the sign itself"
      }
      bytes = bytes[(sign + 3)...]
    }
    return nil
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
