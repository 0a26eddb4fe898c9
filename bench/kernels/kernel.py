# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels as they come from exporters: linalg on tensors, and the same as C loops, both from one description.

A kernel is a list of steps. A step computes one tensor: for all loops `out[dims] = expression`, or `out[dims] op= expression`
where loops are summed over (op: + or max). Expressions are Python's, over numbers of other tensors by their dims: "exp(x[i,j] - m[i])".
A step may say which named op it is in MLIR; in C it is loops in any case.
"""
import ast

F32, F64, BF16, I8, I32 = "f32", "f64", "bf16", "i8", "i32"
C_TYPES = {F32: "float", F64: "double", BF16: "unsigned short", I8: "signed char", I32: "int"}
BYTES = {F32: 4, F64: 8, BF16: 2, I8: 1, I32: 4}
FUNCTIONS = {"exp": "math.exp", "tanh": "math.tanh", "sqrt": "math.sqrt", "erf": "math.erf", "log": "math.log", "abs": "math.absf",
             "rsqrt": "math.rsqrt"}

EXTREMES = {True: {"max": "arith.maximumf", "min": "arith.minimumf"}, False: {"max": "arith.maxsi", "min": "arith.minsi"}}


class Step:
    """`out` with its dims, how it is combined ('=', '+', 'max'), the expression; `named`: an op of linalg, with its attributes; `window`: sizes
    of kh and kw of a pooling, which in MLIR is an operand without numbers."""

    def __init__(self, text, named=None, attrs="", window=None):
        left, self.how, right = self.split(text)
        self.out, self.dims = self.access(ast.parse(left, mode="eval").body)
        self.expr = ast.parse(right, mode="eval").body
        self.reads = []  # (tensor, index expressions), each once
        subscripts = [n for n in ast.walk(self.expr) if isinstance(n, ast.Subscript)]
        for node in sorted(subscripts, key=lambda n: n.col_offset):
            if self.access(node) not in self.reads:
                self.reads.append(self.access(node))
        self.named, self.attrs, self.window = named, attrs, window
        free = [d for d in self.dims]
        self.loops = free + sorted({n.id for _, ix in self.reads for e in ix for n in ast.walk(ast.parse(e, mode="eval")) if isinstance(n, ast.Name)} - set(free))

    @staticmethod
    def split(text):
        for sign, how in (("max=", "max"), ("+=", "+"), ("=", "=")):
            if sign in text:
                left, right = text.split(sign, 1)
                return left.strip(), how, right.strip()
        raise ValueError(text)

    @staticmethod
    def access(node):
        if isinstance(node, ast.Name):
            return node.id, ()
        ix = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return node.value.id, tuple(ast.unparse(i) for i in ix)


class Kernel:
    """Arguments and intermediates with types and sizes, in order; the last step makes the result, which is written to the argument `out`."""

    def __init__(self, name, tensors, steps, out, tolerance=1e-4):
        self.name, self.tensors, self.steps, self.out, self.tolerance = name, tensors, steps, out, tolerance
        made = [s.out for s in steps]
        self.args = [t for t in tensors if t not in made or t == out]

    def type(self, t):
        element, shape = self.tensors[t]
        return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"

    def sizes(self, step):
        """Of each loop, from where it stands alone."""
        found = dict(zip(("kh", "kw"), step.window or ()))
        for t, ix in [(step.out, step.dims), *step.reads]:
            for e, n in zip(ix, self.tensors[t][1]):
                if e.isidentifier():
                    found.setdefault(e, n)
        return [found[d] for d in step.loops]

    def flops(self):
        """Multiplications, additions and the like, and functions, each one."""
        total = 0
        for s in self.steps:
            n = 1
            for x in self.sizes(s):
                n *= x
            total += n * (self.operations(s.expr) + (s.how != "="))
        return total

    def operations(self, e):
        """Of the expression itself, without those of indices."""
        if isinstance(e, ast.Subscript):
            return 0
        return isinstance(e, (ast.BinOp, ast.Call, ast.UnaryOp)) + sum(map(self.operations, ast.iter_child_nodes(e)))

    # ---- MLIR ----

    def mlir(self):
        body, names, counter = [], {t: f"%{t}" for t in self.args}, [0]
        for k, s in enumerate(self.steps):
            body += self.step_mlir(k, s, names, counter)
        args = ", ".join(f"%{t}: {self.type(t)}" for t in self.args)
        return (f"func.func @{self.name}({args}) -> {self.type(self.out)} attributes {{llvm.emit_c_interface}} {{\n  "
                + "\n  ".join(body) + f"\n  return {names[self.out]} : {self.type(self.out)}\n}}\n")

    def step_mlir(self, k, s, names, counter):
        element, t, lines = self.tensors[s.out][0], self.type(s.out), []
        is_float = element.startswith("f")
        init = names[s.out] if s.out in self.args and s.out in names else f"%room{k}"
        if init == f"%room{k}":
            lines.append(f"{init} = tensor.empty() : {t}")
        if s.how != "=":
            start = {"+": "0.0" if is_float else "0", "max": {F32: "0xFF800000", F64: "0xFFF0000000000000"}.get(element, "-2147483648")}[s.how]
            lines += [f"%start{k} = arith.constant {start} : {element}",
                      f"%init{k} = linalg.fill ins(%start{k} : {element}) outs({init} : {t}) -> {t}"]
            init = f"%init{k}"
        ins = ", ".join(names[x] for x, _ in s.reads)
        types = ", ".join(self.type(x) for x, _ in s.reads)
        if s.window:
            window = f"tensor<{s.window[0]}x{s.window[1]}x{element}>"
            lines.append(f"%window{k} = tensor.empty() : {window}")
            ins, types = f"{ins}, %window{k}", f"{types}, {window}"
        if s.named:
            lines.append(f"%v{k} = linalg.{s.named} {s.attrs} ins({ins} : {types}) outs({init} : {t}) -> {t}")
        else:
            lines += self.generic(k, s, ins, types, init, t, element, counter)
        names[s.out] = f"%v{k}"
        return lines

    def generic(self, k, s, ins, types, init, t, element, counter):
        loops = ", ".join(s.loops)
        maps = ", ".join(f"affine_map<({loops}) -> ({', '.join(ix)})>" for ix in [*(ix for _, ix in s.reads), s.dims])
        iterators = ", ".join('"parallel"' if d in s.dims else '"reduction"' for d in s.loops)
        block = ", ".join([*(f"%x{i}: {self.tensors[x][0]}" for i, (x, _) in enumerate(s.reads)), f"%old: {element}"])
        code = []
        value = self.scalar(s, s.expr, element, code, counter)
        if s.how != "=":
            combine = {"+": "add", "max": "maximum"}[s.how]
            op = f"arith.{combine}f" if element.startswith("f") else f"arith.{'addi' if s.how == '+' else 'maxsi'}"
            code.append(f"%sum{k} = {op} {value}, %old : {element}")
            value = f"%sum{k}"
        source = f"ins({ins} : {types}) " if ins else ""
        return [f"%v{k} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} {source}outs({init} : {t}) {{",
                f"^bb0({block}):", *("  " + c for c in code), f"  linalg.yield {value} : {element}", f"}} -> {t}"]

    def scalar(self, s, e, element, code, counter):
        def name():
            counter[0] += 1
            return f"%t{counter[0]}"

        if isinstance(e, (ast.Subscript, ast.Name)):
            i = s.reads.index(Step.access(e))
            have = self.tensors[s.reads[i][0]][0]
            if have == element:
                return f"%x{i}"
            n = name()
            code.append(f"{n} = arith.{'extf' if element.startswith('f') else 'extsi'} %x{i} : {have} to {element}")
            return n
        if isinstance(e, ast.Constant):
            n = name()
            code.append(f"{n} = arith.constant {f'{e.value:.9e}' if element.startswith('f') else int(e.value)} : {element}")
            return n
        if isinstance(e, ast.Call):
            args = [self.scalar(s, a, element, code, counter) for a in e.args]
            op = EXTREMES[element.startswith("f")].get(e.func.id) or FUNCTIONS[e.func.id]
        elif isinstance(e, ast.UnaryOp):
            args, op = [self.scalar(s, e.operand, element, code, counter)], "arith.negf"
        else:
            args = [self.scalar(s, x, element, code, counter) for x in (e.left, e.right)]
            op = "arith." + {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.RShift: "shrs"}[type(e.op)] + ("f" if element.startswith("f") else "i")
        n = name()
        code.append(f"{n} = {op} {', '.join(args)} : {element}")
        return n

    # ---- C ----

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
        lines = []
        for t in self.tensors:
            if t not in self.args:
                n = 1
                for x in self.tensors[t][1]:
                    n *= x
                lines.append(f"    static {C_TYPES[self.tensors[t][0]]} {t}[{n}];")
        for s in self.steps:
            lines += self.step_c(s)
        params = ", ".join(f"{'' if t == self.out else 'const '}{C_TYPES[self.tensors[t][0]]} *restrict {t}" for t in self.args)
        return f"void loops_{self.name}({params}) {{\n" + "\n".join(lines) + "\n}\n"

    def at(self, t, ix):
        flat = "0"
        for e, n in zip(ix, self.tensors[t][1]):
            flat = f"({flat} * {n} + ({e}))" if flat != "0" else f"({e})"
        return f"{t}[{flat}]"

    def step_c(self, s):
        out, sizes = [], dict(zip(s.loops, self.sizes(s)))
        element = self.tensors[s.out][0]
        inner = [d for d in s.loops if d not in s.dims]
        depth = 1
        for d in s.dims:
            out.append("    " * depth + f"for (int {d} = 0; {d} < {sizes[d]}; ++{d}) {{")
            depth += 1
        value = self.value_c(s, s.expr, element)
        if s.how == "=":
            out.append("    " * depth + f"{self.at(s.out, s.dims)} = {value};")
        else:
            start = "0" if s.how == "+" else "-__builtin_inf()" if element.startswith("f") else "-2147483647 - 1"
            out.append("    " * depth + f"{C_TYPES[element]} acc = {start};")
            for d in inner:
                out.append("    " * depth + f"for (int {d} = 0; {d} < {sizes[d]}; ++{d})")
            combine = f"acc + {value}" if s.how == "+" else f"acc > ({value}) ? acc : ({value})"
            out += ["    " * (depth + 1) + f"acc = {combine};", "    " * depth + f"{self.at(s.out, s.dims)} = acc;"]
        while depth > 1:
            depth -= 1
            out.append("    " * depth + "}")
        return out

    def value_c(self, s, e, element):
        suffix = "f" if element == F32 else ""
        if isinstance(e, (ast.Subscript, ast.Name)):
            at = self.at(*Step.access(e))
            return f"wide({at})" if self.tensors[Step.access(e)[0]][0] == BF16 else at
        if isinstance(e, ast.Constant):
            return f"{float(e.value)}{suffix}" if element.startswith("f") else str(int(e.value))
        if isinstance(e, ast.UnaryOp):
            return f"(-{self.value_c(s, e.operand, element)})"
        if isinstance(e, ast.Call):
            args = [self.value_c(s, a, element) for a in e.args]
            if e.func.id in ("max", "min"):
                return f"({args[0]} {'>' if e.func.id == 'max' else '<'} {args[1]} ? {args[0]} : {args[1]})"
            if e.func.id == "rsqrt":
                return f"(1{'.0f' if suffix else '.0'} / sqrt{suffix}({args[0]}))"
            return f"{'fabs' if e.func.id == 'abs' else e.func.id}{suffix}({args[0]})"
        op = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.RShift: ">>"}[type(e.op)]
        return f"({self.value_c(s, e.left, element)} {op} {self.value_c(s, e.right, element)})"
