/// A file and the folder that it lies in, both open, so that neither can be mistaken for another meanwhile.
struct FileInFolder {
  /// The folder.
  let folder: OpenFile
  /// The file.
  let file: OpenFile
  /// The last part of the path.
  let name: String
  /// How many names the file has.
  let nameCount: Int

  /// - Parameter path: absolute and without links.
  static func open(_ path: String) -> Result<FileInFolder, FileError> {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return .failure(FileError("it is a folder")) }
    let parent = "/" + parts.dropLast().joined(separator: "/")
    return OpenFile.reading(parent).flatMap { folder in
      OpenFile.reading(path).flatMap { file in
        guard let status = file.status else { return .failure(.last) }
        return .success(
          FileInFolder(
            folder: folder, file: file, name: String(name), nameCount: FileStatus(status).nameCount))
      }.mapError { error in
        folder.close()
        return error
      }
    }
  }

  /// Closes both.
  func close() {
    file.close()
    folder.close()
  }
}
