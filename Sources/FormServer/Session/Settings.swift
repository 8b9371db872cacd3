import JSONText

/// What a user can set for the server, in `initializationOptions` or under `formdef` in the client's settings.
struct Settings: Hashable, Sendable {
  /// How many findings of a document are shown at most.
  var diagnosticLimit = 1_000

  init() {}

  /// Reads `{"diagnostics": {"limit": 1000}}`, or that under `formdef`; what is not there, or is no number, stays as it
  /// is by itself.
  init(_ json: JSONValue) {
    let section = json["formdef"] ?? json
    if let limit: Int = section["diagnostics"]?.decodeIfPossible("limit") { diagnosticLimit = max(0, limit) }
  }
}

extension Session {
  /// Takes in settings; all findings are told again where that makes a difference.
  mutating func update(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    markChanged(documents.keys.sorted())
  }
}
