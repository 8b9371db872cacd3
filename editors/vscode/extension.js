// Starts `formdef lsp` for .formdef files; all features are the server's.
const { commands, window, workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

let client

async function start() {
  const command = workspace.getConfiguration('formdef').get('program')
  client = new LanguageClient(
    'formdef',
    'Form definitions',
    { command, args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: [{ language: 'formdef', scheme: 'file' }, { language: 'formdef', scheme: 'untitled' }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher('**/{*.formdef,formdef.json}') },
    },
  )
  try {
    await client.start()
  } catch (error) {
    client = undefined
    window.showErrorMessage(`Form definitions: '${command} lsp' does not start: ${error.message ?? error}`)
  }
}

async function stop() {
  await client?.stop()
  client = undefined
}

exports.activate = async (context) => {
  const restart = async () => {
    await stop()
    await start()
  }
  context.subscriptions.push(
    commands.registerCommand('formdef.restart', restart),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('formdef.program') && restart()),
  )
  await start()
}

exports.deactivate = stop
