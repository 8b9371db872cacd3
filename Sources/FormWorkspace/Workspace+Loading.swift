import FieldLanguages
import FormLint
import FormSyntax
import SystemIO

extension Workspace {
  /// Takes in many files from disk, read and analysed on all processors; gives those that could not be read, in order.
  public mutating func load(_ paths: [String]) -> [UnreadFile] {
    let reader = reader
    let known = known
    let read = mapConcurrently(paths.count) { index in
      reader.read(paths[index]).analysed(sharing: known)
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
  fileprivate consuming func analysed(sharing known: FieldLanguageCache) -> Result<FileAnalysis, FileError> {
    switch consume self {
    case .success(let bytes): .success(FileAnalysis(Document(bytes: bytes), sharing: known))
    case .failure(let error): .failure(error)
    }
  }
}
