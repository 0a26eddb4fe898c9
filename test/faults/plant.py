# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plants faults in copies of sources, all in one program: each is asked for by its number (faults.c) as it runs."""
import json
import os
import random
import re
import shlex
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CONDITION = re.compile(r"^ +(?:\} else )?(?:if|while) (?=\()", re.M)
LOOP = re.compile(r"^ +for \([^;{}]*; (?=[^;{}]+; )", re.M)
VALUE = re.compile(r"^ +(?:return |[\w>.\[\]*() -]+ [+|&-]?= )(?=[^;{}\"]+;)", re.M)
CALL = re.compile(r"^ +(?=[a-z_]\w*\([^;{}\"]*\);$)", re.M)
CHANGES = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "), (r" != ", " == "),
           (r" && ", " || "), (r" \|\| ", " && "), (r" \+ ", " - "), (r" - ", " + "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
           (r"(?<![\w.])\d+(?![\w.])", lambda m: str(int(m[0]) + 1))]
ARGUMENTS = re.compile(r"(?<=\()([\w>.-]+), ([\w>.-]+)(?=[,)])")


def end_of(text, start):
    """Just behind the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([{") - (text[i] in ")]}")
        if depth == 0:
            return i + 1
    return len(text)


def changed(text, rng):
    """An expression with one thing in it changed; None if nothing is found. What stands in strings stays."""
    strings = [m.span() for m in re.finditer(r'"(?:[^"\\]|\\.)*"', text)]
    found = [(m, new) for old, new in CHANGES for m in re.finditer(old, text) if not any(a <= m.start() < b for a, b in strings)]
    found += [(m, rf"{m[2]}, {m[1]}") for m in ARGUMENTS.finditer(text) if m[1] != m[2]]
    if not found:
        return None
    m, new = rng.choice(found)
    return text[:m.start()] + (new(m) if callable(new) else new) + text[m.end():]


def places(text):
    """(kind, start, end) of what a fault may change: conditions, values, calls whose result nobody wants."""
    for m in CONDITION.finditer(text):
        yield "condition", m.end() + 1, end_of(text, m.end()) - 1
    for kind, pattern, stop in (("condition", LOOP, ";"), ("value", VALUE, ";")):
        for m in pattern.finditer(text):
            yield kind, m.end(), text.index(stop, m.end())
    for m in CALL.finditer(text):
        yield "call", m.end(), text.index(";", m.end()) + 1


def fault(kind, old, number, rng):
    """The text that stands for `old`; None if this place has no such fault."""
    if kind == "call" and rng.randrange(2):
        return f"{{ if (!jig_fault({number})) {old} }}", "dropped"
    new = f"!({old})" if kind == "condition" and rng.randrange(2) else changed(old, rng)
    if new is None:
        return None
    if kind == "call":
        return f"{{ if (jig_fault({number})) {new} else {old} }}", new
    return f"(jig_fault({number}) ? ({new}) : ({old}))", new


def plant(path, number, rng):
    """(text with a fault, what it is) of a source; None if no place is found."""
    with open(path) as f:
        text = f.read()
    found = list(places(text))
    for _ in range(20 if found else 0):
        kind, start, end = rng.choice(found)
        made = fault(kind, text[start:end], number, rng)
        if made:
            line = text.count("\n", 0, start) + 1
            return (f"bool jig_fault(int);\n#line 1 \"{path}\"\n" + text[:start] + made[0] + text[end:],
                    f"{path}:{line}: {' '.join(text[start:end].split())} => {' '.join(made[1].split())}")
    return None


def compiled(command, path, text, folder, number):
    """The object of a source with a fault; None when it does not compile."""
    source, made = os.path.join(folder, f"{number}.c"), os.path.join(folder, f"{number}.o")
    with open(source, "w") as f:
        f.write(text)
    words = command[:command.index("-o")] + ["-w", "-include", "stdbool.h", "-iquote", os.path.dirname(path), "-o", made, "-c", source]
    return made if subprocess.run(words, capture_output=True).returncode == 0 else None


def build(top, build_folder, folder, count, seed):
    """{number: what it is} of faults that are in folder/jig-opt."""
    rng, told, objects = random.Random(seed), {}, {}
    with open(os.path.join(build_folder, "compile_commands.json")) as f:
        commands = {c["file"]: shlex.split(c["command"]) for c in json.load(f) if c["file"].startswith(os.path.join(top, "src", ""))}
    weights = {path: os.path.getsize(path) for path in sorted(commands)}
    while len(told) < count and weights:
        path = rng.choices(list(weights), list(weights.values()))[0]
        del weights[path]
        number = len(told) + 1
        planted = plant(path, number, rng)
        made = planted and compiled(commands[path], path, planted[0], folder, number)
        if made:
            told[number] = os.path.relpath(planted[1], top)
            objects[commands[path][commands[path].index("-o") + 1]] = made
    link(build_folder, folder, objects)
    return told


def link(build_folder, folder, objects):
    """The program with these objects in the places of those that the build made."""
    runtime, program = os.path.join(folder, "faults.o"), os.path.join(folder, "jig")
    subprocess.run(["cc", "-O1", "-c", os.path.join(HERE, "faults.c"), "-o", runtime], check=True)
    line = subprocess.run(["ninja", "-C", build_folder, "-t", "commands", "-s", "bin/jig"], capture_output=True, text=True, check=True).stdout
    words = shlex.split(line.split(" && ")[1])
    words = [objects.get(w, w) for w in words] + [runtime]
    words[words.index("-o") + 1] = program
    subprocess.run(words, cwd=build_folder, check=True)
    if not os.path.exists(program + "-opt"):
        os.symlink("jig", program + "-opt")
