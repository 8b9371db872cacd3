public import FormSyntax
import Synchronization

/// Several files that import one another. Files are handed in, by path; nothing is opened here.
public struct ProjectModel: Sendable {
  /// What is known of a file.
  public enum File: Sendable {
    /// It was read, with or without mistakes.
    case read(SharedFile)
    /// It could not be read, and why.
    case unreadable(String)
  }

  /// What is known, by path.
  public private(set) var files: [String: File] = [:]
  /// The imports of each file that has some, with the files that they mean.
  private var imports: [String: [(entry: FileImport, target: String)]] = [:]
  /// The files that import each file directly, known or not.
  private var importers: [String: Set<String>] = [:]
  /// The same by number, of all versions whose files import the same.
  private var known = Known<ImportGraph>()
  /// The files by the same numbers, of this version.
  private var numbered = Known<NumberedFiles>()
  /// What says of each file which names it has.
  private var names: [String: [UInt64]] = [:]
  /// Names that clash, of all versions whose files have the same names and import the same.
  private var knownClashes = KnownClashes()

  /// What relative paths begin from, as absolute paths that end with a slash: the same folder by each of its names.
  private let places: [String]
  /// The path that an import of a file means.
  private let resolve: @Sendable (_ path: String, _ file: String) -> String

  /// No files.
  ///
  /// - Parameters:
  ///   - places: the folder that relative paths begin from, by each of its names, each ending with a slash. With it, a file
  ///     that an import reaches by the folder's own name is the one that is named without.
  ///   - resolve: gives the path that an import of a file means, which links may lead elsewhere than its text says.
  public init(
    places: [String] = [],
    resolve: @escaping @Sendable (_ path: String, _ file: String) -> String = { ProjectModel.resolve($0, from: $1) }
  ) {
    self.places = places
    self.resolve = resolve
  }

  /// Adds a file, or takes a newer version of it.
  public mutating func set(_ model: FileModel, at path: String) {
    numbered = Known()
    files[path] = .read(SharedFile(path, model))
    setNames(NameClash.Kind.allCases.map { model.names($0).fingerprint }, of: path)
    let found = model.imports.compactMap { entry in entry.path.map { (entry, target(of: $0, from: path)) } }
    setImports(found, of: path)
  }

  /// Adds a file that cannot be read, with the reason.
  public mutating func set(unreadable reason: String, at path: String) {
    numbered = Known()
    files[path] = .unreadable(reason)
    setNames([], of: path)
    setImports([], of: path)
  }

  /// Forgets a file; what it imports and who imports it is kept true.
  public mutating func remove(_ path: String) {
    release(path)
    setNames([], of: path)
    setImports([], of: path)
  }

  /// Lets go of what a file says, before a newer version of it is set.
  public mutating func release(_ path: String) {
    numbered = Known()
    files[path] = nil
  }

  private mutating func setNames(_ found: [UInt64], of path: String) {
    if names[path, default: []] == found { return }
    names[path] = found.isEmpty ? nil : found
    knownClashes = KnownClashes()
  }

  private mutating func setImports(_ found: [(entry: FileImport, target: String)], of path: String) {
    let old = imports[path] ?? []
    if !old.map(\.target).elementsEqual(found.map(\.target)) {
      known = Known()
      knownClashes = KnownClashes()
      for (_, target) in old {
        importers[target]?.remove(path)
        if importers[target]?.isEmpty ?? false { importers[target] = nil }
      }
      for (_, target) in found { importers[target, default: []].insert(path) }
    }
    imports[path] = found.isEmpty ? nil : found
  }

  /// The files that import a file, directly or through others; itself where it is in a circle of imports.
  public func importers(of path: String) -> Set<String> { importers(of: [path]) }

  /// The files that import one of some files, directly or through others.
  public func importers(of paths: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = paths
    while let next = waiting.popLast() {
      for importer in importers[next] ?? [] where found.insert(importer).inserted { waiting.append(importer) }
    }
    return found
  }

  /// Whether another file imports a file directly.
  public func isImportedByOthers(_ path: String) -> Bool { importers[path]?.contains { $0 != path } ?? false }

  /// A file as all share it; nil where it is unknown or could not be read.
  public func file(_ path: String) -> SharedFile? {
    if case .read(let file) = files[path] { return file }
    return nil
  }

  /// The model of a file; nil where it is unknown or could not be read.
  public func model(_ path: String) -> FileModel? { file(path)?.model }

  /// The file that an import means, as the files here are named.
  public func target(of path: String, from file: String) -> String {
    let target = resolve(path, file)
    guard !file.hasPrefix("/"), target.hasPrefix("/") || target.hasPrefix("../"), let place = places.first else {
      return target
    }
    let absolute = target.hasPrefix("/") ? target : ProjectModel.resolve(place + target, from: "")
    return places.first(where: absolute.hasPrefix).map { String(absolute.dropFirst($0.count)) } ?? target
  }

