# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels as they come from exporters: linalg on tensors, and the same as C loops, both from one description.

A kernel is a list of steps. A step computes one tensor: for all loops `out[dims] = expression`, or `out[dims] op= expression`
where loops are summed over (op: + * max min). Expressions are Python's, over numbers of other tensors by their dims: "exp(x[i,j] - m[i])",
"x[i,j] if i >= j else 0.0"; `s[()]` is the number of a tensor without dims. A step may say which named op it is in MLIR; in C it is loops in any case.
Place, Arg and Scan are steps that are no such assignments.
"""
import ast
import math
import re

F32, F64, BF16, I8, I32, I64 = "f32", "f64", "bf16", "i8", "i32", "i64"
C_TYPES = {F32: "float", F64: "double", BF16: "unsigned short", I8: "signed char", I32: "int", I64: "long"}
BYTES = {F32: 4, F64: 8, BF16: 2, I8: 1, I32: 4, I64: 8}
FUNCTIONS = {"exp": "math.exp", "tanh": "math.tanh", "sqrt": "math.sqrt", "erf": "math.erf", "log": "math.log", "log1p": "math.log1p", "abs": "math.absf",
             "rsqrt": "math.rsqrt"}
# How numbers are combined: from what, by which op of floats and of integers.
MINUS_INFINITY, INFINITY = {F32: "0xFF800000", F64: "0xFFF0000000000000"}, {F32: "0x7F800000", F64: "0x7FF0000000000000"}
COMBINE = {"+": (0, "addf", "addi"), "*": (1, "mulf", "muli"), "max": (-math.inf, "maximumf", "maxsi"), "min": (math.inf, "minimumf", "minsi")}
COMPARE = {ast.Gt: ("ogt", "sgt", ">"), ast.GtE: ("oge", "sge", ">="), ast.Lt: ("olt", "slt", "<"), ast.LtE: ("ole", "sle", "<=")}
ARITHMETIC = {ast.Add: ("add", "+"), ast.Sub: ("sub", "-"), ast.Mult: ("mul", "*"), ast.Div: ("div", "/"), ast.RShift: ("shrs", ">>")}


def number(value, element):
    """As MLIR writes it."""
    if not element.startswith("f"):
        return str(int(value))
    if math.isinf(value):
        return (INFINITY if value > 0 else MINUS_INFINITY)[element]
    return f"{value:.9e}"


def loops_around(out, loops, sizes, depth=1):
    """Opens C loops; how deep one is in them then."""
    for d in loops:
        out.append("    " * depth + f"for (int {d} = 0; {d} < {sizes[d]}; ++{d}) {{")
        depth += 1
    return depth


def close_loops(out, depth, to=1):
    while depth > to:
        depth -= 1
        out.append("    " * depth + "}")

EXTREMES = {True: {"max": "arith.maximumf", "min": "arith.minimumf"}, False: {"max": "arith.maxsi", "min": "arith.minsi"}}


class Step:
    """`out` with its dims, how it is combined ('=', '+', 'max', ...), the expression; `named`: an op of linalg, with its attributes; `window`: sizes
    of loops of a window that no tensor has; it is an operand without numbers in MLIR; `only`: that this step is there in one form only ('c', 'mlir')."""

    def __init__(self, text, named=None, attrs="", window=None, only=None):
        left, how, right = re.fullmatch(r"(.*?)\s*(max|min|\+|\*)?=(?!=)\s*(.*)", text).groups()
        self.how = how or "="
        self.out, self.dims = self.access(ast.parse(left, mode="eval").body)
        self.expr = ast.parse(right, mode="eval").body
        self.named, self.attrs, self.window, self.only = named, attrs, window, only
        self.reads = []  # (tensor, index expressions), each once; not those whose place is a number of another tensor
        subscripts = [n for n in ast.walk(self.expr) if isinstance(n, ast.Subscript) and not self.is_gathered(n)]
        for node in sorted(subscripts, key=lambda n: n.col_offset):
            if self.access(node) not in self.reads:
                self.reads.append(self.access(node))
        free = self.names([self.dims])
        self.is_scattered = list(self.dims) != free
        self.loops = self.names([ix for _, ix in self.reads] + [self.dims]) if self.is_scattered else free + sorted(
            set(self.names(ix for _, ix in self.reads)) - set(free))

    @staticmethod
    def names(indices):
        return list(dict.fromkeys(n.id for ix in indices for e in ix for n in ast.walk(ast.parse(e, mode="eval")) if isinstance(n, ast.Name)))

    @staticmethod
    def is_gathered(node):
        return any(isinstance(n, ast.Subscript) for n in ast.walk(node.slice))

    @staticmethod
    def access(node):
        if isinstance(node, ast.Name):
            return node.id, ()
        ix = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return node.value.id, tuple(ast.unparse(i) for i in ix)

    def sizes(self, k):
        """Of each loop, from where it stands alone."""
        found = dict(self.window or {})
        for t, ix in [(self.out, self.dims), *self.reads]:
            for e, n in zip(ix, k.tensors[t][1]):
                if e.isidentifier():
                    found.setdefault(e, n)
        return {d: found[d] for d in self.loops}

    def flops(self, k):
        return math.prod(self.sizes(k).values()) * (self.operations(self.expr) + (self.how != "="))

    def operations(self, e):
        """Of the expression itself, without those of indices."""
        if isinstance(e, (ast.Subscript, ast.Compare)):
            return 0
        return isinstance(e, (ast.BinOp, ast.Call, ast.UnaryOp, ast.IfExp)) + sum(map(self.operations, ast.iter_child_nodes(e)))

    # ---- MLIR ----

    def mlir(self, k, w):
        element, init = k.tensors[self.out][0], w.room(self.out)
        if self.how != "=":
            init = w.filled(init, self.out, COMBINE[self.how][0])
        ins, types = [w.names[x] for x, _ in self.reads], [k.type(x) for x, _ in self.reads]
        maps = [ix for _, ix in self.reads]
        if self.window:
            types.append(f"tensor<{''.join(f'{n}x' for n in self.window.values())}{element}>")
            ins.append(w.line(f"tensor.empty() : {types[-1]}"))
            maps.append(tuple(self.window))
        outs = f"outs({init} : {k.type(self.out)})"
        ins = f"ins({', '.join(ins)} : {', '.join(types)}) " if ins else ""
        if self.named:
            w.names[self.out] = w.line(f"linalg.{self.named} {self.attrs} {ins}{outs} -> {k.type(self.out)}")
            return
        elements = [*(k.tensors[x][0] for x, _ in self.reads), *([element] if self.window else [])]
        with w.generic(self, maps + [self.dims], self.loops, ins, outs, elements + [element], [self.out]):
            value = self.scalar(k, w, self.expr, element)
            if self.how != "=":
                value = w.line(f"arith.{COMBINE[self.how][1 if element.startswith('f') else 2]} {value}, %old0 : {element}")
            w.result([value], [element])

    def scalar(self, k, w, e, element):
        if isinstance(e, ast.Subscript) and self.is_gathered(e):
            return self.gathered(k, w, e)
        if isinstance(e, ast.Subscript):
            i = self.reads.index(self.access(e))
            have = k.tensors[self.reads[i][0]][0]
            return f"%x{i}" if have == element else w.line(f"arith.{'extf' if element.startswith('f') else 'extsi'} %x{i} : {have} to {element}")
        if isinstance(e, ast.Constant):
            return w.line(f"arith.constant {number(e.value, element)} : {element}")
        if isinstance(e, ast.Name):
            return w.line(f"linalg.index {self.loops.index(e.id)} : index")
        if isinstance(e, ast.IfExp):
            test, yes, no = self.compare(k, w, e.test), self.scalar(k, w, e.body, element), self.scalar(k, w, e.orelse, element)
            return w.line(f"arith.select {test}, {yes}, {no} : {element}")
        if isinstance(e, ast.Call):
            args = [self.scalar(k, w, a, element) for a in e.args]
            op = EXTREMES[element.startswith("f")].get(e.func.id) or FUNCTIONS[e.func.id]
        elif isinstance(e, ast.UnaryOp):
            args, op = [self.scalar(k, w, e.operand, element)], "arith.negf"
        else:
            args = [self.scalar(k, w, x, element) for x in (e.left, e.right)]
            op = f"arith.{ARITHMETIC[type(e.op)][0]}{'f' if element.startswith('f') else 'i'}"
        return w.line(f"{op} {', '.join(args)} : {element}")

    def compare(self, k, w, e):
        sides, at = [e.left, e.comparators[0]], COMPARE[type(e.ops[0])]
        have = [k.tensors[n.value.id][0] for s in sides for n in ast.walk(s) if isinstance(n, ast.Subscript)]
        element = have[0] if have else "index"
        a, b = (self.scalar(k, w, s, element) for s in sides)
        return w.line(f"arith.cmpf {at[0]}, {a}, {b} : {element}" if element.startswith("f") else f"arith.cmpi {at[1]}, {a}, {b} : {element}")

    def gathered(self, k, w, e):
        at = []
        for i in e.slice.elts:
            v = self.scalar(k, w, i, k.tensors[i.value.id][0] if isinstance(i, ast.Subscript) else "index")
            at.append(w.line(f"arith.index_cast {v} : {k.tensors[i.value.id][0]} to index") if isinstance(i, ast.Subscript) else v)
        return w.line(f"tensor.extract {w.names[e.value.id]}[{', '.join(at)}] : {k.type(e.value.id)}")

    # ---- C ----

    def c(self, k):
        out, sizes, element = [], self.sizes(k), k.tensors[self.out][0]
        value, target = self.value_c(k, self.expr, element), k.at(self.out, self.dims)
        start = {0: "0", 1: "1"}.get(COMBINE[self.how][0] if self.how != "=" else 0) or f"{'-' if self.how == 'max' else ''}__builtin_inf()"
        if self.is_scattered:
            out.append(f"    for (int at = 0; at < {math.prod(k.tensors[self.out][1])}; ++at) {self.out}[at] = {start};")
            depth = loops_around(out, self.loops, sizes)
            out.append("    " * depth + f"{target} += {value};")
        elif self.how == "=":
            depth = loops_around(out, self.dims, sizes)
            out.append("    " * depth + f"{target} = {value};")
        else:
            depth = loops_around(out, self.dims, sizes)
            out.append("    " * depth + f"{C_TYPES[element]} acc = {start};")
            for d in self.loops[len(self.dims):]:
                out.append("    " * depth + f"for (int {d} = 0; {d} < {sizes[d]}; ++{d})")
            combine = {"max": f"acc > ({value}) ? acc : ({value})", "min": f"acc < ({value}) ? acc : ({value})"}.get(self.how, f"acc {self.how} {value}")
            out += ["    " * (depth + 1) + f"acc = {combine};", "    " * depth + f"{target} = acc;"]
        close_loops(out, depth)
        return out

    def value_c(self, k, e, element):
        suffix = "f" if element == F32 else ""
        if isinstance(e, ast.Subscript) and self.is_gathered(e):
            return k.at(e.value.id, [self.value_c(k, i, I64) for i in e.slice.elts])
        if isinstance(e, ast.Subscript):
            at = k.at(*self.access(e))
            return f"wide({at})" if k.tensors[e.value.id][0] == BF16 else at
        if isinstance(e, ast.Name):
            return e.id
        if isinstance(e, ast.Constant):
            return f"{float(e.value)}{suffix}" if element.startswith("f") else str(int(e.value))
        if isinstance(e, ast.UnaryOp):
            return f"(-{self.value_c(k, e.operand, element)})"
        if isinstance(e, ast.IfExp):
            a, b = (self.value_c(k, x, element if isinstance(x, ast.Constant) and "." in ast.unparse(x) else I64 if isinstance(x, ast.Constant) else element)
                    for x in (e.test.left, e.test.comparators[0]))
            return f"({a} {COMPARE[type(e.test.ops[0])][2]} {b} ? {self.value_c(k, e.body, element)} : {self.value_c(k, e.orelse, element)})"
        if isinstance(e, ast.Call):
            args = [self.value_c(k, a, element) for a in e.args]
            if e.func.id in ("max", "min"):
                return f"({args[0]} {'>' if e.func.id == 'max' else '<'} {args[1]} ? {args[0]} : {args[1]})"
            if e.func.id == "rsqrt":
                return f"(1{'.0f' if suffix else '.0'} / sqrt{suffix}({args[0]}))"
            return f"{'fabs' if e.func.id == 'abs' else e.func.id}{suffix}({args[0]})"
        return f"({self.value_c(k, e.left, element)} {ARITHMETIC[type(e.op)][1]} {self.value_c(k, e.right, element)})"


class Other:
    """What the steps have that are no assignments."""
    only = None

    def flops(self, k):
        return 0


class Place(Other):
    """`x` in a larger tensor of `value`: of each dim, from where on, and how far apart its numbers are then."""

    def __init__(self, out, x, low, stride=None, value=0.0, only=None):
        self.out, self.x, self.low, self.stride, self.value, self.only = out, x, low, stride or [1] * len(low), value, only

    def mlir(self, k, w):
        element, shape = k.tensors[self.x]
        if set(self.stride) == {1}:
            high = [to - n - low for to, n, low in zip(k.tensors[self.out][1], shape, self.low)]
            value = w.line(f"arith.constant {number(self.value, element)} : {element}")
            block = ", ".join(f"%at{i}: index" for i in range(len(shape)))
            w.names[self.out] = w.line(f"tensor.pad {w.names[self.x]} low{self.low} high{high} {{ ^bb0({block}): tensor.yield {value} : {element} }} : "
                                       f"{k.type(self.x)} to {k.type(self.out)}")
            return
        whole = w.filled(w.room(self.out), self.out, self.value)
        w.names[self.out] = w.line(f"tensor.insert_slice {w.names[self.x]} into {whole}{self.low}{list(shape)}{self.stride} : "
                                   f"{k.type(self.x)} into {k.type(self.out)}")

    def c(self, k):
        shape = k.tensors[self.x][1]
        dims = [f"i{i}" for i in range(len(shape))]
        value = f"{'-' if self.value < 0 else ''}__builtin_inf()" if math.isinf(self.value) else self.value
        out = [f"    for (int at = 0; at < {math.prod(k.tensors[self.out][1])}; ++at) {self.out}[at] = {value};"]
        depth = loops_around(out, dims, dict(zip(dims, shape)))
        out.append("    " * depth + f"{k.at(self.out, [f'{low} + {s} * {d}' for d, low, s in zip(dims, self.low, self.stride)])} = {k.at(self.x, dims)};")
        close_loops(out, depth)
        return out


class Arg(Other):
    """`out[dims]`: at which `loop` `x[ix]` is the greatest, or least, the first of them; `best`: what it is there."""

    def __init__(self, how, out, best, dims, x, ix, loop):
        self.how, self.out, self.best, self.dims, self.x, self.ix, self.loop = how, out, best, dims, x, ix, loop
        self.loops = [*dims, loop]

    def sizes(self, k):
        return dict(zip(self.ix, k.tensors[self.x][1]))

    def flops(self, k):
        return math.prod(k.tensors[self.x][1])

    def mlir(self, k, w):
        element, at = k.tensors[self.best][0], k.tensors[self.out][0]
        ats, bests = w.filled(w.room(self.out), self.out, 0), w.filled(w.room(self.best), self.best, COMBINE[self.how][0])
        outs = f"outs({bests}, {ats} : {k.type(self.best)}, {k.type(self.out)})"
        with w.generic(self, [self.ix, self.dims, self.dims], self.loops, f"ins({w.names[self.x]} : {k.type(self.x)}) ", outs, [element, element, at],
                       [self.best, self.out]):
            index = w.line(f"linalg.index {len(self.dims)} : index")
            here = w.line(f"arith.index_cast {index} : index to {at}")
            test = w.line(f"arith.cmpf {'ogt' if self.how == 'max' else 'olt'}, %x0, %old0 : {element}")
            w.result([w.line(f"arith.select {test}, %x0, %old0 : {element}"), w.line(f"arith.select {test}, {here}, %old1 : {at}")], [element, at])

    def c(self, k):
        out, sizes = [], self.sizes(k)
        depth = loops_around(out, self.dims, sizes)
        indent, element = "    " * depth, C_TYPES[k.tensors[self.best][0]]
        out += [f"{indent}{element} best = {'-' if self.how == 'max' else ''}__builtin_inf();", f"{indent}{C_TYPES[k.tensors[self.out][0]]} where = 0;",
                f"{indent}for (int {self.loop} = 0; {self.loop} < {sizes[self.loop]}; ++{self.loop})",
                f"{indent}    if ({k.at(self.x, self.ix)} {'>' if self.how == 'max' else '<'} best) {{ best = {k.at(self.x, self.ix)}; where = {self.loop}; }}",
                f"{indent}{k.at(self.out, self.dims)} = where;"]
        close_loops(out, depth)
        return out


class Scan(Other):
    """`out[i,j]`: what all of `x[i,...]` up to j come to, by + or *; back: from j on; before: without that of j itself."""

    def __init__(self, how, out, x, back=False, before=False):
        self.how, self.out, self.x, self.back, self.before = how, out, x, back, before

    def flops(self, k):
        return math.prod(k.tensors[self.x][1])

    def mlir(self, k, w):
        element, (m, n) = k.tensors[self.x]
        t, start = k.type(self.out), COMBINE[self.how][0]
        zero, one, rows, columns, last = (w.line(f"arith.constant {c} : index") for c in (0, 1, m, n, n - 1))
        first, room = w.line(f"arith.constant {number(start, element)} : {element}"), w.room(self.out)
        w.names[self.out] = w.line(f"scf.for %i = {zero} to {rows} step {one} iter_args(%all = {room}) -> ({t}) {{")
        row = w.line(f"scf.for %j = {zero} to {columns} step {one} iter_args(%row = %all, %sum = {first}) -> ({t}, {element}) {{", results=2)
        at = w.line(f"arith.subi {last}, %j : index") if self.back else "%j"
        x = w.line(f"tensor.extract {w.names[self.x]}[%i, {at}] : {k.type(self.x)}")
        total = w.line(f"arith.{COMBINE[self.how][1]} %sum, {x} : {element}")
        put = w.line(f"tensor.insert {'%sum' if self.before else total} into %row[%i, {at}] : {t}")
        w.lines += [f"scf.yield {put}, {total} : {t}, {element}", "}", f"scf.yield {row}#0 : {t}", "}"]

    def c(self, k):
        element, (m, n) = k.tensors[self.x]
        start = COMBINE[self.how][0]
        x, out = k.at(self.x, ["i", "at"]), k.at(self.out, ["i", "at"])
        body = [f"{out} = sum;", f"sum = sum {self.how} {x};"] if self.before else [f"sum = sum {self.how} {x};", f"{out} = sum;"]
        return [f"    for (int i = 0; i < {m}; ++i) {{", f"        {C_TYPES[element]} sum = {start};", f"        for (int j = 0; j < {n}; ++j) {{",
                f"            int at = {f'{n - 1} - j' if self.back else 'j'};", *("            " + b for b in body), "        }", "    }"]


class Writer:
    """Lines of a function, and which value has which tensor."""

    def __init__(self, kernel):
        self.kernel, self.lines, self.count = kernel, [], 0
        self.names = {t: f"%{t}" for t in kernel.args}

    def line(self, text, results=1):
        self.count += 1
        self.lines.append(f"%v{self.count}{f':{results}' if results > 1 else ''} = {text}")
        return f"%v{self.count}"

    def room(self, t):
        return self.names[t] if t in self.kernel.args and t in self.names else self.line(f"tensor.empty() : {self.kernel.type(t)}")

    def filled(self, init, t, value):
        element, type = self.kernel.tensors[t][0], self.kernel.type(t)
        start = self.line(f"arith.constant {number(value, element) if not math.isinf(value) or element.startswith('f') else -2147483648} : {element}")
        return self.line(f"linalg.fill ins({start} : {element}) outs({init} : {type}) -> {type}")

    def generic(self, step, maps, loops, ins, outs, elements, results):
        types = ", ".join(self.kernel.type(t) for t in results)
        maps = ", ".join(f"affine_map<({', '.join(loops)}) -> ({', '.join(ix)})>" for ix in maps)
        iterators = ", ".join('"parallel"' if d in step.dims else '"reduction"' for d in loops)
        old = len(elements) - len(results)
        block = ", ".join(f"%x{i}: {e}" if i < old else f"%old{i - old}: {e}" for i, e in enumerate(elements))
        name = self.line(f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} {ins}{outs} {{", results=len(results))
        self.lines.append(f"^bb0({block}):")
        for i, t in enumerate(results):
            self.names[t] = f"{name}#{i}" if len(results) > 1 else name
        self.types = f"({types})" if len(results) > 1 else types
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.lines.append(f"}} -> {self.types}")

    def result(self, values, elements):
        self.lines.append(f"linalg.yield {', '.join(values)} : {', '.join(elements)}")


class Kernel:
    """Arguments and intermediates with types and sizes, in order; the last step makes the result, which is written to the argument `out`.
    `largest`: arguments of integers are below this."""

    def __init__(self, name, tensors, steps, out="out", tolerance=1e-4, largest=None):
        self.name, self.tensors, self.steps, self.out, self.tolerance, self.largest = name, tensors, steps, out, tolerance, largest
        made = [s.out for s in steps] + [s.best for s in steps if isinstance(s, Arg)]
        self.args = [t for t in tensors if t not in made or t == out]

    def type(self, t):
        element, shape = self.tensors[t]
        return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"

    def flops(self):
        """Multiplications, additions and the like, and functions, each one."""
        return sum(s.flops(self) for s in self.steps if s.only != "mlir")

    def mlir(self):
        w = Writer(self)
        for s in self.steps:
            if s.only != "c":
                s.mlir(self, w)
        args = ", ".join(f"%{t}: {self.type(t)}" for t in self.args)
        return (f"func.func @{self.name}({args}) -> {self.type(self.out)} attributes {{llvm.emit_c_interface}} {{\n  "
                + "\n  ".join(w.lines) + f"\n  return {w.names[self.out]} : {self.type(self.out)}\n}}\n")

    C_PRELUDE = """#include <math.h>
#include <string.h>
static inline float wide(unsigned short bf16) {
    unsigned bits = (unsigned)bf16 << 16;
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
"""

    def c(self):
        """void loops_NAME(const float *a, ..., float *out): loops as one writes them."""
        lines, steps = [], [s for s in self.steps if s.only != "mlir"]
        made = [s.out for s in steps]
        for t in self.tensors:
            if t in made and t != self.out:
                lines.append(f"    static {C_TYPES[self.tensors[t][0]]} {t}[{math.prod(self.tensors[t][1])}];")
        for s in steps:
            lines += s.c(self)
        params = ", ".join(f"{'' if t == self.out else 'const '}{C_TYPES[self.tensors[t][0]]} *restrict {t}" for t in self.args)
        return f"void loops_{self.name}({params}) {{\n" + "\n".join(lines) + "\n}\n"

    def at(self, t, ix):
        flat = "0"
        for e, n in zip(ix, self.tensors[t][1]):
            flat = f"({flat} * {n} + ({e}))" if flat != "0" else f"({e})"
        return f"{t}[{flat}]"
