import FormLint
import FormModel
import FormSyntax
public import SystemIO

/// The findings that are known already: a team that begins to lint keeps them in a file and sees what is new.
public struct Baseline: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The bytes that the file had; nil where there is none yet.
  let text: [UInt8]?
  /// What is known.
  public private(set) var entries: [BaselineEntry]
  let folder: String
  /// Where links to folders lead on the way to it.
  private let resolvedFolder: String
  private let place = CurrentPlace()
  /// The places of the entries of each file, as they were read.
  private var placesOfFiles: [ExactText: [Int]] = [:]

  /// Nothing is known yet.
  public init(newAt path: String) { self.init(path, nil, []) }

  private init(_ path: String, _ text: [UInt8]?, _ entries: [BaselineEntry]) {
    self.path = path
    self.text = text
    let absolute = place.absolute(LinkedPath.resolve(path))
    folder = absolute.lastIndex(of: "/").map { String(absolute[...$0]) } ?? "/"
    resolvedFolder = LinkedPath.resolved(folder) ?? folder
    self.entries = entries
    // A path may be written by hand in another way than formdef writes it: './a.formdef'.
    for index in entries.indices {
      self.entries[index].key.file = relative(LinkedPath.resolve(entries[index].key.file, from: absolute))
    }
    placesOfFiles = Dictionary(grouping: entries.indices) { ExactText(self.entries[$0].key.file) }
  }

  /// Reads a baseline, or says why that cannot be done.
  public static func read(_ path: String) -> Result<Baseline, FileError> {
    FileContents.read(path).flatMap { read(path, text: $0) }
  }

  /// Reads the text of a baseline, or says why it is none.
  public static func read(_ path: String, text: [UInt8]) -> Result<Baseline, FileError> {
    switch BaselineParser.entries(text) {
    case .success(let entries): .success(Baseline(path, text, entries))
    case .failure(let mistake): .failure(FileError("it is no baseline: \(mistake.message)"))
    }
  }

  /// What cannot be followed in the text of a baseline, at its place; nil where all can.
  public static func mistake(in text: [UInt8]) -> SettingsMistake? {
    guard case .failure(let mistake) = BaselineParser.entries(text) else { return nil }
    return mistake
  }

  /// The path of a file as entries have it. What does not lie in the folder of the baseline as both are written is
  /// looked for by the places that links to folders lead to.
  func relative(_ file: String) -> String {
    let file = place.absolute(file)
    if let inside = file.below(folder) { return inside }
    let (base, target) = (
      resolvedFolder.split(separator: "/"), (LinkedPath.resolved(file) ?? file).split(separator: "/")
    )
    let common = base.commonCount(with: target)
    let up = base.dropFirst(common).map { _ in Substring("..") }
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// What an entry is about, with the file as it is called from the current directory.
  public func words(of entry: BaselineEntry) -> String {
    entry.key.words(of: place.relative(LinkedPath.resolve(entry.key.file, from: folder)))
  }

  /// The path of a file as entries have it: where there are none by the way that it was named, by the place that links to
  /// folders lead to.
  func known(_ file: String) -> String {
    let named = relative(file)
    guard placesOfFiles[ExactText(named)] == nil, !placesOfFiles.isEmpty,
      let found = LinkedPath.resolved(place.absolute(file))?.below(resolvedFolder)
    else { return named }
    return placesOfFiles[ExactText(found)] == nil ? named : found
  }

  /// What holds for a file on a day.
  ///
  /// - Parameter today: as `YYYY-MM-DD`.
  public func filter(for file: String, today: String) -> BaselineFilter {
    let file = known(file)
    var counts: [BaselineKey: Int] = [:]
    for entry in placesOfFiles[ExactText(file), default: []].lazy.map({ entries[$0] })
    where entry.until.map({ $0 >= today }) ?? true {
      counts[entry.key, default: 0] += entry.count
    }
    return BaselineFilter(file: file, counts: counts)
  }

  /// The entries of files of a run of which fewer were found than are known: of several for the same findings, those that
  /// hold longest count first. What has a code that no rule has is found nowhere.
  ///
  /// - Parameters:
  ///   - found: how many there are of each key, of all files of the run.
  ///   - files: those files, without such as were not read as a whole.
  ///   - roots: what the run was to look at, files and folders: nothing is found in what has gone from there.
  ///   - isCovered: whether findings of a code were looked for in all of a file.
  public func stale(
    _ found: [BaselineKey: Int], files: [String], roots: [String] = [],
    isCovered: (_ code: String, _ file: String) -> Bool
  ) -> [(entry: BaselineEntry, found: Int)] {
    let gone = goneFiles(roots)
    let looked = Dictionary(files.map { (ExactText(known($0)), $0) }) { first, _ in first }
    var left = found
    var counts = entries.map { _ in 0 }
    for index in entries.indices.sorted(by: { entries[$0].holdsLonger(than: entries[$1]) }) {
      counts[index] = min(entries[index].count, left[entries[index].key] ?? 0)
      left[entries[index].key]? -= counts[index]
    }
    return zip(entries, counts).compactMap { entry, count in
      if gone.contains(ExactText(entry.key.file)) { return (entry, 0) }
      guard let file = looked[ExactText(entry.key.file)], !entry.hasKnownCode || isCovered(entry.key.code, file) else {
        return nil
      }
      return count < entry.count ? (entry, count) : nil
    }
  }

  /// Of the files with entries those below some folders that are not there any more.
  private func goneFiles(_ roots: [String]) -> Set<ExactText> {
    let folders = roots.map(place.absolute).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let gone = placesOfFiles.keys.filter { key in
      let path = LinkedPath.resolve(key.text, from: folder)
      return folders.contains { path.below($0) != nil } && isGone(path)
    }
    return Set(gone)
  }

  /// Whether there is no file of a path, and no link on the way to it that leads nowhere: that may be a volume which is not
  /// there just now.
  private func isGone(_ path: String) -> Bool {
    var part = path[...]
    while !part.isEmpty {
      switch FileStatus.ofLink(String(part)) {
      case .success(let status): return part != path[...] && status.kind == .folder
      case .failure(let error) where !error.isMissing: return false
      case .failure: part = part[..<(part.lastIndex(of: "/") ?? part.startIndex)]
      }
    }
    return false
  }

  /// Takes out what is stale.
  public mutating func prune(_ stale: [(entry: BaselineEntry, found: Int)]) {
    var counts = Dictionary(grouping: stale, by: \.entry).mapValues { $0.map(\.found)[...] }
    for index in entries.indices {
      if let found = counts[entries[index]]?.popFirst() { entries[index].count = found }
    }
    entries.removeAll { $0.count == 0 }
  }

  /// Takes what was found in a run for what is known of it; reasons and dates stay, and so does what the run did not look
  /// for.
  ///
  /// - Parameters:
  ///   - files: the files of the run, without such as were not read as a whole: of those, more may be there than was found.
  ///   - roots: what the run was to look at, files and folders: nothing is found in what has gone from there.
  ///   - isCovered: whether findings of a code were looked for in all of a file.
  public mutating func update(
    _ found: [BaselineKey: Int], files: [String], roots: [String], isCovered: (_ code: String, _ file: String) -> Bool
  ) {
    let gone = goneFiles(roots)
    let looked = Dictionary(files.map { (ExactText(known($0)), $0) }) { first, _ in first }
    func isWhole(_ key: BaselineKey) -> Bool { looked[ExactText(key.file)].map { isCovered(key.code, $0) } ?? false }
    let before = Dictionary(entries.map { ($0.key, $0) }) { first, other in first.joined(with: other) }
    entries.removeAll { entry in
      found[entry.key] != nil || gone.contains(ExactText(entry.key.file))
        || looked[ExactText(entry.key.file)] != nil && (!entry.hasKnownCode || isWhole(entry.key))
    }
    entries += found.map { key, count in
      let known = before[key]
      let least = isWhole(key) ? 0 : known?.count ?? 0
      return BaselineEntry(key: key, count: max(count, least), reason: known?.reason, until: known?.until)
    }
  }

  /// Writes the file; gives why that cannot be done.
  public func write() -> FileError? {
    let lines = entries.map(\.line).sorted { $0.lexicographicallyPrecedes($1) }
    var new = Array("{\"version\": 1, \"entries\": [\n".utf8)
    new += lines.joined(separator: Array(",\n".utf8))
    new += (lines.isEmpty ? "]}\n" : "\n]}\n").utf8
    guard let text else { return OutputFile.createNew(path, new) }
    return text == new ? nil : FileReplacement.replace(path, expecting: text, with: new)
  }
}
