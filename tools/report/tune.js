"use strict";
// What is chosen, the numbers at the top, keys.

class App {
  constructor(jobs) {
    this.jobs = jobs;
    this.chosen = null;
    this.table = new Table(this);
    new ResizeObserver(() => this.later()).observe(document.querySelector("main"));
  }

  open(job) {
    this.job = job;
    setCost(job);
    this.chosen = job.best;
    const name = job.name || `payload ${job.payload}`, entry = job.entry.split(" ")[0];
    byId("title").textContent = entry && entry !== "-" ? `${name}: @${entry}` : name;
    byId("title").title = `${job.entry}; ${job.call}`;
    document.title = `${job.best ? timeWords(job.best.median) + " · " : ""}${name} · Jig tune`;
    byId("machine").textContent = job.machine;
    byId("machine").title = job.machine;
    this.drawTiles();
    this.drawFailures();
    byId("roofline-section").hidden = !hasRoofline(job);
    byId("failures-section").hidden = !job.rows.some(r => r.outcome !== "measured");
    byId("knobs-section").hidden = !job.knobs.length;
    byId("knobs").replaceChildren(...job.knobs.map(() => make("div", { class: "card" })));
    this.table.open(job);
    this.draw();
  }

  later() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.draw(); });
  }

  draw() {
    drawTime(this, byId("time"));
    this.job.knobs.forEach((knob, i) => drawKnob(this, knob, byId("knobs").children[i]));
    if (hasRoofline(this.job)) drawRoofline(this, byId("roofline"));
    this.drawChosen();
  }

  choose(row) {
    this.chosen = row;
    this.draw();
    this.table.list.draw();
  }

  // ---- Numbers ----

  drawTiles() {
    const { job } = this, tile = (kind, title, value, unit, below, share) => {
      const e = make("div", { class: kind }, make("dt", {}, title), make("dd", {}, value, unit ? make("small", {}, unit) : ""), make("dd", {}, below));
      if (share !== undefined) {
        const bar = make("i");
        bar.style.width = `${Math.min(100, 100 * share)}%`;
        e.append(make("dd", { "aria-hidden": "true" }, make("span", { class: "meter" }, bar)));
      }
      return e;
    };
    const tiles = [], seconds = job.rows.length ? job.rows[job.rows.length - 1].time : 0, first = improvements(job.rows)[0];
    if (job.best) {
      const [n, unit] = timeParts(job.best.median), gain = first.median / job.best.median;
      tiles.push(tile("first", costUnit === null ? "Time of a call" : "Cost", n, unit, gain > 1.005 ? `${gain < 10 ? gain.toFixed(2) : gain.toFixed(0)}× ${costUnit === null ? "as fast as" : "better than"} the first one` : "the first one was no worse"));
    } else {
      tiles.push(tile("", costUnit === null ? "Time of a call" : "Cost", "–", "", "nothing could be chosen"));
    }
    tiles.push(tile("", "Candidates", countWords(job.rows.length), "", job.points > 0 ? `of ${countWords(job.points)} in the space` : `${job.measured.length} measured`, job.points > 0 ? job.rows.length / job.points : undefined));
    if (seconds > 0) tiles.push(tile("", "Time", ...secondsWords(seconds).split(/ (?=s$)/), `${significant(job.rows.length / seconds)} candidates a second`));
    if (hasRoofline(job)) {
      const rate = rateOf(job, job.best.median), [n, unit] = scaled(rate), [share, where] = shareOf(job, rate);
      tiles.push(tile("", "Rate of the best", n, `${unit}FLOP/s`, `${Math.round(100 * share)}% of what ${where} allows`, share));
    } else if (job.operations > 0 && job.best) {
      const [n, unit] = scaled(rateOf(job, job.best.median));
      tiles.push(tile("", "Rate of the best", n, `${unit}FLOP/s`, `${scaled(job.operations).join(" ").trim()} operations a call`));
    }
    if (job.steps > 0) tiles.push(tile("", "Steps saved", `${Math.round(100 * (1 - job.done / job.steps))}`, "%", `${countWords(job.done)} of ${countWords(job.steps)} steps carried out`, 1 - job.done / job.steps));
    byId("tiles").replaceChildren(...tiles);
  }

  drawChosen() {
    const { job, chosen } = this, box = byId("chosen");
    box.hidden = !chosen;
    if (!chosen) return;
    box.classList.toggle("failed", chosen.outcome !== "measured");
    const line = make("div", { class: "line" }, make("b", {}, chosen === job.best ? "The best" : `Candidate ${chosen.number}`));
    if (chosen.isMeasured) {
      const times = job.best ? chosen.median / job.best.median : 1;
      line.append(make("span", {}, `${timeWords(chosen.median)}${costUnit === null ? " a call" : ""}`, chosen === job.best ? "" : ` (${times.toFixed(2)}× the best)`),
        make("span", { class: "quiet" }, `least ${timeWords(chosen.least)}${chosen.runs && costUnit === null ? `, ${plural(chosen.runs, "call")} timed together` : ""}`));
    } else {
      line.append(make("span", {}, OUTCOME_WORDS[chosen.outcome]));
    }
    if (chosen !== job.best && job.best) line.append(button("show the best", () => this.choose(job.best)));
    const options = optionsOf(chosen), copy = button("copy as options", async () => {
      try { await navigator.clipboard.writeText(options); copy.textContent = "copied"; } catch (e) { copy.textContent = options; }
    }, { title: options });
    if (options) line.append(copy);
    const chips = make("div", { class: "chips" }, ...[...chosen.values].map(([k, v]) => make("span", { class: "chip" }, `${k} `, make("b", {}, v))));
    box.replaceChildren(line, chips);
    if (chosen.why) box.append(make("p", { class: "why" }, chosen.why));
  }

  // ---- Failures by kind, and by what was said ----

  drawFailures() {
    const MOST = 6, { job } = this, kinds = [];
    for (const outcome of OUTCOMES.slice(1)) {
      const rows = job.rows.filter(r => r.outcome === outcome), reasons = new Map();
      if (!rows.length) continue;
      for (const row of rows) {
        const why = row.why || "no reason was given", known = reasons.get(why) || { row, n: 0 };
        known.n++;
        reasons.set(why, known);
      }
      const sorted = [...reasons].sort((a, b) => b[1].n - a[1].n);
      kinds.push(make("div", { class: "kind" }, make("h3", {}, make("i", { class: `mark ${outcome}` }), OUTCOME_WORDS[outcome], make("span", { class: "quiet" }, `${countWords(rows.length)} of ${countWords(job.rows.length)}`)),
        make("ul", {}, ...sorted.slice(0, MOST).map(([why, { row, n }]) => make("li", {}, make("span", {}, countWords(n)),
          button(why, () => { this.table.only(outcome, ""); this.choose(row); this.table.list.show(this.table.rows.indexOf(row)); }, { title: `such as ${row.text}` }))),
        sorted.length > MOST ? make("li", {}, make("span", {}, ""), make("span", { class: "quiet" }, `and ${plural(sorted.length - MOST, "other reason")}`)) : null)));
    }
    byId("failures").replaceChildren(...kinds);
  }

  // ---- What the mouse is on ----

  tip(row, event) {
    const box = byId("tip");
    box.hidden = !row;
    if (!row) return;
    box.replaceChildren(make("b", {}, row.isMeasured ? timeWords(row.median) : OUTCOME_WORDS[row.outcome]), ...[...row.values].map(([k, v]) => make("span", { class: "mono" }, `${k}=${v}`)),
      make("span", { class: "quiet" }, `candidate ${row.number}, ${secondsWords(row.time)}`));
    const { width, height } = box.getBoundingClientRect(), left = event.clientX + 14, top = event.clientY + 14;
    box.style.left = `${left + width > innerWidth - 8 ? event.clientX - width - 14 : left}px`;
    box.style.top = `${top + height > innerHeight - 8 ? event.clientY - height - 14 : top}px`;
  }
}

