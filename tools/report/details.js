"use strict";
// What is known of the chosen step, handle or op.

const SHOWN_ITEMS = 6;

class Details {
  constructor(app, box, title) {
    this.app = app;
    this.box = box;
    this.title = title;
  }

  refresh() {
    const { app } = this;
    const { step, handle, ops } = app, had = this.box !== document.activeElement && this.box.contains(document.activeElement);
    this.box.replaceChildren();
    if (had) this.box.focus({ preventScroll: true }); // what had the focus is gone
    this.box.scrollTop = 0;
    if (handle) this.showHandle(handle);
    else if (ops.length > 1) this.showOps(ops);
    else if (ops.length) this.showOp(ops[0]);
    else if (step) this.showStep(step);
    else this.title.replaceChildren("Step");
  }

  back() {
    return button("‹ step " + this.app.step.number, () => this.app.clear(), { class: "back", title: "Back to the step (Esc)" });
  }

  // ---- A step ----

  showStep(step) {
    const { run } = this.app;
    this.title.replaceChildren(`Step ${step.number}`);
    this.box.append(make("p", { class: "headline mono" }, ...codeSpans(step.text)));
    this.box.append(this.facts(step));
    this.showWhy(step);
    const before = step.operands.map(([name, b]) => [name, run.bindings[b] || null]);
    if (before.length) this.box.append(this.handleTable("Handles before", before, step.begin, step));
    const after = step.results.map(([name, b]) => [name, run.bindings[b] || null]);
    if (after.length) this.box.append(this.handleTable("Handles after", after, momentAfter(step, run), null));
    const spent = step.spent.map(b => [run.bindings[b].handle, run.bindings[b]]);
    if (spent.length) this.box.append(this.handleTable("Must not be used any more", spent, step.begin, null));
    if (step.children.length) this.box.append(make("p", {}, button(`${countWords(step.children.length, "step")} inside`, () => this.app.enter())));
  }

  facts(step) {
    const { run } = this.app, [created, erased, modified] = step.changes;
    const e = make("p", { class: "facts" });
    const fact = (...what) => e.append(make("span", {}, ...what));
    if (step.at) fact(make("span", { class: "mono" }, placeWords(run, step.at)));
    if (step.pass && step.parent.children[step.parent.children.length - 1].pass > 1) fact(`time ${step.pass} of the body`);
    if (created || erased || modified) fact([created && `${created} created`, erased && `${erased} erased`, modified && `${modified} modified`].filter(Boolean).join(", "));
    if (step.status !== null) fact(timeWords(step.seconds));
    if (isBad(step)) fact(make("strong", { class: "failed" }, "✕ " + stateWords(step)));
    else if (stateWords(step)) fact(stateWords(step));
    return e;
  }

  // The failure as it was told; of a step around, where it is told.
  showWhy(step) {
    const { app } = this;
    for (const said of step.said) this.box.append(saidElement(said));
    if (!isFailed(step) || step.said.length) return;
    const where = whereSaid(step);
    if (step.reason) this.box.append(make("p", { class: "reason" }, step.reason));
    if (where && where !== step)
      this.box.append(make("p", {}, "It failed in ", button(`step ${where.number}`, () => app.choose(where))));
  }

  handleTable(heading, rows, moment, spentBy) {
    const body = make("tbody");
    for (const [name, binding] of rows) {
      const spent = binding && spentBy && binding.spentBy === spentBy;
      body.append(make("tr", {},
        make("th", { scope: "row" }, binding ? button(name, () => this.app.chooseHandle(binding), { class: "handle mono" }) : make("span", { class: "mono" }, name)),
        make("td", { class: "count" }, binding ? countWords(itemsAt(binding, moment).length, binding.kind) : "not bound"),
        make("td", { class: "items" }, binding ? this.items(binding, moment, SHOWN_ITEMS) : "", spent ? make("em", { class: "spent" }, "spent by this step") : "")));
    }
    return make("table", { class: "handles" }, make("caption", {}, heading), body);
  }

  items(binding, moment, most) {
    const { app } = this, all = itemsAt(binding, moment), e = make("span");
    all.slice(0, most).forEach((item, i) => {
      if (i) e.append(", ");
      const words = itemWords(app.run, item), op = opOfItem(item);
      e.append(op ? button(words, () => app.chooseOp(op), { class: "item mono" }) : make("span", { class: "mono" }, words));
    });
    if (all.length > most) e.append(", ", button(`${(all.length - most).toLocaleString("en")} more`, () => app.chooseHandle(binding)));
    if (!all.length) e.append(make("span", { class: "quiet" }, "nothing"));
    return e;
  }

  // ---- A handle ----

