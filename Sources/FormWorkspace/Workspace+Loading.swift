import FormLint
import FormSyntax
import SystemIO

extension Workspace {
  /// Takes in many files from disk, read and analysed on all processors; gives those that could not be read, in order.
  ///
  /// - Parameter deferred: whether their findings are not wanted yet.
  public mutating func load(_ paths: [String], deferred: Bool = false) -> [UnreadFile] {
    let before = self
    let read = mapConcurrently(paths.count) { index in
      before.reader.read(paths[index]).analysed {
        before.newAnalysis(paths[index], $0, deferred: deferred)
      }
    }
    var unread: [UnreadFile] = []
    var analysed: [(path: String, analysis: FileAnalysis)] = []
    for (path, result) in zip(paths, read) {
      switch result {
      case .success(let analysis): analysed.append((path, analysis))
      case .failure(let error): unread.append(UnreadFile(path: path, error: error))
      }
    }
    open(analysed)
    return unread
  }
}

extension Result<[UInt8], FileError> {
  /// What a text says; it is handed over, so that it need not be copied.
  fileprivate consuming func analysed(
    _ analyse: (consuming [UInt8]) -> FileAnalysis
  ) -> Result<FileAnalysis, FileError> {
    switch consume self {
    case .success(let bytes): .success(analyse(bytes))
    case .failure(let error): .failure(error)
    }
  }
}
