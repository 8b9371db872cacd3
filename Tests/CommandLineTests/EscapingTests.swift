import Foundation
import TestSupport
import Testing

/// Names and texts from outside cannot steer a terminal, or a service that reads the output.
struct EscapingTests {
  private static let name = "a\n::error::owned\u{1B}[31m\u{202E}.formdef"
  private static let shown = #"a\n::error::owned\u{1B}[31m\u{202E}.formdef"#

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E }
      && text.split(separator: "\n").allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::error::owned") }
  }

  @Test(arguments: [
    ["lint"], ["lint", "--diff", "--color", "never"], ["format", "--check"], ["format", "--diff"],
    ["lint", "--fix", "--unsafe-fixes"],
  ])
  func escapesNames(_ arguments: [String]) throws {
    let folder = try TemporaryFolder([Self.name: "form Person{ textfield name {tag: 1} }\n"])
    let run = try BuiltProgram.run(arguments, in: folder)
    #expect(isSafe(run.output.replacing("\u{202E}", with: "") + run.errors))
    #expect(run.output.contains("owned") || run.errors.contains("owned"))
  }

  @Test func escapesNamesInEveryReport() throws {
    let needed =
      try BuiltProgram.run("lint", "--format", in: TemporaryFolder()).errors.split(separator: "\n").first ?? ""
    let formats = needed.split(separator: " ").last?.split(separator: "|").map(String.init) ?? []
    #expect(formats.count >= 10)
    for format in formats { try escapesNames(["lint", "--format", format]) }
  }

  /// Services look for these anywhere in a line; masks look alike.
  @Test func breaksCommandsInsideOfLines() throws {
    let form = """
      form A {
          textField a { nope: 1; formatter: .mask("##[-##]") } // ##[error]owned ##vso[task.x]y é ##[group]
      }

      """
    let name = "##[add-mask]x.formdef"
    let run = try BuiltProgram.run("lint", name, in: TemporaryFolder([name: form]))
    #expect(run.output.contains(##"// ##\u{5B}error]owned ##vso\u{5B}task.x]y é ##\u{5B}group]"##))
    #expect(run.output.contains(##"##\u{5B}add-mask]x.formdef:2"##))
    #expect(run.output.contains("##[-##]"))
  }

  @Test func escapesNamesInErrors() throws {
    let folder = try TemporaryFolder()
    for arguments in [["lint", Self.name], ["format", Self.name], ["samples", Self.name], [Self.name]] {
      let run = try BuiltProgram.run(arguments, in: folder)
      #expect(isSafe(run.errors) && run.errors.contains(Self.shown) && run.status == 2)
    }
  }

  @Test func escapesTextsOfDocumentsForPeople() throws {
    let folder = try TemporaryFolder(["a.formdef": "form A {\n// \u{1B}[2J\u{7}\ntextfield x { tag: 1 }\n}\n"])
    let run = try BuiltProgram.run("lint", "--diff", "--color", "always", in: folder)
    #expect(run.output.contains(#"// \u{1B}[2J\u{7}"#))
    // What `patch` reads has the text as it is.
    #expect(try BuiltProgram.run("lint", "--diff", in: folder).output.contains("// \u{1B}[2J\u{7}"))
  }

  @Test func tellsNamesFromWorkflowCommands() throws {
    let folder = try TemporaryFolder(["::error::x.formdef": Samples.misspelt])
    #expect(
      try BuiltProgram.run("lint", "--format", "concise", in: folder).output.hasPrefix("./::error::x.formdef:2:5: "))
  }

  @Test func lintsNamesThatAreNoUTF8() throws {
    let folder = try TemporaryFolder()
    let make = "printf 'form A { textfield x { tag: 1 } }\\n' > \"$(printf 'a\\377b.formdef')\""
    // Some file systems have no such names.
    guard try BuiltProgram.shell(make, in: folder).status == 0 else { return }
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.output.hasPrefix(#"a\xFFb.formdef:1:10: error: "#))
    #expect(try BuiltProgram.run("lint", "--fix", in: folder).status == 0)
    #expect(try BuiltProgram.run("lint", in: folder).errors == "No findings in 1 file.\n")
    let named = "\"$formdef\" lint --format json \"$(printf 'a\\377b.formdef')\""
    #expect(try BuiltProgram.shell(named, in: folder).status == 0)
  }
}
