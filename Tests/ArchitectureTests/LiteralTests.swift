import Foundation
import TestSupport
import Testing

/// Names of properties, calls, labels and members are constants where code compares with them, so that a misspelt one does
/// not compile.
struct LiteralTests {
  /// Words that people bring along from elsewhere are written as they are, and so is what Swift calls the object itself.
  private static let exceptions = ["FormLint/Fixes/", "FormModel/Blocks/ValueView.swift"]

  @Test(arguments: [
    "FormModel", "ValueFormatting", "FieldLanguages", "FormLint", "FormGeneration", "FormEditing", "FormPicture",
  ])
  func nothingIsComparedWithNamesInQuotes(_ target: String) throws {
    let comparison =
      #/(?:argument|isNamed)\("|\.name(?:\.string)? [=!]= "\w|\b(?:name|label)\.equals\("|named: "|switch .*\.name(?:\.string)? \{/#
    for path in try SourceTree(target).files.map(\.path) {
      if LiteralTests.exceptions.contains(where: path.hasPrefix) { continue }
      let text = try String(contentsOf: SourceTree.sources.appendingPathComponent(path), encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(!line.contains(comparison), "\(path):\(index + 1) compares with a name in quotes")
      }
    }
  }
}
