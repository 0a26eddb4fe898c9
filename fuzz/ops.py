# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops in generic form as data: read from text, changed, written as a piece of their own.

An op's operands are made by unregistered ops, so that its types can be changed without touching others.
"""
import re

HEAD = re.compile(r'^ *(?:%[\w#:, %]+ = )?"([\w.]+)"\(', re.M)
CLOSES = {"(": ")", "[": "]", "{": "}", "<": ">"}
QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"')
DIM = re.compile(r"(?<![\w.])(?:\d+|\?)(?=x)")
NUMBER = re.compile(r"(?<![\w.%#!])-?\d+(?![\w.])")


def end_of(text, i):
    """Behind the bracket that closes the one at i."""
    opened = []
    while i < len(text):
        c = text[i]
        if c == '"':
            i = QUOTED.match(text, i).end() if QUOTED.match(text, i) else i + 1
            continue
        if text.startswith("->", i) or text.startswith(">=", i):
            i += 2
            continue
        if c in CLOSES:
            opened.append(CLOSES[c])
        elif opened and c == opened[-1]:
            opened.pop()
            if not opened:
                return i + 1
        i += 1
    raise ValueError


def commas(text):
    """Split at the commas outside of brackets."""
    parts, start, i = [], 0, 0
    while i < len(text):
        if text[i] in CLOSES:
            i = end_of(text, i)
        elif text[i] == '"':
            i = QUOTED.match(text, i).end()
        elif text[i] == ",":
            parts.append(text[start:i].strip())
            start = i = i + 1
        else:
            i += 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def type_end(text, i):
    """Behind the type at i."""
    m = re.compile(r"[!\w.*?]*").match(text, i)
    i = m.end()
    return end_of(text, i) if text[i : i + 1] == "<" else i


class Op:
    """An op: name, operand and result types, properties, regions (text), attributes."""

    def __init__(self, text, start):
        m = HEAD.match(text, start)
        self.name = m.group(1)
        i = end_of(text, m.end() - 1)
        self.props, self.regions, self.attrs = None, [], None
        if text.startswith("[", i):
            raise ValueError("successors")
        while not text.startswith(" :", i):
            if text.startswith(" <{", i):
                end = end_of(text, i + 1)
                self.props = self.dictionary(text[i + 3 : end - 2])
            elif text.startswith(" ({", i):
                end = end_of(text, i + 1)
                self.regions = commas(text[i + 2 : end - 1])
            elif text.startswith(" {", i):
                end = end_of(text, i + 1)
                self.attrs = self.dictionary(text[i + 2 : end - 1])
            else:
                raise ValueError("op")
            i = end
        i += 3
        end = end_of(text, i)
        self.ins = commas(text[i + 1 : end - 1])
        i = end + 4
        end = end_of(text, i) if text[i : i + 1] == "(" else type_end(text, i)
        self.outs = commas(text[i + 1 : end - 1]) if text[i : i + 1] == "(" else [text[i:end]]

    @staticmethod
    def dictionary(text):
        return [[part.strip() for part in (item + " = ").split(" = ", 1)] for item in commas(text)]

    @staticmethod
    def show(items):
        return ", ".join(f"{k} = {v.removesuffix(' =').strip()}" if v.removesuffix("=").strip() else k for k, v in items)

    def piece(self):
        lines = [f'%v{i} = "t.v"() : () -> {t}' for i, t in enumerate(self.ins)]
        text = f'"{self.name}"(' + ", ".join(f"%v{i}" for i in range(len(self.ins))) + ")"
        if self.props is not None:
            text += " <{" + self.show(self.props) + "}>"
        if self.regions:
            text += " (" + ", ".join(self.regions) + ")"
        if self.attrs:
            text += " {" + self.show(self.attrs) + "}"
        text += " : (" + ", ".join(self.ins) + ") -> (" + ", ".join(self.outs) + ")"
        if self.outs:
            text = f"%r:{len(self.outs)} = " + text
        return "\n".join(lines + [text]) + "\n"


def ops_of(text):
    found = []
    for m in HEAD.finditer(text):
        try:
            op = Op(text, m.start())
        except (ValueError, IndexError, AttributeError):
            continue
        if op.name not in ("builtin.module", "func.func") and len(op.piece()) < 3000:
            found.append(op)
    return found


class Pool:
    """What the ops found so far are made of, to be put into others."""

    def __init__(self, ops):
        self.types = sorted({t for op in ops for t in op.ins + op.outs} | {"i32", "f32", "index"})
        self.attrs = {"tag": {"unit"}}
        for op in ops:
            for k, v in (op.props or []) + (op.attrs or []):
                self.attrs.setdefault(k, set()).add(v)
        self.attrs = {k: sorted(v) for k, v in self.attrs.items()}
        self.values = sorted({v for vs in self.attrs.values() for v in vs})

    def type_for(self, old, rng):
        if old and rng.random() < 0.6:
            places = list(DIM.finditer(old))
            if places and rng.random() < 0.6:
                m = rng.choice(places)
                return old[: m.start()] + rng.choice(["?", "1", "2", "3", "4", "8"]) + old[m.end() :]
            alike = [t for t in self.types if t.split("<")[0] == old.split("<")[0]]
            return rng.choice(alike or self.types)
        return rng.choice(self.types)

    def value_for(self, key, old, rng):
        places = list(NUMBER.finditer(old))
        if places and rng.random() < 0.5:
            m = rng.choice(places)
            return old[: m.start()] + rng.choice(["0", "1", "2", "3", "4", "-1", "7"]) + old[m.end() :]
        return rng.choice(self.attrs[key] if key in self.attrs and rng.random() < 0.6 else self.values)


def change_list(items, new, rng):
    """One member replaced, added, removed or doubled."""
    how = rng.random()
    i = rng.randrange(len(items)) if items else 0
    if items and how < 0.6:
        items[i] = new(items[i])
    elif items and how < 0.75:
        del items[i]
    else:
        items.insert(i, items[i] if items and rng.random() < 0.5 else new(None))


def change_attrs(op, pool, rng):
    how = rng.random()
    items = rng.choice([d for d in (op.props, op.attrs) if d] or [None])
    if items is None or how < 0.1:
        op.attrs = (op.attrs or []) + [[rng.choice(sorted(pool.attrs)), rng.choice(pool.values)]]
        return
    i = rng.randrange(len(items))
    if how < 0.75:
        items[i][1] = pool.value_for(items[i][0], items[i][1], rng)
    elif how < 0.9:
        del items[i]
    elif items is op.props:
        op.attrs = (op.attrs or []) + [items.pop(i)]
    else:
        op.props = (op.props or []) + [items.pop(i)]


def change(op, pool, rng):
    """Change an op in one or two places."""
    for _ in range(rng.choice([1, 1, 1, 2])):
        how = rng.random()
        if how < 0.35:
            change_list(op.ins, lambda old: pool.type_for(old, rng), rng)
        elif how < 0.55:
            change_list(op.outs, lambda old: pool.type_for(old, rng), rng)
        elif how < 0.62 and op.regions:
            change_list(op.regions, lambda old: "{\n}", rng)
        else:
            change_attrs(op, pool, rng)
