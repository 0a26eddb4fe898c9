# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect affine: loops and branches with the blocks of their bodies."""
from .._build import LoopBody, value_of, values_of
from ..ir import AffineMap, IndexType, InsertionPoint, Value, _OperationBase, register_operation
from ._affine_ops_gen import *
from ._affine_ops_gen import AffineForOp as _AffineForOp, AffineIfOp as _AffineIfOp, _Dialect


def _bound(which, bound, operands):
    """(map, operands) of a bound: a number, a value, or a map."""
    operands = values_of(operands or [])
    if isinstance(bound, AffineMap):
        if len(operands) != bound.n_inputs:
            raise ValueError(f"Wrong number of {which} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got "
                             f"{len(operands)}.")
        return bound, operands
    if not isinstance(bound, (int, Value, _OperationBase)):
        raise ValueError(f"{which} bound must be int | ResultValueT | AffineMap.")
    if operands:
        raise ValueError(f"Either a concrete {which} bound or an AffineMap in combination with {which} bound operands, but not "
                         "both, is supported.")
    if isinstance(bound, int):
        return AffineMap.get_constant(bound), []
    if isinstance(bound, _OperationBase) and len(bound.operation.results) != 1:
        raise ValueError(f"Only a single concrete value is supported for {which} bound.")
    return AffineMap.get_identity(1), [value_of(bound)]


@register_operation(_Dialect, replace=True)
class AffineForOp(LoopBody, _AffineForOp):
    """A loop with a body of a block; bounds are numbers, values, or maps of operands."""

    def __init__(self, lower_bound, upper_bound, step, iter_args=None, *, lower_bound_operands=None, upper_bound_operands=None,
                 loc=None, ip=None):
        carried = values_of(iter_args or [])
        low, low_operands = _bound("lower", lower_bound, lower_bound_operands)
        high, high_operands = _bound("upper", upper_bound, upper_bound_operands)
        types = [v.type for v in carried]
        super().__init__(types, low_operands, high_operands, carried, low, high, step, loc=loc, ip=ip)
        self.regions[0].blocks.append(IndexType.get(self.context), *types, arg_locs=[self.location] * (1 + len(types)))


def for_(start, stop=None, step=None, iter_args=None, *, loc=None, ip=None):
    """`for i in for_(0, 10):` builds a loop and its body, which ends with yield_; with iter_args it gives the carried values, too,
    of one itself."""
    if stop is None:
        start, stop = 0, start
    loop = AffineForOp(start, stop, step if step is not None else 1, iter_args, loc=loc, ip=ip)
    carried = tuple(loop.inner_iter_args)
    with InsertionPoint(loop.body):
        if not carried:
            yield loop.induction_variable
        else:
            yield loop.induction_variable, carried[0] if len(carried) == 1 else carried


@register_operation(_Dialect, replace=True)
class AffineIfOp(_AffineIfOp):
    """A branch with the block of `then`, and that of `else` if it has one."""

    def __init__(self, cond, results_=None, *, cond_operands=None, has_else=False, loc=None, ip=None):
        super().__init__([*(results_ or [])], cond_operands or [], cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self):
        return self.regions[0].blocks[0]

    @property
    def else_block(self):
        return self.regions[1].blocks[0] if len(self.regions[1].blocks) else None
