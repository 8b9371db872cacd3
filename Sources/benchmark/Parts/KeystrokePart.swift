import FormLint
import FormSyntax
import FormWorkspace

/// One keystroke to the findings that an editor is told, at the places where people type.
enum KeystrokePart {
  /// Prints a table for each input.
  static func run(_ arguments: BenchmarkArguments) {
    for input in arguments.inputs { measure(withPreset(input)) }
  }

  /// A preset that all fields use: what is typed there is seen by all.
  private static func withPreset(_ input: Input) -> Input {
    let preset = """

      preset BenchmarkPreset { // for all
          spellCheckingType: .no
          rule length(...2000) { message: "At most 2,000 characters" }
      }

      """
    var bytes: [UInt8] = []
    for line in input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      bytes += line + [UInt8(ascii: "\n")]
      if line.starts(with: "    textField ".utf8), line.last == UInt8(ascii: "{") {
        bytes += "        use BenchmarkPreset\n".utf8
      }
    }
    return Input(name: input.name, bytes: bytes + Array(preset.utf8))
  }

  private static func measure(_ input: Input) {
    var table = Table.ofTimes("Keystrokes: \(input.name), to the 1,000 worst findings")
    var workspace = Workspace()
    workspace.open(Report.path, text: input.bytes)
    for place in Place.all {
      guard let offset = input.bytes.offset(behind: place.mark, from: place.isLast ? 0 : input.bytes.count / 2) else {
        continue
      }
      table.add(place.name, type(place.text, at: offset, rounds: input.rounds(300), &workspace))
    }
    table.print()
  }

  /// Types something and takes it back, again and again; each is a keystroke.
  private static func type(_ text: String, at offset: Int, rounds: Int, _ workspace: inout Workspace) -> Timings {
    var runs: [Timing] = []
    let bytes = Array(text.utf8)
    for _ in 0..<rounds {
      runs.append(stroke(offset..<offset, bytes, &workspace))
      runs.append(stroke(offset..<offset + bytes.count, [], &workspace))
    }
    return Timings(runs)
  }

  private static func stroke(_ range: Range<Int>, _ text: [UInt8], _ workspace: inout Workspace) -> Timing {
    Timing.of {
      _ = workspace.edit(Report.path, range, with: text)
      _ = workspace.worstFindings(Report.path, limit: 1_000)
    }
  }
}

/// Where something is typed: behind the first mark from the middle of the text on.
private struct Place {
  var name: String
  var mark: String
  var text: String
  /// Whether the mark is looked for in the whole text.
  var isLast = false

  static let all = [
    Place(name: "a letter in a value", mark: "keyboardType: .", text: "x"),
    Place(name: "a new line in a control", mark: "keyboardType: .", text: "\n"),
    Place(name: "a letter in a name", mark: "textField ", text: "x"),
    Place(name: "a letter in a pattern", mark: "rule pattern(/", text: "x"),
    Place(name: "a digit of a tag", mark: "tag: ", text: "9"),
    Place(name: "a brace that opens", mark: "rule length(", text: "{"),
    Place(name: "a letter in a form's header", mark: "delegate: ", text: "x", isLast: true),
    Place(name: "a tag case", mark: "second", text: ", third", isLast: true),
    Place(name: "a letter in a form's name", mark: "form ", text: "x"),
    Place(name: "a letter in a preset", mark: "spellCheckingType: .", text: "x", isLast: true),
    Place(name: "a letter in a preset's message", mark: "\"At most", text: "x", isLast: true),
    Place(name: "a letter in a preset's comment", mark: "// for", text: "x", isLast: true),
  ]
}

extension [UInt8] {
  /// The offset behind the first occurrence of a text from an offset on.
  func offset(behind mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= count {
      if self[index] == mark[0], self[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }
}
