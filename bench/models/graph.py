# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model as it is built, op by op: linalg on tensors as an exporter of PyTorch's models would write it, and the same as C loops.

Bodies of ops are Python functions of `Scalar`s, whose arithmetic writes a line of MLIR and one of C. What only changes shapes is another name
of the same array in C.
"""
import array
import math
import random

F32, F64, I1, I64, INDEX = "f32", "f64", "i1", "i64", "index"
C_TYPES = {F32: "float", F64: "double", I1: "_Bool", I64: "long", INDEX: "long"}
FUNCTIONS = {"exp": "exp", "tanh": "tanh", "sqrt": "sqrt", "erf": "erf", "log": "log", "cos": "cos", "sin": "sin", "rsqrt": None}
COMPARES = {"ugt": ">", "ogt": ">", "oeq": "==", "slt": "<", "sle": "<=", "sge": ">=", "eq": "=="}


class Dynamic(int):
    """A size that the payload does not know; in C it is this number."""


class Tensor:
    def __init__(self, element, shape, name, c):
        self.element, self.shape, self.name, self.c = element, tuple(shape), name, c

    @property
    def type(self):
        return f"tensor<{''.join(f'{mlir_size(n)}x' for n in self.shape)}{self.element}>"

    @property
    def count(self):
        return math.prod(self.shape)

    def at(self, index):
        """An element in C."""
        flat = "0"
        for e, n in zip(index, self.shape):
            flat = f"({flat} * {int(n)} + {e})" if flat != "0" else f"{e}"
        return f"{self.c}[{flat}]"


def mlir_size(n):
    return "?" if isinstance(n, Dynamic) else str(n)


class Scalar:
    """A number in a body."""

    def __init__(self, body, name, type, c):
        self.body, self.name, self.type, self.c = body, name, type, c

    def binary(self, other, word, c):
        other = self.body.number(other, self.type)
        word += "f" if self.type.startswith("f") else "i"
        return self.body.line(f"arith.{word} {self.name}, {other.name} : {self.type}", self.type, f"{self.c} {c} {other.c}")

    def __add__(self, other):
        return self.binary(other, "add", "+")

    def __sub__(self, other):
        return self.binary(other, "sub", "-")

    def __mul__(self, other):
        return self.binary(other, "mul", "*")

    def __truediv__(self, other):
        return self.binary(other, "div", "/")

    def __neg__(self):
        return self.body.line(f"arith.negf {self.name} : {self.type}", self.type, f"-{self.c}")

    def compare(self, how, other):
        other = self.body.number(other, self.type)
        op = "cmpf" if self.type.startswith("f") else "cmpi"
        return self.body.line(f"arith.{op} {how}, {self.name}, {other.name} : {self.type}", I1, f"{self.c} {COMPARES[how]} {other.c}")

    def select(self, yes, no):
        yes = self.body.number(yes, no.type if isinstance(no, Scalar) else F32)
        no = self.body.number(no, yes.type)
        return self.body.line(f"arith.select {self.name}, {yes.name}, {no.name} : {yes.type}", yes.type, f"{self.c} ? {yes.c} : {no.c}")

    def max(self, other):
        return self.body.line(f"arith.maximumf {self.name}, {other.name} : {self.type}", self.type, f"{self.c} > {other.c} ? {self.c} : {other.c}")

    def to(self, type):
        if type == self.type:
            return self
        word = {(F64, F32): "truncf", (F32, F64): "extf", (I64, F32): "sitofp", (I64, INDEX): "index_cast", (INDEX, I64): "index_cast"}[self.type, type]
        return self.body.line(f"arith.{word} {self.name} : {self.type} to {type}", type, f"({C_TYPES[type]}){self.c}")

    def function(self, name):
        suffix = "f" if self.type == F32 else ""
        c = f"1 / sqrt{suffix}({self.c})" if name == "rsqrt" else f"{FUNCTIONS[name]}{suffix}({self.c})"
        return self.body.line(f"math.{name} {self.name} : {self.type}", self.type, c)


class Body:
    """What is computed in an op's region, or between ops; `indices`: loops by position."""

    def __init__(self, graph, mlir, c, indices=()):
        self.graph, self.mlir, self.c, self.indices = graph, mlir, c, indices

    def line(self, op, type, c):
        n = self.graph.fresh()
        self.mlir.append(f"%{n} = {op}")
        self.c.append(f"const {C_TYPES[type]} v{n} = {c};")
        return Scalar(self, f"%{n}", type, f"v{n}")

    def number(self, x, type):
        return x if isinstance(x, Scalar) else Scalar(self, self.graph.constant(x, type), type, c_number(x, type))

    def index(self, dim):
        """The number of an iteration, as i64."""
        return self.line(f"linalg.index {dim} : index", INDEX, self.indices[dim])

    def extract(self, tensor, *index):
        """An element whose place is computed."""
        names = ", ".join(i.name for i in index)
        return self.line(f"tensor.extract {tensor.name}[{names}] : {tensor.type}", tensor.element, tensor.at([i.c for i in index]))

    def demand(self, condition, message):
        self.mlir.append(f'cf.assert {condition.name}, "{message}"')
        self.c.append(f"if (!{condition.c}) abort();")


