"use strict";
// Elements, and lists of which only what is seen is there.

function make(tag, props = {}, ...children) {
  const e = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) e.addEventListener(key.slice(2), value);
    else if (key === "class") e.className = value;
    else e.setAttribute(key, value === true ? "" : value);
  }
  e.append(...children.filter(c => c !== null && c !== undefined && c !== ""));
  return e;
}
function button(text, onclick, props = {}) {
  return make("button", { type: "button", onclick, ...props }, text);
}
const byId = id => document.getElementById(id);

// `row(i)` makes the element of row i; all rows are `height` pixels high.
class List {
  constructor(box, height, row) {
    this.box = box;
    this.height = height;
    this.row = row;
    this.count = 0;
    this.body = make("div", { class: "rows", role: "presentation" });
    box.replaceChildren(this.body);
    this.pending = false;
    box.addEventListener("scroll", () => this.later(), { passive: true });
    new ResizeObserver(() => this.later()).observe(box);
  }

  // `columns`: how long the longest row is, in characters.
  fill(count, columns) {
    this.count = count;
    this.body.style.height = count * this.height + "px";
    this.body.style.minWidth = columns ? columns + "ch" : "";
    this.draw();
  }

  later() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.draw(); });
  }

  draw() {
    const beyond = 8, seen = this.box.clientHeight || 600;
    const first = Math.max(0, Math.floor(this.box.scrollTop / this.height) - beyond);
    const end = Math.min(this.count, Math.ceil((this.box.scrollTop + seen) / this.height) + beyond);
    const rows = [], focused = this.body.contains(document.activeElement) ? document.activeElement.closest(".rows > *").dataset.row : "";
    for (let i = first; i < end; i++) {
      const e = this.row(i);
      e.style.top = i * this.height + "px";
      e.dataset.row = i;
      rows.push(e);
    }
    this.body.replaceChildren(...rows);
    if (!focused) return;
    const again = rows.find(e => e.dataset.row === focused); // the row is another element now
    ((again && again.querySelector("button")) || this.box).focus({ preventScroll: true });
  }

  // Scrolls no further than it must; `third`: what was out of sight comes to the upper third.
  show(i, third = false) {
    const top = i * this.height, seen = this.box.clientHeight, at = this.box.scrollTop;
    const margin = Math.min(this.height * 2, seen / 4);
    if (top < at + (third ? margin : 0)) this.box.scrollTop = third ? top - seen / 3 : top - margin;
    else if (top + this.height > at + seen - margin) this.box.scrollTop = third ? top - seen / 3 : top + this.height + margin - seen;
    this.draw();
  }
}
