/// Several files that import one another. Files are handed in, by path; nothing is opened here.
public struct ProjectModel: Sendable {
  /// What is known of a file.
  public enum File: Sendable {
    /// It was read, with or without mistakes.
    case read(FileModel)
    /// It could not be read, and why.
    case unreadable(String)
  }

  /// What is known, by path.
  public private(set) var files: [String: File] = [:]
  /// The imports of each file that has some, with the files that they mean.
  private var imports: [String: [(entry: FileImport, target: String)]] = [:]
  /// The files that import each file directly, known or not.
  private var importers: [String: Set<String>] = [:]

  /// What relative paths begin from, as absolute paths that end with a slash: the same folder by each of its names.
  private let places: [String]

  /// No files.
  ///
  /// - Parameter places: the folder that relative paths begin from, by each of its names, each ending with a slash. With
  ///   it, a file that an import reaches by the folder's own name is the one that is named without.
  public init(places: [String] = []) { self.places = places }

  /// Adds a file, or takes a newer version of it.
  public mutating func set(_ file: File, at path: String) {
    files[path] = file
    var found: [(entry: FileImport, target: String)] = []
    if case .read(let model) = file {
      found = model.imports.compactMap { entry in
        entry.path.map { (entry, target(of: $0, from: path)) }
      }
    }
    setImports(found, of: path)
  }

  /// Forgets a file; what it imports and who imports it is kept true.
  public mutating func remove(_ path: String) {
    files[path] = nil
    setImports([], of: path)
  }

  private mutating func setImports(_ found: [(entry: FileImport, target: String)], of path: String) {
    for (_, target) in imports[path] ?? [] {
      importers[target]?.remove(path)
      if importers[target]?.isEmpty ?? false { importers[target] = nil }
    }
    for (_, target) in found { importers[target, default: []].insert(path) }
    imports[path] = found.isEmpty ? nil : found
  }

  /// The files that import a file, directly or through others; itself where it is in a circle of imports.
  public func importers(of path: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      for importer in importers[next] ?? [] where found.insert(importer).inserted { waiting.append(importer) }
    }
    return found
  }

  /// The model of a file; nil where it is unknown or could not be read.
  public func model(_ path: String) -> FileModel? {
    if case .read(let model) = files[path] { return model }
    return nil
  }

  /// The file that an import means, as the files here are named.
  public func target(of path: String, from file: String) -> String {
    let target = ProjectModel.resolve(path, from: file)
    guard !file.hasPrefix("/"), target.hasPrefix("/") || target.hasPrefix("../"), let place = places.first else {
      return target
    }
    let absolute = target.hasPrefix("/") ? target : ProjectModel.resolve(place + target, from: "")
    return places.first(where: absolute.hasPrefix).map { String(absolute.dropFirst($0.count)) } ?? target
  }

  /// The path that an import means: relative to the folder of the file that has it, `.` and `..` taken out.
  public static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return normalize(path) }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return normalize(folder + path)
  }

  private static func normalize(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The files that a file sees: itself, then what it imports, depth first, each once.
  public func seen(from path: String) -> [String] {
    var order: [String] = []
    var visited: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      order.append(next)
      waiting += imports(of: next).map(\.target).reversed()
    }
    return order
  }

  /// Whether the imports of a file lead back to it.
  public func importsItself(_ path: String) -> Bool {
    seen(from: path).contains { file in imports(of: file).contains { $0.target == path } }
  }

  /// The imports of a file whose path can be read, with the files that they mean.
  public func imports(of path: String) -> [(entry: FileImport, target: String)] { imports[path] ?? [] }

  /// The imports that close a cycle, met depth first from `roots` in order: the file that has the import, the import, and
  /// the files of the cycle from the one that is imported again to the one that imports it.
  public func cycles(from roots: [String]) -> [(file: String, entry: FileImport, cycle: [String])] {
    var found: [(file: String, entry: FileImport, cycle: [String])] = []
    var done: Set<String> = []
    for root in roots where !done.contains(root) {
      var chain = [root]
      var onChain: Set<String> = [root]
      var left = [imports(of: root)]
      while let next = left[left.count - 1].first {
        left[left.count - 1].removeFirst()
        if onChain.contains(next.target) {
          let start = chain.firstIndex(of: next.target) ?? 0
          found.append((chain[chain.count - 1], next.entry, Array(chain[start...])))
        } else if !done.contains(next.target) {
          chain.append(next.target)
          onChain.insert(next.target)
          left.append(imports(of: next.target))
        }
        while left[left.count - 1].isEmpty {
          left.removeLast()
          let finished = chain.removeLast()
          onChain.remove(finished)
          done.insert(finished)
          if left.isEmpty { break }
        }
        if left.isEmpty { break }
      }
      done.insert(root)
    }
    return found
  }
}
