import Foundation
import FormWorkspace
import Testing
import TestSupport

/// Which files `formdef lint` looks at.
struct DiscoveryTests {
  private func files(_ paths: String..., in folder: TemporaryFolder) throws -> [String] {
    let line = "\"$formdef\" lint --format concise \(paths.joined(separator: " "))"
    let lines = try BuiltProgram.shell(line, in: folder).output.split(separator: "\n")
    return lines.map { String($0.prefix { $0 != ":" }) }
  }

  @Test func goesThroughFoldersByName() throws {
    let folder = try TemporaryFolder([
      "b.formdef": Samples.misspelt, "a/z.formdef": Samples.misspelt, "a/b/c.formdef": Samples.misspelt,
      "a/notes.txt": "textfield", ".build/x.formdef": Samples.misspelt, "a/.hidden/y.formdef": Samples.misspelt,
      "Ä.formdef": Samples.misspelt,
    ])
    #expect(try files(in: folder) == ["a/b/c.formdef", "a/z.formdef", "b.formdef", "Ä.formdef"])
    #expect(try files("a/b", "./a/../b.formdef", in: folder) == ["a/b/c.formdef", "b.formdef"])
  }

  @Test func looksAtAFileOnceAndInTheOrderOfThePaths() throws {
    let folder = try TemporaryFolder(["b.formdef": Samples.misspelt, "a.formdef": Samples.misspelt])
    #expect(try files("b.formdef", ".", "a.formdef", in: folder) == ["b.formdef", "a.formdef"])
  }

  /// Files that import nothing are looked at as they come, but for those that have something to say of others.
  @Test func knowsThatAnotherFileUsesAPreset() throws {
    let used = "preset P { returnKeyType: .default }\nform B { textField b { } }\n"
    let folder = try TemporaryFolder([
      "A.formdef": "import \"B.formdef\"\nform A { textField a { use P } }\n", "B.formdef": used, "C.formdef": used,
    ])
    #expect(try files(in: folder) == ["C.formdef"])
  }

