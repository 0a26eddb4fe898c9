"use strict";
// Pictures in SVG. Many dots are one path: a line of no length with round ends is a dot.

function svg(tag, props = {}, ...children) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(props)) if (value !== undefined && value !== null) e.setAttribute(key, value);
  e.append(...children.filter(c => c !== null && c !== undefined && c !== ""));
  return e;
}
const round = x => Math.round(x * 10) / 10;

function dotsPath(points) {
  const seen = new Set();
  for (const p of points) seen.add(`M${round(p.x)} ${round(p.y)}h0`);
  return [...seen].join("");
}
// Of very many several paths, one over the other: where there are more it is darker.
function dots(points, size, kind = "dots") {
  const LAYERS = 8;
  if (points.length < 1500) return svg("path", { class: `${kind}${points.length < 200 ? " few" : ""}`, d: dotsPath(points), "stroke-width": size });
  return svg("g", {}, ...Array.from({ length: LAYERS }, (_, i) => svg("path", { class: `${kind} many`, d: dotsPath(points.filter((p, k) => k % LAYERS === i)), "stroke-width": size })));
}

// 1, 2 and 5 times powers of ten; fewer of them where these are many.
function logTicks(low, high) {
  const decades = Math.log10(high / low), steps = decades > 4 ? [1] : decades > 1.6 ? [1, 3] : [1, 2, 5], ticks = [];
  for (let d = Math.floor(Math.log10(low)); d <= Math.ceil(Math.log10(high)); d++)
    for (const s of steps) if (s * 10 ** d >= low && s * 10 ** d <= high) ticks.push(s * 10 ** d);
  if (ticks.length > 1) return ticks;
  return [low, Math.sqrt(low * high), high].map(x => Number(x.toPrecision(2))).filter((x, i, all) => all.indexOf(x) === i && x >= low && x <= high);
}
const SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 43200, 86400];
function secondsTicks(high, n) {
  const step = SECONDS.find(s => s * n >= high), ticks = [];
  if (!step || high < n) return linearTicks(high, n);
  for (let x = 0; x <= high; x += step) ticks.push(x);
  return ticks;
}
function linearTicks(high, n) {
  const raw = high / n || 1, power = 10 ** Math.floor(Math.log10(raw)), step = [1, 2, 5, 10].find(s => s * power >= raw) * power, ticks = [];
  for (let x = 0; x <= high * 1.0001; x += step) ticks.push(x);
  return ticks;
}

const countTicks = (high, n) => linearTicks(Math.max(high, 1), Math.min(high, n));

// Nanoseconds to y: those of all that was measured, with some air.
function timeScale(job, top, bottom) {
  const all = job.measured.map(r => r.median);
  let low = Infinity, high = 0;
  for (const x of all) { low = Math.min(low, x); high = Math.max(high, x); }
  if (!all.length) { low = 1; high = 10; }
  low /= 1.12;
  high *= 1.12;
  const span = Math.log(high / low), scale = x => bottom - (bottom - top) * Math.log(x / low) / span;
  return Object.assign(scale, { low, high });
}

function noiseOf(n) { // the same each time
  const x = Math.sin(n * 12.9898) * 43758.5453;
  return x - Math.floor(x) - .5;
}

function drawGrid(job, y, left, right) {
  return !job.measured.length ? [] : logTicks(y.low, y.high).map(t => svg("g", {}, svg("line", { class: "grid", x1: left, x2: right, y1: round(y(t)), y2: round(y(t)) }),
    svg("text", { x: left - 7, y: round(y(t)) + 4, "text-anchor": "end" }, tickWords(t))));
}

// What the mouse is on: the nearest of the points, not too far away.
function watchPoints(app, box, points) {
  const near = event => {
    const at = box.getBoundingClientRect(), x = event.clientX - at.left, y = event.clientY - at.top;
    let best = null, least = 14 ** 2;
    for (const p of points) {
      const far = (p.x - x) ** 2 + (p.y - y) ** 2;
      if (far < least) { least = far; best = p; }
    }
    return best;
  };
  box.addEventListener("pointermove", event => { const p = near(event); app.tip(p && p.row, event); box.style.cursor = p ? "pointer" : ""; });
  box.addEventListener("pointerleave", () => app.tip(null));
  box.addEventListener("click", event => { const p = near(event); if (p) app.choose(p.row); });
}

