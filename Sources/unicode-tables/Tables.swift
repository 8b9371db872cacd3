import TextPatterns

/// Makes the text of each table.
enum Tables {
  /// A true-or-false property: the lengths of the runs outside and inside, in turns.
  static func runs(of set: ScalarSet) -> String {
    var numbers: [UInt32] = []
    var next: UInt32 = 0
    for span in set.spans {
      numbers += [span.lower - next, span.upper - span.lower + 1]
      next = span.upper + 1
    }
    return TableCoding.encode(numbers)
  }

  /// The numbers of all code points as runs: length less one, number. Surrogates take the number before them.
  static func runs(of values: [Int]) -> String {
    var numbers: [UInt32] = []
    var start = 0
    for index in 1...values.count where index == values.count || values[index] != values[start] {
      numbers += [UInt32(index - start - 1), UInt32(values[start])]
      start = index
    }
    return TableCoding.encode(numbers)
  }

  /// What each code point's number is, `sets` being those of the numbers from `first` on.
  static func numbers(_ sets: [ScalarSet], first: Int = 0, otherwise: Int) -> [Int] {
    var values = Array(repeating: otherwise, count: 0x110000)
    for (index, set) in sets.enumerated() {
      for span in set.spans {
        for scalar in span.lower...span.upper { values[Int(scalar)] = index + first }
      }
    }
    for surrogate in 0xD800...0xDFFF { values[surrogate] = values[0xD7FF] }
    return values
  }

  /// A property with named values, by the rows of their names.
  static func enumerated(_ property: String, _ rows: [String]) -> String {
    let sets = rows.map { row in
      RunningICU.set("\\p{\(property)=\(row.prefix { $0 != " " })}") ?? .empty
    }
    return runs(of: numbers(sets, otherwise: sets.count))
  }

  /// The versions of Unicode up to this ICU's, and the table of the first one that has each scalar.
  static func ages() -> (versions: [String], table: String) {
    let candidates = ["1.1"] + (2...20).flatMap { major in (0...3).map { "\(major).\($0)" } }
    var versions: [String] = []
    var sets: [ScalarSet] = []
    var before = ScalarSet.empty
    for version in candidates {
      guard let set = RunningICU.set("\\p{age=\(version)}"), set != before else { continue }
      versions.append(version)
      sets.append(set.subtracting(before))
      before = set
    }
    return (versions, runs(of: numbers(sets, first: 1, otherwise: 0)))
  }

  /// The numeric values and the table of each scalar's.
  static func numericValues() -> (values: [String], table: String) {
    var candidates: Set<Double> = []
    for value in 0...UInt32(0x10FFFF) {
      if let number = Unicode.Scalar(value)?.properties.numericValue { candidates.insert(number) }
    }
    var values: [String] = []
    var sets: [ScalarSet] = []
    for value in candidates.sorted() {
      guard let set = RunningICU.set("\\p{nv=\(value)}"), !set.isEmpty else { continue }
      values.append(value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value))
      sets.append(set)
    }
    return (values, runs(of: numbers(sets, first: 1, otherwise: 0)))
  }

  /// The lists of scripts that scalars are used for, and the table of each one's.
  static func scriptExtensions(_ rows: [String]) -> (lists: String, table: String) {
    var listOf = Array(repeating: [Int](), count: 0x110000)
    for (index, row) in rows.enumerated() {
      guard let set = RunningICU.set("\\p{scx=\(row.prefix { $0 != " " })}") else { continue }
      for span in set.spans {
        for scalar in span.lower...span.upper { listOf[Int(scalar)].append(index) }
      }
    }
    for surrogate in 0xD800...0xDFFF { listOf[surrogate] = listOf[0xD7FF] }
    var numbers: [[Int]: Int] = [:]
    var lists: [[Int]] = []
    let values = listOf.map { list in
      if let number = numbers[list] { return number }
      numbers[list] = lists.count
      lists.append(list)
      return lists.count - 1
    }
    let listText = TableCoding.encode(lists.flatMap { [UInt32($0.count)] + $0.map(UInt32.init) })
    return (listText, runs(of: values))
  }
}
