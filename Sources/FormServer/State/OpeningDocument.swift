import FormLint
import FormModel
import FormWorkspace

/// A large document that the client has opened, or changed so that much of it is to be read again, and that is read beside
/// everything else: until that is done, what is about it waits.
struct OpeningDocument: Sendable {
  /// The document as it will be open.
  let document: OpenDocument
  /// The path of the file.
  let path: String
  /// What settings say for its forms, as it is read with.
  let settings: FormSettings?
  /// What gives the analysis of the text.
  let work: WorkBeside<FileAnalysis>

  /// Documents with more bytes than these are read beside everything else.
  static let largest = 200_000

  /// Of such a document a change is applied beside everything else where more bytes are to be read again.
  static let largestPart = 32_000

  /// Of more chunks than these a change of what is no control is applied beside everything else.
  static let mostChunks = 20_000

  /// Begins at once; `analysis` makes that of the text.
  init(
    _ document: OpenDocument, _ path: String, _ settings: FormSettings?,
    _ analysis: @escaping @Sendable () -> FileAnalysis
  ) {
    self.document = document
    self.path = path
    self.settings = settings
    work = WorkBeside { _ in analysis() }
  }
}

/// The large documents and files that are read beside everything else.
struct OpeningDocuments: Sendable {
  /// So many that are opened are read at a time, and so many from disk.
  private static let atOnce = 2

  /// Those that are being read, in the order in which that was begun.
  private(set) var reading: [OpeningDocument] = []
  /// The open documents that are to be read again, by path, as soon as there is room.
  private(set) var outdated: [String] = []
  /// The files that are being read from disk; those without work wait for the others.
  private var onDisk: [(path: String, read: @Sendable () -> FileOnDisk, work: WorkBeside<FileOnDisk>?)] = []
  /// Their paths, each with what reads the file once more where it has changed since that was begun.
  private var pathsOnDisk: [String: (@Sendable () -> FileOnDisk)?] = [:]
  /// Counts whatever may let messages go that wait.
  private(set) var event = 0

  /// Whether there is none.
  var isEmpty: Bool { reading.isEmpty && outdated.isEmpty && onDisk.isEmpty }

  /// Whether one more may be read.
  var hasRoom: Bool { reading.count < OpeningDocuments.atOnce }

  /// Whether what is about a document waits.
  func isAwaited(_ path: String) -> Bool {
    pathsOnDisk[path] != nil || reading.contains { $0.path == path } || outdated.contains(path)
  }

  /// Takes in one that has begun to be read.
  mutating func begin(_ opening: OpeningDocument) { reading.append(opening) }

  /// Takes in that an open document is to be read again.
  mutating func readAgain(_ path: String) { if !isAwaited(path) { outdated.append(path) } }

  /// The next document that is to be read again, if there is room for it.
  mutating func popOutdated() -> String? {
    guard hasRoom, !outdated.isEmpty else { return nil }
    event += 1
    return outdated.removeFirst()
  }

  /// Whether a file is being read from disk.
  func isOnDisk(_ path: String) -> Bool { pathsOnDisk[path] != nil }

  /// The paths of the files that are being read.
  var paths: [String] { reading.map(\.path) + pathsOnDisk.keys }

  /// Begins to read a file from disk, one time after the other.
  mutating func begin(_ path: String, _ read: @escaping @Sendable () -> FileOnDisk) {
    if pathsOnDisk[path] != nil {
      pathsOnDisk[path] = .some(read)
    } else {
      pathsOnDisk[path] = .some(nil)
      onDisk.append((path, read, nil))
      beginNextOnDisk()
    }
  }

  private mutating func beginNextOnDisk() {
    for index in onDisk.indices.prefix(OpeningDocuments.atOnce) where onDisk[index].work == nil {
      onDisk[index].work = WorkBeside { [read = onDisk[index].read] _ in read() }
    }
  }

  /// A file that was read from disk, if there is one after so many milliseconds.
  mutating func takeFromDisk(within milliseconds: Double) -> (path: String, file: FileOnDisk)? {
    for (number, (path, _, work)) in onDisk.enumerated() {
      guard let file = work?.take(within: number == 0 ? milliseconds : 0) else { continue }
      onDisk.remove(at: number)
      let again = pathsOnDisk.removeValue(forKey: path) ?? nil
      if let again { begin(path, again) } else { beginNextOnDisk() }
      event += 1
      return (path, file)
    }
    return nil
  }

  /// One that was read, and its analysis, if there is one after so many milliseconds.
  mutating func take(within milliseconds: Double) -> (OpeningDocument, FileAnalysis)? {
    for (number, opening) in reading.enumerated() {
      guard let analysis = opening.work.take(within: number == 0 ? milliseconds : 0) else { continue }
      reading.remove(at: number)
      event += 1
      return (opening, analysis)
    }
    return nil
  }
}
