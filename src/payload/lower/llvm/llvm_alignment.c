/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How values are aligned in memory where no data layout says it. */
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/to_llvm_int.h"

static uint64_t power_above(uint64_t n) {
    uint64_t p = 1;
    while (p < n && p < (uint64_t)1 << 32)
        p *= 2;
    return p;
}

/* Integers are aligned up to 8 bytes. */
static uint64_t of_scalar(const JigType *t) {
    uint64_t bytes = power_above(((uint64_t)jig_type_width(t) + 7) / 8);
    return jig_type_is_float(t) || bytes < 8 ? bytes : 8;
}

static uint64_t bits_of_vector(const JigType *t) {
    const JigType *element = jig_type_element(t);
    uint64_t bits = jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR) ? 64 : jig_type_width(element);
    uint64_t n = (uint64_t)jig_type_dim(t, 0);
    return n && bits > ((uint64_t)1 << 40) / n ? (uint64_t)1 << 40 : bits * n;
}

uint64_t jig_to_llvm_alignment(const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return jig_to_llvm_alignment(jig_llvm_array_element(t));
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) || jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return 8;
    if (jig_type_is_vector(t))
        return power_above((bits_of_vector(t) + 7) / 8);
    return jig_type_is_any_integer(t) || jig_type_is_float(t) ? of_scalar(t) : 0;
}
