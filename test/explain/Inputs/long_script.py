# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The payload after steps of a long script, by --until and by --print-after."""
import re
import subprocess

STEPS, EVERY = 300, 12
ANY = "!transform.any_op"
NAMES = ["linalg.matmul", "linalg.exp", "linalg.add"]
T = "tensor<64x64xf32>"

PAYLOAD = f"""func.func @f(%a: {T}, %b: {T}, %c: {T}) -> {T} {{
  %0 = linalg.matmul ins(%a, %b : {T}, {T}) outs(%c : {T}) -> {T}
  %1 = linalg.exp ins(%0 : {T}) outs(%c : {T}) -> {T}
  %2 = linalg.add ins(%1, %0 : {T}, {T}) outs(%c : {T}) -> {T}
  return %2 : {T}
}}
"""


def step(i):
    """A match, then something that is done to what it finds: marks above all, a loop at times."""
    name = NAMES[i // 2 % 3]
    if i % 2 == 0:
        return f"  %m{i} = transform.structured.match ops{{[\"{name}\"]}} in %root : ({ANY}) -> {ANY}\n"
    if i % 50 == 49:
        return f"  %t{i}, %l{i} = transform.structured.tile_using_for %m{i - 1} tile_sizes [{64 >> i // 50}] : ({ANY}) -> ({ANY}, {ANY})\n"
    return f"  transform.annotate %m{i - 1} \"x{i}\" : {ANY}\n"


def apply(*options, out="out.mlir"):
    run = subprocess.run(["jig", "apply", "--quiet", "--script", "script.mlir", "payload.mlir", "-o", out, *options],
                         capture_output=True, text=True, check=True)
    with open(out) as f:
        return f.read(), run.stderr


def main():
    with open("payload.mlir", "w") as f:
        f.write(PAYLOAD)
    with open("script.mlir", "w") as f:
        f.write("module attributes {transform.with_named_sequence} {\n"
                f"transform.named_sequence @__transform_main(%root: {ANY}) {{\n" + "".join(map(step, range(STEPS))) +
                "  transform.yield\n}\n}\n")
    looked_at = range(EVERY, STEPS + 1, EVERY)
    _, said = apply(*(o for n in looked_at for o in ("--print-after", str(n))))
    printed = {int(n): text for n, text in re.findall(r"// payload after step (\d+)\n(.*?)(?=\n// payload|\Z)", said, re.S)}
    for n in looked_at:
        until, _ = apply("--until", str(n))
        if until.strip() != printed[n].strip():
            raise SystemExit(f"step {n}: --until and --print-after differ")
    print(f"{STEPS} steps, {len(looked_at)} looked at: the same")


main()
