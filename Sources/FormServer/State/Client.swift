import FormModel
import FormSyntax
import LanguageServerProtocol

/// What the client has said of itself.
struct Client: Sendable {
  /// What it can.
  var capabilities = ClientCapabilities()
  /// Its process; nil where it did not say.
  var process: Int32?
  /// How it counts the characters of a line.
  var encoding = FormSyntax.PositionEncoding.utf16
  /// The folders that it has open.
  var folders: [String] = []
  /// The folder that paths of documents that are no files are relative to.
  private var folder: String?

  /// A client that has said nothing yet.
  init() {}

  /// A client as it says of itself in `initialize`.
  init(_ params: InitializeParams) {
    capabilities = params.capabilities
    process = params.processId.flatMap { Int32(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
    folders = params.workspaceFolders?.compactMap { Client.folder($0.uri) } ?? []
    if folders.isEmpty, let root = params.rootUri.flatMap(Client.folder) ?? params.rootPath.flatMap(Client.folder) {
      folders = [root]
    }
    folder = folders.first
    if let chosen = Client.encoding(of: params.capabilities.general.positionEncodings) {
      encoding = FormSyntax.PositionEncoding(rawValue: chosen.rawValue) ?? .utf16
    }
  }

  /// The path of a folder that a client names by its URI; nil where that is no file's.
  static func folder(_ uri: DocumentURI) -> String? { uri.filePath.flatMap(folder) }

  private static func folder(_ path: String) -> String? {
    path.hasPrefix("/") ? ProjectModel.resolve(path, from: "") : nil
  }

  /// Whether it can be told to tell of files that change on disk.
  var watchesFiles: Bool { capabilities.workspace.didChangeWatchedFiles.dynamicRegistration }

  /// The cheapest of the encodings that are offered, else the one that the client likes best.
  static func encoding(
    of offered: [LanguageServerProtocol.PositionEncoding]
  ) -> LanguageServerProtocol.PositionEncoding? {
    offered.contains(.utf8) ? .utf8 : offered.first
  }

  /// Findings are pulled by clients that do so again when told to, and pushed to all others.
  var pullsDiagnostics: Bool {
    capabilities.textDocument.diagnostic != nil && capabilities.workspace.diagnostics.refreshSupport
  }

  /// The path of a document from the client's folder; its name, where it is in none.
  func relativePath(of uri: DocumentURI) -> String {
    let path = path(of: uri)
    if let folder = folders.first(where: { path.hasPrefix($0 + "/") }) {
      return String(path.dropFirst(folder.count + 1))
    }
    return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The path by which the workspace knows a document; one that is no file (`untitled:…`) lies in the client's folder.
  func path(of uri: DocumentURI) -> String {
    if let path = uri.filePath { return ProjectModel.resolve(path, from: "") }
    let name = uri.text.replacing(UInt8(ascii: "/"), with: UInt8(ascii: ":"))
    return folder.map { "\($0)/\(name)" } ?? name
  }
}

extension String {
  fileprivate func replacing(_ byte: UInt8, with other: UInt8) -> String {
    String(decoding: utf8.map { $0 == byte ? other : $0 }, as: UTF8.self)
  }
}
