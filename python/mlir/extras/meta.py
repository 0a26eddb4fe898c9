# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decorators by which functions of Python become the regions of operations."""
import functools
import inspect

from .._build import result_of
from ..ir import InsertionPoint, OpResultList, Type


def _argument_types(function):
    """The types that the annotations of a function's arguments are."""
    types = []
    for parameter in inspect.signature(function).parameters.values():
        kind = parameter.annotation
        if isinstance(kind, str):  # written down before it is known
            kind = eval(kind, function.__globals__)
        if not isinstance(kind, Type):
            raise ValueError(f"argument '{parameter.name}' of {function.__name__} has no type: an annotation says it")
        types.append(kind)
    return types


def op_region_builder(op, op_region, terminator=None):
    """A decorator: the function builds the region of `op`, in its first block, which gets arguments of the types that annotations
    say if there is none yet. What is returned goes to `terminator`, a list. The function's name stands for the results."""

    def build(function):
        if not len(op_region.blocks):
            types = _argument_types(function)
            op_region.blocks.append(*types, arg_locs=[op.location] * len(types))
        block = op_region.blocks[0]
        with InsertionPoint(block):
            given = function(*block.arguments)
        if terminator is not None:
            given = [] if given is None else list(given) if isinstance(given, (list, tuple, OpResultList)) else [given]
            with InsertionPoint(op_region.blocks[len(op_region.blocks) - 1]):
                terminator(given)
        return result_of(op)

    return build


def region_op(op_constructor, terminator=None):
    """What builds an operation as a decorator that builds its first region, too: `@made(...)`, or `@made` where it takes
    nothing."""

    @functools.wraps(op_constructor)
    def decorator(*args, **kwargs):
        if len(args) == 1 and not kwargs and inspect.isfunction(args[0]):
            return decorator()(args[0])
        op = op_constructor(*args, **kwargs)
        return op_region_builder(op, op.regions[0], terminator)

    return decorator


def region_adder(terminator=None):
    """Of a function that gives one of an operation's regions: a decorator of functions that build it."""

    def wrap(find):
        @functools.wraps(find)
        def adder(op, *args, **kwargs):
            return op_region_builder(op, find(op, *args, **kwargs), terminator)

        return adder

    return wrap
