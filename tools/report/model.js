"use strict";
// What the records of a run say. Steps, bindings of handles and files are lists by their numbers; moments are numbered in the
// order of time, and payload and handles are asked for at one of them.

const takers = {
  jig_report() {},
  file(run, r) {
    run.numberOf.set(r.file, run.files.length);
    run.files.push({ name: r.file, first: r.first || 1, lines: (r.text || "").replace(/\n$/, "").split("\n"), known: "text" in r, steps: new Map() });
  },
  op(run, r) {
    const at = place(run, r.at);
    run.ops[r.op] = { number: r.op, at, words: r.name + (at ? ` ${placeWords(run, at)}` : "") };
  },
  line(run, r) { run.lines.push({ text: r.line, op: r.op || 0 }); },
  patch(run, r) { run.patches.push({ moment: r.patch, splices: r.lines, undo: null }); },
  bind(run, r) {
    run.bindings[r.bind] = { number: r.bind, handle: r.handle, kind: r.kind, step: r.step, begin: r.moment, end: Infinity, spentBy: null, items: r.items, moves: [] };
  },
  move(run, r) { run.bindings[r.move].moves.push(r); },
  unbound(run, r) {
    for (let i = 0; i + 1 < r.unbound.length; i += 2) run.bindings[r.unbound[i]].end = r.unbound[i + 1];
  },
  begin(run, r) {
    const parent = r.in === undefined ? null : run.steps[r.in];
    const step = {
      index: r.begin, parent, number: r.number, pass: r.pass || 0, name: r.name, text: r.text, at: place(run, r.at), operands: r.operands,
      begin: r.moment, end: null, fail: null, status: null, results: [], spent: [], changes: [0, 0, 0], seconds: 0, children: [],
      depth: parent ? parent.depth + 1 : 0, said: [], silenced: false, reason: "",
    };
    run.steps[r.begin] = step;
    (parent ? parent.children : run.top).push(step);
    if (step.at) {
      const of = run.files[step.at.file].steps;
      if (!of.has(step.at.line)) of.set(step.at.line, []);
      of.get(step.at.line).push(step);
    }
    run.last = Math.max(run.last, r.moment);
  },
  fail(run, r) { run.steps[r.fail].fail = r.moment; },
  end(run, r) {
    const { status, reason, results, spent, changes, seconds } = r;
    const step = Object.assign(run.steps[r.end], { status, reason: reason || "", results: results || [], spent, changes, seconds, end: r.moment });
    for (const b of spent) run.bindings[b].spentBy = step;
    run.endOf.set(r.moment, step);
    run.last = Math.max(run.last, r.moment);
  },
  said(run, r) {
    const said = { text: r.said.replace(/\n+$/, ""), severity: r.severity, at: place(run, r.at), step: r.step === undefined ? null : run.steps[r.step] };
    run.said.push(said);
  },
  below(run, r) {
    const said = run.said[run.said.length - 1];
    if (said) said.text += r.below.map(line => "\n  " + line).join("");
  },
  section(run, r) { (run.sections[r.section] = run.sections[r.section] || []).push(r); },
  done(run, r) {
    run.done = r.done;
    for (const i of r.silenced) run.steps[i].silenced = true;
  },
};

