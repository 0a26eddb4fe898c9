# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect scf: loops and branches with their blocks, and as Python's."""
from .._build import LoopBody, value_of, values_of
from ..ir import IndexType, InsertionPoint, ShapedType, register_operation
from . import arith as _arith
from ._scf_ops_gen import *
from ._scf_ops_gen import (ForallOp as _ForallOp, ForOp as _ForOp, IfOp as _IfOp, IndexSwitchOp as _IndexSwitchOp,
                           InParallelOp as _InParallelOp, _Dialect)


@register_operation(_Dialect, replace=True)
class ForOp(LoopBody, _ForOp):
    """A loop with its block: the induction variable, and what is carried."""

    def __init__(self, lower_bound, upper_bound, step, iter_args=None, *, unsigned_cmp=None, loc=None, ip=None):
        carried = values_of(iter_args) if iter_args is not None else []
        types = [v.type for v in carried]
        super().__init__(types, lower_bound, upper_bound, step, carried, unsignedCmp=unsigned_cmp, loc=loc, ip=ip)
        all_types = [self.operands[0].type, *types]
        self.regions[0].blocks.append(*all_types, arg_locs=[loc or self.location] * len(all_types))


def _static_sizes(values):
    """Numbers where they are known, the mark where a value says it, and those values."""
    static, dynamic = [], []
    for v in values:
        if isinstance(v, int):
            static.append(v)
        else:
            static.append(ShapedType.get_dynamic_size())
            dynamic.append(value_of(v))
    return static, dynamic


@register_operation(_Dialect, replace=True)
class ForallOp(_ForallOp):
    """A loop over indices in any order; bounds and steps are numbers or values."""

    def __init__(self, lower_bounds, upper_bounds, steps, shared_outs=None, *, mapping=None, loc=None, ip=None):
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise ValueError("Expected the same number of lower bounds, upper bounds and steps")
        outs = values_of(shared_outs) if shared_outs is not None else []
        (low, dynamic_low), (high, dynamic_high), (step, dynamic_step) = map(_static_sizes, (lower_bounds, upper_bounds, steps))
        types = [v.type for v in outs]
        super().__init__(types, dynamic_low, dynamic_high, dynamic_step, low, high, step, outs, mapping=mapping, loc=loc, ip=ip)
        all_types = [IndexType.get()] * len(low) + types
        self.regions[0].blocks.append(*all_types, arg_locs=[loc or self.location] * len(all_types))

    @property
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def rank(self):
        return len(self.attributes["staticLowerBound"])

    @property
    def induction_variables(self):
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self):
        return self.body.arguments[self.rank :]

    def terminator(self):
        """Ends the body, where the insertion point is."""
        return InParallelOp()


@register_operation(_Dialect, replace=True)
class InParallelOp(_InParallelOp):
    def __init__(self, loc=None, ip=None):
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def block(self):
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class IfOp(_IfOp):
    """A branch with the block of `then`, and that of `else` if it has one."""

    def __init__(self, cond, results_=None, *, hasElse=False, has_else=None, loc=None, ip=None):
        super().__init__([*(results_ or [])], cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else if has_else is not None else hasElse:
            self.regions[1].blocks.append()

    @property
    def then_block(self):
        return self.regions[0].blocks[0]

    @property
    def else_block(self):
        return self.regions[1].blocks[0] if len(self.regions[1].blocks) else None

    # The names that the reference's class has.
    @property
    def thenRegion(self):
        return self.regions[0]

    @property
    def elseRegion(self):
        return self.regions[1]


def if_(cond, results_=None, *, has_else=False, loc=None, ip=None):
    op = IfOp(cond, results_, has_else=has_else, loc=loc, ip=ip)
    return op.results[0] if len(op.results) == 1 else op.results if len(op.results) else op


@register_operation(_Dialect, replace=True)
class IndexSwitchOp(_IndexSwitchOp):
    """One region for each case, and one for all others, each with its block."""

    def __init__(self, results, arg, cases, case_body_builder=None, default_body_builder=None, *, loc=None, ip=None):
        cases = list(cases)
        super().__init__(list(results), arg, cases, len(cases), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            with InsertionPoint(self.default_block):
                default_body_builder(self)
        for i, case in enumerate(cases if case_body_builder is not None else []):
            with InsertionPoint(self.case_block(i)):
                case_body_builder(self, i, case)

    @property
    def default_region(self):
        return self.regions[0]

    @property
    def default_block(self):
        return self.default_region.blocks[0]

    @property
    def case_regions(self):
        return self.regions[1:]

    def case_region(self, i):
        return self.case_regions[i]

    @property
    def case_blocks(self):
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i):
        return self.case_blocks[i]


def index_switch(results, arg, cases, case_body_builder=None, default_body_builder=None, *, loc=None, ip=None):
    op = IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc=loc, ip=ip)
    return op.results[0] if len(op.results) == 1 else op.results if len(op.results) else op


def _index_value(x, like=None):
    if isinstance(x, int):
        return _arith.constant(like or IndexType.get(), x)
    return value_of(x)


def for_(start, stop=None, step=None, iter_args=None, *, loc=None, ip=None, insert_yield=True):
    """`for i in for_(0, 10, 2):` builds a loop and its body; with iter_args it gives (i, carried, results), of one carried
    value the value and the result themselves."""
    if step is None:
        step = 1
    if stop is None:
        start, stop = 0, start
    given = [value_of(x) for x in (start, stop, step) if not isinstance(x, int)]
    like = given[0].type if given else None
    low, high, by = (_index_value(x, like) for x in (start, stop, step))
    loop = ForOp(low, high, by, list(iter_args) if iter_args is not None else [], loc=loc, ip=ip)
    carried, results = tuple(loop.inner_iter_args), tuple(loop.results)
    with InsertionPoint(loop.body):
        if not carried:
            yield loop.induction_variable
        elif len(carried) == 1:
            yield loop.induction_variable, carried[0], results[0]
        else:
            yield loop.induction_variable, carried, results
        if insert_yield and not carried and not _ends(loop.body):
            yield_([])


def _ends(block):
    operations = block.operations
    return len(operations) > 0 and operations[len(operations) - 1].operation.name == "scf.yield"


def forall(lower_bounds, upper_bounds=None, steps=None, shared_outs=None, *, mapping=None, loc=None, ip=None):
    if upper_bounds is None:
        lower_bounds, upper_bounds = [0] * len(lower_bounds), lower_bounds
    op = ForallOp(lower_bounds, upper_bounds, steps or [1] * len(upper_bounds), shared_outs, mapping=mapping, loc=loc, ip=ip)
    with InsertionPoint(op.body):
        indices = tuple(op.induction_variables)
        yield (indices[0] if len(indices) == 1 else indices) if not len(op.results) else (
            indices, tuple(op.inner_iter_args), tuple(op.results))


def in_parallel(loc=None, ip=None):
    return InParallelOp(loc=loc, ip=ip)
