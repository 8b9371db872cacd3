import FormWorkspace
import LanguageServerProtocol
import SystemIO

extension StatusRequest: RequestHandler {
  static func answer(_ params: NoParams, _ session: inout Session) throws(ResponseError) -> ServerStatus {
    let files = session.workspace.paths.union(session.scan?.found ?? [])
    return ServerStatus(
      version: session.version ?? "", files: files.count, openDocuments: session.documents.count,
      memoryBytes: ProcessMemory.residentBytes, lastEditMilliseconds: session.lastEditMilliseconds)
  }
}
