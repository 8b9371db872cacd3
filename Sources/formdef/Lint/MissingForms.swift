import FormWorkspace
import SystemIO

/// Says that no form definitions were found where somebody looked for them, and why.
enum MissingForms {
  /// - Parameter paths: the files and folders that were named.
  static func warn(_ found: FileDiscovery, _ paths: [String]) {
    let places = paths.map { "'\(DisplayText.shown($0))'" }.joined(separator: ", ")
    let leftOut = found.leftOutForms
    guard leftOut.isEmpty else { return write("all .formdef files in \(places) are left out: \(list(leftOut))") }
    write("there are no .formdef files in \(places); 'formdef init' writes a first form definition")
  }

  private static func list(_ leftOut: [UnreadFile]) -> String {
    let shown = leftOut.prefix(3).map { "'\(DisplayText.shown($0.path))' (\($0.error.reason))" }
    return shown.joined(separator: ", ") + (leftOut.count > shown.count ? " …" : "")
  }

  private static func write(_ words: String) { StandardError.write("warning: \(words)\n") }
}
