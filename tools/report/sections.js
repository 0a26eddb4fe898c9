"use strict";
// Views beside the steps: one for each kind of section that the run has. A renderer gets the records of its kind and an element
// to fill; to add a section, add a renderer.

const MOST_MESSAGES = 300;

const renderers = {
  messages: {
    title: "Messages",
    records: run => run.said,
    render(app, records, box) {
      box.append(make("h2", {}, "What was said on the terminal"));
      if (!records.length) box.append(make("p", { class: "quiet" }, "Nothing: no failure, no warning."));
      const same = new Map();
      for (const said of records) same.set(said.text, [...(same.get(said.text) || []), said]);
      for (const all of [...same.values()].slice(0, MOST_MESSAGES)) box.append(messageElement(app, all));
      if (same.size > MOST_MESSAGES) box.append(make("p", { class: "quiet" }, `and ${same.size - MOST_MESSAGES} others: they are at their steps`));
    },
  },
  // A page of its own: jig run --profile beside the trace.
  profile: {
    title: "Profile",
    render(app, records, box) {
      for (const record of records) {
        const page = make("iframe", { class: "page", title: "Profile", sandbox: "allow-scripts", srcdoc: record.page });
        // The page cannot reach out of its frame: it tells which step is asked for.
        window.addEventListener("message", event => {
          const step = event.source === page.contentWindow && app.run.steps.find(s => s.number === event.data.step);
          if (step) { app.view("run"); app.choose(step); }
        });
        box.append(page);
      }
    },
  },
  about: {
    title: "About",
    render(app, records, box) {
      const table = make("table", { class: "facts-table" }), { run } = app;
      const row = (key, value) => table.append(make("tr", {}, make("th", { scope: "row" }, key), make("td", { class: "mono" }, value)));
      for (const record of records) for (const [key, value] of Object.entries(record)) if (key !== "section") row(key, String(value));
      row("steps", run.steps.length.toLocaleString("en"));
      row("files", run.files.map(f => f.name).join(", "));
      box.append(make("h2", {}, "About this run"), table, make("h2", {}, "Time by op"), timeTable(run));
    },
  },
};

// What was said several times is shown once, with the first steps of which it was.
function messageElement(app, all) {
  const steps = all.map(said => said.step).filter(Boolean), p = make("p");
  steps.slice(0, 8).forEach((step, i) => p.append(i ? ", " : "", button(`Step ${step.number}`, () => { app.view("run"); app.choose(step); })));
  if (steps.length > 8) p.append(` and ${steps.length - 8} more`);
  return make("div", { class: "message" }, saidElement(all[0]), p);
}

// Of each kind of step: how often, and the time without the steps inside.
function timeTable(run) {
  const kinds = new Map();
  let total = 0;
  for (const step of run.steps) {
    const own = Math.max(0, step.seconds - step.children.reduce((sum, c) => sum + c.seconds, 0));
    const kind = kinds.get(step.name) || { count: 0, seconds: 0 };
    kinds.set(step.name, { count: kind.count + 1, seconds: kind.seconds + own });
    total += own;
  }
  const table = make("table", { class: "times" }, make("thead", {}, make("tr", {}, ...["op", "steps", "time", "share"].map(h => make("th", { scope: "col" }, h)))));
  const body = make("tbody");
  for (const [name, kind] of [...kinds].sort((a, b) => b[1].seconds - a[1].seconds).slice(0, 100)) {
    const share = total ? kind.seconds / total : 0, bar = make("span", { class: "bar", "aria-hidden": "true" });
    bar.style.width = (100 * share).toFixed(2) + "%";
    body.append(make("tr", {}, make("th", { scope: "row", class: "mono" }, name), make("td", {}, kind.count.toLocaleString("en")), make("td", {}, timeWords(kind.seconds)),
      make("td", { class: "share" }, bar, make("span", {}, (100 * share).toFixed(1) + "%"))));
  }
  table.append(body);
  return table;
}

// The views that this run has.
function sectionsOf(run) {
  return Object.entries(renderers).map(([name, r]) => ({ name, ...r, of: r.records ? r.records(run) : run.sections[name] || [] }))
    .filter(s => s.of.length || s.name === "messages" || s.name === "about");
}
