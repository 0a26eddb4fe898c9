# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tools/conformance, tools/grids and fuzz/ know about inputs: where they are, frames, and how programs run on them."""
import os
import re
import shlex
import subprocess

import reference as store

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
REFERENCES = ["/usr/lib/llvm-22/bin/mlir-opt", "/usr/bin/mlir-opt-22"]
TIMEOUT = 60
CRASH = b"PLEASE submit a bug report"
# What the reference does when it dies takes seconds otherwise.
ENVIRONMENT = dict(os.environ, LLVM_DISABLE_SYMBOLIZATION="1")
SPLIT = "// -----\n"

# Both programs get it: with threads the reference's dumps come in any order. Not where the option
# itself is the matter: dumps of whole modules are refused without it.
ORDERED = "--mlir-disable-threading"
ABOUT_THREADS = "--mlir-print-ir-module-scope"


def reference(wanted=None):
    """Path of the reference or None. JIG_REFERENCE (empty: as if it were not installed) stands above the usual places."""
    wanted = os.environ.get("JIG_REFERENCE") if wanted is None else wanted
    return next((p for p in ([wanted] if wanted is not None else REFERENCES) if os.path.exists(p)), None)


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as f:
        return f.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as f:
        f.write(text)


def inputs(paths):
    """The .mlir files at and below some paths, sorted; what tests write into conformance/ is not among them."""
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, folders, files in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".mlir"))


def args_of(text):
    """The lines `// ARGS: ...`: each is one run of the file."""
    return [l.split("ARGS:", 1)[1].strip() for l in text.split("\n") if l.lstrip().startswith("// ARGS:")]


def fill(frame, parts):
    """A frame with its lines `// HERE` replaced by the parts of a case, in order."""
    parts, out = iter(parts), []
    for line in frame.splitlines(keepends=True):
        out.append(next(parts, "") if line.strip() == "// HERE" else line)
    return "".join(out)


def cases_of(frame):
    """A frame's cases: the frame itself, a text below each `// CASE`, and every line below `// EACH`."""
    frame, *blocks = re.split(r"^// (?=CASE$|EACH$)", frame, flags=re.M)
    if not blocks:
        yield frame
    for block in blocks:
        kind, block = block.split("\n", 1)
        if kind == "CASE":
            yield fill(frame, block.split("// AND\n"))
        else:
            yield from (fill(frame, [p + "\n" for p in re.split(r" ?// AND ?", row)]) for row in block.splitlines() if row)


def expand(text):
    """A file with frames (conformance/README.md) as programs read it; any other file as it is."""
    head, *frames = re.split(r"^// FRAME\n", text, flags=re.M)
    return SPLIT.join([head] + [c for f in frames for c in cases_of(f)]) if frames else text


def words_of(args, path):
    words = shlex.split(args)
    if ORDERED not in words and ABOUT_THREADS not in words:
        words.insert(0, ORDERED)
    return [w.replace("%s", path) for w in words] if "%s" in args else words + [path]


def run(program, args, path):
    """(stdout, stderr, exit status). Both programs are called mlir-opt, so that messages with the name agree."""
    words = words_of(args, path)
    try:
        p = subprocess.run(["mlir-opt"] + words, executable=program, stdin=subprocess.DEVNULL, capture_output=True,
                           timeout=TIMEOUT, env=ENVIRONMENT)
        return p.stdout, p.stderr, p.returncode
    except subprocess.TimeoutExpired:
        return b"", b"", "timeout"


def ask(program, args, path, tries=1):
    """What the reference answers, as `run` gives it; asked once (tools/reference.py). It dies at random now and then:
    so many tries have to."""
    def pieces():
        for _ in range(tries):
            answer = run(program, args, path)
            if not died(answer):
                break
        # A timeout is believed when it comes again and again.
        return [answer[0], answer[1], str(answer[2]).encode()], answer[2] != "timeout" or tries > 1
    out, err, status = store.remembered(program, words_of(args, path), pieces)
    return out, err, "timeout" if status == b"timeout" else int(status)


def died(answer):
    return answer[2] == "timeout" or answer[2] < 0 or answer[2] >= 128 or CRASH in answer[1]


def silent(answer):
    """A failure of which nothing is said: there Jig says more."""
    return answer[2] not in (0, "timeout") and not answer[1]


def misbehaved(answer):
    """What jig-opt may never do, whatever the input."""
    return died(answer) or answer[2] not in (0, 1)
