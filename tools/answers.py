# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program answered, as text that stands in the tree beside the input (foo.mlir -> foo.expect).

Two different answers never read the same, but what a reader has seen is not said again:
  ... N lines as before   the next N lines of the output of the chunk before (`, from K`: those from its K-th)
  = ARGS N                a text as in the run of the N-th `ARGS:` line
  a diagnostic            without the source line and caret below it, where they are those of its position
  [N characters, HASH]    the rest of a long line; [N lines, HASH]: of a long text
"""
import difflib
import hashlib
import re

SAME = 3          # So many equal lines are worth a line that says so.
LONG_LINE = 300
LONG_TEXT = 1000
KEPT = 40
PLACE = re.compile(r"(.*?):(\d+):(\d+): (?:error|warning|remark|note): ")


def hashed(text):
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:16]


def shortened(line):
    if len(line) <= LONG_LINE:
        return line
    return f"{line[:LONG_LINE - 100]}[{len(line)} characters, {hashed(line)}]"


def after(before, chunk):
    """A chunk's lines, where runs of lines that the chunk before has too are told by their number."""
    out, at = [], 0
    for tag, a, b, c, d in difflib.SequenceMatcher(None, before, chunk, autojunk=False).get_opcodes():
        if tag == "equal" and b - a >= SAME:
            out.append(f"... {b - a} lines as before" + (f", from {a + 1}" if a != at else ""))
            at = b
        else:
            out += chunk[c:d]
    return out


def chunks_of(lines):
    chunk = []
    for line in lines:
        chunk.append(line)
        if line == "// -----":
            yield chunk
            chunk = []
    yield chunk


def told_stdout(lines):
    before, out = [], []
    for chunk in chunks_of(lines):
        out += after(before, chunk) if before else chunk
        before = chunk
    return out


def told_stderr(lines, source):
    out, i = [], 0
    while i < len(lines):
        out.append(lines[i])
        place = PLACE.match(lines[i])
        i += 1
        if place and place.group(1) == "%s" and int(place.group(2)) <= len(source):
            shown = [source[int(place.group(2)) - 1], " " * (int(place.group(3)) - 1) + "^"]
            if lines[i:i + 2] == shown:
                i += 2
            else:
                out.append("(not that source line)")
    return out


def text_lines(data, path):
    text = data.decode("utf-8", "surrogateescape").replace(path, "%s")
    lines = text.split("\n")
    return lines[:-1] if lines[-1] == "" else lines[:-1] + [lines[-1] + "[no end of line]"]


def limited(lines):
    if len(lines) <= LONG_TEXT:
        return [shortened(l) for l in lines]
    return [shortened(l) for l in lines[:KEPT]] + [f"[{len(lines)} lines, {hashed(chr(10).join(lines))}]"]


def told(answers, source, path):
    """The text of a file's answers: one (args, (stdout, stderr, status), note) for each of its runs."""
    out, seen, source = [], {}, source.split("\n")
    for number, (args, (stdout, stderr, status), note) in enumerate(answers, 1):
        out += [f"ARGS: {args}", f"exit {status}"] + ([f"note: {note}"] if note else [])
        for name, lines in (("stdout", told_stdout(text_lines(stdout, path))),
                            ("stderr", told_stderr(text_lines(stderr, path), source))):
            if not lines:
                continue
            first = seen.setdefault((name, "\n".join(lines)), number)
            out += [f"--- {name}" + (f" = ARGS {first}" if first != number else "")]
            out += limited(lines) if first == number else []
    return "\n".join(out) + "\n"
