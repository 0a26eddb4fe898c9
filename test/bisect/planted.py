#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks for what is wrong in the cases of a file (README.md).

Cases are separated by lines `// -----`; each is a payload, a line `// script` and the steps of the script, of which
the wrong one has a comment `// wrong`. In place of a script there may be passes, `// passes: PIPELINE`. `// found:`
says what is found in the step: kind, name and number of the act and the op, or `none`; and the pass. Files of
test/check are read, too: the first step that is not equal is the one."""
import json
import os
import re
import subprocess
import sys
import tempfile

HEAD = ("!t = !transform.any_op !for = !transform.op<\"scf.for\"> !p = !transform.any_param module attributes {transform.with_named_sequence}"
        " { transform.named_sequence @clean(%f: !t {transform.readonly}) { transform.apply_cse to %f : !t transform.yield }"
        " transform.named_sequence @__transform_main(%root: !t) {\n")
TAIL = "transform.yield } }\n"
WRONG = re.compile(r"// (wrong|differs|undefined|race)\b")


def option(payload, name):
    m = re.search(rf"^ *// {name}: (.*)$", payload, flags=re.M)
    return m.group(1) if m else None


def cases(path):
    with open(path, encoding="utf-8") as f:
        for text in re.split(r"^// -----.*\n", f.read(), flags=re.M)[1:]:
            payload, _, steps = text.partition("// script\n")
            yield payload.splitlines()[0].removeprefix("// "), payload, steps


def jig(*args):
    return subprocess.run(["jig", *args], capture_output=True, text=True, check=False)


def act_of(told):
    """As `// found:` has it."""
    words = [f"pass {told['pass']}"] if "pass" in told else []
    act = told.get("act")
    if act:
        number = f"{act['application']} of {act['applications']}" if act["applications"] > 1 else ""
        op = act.get("op", "").split(" ")[0]
        words.append(" ".join(w for w in (act["kind"], act.get("name", ""), number, op) if w))
    return ", ".join(words) or "none"


def alone(path, extra):
    """The step by itself has to be wrong, too."""
    done = jig("check", path, "--json", *extra)
    verdicts = [x["verdict"] for x in map(json.loads, done.stdout.splitlines()) if "step" in x]
    if done.returncode != 1 or not {"differs", "undefined", "race"} & set(verdicts):
        with open(path, encoding="utf-8") as f:
            yield f"the step by itself is {verdicts}:\n{done.stderr}{f.read()}"


def complaints(payload, steps, folder, plugins):
    paths = [os.path.join(folder, name) for name in ("payload.mlir", "script.mlir", "single.mlir")]
    for path, text in zip(paths, (payload, HEAD + steps + TAIL)):
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    if os.path.exists(paths[2]):
        os.remove(paths[2])
    passes, found = option(payload, "passes"), option(payload, "found")
    extra = plugins + (option(payload, "options") or "").split()
    how = ["--pass-pipeline", passes] if passes else ["--script", paths[1]]
    done = jig("bisect", paths[0], *how, "--json", "-o", paths[2], *extra)
    if done.returncode or done.stderr:
        yield f"exit status {done.returncode}: {done.stderr}"
    if not done.stdout:
        return
    told = json.loads(done.stdout)
    lines = [i for i, line in enumerate(steps.splitlines(), start=2) if WRONG.search(line)]
    if lines and told["at"]["line"] != lines[0]:
        yield f"line {lines[0] - 1} of the script is wrong, not {told['at']} ({told['what']})"
    if found and act_of(told) != found:
        yield f"found: {act_of(told)}, not {found}"
    if not told["diff"]:
        yield "nothing differs before and after it"
    if os.path.exists(paths[2]):
        yield from alone(paths[2], extra)


def main(path, plugins):
    failed = count = 0
    plugins = [f"--load-dialect-plugin={p}" for p in plugins]
    with tempfile.TemporaryDirectory() as folder:
        for name, payload, steps in cases(path):
            if not (WRONG.search(steps) or option(payload, "found")):
                continue
            count += 1
            said = list(complaints(payload, steps, folder, plugins))
            failed += bool(said)
            for line in said:
                print(f"{os.path.basename(path)}: {name}: {line}")
    print(f"{count} cases, {failed} of them not as they should be")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
