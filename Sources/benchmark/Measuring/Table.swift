/// A table of measurements, printed with aligned columns.
struct Table {
  private let title: String
  private var rows: [[String]]

  /// A table without rows, under these heads of columns.
  init(_ title: String, _ columns: [String]) {
    self.title = title
    rows = [columns]
  }

  /// A table of times in milliseconds, with what they are related to in the last column.
  static func ofTimes(_ title: String) -> Table { Table(title, ["what", "min", "median", "p99", "cpu", "remark"]) }

  /// Adds a row with one text for each column.
  mutating func add(_ cells: String...) { add(cells) }

  /// Adds a row with one text for each column.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// Adds the times of something, in milliseconds: wall (least, median, 99th percentile) and all threads' processor time.
  mutating func add(_ what: String, _ timings: Timings, _ remark: String = "") {
    rows.append([
      what, timings.least.inWords, timings.median.inWords, timings.p99.inWords, timings.process.inWords, remark,
    ])
  }

  /// Prints the table to standard output.
  func print() {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? $0[column].unicodeScalars.count : 0 }.max() ?? 0
    }
    Swift.print("\n\(title)")
    for row in rows {
      let cells = row.enumerated().map { column, cell -> String in
        let blanks = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
        // The first and the last column are words, the others numbers.
        return column == 0 || column == count - 1 ? cell + blanks : blanks + cell
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      Swift.print(line)
    }
  }
}

extension Double {
  /// With about three digits that count.
  var inWords: String {
    let scale: Double = self >= 100 ? 1 : self >= 10 ? 10 : self >= 1 ? 100 : self >= 0.1 ? 1_000 : 10_000
    let scaled = (self * scale).rounded() / scale
    return scale == 1 ? "\(Int(scaled))" : "\(scaled)"
  }
}
