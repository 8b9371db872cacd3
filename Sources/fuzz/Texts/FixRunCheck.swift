import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import TestSupport

/// All fixes of a text at once, as terminal and editor apply them: they come to an end, and leave no more errors than
/// there were.
struct FixRunCheck {
  private let path = "Input.formdef"
  private let allowed: Set<Fix.Applicability>
  private let workspace: Workspace

  /// All fixes of a file that are allowed.
  init(_ analysis: FileAnalysis, _ allowed: Set<Fix.Applicability>) {
    self.allowed = allowed
    var workspace = Workspace(reader: MemoryReader())
    workspace.open(path, analysis)
    self.workspace = workspace
  }

  /// Applies all fixes that are allowed; gives what is wrong with that.
  func problems(_ times: inout StepTimes) -> [String] {
    // Each of several rounds analyses the whole text anew.
    let run = times.measure("fix all", parts: 5) { FixRun(workspace, [path], allowed) }
    let (before, after) = (workspace.findings(path), run.workspace.findings(path))
    var problems: [String] = []
    if syntaxErrors(after) > syntaxErrors(before) { problems.append("fixing all adds syntax errors") }
    // What repairs the syntax lets more of the text be read: errors that come to light then were there before.
    if syntaxErrors(before) == 0, errors(after) > errors(before) {
      problems.append("fixing all adds errors: \(after.map { "\($0.code) at \($0.range)" }.joined(separator: ", "))")
    }
    // What became redundant by a fix is left for somebody to look at, and with it what would follow from its removal.
    let rest = FixRun(run.workspace, [path], allowed).applied
    if !rest.isEmpty, !rest.contains(where: \.removesRule) { problems.append("fixing all leaves something to fix") }
    return problems.map { "\($0): \(String(decoding: run.text(path), as: UTF8.self))" }
  }

  private func syntaxErrors(_ findings: [LocatedFinding]) -> Int { findings.count { $0.code == "syntax-error" } }

  private func errors(_ findings: [LocatedFinding]) -> Int { findings.count { $0.severity == .error } }
}
