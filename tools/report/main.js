"use strict";
// The page: what is chosen, and what is told of it.

class App {
  constructor(run) {
    this.run = run;
    this.step = null;
    this.handle = null; // a binding
    this.ops = []; // of the payload, by number
    this.held = new Set(); // ops that are marked in the payload
    this.mode = this.asked = "after"; // which payload is shown, and which was asked for
    this.tree = new StepsTree(this, byId("steps"));
    this.script = new ScriptPane(this, byId("script"), byId("file"));
    this.payload = new PayloadPane(this, byId("payload"), byId("modes"), byId("payload-note"));
    this.details = new Details(this, byId("details"), byId("details-title"));
    this.views();
    this.outcome();
    byId("steps-count").textContent = run.steps.length.toLocaleString("en");
  }

  // ---- Choosing ----

  choose(step) {
    if (!step) return;
    const wasInDetails = byId("details").contains(document.activeElement);
    this.step = step;
    this.handle = null;
    this.ops = [];
    this.held.clear();
    this.mode = this.asked === "fail" && !isTakenBack(step) ? "after" : this.asked;
    this.tree.reveal(step);
    this.script.show(step.at);
    this.payload.compute(step);
    this.payload.refresh();
    this.payload.scrollToWork();
    this.details.refresh();
    if (wasInDetails) byId("steps").focus({ preventScroll: true }); // there are the keys of steps
    try { history.replaceState(null, "", "#" + step.number); } catch (e) { /* inside of another page */ }
    document.title = `${step.number} ${shortName(step.name)} - ${this.name}`;
  }

  chooseHandle(binding) {
    this.handle = binding;
    this.ops = [];
    this.held = new Set(itemsAt(binding, this.momentOf(binding)).map(opOfItem).filter(Boolean));
    this.showHeld();
  }

  // At which it is looked at: now, or before the step, or when it was bound.
  momentOf(binding) {
    return [this.payload.moment(), this.step ? this.step.begin : 0].find(moment => isBound(binding, moment)) || binding.begin;
  }

  chooseOp(...ops) {
    this.ops = ops;
    this.handle = null;
    this.held = new Set(ops);
    this.showHeld();
  }

  // Where what was asked for does not have it, the payload that has it.
  showHeld() {
    const has = mode => this.isThere({ after: "after", before: "before", fail: "worked", diff: "worked" }[mode]);
    this.mode = this.asked;
    this.payload.refresh();
    const seen = [...this.payload.held.values()].includes("held");
    if (!seen && this.held.size) this.mode = ["after", "before", "fail"].find(has) || this.asked;
    if (this.mode !== this.asked) this.payload.refresh();
    this.payload.scrollToWork();
    this.details.refresh();
  }

  isThere(which) {
    return this.payload[which].some(line => this.held.has(this.run.lines[line].op));
  }

  clear() {
    this.handle = null;
    this.ops = [];
    this.held.clear();
    this.mode = this.asked;
    this.payload.refresh();
    this.payload.list.draw();
    this.details.refresh();
  }

  setMode(mode) {
    if (mode === "fail" && !(this.step && isTakenBack(this.step))) return;
    this.mode = this.asked = mode;
    this.payload.refresh();
    this.payload.scrollToWork();
    if (this.handle || this.ops.length) this.details.refresh();
  }

  next(by) {
    this.choose(this.step ? this.tree.neighbour(this.step, by) : this.run.top[0]);
  }
  enter() {
    if (this.step && this.step.children.length) this.choose(this.step.children[0]);
  }
  leave() {
    if (this.step && this.step.parent) this.choose(this.step.parent);
  }
  nextFailure() {
    const { steps } = this.run, from = this.step ? this.step.index : -1;
    const fails = s => s && (s.said.length || isBad(s));
    this.choose(steps.slice(from + 1).find(fails) || steps.find(fails));
  }

  // ---- Views ----

  views() {
    const nav = byId("views");
    const add = (name, words) => nav.append(button(words, () => this.view(name), { "data-view": name, "aria-pressed": String(name === "run") }));
    add("run", "Steps");
    for (const s of sectionsOf(this.run)) add(s.name, s.name === "messages" && s.of.length ? `${s.title} (${s.of.length})` : s.title);
  }

