"use strict";
// Light and dark.

const THEMES = { auto: "◐", light: "☀", dark: "☾" };

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const b = byId("theme");
  b.textContent = THEMES[theme];
  b.title = b.ariaLabel = `Colours: ${theme === "auto" ? "as the system has them" : theme} (t)`;
  try { localStorage.setItem("jig-theme", theme); } catch (e) { /* a page from a file may not remember */ }
}
function switchTheme() {
  const names = Object.keys(THEMES), at = names.indexOf(document.documentElement.dataset.theme);
  setTheme(names[(at + 1) % names.length]);
}
function storedTheme() {
  try { return THEMES[localStorage.getItem("jig-theme")] ? localStorage.getItem("jig-theme") : "auto"; } catch (e) { return "auto"; }
}
