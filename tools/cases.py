# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tools/conformance, tools/grids and fuzz/ know about cases: how they are written, where they are, and how programs
run on them. The format is described in conformance/README.md."""
import dataclasses
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
ENDING = ".test"

# Both programs get it: with threads the reference's dumps come in any order. Not where the option
# itself is the matter: dumps of whole modules are refused without it.
ORDERED = "--mlir-disable-threading"
ABOUT_THREADS = "--mlir-print-ir-module-scope"
PRELOAD = "--transform-preload-library=transform-library-paths=script.mlir"

FIRST = re.compile(r"^(={3,}) args(?: |$)", re.M)
UNENDED = "without a last end of line"


@dataclasses.dataclass
class Run:
    """One run of a program: what it reads, and what it answers."""
    args: str
    inputs: dict  # Texts by name: in.mlir, script.mlir, others that `args` or a text names.
    shares: bool = False  # They are those of the run before.
    own: str = None  # Why the answer is Jig's and not the reference's.
    out: str = ""
    err: str = ""
    status: str = "0"

    def words(self):
        words = shlex.split(self.args)
        if ORDERED not in words and ABOUT_THREADS not in words:
            words.insert(0, ORDERED)
        if "script.mlir" in self.inputs and "script.mlir" not in self.args:
            words.insert(0, PRELOAD)
        return words if "in.mlir" in self.args else words + ["in.mlir"]

    def sections(self):
        """(rest of the line, text or None) of each section in order."""
        yield f"args {self.args}".rstrip(), None
        if self.own:
            yield "own " + self.own, None
        for name, text in {} if self.shares else self.inputs.items():
            yield {"in.mlir": "in", "script.mlir": "script"}.get(name, "file " + name), text
        yield from ((name, text) for name, text in (("out", self.out), ("err", self.err)) if text)
        if self.status != "0":
            yield f"status {self.status}", None


@dataclasses.dataclass
class Case:
    """A file of conformance/: a sentence of what it is about, and runs."""
    about: str
    runs: list

    def text(self):
        sections = [s for run in self.runs for s in run.sections()]
        width = 3
        while any(marks(width).search(text) for _, text in sections if text):
            width += 1
        return self.about + "".join(_section(width, *s) for s in sections)


def _section(width, line, text):
    fence = ("=" if line.startswith("args") else "-") * width
    unended = text and not text.endswith("\n")
    return f"{fence} {line}{' ' + UNENDED if unended else ''}\n{text or ''}" + ("\n" if unended else "")


def marks(width):
    """The lines that begin sections of a case whose first one begins with so many `=`."""
    return re.compile(rf"^(?:={{{width}}} (args)|-{{{width}}} (own|script|file|in|out|err|status))(?: (.*))?(?:\n|\Z)", re.M)


def parse(text):
    first = FIRST.search(text)
    if not first:
        return Case(text, [])
    found, runs = list(marks(len(first[1])).finditer(text)), []
    ends = [m.start() for m in found[1:]] + [len(text)]
    for mark, end in zip(found, ends):
        kind, rest, body = mark[1] or mark[2], mark[3] or "", text[mark.end():end]
        if rest.endswith(UNENDED):
            rest, body = rest[:-len(UNENDED)].rstrip(), body[:-1]
        if kind == "args":
            runs.append(Run(rest, runs[-1].inputs if runs else {}, bool(runs)))
        elif kind in ("in", "script", "file"):
            if runs[-1].shares:
                runs[-1].inputs, runs[-1].shares = {}, False
            runs[-1].inputs[{"in": "in.mlir", "script": "script.mlir"}.get(kind, rest)] = body
        else:
            setattr(runs[-1], kind, body if kind in ("out", "err") else rest)
    return Case(text[:found[0].start()], runs)


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


def files(paths, endings=(ENDING,)):
    """The cases at and below some paths, sorted."""
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, folders, names in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, n) for n in sorted(names) if n.endswith(endings))


def inputs(paths):
    """(name, arguments of each run, text) of what programs read at and below some paths: the inputs of cases, and .mlir files."""
    for path in files(paths, (ENDING, ".mlir")):
        if path.endswith(ENDING):
            yield from inputs_of(path)
        else:
            text = read(path)
            yield path, re.findall(r"^// ARGS: *(.*)$", text, re.M), text


def inputs_of(path):
    found = []
    for n, run in enumerate(parse(read(path)).runs, 1):
        if not run.shares:
            found.append((f"{path}:{n}" if n > 1 else path, [], with_script(run.inputs)))
        found[-1][1].append(run.args)
    return found


def with_script(inputs):
    """What is in the payload and in the script as one text."""
    text, script = inputs.get("in.mlir", ""), inputs.get("script.mlir")
    return text if script is None else SPLIT.join(part + script for part in text.split(SPLIT))


def words_of(args, path):
    words = shlex.split(args)
    if ORDERED not in words and ABOUT_THREADS not in words:
        words.insert(0, ORDERED)
    return words + [path]


def run(program, args, path):
    """(stdout, stderr, exit status). Both programs are called mlir-opt, so that messages with the name agree."""
    words = words_of(args, path)
    try:
        p = subprocess.run(["mlir-opt"] + words, executable=program, stdin=subprocess.DEVNULL, capture_output=True,
                           timeout=TIMEOUT, env=ENVIRONMENT)
        return p.stdout, p.stderr, p.returncode
    except subprocess.TimeoutExpired:
        return b"", b"", "timeout"


def ask(program, words, run_it, tries=1, texts=None, guess=None):
    """What the reference answers, as `run_it()` gives it; asked once (tools/reference.py). It dies at random now and then:
    so many tries have to. `guess` is an answer that it may well be."""
    def pieces(answer):
        return [answer[0], answer[1], str(answer[2]).encode()]

    def asked():
        for _ in range(tries):
            answer = run_it()
            if not died(answer):
                break
        if died(answer):  # its last words differ from time to time
            answer = b"", CRASH if CRASH in answer[1] else b"", answer[2]
        # A timeout is believed when it comes again and again.
        return pieces(answer), answer[2] != "timeout" or tries > 1
    out, err, status = store.remembered(program, words, asked, texts, guess and pieces(guess))
    return out, err, "timeout" if status == b"timeout" else int(status)


def died(answer):
    return answer[2] == "timeout" or answer[2] < 0 or answer[2] >= 128 or CRASH in answer[1]


def silent(answer):
    """A failure of which nothing is said: there Jig says more."""
    return answer[2] not in (0, "timeout") and not answer[1]


def misbehaved(answer):
    """What jig-opt may never do, whatever the input."""
    return died(answer) or answer[2] not in (0, 1)
