"""What helps while an op is written: pages, what may come next, how it goes on, colours, types that are left out."""
from client import Client, find, place

U = "file:///w.mlir"
T = """\
// \U0001f600 comment
#map = affine_map<(d0) -> (d0)>
!handle = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}, %p: !transform.param<i64>) {
    %matmuls = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !handle
    HERE
    transform.yield
  }
  func.func @f(%x: f32) {
    %less = arith.cmpf olt, %x, %x : f32
    return
  }
}
"""
c = Client()


def hover(what, nth=1, into=1):
    line, character = find(T, what, nth)
    h = c.at("hover", U, line, character + into)
    return h and h["contents"]["value"]


def completed(text, line="HERE"):
    """What may follow in the place of a line, by label."""
    whole = T.replace(line, text)
    at, character = find(T, line)
    c.open(U, whole)
    items = c.at("completion", U, at, character + len(text))["items"]
    for i in items:
        assert place(i["textEdit"]["range"]).startswith(f"{at}:")
    return {i["label"]: i for i in items}


# Pages of ops, types, attributes; values and symbols.
c.open(U, T.replace("    HERE\n", ""))
T, whole = T.replace("    HERE\n", ""), T
assert "## transform.structured.match" in hover("structured.match") and "ops inside the target" in hover("structured.match")
assert "## arith.cmpf" in hover("arith.cmpf") and "## func.return" in hover("return")
assert "handle to any ops" in hover("!transform.any_op", into=4)
assert "%root : !transform.any_op" in hover("%root", 2) and "argument #0" in hover("%root", 2)
assert "%less : i1" in hover("%less") and "result of `arith.cmpf`" in hover("%less")
assert "transform.named_sequence @__transform_main" in hover("@__transform_main")
assert hover("comment") is None
# Types that are left out.
hints = c.ask("textDocument/inlayHint", {"textDocument": {"uri": U}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}})
assert [(h["position"]["line"], h["label"]) for h in hints] == [(9, ": i1")], hints
T = whole

# Names of ops: dialects first, then what is in one, with the rest of the op to be filled in.
names = completed("trans")
assert set(names) == {"transform", "transform_ext"}, names
ops = completed("%t, %l = transform.structured.tile_us")
assert set(ops) == {"transform.structured.tile_using_for", "transform.structured.tile_using_forall"}, ops
tile = ops["transform.structured.tile_using_for"]
assert tile["insertTextFormat"] == 2 and tile["detail"] == "tile with a nest of loops"
assert tile["textEdit"]["newText"] == ("transform.structured.tile_using_for ${1:%target} tile_sizes [${2:static_sizes}] : "
                                       "(${3:!transform.any_op}) -> (${4:!transform.any_op}, ${5:!transform.any_op})"), tile
# Values that are visible there; those that fit are first.
values = completed("transform.print %")
assert {n: v["sortText"][0] for n, v in values.items()} == {"root": "0", "matmuls": "0", "p": "1"}, values
assert values["matmuls"]["detail"] == "!transform.any_op"
assert set(completed("%less2 = arith.cmpf olt, %", "%less = arith.cmpf olt, %x, %x : f32")) == {"x"}
# Attributes, cases, words of the format.
parts = completed("%l = arith.cmpf o")
assert {"olt", "oeq", "oge"} <= set(parts), parts
assert "tile_sizes" in completed("%t, %l = transform.structured.tile_using_for %matmuls ti")
# Types, attributes and symbols; a prefix counts.
assert "transform.any_op" in completed("transform.print %root : !transform.a") and "handle" in completed("transform.print %root : !")
assert "map" in completed("%q = affine.apply #")
assert set(completed("transform.include @")) == {"__transform_main", "f"}

# How it is written, and which operand comes next.
text = "%t, %l = transform.structured.tile_using_for %matmuls "
whole = T.replace("HERE", text)
c.open(U, whole)
line, character = find(T, "HERE")
for into, active in ((len(text) - 9, 0), (len(text), 1)):
    help_ = c.at("signatureHelp", U, line, character + into)
    signature = help_["signatures"][0]
    assert signature["label"].startswith("%tiled_linalg_op, %loops... = transform.structured.tile_using_for %target tile_sizes")
    labels = [signature["label"][a:b] for a, b in (p["label"] for p in signature["parameters"])]
    assert labels == ["%target", "%dynamic_sizes"] and help_["activeParameter"] == active, help_
assert c.at("signatureHelp", U, 0, 0) is None

# Colours: what each word is, in units of UTF-16.
def colours(text):
    c.open(U, text)
    legend = c.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"]
    data = c.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": U}})["data"]
    found, line, character = [], 0, 0
    lines = [x.encode("utf-16-le") for x in text.split("\n")]
    for i in range(0, len(data), 5):
        character = data[i + 1] + (0 if data[i] else character)
        line += data[i]
        found.append((lines[line][2 * character:2 * (character + data[i + 2])].decode("utf-16-le"), legend[data[i + 3]]))
    return found


assert colours('// \U0001f600 %a\nfunc.func @f(%a: f32) { // x\n  "x.\U0001f600"() : () -> ()\n  %0 = arith.negf %a : f32\n  cf.br ^b\n^b:\n  return }') == [
    ("// \U0001f600 %a", "comment"), ("func.func", "keyword"), ("@f", "function"), ("%a", "parameter"), ("f32", "type"), ("// x", "comment"),
    ('"x.\U0001f600"', "string"), ("%0", "variable"), ("arith.negf", "keyword"), ("%a", "parameter"), ("f32", "type"),
    ("cf.br", "keyword"), ("^b", "namespace"), ("^b", "namespace"), ("return", "keyword")], colours
assert colours("") == []
c.open(U, "func.func @f() {\n  return\n}\n")
part = c.ask("textDocument/semanticTokens/range", {"textDocument": {"uri": U}, "range": {"start": {"line": 1, "character": 0}, "end": {"line": 2, "character": 0}}})
assert part["data"] == [1, 2, 6, 3, 0], part
assert c.close() == 0