  view(name) {
    for (const b of byId("views").children) b.setAttribute("aria-pressed", String(b.dataset.view === name));
    const box = byId("other-view"), section = sectionsOf(this.run).find(s => s.name === name);
    byId("run-view").hidden = Boolean(section);
    box.hidden = !section;
    box.replaceChildren();
    if (!section) return;
    const inner = make("div", { class: "section" });
    section.render(this, section.of, inner);
    box.append(inner);
    box.scrollTop = 0;
  }

  outcome() {
    const { run } = this, e = byId("outcome");
    const about = (run.sections.about || [])[0] || {};
    this.name = [about.script, about.payload].filter(Boolean).map(baseName).join(" on ") || "Jig run";
    byId("title").textContent = this.name;
    document.title = this.name;
    e.textContent = run.done ? run.done : "the record is cut off: what is here had happened";
    e.className = !run.done || /failed|not/.test(run.done) ? "bad" : "good";
  }
}

// ---- Search ----

const MOST_FOUND = 12; // of a kind

function search(app, words) {
  const { run } = app, needle = words.toLowerCase(), found = [];
  const kind = (name, items, texts, go) => {
    let n = 0;
    for (const item of items) {
      const text = item && texts(item);
      if (!text || !text.toLowerCase().includes(needle)) continue;
      if (n++ < MOST_FOUND) found.push({ name, text, go: () => go(item) });
    }
    if (n > MOST_FOUND) found.push({ name, text: `${n - MOST_FOUND} more`, go: null });
  };
  kind("step", run.steps, s => `${s.number} ${s.text} ${stateWords(s)} ${s.reason}`, s => app.choose(s));
  kind("handle", run.bindings, b => b.handle, b => { app.choose(b.step === undefined ? run.top[0] : run.steps[b.step]); app.chooseHandle(b); });
  const ops = new Map();
  for (const op of run.ops) if (op) ops.set(op.words, [...(ops.get(op.words) || []), op.number]);
  kind("op", [...ops], ([words, numbers]) => words + (numbers.length > 1 ? ` (${numbers.length})` : ""), ([, numbers]) => showOpSomewhere(app, numbers));
  const lines = app.payload.rows.map((row, i) => ({ row, i })).filter(x => x.row.kind !== "gap");
  kind("payload", lines, x => run.lines[x.row.line].text.trim(), x => app.payload.list.show(x.i, true));
  run.files.forEach((f, file) => kind(baseName(f.name), f.lines.map((text, i) => ({ text, i })), x => x.text.trim(), x => app.script.show({ file, line: x.i + f.first })));
  return found;
}

// Where they are seen: at this step, or at one that made one of them.
function showOpSomewhere(app, ops) {
  const there = lines => lines.some(line => ops.includes(app.run.lines[line].op));
  if (!there(app.payload.after) && !there(app.payload.before)) {
    const step = stepsOfOp(app.run, ops[0])[0];
    app.choose(step || app.run.top[0]);
  }
  app.chooseOp(...ops);
}

