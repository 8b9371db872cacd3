import TestSupport
import Testing

/// Baselines: what is known already is not reported again.
struct BaselineTests {
  @Test func knowsWhatWasWritten() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag, "b.formdef": Samples.warning])
    let wrote = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    #expect(wrote.status == 0 && wrote.output.isEmpty)
    #expect(
      try folder.text("known.json") == """
        {"version": 1, "entries": [
        {"file": "a.formdef", "form": "Person", "control": "email", "code": "duplicate-tag", "count": 1},
        {"file": "b.formdef", "form": "Links", "control": "bookmark", "code": "overlay-never-shown", "count": 1}
        ]}

        """)
    let run = try BuiltProgram.run("lint", "--baseline", "known.json", in: folder)
    #expect(run == BuiltProgram.Run(status: 0, output: "", errors: "No findings in 2 files.\n"))
    try folder.write(
      "\n\n" + Samples.sameTag.replacing("1 }\n}", with: "1 }\n    textField more { tag: 1 }\n}"), to: "a.formdef")
    let more = try BuiltProgram.run("lint", "--baseline", "known.json", "--format", "concise", in: folder)
    #expect(more.output.split(separator: "\n").count == 1 && more.output.contains("'more'"))
  }

  /// The findings are neither in the report nor in a file then: they are not called none.
  @Test func saysThatNothingWasWritten() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let settings = try BuiltProgram.run("lint", "--write-baseline", "formdef.json", in: folder)
    #expect(settings.status == 2 && settings.errors.contains("would take the place of that file"))
    let run = try BuiltProgram.run("lint", "--write-baseline", "a.formdef", in: folder)
    #expect(run.status == 2 && run.errors.contains("The findings in 1 file were not written."))
    #expect(!run.errors.contains("No findings"))
    #expect(run.errors.contains("it is no baseline: expected a value, found 'form'"))
  }

  @Test func namesAndPrunesWhatIsStale() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    try folder.write(Samples.clean, to: "a.formdef")
    let run = try BuiltProgram.run("lint", "--baseline", "known.json", in: folder)
    #expect(
      run.errors.hasPrefix(
        "warning: known.json: stale baseline entry: 'duplicate-tag' in 'Person.email' of 'a.formdef'"))
    #expect(run.status == 0)
    #expect(
      try BuiltProgram.run("lint", "--ignore", "tags", "--baseline", "known.json", in: folder).errors.contains("stale")
        == false)
    _ = try BuiltProgram.run("lint", "--baseline", "known.json", "--prune-baseline", in: folder)
    #expect(try folder.text("known.json") == "{\"version\": 1, \"entries\": [\n]}\n")
  }

  /// Nothing is found in a file that has gone; of other folders than the run's nothing is said.
  @Test func entriesOfFilesThatHaveGoneAreStale() throws {
    let folder = try TemporaryFolder([
      "a/a.formdef": Samples.sameTag, "b/b.formdef": Samples.sameTag, "formdef.json": #"{"baseline": "known.json"}"#,
    ])
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    let run = try BuiltProgram.shell("rm b/b.formdef; $formdef lint; $formdef lint a", in: folder)
    let stale = "known.json: stale baseline entry: 'duplicate-tag' in 'Person.email' of 'b/b.formdef'"
    #expect(run.errors.ranges(of: stale).count == 1, "\(run.errors)")
    let linked = try BuiltProgram.shell(
      "mv a c; ln -s nowhere a; $formdef lint --prune-baseline; rm a; mv c a; $formdef lint --prune-baseline",
      in: folder)
    #expect(linked.status == 0)
    let left = try folder.text("known.json")
    #expect(left.contains("a/a.formdef") && !left.contains("b.formdef"))
  }

  @Test func thereMustBeABaselineToPrune() throws {
    let run = try BuiltProgram.run("lint", "--prune-baseline", in: TemporaryFolder(["a.formdef": Samples.clean]))
    #expect(run.errors.hasPrefix("warning: nothing to prune"))
  }

  @Test func keepsReasonsAndEndsOnADay() throws {
    let entry =
      #"{"file": "a.formdef", "form": "Person", "control": "email", "code": "duplicate-tag", "count": 1, "reason": "later", "until": "2026-03-31"}"#
    let text = "{\"version\": 1, \"entries\": [\n\(entry)\n]}\n"
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag, "known.json": text])
    func status(_ day: String) throws -> Int32 {
      try BuiltProgram.run("lint", "--baseline", "known.json", "--now", day, in: folder).status
    }
    #expect(try status("2026-03-31") == 0)
    #expect(try status("2026-04-01") == 1)
    #expect(try status("soon") == 2)
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    #expect(try folder.text("known.json") == text)
  }

  /// An entry that is written again keeps its day: whoever reads that it was written is told that it holds no longer.
  @Test func saysWhichEntriesHoldNoLonger() throws {
    let entry =
      #"{"file": "a.formdef", "form": "Person", "control": "email", "code": "duplicate-tag", "count": 1, "until": "2026-03-31"}"#
    let folder = try TemporaryFolder([
      "a.formdef": Samples.sameTag, "known.json": "{\"version\": 1, \"entries\": [\n\(entry)\n]}\n",
    ])
    func errors(_ day: String) throws -> String {
      try BuiltProgram.run("lint", "--write-baseline", "known.json", "--now", day, in: folder).errors
    }
    #expect(
      try errors("2026-04-01").hasPrefix(
        "warning: known.json: 'duplicate-tag' in 'Person.email' of 'a.formdef' was to be known until 2026-03-31: "))
    #expect(try !errors("2026-03-31").contains("warning"))
  }

  /// What a run does not look for stays as it is: other codes, and what a syntax error may hide.
  @Test func writingAgainKeepsWhatTheRunDidNotLookFor() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag, "b.formdef": Samples.warning])
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    let all = try folder.text("known.json").replacing(
      #""overlay-never-shown", "count": 1"#, with: #""overlay-never-shown", "count": 1, "reason": "old""#)
    try folder.write(all, to: "known.json")
    _ = try BuiltProgram.run("lint", "--select", "duplicate-tag", "--write-baseline", "known.json", in: folder)
    #expect(try folder.text("known.json") == all)
    try folder.write("form Person { textField a { textField b {\n", to: "b.formdef")
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    #expect(try folder.text("known.json") == all)
    try folder.write(Samples.clean, to: "b.formdef")
    _ = try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder)
    #expect(try !folder.text("known.json").contains("overlay-never-shown"))
  }

  /// Which way leads to the baseline or to the files makes no difference, be it by links to folders.
  @Test(arguments: ["p", "."]) func linksLeadToTheSameBaseline(_ current: String) throws {
    let folder = try TemporaryFolder(["p/a.formdef": Samples.sameTag, "p/formdef.json": "{}"])
    _ = try BuiltProgram.shell("ln -s p ln", in: folder)
    func run(_ arguments: String) throws -> BuiltProgram.Run {
      try BuiltProgram.shell("root=$PWD; cd \(current); \"$formdef\" lint --format concise \(arguments)", in: folder)
    }
    _ = try run("--write-baseline $root/p/known.json $root/p/a.formdef")
    let text = try folder.text("p/known.json")
    #expect(text.contains(#""file": "a.formdef""#))
    for (baseline, path) in [("p", "ln"), ("ln", "p"), ("ln", "ln")] {
      let known = try run("--baseline $root/\(baseline)/known.json $root/\(path)/a.formdef")
      #expect(known.status == 0 && known.output.isEmpty && known.errors.isEmpty, "\(baseline) \(path): \(known)")
    }
    _ = try run("--write-baseline $root/ln/other.json $root/p/a.formdef")
    #expect(try folder.text("p/other.json") == text)
    try folder.write(#"{"overrides": [{"files": ["/a.formdef"], "ignore": ["tags"]}]}"#, to: "p/formdef.json")
    let set = try run("--config $root/ln/formdef.json $root/p/a.formdef")
    #expect(set.output.isEmpty, "\(set)")
  }

  @Test(arguments: [
    "", "{}", #"{"version": 2, "entries": []}"#, #"{"version": 1, "entries": [{}]}"#,
    #"{"version": 1, "entries": [], "entries": []}"#, #"{"version": 1, "entires": [], "entries": []}"#,
    #"{"version": 1, "entries": [{"file": "a", "code": "zero-tag", "count": 1, "count": 5}]}"#,
    #"{"version": 1, "entries": [{"file": "", "code": "zero-tag", "count": 1}]}"#,
  ])
  func refusesWhatIsNone(_ text: String) throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.clean, "known.json": text])
    #expect(try BuiltProgram.run("lint", "--baseline", "known.json", in: folder).status == 2)
    #expect(try BuiltProgram.run("lint", "--write-baseline", "known.json", in: folder).status == 2)
    #expect(try folder.text("known.json") == text)
    #expect(try BuiltProgram.run("lint", "--baseline", "none.json", in: folder).status == 2)
  }

  /// Entries hold by whatever links a file is named, and are told of by its name from the current directory.
  @Test func holdsForFilesByTheirLinks() throws {
    let folder = try TemporaryFolder(["s/a.formdef": Samples.warning])
    let run = try BuiltProgram.shell(
      """
      ln -s s lnk; "$formdef" lint --write-baseline known.json s && "$formdef" lint --error-on-warnings \
        --baseline known.json lnk && echo 'form A { }' > s/a.formdef && cd s && "$formdef" lint --baseline ../known.json
      """, in: folder)
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Wrote 1 finding to 'known.json'") == true && lines.count == 4, "\(run.errors)")
    #expect(lines.dropFirst(2).first?.contains("of 'a.formdef': 1 known, 0 found") == true, "\(run.errors)")
  }

  /// What is wrong is a finding where it stands: in the baseline itself, or, where it cannot be read, in the settings that
  /// name it.
  @Test func pointsAtWhatIsNoBaseline() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.warning, "formdef.json": #"{"baseline": "known.json"}"#])
    let missing = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(missing.status == 2 && missing.errors.isEmpty)
    let lines = missing.output.split(separator: "\n")
    #expect(
      lines.first == """
        formdef.json:1:14: error: cannot read the baseline 'known.json': there is no such file; 'formdef lint --write-baseline known.json' writes it (invalid-settings)
        """)
    #expect(lines.count == 2 && lines[1].contains("(overlay-never-shown)"))
    let settings = try BuiltProgram.run("settings", "a.formdef", in: folder)
    #expect(settings.status == 2 && settings.errors.contains("cannot read the baseline 'known.json'"))

    try folder.write("{\"version\": 1, \"entries\": [\n{\"code\": 5}\n]}", to: "known.json")
    let broken = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(broken.status == 2 && broken.output.hasPrefix("known.json:2:10: error: "))
    #expect(broken.output.split(separator: "\n").count == 2, "\(broken.output)")
    let named = try BuiltProgram.run(
      "lint", "--isolated", "--baseline", "known.json", "--format", "concise", in: folder)
    #expect(named.status == 2 && named.output.hasPrefix("known.json:2:10: error: "))
    let nowhere = try BuiltProgram.run("lint", "--isolated", "--baseline", "none.json", in: folder)
    #expect(nowhere.status == 2 && nowhere.errors.hasPrefix("error: cannot read 'none.json': there is no such file; "))
  }
}
