import FormLint
import FormModel
import FormSyntax

/// What is found in a file by itself.
func report(_ analysis: FileAnalysis) -> [LocatedFinding] {
  var project = ProjectModel()
  project.set(analysis.file, at: "a.formdef")
  return analysis.report(path: "a.formdef", project: project)
}

/// Findings as lines.
func dump(_ findings: [LocatedFinding]) -> [String] {
  findings.map { finding in
    "\(finding.range) \(finding.severity) \(finding.code) \(finding.form ?? "-").\(finding.control ?? "-") \(finding.message) "
      + finding.related.map { "\($0.range) \($0.message)" }.joined(separator: "; ")
      + finding.fixes.map { "\($0.title) \($0.edits)" }.joined(separator: "; ")
  }
}

/// What a file says, without ids, which depend on its history.
func dump(_ file: FileModel) -> [String] {
  var lines = file.entries.map { entry in
    "\(entry.block.kind) \(entry.block.name) "
      + entry.block.members.map { "\($0.kind) \($0.symbol) \($0.flags.rawValue) \($0.range) \($0.nameRange)" }.joined(
        separator: ", ")
      + entry.block.values.map { "\($0.kind) \($0.number) \($0.flags.rawValue) \($0.range) \($0.textRange)" }.joined(
        separator: ", ")
  }
  for form in file.forms {
    let range = file.chunks(of: form)
    lines.append(
      "form \(form.name) \(range) \(form.controlCount) \(form.untagged) \(form.submitters) \(form.equalCircleStarts.count) \(form.movingFocusBack.count)"
    )
    for (what, table) in [
      ("name", form.names), ("tag", form.tagValues), ("key", form.keys), ("outlet", form.outlets),
      ("reference", form.references),
    ] {
      for (key, chunks) in table.clashes.sorted(by: { $0.key < $1.key }) {
        lines.append("clash of \(what) \(key): \(chunks.compactMap { file.document.index(of: $0) })")
      }
    }
  }
  return lines
}
