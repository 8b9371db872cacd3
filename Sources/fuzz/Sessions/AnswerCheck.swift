import JSONText

/// What must hold of every place in an answer: it lies in the text that it is about, between two scalars; edits of one
/// document do not overlap, and tokens follow one another.
struct AnswerCheck {
  private let texts: [String: TextPlaces]
  /// What is wrong, in words.
  private(set) var problems: [String] = []

  /// - Parameter texts: the documents that answers may be about, by URI.
  init(_ texts: [String: TextPlaces]) { self.texts = texts }

  /// Looks through an answer about a document.
  mutating func check(_ json: JSONValue, about uri: String) {
    switch json.kind {
    case .object: checkObject(json, uri)
    case .array:
      checkOverlaps(json, uri)
      for element in json.elements.map(Array.init) ?? [] { check(element, about: uri) }
    default: break
    }
  }

  private mutating func checkObject(_ json: JSONValue, _ uri: String) {
    let ownURI = json["uri"] ?? json["textDocument"]?["uri"]
    let uri = ownURI?.string ?? uri
    if let start = json["start"], let end = json["end"], start["line"] != nil { checkRange(start, end, uri) }
    if let first = json["startLine"]?.int64, let last = json["endLine"]?.int64 {
      let count = texts[uri]?.lineCount ?? .max
      if first > last || last >= count { problems.append("lines \(first) to \(last) of \(count)") }
    }
    if let data = json["data"]?.elements, json["range"] == nil { checkTokens(data.compactMap(\.int64), uri) }
    for member in json.members.map(Array.init) ?? [] {
      switch member.name {
      case "targetRange", "targetSelectionRange": check(member.value, about: json["targetUri"]?.string ?? uri)
      case "changes", "relatedDocuments":
        for document in member.value.members.map(Array.init) ?? [] { check(document.value, about: document.name) }
      case "arguments": break
      default: check(member.value, about: uri)
      }
    }
  }

  private func place(_ json: JSONValue) -> (line: Int, character: Int) {
    (Int(json["line"]?.int64 ?? -1), Int(json["character"]?.int64 ?? -1))
  }

  private mutating func checkRange(_ start: JSONValue, _ end: JSONValue, _ uri: String) {
    guard let text = texts[uri] else { return }
    let (start, end) = (place(start), place(end))
    if start > end { problems.append("the range from \(start) to \(end) ends before it begins") }
    for place in [start, end] where !text.isPlace(line: place.line, character: place.character) {
      problems.append("\(place) is no place between two scalars of \(uri)")
    }
  }

  private mutating func checkOverlaps(_ json: JSONValue, _ uri: String) {
    var ends: [(start: (line: Int, character: Int), end: (line: Int, character: Int))] = []
    for edit in json.elements.map(Array.init) ?? [] where edit["newText"] != nil && edit["label"] == nil {
      if let start = edit["range"]?["start"], let end = edit["range"]?["end"] {
        ends.append((place(start), place(end)))
      }
    }
    ends.sort { left, right in left.start == right.start ? left.end < right.end : left.start < right.start }
    for (one, next) in zip(ends, ends.dropFirst()) where one.end > next.start {
      problems.append("edits of \(uri) overlap")
    }
  }

  private mutating func checkTokens(_ data: [Int64], _ uri: String) {
    guard let text = texts[uri], data.count >= 5, data.count % 5 == 0 else { return }
    var (line, start, end) = (0, 0, 0)
    for index in stride(from: 0, to: data.count, by: 5) {
      let numbers = data[index..<index + 3].map { Int(clamping: $0) }
      line &+= numbers[0]
      start = numbers[0] == 0 ? start &+ numbers[1] : numbers[1]
      if numbers[0] == 0, index > 0, start < end { problems.append("tokens overlap on line \(line)") }
      end = start &+ numbers[2]
      if !text.isPlace(line: line, character: start) || !text.isPlace(line: line, character: end) {
        problems.append("a token from \(start) to \(end) is not on line \(line)")
      }
    }
  }
}
