"use strict";
// The tree of steps. Of a body that is carried out more than ten times the first ten are shown until the rest is asked for.

const FOLDED_PASSES = 10;

class StepsTree {
  constructor(app, box) {
    this.app = app;
    this.rows = []; // {step} or {more: step, count}
    this.closed = new Set();
    this.unfolded = new Set();
    this.list = new List(box, 26, i => this.element(i));
    this.list.body.setAttribute("role", "presentation");
    this.refresh();
  }

  refresh() {
    this.rows = [];
    const add = (steps, parent) => {
      for (let i = 0; i < steps.length; i++) {
        if (parent && steps[i].pass > FOLDED_PASSES && !this.unfolded.has(parent)) {
          this.rows.push({ more: parent, count: steps[steps.length - 1].pass - FOLDED_PASSES });
          return;
        }
        this.rows.push({ step: steps[i] });
        if (!this.closed.has(steps[i])) add(steps[i].children, steps[i]);
      }
    };
    add(this.app.run.top, null);
    this.list.fill(this.rows.length);
  }

  // Opens what is around the step.
  reveal(step) {
    let changed = false;
    for (let s = step; s.parent; s = s.parent) {
      changed = this.closed.delete(s.parent) || changed;
      if (s.pass > FOLDED_PASSES && !this.unfolded.has(s.parent)) {
        this.unfolded.add(s.parent);
        changed = true;
      }
    }
    if (changed) this.refresh();
    this.list.show(this.indexOf(step));
    this.list.box.setAttribute("aria-activedescendant", "step-" + step.number);
  }

  indexOf(step) {
    return this.rows.findIndex(row => row.step === step);
  }

  toggle(step) {
    if (!this.closed.delete(step)) this.closed.add(step);
    this.refresh();
  }

  // The next row that is a step, up or down.
  neighbour(step, by) {
    let i = this.indexOf(step) + by;
    while (this.rows[i] && !this.rows[i].step) {
      if (by > 0) { this.unfolded.add(this.rows[i].more); this.refresh(); } else i--;
    }
    return this.rows[i] ? this.rows[i].step : null;
  }

  element(i) {
    const { step, more, count } = this.rows[i];
    if (more) {
      const e = make("div", { class: "row more", role: "treeitem", "aria-level": more.depth + 2 });
      e.style.paddingLeft = indent(more.depth + 1);
      e.append(button(`${count.toLocaleString("en")} more times`, () => { this.unfolded.add(more); this.refresh(); }));
      return e;
    }
    const chosen = step === this.app.step, open = step.children.length ? !this.closed.has(step) : null;
    const e = make("div", {
      class: "row step" + (chosen ? " chosen" : "") + (isBad(step) ? " failed" : ""), role: "treeitem", id: "step-" + step.number,
      "aria-level": step.depth + 1, "aria-selected": chosen ? "true" : "false", "aria-expanded": open === null ? null : String(open),
      "aria-label": `${step.number} ${step.text} ${stateWords(step)}`, title: step.text,
    });
    e.style.paddingLeft = indent(step.depth);
    e.append(
      open === null ? make("span", { class: "twist" })
        : button(open ? "▾" : "▸", event => { event.stopPropagation(); this.toggle(step); }, { class: "twist", tabindex: "-1", "aria-label": (open ? "Fold " : "Unfold ") + step.number }),
      make("span", { class: "number" }, step.number), make("span", { class: "what" }, shortName(step.name)),
      make("span", { class: "binds", "aria-hidden": "true" }, bindsWords(step)),
      make("span", { class: "state" + (isBad(step) ? "" : " quiet") }, (isBad(step) ? "✕ " : "") + (step.silenced ? "silenced" : stateWords(step))), changeWords(step),
      make("span", { class: "time" }, step.status === null ? "" : timeWords(step.seconds)));
    e.addEventListener("click", () => this.app.choose(step));
    return e;
  }
}

function indent(depth) {
  return `${0.35 + 0.9 * Math.min(depth, 12)}rem`;
}
// What is written before the "=", or behind the name: "→ %tiled, %loops", "@tile".
function bindsWords(step) {
  const [before] = step.text.includes(" = ") ? step.text.split(" = ") : [""], symbol = step.text.match(/ (@[\w$.-]+)/);
  return [symbol && symbol[1], before && "→ " + before].filter(Boolean).join(" ");
}
function shortName(name) {
  return name.replace(/^transform\.(structured\.)?/, "");
}
// "+14 −8 ~2"
function changeWords(step) {
  const [created, erased, modified] = step.changes;
  const e = make("span", { class: "changes" });
  const add = (n, sign, kind, word) => e.append(make("span", { class: kind, title: n ? countWords(n, "op") + " " + word : null }, n ? sign + n.toLocaleString("en") : ""));
  add(created, "+", "come", "created");
  add(erased, "−", "gone", "erased");
  add(modified, "~", "named", "modified");
  return e;
}
