import Testing

@testable import TextPatterns

@Suite("The tables are those of the running ICU", .enabled(if: RunningICU.isFollowed))
struct UnicodeTableTests {
  static let binaryRows = rows(PropertyNames.binary)

  static func rows(_ names: StaticString) -> [String] {
    PropertyNames.lines(of: names).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of the properties in `enumerated`, with the names of their values.
  static let properties: [(property: String, values: [String])] = {
    var result: [(property: String, values: [String])] = []
    for row in PropertyNames.enumerated.flatMap(rows) {
      if row.hasPrefix(": ") {
        result.append((first(row.dropFirst(2)), []))
      } else {
        result[result.count - 1].values.append(row)
      }
    }
    return result
  }()

  static func first(_ row: some StringProtocol) -> String { String(row.prefix { $0 != " " }) }

  @Test("True-or-false properties", arguments: binaryRows)
  func binary(row: String) throws {
    let name = Self.first(row)
    let set = try #require(UnicodeSets.property(name))
    #expect(RunningICU.firstSpan(of: set, notIn: "\\p{\(name)}") == nil)
    #expect(RunningICU.firstSpan(of: set.complement, notIn: "\\P{\(name)}") == nil)
  }

  @Test("Categories, scripts and blocks")
  func partitions() throws {
    try expectPartition("gc", Self.rows(PropertyNames.categories))
    try expectPartition("sc", Self.rows(PropertyNames.scripts))
    try expectPartition("blk", Self.rows(PropertyNames.blocks))
  }

  @Test("Properties with named values", arguments: properties.map(\.property))
  func enumerated(property: String) throws {
    try expectPartition(property, try #require(Self.properties.first { $0.property == property }).values)
  }

  @Test("Combining classes at the ends of decompositions", arguments: ["lccc", "tccc"])
  func combiningClasses(property: String) throws {
    try expectPartition(property, try #require(Self.properties.first { $0.property == "ccc" }).values)
  }

  /// Values share out all scalars, so if each has only scalars that ICU gives it, each has all of them.
  private func expectPartition(_ property: String, _ values: [String]) throws {
    var count = 0
    for value in values.map(Self.first) {
      let set = try #require(UnicodeSets.property("\(property)=\(value)"))
      count += set.count
      let span = RunningICU.firstSpan(of: set, notIn: "\\p{\(property)=\(value)}")
      #expect(span == nil, "\(property)=\(value)")
    }
    #expect(count == ScalarSet.all.count, "\(property)")
  }

  @Test("Groups of categories", arguments: rows(PropertyNames.categoryGroups).map(first))
  func groups(name: String) throws {
    let set = try #require(UnicodeSets.property(name))
    #expect(RunningICU.firstSpan(of: set, notIn: "\\p{\(name)}") == nil)
    #expect(RunningICU.firstSpan(of: set.complement, notIn: "\\P{\(name)}") == nil)
  }

  @Test("Script extensions")
  func scriptExtensions() throws {
    for script in Self.rows(PropertyNames.scripts).map(Self.first) {
      let set = try #require(UnicodeSets.property("scx=\(script)"))
      #expect(RunningICU.firstSpan(of: set, notIn: "\\p{scx=\(script)}") == nil, "\(script)")
      // All else of the script's blocks and of the scripts that share most: what it lacks must lack it in ICU too.
      let shared = try #require(UnicodeSets.property("sc=Zyyy")).union(try #require(UnicodeSets.property("sc=Zinh")))
      let near = shared.union(try #require(UnicodeSets.property("sc=\(script)"))).subtracting(set)
      #expect(RunningICU.firstSpan(of: near, notIn: "\\P{scx=\(script)}") == nil, "\(script)")
    }
  }

  @Test("Ages", arguments: ["1.1", "2", "3.1", "4.1", "5.0", "5.2", "6.3", "10.0", "12.1", "15.1", "16.0", "99", "x"])
  func ages(version: String) throws {
    let set = try #require(UnicodeSets.property("age=\(version)"))
    #expect(RunningICU.firstSpan(of: set, notIn: "\\p{age=\(version)}") == nil)
    #expect(RunningICU.firstSpan(of: set.complement, notIn: "\\P{age=\(version)}") == nil)
  }

  @Test("Numeric values", arguments: ["0", "1", "2", "0.5", "-0.5", "10", "1000", "1e12", "0.1", "7.5"])
  func numericValues(value: String) throws {
    let set = try #require(UnicodeSets.property("nv=\(value)"))
    #expect(RunningICU.firstSpan(of: set, notIn: "\\p{nv=\(value)}") == nil)
    #expect(RunningICU.firstSpan(of: set.complement, notIn: "\\P{nv=\(value)}") == nil)
  }

  @Test(
    "Classes and Java's properties",
    arguments: [
      "\\d", "\\w", "\\s", "\\h", "\\v", ".", "\\p{word}", "\\p{javaDefined}", "\\p{javaIdentifierIgnorable}",
      "\\p{javaISOControl}", "\\p{javaJavaIdentifierPart}", "\\p{javaJavaIdentifierStart}", "\\p{javaLetterOrDigit}",
      "\\p{javaMirrored}", "\\p{javaSpaceChar}", "\\p{javaUnicodeIdentifierPart}", "\\p{javaUnicodeIdentifierStart}",
      "\\p{javaWhitespace}", "\\p{IsAssigned}", "\\p{IsTitleCase}", "\\p{InArrows}", "[[:punct:]]", "[[:xdigit:]]",
    ])
  func classes(pattern: String) throws {
    let set = try #require(PatternTree.parse(pattern).singleSet)
    let bracketed = pattern == "." ? "[\\V]" : "[\(pattern)]"
    #expect(RunningICU.firstSpan(of: set, notIn: bracketed) == nil)
    #expect(RunningICU.firstSpan(of: set.complement, notIn: "[^\(bracketed)]") == nil)
  }

  @Test("Names of scalars")
  func scalarNames() throws {
    for value in ([0x20...0x17F, 0x370...0x3FF, 0x2000...0x206F, 0x20A0...0x20CF] as [ClosedRange<UInt32>]).joined() {
      guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else { continue }
      let isKnown = RunningICU.fullyMatches("\\N{\(name)}", String(Character(scalar)))
      let set = PatternTree.parse("\\N{\(name)}").singleSet
      #expect(set == (isKnown ? ScalarSet(scalars: [value]) : nil), "\(name)")
      if isKnown { #expect(UnicodeSets.property("name= \(name.lowercased()) ") == set) }
    }
  }

  @Test("Every name of every property and value")
  func names() {
    var expressions = Self.binaryRows.flatMap(names)
    expressions += (Self.rows(PropertyNames.categories) + Self.rows(PropertyNames.categoryGroups)).flatMap(names)
    expressions += Self.rows(PropertyNames.scripts).flatMap(names).flatMap { [$0, "sc=\($0)", "Is\($0)"] }
    expressions += Self.rows(PropertyNames.blocks).flatMap(names).flatMap { ["blk=\($0)", "In\($0)"] }
    for (property, values) in Self.properties { expressions += values.flatMap(names).map { "\(property)=\($0)" } }
    for expression in expressions {
      #expect(RunningICU.compiles("\\p{\(expression)}"), "\(expression)")
      #expect(PatternTree.parse("\\p{\(expression)}").compiles == true, "\(expression)")
    }
  }

  private func names(_ row: String) -> [String] { row.split(separator: " ").map(String.init) }
}
