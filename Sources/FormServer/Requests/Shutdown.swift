import LanguageServerProtocol

extension ShutdownRequest: RequestHandler {
  static func answer(_ params: NoParams, _ session: inout Session) throws(ResponseError) -> VoidResult {
    session.refuseAllPulls()
    session.removePictures()
    session.cancelBackground()
    session.phase = .shutDown
    return VoidResult()
  }
}