function startSearch(app) {
  const input = byId("search"), box = byId("found");
  let chosen = 0, found = [];
  const close = () => { box.hidden = true; };
  const go = i => { if (found[i] && found[i].go) { app.view("run"); found[i].go(); close(); input.blur(); } };
  const draw = () => {
    box.replaceChildren(...found.map((f, i) => make("button", {
      type: "button", tabindex: "-1", class: i === chosen ? "chosen" : "", onclick: () => go(i), disabled: !f.go,
    }, make("span", { class: "kind" }, f.name), make("span", { class: "mono" }, f.text))));
    if (!found.length) box.replaceChildren(make("p", { class: "quiet" }, "nothing found"));
    box.hidden = false;
    const e = box.children[chosen];
    if (e && e.scrollIntoView) e.scrollIntoView({ block: "nearest" });
  };
  const look = () => {
    if (!input.value.trim()) return close();
    found = search(app, input.value.trim());
    chosen = 0;
    draw();
  };
  input.addEventListener("input", look);
  input.addEventListener("focus", look);
  input.addEventListener("keydown", event => {
    if (event.key === "Escape") { close(); input.blur(); }
    else if (event.key === "Enter") go(chosen);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      chosen = Math.min(found.length - 1, Math.max(0, chosen + (event.key === "ArrowDown" ? 1 : -1)));
      draw();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener("pointerdown", event => { if (!event.target.closest(".search")) close(); });
}

// ---- Keys ----

const KEYS = [
  [["j", "ArrowDown"], "next step", app => app.next(1)],
  [["k", "ArrowUp"], "step before", app => app.next(-1)],
  [["Enter", "l", "ArrowRight"], "into the step: the first one inside", app => app.enter()],
  [["h", "ArrowLeft", "Backspace"], "out of it: the step around", app => app.leave()],
  [["Home", "g"], "first step", app => app.choose(app.run.top[0])],
  [["End", "G"], "last step", app => app.choose(app.run.top[app.run.top.length - 1])],
  [["f"], "fold or unfold the step", app => app.step && app.step.children.length && app.tree.toggle(app.step)],
  [["n"], "next failure or message", app => app.nextFailure()],
  [["a"], "payload after the step", app => app.setMode("after")],
  [["b"], "payload before it", app => app.setMode("before")],
  [["d"], "what it changed", app => app.setMode("diff")],
  [["x"], "payload at its failure", app => app.setMode("fail")],
  [["/"], "search", () => byId("search").focus()],
  [["t"], "light or dark", () => switchTheme()],
  [["Escape"], "back to the step", app => app.clear()],
  [["?"], "this help", () => toggleHelp()],
];

function startKeys(app) {
  document.addEventListener("keydown", event => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
    if (key === "Enter" && target.matches("button")) return;
    if (byId("help-box").open && key !== "?" && key !== "t") return;
    if (/^Arrow|^Home|^End/.test(key) && target.closest(".code, #details, #other-view")) return; // these scroll
    const row = KEYS.find(([keys]) => keys.includes(key));
    if (!row) return;
    event.preventDefault();
    row[2](app);
  });
}

function toggleHelp() {
  const box = byId("help-box");
  if (box.open) return box.close();
  const table = make("table", {}, ...KEYS.map(([keys, words]) => make("tr", {}, make("td", {}, ...keys.map(k => make("kbd", {}, keyWords(k)))), make("td", {}, words))));
  box.replaceChildren(make("h2", {}, "Keys"), table,
    make("p", { class: "quiet" }, "Click a handle to see its payload, a line of the payload to see its handles, a line of the script to go to its step."),
    button("Close", () => box.close()));
  box.showModal();
}
function keyWords(key) {
  return { ArrowDown: "↓", ArrowUp: "↑", ArrowRight: "→", ArrowLeft: "←", Escape: "Esc" }[key] || key;
}

// ---- Beginning ----

function start() {
  const elements = [...document.querySelectorAll("script.records")];
  const app = new App(readRun(elements.map(e => e.textContent).join("\n"))), { run } = app;
  for (const e of elements) e.remove();
  window.jig = app; // for whoever looks at the page with other tools
  setTheme(storedTheme());
  byId("theme").addEventListener("click", switchTheme);
  byId("help").addEventListener("click", toggleHelp);
  startSearch(app);
  startKeys(app);
  const fromUrl = () => stepOfNumber(run, decodeURIComponent(location.hash.slice(1)));
  window.addEventListener("hashchange", () => { const step = fromUrl(); if (step && step !== app.step) app.choose(step); });
  const failure = run.steps.filter(s => isFailed(s) && !s.silenced && s.said.length).pop();
  app.payload.compute(null);
  app.payload.refresh();
  if (!run.steps.length) {
    byId("steps").replaceChildren(make("p", { class: "none quiet" }, "No steps."));
    app.script.open(run.files.findIndex(f => f.known));
  }
  app.choose(fromUrl() || failure || run.top[0]);
  byId("steps").focus({ preventScroll: true });
}
document.addEventListener("DOMContentLoaded", start);
