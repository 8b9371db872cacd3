public import JSONText

/// Edits of several documents, as renames and code actions have them.
public struct WorkspaceEdit: Sendable {
  /// The edits by document, for clients without `workspaceEdit.documentChanges`.
  public var changes: [DocumentURI: [TextEdit]]?
  /// The edits of certain versions, in order, for clients with `workspaceEdit.documentChanges`.
  public var documentChanges: [DocumentChange]?
  /// The annotations that edits refer to, by their ids.
  public var changeAnnotations: [String: ChangeAnnotation]?

  /// Edits that do not say which versions they are for.
  public init(changes: [DocumentURI: [TextEdit]]) {
    self.changes = changes
  }

  /// Edits of certain versions; annotations that some of them refer to have names in `changeAnnotations`.
  public init(documentChanges: [DocumentChange], changeAnnotations: [String: ChangeAnnotation]? = nil) {
    self.documentChanges = documentChanges
    self.changeAnnotations = changeAnnotations
  }
}

extension WorkspaceEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    documentChanges = try json.decodeIfPresent("documentChanges")
    guard let members = json["changes"]?.members else { return }
    var changes: [DocumentURI: [TextEdit]] = [:]
    for member in members {
      do throws(JSONDecodingError) {
        changes[DocumentURI(member.name)] = try [TextEdit](member.value)
      } catch {
        throw error.inside(key: member.name).inside(key: "changes")
      }
    }
    self.changes = changes
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      if let changes {
        writer.key("changes")
        writer.object { writer in
          for (uri, edits) in changes.sorted(by: { $0.key.text < $1.key.text }) {
            writer.key(named: uri.text)
            writer.value(edits)
          }
        }
      }
      writer.member("documentChanges", documentChanges)
      if let changeAnnotations {
        writer.key("changeAnnotations")
        writer.object { writer in
          for (name, annotation) in changeAnnotations.sorted(by: { $0.key < $1.key }) {
            writer.key(named: name)
            writer.value(annotation)
          }
        }
      }
    }
  }
}

/// What the client shows for edits that belong together, and what the user confirms.
public struct ChangeAnnotation: Sendable, JSONEncodable {
  /// The label.
  public var label: String

  /// An annotation with the label that the client shows.
  public init(label: String) { self.label = label }

  public func encode(to writer: inout JSONWriter) {
    writer.object { $0.member("label", label) }
  }
}

/// An element of `WorkspaceEdit.documentChanges`.
public enum DocumentChange: Sendable {
  /// Edits in a document.
  case edit(TextDocumentEdit)
  /// A new, empty file; only for clients with the resource operation "create".
  case create(DocumentURI)
}

extension DocumentChange: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let kind = json["kind"] else {
      self = .edit(try TextDocumentEdit(json))
      return
    }
    guard kind.string == "create" else {
      throw JSONDecodingError(expected: "\"create\"", foundText: "another operation", in: kind).inside(key: "kind")
    }
    self = .create(try json.decode("uri"))
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.encode(to: &writer)
    case .create(let uri):
      writer.object {
        $0.member("kind", "create")
        $0.member("uri", uri)
      }
    }
  }
}
