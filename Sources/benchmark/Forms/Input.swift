import FormWorkspace
import SystemIO

/// A text that is measured.
struct Input {
  /// What tables call it.
  var name: String
  /// The text, as UTF-8.
  var bytes: [UInt8]

  /// What a run without files measures.
  static let generated = [
    Input(name: "10,000 controls, 50 a form", bytes: GeneratedForms.file(controls: 10_000)),
    Input(name: "10,000 controls in one form", bytes: GeneratedForms.oneForm(controls: 10_000)),
    Input(name: "100,000 controls, 50 a form", bytes: GeneratedForms.file(controls: 100_000)),
  ]

  /// The files at these paths; those that cannot be read are told.
  static func files(_ paths: [String]) -> [Input] {
    paths.compactMap { path in
      switch DiskReader().read(path) {
      case .success(let bytes): return Input(name: path, bytes: bytes)
      case .failure(let error):
        print("\(path): \(error.reason)")
        return nil
      }
    }
  }

  /// Fewer rounds for longer texts: about the same time for each.
  func rounds(_ most: Int) -> Int { max(5, min(most, most * 3_000_000 / max(1, bytes.count))) }

  /// Megabytes a second.
  func speed(_ milliseconds: Double) -> String {
    "\((Double(bytes.count) / max(milliseconds, 1e-6) / 1e3).inWords) MB/s"
  }
}
