/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/amd/payload/shuffles.h"
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "rewrite/pattern.h"

enum { WAVE = 64, ROW = 16, HALF = 32, LANES = 31 };

/* The lane is this one's with some bits changed, always the same; which bits. */
static bool changes_bits(const JigOp *op, int64_t *bits) {
    int64_t width;
    return jig_attr_enum_value(jig_gpu_shuffle_mode_attr(op)) == JIG_GPU_SHUFFLE_XOR &&
           jig_constant_int(jig_gpu_shuffle_width(op), &width) && width == WAVE &&
           jig_constant_int(jig_gpu_shuffle_offset(op), bits);
}

/* By `made`; all lanes are there. */
static bool replace(JigRewriter *rw, JigOp *op, const JigOp *made) {
    JigArithConstant yes = {.value = jig_attr_bool(rw->ctx, true)};
    JigValue *valid = jig_op_result(jig_arith_constant_build(rw, jig_op_loc(op), &yes), 0);
    JigValue *values[] = {jig_op_result(made, 0), valid};
    jig_rw_replace(rw, op, values, JIG_LEN(values));
    return true;
}

static bool swizzle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t bits;
    if (!changes_bits(op, &bits) || bits < 0 || bits > LANES)
        return jig_no_match(rw, op, "changes no bits of the lower five");
    JigValue *value = jig_gpu_shuffle_value(op);
    JigAmdgpuSwizzleBitmode parts = {.src = value,
                                     .and_mask = jig_attr_i32(rw->ctx, LANES),
                                     .or_mask = jig_attr_i32(rw->ctx, 0),
                                     .xor_mask = jig_attr_i32(rw->ctx, (int32_t)bits),
                                     .result_type = jig_value_type(value)};
    return replace(rw, op, jig_amdgpu_swizzle_bitmode_build(rw, jig_op_loc(op), &parts));
}

static bool swap(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t bits;
    if (!changes_bits(op, &bits) || (bits != ROW && bits != HALF))
        return jig_no_match(rw, op, "does not take the next row");
    JigValue *value = jig_gpu_shuffle_value(op);
    JigAmdgpuPermlaneSwap parts = {.src = value,
                                   .row_length = jig_attr_i32(rw->ctx, (int32_t)bits),
                                   .result_type = jig_value_type(value)};
    return replace(rw, op, jig_amdgpu_permlane_swap_build(rw, jig_op_loc(op), &parts));
}

const JigPattern jig_gpu_shuffle_by_swizzle[] = {
    {.name = "shuffle as a swizzle", .root = "gpu.shuffle", .fn = swizzle},
    {0},
};
const JigPattern jig_gpu_shuffle_by_swap[] = {
    {.name = "shuffle as a swap of rows", .root = "gpu.shuffle", .benefit = 2, .fn = swap},
    {0},
};

bool jig_amd_has_swaps(JigAmdChip chip) {
    return jig_amd_chip_since(chip, 9, 5, 0);
}

void jig_amd_add_shuffles(JigPatternSet *set, const JigAmdChip *chip) {
    jig_patterns_add_list(set, jig_gpu_shuffle_by_swizzle);
    if (chip && jig_amd_has_swaps(*chip))
        jig_patterns_add_list(set, jig_gpu_shuffle_by_swap);
}
