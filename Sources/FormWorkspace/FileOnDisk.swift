import FormModel
import FormSyntax
import SystemIO

/// A file as it was read from disk for what others see of it.
public struct FileOnDisk: Sendable {
  /// Its path.
  let path: String
  /// How it looked then.
  let stamp: FileStamp?
  /// What settings add to it.
  let settings: FormSettings?
  /// What it says, or why it could not be read.
  let model: Result<FileModel, FileError>

  /// Reads a file.
  init(_ path: String, _ reader: any FileReader, _ settings: FormSettings?) {
    self.path = path
    self.settings = settings
    stamp = reader.stamp(path)
    model = reader.readImport(path).map { FileModel(Document(bytes: $0), settings: settings) }
  }
}
