// Prints Sources/TextPatterns/Unicode/UnicodeTables.swift, with what the ICU inside the running Foundation knows.
import TextPatterns

/// The rows of a table of names.
func rows(_ names: StaticString) -> [String] {
  PropertyNames.lines(of: names).map { String(decoding: $0, as: UTF8.self) }
}

/// The first name in a row.
func firstName(_ row: some StringProtocol) -> String { String(row.prefix { $0 != " " }) }

/// The tables in the order in which they are printed, each with the name that it is asked for by.
var tables: [(name: String, text: String)] = []

for row in rows(PropertyNames.binary) {
  let name = firstName(row)
  tables.append((name, Tables.runs(of: RunningICU.set("\\p{\(name)}") ?? .empty)))
}
tables.append(("gc", Tables.enumerated("gc", rows(PropertyNames.categories))))
tables.append(("sc", Tables.enumerated("sc", rows(PropertyNames.scripts))))
tables.append(("blk", Tables.enumerated("blk", rows(PropertyNames.blocks))))

/// The values of `ccc`, which its leading and trailing kinds have too.
var combiningClasses: [String] = []
/// The property whose values are being read.
var property = ""
/// The rows of its values so far.
var values: [String] = []
for row in PropertyNames.enumerated.flatMap(rows) + [": "] {
  guard row.hasPrefix(":") else {
    values.append(row)
    continue
  }
  if !property.isEmpty { tables.append((property, Tables.enumerated(property, values))) }
  if property == "ccc" { combiningClasses = values }
  property = firstName(row.dropFirst(2))
  values = []
}
for name in ["lccc", "tccc"] { tables.append((name, Tables.enumerated(name, combiningClasses))) }

/// The table of `scx`, and the lists of scripts that it refers to.
let scripts = Tables.scriptExtensions(rows(PropertyNames.scripts))
tables += [("scx", scripts.table), ("scriptLists", scripts.lists)]
/// The table of `age`, and the versions that it refers to.
let ages = Tables.ages()
tables += [("age", ages.table), ("ages", ages.versions.joined(separator: " "))]
/// The table of `nv`, and the numbers that it refers to.
let numbers = Tables.numericValues()
tables += [("nv", numbers.table), ("values", numbers.values.joined(separator: " "))]
tables.append(("folding", Folding.table()))
tables.append(("names", Names.table()))

/// The text in rows of at most 112 bytes; broken at spaces where it has any, or at its own line ends.
func wrapped(_ text: String) -> [String] {
  if text.contains("\n") { return text.split(separator: "\n").map(String.init) }
  var lines: [String] = []
  var rest = Substring(text)
  while !rest.isEmpty {
    var line = rest.prefix(112)
    if line.count < rest.count, let space = line.lastIndex(of: " ") { line = line[..<space] }
    lines.append(String(line))
    rest = rest[line.endIndex...].drop { $0 == " " }
  }
  return lines
}

print(
  """
  // Made by: swift run unicode-tables > Sources/TextPatterns/Unicode/UnicodeTables.swift

  /// Unicode 16 as ICU 76 knows it, in the coding of `TableCoding`.
  enum UnicodeTables {
    /// A property's table by its first name, or one of those that belong to such a table.
    static func table(_ name: String) -> StaticString? {
      switch name {
  """)
for (name, text) in tables {
  print("    case \"\(name)\":\n      \"\"\"")
  for line in wrapped(text) { print("      \(line)") }
  print("      \"\"\"")
}
print("    default: nil\n    }\n  }\n}")
