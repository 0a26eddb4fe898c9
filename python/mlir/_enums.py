# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What generated enums share: their text, and attributes of their values."""
from ._mlir_libs import _mlir
from .ir import Context, IntegerAttr, IntegerType


def text(cases, separator, value):
    """What stands for the value in IR."""
    number = int(value)
    if number in cases or separator is None:
        return cases.get(number, str(number))
    return separator.join(case for bit, case in cases.items() if bit and bit & number == bit and bit.bit_count() == 1)


def stored(cls, cases, width):
    """Makes integers of `width` bits of a value, its number, or its text."""
    numbers = {case: number for number, case in cases.items()}

    def make(x, context):
        number = numbers[x] if isinstance(x, str) else int(x)
        return IntegerAttr.get(IntegerType.get_signless(width, context), number)

    return make


def named(name, cls, cases):
    """Makes attributes of the row `name` of a value, its number, or its text."""
    numbers = {case: number for number, case in cases.items()}

    def make(x, context):
        number = numbers[x] if isinstance(x, str) else int(x)
        return _mlir._enum_attr(_mlir._context_of(context), name, number)

    return make
