"""Where names are defined and used, and other names: values, results of several, arguments, blocks, symbols in symbols."""
from client import Client, apply, find, place

U = "file:///n.mlir"
T = """\
module {
  func.func private @callee(i32) -> (i32, i32)
  func.func @f(%a: i32, %b: i1) -> i32 {
    // \U0001f600 %a is no use
    %r:2 = func.call @callee(%a) : (i32) -> (i32, i32)
    %s = arith.addi %r#0, %r#1 : i32 // @callee
    cf.cond_br %b, ^next(%s : i32), ^last
  ^next(%x: i32):
    %0 = scf.if %b -> i32 {
      %a2 = arith.addi %a, %x : i32
      scf.yield %a2 : i32
    } else {
      scf.yield %later : i32
    }
    cf.br ^last
  ^last:
    %later = arith.constant 1 : i32
    return %a : i32
  }
  func.func @g(%a: i32) -> i32 {
    return %a : i32
  }
  module @inner {
    func.func private @callee()
    func.func @h() {
      func.call @callee() : () -> ()
      return
    }
  }
}
"""
c = Client()
c.open(U, T)


def at(what, nth=1, into=1):
    line, character = find(T, what, nth)
    return line, character + into


def ranges(method, what, nth=1, **more):
    return [place(x["range"]) for x in c.at(method, U, *at(what, nth), **more) or []]


def definition(what, nth=1):
    answer = c.at("definition", U, *at(what, nth))
    return answer and place(answer["range"])


def renamed(what, nth, name):
    return apply(T, c.at("rename", U, *at(what, nth), newName=name)["changes"][U])


# Values: within their function, in nested regions, before their definitions.
assert definition("%a)") == "2:15-17"
assert definition("%a, %x") == "2:15-17"
assert definition("%a : i32\n  }\n  func") == "2:15-17"
assert definition("%a : i32\n  }\n  module") == "19:15-17"
assert definition("%later : i32") == "16:4-10"
assert definition("%r#1") == "4:4-6"
assert c.at("definition", U, *at("%a is no use")) is None
assert ranges("references", "%a:", context={"includeDeclaration": True}) == ["2:15-17", "4:29-31", "9:23-25", "17:11-13"]
assert ranges("references", "%a:", context={"includeDeclaration": False}) == ["4:29-31", "9:23-25", "17:11-13"]
assert ranges("references", "%r:2", context={"includeDeclaration": True}) == ["4:4-6", "5:20-22", "5:26-28"]
assert [h["kind"] for h in c.at("documentHighlight", U, *at("%r:2"))] == [3, 2, 2]
# At both ends of a name.
assert definition("%a)", 1) == "2:15-17" and c.at("definition", U, *at("%a)", into=0)) and c.at("definition", U, *at("%a)", into=2))

# Blocks.
assert definition("^last\n") == "15:2-7"
assert ranges("references", "^last:", context={"includeDeclaration": True}) == ["6:36-41", "14:10-15", "15:2-7"]

# Symbols: those of the nearest table, comments are none.
assert definition("@callee(%a)") == "1:20-27"
assert definition("@callee() :") == "23:22-29"
assert ranges("references", "@callee(i32)", context={"includeDeclaration": True}) == ["1:20-27", "4:21-28"]

# Other names.
assert renamed("%r#1", 1, "%pair") == T.replace("%r", "%pair")
assert renamed("^next", 1, "body") == T.replace("^next", "^body")
assert renamed("@callee() :", 1, "@other").count("@other") == 2
assert renamed("%a:", 1, "arg") == T.replace("%a:", "%arg:", 1).replace("%a)", "%arg)").replace("%a, %x", "%arg, %x").replace("return %a", "return %arg", 1)
assert place(c.at("prepareRename", U, *at("%a)"))) == "4:30-31"
assert c.at("prepareRename", U, 3, 10) is None
for what, name in (("%a:", "s"), ("%a:", "9x"), ("%a:", ""), ("%a:", "x y"), ("@callee(i32)", "f"), ("@callee(i32)", "1"), ("^next", "last"), ("i32", "x")):
    assert c.request("textDocument/rename", {"textDocument": {"uri": U}, "position": dict(zip(("line", "character"), at(what))), "newName": name})["error"], (what, name)
assert renamed("%0 =", 1, "7")

# The shape.
def outline(symbols):
    return [(s["name"], place(s["selectionRange"]), outline(s.get("children", []))) for s in symbols]


tree = c.ask("textDocument/documentSymbol", {"textDocument": {"uri": U}})
assert outline(tree) == [("builtin.module", "0:0-6", [
    ("callee", "1:20-27", []), ("f", "2:12-14", []), ("g", "19:12-14", []),
    ("inner", "22:9-15", [("callee", "23:22-29", []), ("h", "24:14-16", [])])])], outline(tree)
folds = [(f["startLine"], f["endLine"]) for f in c.ask("textDocument/foldingRange", {"textDocument": {"uri": U}})]
assert sorted(folds) == [(0, 28), (2, 17), (8, 10), (11, 12), (19, 20), (22, 27), (24, 26)], folds
assert [s["name"] for s in c.ask("workspace/symbol", {"query": "cal"})] == ["callee", "callee"]
assert {s["name"] for s in c.ask("workspace/symbol", {"query": ""})} == {"callee", "f", "g", "inner", "h"}
line, character = at("%a2 = arith")
selected = c.ask("textDocument/selectionRange", {"textDocument": {"uri": U}, "positions": [{"line": line, "character": character}]})[0]
steps = []
while selected:
    steps.append(place(selected["range"]))
    selected = selected.get("parent")
assert steps[:3] == ["9:7-9", "9:6-9", "9:6-35"] and steps[-2:] == ["0:0-29:1", "0:0-30:0"], steps

# Text that can't be read as a whole still has names.
c.change(U, {"text": T.replace("arith.addi %r#0", "arith.bad %r#0")})
assert definition("%a, %x") == "2:15-17"
assert definition("@callee(%a)") == "1:20-27"
assert c.close() == 0
