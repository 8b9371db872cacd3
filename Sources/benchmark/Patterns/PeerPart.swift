import FormWorkspace
import JSONText
import TextPatterns

/// Cases that other programs decide too, read from a file with one JSON object a line; `.ci/peers` puts them side by side.
///
/// What is timed is what a program does that meets the case for the first time: reading the patterns, too.
enum PeerPart {
  /// Milliseconds after which a case is not repeated any more.
  private static let patience = 200.0
  private static let mostRounds = 200

  /// Prints a line for each case; gives whether the cases could be read.
  static func run(_ arguments: BenchmarkArguments) -> Bool {
    guard let path = arguments.cases, case .success(let bytes) = DiskReader().read(path) else {
      print("benchmark --part peers needs --cases FILE")
      return false
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let json = try? JSONValue(parsing: Array(line)), let peerCase = PeerCase(json) else {
        print("\(path): not a case: \(String(decoding: line, as: UTF8.self))")
        return false
      }
      var writer = JSONWriter(.compact)
      let (verdict, time) = decide(peerCase)
      writer.object {
        $0.member("id", peerCase.id)
        $0.member("verdict", verdict)
        $0.member("ms", time)
      }
      print(String(decoding: writer.bytes, as: UTF8.self))
    }
    return true
  }

  /// True: there is a text, or one language lies in the other; nil: not analysed; and the median time.
  private static func decide(_ peerCase: PeerCase) -> (verdict: Bool?, milliseconds: Double) {
    var runs: [Timing] = []
    var verdict: Bool?
    var spent = 0.0
    repeat {
      let timing = Timing.of { verdict = peerCase.decide() }
      runs.append(timing)
      spent += timing.wall
    } while spent < patience && runs.count < mostRounds
    return (verdict, Timings(runs).median)
  }
}

/// One question about patterns, in the part of the syntax that all programs read alike.
private struct PeerCase {
  enum Question: String { case length, intersection, inclusion }

  var id: String
  private var question: Question
  private var patterns: [String]
  private var window: LengthWindow

  init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let question = json["question"]?.string.flatMap(Question.init(rawValue:)),
      let patterns = try? [String](json["patterns"] ?? json)
    else { return nil }
    self.id = id
    self.question = question
    self.patterns = patterns
    window = LengthWindow(min: Int(json["min"]?.int64 ?? 0), max: json["max"]?.int64.map(Int.init), unit: .scalars)
  }

  func decide() -> Bool? {
    var languages: [TextLanguage] = []
    for pattern in patterns {
      guard let tree = PatternTree.parse(pattern).tree else { return nil }
      languages.append(TextLanguage(tree, match: .whole))
    }
    switch question {
    case .length: return (languages + [TextLanguage(length: window)]).witness(allowEmpty: true).value.map { $0 != nil }
    case .intersection: return languages.witness(allowEmpty: true).value.map { $0 != nil }
    case .inclusion:
      guard languages.count == 2, let inclusion = languages[0].isIncluded(in: languages[1]).value else { return nil }
      return inclusion == .holds
    }
  }
}
