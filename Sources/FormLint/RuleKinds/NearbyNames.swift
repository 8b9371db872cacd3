import FormModel
import FormSyntax

/// The names of the controls around one, for names that none of them has: these may be very many, and each is held against
/// the same names as the one before it, but for a few.
///
/// For one form of one version of a file, and for one thread.
final class NearbyNames {
  /// The chunks whose names are known.
  private var range = 0..<0
  private var known: [(chunk: Int, name: ArraySlice<UInt8>)] = []
  /// So many chunks more are looked at than are asked for, once it is not for the first time.
  private static let ahead = 1_000

  /// Nothing is known.
  init() {}

  /// The names of the controls among some chunks, in the order of the text, but for one.
  func names(in wanted: Range<Int>, of file: FileModel, but excluded: Int) -> [ArraySlice<UInt8>] {
    if wanted.lowerBound < range.lowerBound || wanted.upperBound > range.upperBound { read(wanted, of: file) }
    let first = known.partitioningIndex { $0.chunk >= wanted.lowerBound }
    var names: [ArraySlice<UInt8>] = []
    names.reserveCapacity(wanted.count)
    for (chunk, name) in known[first...] {
      if chunk >= wanted.upperBound { break }
      if chunk != excluded { names.append(name) }
    }
    return names
  }

  private func read(_ wanted: Range<Int>, of file: FileModel) {
    let ahead = range.isEmpty ? 0 : NearbyNames.ahead
    range = wanted.lowerBound..<max(wanted.upperBound, min(wanted.upperBound + ahead, file.entries.count))
    known.removeAll(keepingCapacity: true)
    var chunk = range.lowerBound
    file.forEachEntry(in: range) { entry in
      if entry.block.control != nil, !entry.block.nameRange.isEmpty {
        known.append((chunk, entry.block.source.bytes(entry.block.nameRange)))
      }
      chunk += 1
    }
  }
}
