# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: see_report.py FOLDER

Looks at the pages conv.html, fails.html, taken.html, cut.html, stopped.html and many.html in the folder with a browser: by keys, clicks and search."""
import sys

from browser import Browser


def chosen(b):
    return b.js("return jig.step.number")


def equal(found, wanted):
    assert found == wanted, f"{found!r} is not {wanted!r}"


def colour(b):
    return b.js("return getComputedStyle(document.body).backgroundColor")


def lines(b, kind):
    b.settle()
    return b.texts(f"#payload .line.{kind} .text")


def steps_and_keys(b, page):
    b.open(page)
    equal(b.texts("h1"), ["best.mlir on payload.mlir"])
    equal(b.texts("#outcome"), ["the script came to its end"])
    equal(chosen(b), "1")
    b.keys("j", "j", "j", "j", "j", "j")
    equal(chosen(b), "7")
    b.keys("Enter")
    equal(chosen(b), "7.1")
    b.keys("ArrowLeft", "ArrowDown", "ArrowDown")
    equal(chosen(b), "8")
    equal(b.js("return location.hash"), "#8")
    equal(b.texts(".row.chosen .what"), ["fuse"])
    equal(b.texts("#script .line.here .gutter"), ["17"])
    equal(b.texts("#details .headline"), ["%tile, %l#0, %l#1, %l#2, %l#3 = transform.structured.fuse %relu, %channels"])
    assert any("scf.for" in line for line in lines(b, "come"))
    b.keys("k")
    equal(chosen(b), "7.1")


def payload_ways(b):
    b.open(b.page, "#8")
    after = b.js("return jig.payload.rows.length")
    b.keys("b")
    assert not lines(b, "come") and any("linalg.generic" in line for line in lines(b, "gone"))
    assert b.js("return jig.payload.rows.length") < after
    b.keys("d")
    equal(b.texts("#modes button[aria-pressed=true]"), ["Diff"])
    assert b.texts("#payload .line.gap")
    b.click("#modes button", "After")


def handles_and_ops(b):
    b.open(b.page, "#8")
    b.click("#details button.handle", "%l#1")
    held = lines(b, "held")
    equal(len(held), 1)
    assert "scf.for" in held[0] and lines(b, "inside"), held
    equal(b.texts("#details-title"), ["Handle %l#1"])
    assert any(t.startswith("%relu by 3 split_handle") for t in b.texts("#details .chain li"))
    b.click("#details .items button")
    assert b.texts("#details-title")[0].startswith("Op scf.for payload.mlir:27")
    assert "%l#1" in b.texts("#details .handles button.handle")
    b.keys("Escape")
    equal(b.texts("#details-title"), ["Step 8"])
    b.click("#details button.handle", "%relu")
    assert any("Spent by 8 fuse" in t for t in b.texts("#details p"))
    b.keys("Escape")
    b.click("#payload .line.come button.gutter")
    assert b.texts("#details-title")[0].startswith("Op ")


def search(b):
    b.open(b.page)
    b.keys("/")
    b.type("hoist_loop_inv")
    found = b.texts("#found button")
    assert found and found[0].startswith("step") and "loop.hoist_loop_invariant_subsets" in found[0], found
    b.keys("Enter")
    equal(b.texts(".row.chosen .what"), ["loop.hoist_loop_invariant_subsets"])
    b.keys("/")
    b.js("document.getElementById('search').value = ''")
    b.type("%packed1")
    assert any(t.startswith("handle") for t in b.texts("#found button"))
    b.keys("Escape")
    assert not b.texts("#found")


def colours(b):
    b.open(b.page)
    b.emulate("light")
    light = colour(b)
    b.emulate("dark")
    dark = colour(b)
    assert light != dark
    b.keys("t")  # light, whatever the system has
    equal(colour(b), light)
    b.keys("t")
    b.emulate("light")
    equal(colour(b), dark)
    b.keys("t")
    equal(colour(b), light)
    b.keys("?")
    assert b.texts("#help-box kbd")
    b.keys("?")
    assert not b.texts("#help-box kbd")


def views(b):
    b.open(b.page)
    b.click("#views button", "About")
    assert "transform.structured.fuse" in b.texts(".times th")
    b.click("#views button", "Steps")
    assert b.texts(".row.chosen")


def failure(b, page):
    b.open(page)
    equal(b.texts("#outcome"), ["the script failed"])
    equal(chosen(b), "5.1.2")
    said = "\n".join(b.texts("#details pre.said"))
    assert "is split into 3 results" in said and "help: " in said and "in transform.foreach" in said, said
    equal(b.texts(".row.failed .state"), ["✕ silenced", "✕ failed", "✕ failed", "✕ failed"])
    b.click(".row .what", "foreach")
    b.click("#details button", "step 5.1.2")
    equal(chosen(b), "5.1.2")
    b.keys("Home")
    assert "nothing in the payload matches" in "".join(b.texts("#details pre.said.warning"))
    equal(b.js("return document.querySelectorAll('b').length"), 0)
    assert any('"</script><b>"' in t for t in b.texts("#payload .text"))
    b.click("#views button", "Messages (3)")
    equal(len(b.texts("pre.said")), 3)


def taken_back(b, page):
    b.open(page)
    equal(chosen(b), "7")
    equal(b.texts("#payload-note"), ["what the step had done is taken back"])
    assert not any("{seen}" in t for t in b.texts("#payload .text"))
    b.keys("x")
    equal(b.texts("#modes button[aria-pressed=true]"), ["At failure"])
    assert any("{seen}" in t for t in lines(b, "come"))
    b.keys("k")
    equal(b.texts("#modes button"), ["After", "Before", "Diff"])


def cut(b, page):
    b.open(page)
    assert "cut off" in b.texts("#outcome")[0]
    assert b.js("return jig.run.steps.length") > 3
    b.keys("j", "j", "j")
    equal(chosen(b), "4")


# Steps around the one that was the last have not failed.
def stopped(b, page):
    b.open(page)
    equal(b.texts("#outcome"), ["the script was stopped"])
    equal([t for t in b.texts(".row .state") if t], ["stopped inside"])
    equal(b.texts(".row.failed"), [])
    equal(b.texts("#steps-legend span"), ["+ created", "− erased", "~ modified"])


def many(b, page):
    b.open(page)
    equal(b.texts(".row.more button"), ["390 more times"])
    assert len(b.js("return [...document.querySelectorAll('.row')].map(e => e.id)")) < 100
    b.open(page, "#2.900")
    equal(chosen(b), "2.900")
    equal(b.texts(".row.chosen .number"), ["2.900"])
    b.keys("G", "d")  # all that the 1,200 steps changed
    kinds = b.js("return Object.groupBy(jig.payload.rows, row => row.kind)")
    assert len(kinds["come"]) > 2000 and not any("func.func" in t for t in lines(b, "gone")), {k: len(v) for k, v in kinds.items()}
    b.click("#details button.handle", "%m")
    equal(b.texts("#details .facts")[0][:7], "400 ops")
    equal(b.texts("#modes button[aria-pressed=true]"), ["Diff"])
    b.keys("Escape", "Enter", "j")
    equal(chosen(b), "2.2")


def main():
    folder = sys.argv[1]
    b = Browser()
    b.page = folder + "/conv.html"
    try:
        steps_and_keys(b, b.page)
        for check in (payload_ways, handles_and_ops, search, colours, views):
            check(b)
        failure(b, folder + "/fails.html")
        taken_back(b, folder + "/taken.html")
        cut(b, folder + "/cut.html")
        stopped(b, folder + "/stopped.html")
        many(b, folder + "/many.html")
        equal(b.complaints(), [])
    finally:
        b.close()


main()
