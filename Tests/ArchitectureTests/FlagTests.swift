import Foundation
import TestSupport
import Testing

/// Sets of flags in a number: each flag has a bit of its own, and one is left for what is to come.
struct FlagTests {
  @Test func flagsHaveBitsOfTheirOwn() throws {
    let types = try SourceTree.sources.subpaths(ending: ".swift").flatMap(FlagSet.all)
    #expect(types.count > 6)
    for type in types {
      #expect(type.flags.allSatisfy { $0.nonzeroBitCount == 1 }, "a flag of \(type.name) is no single bit")
      #expect(Set(type.flags).count == type.flags.count, "two flags of \(type.name) have the same bit")
      #expect(type.flags.allSatisfy { $0.trailingZeroBitCount < type.width - 1 }, "\(type.name) has no bit left")
    }
  }
}

/// An option set as it is written.
private struct FlagSet {
  var name: String
  /// How many bits it has.
  var width: Int
  /// The numbers of its flags.
  var flags: [UInt64]

  /// The option sets of a file whose flags are written as numbers.
  static func all(in file: URL) throws -> [FlagSet] {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains("OptionSet") else { return [] }
    return text.matches(of: #/( *)(?:public )?struct (\w+): OptionSet[^\n]*\n(.*?)\n\1\}/#.dotMatchesNewlines())
      .compactMap {
        let body = $0.3
        guard let width = body.firstMatch(of: #/let rawValue: U?Int(\d+)/#) else { return nil }
        let flags = body.matches(of: #/\(rawValue: (\d+)(?: << (\d+))?\)/#)
          .compactMap { flag in UInt64(flag.1).map { $0 << (flag.2.flatMap { UInt64($0) } ?? 0) } }
        return FlagSet(name: String($0.2), width: Int(width.1) ?? 0, flags: flags)
      }.filter { !$0.flags.isEmpty }
  }
}

extension URL {
  /// The files in a folder and those in it whose names end so.
  fileprivate func subpaths(ending: String) -> [URL] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { $0.hasSuffix(ending) }.map(appendingPathComponent)
  }
}
