"use strict";
// Panes with code: the script, and the payload in its four ways.

const LINE = 19; // pixels

// Quiet colours for what is easily told apart.
const TOKENS = /(\/\/.*$)|("(?:[^"\\]|\\.)*")|(%[\w$.-]+(?:#\d+)?)|([@][\w$.-]+|@"[^"]*")|([!#][\w$.]+)|(\b[a-z_]+(?:\.[a-z_0-9]+)+\b)/g;
const KINDS = ["comment", "string", "value", "symbol", "alias", "op"];

function codeSpans(text) {
  if (text.length > 3000) return [text];
  const spans = [];
  let at = 0;
  for (const m of text.matchAll(TOKENS)) {
    if (m.index > at) spans.push(text.slice(at, m.index));
    spans.push(make("span", { class: "t-" + KINDS[m.slice(1).findIndex(Boolean)] }, m[0]));
    at = m.index + m[0].length;
  }
  if (at < text.length) spans.push(text.slice(at));
  return spans;
}

function longest(texts) {
  let n = 0;
  for (const t of texts) n = Math.max(n, t.length);
  return Math.min(n, 20000);
}
function digitsOf(n) {
  return String(n).length;
}

// ---- The script, and other sources ----

class ScriptPane {
  constructor(app, box, select) {
    this.app = app;
    this.file = -1;
    this.select = select;
    this.list = new List(box, LINE, i => this.element(i));
    app.run.files.forEach((f, i) => { if (f.known) select.append(make("option", { value: i }, baseName(f.name))); });
    select.addEventListener("change", () => this.open(+select.value));
  }

  open(file) {
    const f = this.app.run.files[file];
    if (!f || !f.known) return;
    const is_new = file !== this.file;
    this.file = file;
    this.select.value = file;
    this.select.title = f.name;
    this.list.box.style.setProperty("--digits", digitsOf(f.first + f.lines.length));
    this.list.fill(f.lines.length, longest(f.lines) + digitsOf(f.lines.length) + 4);
    if (is_new) this.list.box.scrollTop = 0;
  }

  show(at) {
    if (!at) return this.list.draw();
    if (at.file !== this.file) this.open(at.file);
    const f = this.app.run.files[at.file];
    if (f.known) this.list.show(at.line - f.first, true);
  }

  // How the line is concerned: the chosen step stands there, or one around it.
  markOf(line) {
    for (let s = this.app.step, mark = "here"; s; s = s.parent, mark = "around")
      if (s.at && s.at.file === this.file && s.at.line === line) return mark;
    return "";
  }

  element(i) {
    const f = this.app.run.files[this.file], line = i + f.first, steps = f.steps.get(line), mark = this.markOf(line);
    const e = make("div", { class: "line " + mark });
    e.append(
      steps ? button(line, () => this.next(steps), { class: "gutter", "aria-label": `Line ${line}: ${countWords(steps.length, "step")}`, title: countWords(steps.length, "step") })
        : make("span", { class: "gutter" }, line),
      make("span", { class: "mark", "aria-label": mark === "here" ? "the chosen step" : null }, mark === "here" ? "▶" : mark ? "▷" : ""),
      make("span", { class: "text" }, ...codeSpans(f.lines[i])));
    if (steps) e.addEventListener("click", event => { if (event.target.tagName !== "BUTTON" && !String(getSelection())) this.next(steps); });
    return e;
  }

  // Of several steps on a line the one after the chosen one.
  next(steps) {
    const at = steps.indexOf(this.app.step);
    this.app.choose(steps[(at + 1) % steps.length]);
  }
}

// ---- The payload ----

const MODES = { after: "After", before: "Before", diff: "Diff", fail: "At failure" };

class PayloadPane {
  constructor(app, box, group, note) {
    this.app = app;
    this.note = note;
    this.group = group;
    this.rows = [];
    this.list = new List(box, LINE, i => this.element(i));
    for (const [mode, words] of Object.entries(MODES))
      group.append(button(words, () => app.setMode(mode), { "data-mode": mode, "aria-pressed": "false", title: mode === "diff" ? "What the step changed" : `The payload ${words.toLowerCase()}` }));
  }

  // What the panes show of a step: the texts before and after its work.
  compute(step) {
    const { run } = this.app;
    this.before = run.text.at(step ? step.begin : 0);
    this.worked = step ? run.text.at(isTakenBack(step) ? step.fail : momentAfter(step, run)) : this.before;
    this.after = step && isTakenBack(step) ? run.text.at(momentAfter(step, run)) : this.worked;
    this.diff = diffRows(run, this.before, this.worked);
    this.marks = new Map(), this.oldMarks = new Map();
    for (const row of this.diff) {
      if (row.kind === "come" || row.kind === "named") this.marks.set(row.now - 1, row.kind);
      if (row.kind === "gone") this.oldMarks.set(row.old - 1, row.kind);
    }
  }

  // The moment that is shown.
  moment() {
    const { step, mode, run } = this.app;
    if (!step) return 0;
    if (mode === "before") return step.begin;
    if (mode === "fail" || (mode === "diff" && isTakenBack(step))) return step.fail;
    return momentAfter(step, run);
  }

  refresh() {
    const { run, mode, step } = this.app;
    const taken = step && isTakenBack(step);
    for (const b of this.group.children) {
      b.setAttribute("aria-pressed", String(b.dataset.mode === mode));
      b.hidden = b.dataset.mode === "fail" && !taken;
    }
    const plain = (lines, marks) => lines.map((line, i) => ({ kind: marks.get(i) || "same", line, now: i + 1 }));
    if (mode === "diff") this.rows = this.diff;
    else if (mode === "before") this.rows = plain(this.before, this.oldMarks);
    else if (mode === "fail") this.rows = plain(this.worked, this.marks);
    else this.rows = plain(this.after, taken ? new Map() : this.marks);
    this.note.textContent = this.noteWords();
    this.findHeld();
    const numbers = digitsOf(Math.max(this.before.length, this.worked.length, 1));
    this.list.box.style.setProperty("--digits", mode === "diff" ? 2 * numbers + 1 : numbers);
    this.numbers = numbers;
    this.list.fill(this.rows.length, longest(this.rows.map(r => r.kind === "gap" ? "" : run.lines[r.line].text)) + 2 * numbers + 5);
  }

  noteWords() {
    const { step, mode } = this.app;
    if (!step) return "";
    if (mode === "after" && isTakenBack(step)) return "what the step had done is taken back";
    let come = 0, gone = 0, named = 0;
    for (const row of this.diff) come += row.kind === "come", gone += row.kind === "gone", named += row.kind === "named";
    if (!come && !gone && !named) return "not changed";
    return `${come} lines added, ${gone} removed` + (named ? `, ${named} with other names` : "");
  }

  // Rows of the ops that are chosen, and of what is in them.
  findHeld() {
    const { run, held } = this.app;
    this.held = new Map();
    if (!held.size) return;
    let inside = -1; // how far the op around is indented
    this.rows.forEach((row, i) => {
      if (row.kind === "gap") { inside = -1; return; }
      const { text, op } = run.lines[row.line], column = text.search(/\S/);
      if (inside >= 0 && column <= inside && !(column === inside && /^\s*(\}|\^)/.test(text))) inside = -1;
      if (held.has(op)) {
        this.held.set(i, "held");
        inside = inside < 0 ? column : inside;
      } else if (inside >= 0) {
        this.held.set(i, "inside");
      }
    });
  }

  // Brings to sight what is chosen, or else what was changed first.
  scrollToWork() {
    const { run } = this.app, held = [...this.held].find(([, kind]) => kind === "held");
    const isAlias = row => /^[#!]/.test(run.lines[row.line].text);
    const find = fits => this.rows.findIndex(row => row.kind !== "gap" && row.kind !== "same" && fits(row));
    let at = held ? held[0] : find(row => row.kind !== "named" && !isAlias(row));
    if (at < 0) at = find(() => true);
    if (at >= 0) this.list.show(at, true);
    else this.list.draw();
  }

  numberWords(row) {
    const pad = n => (n ? String(n) : "").padStart(this.numbers, "\u2007");
    return this.app.mode === "diff" ? pad(row.old) + " " + pad(row.now) : pad(row.now);
  }

  element(i) {
    const row = this.rows[i];
    if (row.kind === "gap") return make("div", { class: "line gap" }, make("span", { class: "gutter" }), `${countWords(row.count, "line")} as before`);
    const { run } = this.app, line = run.lines[row.line], op = line.op;
    const sign = { come: "+", gone: "−", named: "~" }[row.kind] || "", means = { come: "new", gone: "goes", named: "other names" }[row.kind];
    const e = make("div", { class: `line ${row.kind} ${this.held.get(i) || ""}` });
    const numbers = this.numberWords(row);
    e.append(
      op ? button(numbers, () => this.app.chooseOp(op), { class: "gutter", "aria-label": `Line ${row.now || row.old}, ${run.ops[op].words}: its handles`, title: run.ops[op].words })
        : make("span", { class: "gutter" }, numbers),
      make("span", { class: "mark", "aria-label": means, title: means }, sign),
      make("span", { class: "text" }, ...codeSpans(line.text)));
    if (op) e.addEventListener("click", event => { if (event.target.tagName !== "BUTTON" && !String(getSelection())) this.app.chooseOp(op); });
    return e;
  }
}
