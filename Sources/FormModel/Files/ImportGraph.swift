import Synchronization

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
  /// The cycles that were asked for last.
  private let known = Mutex<(roots: [String], cycles: [String: [FoundCycle]])?>(nil)

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

  /// The cycles that are told at a file, met depth first from `roots` in order.
  func cycles(at path: String, from roots: [String]) -> [FoundCycle] {
    known.withLock { known in
      if let known, known.roots == roots { return known.cycles[path] ?? [] }
      var search = CycleSearch(self, roots.compactMap { numbers[$0] })
      search.run()
      let found = Dictionary(uniqueKeysWithValues: search.found.map { (paths[$0.key], $0.value) })
      known = (roots, found)
      return found[path] ?? []
    }
  }
}

/// An import that closes a circle of files.
public struct FoundCycle: Sendable {
  /// The import, among those of its file whose path can be read.
  let index: Int
  /// The files from the one that is imported again; of a long circle the first ones.
  public let first: [String]
  /// Of a long circle the last files, to the one that imports; else none.
  public let last: [String]
  /// How many files stand between them.
  public let left: Int

  /// So many files are named at the start of a long circle, and so many at its end.
  private static let named = 4

  fileprivate init(_ index: Int, _ chain: ArraySlice<Int>, _ graph: ImportGraph) {
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

/// Finds the imports that close circles, depth first.
private struct CycleSearch {
  private let graph: ImportGraph
  private let roots: [Int]
  private var isRoot: [Bool]
  private var isDone: [Bool]
  /// From a root to the file that is looked at.
  private var chain: [Int] = []
  /// Where each file stands in the chain; nil: it does not.
  private var place: [Int?]
  /// The places of roots in the chain.
  private var rootPlaces: [Int] = []
  /// By the file that a circle is told at.
  private(set) var found: [Int: [FoundCycle]] = [:]
  /// The imports that lead into a circle that was told.
  private var told: [Int: Set<Int>] = [:]

  init(_ graph: ImportGraph, _ roots: [Int]) {
    self.graph = graph
    self.roots = roots
    isRoot = Array(repeating: false, count: graph.paths.count)
    isDone = isRoot
    place = Array(repeating: nil, count: graph.paths.count)
    for root in roots { isRoot[root] = true }
  }

  mutating func run() {
    for root in roots where !isDone[root] {
      var next: [Int] = []
      enter(root, &next)
      while let file = chain.last, let index = next.last {
        guard index < graph.targets[file].count else {
          leave(&next)
          continue
        }
        next[next.count - 1] += 1
        let target = graph.targets[file][index]
        if let start = place[target] {
          close(index, of: file, start)
        } else if !isDone[target] {
          enter(target, &next)
        }
      }
    }
  }

  private mutating func enter(_ file: Int, _ next: inout [Int]) {
    place[file] = chain.count
    if isRoot[file] { rootPlaces.append(chain.count) }
    chain.append(file)
    next.append(0)
  }

  private mutating func leave(_ next: inout [Int]) {
    next.removeLast()
    let file = chain.removeLast()
    place[file] = nil
    isDone[file] = true
    if rootPlaces.last == chain.count { rootPlaces.removeLast() }
  }

  /// A circle is told at the import that closes it; where nobody looks at that file, at those which are looked at, where
  /// it begins.
  private mutating func close(_ index: Int, of file: Int, _ start: Int) {
    if isRoot[file] { return add(index, at: file, start) }
    for place in rootPlaces.reversed().prefix(while: { $0 >= start }) {
      let root = chain[place]
      let first = graph.targets[root].firstIndex { self.place[$0].map { $0 >= start } ?? false }
      if let first, told[root, default: []].insert(first).inserted { add(first, at: root, start) }
    }
  }

  private mutating func add(_ index: Int, at file: Int, _ start: Int) {
    found[file, default: []].append(FoundCycle(index, chain[start...], graph))
  }
}
