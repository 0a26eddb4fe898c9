# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalar expressions: elements of operands, constants, indices of loops, and functions of them."""
from .... import _linalg_enum_gen
from .types import TypeVar


class Scalar:
    """An expression."""

    operands = ()

    def visit(self, each):
        """Calls for it and all that it is made of, from left to right, the outer ones first."""
        each(self)
        for x in self.operands:
            x.visit(each)

    def __add__(self, other):
        return BinaryFn.add(self, other)

    def __sub__(self, other):
        return BinaryFn.sub(self, other)

    def __mul__(self, other):
        return BinaryFn.mul(self, other)

    def __truediv__(self, other):
        return BinaryFn.div(self, other)


class Const(Scalar):
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"const({self.value})"


class Index(Scalar):
    """The number of the iteration of a loop."""

    def __init__(self, dim):
        self.dim = dim


class Element(Scalar):
    """An element of a tensor, `indices` None where it is of rank 0; or a scalar operand."""

    def __init__(self, operand, indices):
        self.operand, self.indices = operand, indices

    def __iadd__(self, other):
        return Reduced(BinaryFn.add, self, as_scalar(other))


class Applied(Scalar):
    """A function of operands: of enum class `kind` ("unary"), called `name`, or what attribute `attribute` says; a cast is to
    `to`."""

    def __init__(self, kind, name, attribute, operands, to=None):
        self.kind, self.name, self.attribute, self.to = kind, name, attribute, to
        self.operands = [as_scalar(x) for x in operands]


class Reduced(Scalar):
    """What is assigned is combined with what was there; `dims`, where they are said."""

    def __init__(self, function, element, value, dims=None):
        self.function, self.element, self.value, self.dims = function, element, value, dims


def as_scalar(x):
    if isinstance(x, Scalar):
        return x
    if isinstance(x, (int, float)):
        return Const(x)
    if hasattr(x, "as_element"):
        return x.as_element()
    raise TypeError(f"{x!r} is no scalar expression")


def const(value):
    return Const(value)


def index(dim):
    return Index(dim)


class Function:
    """A function of scalars, known by name; where linalg has an enum with it, it is its number there, too."""

    def __init__(self, kind, name, arity):
        self.kind, self.fn_name, self.arity = kind, name, arity

    def __call__(self, *operands):
        return apply(self.kind, self.fn_name, None, self.arity, operands)

    def __index__(self):
        return int(getattr(getattr(_linalg_enum_gen, f"{self.kind.capitalize()}Fn"), self.fn_name))

    def __str__(self):
        return self.fn_name

    def __repr__(self):
        return f"{self.kind.capitalize()}Fn.{self.fn_name}"


def apply(kind, name, attribute, arity, operands):
    """Of a cast the first operand is the type."""
    to = None
    if kind == "type":
        to, *operands = operands
        if not isinstance(to, TypeVar):
            raise TypeError(f"a cast is to a TypeVar, not {to!r}")
    if len(operands) != arity:
        raise ValueError(f"{name or attribute} takes {arity} operands, but {len(operands)} were given")
    return Applied(kind, name, attribute, operands, to)


def _functions(kind, arity, names):
    return type(f"{kind.capitalize()}Fn", (), {n: Function(kind, n, arity) for n in names})


UnaryFn = _functions("unary", 1, ("exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square",
                                  "tanh", "erf", "conj"))
BinaryFn = _functions("binary", 2, ("add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned",
                                    "min_unsigned", "powf"))
TernaryFn = _functions("ternary", 3, ("select",))
TypeFn = _functions("type", 1, ("cast_signed", "cast_unsigned"))


class Reduction:
    """ReduceFn.add(D.k)(value), or ReduceFn.add[D.k](value): the loops may be left out."""

    def __init__(self, function, dims=None):
        self.function, self.dims = function, dims

    def __getitem__(self, dims):
        return Reduction(self.function, dims if isinstance(dims, tuple) else (dims,))

    def __call__(self, *operands):
        if operands and all(hasattr(x, "name") and not isinstance(x, Scalar) for x in operands):
            return self[operands]
        (value,) = operands
        return Reduced(self.function, None, as_scalar(value), self.dims)


ReduceFn = type("ReduceFn", (), {n: Reduction(getattr(BinaryFn, n)) for n in (
    "add", "mul", "max_signed", "min_signed", "max_unsigned", "min_unsigned")})
