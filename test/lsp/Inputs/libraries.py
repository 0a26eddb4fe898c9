"""Scripts and the libraries that they name: definition, references, rename, hover, completion, symbols, runs. usage: libraries.py FOLDER"""
import os
import sys

from client import Client, apply, find, place

folder = sys.argv[1]
os.makedirs(os.path.join(folder, "shared"))
ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 10 ** 6, "character": 0}}
PAYLOAD = """\
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
"""
LIBRARY = """\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %loop : !transform.any_op
  }
  transform.named_sequence @other(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
"""
SCRIPT = """\
// payload: payload.mlir
// library: ./shared/../shared/lib.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @tile(!transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %loop = transform.include @tile failures(propagate) (%m) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
"""


def write(name, text):
    with open(os.path.join(folder, name), "w") as f:
        f.write(text)


write("payload.mlir", PAYLOAD)
write("shared/lib.mlir", LIBRARY)
U, L, S = (f"file://{folder}/{name}" for name in ("script.mlir", "shared/lib.mlir", "second.mlir"))
c = Client(capabilities={"workspace": {"inlayHint": {"refreshSupport": True}}})
texts = {U: SCRIPT, L: LIBRARY}


def words(locations):
    """What stands at the places, with the last part of their addresses."""
    return sorted((x["uri"].rpartition("/")[2], place(x["range"])) for x in locations)


c.open(U, SCRIPT)
assert c.problems_of(U) == []
line, character = find(SCRIPT, "@tile failures")
where = c.at("definition", U, line, character + 2)
assert words([where]) == [("lib.mlir", "1:27-32")], where
found = c.at("references", U, line, character + 2, context={"includeDeclaration": True})
assert words(found) == [("lib.mlir", "1:27-32"), ("script.mlir", "3:35-40"), ("script.mlir", "6:30-35")], found
found = c.at("references", U, line, character + 2, context={"includeDeclaration": False})
assert words(found) == [("script.mlir", "6:30-35")], found
assert [place(x["range"]) for x in c.at("documentHighlight", U, line, character + 2)] == ["3:35-40", "6:30-35"]
told = c.at("hover", U, line, character + 2)["contents"]["value"]
assert "shared/lib.mlir" in told and "%op: !transform.any_op" in told, told
assert {"tile", "other", "__transform_main"} == {i["label"] for i in c.at("completion", U, line, character + 1)["items"]}
found = c.ask("workspace/symbol", {"query": "ot"})
assert [(s["name"], words([s["location"]])[0][0]) for s in found] == [("other", "lib.mlir")], found
# What it makes is known, as the library is stored.
c.wait("workspace/inlayHint/refresh")
labels = [h["label"] for h in c.ask("textDocument/inlayHint", {"textDocument": {"uri": U}, "range": ALL})]
assert "-> 1 scf.for" in labels, labels

# Another name is written everywhere, and refused where one of them has it.
edits = c.at("rename", U, line, character + 2, newName="tiles")["changes"]
assert sorted(edits) == sorted((U, L)), edits
assert [apply(texts[u], edits[u]).count("@tiles") for u in (U, L)] == [2, 1]
refused = c.request("textDocument/rename", {"textDocument": {"uri": U}, "position": {"line": line, "character": character + 2}, "newName": "other"})
assert "already" in refused["error"]["message"], refused

# From the library to those that use it; as its editor has it, and as it is stored when that one is closed.
c.open(L, "\n" + LIBRARY)
assert c.problems_of(L) == []
line, character = find("\n" + LIBRARY, "@tile(")
found = c.at("references", L, line, character + 2, context={"includeDeclaration": True})
assert words(found) == [("lib.mlir", "2:27-32"), ("script.mlir", "3:35-40"), ("script.mlir", "6:30-35")], found
c.tell("textDocument/didClose", {"textDocument": {"uri": L}})
line, character = find(SCRIPT, "@tile failures")
assert words([c.at("definition", U, line, character + 2)]) == [("lib.mlir", "1:27-32")]
write("shared/lib.mlir", "\n\n" + LIBRARY)
assert words([c.at("definition", U, line, character + 2)]) == [("lib.mlir", "3:27-32")]
# One that is not there, or is no text, or names itself; what is not even declared.
for told in ("none.mlir", ".", "/dev/zero", "script.mlir", "shared", "../../../../../../..", ""):
    c.change(U, {"text": SCRIPT.replace("./shared/../shared/lib.mlir", told)})
    c.problems_of(U)
    where = c.at("definition", U, line, character + 2)
    assert words([where]) == [("lib.mlir", "3:27-32") if told == "shared" else ("script.mlir", "3:35-40")], (told, where)
undeclared = SCRIPT.replace("  transform.named_sequence private @tile(!transform.any_op {transform.consumed}) -> !transform.any_op\n", "")
c.change(U, {"text": undeclared})
assert len(c.problems_of(U)) == 1
line, character = find(undeclared, "@tile failures")
assert words([c.at("definition", U, line, character + 2)]) == [("lib.mlir", "3:27-32")]
assert c.close() == 0

# By the command line.
os.chdir(folder)
c = Client(args=("--library", "shared"))
c.open(U, SCRIPT.replace("// library", "// no library"))
line, character = find(SCRIPT, "@tile failures")
assert words([c.at("definition", U, line, character + 4)]) == [("lib.mlir", "3:27-32")]
assert c.close() == 0
