# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine expressions of loops (D.m) and sizes (S.M), by name.

>>> D.m
DimDef(m)
>>> D.oh * S.SH + D.kh
(DimDef(oh) * SymbolDef(SH)) + DimDef(kh)
>>> state = AffineBuildState()
>>> from mlir.ir import Context
>>> with Context():
...     print((D.a + D.b * 2).build(state))
d0 + d1 * 2
>>> state.dims
{'a': 0, 'b': 1}
"""
from .....ir import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap, AffineSymbolExpr


class AffineBuildState:
    """The positions of loops and sizes, in the order in which they are met; those of a `global_state` come first."""

    def __init__(self, global_state=None, allow_new=True):
        self.dims = dict(global_state.dims) if global_state else {}
        self.symbols = dict(global_state.symbols) if global_state else {}
        self.allow_new = allow_new
        self.numbers = {}  # for sizes that are known

    def position(self, names, name):
        if name not in names:
            if not self.allow_new:
                raise ValueError(f"nothing else has said what {name} is")
            names[name] = len(names)
        return names[name]

    dim_count = property(lambda self: len(self.dims))
    symbol_count = property(lambda self: len(self.symbols))


class AffineExprDef:
    """An expression, built in a context when it is needed."""

    def build(self, state):
        """As an AffineExpr, of the positions of `state`."""
        raise NotImplementedError

    def visit(self, each):
        each(self)

    @staticmethod
    def coerce(x):
        if isinstance(x, AffineExprDef):
            return x
        if isinstance(x, int):
            return AffineConstantDef(x)
        raise TypeError(f"{x!r} is no affine expression")

    def __add__(self, other):
        return AffineBinaryDef("+", AffineExpr.get_add, self, AffineExprDef.coerce(other))

    def __sub__(self, other):
        return self + AffineExprDef.coerce(other) * -1

    def __mul__(self, other):
        return AffineBinaryDef("*", AffineExpr.get_mul, self, AffineExprDef.coerce(other))

    def __mod__(self, other):
        return AffineBinaryDef("mod", AffineExpr.get_mod, self, AffineExprDef.coerce(other))

    def __floordiv__(self, other):
        return AffineBinaryDef("floordiv", AffineExpr.get_floor_div, self, AffineExprDef.coerce(other))

    def __truediv__(self, other):
        return AffineBinaryDef("ceildiv", AffineExpr.get_ceil_div, self, AffineExprDef.coerce(other))

    def __radd__(self, other):
        return AffineExprDef.coerce(other) + self

    def __rmul__(self, other):
        return AffineExprDef.coerce(other) * self


class AffineConstantDef(AffineExprDef):
    def __init__(self, value):
        self.value = value

    def build(self, state):
        return AffineConstantExpr.get(self.value)

    def __repr__(self):
        return f"Const({self.value})"


class AffineBinaryDef(AffineExprDef):
    def __init__(self, sign, make, lhs, rhs):
        self.sign, self.make, self.lhs, self.rhs = sign, make, lhs, rhs

    def build(self, state):
        return self.make(self.lhs.build(state), self.rhs.build(state))

    def visit(self, each):
        each(self)
        self.lhs.visit(each)
        self.rhs.visit(each)

    def __repr__(self):
        inner = [f"({x!r})" if isinstance(x, AffineBinaryDef) else repr(x) for x in (self.lhs, self.rhs)]
        return f"{inner[0]} {self.sign} {inner[1]}"


class _Named(AffineExprDef):
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return type(self) is type(other) and self.name == other.name

    def __hash__(self):
        return hash((type(self), self.name))

    def __repr__(self):
        return f"{type(self).__name__}({self.name})"


class DimDef(_Named):
    """A loop."""

    def build(self, state):
        return AffineDimExpr.get(state.position(state.dims, self.name))


class SymbolDef(_Named):
    """A size, or a number that an attribute gives."""

    def build(self, state):
        if self.name in state.numbers:
            return AffineConstantExpr.get(state.numbers[self.name])
        return AffineSymbolExpr.get(state.position(state.symbols, self.name))


class _Names:
    def __init__(self, make):
        self._make = make

    def __getattr__(self, name):
        return self._make(name)


D, S = _Names(DimDef), _Names(SymbolDef)


def map_of(exprs, state):
    """A map of all loops and sizes that are known."""
    results = [e.build(state) for e in exprs]
    return AffineMap.get(state.dim_count, state.symbol_count, results)
