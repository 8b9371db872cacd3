public import JSONText

/// The colours in a document.
public enum DocumentColorRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [ColorInformation]
  public static let method = "textDocument/documentColor"
}

/// The ways to write a colour at a place.
public enum ColorPresentationRequest: ClientRequest {
  public typealias Params = ColorPresentationParams
  public typealias Result = [ColorPresentation]
  public static let method = "textDocument/colorPresentation"
}

/// LSP's `Color` (RGBA); each part from 0 to 1.
public struct LSPColor: Sendable {
  /// The red part, from 0 to 1.
  public var red: Double
  /// The green part, from 0 to 1.
  public var green: Double
  /// The blue part, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// A colour by its parts in RGBA, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension LSPColor: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    red = try json.decode("red")
    green = try json.decode("green")
    blue = try json.decode("blue")
    alpha = try json.decode("alpha")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("red", red)
      $0.member("green", green)
      $0.member("blue", blue)
      $0.member("alpha", alpha)
    }
  }
}

/// A colour in a document.
public struct ColorInformation: Sendable, JSONEncodable {
  /// The range of the text that says the colour.
  public var range: LSPRange
  /// The colour that it says.
  public var color: LSPColor

  /// A colour and the range that it is written in.
  public init(range: LSPRange, color: LSPColor) {
    self.range = range
    self.color = color
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("color", color)
    }
  }
}

/// The parameters of `textDocument/colorPresentation`.
public struct ColorPresentationParams: Sendable, JSONDecodable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The colour that the user has picked.
  public var color: LSPColor
  /// The range that is replaced.
  public var range: LSPRange

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    color = try json.decode("color")
    range = try json.decode("range")
  }
}

/// A way to write a colour.
public struct ColorPresentation: Sendable, JSONEncodable {
  /// The text that the client shows.
  public var label: String
  /// The edit that writes the colour; nil: the label replaces the range.
  public var textEdit: TextEdit?

  /// A label, and the edit that writes the colour; nil: the label itself replaces the range.
  public init(label: String, textEdit: TextEdit? = nil) {
    self.label = label
    self.textEdit = textEdit
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.member("textEdit", textEdit)
    }
  }
}
