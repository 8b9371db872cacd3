import FieldLanguages
import FormSyntax
import JSONText

/// What became of a field from one version to the next.
struct FieldDifference: Sendable {
  /// Whether the field is in both versions, and how they differ.
  enum Kind: Sendable {
    /// Only the new version has the field; only the old one.
    case added, removed
    /// Both versions have it.
    case compared(FieldComparison)
  }

  /// The differences that are a failure.
  enum FailOn: String, CaseIterable { case narrowed, widened, any }

  /// `Form.field`.
  var path: String
  /// What became of it.
  var kind: Kind

  /// All fields of both versions, those of the new one first, each in the order of the text.
  ///
  /// - Parameter run: what comparing them is paid from.
  static func all(_ old: ChosenFields, _ new: ChosenFields, _ run: FieldRun) -> [FieldDifference] {
    let paths = (old: old.paths, new: new.paths)
    let before = Dictionary(zip(paths.old, paths.old.indices), uniquingKeysWith: { first, _ in first })
    // Most of what the two versions say is the same.
    let cache = FieldLanguageCache()
    let versions = new.each.lazy.map { later in (before[later.path].flatMap { old[$0] }, later) }
    var differences: [FieldDifference] = []
    run.each(versions) { (earlier, later) -> FieldComparison? in
      guard let earlier else { return nil }
      if let gap = earlier.gap ?? later.gap { return .notAnalysed(gap) }
      return earlier.language(cache).compare(to: later.language(cache))
    } take: { version, comparison in
      let (earlier, later) = version
      let known = (comparison ?? nil) ?? .notAnalysed(FieldRun.undecided)
      differences.append(FieldDifference(path: later.path, kind: earlier == nil ? .added : .compared(known)))
    }
    let after = Set(paths.new)
    return differences + paths.old.filter { !after.contains($0) }.map { FieldDifference(path: $0, kind: .removed) }
  }

  /// Whether it is one that somebody wants to hear of.
  func fails(_ failOn: FailOn?) -> Bool {
    switch failOn {
    case nil: false
    case .narrowed: lost != nil || word == "removed"
    case .widened: gained != nil || word == "added"
    case .any: word != "same"
    }
  }

  /// A text that was accepted and is not any more.
  private var lost: String? {
    switch kind {
    case .compared(.narrowed(let text)), .compared(.changed(let text, _)): text
    case .compared(.notAnalysed(_, let text, _)): text
    default: nil
    }
  }

  /// A text that is accepted and was not before.
  private var gained: String? {
    switch kind {
    case .compared(.widened(let text)), .compared(.changed(_, let text)): text
    case .compared(.notAnalysed(_, _, let text)): text
    default: nil
    }
  }

  /// Whether it was not found out since other fields took all the steps.
  var isUndecided: Bool { notAnalysed == FieldRun.undecided }

  private var notAnalysed: String? {
    if case .compared(.notAnalysed(let reason, _, _)) = kind { return reason }
    return nil
  }

  private var word: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .compared(.same): "same"
    case .compared(.widened): "widened"
    case .compared(.narrowed): "narrowed"
    case .compared(.changed): "changed"
    case .compared(.notAnalysed): "not analysed"
    }
  }

  // MARK: Writing

  /// A line for each field that is not the same.
  static func text(_ differences: [FieldDifference]) -> String {
    let lines = differences.filter { $0.word != "same" }.map { difference in
      let texts = [
        difference.lost.map { "\"\(DisplayText.shown($0))\" is no longer accepted" },
        difference.gained.map { "\"\(DisplayText.shown($0))\" is accepted now" },
      ].compactMap { $0 }.joined(separator: ", ")
      // Why not all is known comes first: what is known all the same is another clause.
      let notes = [difference.notAnalysed.map { DisplayText.shown($0) }, texts.isEmpty ? nil : texts].compactMap { $0 }
      let rest = notes.isEmpty ? "" : ": " + notes.joined(separator: "; ")
      return "\(DisplayText.shown(difference.path)): \(difference.word)\(rest)\n"
    }
    return lines.isEmpty ? "All fields accept the same texts.\n" : lines.joined()
  }

  /// The differences as `formdef diff --format json` writes them.
  static func json(_ differences: [FieldDifference]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("version", 1)
      $0.key("fields")
      $0.array { list in
        for difference in differences {
          list.object {
            $0.member("field", difference.path)
            $0.member("result", difference.word)
            $0.member("lost", difference.lost)
            $0.member("gained", difference.gained)
            $0.member("reason", difference.notAnalysed)
          }
        }
      }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }
}
