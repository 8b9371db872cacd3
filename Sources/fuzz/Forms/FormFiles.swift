import SystemIO

/// Random forms as files, for the compiler of their code: `FOLDER/TARGET/R1.formdef`.
enum FormFiles {
  /// Writes one file for each seed; gives what went wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    guard let folder = arguments.folder else { return "'--folder' says where the files go" }
    for offset in 0..<arguments.count {
      let seed = arguments.seed &+ UInt64(offset)
      let form = RandomForm(seed: seed)
      let place = "\(folder)/\(form.target)"
      let error = Folder.create(place) ?? FilePlacement.write(Array(form.text.utf8), to: "\(place)/R\(seed).formdef")
      if let error { return "'\(place)': \(error.reason)" }
    }
    return nil
  }
}