function baseName(path) {
  return path === "-" ? "<stdin>" : path.replace(/^.*\//, "");
}
// Line 0 is the whole file.
function placeWords(run, at) {
  return baseName(run.files[at.file].name) + (at.line ? ":" + at.line : "");
}
// With the file's number.
function place(run, at) {
  return at ? { file: run.numberOf.get(at.file), line: at.line, column: at.column } : null;
}

// Records behind which the writer ended are not there; a half one is none.
function readRun(text) {
  const run = {
    steps: [], top: [], files: [], numberOf: new Map(), ops: [], lines: [], patches: [], bindings: [], said: [], sections: {}, done: null, last: 0, endOf: new Map(),
  };
  for (const line of text.split("\n")) {
    let record;
    try { record = JSON.parse(line); } catch (e) { continue; }
    const taker = record && takers[Object.keys(record)[0]];
    if (taker) taker(run, record);
  }
  for (const said of run.said) {
    said.step = said.step || stepSpokenOf(run, said);
    if (said.step) said.step.said.push(said);
  }
  run.text = new PayloadText(run);
  return run;
}

// A warning stands at its step's place; an error that no step made ended the innermost one that failed.
function stepSpokenOf(run, said) {
  const { at } = said, there = at && run.files[at.file].steps.get(at.line);
  const step = there && there.find(s => s.at.column === at.column);
  if (step || said.severity !== "error") return step || null;
  return run.steps.filter(s => isFailed(s) && !s.children.some(isFailed)).pop() || null;
}

// The numbers of the payload's lines, sent from moment to moment over the patches.
class PayloadText {
  constructor(run) {
    this.patches = run.patches;
    this.done = 0; // so many of them
    this.lines = [];
  }

  splice(at, gone, come) {
    const removed = this.lines.slice(at, at + gone);
    if (come.length < 1000) this.lines.splice(at, gone, ...come);
    else this.lines = this.lines.slice(0, at).concat(come, this.lines.slice(at + gone));
    return removed;
  }

  forth() {
    const patch = this.patches[this.done++];
    patch.undo = patch.splices.map(([at, gone, ...come]) => this.splice(at, gone, come));
  }

  back() {
    const patch = this.patches[--this.done];
    for (let i = patch.splices.length; i-- > 0;) this.splice(patch.splices[i][0], patch.splices[i].length - 2, patch.undo[i]);
  }

  at(moment) {
    while (this.done < this.patches.length && this.patches[this.done].moment <= moment) this.forth();
    while (this.done && this.patches[this.done - 1].moment > moment) this.back();
    return this.lines.slice();
  }
}

// ---- Steps ----

// The moment at which a step's work is there to be seen.
function momentAfter(step, run) {
  if (step.end !== null) return step.end;
  return step.fail !== null ? step.fail : run.last;
}
function isTakenBack(step) {
  return step.fail !== null;
}
function isFailed(step) {
  return step.status === "silenceable" || step.status === "definite";
}
function isBad(step) {
  return step.status === null || isFailed(step);
}
function stateWords(step) {
  if (step.status === null) return "did not end";
  if (step.status === "stopped") return "stopped inside";
  if (!isFailed(step)) return "";
  return step.silenced ? "failed, silenced" : "failed";
}
function stepOfNumber(run, number) {
  let among = run.top, step = null;
  for (const n of number.split(".")) {
    step = among[+n - 1];
    if (!step) return null;
    among = step.children;
  }
  return step;
}
// The innermost step inside of it, or itself, at which something is said.
function whereSaid(step) {
  if (step.said.length) return step;
  for (let i = step.children.length; i-- > 0;) {
    const inner = isFailed(step.children[i]) ? whereSaid(step.children[i]) : null;
    if (inner) return inner;
  }
  return null;
}

// ---- Handles ----

function isBound(binding, moment) {
  return binding.begin <= moment && moment <= binding.end;
}
function itemsAt(binding, moment) {
  const items = binding.items.slice();
  for (const m of binding.moves) if (m.moment <= moment) items[m.item] = m.to;
  return items.filter(item => item !== 0);
}
// The number of the op that an item is or belongs to; 0: it is a parameter.
function opOfItem(item) {
  return typeof item === "number" ? item : Array.isArray(item) ? item[0] : 0;
}
function itemWords(run, item) {
  const op = run.ops[opOfItem(item)];
  if (typeof item === "string") return item;
  return Array.isArray(item) ? `${item[1]} of ${op.words}` : op.words;
}
function handlesOf(run, op, moment) {
  return run.bindings.filter(b => b && isBound(b, moment) && itemsAt(b, moment).some(item => opOfItem(item) === op));
}
function countWords(n, what) {
  return `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
}
function timeWords(seconds) {
  if (seconds >= 1) return seconds.toFixed(2) + " s";
  return (1e3 * seconds).toFixed(seconds >= 0.1 ? 0 : seconds >= 0.01 ? 1 : 3) + " ms";
}
// Steps that wrote a line of the op, in order.
function stepsOfOp(run, op) {
  const steps = [];
  for (const patch of run.patches) {
    const step = run.endOf.get(patch.moment);
    if (step && patch.splices.some(s => s.slice(2).some(line => run.lines[line].op === op))) steps.push(step);
  }
  return steps;
}
