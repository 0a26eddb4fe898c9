# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that pass tensors to each other, change them and hand them back: what bufferization of function boundaries has to get right.

@main takes nothing and returns numbers, so that it stays as it is. The others have a size and a condition for what is not known before."""

STATIC, DYNAMIC = "tensor<4xf32>", "tensor<?xf32>"


class Function:
    """One function being written: `vals` are the tensors in scope, as (name, type)."""

    def __init__(self, rng, name, inputs, others):
        self.rng, self.name, self.inputs, self.others = rng, name, inputs, others
        self.lines, self.count, self.depth = [], 0, 1
        self.vals = [(f"%a{i}", t) for i, t in enumerate(inputs)]

    def say(self, text):
        self.lines.append("  " * self.depth + text)

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def make(self, text, t):
        name = self.fresh()
        self.say(f"{name} = {text}")
        self.vals.append((name, t))
        return name

    def any(self, t=None):
        fits = [v for v in self.vals if t in (None, v[1])]
        return self.rng.choice(fits[-6:] if self.rng.random() < 0.7 else fits) if fits else None

    def number(self):
        name = self.fresh()
        self.say(f"{name} = arith.constant {self.rng.randint(1, 99)}.0 : f32")
        return name

    def at(self):
        return f"%c{self.rng.randint(0, 2)}"

    # ---- Ops ----

    def insert(self):
        v, t = self.any()
        self.make(f"tensor.insert {self.number()} into {v}[{self.at()}] : {t}", t)

    def carry_over(self):
        (v, t), (w, u), x = self.any(), self.any(), self.fresh()
        self.say(f"{x} = tensor.extract {v}[{self.at()}] : {t}")
        self.make(f"tensor.insert {x} into {w}[{self.at()}] : {u}", u)

    def fill(self):
        v, t = self.any()
        self.make(f"linalg.fill ins({self.number()} : f32) outs({v} : {t}) -> {t}", t)

    def negate(self):
        v, t = self.any()
        self.make(f"linalg.map {{ arith.negf }} ins({v} : {t}) outs({self.any(t)[0]} : {t})", t)

    def slice(self):
        (v, t), (w, u), part = self.any(), self.any(), self.fresh()
        self.say(f"{part} = tensor.extract_slice {v}[1] [2] [1] : {t} to tensor<2xf32>")
        self.make(f"tensor.insert_slice {part} into {w}[{self.rng.randint(0, 2)}] [2] [1] : tensor<2xf32> into {u}", u)

    def select(self):
        v, t = self.any()
        self.make(f"arith.select %c, {v}, {self.any(t)[0]} : {t}", t)

    def new(self):
        self.make(self.rng.choice(["arith.constant dense<1.0>", "tensor.splat %x", "tensor.from_elements %x, %x, %x, %x"]) + f" : {STATIC}", STATIC)

    def cast(self):
        v, t = self.any()
        to = DYNAMIC if t == STATIC else STATIC
        self.make(f"tensor.cast {v} : {t} to {to}", to)

    def call(self):
        if not self.others:
            return
        f = self.rng.choice(self.others)
        args = [self.any(t) for t in f.inputs]
        if None in args:
            return
        name, types = self.fresh(), ", ".join(["index", "i1", *f.inputs])
        results = f"{name}:{len(f.results)} = " if f.results else ""
        self.say(f"{results}func.call @{f.name}({', '.join(['%n', '%c'] + [a[0] for a in args])}) : ({types}) -> ({', '.join(f.results)})")
        self.vals += [(f"{name}#{i}", t) for i, t in enumerate(f.results)]

    def inside(self, n, extra=()):
        """Some ops in a region; what they make, and how to leave."""
        outer, self.vals = self.vals, self.vals + list(extra)
        self.depth += 1
        self.steps(n)
        return outer

    def loop(self):
        inits = [self.any() for _ in range(self.rng.randint(1, 2))]
        args = [(self.fresh(), t) for _, t in inits]
        types, name = ", ".join(t for _, t in inits), self.fresh()
        carried = ", ".join(f"{a} = {v}" for (a, _), (v, _) in zip(args, inits))
        self.say(f"{name}:{len(inits)} = scf.for %i{name[2:]} = %c0 to %n step %c1 iter_args({carried}) -> ({types}) {{")
        outer = self.inside(self.rng.randint(1, 3), args)
        yielded = [self.rng.choice([v for v in self.vals[len(outer):] if v[1] == t])[0] if self.rng.random() < 0.85 else self.any(t)[0] for _, t in args]
        self.say(f"scf.yield {', '.join(yielded)} : {types}")
        self.vals, self.depth = outer, self.depth - 1
        self.say("}")
        self.vals += [(f"{name}#{i}", t) for i, (_, t) in enumerate(inits)]

    def branch(self):
        name, (_, t) = self.fresh(), self.any()
        self.say(f"{name} = scf.if %c -> ({t}) {{")
        for end in ("} else {", "}"):
            outer = self.inside(self.rng.randint(0, 2))
            self.say(f"scf.yield {self.any(t)[0]} : {t}")
            self.vals, self.depth = outer, self.depth - 1
            self.say(end)
        self.vals.append((name, t))

    def steps(self, n):
        for _ in range(n):
            kinds = [self.insert] * 3 + [self.fill, self.carry_over, self.negate, self.slice, self.select, self.new, self.cast] + [self.call] * 3
            self.rng.choice(kinds + ([self.loop, self.branch] if self.depth < 3 else []))()

    # ---- The whole ----

    def write(self):
        for i in range(3):
            self.say(f"%c{i} = arith.constant {i} : index")
        self.say("%x = arith.constant 0.5 : f32")
        self.steps(self.rng.randint(2, 8))
        returned = [self.any() for _ in range(self.rng.randint(0 if self.others else 1, 2))]
        self.results = [t for _, t in returned]
        self.say("return" + (f" {', '.join(v for v, _ in returned)} : {', '.join(self.results)}" if returned else ""))
        says = ["", "", "", " {bufferization.writable = false}", " {bufferization.writable = true}"]
        args = ["%n: index", "%c: i1"] + [f"%a{i}: {t}{self.rng.choice(says)}" for i, t in enumerate(self.inputs)]
        visibility = "private " if self.rng.random() < 0.5 else ""
        return "\n".join([f"func.func {visibility}@{self.name}({', '.join(args)}) -> ({', '.join(self.results)}) {{", *self.lines, "}"])


def main(f):
    """Calls the last function twice with the same tensors, and returns what it finds in all of them."""
    lines = ["func.func @main() -> (NUMBERS) {"] + [f"  %c{i} = arith.constant {i} : index" for i in range(4)]
    lines += ["  %yes = arith.constant true", "  %no = arith.constant false"]
    numbers = []
    tensors = [(f"%t{i}", t) for i, t in enumerate(f.inputs)]
    for name, t in tensors:
        lines.append(f"  {name}s = tensor.from_elements {', '.join(['%x'] * 4)} : {STATIC}" if t == DYNAMIC else f"  {name} = tensor.from_elements %x, %x, %x, %x : {t}")
        if t == DYNAMIC:
            lines.append(f"  {name} = tensor.cast {name}s : {STATIC} to {t}")
    lines.insert(1, "  %x = arith.constant 0.25 : f32")
    for k, (n, c) in enumerate((("%c2", "%yes"), ("%c0", "%no"))):
        results = f"%r{k}:{len(f.results)} = " if f.results else ""
        types = ", ".join(["index", "i1", *f.inputs])
        lines.append(f"  {results}func.call @{f.name}({', '.join([n, c] + [v for v, _ in tensors])}) : ({types}) -> ({', '.join(f.results)})")
    for v, t in tensors + [(f"%r{k}#{i}", t) for k in range(2) for i, t in enumerate(f.results)]:
        for i in range(4):
            numbers.append(f"%e{len(numbers)}")
            lines.append(f"  {numbers[-1]} = tensor.extract {v}[%c{i}] : {t}")
    lines.append(f"  return {', '.join(numbers)} : {', '.join(['f32'] * len(numbers))}")
    return "\n".join(lines + ["}"]).replace("NUMBERS", ", ".join(["f32"] * len(numbers))), len(numbers)


def module(rng):
    """The text of a module, and how many numbers @main returns."""
    types, functions, texts = rng.choice([[STATIC], [DYNAMIC], [STATIC, DYNAMIC]]), [], []
    for i in range(rng.randint(2, 5)):
        f = Function(rng, f"f{i}", [rng.choice(types) for _ in range(rng.randint(1, 3))], list(functions))
        texts.append(f.write())
        functions.append(f)
    text, n = main(functions[-1])
    return "\n".join([*texts, text]) + "\n", n
