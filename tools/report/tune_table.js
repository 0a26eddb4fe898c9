"use strict";
// The table of all candidates: which of them are shown, and in which order.

class Table {
  constructor(app) {
    this.app = app;
    this.sort = { key: "median", down: false };
    this.off = new Set();
    this.rows = [];
    this.list = new List(byId("rows"), 27, i => this.row(this.rows[i]));
    byId("filter").addEventListener("input", () => this.refresh());
    byId("rows").addEventListener("keydown", event => {
      const by = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.move(by);
    });
  }

  open(job) {
    this.off.clear();
    byId("filter").value = "";
    this.columns = [
      { key: "number", title: "#", get: r => r.number, numeric: true, width: 62 },
      { key: "outcome", title: "outcome", get: r => OUTCOMES.indexOf(r.outcome), width: 104 },
      { key: "median", title: costUnit === null ? "time" : "cost", get: r => r.isMeasured ? r.median : Infinity, numeric: true, width: 104 },
      { key: "times", title: "× best", get: r => r.isMeasured ? r.median : Infinity, numeric: true, width: 120 },
      ...job.knobs.map((k, i) => ({ key: `knob ${i}`, title: k.name || "(no name)", knob: k, get: r => knobValue(k, r), width: Math.min(190, Math.max(66, 8 * Math.max(k.name.length + 2, ...k.values.slice(0, 200).map(v => v.value.length)) + 20)) })),
      { key: "why", title: "reason", get: r => r.why || "", wide: true, width: 260 },
    ];
    const least = this.columns.reduce((a, c) => a + c.width, 0), table = document.querySelector(".table");
    table.style.setProperty("--columns", this.columns.map(c => c.wide ? `minmax(${c.width}px, 1fr)` : `${c.width}px`).join(" "));
    table.style.setProperty("--least", `${least}px`);
    this.sort = { key: "median", down: false };
    this.drawOutcomes();
    this.refresh();
  }

  drawOutcomes() {
    const { job } = this.app;
    byId("outcomes").replaceChildren(...OUTCOMES.map(o => [o, job.rows.filter(r => r.outcome === o).length]).filter(([, n]) => n).map(([o, n]) => {
      const b = button("", () => { this.off.has(o) ? this.off.delete(o) : this.off.add(o); this.drawOutcomes(); this.refresh(); }, { "aria-pressed": String(!this.off.has(o)) });
      b.append(make("i", { class: `mark ${o}` }), `${o} ${countWords(n)}`);
      return b;
    }));
  }

  only(outcome, words) {
    this.off = new Set(OUTCOMES.filter(o => o !== outcome));
    byId("filter").value = words;
    this.drawOutcomes();
    this.refresh();
  }

  refresh() {
    const { job } = this.app, words = byId("filter").value.toLowerCase().trim().split(/\s+/).filter(Boolean), column = this.columns.find(c => c.key === this.sort.key), sign = this.sort.down ? -1 : 1;
    const names = new Set(job.knobs.map(k => k.name.toLowerCase())), fits = (row, w) => {
      const equals = w.indexOf("=");
      return equals > 0 && names.has(w.slice(0, equals)) && w.length > equals + 1 ? row.choices.has(w) : row.words.includes(w);
    };
    this.rows = job.rows.filter(r => !this.off.has(r.outcome) && words.every(w => fits(r, w)));
    this.rows.sort((a, b) => {
      const x = column.get(a), y = column.get(b);
      return (x < y ? -1 : x > y ? 1 : 0) * sign || OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || a.number - b.number;
    });
    byId("heads").replaceChildren(...this.columns.map(c => button(c.title, () => {
      this.sort = { key: c.key, down: this.sort.key === c.key && !this.sort.down };
      this.refresh();
    }, { role: "columnheader", title: c.title, class: c.numeric || c.knob ? "number" : "", "aria-sort": this.sort.key === c.key ? (this.sort.down ? "descending" : "ascending") : "none" })));
    byId("count").textContent = this.rows.length === job.rows.length ? plural(job.rows.length, "candidate") : `${countWords(this.rows.length)} of ${plural(job.rows.length, "candidate")}`;
    this.list.box.scrollTop = 0;
    this.list.box.style.height = `min(31rem, 70vh, ${Math.max(2, this.rows.length) * 27 + 4}px)`;
    this.list.fill(this.rows.length);
    if (!this.rows.length) this.list.body.replaceChildren(make("p", { class: "none" }, job.rows.length ? "No candidate is like that." : "No candidates."));
  }

  row(row) {
    const { job } = this.app, best = job.best, cell = (kind, ...what) => make("span", { class: kind, role: "cell" }, ...what);
    const times = row.isMeasured && best ? row.median / best.median : 0;
    const bar = cell("number bar");
    if (times) bar.append(make("i"), make("b", {}, times < 100 ? times.toFixed(2) : times.toFixed(0)));
    if (times) bar.firstChild.style.width = `${Math.round(100 / Math.max(1, times))}%`;
    const e = make("div", { class: `row${row === this.app.chosen ? " picked" : ""}`, role: "row", onclick: () => this.app.choose(row) },
      cell("number quiet", String(row.number)),
      cell(row === best ? "won" : "", make("i", { class: `mark ${row.outcome}` }), row === best ? "best" : row.outcome),
      cell("number", row.isMeasured ? timeWords(row.median) : ""), bar,
      ...job.knobs.map(k => cell("value", row.values.has(k.name) ? row.values.get(k.name) : "")),
      cell("quiet", row.why || ""));
    if (row.why) e.lastChild.title = row.why;
    return e;
  }

  move(by) {
    const at = this.rows.indexOf(this.app.chosen), next = this.rows[Math.min(this.rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    this.app.choose(next);
    this.list.show(this.rows.indexOf(next));
  }
}

function knobValue(knob, row) {
  const v = row.values.get(knob.name);
  return v === undefined ? (knob.isNumeric ? Infinity : "\uffff") : knob.isNumeric ? Number(v) : v;
}
