public import JSONText

/// The kind of a symbol, by which the client chooses its icon.
public enum SymbolKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// A file.
  case file = 1
  /// A module.
  case module = 2
  /// A namespace.
  case namespace = 3
  /// A package.
  case package = 4
  /// A class.
  case `class` = 5
  /// A method.
  case method = 6
  /// A property.
  case property = 7
  /// A stored member.
  case field = 8
  /// An initializer.
  case constructor = 9
  /// An enumeration.
  case `enum` = 10
  /// A protocol.
  case interface = 11
  /// A function.
  case function = 12
  /// A variable.
  case variable = 13
  /// A constant.
  case constant = 14
  /// A string.
  case string = 15
  /// A number.
  case number = 16
  /// A truth value.
  case boolean = 17
  /// An array.
  case array = 18
  /// An object.
  case object = 19
  /// A key.
  case key = 20
  /// Nothing.
  case null = 21
  /// A case of an enumeration.
  case enumMember = 22
  /// A structure.
  case `struct` = 23
  /// An event.
  case event = 24
  /// An operator.
  case `operator` = 25
  /// A generic parameter.
  case typeParameter = 26
}

/// A tag of a symbol, which changes how it is rendered.
public enum SymbolTag: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The symbol is rendered as obsolete, usually struck through.
  case deprecated = 1
}
