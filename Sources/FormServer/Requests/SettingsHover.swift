import FormEditing
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

/// What there is to say of a place of a settings file.
struct SettingsHover {
  private let document: Document
  private let cursor: SettingsCursor
  private let client: Client

  /// Takes a place of a settings file, in the client's position encoding.
  init(_ open: OpenSettings, _ position: Position, _ client: Client) {
    document = open.document
    self.client = client
    cursor = SettingsCursor(document.bytes, at: document.offset(of: position, client.encoding))
  }

  /// The answer to `textDocument/hover`; nil where there is nothing to say.
  var hover: Hover? {
    guard let text, !text.isEmpty else { return nil }
    var places = ProtocolPlaces(document, client.encoding)
    return Hover(
      contents: MarkupContent(text, client.capabilities.textDocument.hover.contentFormat),
      range: places.range(cursor.range))
  }

  private var text: Prose? {
    switch cursor.subject {
    case nil: nil
    case .key(let member): Prose(member.summary)
    case .rule(let rule): rule.text
    case .rules(let word, let codes): Prose("\(word): \(codes.joined(separator: ", "))")
    case .formMember(let name): FormMemberLine("\(name): nil", at: 0).hover
    case .formValue(let name, let value, let offset):
      FormMemberLine("\(name): \(value)", at: name.utf8.count + 2 + offset).hover
    }
  }
}
