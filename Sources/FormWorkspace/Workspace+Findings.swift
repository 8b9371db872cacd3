import FormModel
public import FormLint
import FormSyntax

extension Workspace {
  /// The findings of a file, in the order of its text.
  public func findings(_ path: String) -> [LocatedFinding] {
    currentAnalysis(path)?.report(path: path, project: project) ?? []
  }

  /// The worst findings of a file, at most `limit`, and how many more there are.
  public func worstFindings(_ path: String, limit: Int) -> WorstFindings {
    currentAnalysis(path)?.worstFindings(limit, path: path, project: project)
      ?? WorstFindings(findings: [], omitted: 0)
  }

  /// A file that is known without being open, looked at now and not kept.
  public func memberAnalysis(_ path: String) -> FileAnalysis? {
    project.model(path).map { FileAnalysis($0, PresetScope(project, from: path), sharing: known, rules) }
  }

  /// The worst findings of a file that is known without being open, found now and not kept.
  public func worstFindings(ofMember path: String, limit: Int) -> WorstFindings {
    memberAnalysis(path)?.worstFindings(limit, path: path, project: project)
      ?? WorstFindings(findings: [], omitted: 0)
  }

  /// The worst findings as settings and a baseline have them, of a file that is open, or only known and looked at now.
  public func worstFindings(_ path: String, limit: Int, as policy: FindingPolicy) -> WorstFindings {
    var policy = policy
    let made = analysis(path) == nil ? project.model(path) : nil
    let analysis = made.map { FileAnalysis($0, PresetScope(project, from: path), sharing: known, rules) }
    return (analysis ?? currentAnalysis(path))?
      .worstFindings(limit, path: path, project: project, as: &policy)
      ?? WorstFindings(findings: [], omitted: 0)
  }

  /// The findings of a file that is known without being open, found now and not kept, in the order of its text.
  public func findings(ofMember path: String) -> [LocatedFinding] {
    memberAnalysis(path)?.report(path: path, project: project) ?? []
  }

  /// The findings of a file that stand in a part of its text, or are about the file as a whole.
  public func findings(_ path: String, in range: Range<Int>) -> [LocatedFinding] {
    currentAnalysis(path)?.report(in: range, path: path, project: project)
      ?? memberAnalysis(path)?.report(in: range, path: path, project: project) ?? []
  }

  /// Whether several findings of a code in an open file are something; nil where it is not open.
  ///
  /// - Parameters:
  ///   - judge: takes out those that are not reported.
  ///   - holds: whether a finding of the code is such a one.
  public func hasSeveralFindings(
    ofCode code: String, in path: String, as judge: (inout [LocatedFinding]) -> Void,
    where holds: (LocatedFinding) -> Bool
  ) -> Bool? {
    currentAnalysis(path)?.hasSeveral(
      ofCode: code, path: path, project: project, as: judge, where: holds)
  }

  /// The findings of all files that are wanted, by path; `use` is given each on some thread.
  public func mapFindings<Result: Sendable>(
    of paths: [String], _ detail: FindingDetail = .whole,
    _ use: @Sendable (_ path: String, _ findings: [LocatedFinding]) -> Result
  ) -> [Result] {
    mapConcurrently(paths.count) { index in
      let path = paths[index]
      return use(path, currentAnalysis(path)?.report(path: path, project: project, detail) ?? [])
    }
  }

  /// A file with all its findings; nil where it is not open.
  public func checked(_ path: String) -> CheckedFile? {
    currentAnalysis(path).map { CheckedFile(path, $0, project, .whole) }
  }

  /// A file that is known without being open with all its findings, found now and not kept; nil where it is not known.
  public func checked(member path: String) -> CheckedFile? {
    memberAnalysis(path).map { CheckedFile(path, $0, project, .whole) }
  }
}
