import JSONText
import TestSupport

/// A JSON value that a test has made, with what it needs to compare it.
indirect enum Tree: Equatable, JSONEncodable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([Pair])

  struct Pair: Equatable {
    var key: String
    var value: Tree
  }

  init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .number: self = json.int64.map(Tree.integer) ?? Tree(json.double ?? .nan)
    case .string: self = .string(json.string ?? "")
    case .array: self = .array((json.elements.map(Array.init) ?? []).map { Tree($0) })
    case .object:
      self = .object((json.members.map(Array.init) ?? []).map { Pair(key: $0.name, value: Tree($0.value)) })
    }
  }

  /// Numbers beyond all doubles have no JSON to be written as.
  private init(_ number: Double) {
    self = number.isFinite ? .number(number) : .null
  }

  func encode(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements): elements.encode(to: &writer)
    case .object(let pairs):
      writer.object { writer in
        for pair in pairs {
          writer.key(named: pair.key)
          writer.value(pair.value)
        }
      }
    }
  }

  static func random(depth: Int, using random: inout SplitMix64) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 3: return .number(.random(in: -1...1, using: &random) + 0.1)
    case 4: return .string(text(using: &random))
    case 5:
      let count = Int.random(in: 0...4, using: &random)
      return .array((0..<count).map { _ in Tree.random(depth: depth - 1, using: &random) })
    default:
      let count = Int.random(in: 0...4, using: &random)
      return .object(
        (0..<count).map {
          Pair(key: "\($0)" + text(using: &random), value: Tree.random(depth: depth - 1, using: &random))
        })
    }
  }

  private static func text(using random: inout SplitMix64) -> String {
    let alphabet = Array("ab \"\\/\n\r\t\u{0}\u{8}\u{C}\u{1F}\u{7F}éЖ中😀\u{2028}\u{FFFD}".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) { text.append(alphabet.randomElement(using: &random) ?? "a") }
    return String(text)
  }
}
