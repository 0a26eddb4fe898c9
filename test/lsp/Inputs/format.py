"""Formatting: each op as it is printed, in the author's names; comments stay. usage: format.py FILE..."""
import subprocess
import sys

from client import Client, apply

U = "file:///f.mlir"
c = Client()
PARAMS = {"textDocument": {"uri": U}, "options": {"tabSize": 2, "insertSpaces": True}}


def formatted(text):
    c.open(U, text)
    new = apply(text, c.ask("textDocument/formatting", PARAMS))
    c.open(U, new)
    assert c.ask("textDocument/formatting", PARAMS) == [], new
    return new


def refused(text):
    c.open(U, text)
    return c.request("textDocument/formatting", PARAMS)["error"]["message"]


TEXT = """\
// payload: x.mlir
  #map   = affine_map<(d0)->(d0 + 1)>
!t = !transform.any_op
module   attributes {transform.with_named_sequence}   {
      // The first one.
  transform.named_sequence @f(%root:   !t) {
  %matmul =   transform.structured.match ops{["linalg.matmul"]}
      in %root   : (!t) -> !t  // at the end
\t
        %tile, %loops:2 = transform.structured.tile_using_for %matmul
            // between
            tile_sizes   [4, 8]   : (!t) -> (!t, !t, !t)
    transform.print %loops#1   {name="a"} : !t
      transform.foreach %tile : !t { ^bb0(%one: !t):
     transform.print %one : !t
  }
    transform.yield
   }
func.func @g(%a: index, %c: i1) {
   %0 = affine.apply   #map(%a)
 cf.cond_br %c, ^next(%0:index), ^last
   ^next(%x: index):
      cf.br ^last
      ^last:
  %1 = scf.if %c -> index {
      scf.yield %0 : index } else {
    scf.yield %a : index
    }
      return
  }
}
"""
WANTED = """\
// payload: x.mlir
#map   = affine_map<(d0)->(d0 + 1)>
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // The first one.
  transform.named_sequence @f(%root: !t) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t  // at the end

    %tile, %loops:2 = transform.structured.tile_using_for %matmul
            // between
            tile_sizes   [4, 8]   : (!t) -> (!t, !t, !t)
    transform.print %loops#1 {name = "a"} : !t
"""
got = formatted(TEXT)
assert got.startswith(WANTED), got
assert "    cf.cond_br %c, ^next(%0:index), ^last\n  ^next(%x: index):\n    cf.br ^last\n  ^last:\n    %1 = scf.if %c -> (index) {\n" in got, got
assert refused("func.func @f() {\n  retur\n}\n") == "a text with errors is not formatted"
assert "upgraded" in refused("""\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%0: !pdl.operation) {
    %1, %2 = transform.structured.tile_to_scf_for %0 [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    transform.yield
  }
}
""")
assert c.request("textDocument/formatting", {})["error"]["code"] == -32602
# Files of others: what they are does not change.
for path in sys.argv[1:]:
    with open(path) as f:
        text = f.read()
    new = formatted(text)
    print_both = [subprocess.run(["jig-opt", "--allow-unregistered-dialect"], input=t.encode(), stdout=subprocess.PIPE).stdout for t in (text, new)]
    assert print_both[0] == print_both[1] and text.count("//") == new.count("//"), path
assert c.close() == 0
