// A session by Visual Studio Code's client of debuggers. usage: session.js FOLDER, to which files are written
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const here = __dirname;
const folder = fs.realpathSync(process.argv[2]);
for (const name of ["script.mlir", "library.mlir", "payload.mlir", "failing.mlir"]) {
  fs.copyFileSync(path.join(here, name), path.join(folder, name));
}
const file = (name) => path.join(folder, name);
const arguments_ = { payload: file("payload.mlir"), script: file("script.mlir"), libraries: [file("library.mlir")], params: { size: 8 } };
const thread = { threadId: 1 };
let requests = 0;

async function begin() {
  const client = new DebugClient("jig", "dap", "jig");
  const send = client.send.bind(client);
  client.send = (...all) => (++requests, send(...all));
  await client.start();
  client.defaultTimeout = 20000;
  return client;
}

async function frames(client) {
  return (await client.stackTraceRequest(thread)).body.stackFrames;
}

async function handles(client, frame = 0) {
  const scopes = (await client.scopesRequest({ frameId: (await frames(client))[frame].id })).body.scopes;
  const found = (await client.variablesRequest({ variablesReference: scopes[0].variablesReference })).body.variables;
  return Object.fromEntries(found.map((v) => [v.name, v.value]));
}

async function evaluate(client, expression, context = "watch") {
  const frameId = (await frames(client))[0].id;
  return (await client.evaluateRequest({ expression, context, frameId })).body.result;
}

/** Sends a request that goes on or back, and looks where it stands. */
async function go(client, request, reason, line, name = "script.mlir") {
  await Promise.all([client[request + "Request"](thread), client.assertStoppedLocation(reason, { path: file(name), line })]);
}

async function walk() {
  const client = await begin();
  await Promise.all([client.configurationSequence(), client.launch({ ...arguments_, stopOnEntry: true }),
                     client.assertStoppedLocation("entry", { path: file("script.mlir"), line: 11 })]);
  assert.strictEqual((await client.threadsRequest()).body.threads[0].name, "script");
  await go(client, "next", "step", 12);
  await go(client, "next", "step", 13);
  assert.strictEqual((await handles(client))["%pair#1"], "1 op: linalg.matmul payload.mlir:4");
  await go(client, "stepIn", "step", 4);
  assert.deepStrictEqual((await frames(client)).map((f) => f.name), ["transform.structured.tile_using_for", "transform.include @tile"]);
  await go(client, "next", "step", 7);
  assert.strictEqual((await handles(client))["%loop"], "1 op: scf.for payload.mlir:4");
  assert((await handles(client))["%op"].startsWith("spent by step 3.1"));
  await go(client, "stepBack", "step", 4);
  assert.strictEqual((await handles(client))["%op"], "1 op: linalg.matmul payload.mlir:4");
  await go(client, "stepOut", "step", 14);
  const printed = client.waitForEvent("output");
  await go(client, "next", "step", 15);
  assert((await printed).body.output.includes("scf.for"));
  assert.strictEqual(await evaluate(client, "%loop", "hover"), "1 op: scf.for payload.mlir:4");
  assert.strictEqual(await evaluate(client, "scf.for == 1"), "true");
  assert.strictEqual(
    await evaluate(client, 'transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op'),
    "1 op: scf.for payload.mlir:4");
  await Promise.all([client.waitForEvent("stopped"), evaluate(client, 'transform.annotate %loop "typed" : !transform.any_op', "repl")]);
  const payload = async () => {
    const sources = (await client.customRequest("loadedSources")).body.sources;
    const source = sources[sources.length - 1];
    return (await client.sourceRequest({ source, sourceReference: source.sourceReference })).body.content;
  };
  assert((await payload()).includes("typed"));
  await Promise.all([client.stepBackRequest(thread), client.waitForEvent("stopped")]);
  assert(!(await payload()).includes("typed"));
  await go(client, "next", "step", 15);
  assert((await payload()).includes("typed"));
  await go(client, "reverseContinue", "entry", 11);
  const set = await client.setBreakpointsRequest({ source: { path: file("script.mlir") }, breakpoints: [{ line: 20, condition: "pass == 2" }, { line: 99 }] });
  assert.deepStrictEqual(set.body.breakpoints.map((b) => b.verified), [true, false]);
  await go(client, "continue", "breakpoint", 20);
  assert.strictEqual((await frames(client))[1].name, "transform.foreach, pass 2 of 4");
  await client.setFunctionBreakpointsRequest({ breakpoints: [{ name: "library_tile" }] });
  await go(client, "continue", "function breakpoint", 3, "library.mlir");
  const targets = (await client.gotoTargetsRequest({ source: { path: file("script.mlir") }, line: 14 })).body.targets;
  await Promise.all([client.gotoRequest({ threadId: 1, targetId: targets[0].id }), client.assertStoppedLocation("goto", { line: 14 })]);
  await client.setFunctionBreakpointsRequest({ breakpoints: [] });
  await client.setBreakpointsRequest({ source: { path: file("script.mlir") }, breakpoints: [] });
  await Promise.all([client.waitForEvent("exited"), client.waitForEvent("terminated"), client.continueRequest(thread)]);
  await Promise.all([client.restartRequest({}), client.assertStoppedLocation("entry", { line: 11 })]);
  await Promise.all([client.waitForEvent("terminated"), client.terminateRequest()]);
  await client.stop();
}

async function fail() {
  const client = await begin();
  await Promise.all([
    client.waitForEvent("initialized").then(async () => {
      await client.setExceptionBreakpointsRequest({ filters: ["silenceable", "suppressed"] });
      await client.configurationDoneRequest();
    }),
    client.launch({ payload: file("payload.mlir"), script: file("failing.mlir") }),
    client.assertStoppedLocation("exception", { path: file("failing.mlir"), line: 7 }),
  ]);
  assert.strictEqual((await client.exceptionInfoRequest(thread)).body.breakMode, "always");
  await go(client, "continue", "exception", 12, "failing.mlir");
  const info = (await client.exceptionInfoRequest(thread)).body;
  assert(info.details.stackTrace.includes("help: "), JSON.stringify(info));
  assert(info.description.includes("4") && info.details.stackTrace.includes("help: "));
  await Promise.all([client.waitForEvent("exited").then((e) => assert.strictEqual(e.body.exitCode, 1)), client.continueRequest(thread)]);
  await client.stop();
}

async function refuse() {
  const client = await begin();
  await assert.rejects(client.launch({ payload: "/nowhere" }), /cannot open '\/nowhere'/);
  await client.stop();
}

async function hit() {
  const client = await begin();
  await client.hitBreakpoint(arguments_, { path: file("library.mlir"), line: 3 });
  await client.stop();
}

(async () => {
  for (const part of [walk, fail, refuse, hit]) await part();
  assert(requests >= 50, `only ${requests} requests`);
  console.log(`${requests} requests`);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
