// Starts `formdef lsp` for .formdef files; all features are the server's.
const { commands, window, workspace } = require('vscode')
const { LanguageClient, State, TransportKind } = require('vscode-languageclient/node')
const generated = require('./generated')
const preview = require('./preview')

let client

async function start() {
  const command = workspace.getConfiguration('formdef').get('program')
  client = new LanguageClient(
    'formdef',
    'Form definitions',
    { command, args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: [{ language: 'formdef', scheme: 'file' }, { language: 'formdef', scheme: 'untitled' }],
      middleware: {
        // The server would open a browser, or write files; here there is a place beside the text.
        executeCommand: (command, values, next) => {
          if (command === 'formdef.preview') return preview.show(client, values[0])
          if (command === 'formdef.generated') return generated.show(values[0])
          return next(command, values)
        },
        // With its document, the server has let go of a preview.
        didOpen: async (document, next) => {
          await next(document)
          preview.refresh(client, document.uri.toString()).catch(() => {})
        },
      },
    },
  )
  client.registerFeature(preview.feature)
  // Another server knows nothing of the previews of the one before.
  client.onDidChangeState(({ newState }) => newState === State.Running && preview.refreshAll(client))
  client.onNotification('formdef/previewChanged', ({ uri }) => preview.refresh(client, uri))
  try {
    await client.start()
  } catch (error) {
    client = undefined
    window.showErrorMessage(`Form definitions: '${command} lsp' does not start: ${error.message ?? error}`)
  }
}

// What has crashed, or has not started yet, cannot be stopped: it is let go.
async function stop() {
  const stopped = client
  client = undefined
  await stopped?.stop().catch(() => {})
}

// One after the other, so that no two servers are left.
let last = Promise.resolve()

function restart() {
  last = last.catch(() => {}).then(stop).then(start)
  return last
}

exports.activate = async (context) => {
  context.subscriptions.push(
    commands.registerCommand('formdef.restart', restart),
    window.onDidChangeTextEditorSelection(preview.follow),
    generated.register(() => client),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('formdef.program') && restart()),
  )
  await restart()
}

exports.deactivate = stop
