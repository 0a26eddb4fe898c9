"use strict";
// What records say: searches, and the candidates of each.

const OUTCOMES = ["measured", "refused", "broken", "stopped", "wrong"];
const OUTCOME_WORDS = {
  measured: "measured", refused: "refused by the script", broken: "not compiled", stopped: "stopped", wrong: "wrong: it computes something else",
};

// Half a record, of a file that was cut, counts as none.
function readSearches(text) {
  const jobs = [];
  for (const line of text.split("\n")) {
    if (!line.trim()) continue;
    let record;
    try { record = JSON.parse(line); } catch (e) { continue; }
    if (record.jig) jobs.jig = record.jig;
    else if ("job" in record) jobs.push({ ...record, rows: [], knobs: [] });
    else if (jobs.length) jobs[jobs.length - 1].rows.push(record);
  }
  for (const job of jobs) prepare(job);
  return jobs;
}

function prepare(job) {
  const names = new Map();
  for (const row of job.rows) {
    row.values = new Map();
    for (let i = 0; i + 1 < row.of.length; i += 2) {
      row.values.set(row.of[i], row.of[i + 1]);
      names.set(row.of[i], true);
    }
    row.isMeasured = row.outcome === "measured" && row.median > 0;
    row.moment = row.at ? Date.parse(row.at) / 1000 : row.seconds || 0;
    row.words = `${row.of.join(" ")} ${row.text} ${row.outcome} ${row.why || ""}`.toLowerCase();
    row.choices = new Set([...row.values].map(([k, v]) => `${k}=${v}`.toLowerCase()));
  }
  job.rows.sort((a, b) => a.moment - b.moment);
  setTimes(job.rows);
  job.rows.forEach((row, i) => { row.number = i + 1; });
  job.knobs = [...names.keys()].map(name => knobOf(job, name));
  job.measured = job.rows.filter(r => r.isMeasured);
  job.best = job.rows.find(r => r.won && r.isMeasured) || job.measured.reduce((a, b) => (!a || b.median < a.median ? b : a), null);
  job.spread = job.knobs.map(k => k.spread);
  job.knobs.sort((a, b) => b.spread - a.spread);
}

// Seconds since the search began, without the time between one session and the next.
function setTimes(rows) {
  const PAUSE = 120;
  let gone = rows.length && rows[0].at ? rows[0].moment : 0, last = gone;
  rows.gaps = [];
  for (const row of rows) {
    if (row.at && row.moment - last > PAUSE) {
      gone += row.moment - last;
      rows.gaps.push(row.moment - gone);
    }
    last = row.moment;
    row.time = row.moment - gone;
  }
}

// The values of a choice in their order, and the fastest candidate of each.
function knobOf(job, name) {
  const groups = new Map();
  for (const row of job.rows) {
    const value = row.values.get(name);
    if (value === undefined) continue;
    const g = groups.get(value) || { value, rows: [], measured: 0, best: null };
    g.rows.push(row);
    if (row.isMeasured) {
      g.measured++;
      if (!g.best || row.median < g.best.median) g.best = row;
    }
    groups.set(value, g);
  }
  const isNumeric = [...groups.keys()].every(v => v.trim() !== "" && isFinite(v));
  const values = [...groups.values()].sort((a, b) => isNumeric ? a.value - b.value : a.value.localeCompare(b.value));
  const bests = values.filter(g => g.best).map(g => g.best.median);
  return { name, values, isNumeric, spread: bests.length ? Math.max(...bests) / Math.min(...bests) : 1 };
}

// What has been the fastest so far, each time that it became another.
function improvements(rows) {
  const all = [];
  for (const row of rows) if (row.isMeasured && (!all.length || row.median < all[all.length - 1].median)) all.push(row);
  return all;
}

// ---- Words ----

function significant(x) {
  return x >= 100 ? x.toFixed(0) : x >= 10 ? x.toFixed(1) : x.toFixed(2);
}
// Of costs that are no times; null: they are nanoseconds.
let costUnit = null;
function setCost(job) {
  costUnit = (job.cost || "time") === "time" ? null : job.unit || "";
}
// A cost, as a number and a unit.
function timeParts(ns) {
  return costUnit !== null ? [costNumber(ns), costUnit] : ns < 1e3 ? [significant(ns), "ns"] : ns < 1e6 ? [significant(ns / 1e3), "µs"] : ns < 1e9 ? [significant(ns / 1e6), "ms"] : [significant(ns / 1e9), "s"];
}
// 1.34M; tiny ones and those beyond all units as 1.3e-7.
function costNumber(x) {
  const size = Math.abs(x);
  return (x !== 0 && size < 0.01) || size >= 1e18 ? x.toExponential(1) : size < 1000 ? significant(x) : (x < 0 ? "-" : "") + scaled(size).join("");
}
function timeWords(ns) {
  return timeParts(ns).join(" ").trim();
}
// For an axis: 20 µs, not 20.0 µs.
function tickWords(ns) {
  const [n, unit] = timeParts(ns);
  return costUnit === null ? `${Number(n)} ${unit}` : n;
}
function scaled(x) {
  const units = ["", "k", "M", "G", "T", "P"];
  let i = 0;
  for (; x >= 1000 && i + 1 < units.length; i++) x /= 1000;
  return [significant(x), units[i]];
}
function secondsWords(s) {
  return s < 60 ? `${s < 10 ? s.toFixed(1) : s.toFixed(0)} s` : s < 3600 ? `${Math.floor(s / 60)} min ${Math.round(s % 60)} s` : `${Math.floor(s / 3600)} h ${Math.round(s % 3600 / 60)} min`;
}
function countWords(n) {
  return n < 1e6 ? Math.round(n).toLocaleString("en-US") : n < 1e15 ? n.toPrecision(3).replace(/e\+?/, " · 10^") : n.toExponential(1).replace(/e\+?/, " · 10^");
}
function plural(n, word) {
  return `${countWords(n)} ${word}${n === 1 ? "" : "s"}`;
}
// As a shell takes it as one word.
function optionsOf(row) {
  return [...row.values].map(([k, v]) => {
    const word = `${k}=${v}`;
    return "--set " + (/^[\w=.,:+-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`);
  }).join(" ");
}
