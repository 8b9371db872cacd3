import LanguageServerProtocol

/// The address of a generated file that is on no disk: that of its form definition with another scheme, and the file's
/// ending, as in `formdef-generated:/forms/Person.formdef+UIKit.swift`.
struct GeneratedAddress {
  /// What the scheme of such documents is.
  static let scheme = "formdef-generated"
  /// What the names of the files have behind the form definition's, in the order of the files.
  private static let endings = [".swift", "+UIKit.swift"]

  /// The form definition.
  let source: DocumentURI
  /// Which of its files.
  let index: Int

  /// The addresses of all files of a form definition.
  static func all(_ source: DocumentURI) -> [GeneratedAddress] {
    endings.indices.map { GeneratedAddress(source: source, index: $0) }
  }

  private init(source: DocumentURI, index: Int) {
    self.source = source
    self.index = index
  }

  /// Reads one; nil for all others. Clients may write the plus sign percent-encoded.
  init?(_ uri: DocumentURI) {
    guard uri.text.hasPrefix("\(GeneratedAddress.scheme):") else { return nil }
    let rest = uri.text.dropFirst(GeneratedAddress.scheme.utf8.count + 1)
    for (ending, index) in [("+UIKit.swift", 1), ("%2BUIKit.swift", 1), ("%2bUIKit.swift", 1), (".swift", 0)]
    where rest.hasSuffix(ending) {
      let stem = rest.dropLast(ending.utf8.count)
      self.init(source: DocumentURI((stem.hasPrefix("/") ? "file://" : "") + stem), index: index)
      return
    }
    return nil
  }

  /// The address; a form definition that is no file keeps its scheme as the first part of the path.
  var uri: DocumentURI {
    let isFile = source.text.hasPrefix("file:///")
    let stem = isFile ? source.text.dropFirst("file://".utf8.count) : source.text[...]
    return DocumentURI("\(GeneratedAddress.scheme):\(stem)\(GeneratedAddress.endings[index])")
  }
}
