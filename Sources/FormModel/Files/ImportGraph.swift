/// Which files of a project import which, by number: whoever looks at many files along their imports counts in numbers.
///
/// It holds for all versions of a project whose files import the same.
final class ImportGraph: Sendable {
  /// The files, those that are imported too; a number is an index of it.
  let paths: [String]
  private let numbers: [String: Int]
  /// What each file imports, in the order of its text.
  let targets: [[Int]]
  /// The files whose imports lead back to them.
  private let inCircles: [Bool]

  /// - Parameter imports: by file, the files that it imports.
  init(_ imports: [String: [String]]) {
    var (paths, numbers): ([String], [String: Int]) = ([], [:])
    func number(_ path: String) -> Int {
      if let number = numbers[path] { return number }
      numbers[path] = paths.count
      paths.append(path)
      return paths.count - 1
    }
    var targets: [Int: [Int]] = [:]
    for (path, imported) in imports { targets[number(path)] = imported.map(number) }
    self.targets = paths.indices.map { targets[$0] ?? [] }
    inCircles = CircleSearch(self.targets).found
    self.paths = paths
    self.numbers = numbers
  }

  /// The number of a file; nil of one that imports nothing, and is imported by none.
  func number(of path: String) -> Int? { numbers[path] }

  /// A file, then what it imports, depth first, each once.
  ///
  /// - Parameter other: a file that is passed by.
  func seen(from start: Int, without other: Int? = nil) -> [Int] {
    var order: [Int] = []
    var isMet = Array(repeating: false, count: paths.count)
    if let other { isMet[other] = true }
    var waiting = [start]
    while let next = waiting.popLast() {
      if isMet[next] { continue }
      isMet[next] = true
      order.append(next)
      for target in targets[next].reversed() where !isMet[target] { waiting.append(target) }
    }
    return order
  }

  /// Whether the imports of a file lead back to it.
  func importsItself(_ start: Int) -> Bool { inCircles[start] }

  /// The shortest way along imports from a file back to it, through the first import that begins one; nil where none leads
  /// back.
  func cycle(at start: Int) -> FoundCycle? {
    guard inCircles[start] else { return nil }
    // By file, the one before it on the way.
    var before = Array(repeating: -1, count: paths.count)
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let file = waiting[next]
      next += 1
      for target in targets[file] where inCircles[target] && before[target] < 0 {
        before[target] = file
        if target != start {
          waiting.append(target)
          continue
        }
        var chain: [Int] = []
        var last = file
        while last != start {
          chain.append(last)
          last = before[last]
        }
        chain.append(start)
        chain.reverse()
        let index = targets[start].firstIndex(of: chain.count > 1 ? chain[1] : start)
        return index.map { FoundCycle($0, chain, self) }
      }
    }
    return nil
  }
}

/// An import that leads back to its file.
public struct FoundCycle: Sendable {
  /// The import, among those of its file whose path can be read.
  let index: Int
  /// The files from the one that has the import; of a long circle the first ones.
  public let first: [String]
  /// Of a long circle the last files, to the one that imports the first; else none.
  public let last: [String]
  /// How many files stand between them.
  public let left: Int

  /// So many files are named at the start of a long circle, and so many at its end.
  private static let named = 4

  fileprivate init(_ index: Int, _ chain: [Int], _ graph: ImportGraph) {
    self.index = index
    let isLong = chain.count > 2 * FoundCycle.named
    first = chain.prefix(isLong ? FoundCycle.named : chain.count).map { graph.paths[$0] }
    last = isLong ? chain.suffix(FoundCycle.named).map { graph.paths[$0] } : []
    left = chain.count - first.count - last.count
  }
}

/// Finds the files whose imports lead back to them: those of strongly connected components (Tarjan, 1972) of more than one
/// file, and those that import themselves.
private struct CircleSearch {
  private let targets: [[Int]]
  /// When each file was met, from 1; 0: not yet.
  private var met: [Int]
  /// The earliest file of its own component that each is known to lead to.
  private var earliest: [Int]
  private var isOpen: [Bool]
  /// The files whose component is not known yet, in the order in which they were met.
  private var open: [Int] = []
  private var count = 0
  private(set) var found: [Bool]

  init(_ targets: [[Int]]) {
    self.targets = targets
    met = Array(repeating: 0, count: targets.count)
    earliest = met
    isOpen = Array(repeating: false, count: targets.count)
    found = targets.enumerated().map { $1.contains($0) }
    for file in targets.indices where met[file] == 0 { search(from: file) }
  }

  private mutating func search(from root: Int) {
    var chain = [(file: root, next: 0)]
    enter(root)
    while let (file, next) = chain.last {
      if next < targets[file].count {
        chain[chain.count - 1].next += 1
        let target = targets[file][next]
        if met[target] == 0 {
          enter(target)
          chain.append((target, 0))
        } else if isOpen[target] {
          earliest[file] = min(earliest[file], met[target])
        }
      } else {
        chain.removeLast()
        if let user = chain.last?.file { earliest[user] = min(earliest[user], earliest[file]) }
        if earliest[file] == met[file] { close(file) }
      }
    }
  }

  private mutating func enter(_ file: Int) {
    count += 1
    met[file] = count
    earliest[file] = count
    isOpen[file] = true
    open.append(file)
  }

  /// All files that were met since `first` are one component.
  private mutating func close(_ first: Int) {
    let isCircle = open.last != first
    while let file = open.popLast() {
      isOpen[file] = false
      if isCircle { found[file] = true }
      if file == first { return }
    }
  }
}
