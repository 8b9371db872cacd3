import FormWorkspace
import LanguageServerProtocol
import SystemIO

extension StatusRequest: RequestHandler {
  static func answer(_ params: NoParams, _ session: inout Session) throws(ResponseError) -> ServerStatus {
    ServerStatus(
      version: session.version ?? "", files: session.workspace.paths.count, openDocuments: session.documents.count,
      memoryBytes: ProcessMemory.residentBytes, lastEditMilliseconds: session.lastEditMilliseconds)
  }
}