// The chosen one has a ring of its own, unless it is the best.
function chosenRing(app, points, r) {
  return app.chosen === app.job.best ? null : ringAt(points, app.chosen, "chosen", r);
}
function ringAt(points, row, kind, r) {
  const p = points.find(q => q.row === row);
  return p ? svg("circle", { class: kind, cx: round(p.x), cy: round(p.y), r }) : null;
}

// ---- Over time ----

const RUG = ["refused", "broken", "stopped", "wrong"];

function drawTime(app, box) {
  const { job } = app, rows = job.rows, width = Math.max(320, box.clientWidth), failures = RUG.filter(o => rows.some(r => r.outcome === o));
  const left = 62, right = width - 84, top = 14, bottom = 250, rug = bottom + 10, height = rug + failures.length * 9 + 30;
  const last = rows.length ? Math.max(...rows.slice(-1).map(r => r.time)) : 0, byNumber = !(last > 0), end = byNumber ? Math.max(1, rows.length) : last;
  const x = row => left + (right - left) * (byNumber ? row.number : row.time) / end, y = timeScale(job, top, bottom);
  const points = job.measured.map(row => ({ row, x: x(row), y: y(row.median) })), bests = improvements(rows).map(row => ({ row, x: x(row), y: y(row.median) }));
  const parts = [...drawGrid(job, y, left, right)];
  for (const t of (byNumber ? countTicks : secondsTicks)(end, Math.min(10, width / 110)))
    parts.push(svg("text", { x: round(left + (right - left) * t / end), y: height - 8, "text-anchor": "middle" }, byNumber ? countWords(t) : secondsWords(t).replace(".0 s", " s").replace(/ 0 (s|min)$/, "")));
  for (const gap of rows.gaps) {
    const at = round(left + (right - left) * gap / end);
    parts.push(svg("line", { class: "gap", x1: at, x2: at, y1: top, y2: bottom }, svg("title", {}, "another session goes on here")));
  }
  parts.push(svg("line", { class: "axis", x1: left, x2: right, y1: bottom, y2: bottom }));
  failures.forEach((outcome, i) => {
    const ticks = new Set(rows.filter(r => r.outcome === outcome).map(r => `M${round(x(r))} ${rug + 9 * i}v6`));
    parts.push(svg("path", { class: `rug ${outcome}`, d: [...ticks].join("") }, svg("title", {}, OUTCOME_WORDS[outcome])));
  });
  parts.push(dots(points, points.length > 2000 ? 3.5 : 5));
  if (bests.length) {
    const step = bests.map((p, i) => i ? `H${round(p.x)}V${round(p.y)}` : `M${round(p.x)} ${round(p.y)}`).join("") + `H${right}`, final = bests[bests.length - 1];
    parts.push(svg("path", { class: "area", d: `${step}V${bottom}H${round(bests[0].x)}Z` }), svg("path", { class: "line", d: step }), dots(bests, 7, "bests"),
      svg("text", { class: "best-label", x: right + 8, y: round(final.y) + 4 }, costUnit === null ? timeWords(final.row.median) : costNumber(final.row.median)));
  } else {
    parts.push(svg("text", { x: (left + right) / 2, y: (top + bottom) / 2, "text-anchor": "middle" }, "nothing was measured"));
  }
  parts.push(ringAt(points, job.best, "ring", 6), chosenRing(app, points, 8));
  box.replaceChildren(svg("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": bests.length
    ? `Best over time: ${plural(bests.length, "improvement")}, from ${timeWords(bests[0].row.median)} to ${timeWords(bests[bests.length - 1].row.median)}` : "Best over time: nothing was measured" }, ...parts.filter(Boolean)));
  const inner = box.firstChild;
  watchPoints(app, inner, points);
  byId("time-note").textContent = byNumber ? "One candidate after the other." : rows.gaps.length ? "Seconds of the search; what lies between its sessions is left out." : "Seconds from the beginning of the search.";
  if (bests.length && bests[bests.length - 1].row !== job.best)
    byId("time-note").append(" The best has won when it and others took turns; what has a lower time was measured at a quieter moment.");
  byId("time-legend").replaceChildren(make("span", {}, make("i", { class: "line" }), "best so far"), make("span", {}, make("i"), "a candidate"),
    ...failures.map(o => make("span", {}, make("i", { class: o }), OUTCOME_WORDS[o])));
}

