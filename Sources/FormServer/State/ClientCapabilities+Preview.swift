import LanguageServerProtocol

extension ClientCapabilities {
  /// Whether the client shows forms, and wants to hear when they change.
  var previewsForms: Bool { experimental["formdefPreview"] == .bool(true) }
}
