"""Says what jig proposes for names that nobody knows: one of a kind in each line of the file."""
import re
import subprocess
import sys

SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%%r: !transform.any_op {transform.readonly}) {
    %%f = transform.structured.match ops{["func.func"]} in %%r : (!transform.any_op) -> !transform.any_op
    %s
    transform.yield
  }
}
"""
ANY = "(!transform.any_op) -> !transform.any_op"
KINDS = {
    "op": "%s %%f",
    "pass": '%%g = transform.apply_registered_pass "%s" to %%f : ' + ANY,
    "type": "%%g = transform.structured.match ops{[\"a.b\"]} in %%f : (!transform.any_op) -> !%s",
    "attr": 'transform.annotate %%f "x" {y = #%s} : !transform.any_op',
    "match": "%%g = transform.structured.match ops{[\"%s\"]} in %%f : " + ANY,
    "attribute": "%%g = transform.get_parent_op %%f {%s} : " + ANY,
}


def ask(kind, name, payload):
    if kind == "command":
        words = ["jig"] + name.split()
    else:
        words = ["jig", "apply", "--quiet", "--script", "-", payload, "-o", "/dev/null"]
    said = subprocess.run(words, input=SCRIPT % (KINDS.get(kind, "%s") % name), text=True,
                          capture_output=True).stderr
    found = re.findall(r"did you mean (.*)\?", said)
    print(kind, name, "->", found[0] if found else "nothing")


for line in open(sys.argv[1]):
    kind, _, name = line.strip().partition(" ")
    if kind in KINDS or kind == "command":
        ask(kind, name.partition(" ->")[0], sys.argv[2])
