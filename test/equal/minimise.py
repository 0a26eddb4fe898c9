# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The smallest case that still goes wrong in the same way: results, then lines of the script, then lines of the payload."""
import re
from dataclasses import replace

from build import FLOATS


def units(lines):
    """Ranges of lines that can go together: one line, or all up to the brace that closes it."""
    for i in range(len(lines)):
        depth = 0
        for j in range(i, len(lines)):
            depth += lines[j].count("{") - lines[j].count("}")
            if depth < 0:
                break
            if depth == 0:
                yield i, j + 1
                break


def shrink_lines(text, holds, keep):
    """Removes what can go, large ranges first."""
    lines, again = text.split("\n"), True
    while again:
        again = False
        for size in (16, 8, 4, 2):
            i = 0
            while i + size <= len(lines):
                rest = lines[:i] + lines[i + size:]
                part = "\n".join(lines[i:i + size])
                if part.count("{") == part.count("}") and not keep(part) and holds("\n".join(rest)):
                    lines, again = rest, True
                else:
                    i += max(1, size // 2)
        at = 0
        while True:
            found = [u for u in units(lines) if u[0] >= at]
            if not found:
                break
            i, j = found[-1 if False else 0]
            rest = lines[:i] + lines[j:]
            if not keep("\n".join(lines[i:j])) and holds("\n".join(rest)):
                lines, again = rest, True
                at = i
            else:
                at = i + 1
    return "\n".join(lines)


def constants(text, holds):
    """Ops become constants of their type."""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        m = re.match(r"(\s*%\w+ = )(?!arith\.constant)[^{]*?(?:->|to|into|:) (index|i\d+|f\d+|bf16|(?:tensor|vector)<[0-9x]*x(i\d+|f\d+|bf16)>)$", line)
        if not m:
            continue
        t, e = m.group(2), m.group(3) or m.group(2)
        one = "1.0" if e in FLOATS else "true" if e == "i1" else "1"
        value = f"dense<{one}> : {t}" if m.group(3) else one if t == "i1" else f"{one} : {t}"
        rest = lines[:i] + [f"{m.group(1)}arith.constant {value}"] + lines[i + 1:]
        if holds("\n".join(rest)):
            lines = rest
    return "\n".join(lines)


def one_result(case, which, test):
    """Main returns only what differs."""
    lines = case.payload.rstrip("\n").split("\n")
    m = re.match(r"\s*return (.*?) : (.*)", lines[-2])
    if not m:
        return case
    names, types = m.group(1).split(", "), split_types(m.group(2))
    if which >= len(names):
        lines[-2] = "  return"
        result = ""
        loose = ()
    else:
        lines[-2] = f"  return {names[which]} : {types[which]}"
        result, loose = types[which], (case.loose[which:which + 1])
    head = max(i for i, x in enumerate(lines) if x.startswith("func.func @main"))
    lines[head] = re.sub(r"\) -> \(.*\) \{$", f") -> ({result}) {{", lines[head])
    smaller = replace(case, payload="\n".join(lines) + "\n", loose=tuple(loose))
    return smaller if test(smaller) else case


def split_types(text):
    parts, depth = [""], 0
    for c in text:
        depth += (c in "<([") - (c in ">)]")
        if c == "," and not depth:
            parts.append("")
        else:
            parts[-1] += c
    return [p.strip() for p in parts]


def drop_arguments(case, test):
    for i in reversed(range(len(case.fills))):
        head = re.search(r"func\.func @main\((.*?)\) -> ", case.payload)
        params = split_types(head.group(1))
        name = params[i].split(":")[0]
        if len(re.findall(name + r"\b", case.payload)) > 1:
            continue
        params.pop(i)
        text = case.payload[:head.start(1)] + ", ".join(params) + case.payload[head.end(1):]
        smaller = replace(case, payload=text, fills=case.fills[:i] + case.fills[i + 1:])
        if test(smaller):
            case = smaller
    return case


def minimise(case, outcome, test):
    """`test(case)` answers its outcome."""
    def holds(smaller):
        now = test(smaller)
        return now.kind == outcome.kind and (now.kind != "refused" or now.why[:40] == outcome.why[:40])
    case = one_result(case, outcome.which if outcome.kind == "differ" else 99, holds)
    for _ in range(3):
        size = len(case.payload) + len(case.script)
        if case.script:
            text = shrink_lines(case.script, lambda t: holds(replace(case, script=t)), lambda part: "@__transform_main" in part)
            case = replace(case, script=text)
        else:
            case = passes(case, holds)
        text = shrink_lines(case.payload, lambda t: holds(replace(case, payload=t)), lambda part: "@main" in part)
        case = replace(case, payload=constants(text, lambda t: holds(replace(case, payload=t))))
        case = drop_arguments(case, holds)
        if len(case.payload) + len(case.script) == size:
            break
    return case


def passes(case, holds):
    inner = split_passes(case.pipeline)
    for i in reversed(range(len(inner))):
        smaller = replace(case, pipeline=f"builtin.module({','.join(inner[:i] + inner[i + 1:])})")
        if len(inner) > 1 and holds(smaller):
            inner.pop(i)
            case = smaller
    return case


def split_passes(text):
    parts, depth = [""], 0
    for c in text[len("builtin.module("):-1]:
        depth += (c in "({") - (c in ")}")
        if c == "," and not depth:
            parts.append("")
        else:
            parts[-1] += c
    return parts
