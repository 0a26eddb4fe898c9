"""A long text that is edited in one function after the other: what is told and answered is what is told and answered of the same text
opened anew. usage: parts.py N"""
import random
import sys

from client import Client, find

random.seed(5)
U, V = "file:///long.mlir", "file:///again.mlir"
FUNCTION = """\
func.func @f{0}(%a: i32, %b: i32) -> i32 {{
  // some words, so that this is long, and longer, and so long that it is read in parts
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a {{text = "some more words, as there are in any program: {0}"}} : i32
  %2 = func.call @f{1}(%1, %0) : (i32, i32) -> i32
  %c = arith.constant 1 : index
  %3 = affine.apply #map(%c)
  return %2 : i32
}}
"""
COUNT = 200
TEXT = "#map = affine_map<(d0) -> (d0 + 1)>\nmodule @m {\n" + "".join(FUNCTION.format(i, (i + 7) % COUNT) for i in range(COUNT)) + "}\n"
assert len(TEXT) > 1 << 16
PIECES = ["%x = arith.ad", "\n", "}", "{", "%0", "@f3", " : i32", "// a", "arith.addi", "\"", "#map", "(", "return", "\n  %z = arith.absi %a : i32\n"]
c = Client()
text = TEXT


def problems(uri):
    return sorted((p["range"]["start"]["line"], p["range"]["start"]["character"], p["message"].replace("again.mlir", "long.mlir"), str(p.get("relatedInformation")).replace(V, U))
                  for p in c.problems[uri])


def edit(begin, end, new):
    """In UTF-16 units, which characters are here."""
    global text

    def place(offset):
        before = text[:offset]
        return {"line": before.count("\n"), "character": offset - before.rfind("\n") - 1}
    c.change(U, {"range": {"start": place(begin), "end": place(end)}, "text": new})
    text = text[:begin] + new + text[end:]


def everything():
    """What is told in the end is told of the whole, in the longer pause: as of the same text anew."""
    c.open(V, text)
    c.problems_of(V)
    c.ask("textDocument/codeAction", {"textDocument": {"uri": U}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 1, "character": 0}}})
    while problems(U) != problems(V):
        c.wait("textDocument/publishDiagnostics", U)


def answers(uri, line, character):
    found = [c.at(m, uri, line, character) for m in ("hover", "completion", "signatureHelp")]
    return found


def same_answers(line, character):
    before = answers(U, line, character)
    c.open(V, text)
    assert before == answers(V, line, character), (line, character, before, answers(V, line, character))


c.open(U, text)
assert c.problems_of(U) == []
# In a function: what it has, and what others had, which has moved.
line, _ = find(text, "@f50(%a")
at = text.index("%1, %0) : (i32, i32)", text.index("@f50(%a"))
edit(at, at + 2, "%nowhere")
told = c.problems_of(U)
assert [p["range"]["start"]["line"] for p in told] == [line + 4] and "undeclared" in told[0]["message"], told
everything()
at = text.index("// some words")
edit(at, at, "%new = arith.addi %a, %nothing : i32\n  ")
assert [p["range"]["start"]["line"] for p in c.problems_of(U)] in ([3, line + 5], [line + 5, 3]), c.problems[U]
everything()
c.change(U, {"text": TEXT})
text = TEXT
assert c.problems_of(U) == []
# Another name is known where it is used in the end.
edit(text.index("@f60(%a"), text.index("@f60(%a") + 4, "@other")
c.problems_of(U)
everything()
assert any("f60" in p["message"] for p in c.problems[U])
line, character = find(text, "%2 = func.call @f", 30)
same_answers(line, character + 18)

for _ in range(int(sys.argv[1])):
    begin = text.index(f"@f{random.randrange(10, 50)}(%a")
    end = text.index("return", begin)
    for _ in range(random.randint(1, 3)):
        a = random.randrange(begin, end)
        b = min(a + random.choice((0, 0, 1, 2, 9)), end)
        edit(a, b, random.choice(PIECES))
        line = text.count("\n", 0, a)
        same_answers(line, random.randrange(60))
    c.problems_of(U)
    if random.random() < 0.5:
        everything()
    if random.random() < 0.3 or len(c.problems[U]) > 40:  # at the end, and all of it
        edit(len(text), len(text), "\n")
        c.change(U, {"text": TEXT})
        text = TEXT
everything()
assert c.close() == 0
