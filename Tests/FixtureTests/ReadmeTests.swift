import Foundation
import TestSupport
import Testing

/// What README.md shows is what the program says.
struct ReadmeTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("../README.md") }

  /// Runs the built program in the package's folder; gives standard output, then standard error.
  private func run(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments, in: MarkdownPage.tests.deletingLastPathComponent())
    return run.output + run.errors
  }

  @Test func thePictureIsARealRun() throws {
    let start = try #require(page.lines.firstIndex { $0.hasPrefix("$ formdef ") })
    let end = try #require(page.lines[start...].firstIndex { $0.hasPrefix("```") })
    let arguments = page.lines[start].split(separator: " ").dropFirst(2).map(String.init)
    let said = try run(arguments).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    if MarkdownPage.isUpdate {
      let block = MarkdownPage.Block(lines: start + 1..<end)
      return try page.rewrite([(block, said)])
    }
    #expect(page.lines[(start + 1)..<end].map(String.init) == said)
  }

  /// Form, picture and code on the first screen belong together.
  @Test func theFirstScreenShowsTheExample() throws {
    let example = try MarkdownPage("Examples/Contact.formdef").lines.dropLast()
    let form = try #require(page.blocks.first)
    #expect(Array(page.text(of: form)) == Array(example))
    #expect(page.lines[..<40].contains { $0.contains("src=\"Tests/Examples/Contact.png\"") })
    #expect(FileManager.default.fileExists(atPath: MarkdownPage.tests.path + "/Examples/Contact.png"))
    let folder = try TemporaryFolder()
    #expect(try run(["generate", "Tests/Examples/Contact.formdef", "--output", folder.url("").path]) == "")
    let names = ["Contact.formdef.swift", "Contact.formdef+UIKit.swift"]
    var code = try names.flatMap { try folder.text($0).split(separator: "\n").map { $0.drop { $0 == " " } } }[...]
    let start = try #require(page.lines.firstIndex { $0.hasSuffix("<pre lang=\"swift\">") })
    for line in page.lines[(start + 1)...].prefix(while: { !$0.hasPrefix("</pre>") }) where line != "…" {
      let text = line.replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
      let at = code.firstIndex { $0 == text.drop { $0 == " " } }
      #expect(at != nil, "what is generated has no '\(text)' there")
      if let at { code = code[(at + 1)...] }
    }
  }

  /// The form that it shows is without fault.
  @Test func theTasteIsClean() throws {
    let page = try FixturePage("../README.md")
    let taste = try #require(page.cases.first)
    #expect(FixtureRun(page, taste).complaints() == [])
  }

  @Test func itNamesEverySubcommand() throws {
    let help = try run(["--help"]).split(separator: "\n").map(String.init)
    let start = try #require(help.firstIndex { $0.hasPrefix("Subcommands") })
    let names = help[(start + 1)...].prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(names.count >= 5)
    for name in names {
      #expect(page.lines.contains { $0.hasPrefix("| `formdef \(name)") }, "README.md does not have 'formdef \(name)'")
    }
  }
}
