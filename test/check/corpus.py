#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the schedules of a file, one after the other (README.md).

Cases are separated by lines `// -----`; each is a payload, a line `// script` and the steps of the
script. A step's verdict is `equal`, or what a comment `// differs: REASON` (race, undefined, undecided)
behind it says. One with `// refused` fails, and the script with it."""
import json
import os
import re
import subprocess
import sys
import tempfile

HEAD = ("!t = !transform.any_op !for = !transform.op<\"scf.for\"> !p = !transform.any_param module attributes {transform.with_named_sequence}"
        " { transform.named_sequence @__transform_main(%root: !t) {\n")
TAIL = "transform.yield } }\n"
EXPECTED = re.compile(r"// (differs|race|undefined|undecided|refused)\b")


def cases(path):
    """Name, options, payload and steps of each."""
    with open(path, encoding="utf-8") as f:
        for text in re.split(r"^// -----.*\n", f.read(), flags=re.M)[1:]:
            payload, _, steps = text.partition("// script\n")
            name = payload.splitlines()[0].removeprefix("// ")
            options = re.search(r"^ *// options: (.*)$", payload, flags=re.M)
            yield name, options.group(1).split() if options else [], payload, steps


def expected(steps):
    """Verdicts other than equal, by line of the script."""
    found = {}
    for number, line in enumerate(steps.splitlines(), start=2):
        m = EXPECTED.search(line)
        if m:
            found[number] = m.group(1)
    return found


def check(payload, steps, options, folder):
    paths = [os.path.join(folder, name) for name in ("payload.mlir", "script.mlir")]
    for path, text in zip(paths, (payload, HEAD + steps + TAIL)):
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    return subprocess.run(["jig", "check", paths[0], "--script", paths[1], "--json", *options],
                          capture_output=True, text=True, check=False)


def complaints(done, wrong):
    """What is not as it should be."""
    told = [x for x in map(json.loads, done.stdout.splitlines()) if "step" in x]
    found = {x["at"]["line"]: x for x in told if x["verdict"] != "equal"}
    refused = [line for line, verdict in wrong.items() if verdict == "refused"]
    if any(f"script.mlir:{line}:" not in done.stderr for line in refused):
        yield f"line {refused[0] - 1} of the script is not refused"
    left_out = "undecided" in wrong.values() and " is not checked" in done.stderr
    if done.stderr and ": warning: " not in done.stderr and not left_out and not refused:
        yield done.stderr.rstrip()
    if not told and not refused:
        yield "no step changed the payload"
    for line in sorted(found.keys() | wrong.keys()):
        verdict = found[line]["verdict"] if line in found else "equal"
        if verdict != wrong.get(line, "equal") and line not in refused:
            what = found[line]["op"] + ": " + found[line]["what"] if line in found else ""
            yield f"line {line - 1} of the script is {verdict}, not {wrong.get(line, 'equal')}. {what}"
    status = 1 if any(v != "undecided" for v in wrong.values()) else 3 if wrong else 0
    if done.returncode != status:
        yield f"the exit status is {done.returncode}, not {status}"


def main(path, names):
    failed = count = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, options, payload, steps in cases(path):
            if names and name not in names:
                continue
            count += 1
            done = check(payload, steps, options, folder)
            said = list(complaints(done, expected(steps)))
            failed += bool(said)
            for line in said:
                print(f"{os.path.basename(path)}: {name}: {line}")
    print(f"{count} schedules, {failed} with another verdict")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
