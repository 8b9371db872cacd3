import FormModel
import FormSyntax

/// What settings suppress in a file. Their findings are taken out when they are reported; until then they stand by
/// themselves, so that others do not go with them.
struct SuppressedBySettings {
  private let file: FileModel
  private let suppressions: Set<FormSettings.Suppression>
  private let codes: Set<String>

  /// What the settings of a file say.
  init(_ file: FileModel) {
    self.file = file
    suppressions = file.settings?.suppressions ?? []
    codes = file.settings?.suppressedCodes ?? []
  }

  /// Whether settings suppress nothing.
  var isEmpty: Bool { suppressions.isEmpty }

  /// Whether a finding of a code in a chunk is suppressed.
  func holds(_ code: String, in chunk: ChunkID) -> Bool {
    guard codes.contains(code) else { return false }
    let form = file.formIndex(of: chunk).map { file.forms[$0].name }
    let block = file.entry(chunk)?.block
    let control = block.flatMap { $0.isNamed ? $0.name : nil }
    // With the names or without them; those that there are not are not looked for twice.
    for form in [nil, form].prefix(form == nil ? 1 : 2) {
      for control in [nil, control].prefix(control == nil ? 1 : 2)
      where suppressions.contains(FormSettings.Suppression(code: code, form: form, control: control)) {
        return true
      }
    }
    return false
  }
}

extension FileAnalysis {
  /// Findings of several controls without those that comments or settings suppress for one of them.
  ///
  /// - Parameter hidden: takes what comments suppress.
  func withoutSuppressed(
    _ findings: [(chunk: ChunkID, finding: Finding)], _ suppressions: Suppressions?, _ hidden: inout HiddenFindings
  ) -> [(chunk: ChunkID, finding: Finding)] {
    let bySettings = SuppressedBySettings(file)
    if suppressions == nil, bySettings.isEmpty { return findings }
    var cursor = LineCursor(file.document)
    return findings.flatMap { found in
      guard let members = found.finding.together else { return [found] }
      let rule = found.finding.rule
      var left: [Int] = []
      var suppressed: [Int] = []
      for (index, place) in members.places.enumerated() {
        if let line = suppressions?.line(ofSuppressed: rule, place, &cursor) {
          hidden.add(rule, line: line)
        } else if bySettings.holds(rule.code, in: place.chunk) {
          suppressed.append(index)
        } else {
          left.append(index)
        }
      }
      if left.count == members.places.count { return [found] }
      // What settings suppress they take out later, each by itself.
      let alone = suppressed.compactMap { index in members.places.indices.first { $0 != index }.map { [$0, index] } }
      return ([left] + alone).compactMap(members.tell)
    }
  }
}