  /// The path that an import means: relative to the folder of the file that has it, `.` and `..` taken out.
  public static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return normalize(path) }
    let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
    return normalize(folder + path)
  }

  /// How the path of a file is written in another: relative to the folder of that one.
  public static func path(to target: String, from file: String) -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(folder, parts.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  private static func normalize(_ path: String) -> String {
    if isNormal(path) { return path }
    var path = path
    return path.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { NormalPath(bytes).write(to: $0) }
    }
  }

  /// Whether there is nothing to take out of a path: each of its parts is a name.
  private static func isNormal(_ path: String) -> Bool {
    // What the part has so far: nothing, one dot, two dots, or something that makes it a name.
    var part = path.utf8.first == UInt8(ascii: "/") ? 3 : 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "/"):
        if part < 3 { return false }
        part = 0
      case UInt8(ascii: "."): part += part < 3 ? 1 : 0
      default: part = 3
      }
    }
    return part == 3
  }

  private var graph: ImportGraph { known.value { ImportGraph(imports.mapValues { $0.map(\.target) }) } }

  private var numberedFiles: NumberedFiles { numbered.value { NumberedFiles(graph, file) } }

  /// The files that a file sees: itself, then what it imports, depth first, each once.
  public func seen(from path: String) -> [String] {
    guard imports[path] != nil else { return [path] }
    let graph = graph
    return graph.number(of: path).map { graph.seen(from: $0).map { graph.paths[$0] } } ?? [path]
  }

  /// The files that some files see, themselves among them.
  public func seen(from paths: Set<String>) -> Set<String> {
    var found = paths
    var waiting = Array(paths)
    while let next = waiting.popLast() {
      for (_, target) in imports(of: next) where found.insert(target).inserted { waiting.append(target) }
    }
    return found
  }

  /// The files that a file sees but by another one.
  func seen(from path: String, without other: String) -> Set<String> {
    let graph = graph
    guard let number = graph.number(of: path) else { return [path] }
    return Set(graph.seen(from: number, without: graph.number(of: other)).map { graph.paths[$0] })
  }

  /// The files that a file imports, directly or through others, depth first, each once; and whether all of them could be
  /// read.
  func importedFiles(from path: String) -> (files: [SharedFile], areAll: Bool) {
    guard imports[path] != nil else { return ([], true) }
    let graph = graph
    guard let number = graph.number(of: path) else { return ([], true) }
    let seen = graph.seen(from: number).dropFirst()
    let found = files(of: seen, in: graph)
    return (found, found.count == seen.count)
  }

  /// The files with some numbers, as far as they were read. Few are looked up by their paths: to number all of them costs
  /// what the whole project has, and each version of a file makes them anew.
  private func files(of numbers: ArraySlice<Int>, in graph: ImportGraph) -> [SharedFile] {
    if numbers.count <= graph.paths.count / ProjectModel.partOfFew, !numbered.isMade {
      return numbers.compactMap { file(graph.paths[$0]) }
    }
    let files = numberedFiles.files
    return numbers.compactMap { files[$0] }
  }

  /// Of so many files one is few.
  private static let partOfFew = 8

  /// Whether all files that a file imports, directly or through others, were read without a mistake.
  public func areImportsWithoutMistakes(of path: String) -> Bool {
    guard imports[path] != nil, numberedFiles.haveMistakes, let number = graph.number(of: path) else { return true }
    return graph.seen(from: number).dropFirst().allSatisfy { !numberedFiles.hasMistakes[$0] }
  }

  /// Whether the imports of a file lead back to it.
  public func importsItself(_ path: String) -> Bool {
    let graph = graph
    return graph.number(of: path).map(graph.importsItself) ?? false
  }

  /// The imports of a file whose path can be read, with the files that they mean.
  public func imports(of path: String) -> [(entry: FileImport, target: String)] { imports[path] ?? [] }

  /// That what an import of a file means is not there, and why, in words; nil where it is, or its path cannot be read.
  public func mistake(of entry: FileImport, in file: String) -> String? {
    guard let written = entry.path else { return nil }
    if written.isEmpty { return "expected the path of a file" }
    let reason: String
    switch files[target(of: written, from: file)] {
    case .read: return nil
    case .unreadable(let why): reason = why
    case nil: reason = "there is no such file"
    }
    return "cannot import '\(written)': \(reason)"
  }

  /// The files that the imports of a file mean, by the chunks of the imports.
  public func targets(of path: String) -> [ChunkID: String] {
    Dictionary(imports(of: path).map { ($0.entry.chunk, $0.target) }) { first, _ in first }
  }

  /// The clashes of names that a file sees and none of the files that it imports.
  public func clashes(at path: String) -> [NameClash] {
    guard imports[path] != nil else { return [] }
    let shared = knownClashes.sharedNames(findSharedNames)
    return knownClashes.clashes(at: path) { findClashes(at: path, shared) }
  }

  /// The shortest circle of imports that leads from a file back to it, with the import there that begins it; nil where none
  /// does.
  public func cycle(at path: String) -> (entry: FileImport, cycle: FoundCycle)? {
    let (imports, graph) = (imports(of: path), graph)
    guard let cycle = graph.number(of: path).flatMap(graph.cycle), imports.indices.contains(cycle.index) else {
      return nil
    }
    return (imports[cycle.index].entry, cycle)
  }
}

/// The files of one version of a project, by the numbers of its imports.
private final class NumberedFiles: Sendable {
  /// Those that were read.
  let files: [SharedFile?]
  /// Which of them have mistakes, or were not read.
  let hasMistakes: [Bool]
  /// Whether any of them has.
  let haveMistakes: Bool

  init(_ graph: ImportGraph, _ file: (String) -> SharedFile?) {
    files = graph.paths.map(file)
    hasMistakes = files.map { $0?.model.document.chunks.measure.errors != 0 }
    haveMistakes = hasMistakes.contains(true)
  }
}

/// Something about a project that is made when it is first asked for, by whatever thread.
private final class Known<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Whether it was asked for.
  var isMade: Bool { made.withLock { $0 != nil } }

  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let value = made { return value }
      let value = make()
      made = value
      return value
    }
  }
}