  @Test func readsNoFileThatIsFarTooLarge() throws {
    let folder = try TemporaryFolder(["a.formdef": ""])
    let handle = try FileHandle(forWritingTo: folder.url("a.formdef"))
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    for command in ["lint", "format --check", "samples", "generate --check --output out"] {
      let run = try BuiltProgram.shell("\"$formdef\" \(command) a.formdef", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot read 'a.formdef': it is larger than 256 MB"), "\(command): \(run.errors)")
    }
  }

  @Test func watchesWhatHasASay() throws {
    let folder = try TemporaryFolder([
      "forms/a.formdef": "import \"../shared/b.formdef\"", "shared/b.formdef": "preset P { tag: 1 }",
    ])
    func path(_ name: String) -> String { folder.url(name).path }
    var watched = WatchedFiles()
    let found = FileDiscovery([path("forms")])
    watched.watch(WatchedFiles.paths(of: found).union([path("shared/b.formdef"), path("shared/c.formdef")]))
    #expect(!watched.haveChanged)
    func change(_ name: String, _ text: String?) throws {
      if let text { try folder.write(text, to: name) } else { try FileManager.default.removeItem(at: folder.url(name)) }
      #expect(watched.haveChanged, "\(name)")
      watched.stamp()
      #expect(!watched.haveChanged)
    }
    try change("shared/b.formdef", "preset Other { tag: 1 }")
    try change("shared/c.formdef", "")
    try change("shared/c.formdef", nil)
    try change("forms/new.formdef", "")
    try change("forms/formdef.json", "{}")
    try change("forms/.gitignore", "x")
  }

  @Test func takesAFileOfAnyNameThatIsNamed() throws {
    let folder = try TemporaryFolder(["form.txt": Samples.misspelt])
    #expect(try files("form.txt", in: folder) == ["form.txt"])
  }

  /// Whatever its name ends with: what does not begin as a form definition does is none.
  @Test(arguments: [
    ("Main.kt", "import kotlin.math.max\n\nfun main() { println(\"a\") }\n"),
    ("main.c", "#include <a.h>\nint main() {}\n"),
    ("main.go", "package main\nimport \"fmt\"\nfunc main() {}\n"), ("lib.rs", "fn main() { let form = 1; }\n"),
    ("main.dart", "import \"a.dart\";\nvoid main() {}\n"), ("build", "#!/bin/sh\nset -e\n"),
    ("a.zip", "PK\u{3}\u{4}\0"),
    ("notes.txt", "A form has fields {\n"), ("a.py", "import os\n"), ("a.svg", "<svg></svg>\n"), ("a.storyboard", ""),
  ])
  func readsNoFileOfAnotherKind(_ name: String, _ text: String) throws {
    let folder = try TemporaryFolder([name: String(repeating: text, count: 20)])
    for command in ["lint", "format --check", "samples"] {
      let run = try BuiltProgram.shell("\"$formdef\" \(command) \(name)", in: folder)
      #expect(run.status == 2 && run.output.isEmpty, "\(command): \(run)")
      #expect(run.errors.contains("'\(name)'") && run.errors.contains(".formdef"))
      #expect(run.errors.split(separator: "\n").count < 7)
    }
  }

  /// What is left out is no reason to begin with a first form definition.
  @Test func saysWhyNothingIsChecked() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.clean, "formdef.json": #"{"exclude": ["*.formdef"]}"#])
    let run = try BuiltProgram.run("lint", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors == "warning: all .formdef files in '.' are left out: 'a.formdef' (settings exclude it)\n",
      "\(run.errors)")
    let json = try BuiltProgram.run("lint", "--format", "json", in: folder).output
    #expect(json.contains(#""notChecked":[{"file":"a.formdef","reason":"settings exclude it"}]"#), "\(json)")
    let ignored = try TemporaryFolder([
      "in/a.formdef": Samples.clean, "build/b.txt": "", ".gitignore": "in\nbuild\n", ".hid/c.formdef": "",
    ])
    let other = try BuiltProgram.run("lint", in: ignored)
    #expect(
      other.errors == "warning: all .formdef files in '.' are left out: 'in' (git ignores it)\n", "\(other.errors)")
    let none = try TemporaryFolder(["build/b.txt": "", ".gitignore": "build\n"])
    #expect(try BuiltProgram.run("lint", in: none).errors.hasPrefix("warning: there are no .formdef files in '.'; "))
    for command in [["format", "--check", "."], ["generate", ".", "--output", "out"]] {
      let run = try BuiltProgram.run(command, in: none)
      #expect(run.errors.hasPrefix("warning: there are no .formdef files in '.'; "), "\(command): \(run.errors)")
    }
    let foreign = try TemporaryFolder(["Pods/In/a.formdef": Samples.clean, "node_modules/a.js": "", ".git/x": ""])
    let pods = try BuiltProgram.run("lint", in: foreign)
    #expect(
      pods.errors == "warning: all .formdef files in '.' are left out: 'Pods' (a folder of packages or builds)\n",
      "\(pods.errors)")
  }

  /// A path by way of a link to a folder is that of the file it leads to, as far as that lies in the current directory.
  @Test func pathsByLinksAreThoseOfTheFiles() throws {
    let folder = try TemporaryFolder(["p/a.formdef": Samples.misspelt, "p/in/b.formdef": Samples.misspelt])
    _ = try BuiltProgram.shell("ln -s p ln", in: folder)
    for path in ["\"$PWD\"/../ln/a.formdef", "../ln/a.formdef", "\(folder.url("ln").path)/a.formdef"] {
      let run = try BuiltProgram.shell("cd p; \"$formdef\" lint --format concise \(path)", in: folder)
      #expect(run.output.hasPrefix("a.formdef:"), "\(path): \(run)")
    }
    for path in ["../ln", folder.url("ln").path, "../ln/in ../ln/a.formdef"] {
      let run = try BuiltProgram.shell("cd p; \"$formdef\" lint --format concise \(path) | sort", in: folder)
      let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
      #expect(names == ["a.formdef", "in/b.formdef"], "\(path): \(run)")
    }
    let named = try BuiltProgram.shell(
      "cd p; \"$formdef\" lint - --stdin-filename \"$PWD/in/c.formdef\" --format concise < a.formdef", in: folder)
    #expect(named.output.hasPrefix("in/c.formdef:"), "\(named)")
  }

  /// The folder above a link is that above what the link leads to, as the system has it: in what is named on the command
  /// line, in settings, baselines and imports.
  @Test func theFolderAboveALinkIsThatOfItsTarget() throws {
    let folder = try TemporaryFolder([
      "real/in/y": "", "real/a.formdef": Samples.misspelt, "a.formdef": Samples.clean,
      "real/Shared.formdef": "preset One { keyboardType: .URL }\n", "Shared.formdef": "",
      "user/b.formdef": "import \"../link/../Shared.formdef\"\nform B { textField b { use One } }\n",
      "set/c.formdef": Samples.misspelt, "set/formdef.json": "{\"extends\": \"../link/../base.json\"}",
      "real/base.json": "{\"ignore\": [\"magic-tag\"]}", "base.json": "{}",
    ])
    _ = try BuiltProgram.shell("ln -s real/in link", in: folder)
    let named = try BuiltProgram.run("lint", "--isolated", "--format", "concise", "link/../a.formdef", in: folder)
    #expect(named.output.hasPrefix("real/a.formdef:"), "\(named)")
    let imported = try BuiltProgram.run("lint", "--format", "concise", "user/b.formdef", in: folder)
    #expect(!imported.output.contains("unresolved-reference") && !imported.output.contains("import-"), "\(imported)")
    let set = try BuiltProgram.run("settings", "set/c.formdef", in: folder)
    #expect(set.output.contains("real/base.json"), "\(set)")
  }

  @Test func followsLinksToFilesOnly() throws {
    let folder = try TemporaryFolder(["a/b.formdef": Samples.misspelt])
    _ = try BuiltProgram.shell("ln -s b.formdef a/c.formdef; ln -s ../a a/loop; ln -s nowhere a/d.formdef", in: folder)
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["a/b.formdef"])
    #expect(run.errors == "error: cannot read 'a/d.formdef': there is no such file\n")
    #expect(run.status == 2)
  }

  /// A folder that is reached by two names has each of its files once, and what cannot be read too.
  @Test func namesWhatCannotBeReadOnce() throws {
    let folder = try TemporaryFolder(["in/a.formdef": Samples.clean])
    _ = try BuiltProgram.shell("ln -s in lk; ln -s nowhere in/broken.formdef", in: folder)
    let run = try BuiltProgram.run("lint", "in", "lk", in: folder)
    #expect(run.errors.split(separator: "\n").filter { $0.contains("cannot read") }.count == 1, "\(run.errors)")
  }

  @Test func saysWhatIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "a.formdef": Samples.clean, ".build/b.formdef": "", ".hid/c.formdef": "", "in/.d.formdef": "", ".notes": "",
      "Pods/e.formdef": "",
    ])
    _ = try BuiltProgram.shell("ln -s in lk", in: folder)
    let lines = try BuiltProgram.run("lint", "--verbose", in: folder).errors.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("left out: ") } == [
        "left out: .build: a folder of packages or builds", "left out: .hid: it is hidden",
        "left out: Pods: a folder of packages or builds", "left out: lk: it is a link to a folder",
        "left out: in/.d.formdef: it is hidden",
      ])
  }

  @Test func readsFilesOnly() throws {
    let folder = try TemporaryFolder(["b.formdef": "import \"a.formdef\"\nimport \"/dev/zero\"\n"])
    _ = try BuiltProgram.shell("mkfifo a.formdef", in: folder)
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.errors == "error: cannot read 'a.formdef': it is a pipe or a device, not a file\n")
    #expect(
      run.output == """
        b.formdef:1:8: error: cannot import 'a.formdef': it is a pipe or a device, not a file (import-not-found)
        b.formdef:2:8: error: cannot import '/dev/zero': it is a pipe or a device, not a file (import-not-found)

        """)
    #expect(run.status == 2)
  }

  @Test func readsImportsRelativeToTheFile() throws {
    let folder = try TemporaryFolder([
      "forms/a.formdef": "import \"../shared/b.formdef\"\nform A { textField x { use Big } }\n",
      "shared/b.formdef": "preset Big { tag: 1 }\n",
    ])
    #expect(try BuiltProgram.run("lint", "forms", in: folder).status == 0)
    let missing = try TemporaryFolder(["a.formdef": "import \"b.formdef\"\n"])
    #expect(try BuiltProgram.run("lint", "--format", "concise", in: missing).output.contains("a.formdef:1:8: error: "))
  }
}
