import Foundation
import TestSupport

/// The Swift files of a target, and which of them name types or free functions that others declare.
struct SourceTree {
  /// A file: its path from `Sources`, and the types and free functions that it declares and names, functions with a `(`
  /// behind their names.
  struct File {
    var path: String
    var lineCount: Int
    /// Whether a program made it, as its first line says.
    var isGenerated: Bool
    var declared: Set<Substring>
    var named: Set<Substring>

    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.endIndex)] }
  }

  /// The folder `Sources`.
  static let sources = MarkdownPage.tests.appendingPathComponent("../Sources").standardizedFileURL

  /// All targets, sorted.
  static let targets: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }()

  let files: [File]
  /// For each file, the files that declare what it names.
  let references: [Set<Int>]

  init(_ target: String) throws {
    let folder = SourceTree.sources.appendingPathComponent(target)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
      return File("\(target)/\(path)", text)
    }
    var owners: [Substring: Int] = [:]
    for (index, file) in files.enumerated() { for name in file.declared { owners[name] = index } }
    references = files.enumerated().map { index, file in
      Set(file.named.compactMap { owners[$0] }).subtracting([index])
    }
  }

  /// Folders, each with the folders that its files name types of.
  var folders: (names: [Substring], references: [Set<Int>]) {
    let names = Set(files.map(\.folder)).sorted()
    var found = names.map { _ in Set<Int>() }
    for (index, file) in files.enumerated() {
      guard let from = names.firstIndex(of: file.folder) else { continue }
      for other in references[index] {
        if let to = names.firstIndex(of: files[other].folder), to != from { found[from].insert(to) }
      }
    }
    return (names, found)
  }
}

extension SourceTree.File {
  /// Reads a file line by line: what stands in comments and string literals names nothing.
  fileprivate init(_ path: String, _ text: String) {
    self.path = path
    declared = []
    named = []
    lineCount = 0
    isGenerated = text.hasPrefix("// Made by: ")
    var isInText = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lineCount += 1
      let isComment = !isInText && line.drop { $0 == " " }.hasPrefix("//")
      let fences = isComment ? 0 : line.ranges(of: "\"\"\"").count
      if isInText || fences > 0 {
        if fences % 2 == 1 { isInText.toggle() }
        continue
      }
      let code = SourceTree.code(line)
      named.formUnion(SourceTree.words(code).filter { $0.first?.isUppercase ?? false })
      named.formUnion(SourceTree.calledFunctions(code))
      if let name = SourceTree.declaredName(line) { declared.insert(name) }
    }
  }
}

extension SourceTree {
  /// A line without its comment and the contents of its string literals.
  private static func code(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "\"")) || line.contains("//") else { return line }
    var code = ""
    var isInString = false
    var isEscaped = false
    var last: Character = " "
    for character in line {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else if character == "\"" {
        isInString = true
      } else if character == "/", last == "/" {
        break
      } else {
        code.append(character)
      }
      last = character
    }
    return Substring(code)
  }

  private static func words(_ code: Substring) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The names that stand before a `(`, behind no dot and no `func`.
  private static func calledFunctions(_ code: Substring) -> [Substring] {
    guard code.utf8.contains(UInt8(ascii: "(")) else { return [] }
    var found: [Substring] = []
    var start = code.startIndex
    for index in code.indices {
      let character = code[index]
      if character.isLetter || character.isNumber || character == "_" { continue }
      let before = code[..<start]
      if character == "(", start < index, before.last != ".", !before.hasSuffix("func ") {
        found.append(code[start...index])
      }
      start = code.index(after: index)
    }
    return found
  }

  private static let modifiers: Set<Substring> = ["public", "internal", "package", "final", "indirect", "open"]
  private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The type or function that a line of the outermost level declares for the whole target.
  private static func declaredName(_ line: Substring) -> Substring? {
    guard let first = line.first, first != " ", first != "/" else { return nil }
    let words = words(line).drop { modifiers.contains($0) }
    guard let keyword = words.first else { return nil }
    if keyword == "func" { return words.dropFirst().first.map { $0 + "(" } }
    return keywords.contains(keyword) ? words.dropFirst().first : nil
  }
}
