#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The payload of a module in one form: without the script, with today's names, canonicalized.

    payload.py [jig-opt | mlir-opt] < MODULE
"""
import re
import subprocess
import sys

OLD_NAMES = [("scf.foreach_thread.perform_concurrently", "scf.forall.in_parallel"), ("scf.foreach_thread", "scf.forall"),
             ("tensor.pack ", "linalg.pack "), ("tensor.unpack ", "linalg.unpack "),
             ("bufferization.to_memref ", "bufferization.to_buffer ")]


def without_script(text):
    """Drops top-level transform ops: from their line to the brace at the same indentation."""
    out, skip = [], None
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        if skip is None and re.match(r"\s*transform\.", line):
            skip = indent
        elif skip is not None:
            if indent == skip and line.strip() == "}":
                skip = None
        else:
            out.append(line)
    return "\n".join(out) + "\n"


def extract(m):
    """Says the type of the result, too."""
    dims = m[3].split("x")
    left = dims[m[2].count(",") + 1:]
    part = left[0] if len(left) == 1 else f"vector<{'x'.join(left)}>"
    return f"{m[1]}[{m[2]}] : {part} from vector<{m[3]}>"


def today(text):
    for old, new in OLD_NAMES:
        text = text.replace(old, new)
    # The shape of what is expanded, static ones.
    text = re.sub(r"(expand_shape %\w+ \[\[[\d\], []*\]\])( : [^\n]* into (?:tensor|memref)<((?:\d+x)+)\w+[,>])",
                  lambda m: f"{m[1]} output_shape [{m[3][:-1].replace('x', ', ')}]{m[2]}", text)
    text = re.sub(r"(vector\.extract %[\w#]+)\[([\d, ]+)\] : vector<([^>]*)>$", extract, text, flags=re.M)
    text = re.sub(r"(linalg\.winograd_\w+) m\((\d)\) r\((\d)\)", r"\1 fmr(F_\2_\3)", text)
    # The type of the tensor.
    return re.sub(r"(to_tensor [^\n]*: memref<([\dx?]+\w+)>)$", r"\1 to tensor<\2>", text, flags=re.M)


def sorted_constants(text):
    """Which constant was made first is nobody's business."""
    return re.sub(r"(?:^ *%[\w]+ = arith\.constant .*\n)+", lambda m: "".join(sorted(m[0].splitlines(True))), text, flags=re.M)


text = today(without_script(sys.stdin.read())).replace("module attributes {transform.with_named_sequence} {", "module {")
tool = sys.argv[1] if len(sys.argv) > 1 else "jig-opt"
made = subprocess.run([tool, "--canonicalize", "--cse"], input=text, text=True, stdout=subprocess.PIPE)
print(sorted_constants(made.stdout), end="")
sys.exit(made.returncode)
