// A session by the client library of Visual Studio Code. usage: session.js FOLDER SCRIPT, with payload.mlir in FOLDER
"use strict";
const assert = require("assert");
const { spawn } = require("child_process");
const fs = require("fs");
const p = require("vscode-languageserver-protocol/node");

const [folder, scriptFile] = process.argv.slice(2);
const SCRIPT = fs.readFileSync(scriptFile, "utf8");
const server = spawn("jig", ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
const client = p.createProtocolConnection(new p.StreamMessageReader(server.stdout), new p.StreamMessageWriter(server.stdin));
let interactions = 0;

// ---- What the server tells by itself ----
const waiting = []; // { is, done }
let told = []; // what nobody has waited for yet

function take(event) {
  const at = waiting.findIndex((w) => w.is(event));
  if (at >= 0) waiting.splice(at, 1)[0].done(event);
  else told.push(event);
}

/** The next event of this kind; those before it are forgotten. */
function next(is) {
  ++interactions;
  const at = told.findIndex(is);
  if (at >= 0) return Promise.resolve(told.splice(0, at + 1)[at]);
  return new Promise((done) => waiting.push({ is, done }));
}

const problems = async (uri, is = () => true) =>
  (await next((e) => e.uri === uri && e.diagnostics.every(p.Diagnostic.is) && is(e.diagnostics))).diagnostics;
const hintsAreNew = () => next((e) => e === "hints");
client.onNotification(p.PublishDiagnosticsNotification.type, take);
client.onRequest(p.InlayHintRefreshRequest.type, () => take("hints"));
client.onError(([error]) => { throw error; });
client.listen();

// ---- Documents ----
class Document {
  constructor(name, text) {
    this.uri = `file://${folder}/${name}`;
    this.id = { uri: this.uri };
    this.version = 1;
    this.set(text);
    tell(p.DidOpenTextDocumentNotification.type, { textDocument: p.TextDocumentItem.create(this.uri, "mlir", 1, text) });
  }
  set(text) {
    this.text = p.TextDocument.create(this.uri, "mlir", this.version, text);
  }
  /** Edits as the server proposes them, told as changes from the end to the beginning. */
  edit(edits) {
    const sorted = [...edits].sort((a, b) => this.text.offsetAt(b.range.start) - this.text.offsetAt(a.range.start));
    ++this.version;
    this.set(p.TextDocument.applyEdits(this.text, edits));
    tell(p.DidChangeTextDocumentNotification.type, {
      textDocument: p.VersionedTextDocumentIdentifier.create(this.uri, this.version),
      contentChanges: sorted.map((e) => ({ range: e.range, text: e.newText })),
    });
  }
  /** The nth occurrence, and so many characters behind its beginning. */
  at(what, into = 0, nth = 1) {
    let at = -1;
    while (nth-- > 0) assert((at = this.text.getText().indexOf(what, at + 1)) >= 0, what);
    return { textDocument: this.id, position: this.text.positionAt(at + into) };
  }
  replace(what, by) {
    const start = this.at(what).position;
    this.edit([p.TextEdit.replace({ start, end: this.text.positionAt(this.text.offsetAt(start) + what.length) }, by)]);
  }
  whole() {
    return { textDocument: this.id, range: p.Range.create(0, 0, this.text.lineCount, 0) };
  }
  words(range) {
    return this.text.getText(range);
  }
}

function tell(type, params) {
  ++interactions;
  client.sendNotification(type, params);
}

async function ask(type, params, is = () => true) {
  ++interactions;
  const result = await client.sendRequest(type, params);
  assert(is(result), `${type.method}: ${JSON.stringify(result)}`);
  return result;
}

const all = (is) => (list) => Array.isArray(list) && list.every(is);
const page = async (d, ...where) => (await ask(p.HoverRequest.type, d.at(...where), p.Hover.is)).contents.value;
const refused = async (type, params, code) =>
  ask(type, params).then(() => assert.fail(`${type.method} is refused`), (e) => assert.strictEqual(e.code, code));

// ---- The session ----
async function begin() {
  const answer = await ask(p.InitializeRequest.type, {
    processId: process.pid, rootUri: null,
    capabilities: { workspace: { inlayHint: { refreshSupport: true } }, textDocument: { hover: { contentFormat: ["markdown"] } } },
  });
  assert.strictEqual(answer.capabilities.textDocumentSync.change, p.TextDocumentSyncKind.Incremental);
  assert.strictEqual(answer.serverInfo.name, "jig lsp");
  tell(p.InitializedNotification.type, {});
}

async function reads(d) {
  assert.deepStrictEqual(await problems(d.uri), []);
  await hintsAreNew();
  assert.match(await page(d, "structured.match"), /## transform.structured.match/);
  assert.match(await page(d, "%matmuls"), /2 ops: linalg.matmul payload.mlir:2/);
  assert.match(await page(d, "%first, %second"), /!transform.any_op/);
  assert.match(await page(d, "@tile failures", 2), /named_sequence @tile/);
  assert.strictEqual(await ask(p.HoverRequest.type, d.at("module", 0)).then((h) => h && h.contents.kind), "markdown");
  assert.strictEqual(await ask(p.HoverRequest.type, d.at("// payload")), null);
  const hints = await ask(p.InlayHintRequest.type, d.whole(), all(p.InlayHint.is));
  assert(hints.some((h) => h.label === "-> 2 linalg.matmul"), JSON.stringify(hints));
}

async function names(d) {
  const definition = await ask(p.DefinitionRequest.type, d.at("%matmuls :", 2), p.Location.is);
  assert.strictEqual(d.words(definition.range), "%matmuls");
  assert.strictEqual(d.words((await ask(p.DefinitionRequest.type, d.at("@tile failures", 1), p.Location.is)).range), "@tile");
  const places = await ask(p.ReferencesRequest.type, { ...d.at("%loop", 1, 2), context: { includeDeclaration: true } }, all(p.Location.is));
  assert.strictEqual(places.length, 2);
  const marks = await ask(p.DocumentHighlightRequest.type, d.at("%loop", 1, 3));
  assert.deepStrictEqual(marks.map((m) => m.kind), [p.DocumentHighlightKind.Write, p.DocumentHighlightKind.Read, p.DocumentHighlightKind.Read]);
  assert.strictEqual(d.words(await ask(p.PrepareRenameRequest.type, d.at("%second", 1), p.Range.is)), "second");
  const edit = await ask(p.RenameRequest.type, { ...d.at("%second", 1), newName: "rest" }, p.WorkspaceEdit.is);
  d.edit(edit.changes[d.uri]);
  assert.match(d.text.getText(), /%first, %rest = /);
  assert.match(d.text.getText(), /\(%rest\)/);
  assert.deepStrictEqual(await problems(d.uri), []);
  const symbol = await ask(p.RenameRequest.type, { ...d.at("@tile", 1), newName: "tiles" }, p.WorkspaceEdit.is);
  d.edit(symbol.changes[d.uri]);
  assert.deepStrictEqual(await problems(d.uri), []);
  await refused(p.RenameRequest.type, { ...d.at("%first", 1), newName: "rest" }, p.LSPErrorCodes.RequestFailed);
  await refused(p.RenameRequest.type, { ...d.at("%first", 1), newName: "9 x" }, p.LSPErrorCodes.RequestFailed);
}

async function shape(d) {
  const symbols = await ask(p.DocumentSymbolRequest.type, { textDocument: d.id }, all(p.DocumentSymbol.is));
  assert.deepStrictEqual(symbols[0].children.map((s) => s.name), ["tiles", "__transform_main"]);
  const found = await ask(p.WorkspaceSymbolRequest.type, { query: "tran" }, all((s) => p.Location.is(s.location)));
  assert.deepStrictEqual(found.map((s) => s.name), ["__transform_main"]);
  assert((await ask(p.FoldingRangeRequest.type, { textDocument: d.id }, all(p.FoldingRange.is))).length >= 4);
  const { position } = d.at("structured.match");
  const selected = await ask(p.SelectionRangeRequest.type, { textDocument: d.id, positions: [position] }, all(p.SelectionRange.is));
  let depth = 0;
  for (let s = selected[0]; s; s = s.parent) ++depth;
  assert(depth >= 3);
  const colours = await ask(p.SemanticTokensRequest.type, { textDocument: d.id });
  assert(colours.data.length > 100 && colours.data.length % 5 === 0);
  const part = await ask(p.SemanticTokensRangeRequest.type, { textDocument: d.id, range: p.Range.create(3, 0, 4, 0) });
  assert(part.data.length && part.data.length < colours.data.length);
}

async function offered(d, ...where) {
  const list = await ask(p.CompletionRequest.type, d.at(...where), p.CompletionList.is);
  return new Map(list.items.map((i) => [i.label, i]));
}

async function writes(d) {
  d.replace("    transform.print", "    %more = transform.structured.tile_using_f\n    transform.print");
  assert((await problems(d.uri, (l) => l.length)).some((x) => /tile_using_f/.test(x.message)));
  const items = await offered(d, "tile_using_f\n", 12);
  const item = items.get("transform.structured.tile_using_for");
  assert.strictEqual(item.insertTextFormat, p.InsertTextFormat.Snippet);
  assert(items.has("transform.structured.tile_using_forall"));
  d.edit([{ range: item.textEdit.range, newText: "transform.structured.tile_using_for %" }]);
  assert((await offered(d, "for %\n", 5)).has("rest"));
  const help = await ask(p.SignatureHelpRequest.type, d.at("for %\n", 5));
  assert.match(help.signatures[0].label, /tile_using_for/);
  d.replace("transform.structured.tile_using_for %\n", "transform.get_parent_op %loop {op_name = \"func.func\"} : (!transform.\n");
  assert((await offered(d, "(!transform.\n", 12)).has("transform.any_op"));
  d.replace("(!transform.\n", "(!transform.any_op) -> !transform.any_op\n");
  assert.deepStrictEqual(await problems(d.uri, (l) => !l.length), []);
  await hintsAreNew();
  assert.match(await page(d, "%more"), /1 op: func.func/);
}

async function mends(d) {
  d.replace("transform.annotate", "transform.anotate");
  const [problem] = await problems(d.uri, (l) => l.length === 1);
  assert.match(problem.message, /did you mean/);
  const actions = await ask(p.CodeActionRequest.type, { textDocument: d.id, range: problem.range, context: { diagnostics: [problem] } },
    all(p.CodeAction.is));
  assert.strictEqual(actions[0].kind, p.CodeActionKind.QuickFix);
  assert.strictEqual(actions[0].title, "Write 'transform.annotate'");
  d.edit(actions[0].edit.changes[d.uri]);
  assert.deepStrictEqual(await problems(d.uri), []);
}

async function payload(d) {
  await hintsAreNew();
  const behind = async (what) => (await ask(new p.RequestType("jig/payload"), d.at(what))).text;
  assert(!/scf.for/.test(await behind("%first")));
  assert.match(await behind("transform.include"), /scf.for/);
  const other = new Document("payload.mlir", fs.readFileSync(`${folder}/payload.mlir`, "utf8"));
  assert.deepStrictEqual(await problems(other.uri), []);
  assert.match(await page(other, "linalg.matmul"), /## linalg.matmul/);
  await refused(new p.RequestType("jig/payload"), other.at("linalg"), p.LSPErrorCodes.RequestFailed);
  tell(p.DidSaveTextDocumentNotification.type, { textDocument: other.id });
  tell(p.DidCloseTextDocumentNotification.type, { textDocument: other.id });
  assert.deepStrictEqual(await problems(other.uri), []);
  await refused(p.HoverRequest.type, other.at("linalg"), p.ErrorCodes.InvalidParams);
}

async function end() {
  await refused(new p.RequestType("jig/nothing"), {}, p.ErrorCodes.MethodNotFound);
  await ask(p.ShutdownRequest.type, undefined, (r) => r === null);
  tell(p.ExitNotification.type);
  assert.strictEqual(await new Promise((done) => server.on("exit", done)), 0);
}

async function session() {
  await begin();
  const d = new Document("script.mlir", SCRIPT);
  for (const part of [reads, names, shape, writes, mends, payload]) await part(d);
  await end();
  console.log(`${interactions} interactions`);
}

setTimeout(() => { console.error(`no answer in time, after ${interactions} interactions: ${JSON.stringify(told)}`); process.exit(1); }, 120000).unref();
session().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
