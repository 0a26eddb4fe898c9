# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All kernels: kernel.py says what one is, families/ what there are."""
from kernel import *
from families import convolutions, elements, losses, pooling, products, reductions, rows, scans


def all_kernels(part=1):
    """As they are timed; `part`: rows and channels by so much fewer, and places of pictures to a third, for tests (odd sizes stay odd)."""
    def s(n):
        return max(n // part, 1)

    def p(n):
        return n if part == 1 else max(n // 3, 9)
    return [k for family in (products, convolutions, pooling, rows, elements, reductions, scans, losses) for k in family.kernels(s, p)]
