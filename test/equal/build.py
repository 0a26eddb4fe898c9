# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the generators of payload share: types, values in scope, text."""
import contextlib
from dataclasses import dataclass

INTS = ["i1", "i8", "i16", "i32", "i64", "i7", "i65"]
FLOATS = ["f16", "bf16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]


@dataclass(frozen=True)
class Shaped:
    """A tensor, memref or vector. `shape` has the true sizes, `known` which of them the type states."""
    kind: str
    shape: tuple
    elem: str
    known: tuple = None

    def __str__(self):
        known = self.known or (True,) * len(self.shape)
        return f"{self.kind}<{''.join(f'{d if k else chr(63)}x' for d, k in zip(self.shape, known))}{self.elem}>"

    @property
    def size(self):
        n = 1
        for d in self.shape:
            n *= d
        return n

    @property
    def static(self):
        return Shaped(self.kind, self.shape, self.elem)


@dataclass(frozen=True)
class Val:
    """`below`: an index in [0, below). `loose`: how far the value may be off afterwards (compare.py); nothing is computed from such a one."""
    name: str
    type: object
    below: int = 0
    loose: str = ""


def width(t):
    return 64 if t == "index" else int(t[1:])


def is_int(t):
    return isinstance(t, str) and (t == "index" or t in INTS or t[0] == "i" and t[1:].isdigit())


def is_float(t):
    return isinstance(t, str) and t in FLOATS


def like(t, elem):
    """The type of what is computed element by element from a `t`."""
    return Shaped(t.kind, t.shape, elem, t.known) if isinstance(t, Shaped) else elem


def elem_of(t):
    return t.elem if isinstance(t, Shaped) else t


class Builder:
    def __init__(self, rng):
        self.rng, self.lines, self.depth, self.count = rng, [], 1, 0
        self.scopes, self.args, self.fills = [[]], [], []
        self.functions, self.globals_ = [], []
        self.rounds = False
        self.room = 10  # regions and long loops take from it, so that a payload stays small

    # ---- Chance ----
    def chance(self, p):
        return self.rng.random() < p

    def may_round(self):
        """Of floats, a sum over several loops: others than this payload's are held against floats as well."""
        self.rounds = self.rounds or self.chance(0.15)
        return self.rounds

    def pick(self, items):
        return self.rng.choice(items)

    # ---- Text ----
    def emit(self, text):
        self.lines.append("  " * self.depth + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def define(self, value):
        self.scopes[-1].append(value)
        return value

    def op(self, text, t, **more):
        """Emits `%v = text`, a value of type t."""
        v = Val(self.name(), t, **more)
        self.emit(f"{v.name} = {text}")
        return self.define(v)

    @contextlib.contextmanager
    def scope(self, *values):
        self.scopes.append(list(values))
        self.depth += 1
        yield
        self.depth -= 1
        self.scopes.pop()

    @contextlib.contextmanager
    def alone(self):
        """A scope that sees nothing from outside."""
        saved, self.scopes = self.scopes, [[]]
        yield
        self.scopes = saved

    # ---- Values ----
    def visible(self, fits):
        return [v for s in self.scopes for v in s if not v.loose and fits(v)]

    def constant(self, t):
        if t in COMPLEX:
            # x - (-0.0) folds to x, as in the reference (docs/miscompiles.md).
            part = lambda: self.typed(t[8:-1]).replace("-0.0 ", "0.0 ")
            return self.op(f"complex.constant [{part()}, {part()}] : {t}", t)
        return self.op(f"arith.constant {self.literal(t)}", t)

    def typed(self, t):
        return f"{self.number(t)} : {t}"

    def literal(self, t):
        if isinstance(t, Shaped):
            if t.size == 0 or t.size > 24 or self.chance(0.4):
                return f"dense<{self.number(t.elem)}> : {t.static}"
            return f"dense<{self.nested(t.shape, t.elem)}> : {t.static}"
        return self.number(t) if t == "i1" else f"{self.number(t)} : {t}"

    def nested(self, shape, elem):
        if not shape:
            return self.number(elem)
        return "[" + ", ".join(self.nested(shape[1:], elem) for _ in range(shape[0])) + "]"

    def number(self, t):
        if t in COMPLEX:
            return f"({self.number(t[8:-1])}, {self.number(t[8:-1])})"
        if is_float(t):
            return self.pick(["0.0", "1.0", "-1.0", "2.5", "-0.0", "3.25", "-7.0", "0.1", "1.0e-3", "100.0", "5.0", "0.5"])
        if t == "i1":
            return self.pick(["true", "false"])
        w = width(t)
        edge = [0, 1, -1, 2, 3, 5, 7, -2, -(1 << w - 1), (1 << w - 1) - 1]
        n = self.pick(edge) if self.chance(0.7) else self.rng.randrange(-(1 << min(w, 9) - 1), (1 << min(w, 9) - 1))
        low, high = -(1 << w - 1), (1 << w - 1) - 1
        return str(min(max(n, low), high))

    def value(self, t, fresh=0.2):
        """One of type t that is there, or a constant."""
        found = self.visible(lambda v: v.type == t)
        if found and not self.chance(fresh):
            return self.pick(found[-12:])
        if isinstance(t, Shaped) and t != t.static:
            return self.op(f"tensor.cast {self.value(t.static).name} : {t.static} to {t}", t)
        return self.constant(t)

    def int(self, n):
        """The constant index n."""
        for v in self.visible(lambda v: v.type == "index" and v.loose == "" and getattr(v, "below", 0) == n + 1):
            if v.name.endswith(f"_is{n}"):
                return v
        v = Val(f"{self.name()}_is{n}", "index", below=n + 1)
        self.emit(f"{v.name} = arith.constant {n} : index")
        return self.define(v)

    def index(self, below):
        """An index in [0, below)."""
        found = self.visible(lambda v: v.type == "index" and 0 < v.below <= below)
        if found and not self.chance(0.4):
            return self.pick(found[-8:])
        anything = self.visible(lambda v: v.type == "index" and v.below == 0)
        if anything and self.chance(0.5):
            return self.op(f"arith.remui {self.pick(anything).name}, {self.int(below).name} : index", "index", below=below)
        return self.int(self.rng.randrange(below))

    def shaped(self, kind, fits=lambda t: True):
        found = self.visible(lambda v: isinstance(v.type, Shaped) and v.type.kind == kind and fits(v.type))
        return self.pick(found[-10:]) if found else None

    def elem(self, floats=0.5):
        return self.pick(FLOATS if self.chance(floats) else [t for t in INTS if t != "i1"])

    def shape(self, rank=None, limit=48, least=1):
        rank = self.pick([1, 1, 2, 2, 2, 3]) if rank is None else rank
        shape = []
        for _ in range(rank):
            shape.append(self.rng.randint(least, max(least, min(9, limit))))
            limit //= max(shape[-1], 1)
        self.rng.shuffle(shape)
        return tuple(shape)

    # ---- The function ----
    def argument(self, t, fill=None):
        v = Val(f"%arg{len(self.args)}", t)
        self.args.append(v)
        if isinstance(t, Shaped):
            sizes = "x".join(str(d) for d in t.shape)
            fill = fill or self.pick(["iota", f"random:{self.rng.randrange(1000)}", f"random:{self.rng.randrange(1000)}", "zeros"])
            self.fills.append(f"{t}:{sizes}={fill}" if t != t.static else f"{t}={fill}")
        elif t in COMPLEX:
            self.fills.append(f"{t}={self.number(t).replace(' ', '')}")
        else:
            self.fills.append(f"{t}={fill or self.number(t)}")
        self.scopes[0].append(v)
        return v

    def finish(self, results):
        names, types = ", ".join(v.name for v in results), ", ".join(str(v.type) for v in results)
        args = ", ".join(f"{a.name}: {a.type}" for a in self.args)
        text = "".join(self.globals_) + "".join(self.functions)
        text += f"func.func @main({args}) -> ({types}) {{\n" + "\n".join(self.lines)
        text += f"\n  return {names} : {types}\n}}\n" if results else "\n  return\n}\n"
        return text
