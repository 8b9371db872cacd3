import FormModel
import FormSyntax

/// Where the errors of a text are: how many there are in a part of it.
struct ErrorCounts: Sendable {
  /// In the order of the text, once for each error.
  private let places: [Int]

  /// - Parameter places: a place for each error, in any order.
  init(_ places: [Int]) { self.places = places.sorted() }

  /// The number of errors in a range.
  func count(in range: Range<Int>) -> Int {
    let first = places.indices.partitioningIndex { places[$0] >= range.lowerBound }
    return places.indices.partitioningIndex { places[$0] >= range.upperBound } - first
  }
}

extension FileAnalysis {
  /// The starts of the chunks that have errors, once for each error, those that comments suppress too.
  var errorCounts: ErrorCounts {
    var places: [Int] = []
    var start = 0
    for (index, found) in chunkFindings.enumerated() {
      if found.measure[.error] > 0 { places += Array(repeating: start, count: Int(found.measure[.error])) }
      start += Int(file.document.chunks[index].byteCount)
    }
    for found in formFindings.values {
      for (chunk, finding) in found.all where finding.severity == .error {
        if let index = file.document.index(of: chunk) { places.append(file.document.start(ofChunk: index)) }
      }
    }
    return ErrorCounts(places)
  }
}
