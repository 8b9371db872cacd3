/// A path without what says nothing: parts that are empty or `.`, and those that a `..` behind them takes back.
struct NormalPath {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isAbsolute: Bool

  /// - Parameter bytes: a path in UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isAbsolute = bytes.first == NormalPath.slash
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Writes it; gives how many bytes it has, at most as many as before.
  func write(to path: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    if isAbsolute {
      path[0] = NormalPath.slash
      count = 1
    }
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != NormalPath.slash { end += 1 }
      add(start..<end, to: path, &count)
      start = end + 1
    }
    return count
  }

  private func add(_ part: Range<Int>, to path: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
    let dots = part.count <= 2 && part.allSatisfy { bytes[$0] == NormalPath.dot } ? part.count : nil
    if dots == 0 || dots == 1 { return }
    if dots == 2 {
      var last = count
      while last > 0, path[last - 1] != NormalPath.slash { last -= 1 }
      let isName =
        count > last && !(count == last + 2 && path[last] == NormalPath.dot && path[last + 1] == NormalPath.dot)
      if isName {
        count = max(last - 1, isAbsolute ? 1 : 0)
        return
      }
      if isAbsolute { return }
    }
    if count > (isAbsolute ? 1 : 0) {
      path[count] = NormalPath.slash
      count += 1
    }
    for index in part {
      path[count] = bytes[index]
      count += 1
    }
  }
}
