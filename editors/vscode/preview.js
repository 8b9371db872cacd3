// Shows forms beside their text: the server draws them, the page does what UIKit does as they are edited.
const { Position, Selection, Uri, ViewColumn, commands, window } = require('vscode')

// The panels by document.
const panels = new Map()

// Tells the server that forms are shown, so that it says when they change.
exports.feature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, formdefPreview: true }
  },
  initialize: () => {},
  getState: () => ({ kind: 'static' }),
  clear: () => {},
}

// Opens a panel for the forms of a document, or brings the one that there is into sight.
exports.show = async (client, { uri, form }) => {
  const known = panels.get(uri)
  if (known) {
    known.form = form
    known.panel.reveal(undefined, true)
    return refresh(client, uri)
  }
  const title = form ?? Uri.parse(uri).path.split('/').pop()
  const place = { viewColumn: ViewColumn.Beside, preserveFocus: true }
  const panel = window.createWebviewPanel('formdef.preview', title, place, { enableScripts: true, localResourceRoots: [] })
  panels.set(uri, { panel, form, isDrawn: false })
  panel.onDidDispose(() => panels.delete(uri))
  panel.webview.onDidReceiveMessage((message) => message?.type === 'reveal' && reveal(message))
  await refresh(client, uri)
}

// Takes the page of the present text. A page that is there already gets its data only, and keeps what was typed.
async function refresh(client, uri) {
  const shown = panels.get(uri)
  const page = shown && (await client?.sendRequest('formdef/preview', { textDocument: { uri }, form: shown.form }))
  if (!page || panels.get(uri) !== shown) return
  const data = page.html.match(/id="form-data">([^]*?)<\/script>/)
  if (shown.isDrawn && data) {
    shown.panel.webview.postMessage({ type: 'update', source: JSON.parse(data[1]) })
  } else {
    shown.panel.webview.html = page.html
    shown.isDrawn = true
  }
}

exports.refresh = refresh

exports.refreshAll = (client) => Promise.all([...panels.keys()].map((uri) => refresh(client, uri).catch(() => {})))

// A click on a field goes to where it is written.
async function reveal({ uri, range }) {
  const { start, end } = range
  const editor = await window.showTextDocument(Uri.parse(uri), { viewColumn: ViewColumn.One, preserveFocus: true })
  editor.selection = new Selection(new Position(start.line, start.character), new Position(end.line, end.character))
  editor.revealRange(editor.selection)
}

// The field that the cursor is in is edited in the picture.
exports.follow = async ({ textEditor, kind }) => {
  const document = textEditor.document
  const shown = panels.get(document.uri.toString())
  if (!shown || kind === undefined) return
  const symbols = await commands.executeCommand('vscode.executeDocumentSymbolProvider', document.uri)
  const path = []
  for (let inner = symbols ?? []; inner.length > 0; ) {
    const found = inner.find((symbol) => symbol.range.contains(textEditor.selection.active))
    if (!found) break
    path.push(found.name)
    inner = found.children
  }
  for (const control of path.slice(1).reverse()) shown.panel.webview.postMessage({ type: 'focus', control })
}
