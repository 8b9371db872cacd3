// Shows the Swift code of forms beside their text: documents that cannot be written to and that follow the form.
const { Disposable, EventEmitter, Uri, ViewColumn, languages, window, workspace } = require('vscode')

const scheme = 'formdef-generated'
// Those that are shown have changed.
const changed = new EventEmitter()
// Waits until nobody has typed for a moment, by document.
const waiting = new Map()
let client

// The server has the texts.
async function files(source) {
  const answer = await client()?.sendRequest('formdef/generatedCode', { textDocument: { uri: source } })
  return answer?.files ?? []
}

// The form definition that a document is the code of is in its query.
const address = (source, name) => Uri.from({ scheme, path: `/${name}`, query: source })

exports.register = (currentClient) => {
  client = currentClient
  const provider = {
    onDidChange: changed.event,
    provideTextDocumentContent: async (uri) =>
      (await files(uri.query)).find(({ name }) => `/${name}` === uri.path)?.text ?? '',
  }
  return Disposable.from(
    workspace.registerTextDocumentContentProvider(scheme, provider),
    workspace.onDidChangeTextDocument(({ document }) => document.languageId === 'formdef' && follow(document)),
  )
}

// A preset may be of another file, so that all code that is shown is asked for again.
function follow(document) {
  clearTimeout(waiting.get(document))
  const refresh = () => {
    waiting.delete(document)
    for (const { uri } of workspace.textDocuments) if (uri.scheme === scheme) changed.fire(uri)
  }
  waiting.set(document, setTimeout(refresh, 300))
}

// Opens one of the files, which the user picks, beside the text.
exports.show = async ({ uri }) => {
  const names = (await files(uri)).map(({ name }) => name)
  const name = names.length > 1 ? await window.showQuickPick(names, { title: 'Swift code' }) : names[0]
  if (!name) return
  const document = await workspace.openTextDocument(address(uri, name))
  await languages.setTextDocumentLanguage(document, 'swift').catch(() => {})
  await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true })
}
