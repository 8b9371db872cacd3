public import FormLint

/// What settings say of rules for a file as far as it decides something, each with who says it.
public struct RulesInForce: Sendable {
  /// Something that a file says, or the command line, which is no file.
  public struct Said<Value: Sendable>: Sendable {
    /// What is said.
    public let value: Value
    /// Bytes of the file.
    public let range: Range<Int>
    /// Nil: the command line.
    public let file: SettingsFile?
  }

  /// The words that rules are on by; nil where nobody says so.
  public internal(set) var select: Said<[CodeSelector]>?
  /// The words that rules are off by, of each layer that ignores some.
  public internal(set) var ignore: [Said<[CodeSelector]>] = []
  /// The words that rules have a severity by, or are off by where that is nil, each once.
  public internal(set) var severities: [(selector: CodeSelector, said: Said<Severity?>)] = []
}

extension Settings {
  /// What is in force for a file, by its absolute path.
  public func rulesInForce(for path: String) -> RulesInForce {
    let layers = ruleLayers(for: path)
    let words = selection(for: path).wordsInForce
    var found = RulesInForce()
    for (number, layer) in layers.enumerated() {
      // The first layer is what all files say together, each key the last that has it.
      func file(_ says: (SettingsFile.Selection) -> Bool) -> SettingsFile? {
        number == 0 ? files.last { says($0.selection) } : layer.file
      }
      if let select = layer.selection.select {
        found.select = RulesInForce.Said(
          value: select.value, range: select.range, file: file { $0.select != nil })
      }
      if let ignore = layer.selection.ignore {
        let met = found.ignore.flatMap(\.value)
        let held = ignore.value.filter {
          words.ignoring.contains(RuleSelection.Word(layer: number, selector: $0)) && !met.contains($0)
        }
        if !held.isEmpty {
          found.ignore.append(
            RulesInForce.Said(value: held, range: ignore.range, file: file { $0.ignore != nil }))
        }
      }
      for (selector, severity) in layer.selection.severities
      where words.severities.contains(RuleSelection.Word(layer: number, selector: selector)) {
        found.severities.removeAll { $0.selector == selector }
        let said = RulesInForce.Said(
          value: severity.value, range: severity.range,
          file: file { $0.severities.contains { $0.selector == selector } })
        found.severities.append((selector, said))
      }
    }
    return found
  }
}
