# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalar expressions as operations, by the types that their operands turn out to have."""
from ..... import ir
from .... import arith, complex, math
from ...._linalg_ops_gen import IndexOp
from .scalars import Const, Element, Index


def _kind(type):
    """`f`, `i` or `c`: how it is computed with; index as integers are."""
    if isinstance(type, ir.FloatType):
        return "f"
    if isinstance(type, (ir.IntegerType, ir.IndexType)):
        return "i"
    if isinstance(type, ir.ComplexType):
        return "c"
    raise NotImplementedError(f"there are no functions of elements of {type}")


# By name and kind of the operands.
_OPS = {
    "exp": {"f": math.ExpOp, "c": complex.ExpOp},
    "log": {"f": math.LogOp, "c": complex.LogOp},
    "abs": {"f": math.AbsFOp, "i": math.AbsIOp, "c": complex.AbsOp},
    "ceil": {"f": math.CeilOp},
    "floor": {"f": math.FloorOp},
    "negf": {"f": arith.NegFOp, "c": complex.NegOp},
    "round": {"f": math.RoundOp},
    "sqrt": {"f": math.SqrtOp, "c": complex.SqrtOp},
    "rsqrt": {"f": math.RsqrtOp, "c": complex.RsqrtOp},
    "tanh": {"f": math.TanhOp, "c": complex.TanhOp},
    "erf": {"f": math.ErfOp},
    "conj": {"c": complex.ConjOp},
    "add": {"f": arith.AddFOp, "i": arith.AddIOp, "c": complex.AddOp},
    "sub": {"f": arith.SubFOp, "i": arith.SubIOp, "c": complex.SubOp},
    "mul": {"f": arith.MulFOp, "i": arith.MulIOp, "c": complex.MulOp},
    "div": {"f": arith.DivFOp, "i": arith.DivSIOp, "c": complex.DivOp},
    "div_unsigned": {"i": arith.DivUIOp},
    "max_signed": {"f": arith.MaximumFOp, "i": arith.MaxSIOp},
    "min_signed": {"f": arith.MinimumFOp, "i": arith.MinSIOp},
    "max_unsigned": {"f": arith.MaximumFOp, "i": arith.MaxUIOp},
    "min_unsigned": {"f": arith.MinimumFOp, "i": arith.MinUIOp},
    "powf": {"f": math.PowFOp, "c": complex.PowOp},
}


def _square(x):
    return _call("mul", [x, x])


def _reciprocal(x):
    return arith.DivFOp(arith.ConstantOp(x.type, 1.0).result, x).result


_BY_HAND = {"square": _square, "reciprocal": _reciprocal,
            "select": lambda condition, a, b: arith.SelectOp(condition, a, b).result}


def _call(name, operands):
    if name in _BY_HAND:
        return _BY_HAND[name](*operands)
    op = _OPS[name].get(_kind(operands[0].type))
    if op is None:
        raise NotImplementedError(f"there is no {name} of elements of {operands[0].type}")
    return op(*operands).result


def _cast(to, x, unsigned):
    """The value as one of the type."""
    if x.type == to:
        return x
    if isinstance(to, ir.IndexType) or isinstance(x.type, ir.IndexType):
        return _cast_index(to, x, unsigned)
    kinds = _kind(x.type) + _kind(to)
    wider = "c" not in kinds and to.width > x.type.width
    ops = {"ii": (arith.ExtUIOp if unsigned else arith.ExtSIOp) if wider else arith.TruncIOp,
           "if": arith.UIToFPOp if unsigned else arith.SIToFPOp,
           "fi": arith.FPToUIOp if unsigned else arith.FPToSIOp,
           "ff": arith.ExtFOp if wider else arith.TruncFOp}
    if kinds not in ops:
        raise NotImplementedError(f"{x.type} is not cast to {to}")
    return ops[kinds](to, x).result


def _cast_index(to, x, unsigned):
    """Between index and integers, over i64 to and from numbers."""
    op = arith.IndexCastUIOp if unsigned else arith.IndexCastOp
    if _kind(to) + _kind(x.type) == "ii":
        return op(to, x).result
    i64 = ir.IntegerType.get_signless(64)
    return _cast(to, _cast(i64, x, unsigned), unsigned)


class Body:
    """The body of one operation: the argument of each operand, the type of each type variable, the function of each attribute."""

    def __init__(self, model, arguments, types, functions):
        self.model, self.arguments, self.types, self.functions = model, arguments, types, functions

    def value(self, x):
        if isinstance(x, Element):
            return self.arguments[x.operand.name]
        if isinstance(x, Const):
            type = ir.F64Type.get() if isinstance(x.value, float) else ir.IntegerType.get_signless(64)
            return arith.ConstantOp(type, x.value).result
        if isinstance(x, Index):
            position = [d.name for d in self.model.dims()].index(x.dim.name)
            return IndexOp(position).result
        name = x.name or self.functions[x.attribute].fn_name
        operands = [self.value(o) for o in x.operands]
        if x.kind == "type":
            if x.to.name not in self.types:
                raise ValueError(f"{self.model.name}: no operand says what {x.to.name} is")
            return _cast(self.types[x.to.name], operands[0], name == "cast_unsigned")
        return _call(name, operands)
