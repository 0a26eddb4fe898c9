"use strict";
// The search, the themes' button, other versions.

const byId = (id) => document.getElementById(id);
const TOP = document.documentElement.dataset.top, MOST = 40;

// ---- Themes ----

function showTheme() {
  const theme = document.documentElement.dataset.theme;
  byId("theme").textContent = THEMES[theme];
  byId("theme").title = byId("theme").ariaLabel = `Colours: ${theme === "auto" ? "as the system has them" : theme}`;
}
byId("theme").onclick = () => {
  const names = Object.keys(THEMES), at = names.indexOf(document.documentElement.dataset.theme);
  setTheme(names[(at + 1) % names.length]);
  showTheme();
};
showTheme();

// ---- Versions ----

const { version, page } = document.documentElement.dataset;
if (typeof VERSIONS !== "undefined") byId("version").replaceChildren(...VERSIONS.map((v) => new Option(v, v, false, v === version)));
byId("version").onchange = (e) => { location.href = `${TOP}/../${e.target.value}/${page}`; };

// ---- Search ----

// How well a row has all the words: in its title before in its text, the whole title first; 0: one is missing.
function rank([title, , , text], words) {
  const name = title.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const at = name.indexOf(word);
    if (name === word || name.endsWith("." + word)) sum += 100;
    else if (at === 0 || (at > 0 && /\W/.test(name[at - 1]))) sum += 40;
    else if (at > 0) sum += 15;
    else if (text.toLowerCase().includes(word)) sum += 2;
    else return 0;
  }
  return sum - name.length / 1000;
}

function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return INDEX.map((row) => [rank(row, words), row]).filter(([n]) => n > 0).sort((a, b) => b[0] - a[0]).slice(0, MOST)
    .map(([, row]) => row);
}

// A line of the text around the first word that it has.
function excerpt(text, query) {
  const word = query.toLowerCase().split(/\s+/)[0], at = text.toLowerCase().indexOf(word);
  const from = at > 60 ? text.lastIndexOf(" ", at - 40) + 1 : 0;
  return (from ? "… " : "") + text.slice(from, from + 140);
}

let chosen = -1;
function show(query) {
  const found = search(query), box = byId("found");
  chosen = -1;
  box.hidden = !query.trim();
  box.replaceChildren(...found.map(([title, where, address, text]) => {
    const a = document.createElement("a"), kind = document.createElement("span"), rest = document.createElement("small");
    a.href = `${TOP}/${address}`;
    kind.className = "kind";
    kind.textContent = where;
    rest.textContent = excerpt(text, query);
    a.append(kind, title, rest);
    return a;
  }));
  if (!found.length) box.textContent = "Nothing has all of these words.";
}
function choose(step) {
  const rows = byId("found").querySelectorAll("a");
  if (!rows.length) return;
  chosen = (chosen + step + rows.length) % rows.length;
  rows.forEach((a, i) => a.classList.toggle("chosen", i === chosen));
  rows[chosen].scrollIntoView({ block: "nearest" });
}
byId("search").oninput = (e) => show(e.target.value);
byId("search").onkeydown = (e) => {
  if (e.key === "ArrowDown") choose(1);
  else if (e.key === "ArrowUp") choose(-1);
  else if (e.key === "Enter") (byId("found").querySelectorAll("a")[Math.max(chosen, 0)] || { click() {} }).click();
  else if (e.key === "Escape") { e.target.value = ""; show(""); e.target.blur(); } else return;
  e.preventDefault();
};
document.addEventListener("keydown", (e) => {
  if (e.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) { byId("search").focus(); e.preventDefault(); }
});
document.addEventListener("click", (e) => { if (!e.target.closest(".search")) byId("found").hidden = true; });
byId("found").addEventListener("click", () => { byId("found").hidden = true; });
