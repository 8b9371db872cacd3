import FormLint
import FormWorkspace
import FormSyntax

/// What tells findings apart, and stays the same when lines move: file, form, control, code, the text that they are
/// about, and for those that agree in all that, which of them it is.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// Of the next finding of a file, in the order of the text.
  mutating func next(_ finding: LocatedFinding, in file: CheckedFile) -> String {
    let range = finding.range.clamped(to: 0..<file.document.byteCount)
    let text = String(decoding: file.document.bytes(in: range), as: UTF8.self)
    return next(file.path, finding.form ?? "", finding.subject ?? "", finding.code, text)
  }

  /// Of the next thing that these words name.
  mutating func next(_ words: String...) -> String {
    let key = words.joined(separator: "\0")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let text = key + "\0\(count)"
    return Fingerprints.hash(text, 0xCBF2_9CE4_8422_2325) + Fingerprints.hash(text, 0x8422_2325_CBF2_9CE4)
  }

  /// Fowler, Noll and Vo's hash (FNV-1a, 64 bits) from a start, as sixteen digits.
  private static func hash(_ text: String, _ start: UInt64) -> String {
    let value = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
