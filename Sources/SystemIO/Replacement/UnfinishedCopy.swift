/// The copy of a file that was being written where it lies when the run ended. Its name has the checksums of the file's
/// name and of the new text, by which the next run sees how far that came.
struct UnfinishedCopy {
  private let name: UInt64
  private let newText: UInt64

  /// What the name of a copy says of the file.
  static func remark(name: String, newText: [UInt8]) -> String {
    "-" + String(checksum(PathText.bytes(name)), radix: 16) + "-" + String(checksum(newText), radix: 16)
  }

  /// Reads the last two parts of a copy's name.
  init?(_ parts: ArraySlice<Substring>) {
    guard parts.count == 2, let first = parts.first, let last = parts.last, let name = UInt64(first, radix: 16),
      let newText = UInt64(last, radix: 16)
    else { return nil }
    self.name = name
    self.newText = newText
  }

  /// What somebody should look at; nil where the file has either text, wholly.
  func problem(_ copy: String, among names: [String], in folder: String) -> String? {
    guard let file = names.first(where: { UnfinishedCopy.checksum(PathText.bytes($0)) == name }),
      case .success(let text) = FileContents.read(folder + "/" + file),
      case .success(let old) = FileContents.read(folder + "/" + copy)
    else { return "'\(folder)/\(copy)' is the copy of a file that is not there any more" }
    if UnfinishedCopy.checksum(text) == newText || text == old { return nil }
    return "'\(folder)/\(file)' may be half written: its text before that is in '\(folder)/\(copy)'"
  }

  /// Fowler, Noll and Vo's hash (FNV-1a, 64 bits).
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