// ---- One choice ----

const MOST_LABELS = 12;

function drawKnob(app, knob, box) {
  const { job } = app, width = Math.max(240, box.clientWidth - 16), left = 50, right = width - 10, top = 8, bottom = 138, height = 178;
  const n = knob.values.length, slot = (right - left) / Math.max(1, n), y = timeScale(job, top, bottom), center = i => left + slot * (i + .5);
  const spread = Math.min(slot * .55, 34), points = [], fastest = [], parts = [...drawGrid(job, y, left, right)];
  knob.values.forEach((g, i) => {
    for (const row of g.rows) if (row.isMeasured) points.push({ row, x: center(i) + (g.measured > 3 ? noiseOf(row.number) * spread : 0), y: y(row.median) });
    if (g.best) fastest.push({ row: g.best, x: center(i), y: y(g.best.median) });
    const wide = Math.max(1, Math.min(slot * .8, 40)), at = center(i) - wide / 2, share = g.measured / g.rows.length, title = () => svg("title", {}, `${knob.name}=${g.value}: ${g.measured} of ${g.rows.length} measured`);
    parts.push(svg("rect", { class: "share-of", x: round(at), y: bottom + 4, width: round(wide), height: 4, rx: 1.5 }, title()),
      svg("rect", { class: "share", x: round(at), y: bottom + 4, width: round(wide * share), height: 4, rx: 1.5 }, title()));
  });
  const chosen = job.best && job.best.values.get(knob.name), longest = Math.max(1, ...knob.values.map(g => g.value.length)), every = Math.max(1, Math.ceil(n / Math.min(MOST_LABELS, (right - left) / (Math.min(longest, 9) * 7 + 8))));
  knob.values.forEach((g, i) => {
    const isChosen = g.value === chosen, near = knob.values.findIndex(v => v.value === chosen);
    if (!isChosen && (i % every !== 0 || (every > 1 && near >= 0 && Math.abs(near - i) < every * .7))) return;
    parts.push(svg("text", { class: isChosen ? "best-label" : undefined, x: round(center(i)), y: bottom + 24, "text-anchor": "middle" }, g.value.length > 9 ? g.value.slice(0, 8) + "…" : g.value, svg("title", {}, g.value)));
  });
  parts.push(dots(points, points.length > 800 ? 2.6 : 4.5), svg("path", { class: "line", d: fastest.map((p, i) => `${i ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("") }), dots(fastest, 6, "bests"));
  const winner = fastest.find(p => p.row === job.best);
  parts.push(winner ? svg("circle", { class: "ring", cx: round(winner.x), cy: round(winner.y), r: 5 }) : ringAt(points, job.best, "ring", 5), chosenRing(app, points, 7));
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": `Times by ${knob.name}, which has ${plural(n, "value")}` }, ...parts.filter(Boolean));
  const effect = knob.values.length < 2 ? "one value" : knob.spread > 1.005 ? `up to ${knob.spread < 10 ? knob.spread.toFixed(2) : knob.spread.toFixed(0)}×` : "no difference";
  box.replaceChildren(make("h3", {}, make("span", { title: knob.name }, knob.name || "(no name)"), make("span", { class: "quiet" }, effect)), picture);
  watchPoints(app, picture, points);
}
