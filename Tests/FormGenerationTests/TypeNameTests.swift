import Foundation
import Testing
import UIKitCatalog

@testable import FormGeneration

/// Names of types, modules and functions that generated code uses are known, so that nothing in the file is called so.
struct TypeNameTests {
  private static let texts: [String] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let forms = ["Examples", "Examples/Screens", "Examples/Screens/Shop", "Generated"].flatMap { name in
      let folder = tests.appendingPathComponent(name)
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "formdef" }.sorted { $0.path < $1.path }
    }
    return forms.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// A form that handles every message of text fields and of text views.
  private static var told: String {
    let handlers = Catalog.delegateMethods.map { "on \($0.name) { call: told }" }.joined(separator: "\n")
    return "form Told {\ntextField a { }\ntextView b { }\n\(handlers)\n}\n"
  }

  @Test func allTypesAreTaken() throws {
    #expect(Self.texts.count > 20)
    var count = 0
    for text in Self.texts + [Self.told] {
      let code = GeneratedText(text)
      let all = bare(code.model + code.uiKit)
      let declared = Set(
        all.matches(of: #/\b(?:enum|struct|class|protocol|typealias|case|let|var)\ +`?(\w+)/#).map { $0.1 }
      )
      .union(all.matches(of: #/<(\w+): /#).map { $0.1 })
      let types = Set(all.matches(of: #/(?:^|[^.\w`])([A-Z]\w*)\b(?!:)/#).map { $0.1 }).subtracting(declared)
      let own = Set(text.matches(of: #/\w+/#).map { $0.0 })
      for type in types where !own.contains(type) && !own.contains(where: { type.hasPrefix($0) && !$0.isEmpty }) {
        count += 1
        #expect(SwiftName.isTaken(String(type)), "\(type)")
      }
    }
    #expect(count > 200)
  }

  /// The code without comments, strings (whose insertions name nothing new) and conditions of compilation.
  private func bare(_ code: String) -> String {
    code.replacing(#/(#*)"""(?s:.*?)"""\1|#".*?"#|"(?:\\.|[^"\\\n])*"|//.*|\#(?:if|elseif) .*/#, with: "\"\"")
  }
}
