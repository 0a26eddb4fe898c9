# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at the pages of jig tune in a browser. With a second argument screenshots go to that folder."""
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../explain/Inputs"))
from browser import Browser

folder, pictures = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
browser = Browser(1360, 1000)


def open_page(name):
    start = time.monotonic()
    browser.open(f"{folder}/{name}.html")
    browser.settle()
    assert time.monotonic() - start < 30, "it takes too long"
    assert browser.complaints() == [], name
    # Nothing sticks out of the page, and nothing of a picture out of that.
    assert browser.js("return document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"
    out = browser.js("""return [...document.querySelectorAll("svg")].filter(s => s.getClientRects().length).flatMap(s => [...s.querySelectorAll("text, circle, path")]
        .filter(e => { const a = e.getBoundingClientRect(), b = s.getBoundingClientRect(); return a.width && (a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2); })
        .map(e => e.outerHTML.slice(0, 120)))""")
    assert out == [], out


def picture(name):
    if pictures:
        browser.screenshot(f"{pictures}/{name}.png")


def tiles():
    return dict(zip(browser.texts("#tiles dt"), browser.texts("#tiles dd:nth-of-type(1)")))


def choices():
    return browser.texts("#chosen .chip")


def is_legible():
    """Text against what it stands on, as WCAG measures it."""
    return browser.js("""
        const of = c => { const m = c.match(/[\\d.]+/g).map(Number); return m.length > 3 && m[3] === 0 ? null : m.slice(0, 3); };
        const light = c => { const [r, g, b] = c.map(x => { x /= 255; return x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
        const back = e => { for (; e; e = e.parentElement) { const c = of(getComputedStyle(e).backgroundColor); if (c) return c; } return [255, 255, 255]; };
        return [...document.querySelectorAll("h1, h2, h3, p, dt, dd, #heads button, .row span, .chip, svg text, .legend span")].filter(e => e.getClientRects().length && e.textContent.trim())
            .map(e => { const s = getComputedStyle(e), a = light(of(e.closest("svg") ? s.fill : s.color)), b = light(back(e)); return [(Math.max(a, b) + .05) / (Math.min(a, b) + .05), e.textContent.slice(0, 40)]; })
            .filter(([ratio]) => ratio < 4)""")


# Ten thousand candidates.
open_page("many")
assert browser.js("return document.title").startswith(browser.texts("#tiles dd")[0][:4]), browser.js("return document.title")
assert tiles()["Candidates"] == "10,000" and tiles()["Steps saved"] == "66%" and "FLOP/s" in tiles()["Rate of the best"], tiles()
assert browser.texts("#count") == ["10,000 candidates"]
assert 10 < browser.js("return document.querySelectorAll('#rows .row').length") < 100  # those that are seen
assert len(browser.texts("#knobs h3")) == 6 and browser.texts("#failures h3")[0].startswith("refused by the script")
assert browser.js("return document.querySelectorAll('#time svg .bests').length") == 1 and browser.texts("#roofline svg .best-label") != []
for scheme in ("light", "dark"):
    browser.emulate(scheme)
    browser.settle()
    assert is_legible() == [], (scheme, is_legible())
    picture(f"many-{scheme}")
best = choices()
browser.click("#rows .row:nth-child(3) span")
assert choices() != best and browser.texts("#chosen b")[0].startswith("Candidate"), browser.texts("#chosen b")
assert browser.js("return document.querySelectorAll('svg .chosen').length") >= 7
browser.keys("Escape")
assert choices() == best
# Filter: a choice is meant as a whole, other words are found anywhere; outcomes; sorting.
browser.keys("/")
browser.type("unroll=1 order=ijk")
every = browser.js("return jig.table.rows.map(r => [r.values.get('unroll'), r.values.get('order')].join()).filter((x, i, all) => all.indexOf(x) === i)")
assert every == ["1,ijk"], every
browser.keys("Escape")
browser.click("#outcomes button:first-child")
assert browser.js("return jig.table.rows.some(r => r.outcome === 'measured')") is False
browser.click("#outcomes button:first-child")
heads = browser.texts("#heads button")
for title, down in [("depth", False), ("depth", True), ("order", False), ("#", False), ("#", True)]:
    browser.click("#heads button", next(h for h in heads if h == title))
    values = browser.js("return jig.table.rows.map(jig.table.columns.find(c => c.title === arguments[0]).get)", title)
    assert values == sorted(values, reverse=down), title
    heads = browser.texts("#heads button")
browser.click("#failures li button")
assert set(browser.js("return jig.table.rows.map(r => r.outcome)")) == {"refused"} and browser.texts("#chosen .why") != []
browser.resize(420, 900)
browser.settle()
assert browser.js("return document.documentElement.scrollWidth <= innerWidth"), "many is too wide for a telephone"
picture("many-narrow")
browser.resize(1360, 1000)

# Names that are no names; several searches, of which one has nothing of use.
open_page("hostile")
assert browser.js("return document.querySelectorAll('img, b[onclick]').length") == 0
assert choices() == ['</script><b onclick>"é <b>', 'größe "'], choices()
assert browser.texts("#title")[0].startswith("größe<b>.mlir, </script>"), browser.texts("#title")
assert browser.texts("#machine")[0].startswith("<i>machine") and "<script></script>" in browser.texts("#failures li button")[0]
picture("hostile")
for i, (name, time_of_call, count) in enumerate([("one.mlir", "5.00s", "1"), ("none.mlir", "–", "9"), ("payload a3", "12.0ns", "1")], 1):
    browser.js("const s = document.getElementById('job'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))", str(i))
    browser.settle()
    assert browser.texts("#title") == [name] and tiles()["Time of a call"] == time_of_call and tiles()["Candidates"] == count, (name, tiles())
    assert browser.complaints() == []
    picture(name)

# What jig tune writes at the end of a run, with a database and without; and of a space that is refused as a whole.
for name in ("run", "run_db"):
    open_page(name)
    assert tiles()["Candidates"] == "15" and "sum.mlir" in browser.texts("#title")[0], tiles()
    assert any(row.startswith("wrong") for row in browser.texts("#failures h3")), browser.texts("#failures h3")
    picture(name)
open_page("product")
assert "GFLOP/s" in tiles()["Rate of the best"] and re.search(r"\d+% of what (computing|reading from memory|the nearest cache) allows", " ".join(browser.texts("#tiles dd"))), browser.texts("#tiles dd")
picture("product")
# A cost that is no time.
open_page("cycles")
assert re.fullmatch(r"[\d.]+M?cycles", tiles()["Cost"]) and "Time of a call" not in tiles() and "Rate of the best" not in tiles(), tiles()
assert re.match(r"The best[\d.]+M? cyclesleast", browser.texts("#chosen .line")[0]), browser.texts("#chosen .line")
picture("cycles")
open_page("refused")
assert tiles()["Time of a call"] == "–" and "nothing was measured" in browser.texts("#time text"), browser.texts("#time text")
open_page("empty")
assert browser.texts("main p") == ["There is no search in this file."]
# A page that was cut has what stands before.
open_page("cut")
assert 100 < browser.js("return jig.job.rows.length") < 10000
browser.close()
print("all was seen")
