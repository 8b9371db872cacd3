// Run by ../check: the language's configuration on lines, and the extension with something that stands in for the editor.
const assert = require('assert')
const { readFileSync } = require('fs')
const Module = require('module')
const path = require('path')

const configuration = JSON.parse(readFileSync(path.join(__dirname, 'language-configuration.json'), 'utf8'))

const words = new RegExp(configuration.wordPattern.pattern, 'g' + configuration.wordPattern.flags)
assert.deepStrictEqual('имя.cafe\u0301: `a_1`, .x(2)'.match(words), ['имя', 'cafe\u0301', 'a_1', 'x', '2'])

const { increaseIndentPattern, decreaseIndentPattern } = configuration.indentationRules
const opens = new RegExp(increaseIndentPattern)
const lines = [
  ['form A {', true], ['rule characters([', true], ['rule oneOf(["a",', true], ['/* ( */ form A { // }', true],
  ['label p { text: "(" }', false], ['label: "a (b"', false], ['rule pattern(/[(]/)', false], ['label p { title: "}"', true],
  ['// form A {', false], ['rule pattern(/\\//) {', true], ['label: "a \\" {"', false], ['}', false], ['text: """', false],
]
for (const [line, does] of lines) assert.strictEqual(opens.test(line), does, line)
for (const line of ['}', '    ])', '\t]']) assert(new RegExp(decreaseIndentPattern).test(line), line)

const enter = (line) => configuration.onEnterRules.find(({ beforeText }) => new RegExp(beforeText).test(line))?.action.indent
assert.deepStrictEqual(
  ['/// x', '    text: """', 'text: #"""', '        """', '  """#', 'label: "a"', '// x'].map(enter),
  ['none', 'indent', 'indent', 'outdent', 'outdent', undefined, undefined],
)

// A server is running between its start and its stop; one whose program is missing never is.
const running = new Set()
const asked = []
const errors = []
const handlers = {}
let program = 'missing'

class LanguageClient {
  constructor(_id, _name, { command }, { middleware }) {
    this.command = command
    handlers.middleware = middleware
  }
  onDidChangeState(run) {
    this.changed = run
  }
  async sendRequest(method, { textDocument }) {
    asked.push(`${method} ${textDocument.uri}`)
    return { html: '<script id="form-data">{}</script>' }
  }
  registerFeature() {}
  onNotification() {}
  async start() {
    await null
    if (this.command === 'missing') throw new Error('no such file')
    running.add(this)
    this.changed({ newState: State.Running })
  }
  async stop() {
    await null
    if (!running.delete(this)) throw new Error('is not running')
  }
}

const nothing = { dispose() {} }
const State = { Running: 2 }
const panel = { onDidDispose() {}, webview: { onDidReceiveMessage() {}, postMessage() {} } }
const modules = {
  vscode: {
    commands: { registerCommand: (name, run) => ((handlers[name] = run), nothing) },
    window: {
      onDidChangeTextEditorSelection: () => nothing,
      showErrorMessage: (text) => errors.push(text),
      createWebviewPanel: () => panel,
    },
    ViewColumn: { Beside: -2 },
    workspace: {
      getConfiguration: () => ({ get: () => program }),
      onDidChangeConfiguration: (run) => ((handlers.configuration = run), nothing),
      registerTextDocumentContentProvider: () => nothing,
      onDidChangeTextDocument: () => nothing,
    },
    Disposable: { from: () => nothing },
    EventEmitter: class {},
  },
  'vscode-languageclient/node': { LanguageClient, State, TransportKind: { stdio: 0 } },
}
const load = Module._load
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest)
const extension = require('./extension.js')

async function sessions() {
  await extension.activate({ subscriptions: [] })
  assert.strictEqual(errors.length, 1)
  assert.match(errors[0], /'missing lsp' does not start: no such file/)
  program = 'formdef'
  await handlers.configuration({ affectsConfiguration: (name) => name === 'formdef.program' })
  assert.strictEqual(running.size, 1)
  await Promise.all([handlers['formdef.restart'](), handlers['formdef.restart']()])
  assert.strictEqual(running.size, 1)
  running.clear() // It has crashed.
  await handlers['formdef.restart']()
  assert.strictEqual(running.size, 1)

  // A preview follows its document though the server, or the document's editor, is another one.
  const uri = 'file:///A.formdef'
  await handlers.middleware.executeCommand('formdef.preview', [{ uri, form: 'A' }], () => assert.fail())
  await handlers['formdef.restart']()
  await handlers.middleware.didOpen({ uri }, async () => asked.push('opened'))
  await handlers.middleware.didOpen({ uri: 'file:///B.formdef' }, async () => asked.push('opened'))
  const request = `formdef/preview ${uri}`
  assert.deepStrictEqual(asked, [request, request, 'opened', request, 'opened'])

  await extension.deactivate()
  assert.strictEqual(running.size, 0)
}

sessions().catch((error) => {
  console.error(error)
  process.exit(1)
})
