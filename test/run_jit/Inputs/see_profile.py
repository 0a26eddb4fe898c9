# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: see_profile.py FOLDER

Looks at FOLDER/profile.html, and at the same as a section of FOLDER/trace.html, in a browser.
"""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../explain/Inputs"))
from browser import Browser


def equal(found, wanted):
    assert found == wanted, f"{found!r}, not {wanted!r}"


def width(b, text):
    return b.js("return [...document.querySelectorAll('.f')].find(f => f.textContent === arguments[0]).getBoundingClientRect().width", text)


def alone(b, page):
    """A click on a frame makes it as wide as the graph, Escape shows all again; light and dark differ."""
    b.open(page)
    whole, cold = width(b, "all"), width(b, "scf.for two_loops.mlir:9")
    assert cold < whole / 4, (cold, whole)
    b.click(".f", "scf.for two_loops.mlir:9")
    assert width(b, "scf.for two_loops.mlir:9") > 0.98 * whole
    assert "scf.for two_loops.mlir:16" not in b.texts(".f"), b.texts(".f")
    assert b.texts(".said")[0].endswith("iter_args(%s = %z) -> f32 {"), b.texts(".said")
    b.keys("Escape")
    assert abs(width(b, "scf.for two_loops.mlir:9") - cold) < 2
    equal(b.texts("h2")[:3], ["Flame graph", "Roofline", "By line"])
    assert b.js("return document.documentElement.scrollWidth <= innerWidth")
    colours = []
    for scheme in ("light", "dark"):
        b.emulate(scheme)
        colours.append(b.js("return getComputedStyle(document.body).backgroundColor"))
    assert colours[0] != colours[1], colours


def inside(b, page):
    """Among the views of the trace; a step in its table leads to that step."""
    b.open(page)
    b.click("#views button", "Profile")
    b._ask("POST", "/frame", {"id": 0})
    for _ in range(100):
        if b.texts("button.step"):
            break
        time.sleep(0.05)
    equal(b.texts("button.step"), ["3"])
    b.click("button.step", "3")
    b._ask("POST", "/frame", {"id": None})
    for _ in range(100):
        if b.js("return location.hash") == "#3":
            break
        time.sleep(0.05)
    equal(b.js("return [location.hash, document.querySelector('#views [aria-pressed=true]').textContent]"), ["#3", "Steps"])


def main():
    folder, b = sys.argv[1], Browser()
    try:
        alone(b, folder + "/profile.html")
        inside(b, folder + "/trace.html")
        equal(b.complaints(), [])
    finally:
        b.close()


main()