function startKeys(app) {
  document.addEventListener("keydown", event => {
    const { target, key } = event, typing = target.matches("input, select");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && target === byId("filter")) { target.value = ""; app.table.refresh(); target.blur(); }
    else if (key === "Escape" && app.job.best) app.choose(app.job.best);
    else if (key === "/" && !typing) byId("filter").focus();
    else if (key === "t" && !typing) switchTheme();
    else return;
    event.preventDefault();
  });
}

function start() {
  const elements = [...document.querySelectorAll("script.records")], jobs = readSearches(elements.map(e => e.textContent).join("\n"));
  for (const e of elements) e.remove();
  setTheme(storedTheme());
  byId("theme").addEventListener("click", switchTheme);
  if (!jobs.length) {
    document.querySelector("main").replaceChildren(make("p", { class: "none" }, "There is no search in this file."));
    return;
  }
  const app = new App(jobs), select = byId("job");
  window.jig = app; // for whoever looks at the page with other tools
  select.hidden = jobs.length < 2;
  jobs.forEach((job, i) => setCost(job) || select.append(make("option", { value: i }, `${i + 1}: ${job.name || job.payload}, ${job.best ? timeWords(job.best.median) : "no best"}`)));
  select.addEventListener("change", () => app.open(jobs[select.value]));
  startKeys(app);
  app.open(jobs[0]);
}
document.addEventListener("DOMContentLoaded", start);
