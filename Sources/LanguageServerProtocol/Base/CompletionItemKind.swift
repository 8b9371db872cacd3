public import JSONText

/// The kind of a completion item, by which the client chooses its icon.
public enum CompletionItemKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// A text.
  case text = 1
  /// A method.
  case method = 2
  /// A function.
  case function = 3
  /// An initializer.
  case constructor = 4
  /// A stored member.
  case field = 5
  /// A variable.
  case variable = 6
  /// A class.
  case `class` = 7
  /// A protocol.
  case interface = 8
  /// A module.
  case module = 9
  /// A property.
  case property = 10
  /// A unit.
  case unit = 11
  /// A value.
  case value = 12
  /// An enumeration.
  case `enum` = 13
  /// A word of the language.
  case keyword = 14
  /// A snippet.
  case snippet = 15
  /// A colour.
  case color = 16
  /// A file.
  case file = 17
  /// A reference.
  case reference = 18
  /// A folder.
  case folder = 19
  /// A case of an enumeration.
  case enumMember = 20
  /// A constant.
  case constant = 21
  /// A structure.
  case `struct` = 22
  /// An event.
  case event = 23
  /// An operator.
  case `operator` = 24
  /// A generic parameter.
  case typeParameter = 25
}

/// A tag of a completion item, which changes how it is rendered.
public enum CompletionItemTag: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The item is rendered as obsolete, usually struck through.
  case deprecated = 1
}

/// How white space at the beginnings of lines of an inserted text is handled.
public enum InsertTextMode: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The text is inserted as it is.
  case asIs = 1
  /// Lines after the first are indented as the line that the item is inserted into.
  case adjustIndentation = 2
}