def c_number(x, type):
    if not type.startswith("f"):
        return str(int(x))
    if math.isinf(x):
        return "(-__builtin_inff())"
    return repr(float(x)) + ("f" if type == F32 else "")


def mlir_number(x, type):
    if not type.startswith("f"):
        return str(int(x))
    if math.isinf(x):
        return {F32: "0xFF800000", F64: "0xFFF0000000000000"}[type]
    return f"{float(x):.9e}"


class Graph:
    """A function `main`. `weights`: "resources", which stand in the file behind the module, or "arguments"."""

    def __init__(self, weights="resources"):
        self.weights_are, self.counter = weights, 0
        self.maps, self.constants, self.head = {}, {}, []
        self.lines, self.code, self.arrays = [], [], []
        self.inputs, self.fills, self.weights, self.results = [], [], [], []
        self.names, self.random = {}, random.Random(1)

    def fresh(self):
        self.counter += 1
        return self.counter

    # ---- What a model begins with and ends with ----

    def input(self, element, *shape, fill="random"):
        """An argument, and what it is tried with: "random", "iota", or a number."""
        n = len(self.inputs)
        self.inputs.append(Tensor(element, shape, f"%arg{n}", f"arg{n}"))
        self.fills.append(f"random:{n + 1}" if fill == "random" else str(fill))
        return self.inputs[-1]

    def arguments(self):
        """Of `jig eval` and `jig run`."""
        for t, fill in zip(self.inputs, self.fills):
            sizes = f":{'x'.join(str(int(n)) for n in t.shape)}" if "?" in t.type else ""
            yield from ("--arg", f"{t.type}{sizes}={fill}")

    def weight_arguments(self, folder):
        """The same of weights, which are written into files."""
        for t, values in self.weights:
            path = f"{folder}/{t.c}.npy"
            head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({', '.join(map(str, t.shape))},), }}"
            head += " " * (-(len(head) + 11) % 64) + "\n"
            with open(path, "wb") as f:
                f.write(b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head.encode() + values.tobytes())
            yield from ("--arg", f"{t.type}={path}")

    def weight(self, *shape, scale=None, around=0.0):
        """Numbers of f32 that were learnt: `around` so much, as far off as keeps sums of products small."""
        n = math.prod(shape)
        scale = scale if scale is not None else 1 / math.sqrt(math.prod(shape[1:]) or 1)
        values = array.array("f", (around + scale * self.random.uniform(-1, 1) for _ in range(n)))
        k = len(self.weights)
        if self.weights_are == "arguments":
            t = Tensor(F32, shape, f"%w{k}", f"w{k}")
        else:
            t = Tensor(F32, shape, f"%cst_w{k}", f"w{k}")
            self.head.append(f"%cst_w{k} = arith.constant dense_resource<torch_tensor_{'_'.join(map(str, shape))}_torch.float32_{k}> : {t.type}")
        self.weights.append((t, values))
        return t

    def result(self, *tensors):
        self.results += tensors

    # ---- Lines ----

    def constant(self, x, type):
        if (x, type) not in self.constants:
            name = f"%c{len(self.constants)}_{type}"
            self.constants[x, type] = name
            self.head.append(f"{name} = arith.constant {mlir_number(x, type)} : {type}")
        return self.constants[x, type]

    def scalar_constant(self, x, type):
        """A tensor of one number, as exporters have those of the program."""
        name = f"%s{self.fresh()}"
        self.head.append(f"{name} = arith.constant dense<{mlir_number(x, type)}> : tensor<{type}>")
        c = name[1:]
        self.arrays.append(f"static const {C_TYPES[type]} {c}[1] = {{{c_number(x, type)}}};")
        return Tensor(type, (), name, c)

    def map(self, loops, index):
        dims = {d: f"d{i}" for i, d in enumerate(loops)}
        text = f"affine_map<({', '.join(dims.values())}) -> ({', '.join(dims.get(e, e) for e in index)})>"
        return self.maps.setdefault(text, f"#map{len(self.maps)}")

    def new(self, element, shape):
        """A result without numbers yet, and its array in C."""
        n = self.fresh()
        t = Tensor(element, shape, f"%{n}", f"t{n}")
        self.arrays.append(f"static {C_TYPES[element]} {t.c}[{t.count}];")
        return t

    def empty(self, t):
        """What an op with the result `t` writes to."""
        sizes = ""
        if any(isinstance(n, Dynamic) for n in t.shape):
            sizes = self.batch()
        n = self.fresh()
        self.lines.append(f"%{n} = tensor.empty({sizes}) : {t.type}")
        return f"%{n}"

    def batch(self):
        """The size that is not known: of the first argument."""
        if "batch" not in self.names:
            self.names["batch"] = "%dim"
            self.head.append(f"%dim = tensor.dim {self.inputs[0].name}, {self.constant(0, INDEX)} : {self.inputs[0].type}")
        return self.names["batch"]

    def fill(self, t, x):
        room = self.empty(t)
        n = self.fresh()
        self.lines.append(f"%{n} = linalg.fill ins({self.constant(x, t.element)} : {t.element}) outs({room} : {t.type}) -> {t.type}")
        return f"%{n}"

    # ---- Ops ----

    def generic(self, loops, ins, outs, body, inits=None):
        """`ins`: pairs of tensor and index ("i,j,0"); `outs`: element, shape, index; `inits`: numbers that results begin with, where loops are summed
        over; `body` gets the block and its numbers, and gives one for each result."""
        loops = loops.split(",")
        ins = [(t, i.split(",") if i else []) for t, i in ins]
        outs = [(self.new(e, s), i.split(",") if i else []) for e, s, i in outs]
        rooms = [self.empty(t) if inits is None else self.fill(t, x) for (t, _), x in zip(outs, inits or [0] * len(outs))]
        maps = ", ".join(self.map(loops, i) for _, i in ins + outs)
        parallel = [d for d in loops if d in outs[0][1]]
        kinds = ", ".join('"parallel"' if d in parallel else '"reduction"' for d in loops)
        block = ", ".join([*(f"%in{k}: {t.element}" for k, (t, _) in enumerate(ins)), *(f"%out{k}: {t.element}" for k, (t, _) in enumerate(outs))])
        code = []
        b = Body(self, [], code, loops)
        values = body(b, *(Scalar(b, f"%in{k}", t.element, t.at(i)) for k, (t, i) in enumerate(ins)),
                      *([Scalar(b, f"%out{k}", t.element, f"acc{k}") for k, (t, _) in enumerate(outs)] if inits is not None else []))
        values = [b.number(v, t.element) for v, (t, _) in zip(values if isinstance(values, tuple) else (values,), outs)]
        types = [t.type for t, _ in outs]
        source = f"ins({', '.join(t.name for t, _ in ins)} : {', '.join(t.type for t, _ in ins)}) " if ins else ""
        result = outs[0][0].name if len(outs) == 1 else f"%{self.fresh()}"
        self.lines.append(f"{result}{'' if len(outs) == 1 else f':{len(outs)}'} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
                          f"{source}outs({', '.join(rooms)} : {', '.join(types)}) {{")
        self.lines += [f"^bb0({block}):", *("  " + x for x in b.mlir),
                       f"  linalg.yield {', '.join(v.name for v in values)} : {', '.join(v.type for v in values)}",
                       f"}} -> {types[0] if len(outs) == 1 else '(' + ', '.join(types) + ')'}"]
        if len(outs) > 1:
            for k, (t, _) in enumerate(outs):
                t.name = f"{result}#{k}"
        self.loops(loops, parallel, ins, outs, inits, code, [v.c for v in values])
        return outs[0][0] if len(outs) == 1 else tuple(t for t, _ in outs)

    def loops(self, order, parallel, ins, outs, inits, code, values, sizes=None):
        """The nest in C: sums in variables of their own, inside of the loops that are none."""
        sizes = dict(sizes or {})
        for t, index in ins + outs:
            for d, n in zip(index, t.shape):
                if d in order:
                    sizes.setdefault(d, int(n))
        out, depth = self.code, 1

        def begin(d):
            nonlocal depth
            out.append("    " * depth + f"for (long {d} = 0; {d} < {sizes[d]}; ++{d}) {{")
            depth += 1

        for d in parallel:
            begin(d)
        inside = depth
        if inits is not None:
            out += ["    " * depth + f"{C_TYPES[t.element]} acc{k} = {c_number(x, t.element)};" for k, ((t, _), x) in enumerate(zip(outs, inits))]
            for d in order:
                if d not in parallel:
                    begin(d)
        out += ["    " * depth + c for c in code]
        for k, ((t, i), v) in enumerate(zip(outs, values)):
            out.append("    " * depth + (f"acc{k} = {v};" if inits is not None else f"{t.at(i)} = {v};"))
        while depth > inside:
            depth -= 1
            out.append("    " * depth + "}")
        if inits is not None:
            out += ["    " * depth + f"{t.at(i)} = acc{k};" for k, (t, i) in enumerate(outs)]
        while depth > 1:
            depth -= 1
            out.append("    " * depth + "}")

    def named(self, op, ins, t, room, attrs=""):
        """An op that has a name; its loops in C are written by `loops`."""
        operands = ", ".join(x.name if isinstance(x, Tensor) else x[0] for x in ins)
        types = ", ".join(x.type if isinstance(x, Tensor) else x[1] for x in ins)
        self.lines.append(f"{t.name} = linalg.{op} {attrs}{' ' if attrs else ''}ins({operands} : {types}) outs({room} : {t.type}) -> {t.type}")

    def product(self, op, loops, a, b, shape, ia, ib, io):
        t = self.new(F32, shape)
        self.named(op, [a, b], t, self.fill(t, 0.0))
        loops, ia, ib, io = (x.split(",") for x in (loops, ia, ib, io))
        self.loops(loops, io, [(a, ia), (b, ib)], [(t, io)], [0.0], [], [f"acc0 + {a.at(ia)} * {b.at(ib)}"])
        return t

    def transpose(self, x, permutation):
        """As `aten.transpose` is exported."""
        t = self.new(x.element, [x.shape[p] for p in permutation])
        self.lines.append(f"{t.name} = linalg.transpose ins({x.name} : {x.type}) outs({self.empty(t)} : {t.type}) permutation = {list(permutation)}")
        d = [f"d{i}" for i in range(len(x.shape))]
        to = [d[p] for p in permutation]
        self.loops(to, to, [(x, d)], [(t, to)], None, [], [x.at(d)])
        return t

    # ---- Shapes ----

    def collapse(self, x, groups):
        shape = []
        for g in groups:
            n = math.prod(x.shape[d] for d in g)
            shape.append(Dynamic(n) if any(isinstance(x.shape[d], Dynamic) for d in g) else n)
        t = Tensor(x.element, shape, f"%{self.fresh()}", x.c)
        self.lines.append(f"{t.name} = tensor.collapse_shape {x.name} {groups} : {x.type} into {t.type}")
        return t

    def expand(self, x, groups, shape):
        t = Tensor(x.element, shape, f"%{self.fresh()}", x.c)
        sizes = ", ".join(self.batch() if isinstance(n, Dynamic) else str(n) for n in shape)
        self.lines.append(f"{t.name} = tensor.expand_shape {x.name} {groups} output_shape [{sizes}] : {x.type} into {t.type}")
        return t

    def pad(self, x, low, high, number):
        t = self.new(x.element, [type(n)(n + a + b) for n, a, b in zip(x.shape, low, high)])
        block = ", ".join(f"%p{i}: index" for i in range(len(x.shape)))
        self.lines += [f"{t.name} = tensor.pad {x.name} low{list(low)} high{list(high)} {{", f"^bb0({block}):",
                       f"  tensor.yield {self.constant(number, x.element)} : {x.element}", f"}} : {x.type} to {t.type}"]
        d = [f"d{i}" for i in range(len(x.shape))]
        inside = " && ".join(f"{e} >= {a} && {e} < {n + a}" for e, n, a, b in zip(d, x.shape, low, high) if a or b)
        value = f"({inside}) ? {x.at([f'({e} - {a})' for e, a in zip(d, low)])} : {c_number(number, x.element)}"
        self.loops(d, d, [], [(t, d)], None, [], [value])
        return t

    def slice(self, x, offsets, shape):
        t = self.new(x.element, shape)
        self.lines.append(f"{t.name} = tensor.extract_slice {x.name}{list(offsets)} {list(map(int, shape))} {[1] * len(shape)} : {x.type} to {t.type}")
        d = [f"d{i}" for i in range(len(shape))]
        self.loops(d, d, [], [(t, d)], None, [], [x.at([f"({e} + {o})" for e, o in zip(d, offsets)])])
        return t

    def concat(self, parts, dim):
        shape = list(parts[0].shape)
        shape[dim] = sum(p.shape[dim] for p in parts)
        t = self.new(parts[0].element, shape)
        self.lines.append(f"{t.name} = tensor.concat dim({dim}) {', '.join(p.name for p in parts)} : ({', '.join(p.type for p in parts)}) -> {t.type}")
        d, offset = [f"d{i}" for i in range(len(shape))], 0
        for p in parts:
            at = [f"({e} + {offset})" if i == dim else e for i, e in enumerate(d)]
            self.loops(d, d, [(p, d)], [(t, at)], None, [], [p.at(d)], {d[dim]: p.shape[dim]})
            offset += p.shape[dim]
        return t

    def insert(self, x, into, dim, at):
        """`into` with `x` at a place along `dim` that is computed. In C it is written where it was."""
        offsets = ", ".join(at.name if i == dim else "0" for i in range(len(x.shape)))
        t = Tensor(into.element, into.shape, f"%{self.fresh()}", into.c)
        self.lines.append(f"{t.name} = tensor.insert_slice {x.name} into {into.name}[{offsets}] {list(map(int, x.shape))} {[1] * len(x.shape)} : {x.type} into {into.type}")
        d = [f"d{i}" for i in range(len(x.shape))]
        to = [f"({e} + {at.c})" if i == dim else e for i, e in enumerate(d)]
        self.loops(d, d, [(x, d)], [(t, to)], None, [], [x.at(d)])
        return t

    def between(self):
        """For numbers that are computed between ops."""
        return Body(self, self.lines, self.code)

    # ---- Text ----

    def mlir(self, attributes=""):
        args = self.inputs + ([t for t, _ in self.weights] if self.weights_are == "arguments" else [])
        types = ", ".join(t.type for t in self.results)
        results = f"({types})" if len(self.results) > 1 else types
        yield from (f"{name} = {text}\n" for text, name in self.maps.items())
        yield "module {\n  ml_program.global private mutable @global_seed(dense<0> : tensor<i64>) : tensor<i64>\n"
        yield f"  func.func @main({', '.join(f'{t.name}: {t.type}' for t in args)}) -> {results} {attributes}{{\n"
        yield from (f"    {line}\n" for line in self.head + self.lines)
        yield f"    return {', '.join(t.name for t in self.results)} : {types}\n  }}\n}}\n"
        if self.weights and self.weights_are != "arguments":
            yield "\n{-#\n  dialect_resources: {\n    builtin: {\n"
            for k, (t, values) in enumerate(self.weights):
                name = f"torch_tensor_{'_'.join(map(str, t.shape))}_torch.float32_{k}"
                yield f'{"," if k else ""}\n      {name}: "0x04000000{values.tobytes().hex().upper()}"'
            yield "\n    }\n  }\n#-}\n"

    def c(self):
        """void loops(inputs..., weights..., results...)."""
        params = [f"const {C_TYPES[t.element]} *restrict {t.c}" for t, _ in self.weights]
        params = [f"{C_TYPES[t.element]} *restrict {t.c}" for t in self.inputs] + params
        params += [f"{C_TYPES[t.element]} *restrict result{k}" for k, t in enumerate(self.results)]
        copies = [f"    for (long i = 0; i < {t.count}; ++i) result{k}[i] = {t.c}[i];" for k, t in enumerate(self.results) if t.c not in [i.c for i in self.inputs]]
        return "\n".join(["#include <math.h>", "#include <stdlib.h>", *self.arrays, f"void loops({', '.join(params)}) {{", *self.code, *copies, "}", ""])