  showHandle(binding) {
    const { run } = this.app, moment = this.app.payload.moment(), all = itemsAt(binding, this.app.momentOf(binding));
    this.title.replaceChildren("Handle ", make("span", { class: "mono" }, binding.handle));
    this.box.append(this.back());
    this.box.append(make("p", { class: "facts" }, make("span", {}, countWords(all.length, binding.kind)),
      make("span", {}, isBound(binding, moment) ? "bound at this moment" : moment < binding.begin ? "not bound yet at this moment" : "not bound any more at this moment: what it had before")));
    const list = make("ul", { class: "items" });
    for (const item of all.slice(0, 500)) {
      const op = opOfItem(item), words = itemWords(run, item);
      list.append(make("li", {}, op ? button(words, () => this.app.chooseOp(op), { class: "item mono" }) : make("span", { class: "mono" }, words)));
    }
    if (all.length > 500) list.append(make("li", { class: "quiet" }, `and ${all.length - 500} more`));
    this.box.append(make("h3", {}, "What it has"), list, make("h3", {}, "Where it came from"), this.origins(binding));
    this.box.append(make("h3", {}, "What became of it"), this.fate(binding));
  }

  // A step, the handle that it made it from, and so on to the script's argument.
  origins(binding) {
    const { run } = this.app, list = make("ol", { class: "chain" }), seen = new Set();
    for (let b = binding; b && !seen.has(b); b = b && this.madeFrom(b)) {
      seen.add(b);
      const step = b.step === undefined ? null : run.steps[b.step];
      list.append(make("li", {}, button(b.handle, () => this.app.chooseHandle(b), { class: "handle mono" }), step ? " by " : " is an argument of the script",
        step ? this.stepButton(step) : "", ` (${countWords(b.items.length, b.kind)})`));
    }
    return list;
  }

  madeFrom(binding) {
    const { run } = this.app, step = binding.step === undefined ? null : run.steps[binding.step];
    const operand = step && step.operands.find(([, b]) => b >= 0);
    return operand ? run.bindings[operand[1]] : null;
  }

  fate(binding) {
    const { run } = this.app;
    const p = make("p");
    if (binding.spentBy) p.append("Spent by ", this.stepButton(binding.spentBy), ".");
    else if (binding.end === Infinity) p.append("It is there to the end.");
    else p.append("Its region was left, or it was bound again.");
    const users = run.steps.filter(s => s.operands.some(([, b]) => b === binding.number));
    if (!users.length) return p;
    p.append(make("br"), "Used by ");
    users.slice(0, 12).forEach((s, i) => p.append(i ? ", " : "", this.stepButton(s)));
    if (users.length > 12) p.append(` and ${users.length - 12} more`);
    return p;
  }

  stepButton(step) {
    return button(`${step.number} ${shortName(step.name)}`, () => this.app.choose(step), { class: "mono", title: step.text });
  }

  // ---- Ops of the payload ----

  showOps(numbers) {
    const { app } = this, list = make("ul", { class: "items" });
    const there = numbers.filter(op => app.payload.rows.some(r => r.kind !== "gap" && app.run.lines[r.line].op === op));
    this.title.replaceChildren("Ops ", make("span", { class: "mono" }, app.run.ops[numbers[0]].words));
    this.box.append(this.back(), make("p", { class: "facts" }, make("span", {}, `${countWords(numbers.length, "op")} in the course of the run, ${there.length} at this moment`)));
    for (const op of numbers.slice(0, 200))
      list.append(make("li", {}, button(app.run.ops[op].words, () => app.chooseOp(op), { class: "item mono" }), there.includes(op) ? "" : make("span", { class: "quiet" }, " not at this moment")));
    this.box.append(list);
  }

  showOp(number) {
    const { run } = this.app, op = run.ops[number], moment = this.app.payload.moment();
    this.title.replaceChildren("Op ", make("span", { class: "mono" }, op.words));
    this.box.append(this.back());
    const handles = handlesOf(run, number, moment);
    this.box.append(make("h3", {}, "Its handles at this moment"));
    if (handles.length) this.box.append(this.handleTable("", handles.map(b => [b.handle, b]), moment, null));
    else this.box.append(make("p", { class: "quiet" }, "none"));
    const steps = stepsOfOp(run, number);
    this.box.append(make("h3", {}, "Steps that wrote its line"));
    const p = make("p");
    steps.slice(0, 20).forEach((s, i) => p.append(i ? ", " : "", this.stepButton(s)));
    if (!steps.length) p.append(make("span", { class: "quiet" }, "none: it is as it was read"));
    this.box.append(p);
    if (op.at && run.files[op.at.file].known)
      this.box.append(make("p", {}, "Made from ", button(placeWords(run, op.at), () => this.app.script.show(op.at), { class: "mono" })));
  }
}

// As it was on the terminal; quoted lines keep their columns, others are wrapped.
function saidElement(said) {
  const lines = said.text.split("\n"), isCaret = line => /^ *[\^~]+ *$/.test(line || "x");
  return make("pre", { class: "said " + said.severity, "aria-label": said.severity },
    ...lines.map((line, i) => make("span", { class: isCaret(line) || isCaret(lines[i + 1]) ? "quote" : "words" }, line)));
}
