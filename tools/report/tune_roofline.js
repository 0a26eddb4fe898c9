"use strict";
// How fast candidates compute, below what the machine can do at most.

function hasRoofline(job) {
  return job.operations > 0 && job.bytes > 0 && job.peak > 0 && job.memory > 0 && job.measured.length > 0;
}
// Operations a second; nanoseconds of a call.
const rateOf = (job, ns) => job.operations / ns * 1e9;
const attainable = (job, bytes = job.memory) => Math.min(job.peak, job.operations / job.bytes * bytes);

// Of what is possible, and by what that is bound: who is faster than memory allows has what it reads in a cache.
function shareOf(job, rate) {
  const share = rate / attainable(job), bound = attainable(job) < job.peak ? "reading from memory" : "computing";
  return share > 1 && job.cache > job.memory ? [rate / attainable(job, job.cache), "the nearest cache"] : [share, bound];
}

function drawRoofline(app, box) {
  const { job } = app, width = Math.max(320, box.clientWidth), height = 330, left = 56, right = width - 18, top = 26, bottom = height - 42;
  const intensity = job.operations / job.bytes, ridge = job.peak / job.memory, near = job.cache > 0 ? job.peak / job.cache : ridge;
  const rates = job.measured.map(r => rateOf(job, r.median)), most = Math.max(job.peak, ...rates.slice(0, 1), rates.reduce((a, b) => Math.max(a, b), 0));
  const least = Math.min(job.peak / 100, rates.reduce((a, b) => Math.min(a, b), Infinity));
  const x0 = Math.floor(Math.log10(Math.min(near / 6, intensity / 2)) * 2) / 2, x1 = Math.ceil(Math.log10(Math.max(ridge * 8, intensity * 3)) * 2) / 2;
  const y0 = Math.log10(least / 1.5), y1 = Math.log10(most * 1.9);
  const x = v => left + (right - left) * (Math.log10(v) - x0) / (x1 - x0), y = v => bottom - (bottom - top) * (Math.log10(v) - y0) / (y1 - y0), parts = [];
  for (let d = Math.ceil(x0); d <= x1; d++) {
    const at = round(x(10 ** d));
    parts.push(svg("line", { class: "grid", x1: at, x2: at, y1: top, y2: bottom }), svg("text", { x: at, y: bottom + 17, "text-anchor": "middle" }, d < -3 || d > 5 ? `10^${d}` : `${Number((10 ** d).toPrecision(3))}`));
  }
  for (let d = Math.ceil(y0); d <= y1; d++) {
    const at = round(y(10 ** d));
    parts.push(svg("line", { class: "grid", x1: left, x2: right, y1: at, y2: at }), svg("text", { x: left - 7, y: at + 4, "text-anchor": "end" }, `${Number((10 ** (d - 9)).toPrecision(3))}`));
  }
  parts.push(svg("text", { x: (left + right) / 2, y: height - 6, "text-anchor": "middle" }, "operations for each byte"), svg("text", { x: left - 44, y: top - 12 }, "GFLOP/s"));
  const slope = (bytes, name) => {
    const from = Math.max(10 ** x0, 10 ** y0 / bytes), to = job.peak / bytes;
    if (!(bytes > 0) || to <= from) return;
    const a = [x(from), y(from * bytes)], b = [x(to), y(job.peak)], turn = Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI, long = Math.hypot(b[0] - a[0], b[1] - a[1]), words = `${name}, ${scaled(bytes).join(" ")}B/s`;
    parts.push(svg("path", { class: "roof", d: `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}` }));
    if (long > words.length * 6) parts.push(svg("text", { transform: `translate(${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}) rotate(${round(turn)})`, dy: -6, "text-anchor": "middle" }, words));
  };
  slope(job.memory, "memory");
  slope(job.cache, "nearest cache");
  parts.push(svg("path", { class: "roof", d: `M${round(Math.max(left, x(Math.min(near, ridge))))} ${round(y(job.peak))}H${right}` }),
    svg("text", { x: right, y: round(y(job.peak)) - 8, "text-anchor": "end" }, `multiply-adds, ${scaled(job.peak).join(" ")}FLOP/s`));
  const points = job.measured.map((row, i) => ({ row, x: x(intensity) + noiseOf(row.number) * 7, y: y(rates[i]) }));
  parts.push(dots(points, 4.5));
  if (job.best) {
    const rate = rateOf(job, job.best.median), at = { x: x(intensity), y: y(rate) }, toLeft = at.x > (left + right) / 2, below = Math.abs(at.y - y(job.peak)) < 14 ? 18 : 4;
    parts.push(svg("circle", { class: "ring", cx: round(at.x), cy: round(at.y), r: 6.5 }),
      svg("text", { class: "best-label", x: round(at.x + (toLeft ? -12 : 12)), y: round(at.y) + below, "text-anchor": toLeft ? "end" : "start" }, `${scaled(rate).join(" ")}FLOP/s`));
    points.push({ row: job.best, ...at });
  }
  parts.push(chosenRing(app, points, 7));
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": `Roofline: the best candidate computes ${scaled(rateOf(job, job.best.median)).join(" ")}FLOP/s of ${scaled(job.peak).join(" ")}FLOP/s` }, ...parts.filter(Boolean));
  box.replaceChildren(picture);
  watchPoints(app, picture, points);
  const bound = attainable(job) < job.peak ? "reading from memory" : "computing";
  byId("roofline-note").textContent = `${scaled(job.operations).join(" ").trim()} operations and ${scaled(job.bytes).join(" ")}B of arguments and results a call; the roofs were measured on the machine. What is possible is bound by ${bound}, unless caches hold what is read.`;
}
