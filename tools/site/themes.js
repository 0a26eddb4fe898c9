"use strict";
// Light and dark: before the page is drawn.

const THEMES = { auto: "◐", light: "☀", dark: "☾" };

function storedTheme() {
  try { return THEMES[localStorage.getItem("jig-theme")] ? localStorage.getItem("jig-theme") : "auto"; } catch (e) { return "auto"; }
}
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("jig-theme", theme); } catch (e) { /* a page from a file may not remember */ }
}
setTheme(storedTheme());
