/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Directives of the formats: 32x32x1, the sizes of a product. */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "jig/asm.h"

enum { SIZES = 3 };

static bool parse_mnk(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    int64_t *dims;
    size_t rank;
    JIG_CHECK(jig_parse_dims(p, false, false, &dims, &rank));
    if (rank != SIZES)
        return jig_parse_error(p, jig_parse_spot(p), "expected 3 dimensions in MNK dimension list");
    for (size_t i = 0; i < SIZES; i++)
        slots[i].attr = jig_attr_i32(jig_parser_context(p), (int32_t)dims[i]);
    return true;
}

static void print_mnk(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    int64_t dims[SIZES];
    for (size_t i = 0; i < SIZES; i++)
        dims[i] = jig_attr_int_value(slots[i].attr);
    jig_print_dims(p, dims, SIZES);
}

const JigCustomRow jig_amdgpu_customs[] = {
    {.name = "MNKDimensionList", .written = "{0}x{1}x{2}", .parse = parse_mnk, .print = print_mnk},
};
