"use strict";
// What differs between two lists of line numbers: [{old, gone, now, come}]. Lines that are once in both, in one order, stay where
// much differs (B. Cohen's patience diff); what is between is compared by E. Myers' algorithm of 1986, which gives up after many edits.

const MOST_EDITS = 800, MUCH = 400;

function trimmed(a, b) {
  let first = 0, n = a.length, m = b.length;
  while (first < n && first < m && a[first] === b[first]) first++;
  while (n > first && m > first && a[n - 1] === b[m - 1]) n--, m--;
  return { first, n: n - first, m: m - first };
}

function searchEdits(a, b, { first, n, m }) {
  const rounds = [];
  for (let d = 0; d <= MOST_EDITS; d++) {
    const row = new Int32Array(2 * d + 1), before = rounds[d - 1];
    rounds.push(row);
    for (let k = -d; k <= d; k += 2) {
      let x = 0;
      if (d) {
        const down = k === -d || (k !== d && before[d - 1 + k - 1] < before[d - 1 + k + 1]);
        x = down ? before[d - 1 + k + 1] : before[d - 1 + k - 1] + 1;
      }
      let y = x - k;
      while (x < n && y < m && y >= 0 && a[first + x] === b[first + y]) x++, y++;
      row[d + k] = x;
      if (x >= n && y >= m) return rounds;
    }
  }
  return null;
}

function traceBack(rounds, { first, n, m }) {
  const single = [];
  let k = n - m;
  for (let d = rounds.length - 1; d > 0; d--) {
    const before = rounds[d - 1];
    const down = k === -d || (k !== d && before[d - 1 + k - 1] < before[d - 1 + k + 1]);
    k += down ? 1 : -1;
    const x = before[d - 1 + k], y = x - k;
    single.push({ old: first + x, gone: down ? 0 : 1, now: first + y, come: down ? 1 : 0 });
  }
  return single.reverse();
}

function joined(single) {
  const all = [];
  for (const c of single) {
    const last = all[all.length - 1];
    if (last && c.old === last.old + last.gone && c.now === last.now + last.come) {
      last.gone += c.gone;
      last.come += c.come;
    } else {
      all.push({ ...c });
    }
  }
  return all;
}

// The longest chain of pairs [index in a, index in b] that rise in both.
function rising(pairs) {
  const ends = [], before = pairs.map(() => -1); // ends[k]: the pair with the lowest end of a chain of k + 1
  pairs.forEach(([, y], i) => {
    let low = 0, high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]][1] < y) low = middle + 1; else high = middle;
    }
    if (low) before[i] = ends[low - 1];
    ends[low] = i;
  });
  const chain = [];
  for (let i = ends.length ? ends[ends.length - 1] : -1; i >= 0; i = before[i]) chain.push(pairs[i]);
  return chain.reverse();
}

function anchors(a, b, { first, n, m }) {
  const count = (list, len) => {
    const where = new Map();
    for (let i = first; i < first + len; i++) where.set(list[i], where.has(list[i]) ? -1 : i);
    return where;
  };
  const inB = count(b, m), pairs = [];
  for (const [line, x] of count(a, n)) if (x >= 0 && inB.get(line) >= 0) pairs.push([x, inB.get(line)]);
  return rising(pairs.sort((p, q) => p[0] - q[0]));
}

function compare(a, b) {
  const middle = trimmed(a, b);
  if (!middle.n && !middle.m) return [];
  const rounds = searchEdits(a, b, middle);
  if (!rounds) return [{ old: middle.first, gone: middle.n, now: middle.first, come: middle.m }];
  return joined(traceBack(rounds, middle));
}

function diffLines(a, b) {
  const middle = trimmed(a, b);
  if (middle.n + middle.m < MUCH) return compare(a, b);
  const all = [];
  let x = middle.first, y = x;
  const between = (endX, endY) => {
    for (const c of compare(a.slice(x, endX), b.slice(y, endY))) all.push({ ...c, old: c.old + x, now: c.now + y });
  };
  for (const [nextX, nextY] of anchors(a, b, middle)) {
    between(nextX, nextY);
    x = nextX + 1, y = nextY + 1;
  }
  between(middle.first + middle.n, middle.first + middle.m);
  return joined(all);
}

// ---- Values that are called otherwise ----
// A line in which nothing but names of values is another is marked more quietly than one that is new.

function keyOfLine(run, number) {
  const line = run.lines[number];
  if (line.key === undefined) line.key = line.text.replace(/%[\w$.-]+(#\d+)?|\^bb\d+/g, "%");
  return line.key;
}

// For each change, which of the lines that come are lines that go with other names: [index that goes] by index that comes.
function renamed(run, a, b, change) {
  const pairs = new Map();
  const old = [], now = [];
  for (let i = 0; i < change.gone; i++) old.push(keyOfLine(run, a[change.old + i]));
  for (let i = 0; i < change.come; i++) now.push(keyOfLine(run, b[change.now + i]));
  let at = 0;
  const sub = diffLines(old, now);
  sub.push({ old: old.length, gone: 0, now: now.length, come: 0 });
  for (let i = 0, c = 0; c < sub.length; c++) {
    for (; at < sub[c].old; at++, i++) pairs.set(change.now + i, change.old + at);
    at += sub[c].gone;
    i += sub[c].come;
  }
  return pairs;
}

// The rows of a diff: {kind: "same" | "gone" | "come" | "named" | "gap", line, old, now}, old and now from 1.
function diffRows(run, a, b, context = 4) {
  const rows = [], changes = diffLines(a, b);
  let shown = 0; // lines of b that are done with
  const same = (from, to, shift) => {
    for (let i = from; i < to; i++) rows.push({ kind: "same", line: b[i], old: i + 1 - shift, now: i + 1 });
  };
  changes.forEach((c, i) => {
    const shift = c.now - c.old, from = Math.max(shown, c.now - context);
    if (from > shown) rows.push({ kind: "gap", count: from - shown });
    same(from, c.now, shift);
    const pairs = renamed(run, a, b, c), kept = new Set(pairs.values());
    let old = c.old;
    const gone = to => {
      for (; old < to; old++) if (!kept.has(old)) rows.push({ kind: "gone", line: a[old], old: old + 1, now: 0 });
    };
    for (let n = c.now; n < c.now + c.come; n++) {
      if (pairs.has(n)) gone(pairs.get(n));
      else if (!pairs.size) gone(c.old + c.gone);
      if (pairs.has(n)) old = pairs.get(n) + 1;
      rows.push({ kind: pairs.has(n) ? "named" : "come", line: b[n], old: pairs.has(n) ? old : 0, now: n + 1 });
    }
    gone(c.old + c.gone);
    const end = c.now + c.come, next = changes[i + 1], to = Math.min(end + context, next ? next.now : b.length);
    same(end, to, end - (c.old + c.gone));
    shown = to;
  });
  if (changes.length && shown < b.length) rows.push({ kind: "gap", count: b.length - shown });
  return rows;
}
