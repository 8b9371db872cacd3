import FormModel
import FormSyntax
import TestSupport
import Testing

@testable import FormLint

/// Presets name controls, and controls that use presets are named by others: whichever of them is edited, what is found is
/// what is found in the text afresh.
@Suite struct PresetReferenceTests {
  private static let form = """
    form A {
        textField a { label: "A"; rule characters(.letters) }
        textField b { label: "B"; use Chain; rule pattern(/[0-9]+/) }
        textField c { label: "C"; use Letters }
        textField d { label: "D"; rule equal(to: c) { when: .endEditing }; rule pattern(/[0-9]+/) }
        textField e { label: "E"; rule equal(to: d); use Goes; returnKeyType: .next }
        textField f { label: "F" }
        textField g { label: "G"; returnKeyType: .next; use Goes }
        textField h { label: "H"; on textFieldShouldReturn(_:) { focus: f } }
        textField i { label: "I" }
        button s { title: "S"; submit: true }
    }
    form B {
        textField a { label: "a"; use Chain }
    }

    """
  private static let presets = """
    preset Same { rule equal(to: a) { when: .endEditing } }
    preset Chain { use Same }
    preset Letters { rule characters(.letters) }
    preset Goes { on textFieldShouldReturn(_:) { focus: f } }

    """

  /// Places, and what is written there in the place of what stands there.
  private static let changes: [(old: String, new: String)] = [
    ("\"A\"; rule characters(.letters)", "\"A\"; rule characters(.decimalDigits)"), ("textField a {", "textField ab {"),
    ("\"A\"; ", "\"A\"; formatter: .mask(\"##\"); "), ("\"A\"", "\"A"), ("\"A\"; ", "\"A\"; use Nope; "),
    ("textField f {", "textField ff {"), ("\"F\"", "\"F\"; isHidden: true"), ("\"F\"", "\"F\"; isEnabled: false"),
    ("\"F\"", "\"F\"; use Hidden"), ("textField c {", "textField cc {"), ("\"C\"; use Letters", "\"C\"; use Goes"),
    ("equal(to: c)", "equal(to: a)"), ("equal(to: d)", "equal(to: b)"), ("\"B\"; use Chain", "\"B\"; use Same"),
  ]
  private static let presetChanges: [(old: String, new: String)] = [
    ("equal(to: a)", "equal(to: c)"), ("Letters { rule characters(.letters", "Letters { rule characters(.ascii"),
    ("Goes { on textFieldShouldReturn(_:) { focus: f", "Goes { on textFieldShouldReturn(_:) { focus: g"),
    ("Goes { on textFieldShouldReturn(_:) { focus: f", "Goes { on textFieldShouldReturn(_:) { focus: none"),
    ("use Same", "use Letters"), ("preset Same", "preset Sam"), ("Goes { ", "Goes { isHidden: true; "),
    ("preset Goes {", "preset Hidden { isHidden: true }\npreset Goes {"),
  ]

  /// Each change by itself, and back again.
  @Test func oneChangeAndBack() throws {
    for (old, new) in Self.changes + Self.presetChanges {
      for isDeferred in [false, true] {
        var text = Self.form + Self.presets
        var analysis = FileAnalysis(FileModel(Document(text)), deferred: isDeferred)
        while analysis.analyseNext(atMost: 10) {}
        for (from, to) in [(old, new), (new, old)] {
          try replace(from, to, in: &analysis, &text)
          #expect(dump(report(analysis)) == dump(report(FileAnalysis(Document(text)))), "\(from) to \(to)")
        }
      }
    }
  }

  /// Several of them, in whatever order.
  @Test(arguments: seeds(24)) func anyChangesInAnyOrder(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var text = Self.form + Self.presets
      var analysis = FileAnalysis(FileModel(Document(text)), deferred: seed % 2 == 0)
      for step in 0..<12 {
        guard let (old, new) = (Self.changes + Self.presetChanges).randomElement(using: &random) else { continue }
        let isBack = Bool.random(using: &random)
        try replace(isBack ? new : old, isBack ? old : new, in: &analysis, &text)
        let fresh = FileAnalysis(Document(text))
        #expect(dump(report(analysis)) == dump(report(fresh)), "seed \(seed), step \(step): \(old) and \(new)")
      }
    }
  }

  /// The same with presets of another file, which uses those of a third one.
  @Test(arguments: seeds(12)) func importedPresetsToo(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var form = "import \"P.formdef\"\n" + Self.form
      var presets = "import \"Q.formdef\"\n" + Self.presets.replacing(Self.first, with: "")
      var first = Self.first
      var project = ProjectModel()
      project.set(FileModel(Document(first)), at: "Q.formdef")
      project.set(FileModel(Document(presets)), at: "P.formdef")
      project.set(FileModel(Document(form)), at: "A.formdef")
      let scope = PresetScope(project, from: "A.formdef")
      var analysis = FileAnalysis(FileModel(Document(form)), scope, deferred: seed % 2 == 0)
      for step in 0..<12 {
        let isOfForm = Bool.random(using: &random)
        let changes = isOfForm ? Self.changes : Self.presetChanges
        guard let (old, new) = changes.randomElement(using: &random) else { continue }
        if isOfForm {
          try replace(old, new, in: &analysis, &form)
        } else {
          presets = presets.replacing(old, with: new, maxReplacements: 1)
          first = first.replacing(old, with: new, maxReplacements: 1)
          project.set(FileModel(Document(first)), at: "Q.formdef")
          project.set(FileModel(Document(presets)), at: "P.formdef")
          analysis.update(PresetScope(project, from: "A.formdef"))
          while analysis.analyseNext(atMost: 10) {}
        }
        let fresh = FileAnalysis(FileModel(Document(form)), PresetScope(project, from: "A.formdef"))
        #expect(
          findings(analysis, project) == findings(fresh, project), "seed \(seed), step \(step): \(old) and \(new)")
      }
    }
  }

  /// An edit costs no more than those that have to do with what was edited.
  @Test func othersAreLeftAlone() throws {
    let others = (0..<100).map { "    textField o\($0) { use Letters; rule pattern(/[0-9]/) }\n" }.joined()
    let forms = (0..<100).map { "form F\($0) {\n    textField a { use Same }\n}\n" }.joined()
    var text = Self.form.replacing("    textField i {", with: "\(others)    textField i {") + forms + Self.presets
    var analysis = FileAnalysis(FileModel(Document(text)))
    let before = analysis.looks
    try replace("\"A\"; rule characters(.letters)", "\"A\"; rule characters(.decimalDigits)", in: &analysis, &text)
    // The field itself, and the one whose preset names it.
    #expect(analysis.looks - before == 2)
  }

  private static let first = "preset Same { rule equal(to: a) { when: .endEditing } }\n"

  private func findings(_ analysis: FileAnalysis, _ project: ProjectModel) -> [String] {
    var project = project
    project.set(analysis.file, at: "A.formdef")
    return dump(analysis.report(path: "A.formdef", project: project))
  }

  /// Writes one text in the place of the first that is another one, if there is any, and looks at all that waits.
  private func replace(
    _ old: String, _ new: String, in analysis: inout FileAnalysis, _ text: inout String
  ) throws {
    while analysis.analyseNext(atMost: 10) {}
    guard let range = text.firstRange(of: old) else { return }
    let start = text[..<range.lowerBound].utf8.count
    text.replaceSubrange(range, with: new)
    _ = analysis.replace(start..<start + old.utf8.count, with: Array(new.utf8))
    while analysis.analyseNext(atMost: 10) {}
  }
}
