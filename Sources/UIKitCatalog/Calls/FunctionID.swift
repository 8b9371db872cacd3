/// A call or a word that values are made of: the number of its row.
public struct FunctionID: RawRepresentable, Hashable, Sendable {
  /// The number of its row in the table.
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What a call takes at one place.
public struct Argument: Hashable, Sendable {
  /// The label before it; empty where there is none.
  public let label: CatalogText
  /// What it may be.
  public let type: ValueType
  /// Whether the call is wrong without it.
  public let isRequired: Bool
  /// Whether there may be any number of such arguments.
  public let isVariadic: Bool
}

extension Argument {
  /// Reads `label: type`, with `?` for one that may be left out and `...` for any number; `_` is no label.
  init(notation: CatalogText) {
    let (label, type) = notation.cut(at: UInt8(ascii: ":"))
    self.label = label.equals("_".utf8) ? label.slice(0, 0) : label
    isVariadic = type.bytes.last == UInt8(ascii: ".")
    let isOptional = type.bytes.last == UInt8(ascii: "?")
    let end = type.count - (isVariadic ? 3 : isOptional ? 1 : 0)
    self.type = ValueType(notation: type.slice(0, end)) ?? .opaque
    isRequired = !isOptional && !isVariadic
  }

  /// Reads arguments parted by commas.
  static func list(_ notation: CatalogText) -> [Argument] {
    notation.parts(separatedBy: UInt8(ascii: ",")).map(Argument.init(notation:))
  }

  /// The labels in brackets, as Swift names functions: `(style:time:)`; nothing where there are no arguments.
  static func labels(of arguments: [Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    return "(" + arguments.map { $0.label.isEmpty ? "_:" : $0.label.string + ":" }.joined() + ")"
  }
}

extension FunctionID {
  private var row: Int { Int(rawValue) }

  /// The name without its dot: `localized`.
  public var name: CatalogText {
    let name = FunctionTable.shared.field(row, 1)
    return hasDot ? name.slice(1, name.count) : name
  }

  /// Whether it is written with a dot before it.
  public var hasDot: Bool { FunctionTable.shared.field(row, 1).bytes.first == UInt8(ascii: ".") }

  /// Whether it is a bare word that takes no arguments: `today`, `next`, `none`.
  public var isWord: Bool { FunctionTable.shared.field(row, 2).equals("-".utf8) }

  /// What it takes, in order.
  public var arguments: [Argument] { FunctionTable.shared.arguments(row) }

  /// How it is named: `.date(style:time:format:)`, `today`.
  public var signature: String { (hasDot ? "." : "") + name.string + Argument.labels(of: arguments) }

  /// The types that it makes a value of.
  public var types: [ValueType] { FunctionTable.shared.types(row) }

  /// What it makes, in a sentence.
  public var summary: CatalogText { FunctionTable.shared.field(row, 3) }

  /// The version of iOS that UIKit makes such values from; nil where that is as old as what takes them.
  public var since: IOSVersion? { IOSVersion(FunctionTable.shared.field(row, 4)) }
}
