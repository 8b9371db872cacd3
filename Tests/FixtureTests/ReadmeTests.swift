import Foundation
import Testing

/// What README.md shows is what the program says.
struct ReadmeTests {
  private let page: FixturePage

  init() throws { page = try FixturePage("../README.md") }

  /// Runs the built program in the package's folder; gives standard output, then standard error.
  private func run(_ arguments: [String]) throws -> String {
    var products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    #if os(macOS)
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        products = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    let process = Process()
    process.executableURL = products.appendingPathComponent("formdef")
    process.arguments = arguments
    process.currentDirectoryURL = FixturePage.tests.deletingLastPathComponent()
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said + told, as: UTF8.self)
  }

  @Test func thePictureIsARealRun() throws {
    let start = try #require(page.lines.firstIndex { $0.hasPrefix("$ formdef ") })
    let end = try #require(page.lines[start...].firstIndex { $0.hasPrefix("```") })
    let arguments = page.lines[start].split(separator: " ").dropFirst(2).map(String.init)
    let said = try run(arguments).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
      let block = FixturePage.Block(words: [], lines: start + 1..<end, heading: "")
      return try page.rewrite([(block, said)])
    }
    #expect(page.lines[(start + 1)..<end].map(String.init) == said)
  }

  /// The form that it shows is without fault.
  @Test func theTasteIsClean() throws {
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
