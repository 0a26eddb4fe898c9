/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names that later releases give to these ops: they are read, and written as 22's. */
#include "asm/older.h"
#include "machine/x86vector/x86vector_int.h"

#define NAMED(name_)                                                                               \
    {                                                                                              \
        "x86." name_,                                                                              \
            .op = "x86vector." name_, .until = "22",                                               \
            .what = "the dialect is called x86 after release 22, whose names are written here"     \
    }
const JigOlderText jig_x86vector_newer[] = {
    NAMED("avx512.mask.compress"),
    NAMED("avx512.mask.rndscale"),
    NAMED("avx512.mask.scalef"),
    NAMED("avx512.vp2intersect"),
    NAMED("avx512.dot"),
    NAMED("avx512.cvt.packed.f32_to_bf16"),
    NAMED("avx.rsqrt"),
    NAMED("avx.intr.dot"),
    NAMED("avx.dot.i8"),
    NAMED("avx.bcst_to_f32.packed"),
    NAMED("avx.cvt.packed.even.indexed_to_f32"),
    NAMED("avx.cvt.packed.odd.indexed_to_f32"),
    {0},
};
