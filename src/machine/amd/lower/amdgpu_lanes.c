/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amdgpu: values of other threads of a wave, as far as shuffles are promoted to them. */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/llvm/llvm_types.h"
#include "machine/amd/rocdl/rocdl.h"
#include "payload/lower/llvm/llvm_build.h"
#include "machine/amd/lower/rocdl_lower.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/llvm/llvm_words.h"

enum { WORD = 32 };

/* What becomes of one word. */
typedef JigValue *WordFn(JigRewriter *rw, const JigOp *op, JigValue *word, JigValue *control);

static bool by_words(JigRewriter *rw, JigOp *op, JigValueList words, JigValue *control,
                     const JigType *type, WordFn *fn) {
    JigValue **made = JIG_NEW_ARRAY(rw->arena, JigValue *, words.n);
    for (size_t i = 0; i < words.n; i++)
        made[i] = fn(rw, op, words.items[i], control);
    JigValueList all = {made, words.n};
    jig_rw_replace1(rw, op, jig_to_llvm_of_words(rw, jig_op_loc(op), all, type));
    return true;
}

/* ---- amdgpu.swizzle_bitmode ---- */

static JigValue *swizzle_word(JigRewriter *rw, const JigOp *op, JigValue *word, JigValue *control) {
    JigRocdlDsSwizzle parts = {.src = word, .offset = control};
    return jig_op_result(jig_rocdl_ds_swizzle_build(rw, jig_op_loc(op), &parts), 0);
}

static bool lower_swizzle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { MASK = 31, OR = 5, XOR = 10 }; /* where the three are in the control word */
    JigLoc loc = jig_op_loc(op);
    JigValue *src = jig_converted(rw, jig_amdgpu_swizzle_bitmode_src(op));
    int64_t keep = jig_amdgpu_swizzle_bitmode_and_mask(op),
            set = jig_amdgpu_swizzle_bitmode_or_mask(op),
            flip = jig_amdgpu_swizzle_bitmode_xor_mask(op);
    if (!src || !jig_to_llvm_has_words(jig_value_type(src)))
        return jig_no_match(rw, op, "has no words");
    if ((keep | set | flip) & ~(int64_t)MASK)
        return jig_no_match(rw, op, "there are five bits of a lane");
    JigValueList words = jig_to_llvm_as_words(rw, loc, src);
    JigValue *control = jig_to_llvm_number(rw, loc, WORD, flip << XOR | set << OR | keep);
    return by_words(rw, op, words, control, jig_value_type(src), swizzle_word);
}

/* ---- amdgpu.permlane_swap ---- */

/* Of the two that the instruction gives, one is the word itself. */
static JigValue *swap_word(JigRewriter *rw, const JigOp *op, JigValue *word, JigValue *control) {
    enum { SHORT_ROW = 16 };
    (void)control;
    JigLoc loc = jig_op_loc(op);
    const JigType *both = jig_llvm_struct(
        rw->ctx, (const JigType *[]){jig_value_type(word), jig_value_type(word)}, 2, false);
    const JigAttr *inactive = jig_attr_bool(rw->ctx, jig_amdgpu_permlane_swap_fetch_inactive(op));
    const JigAttr *bounded = jig_attr_bool(rw->ctx, jig_amdgpu_permlane_swap_bound_ctrl(op));
    JigRocdlPermlane16Swap in_16 = {
        .old = word, .src = word, .res_type = both, .fi = inactive, .bound_control = bounded};
    JigRocdlPermlane32Swap in_32 = {
        .old = word, .src = word, .res_type = both, .fi = inactive, .bound_control = bounded};
    JigValue *swapped = jig_op_result(jig_amdgpu_permlane_swap_row_length(op) == SHORT_ROW
                                          ? jig_rocdl_permlane16_swap_build(rw, loc, &in_16)
                                          : jig_rocdl_permlane32_swap_build(rw, loc, &in_32),
                                      0);
    JigValue *first = jig_to_llvm_extract(rw, loc, swapped, 0),
             *second = jig_to_llvm_extract(rw, loc, swapped, 1);
    JigLlvmSelect parts = {.condition = jig_to_llvm_compare(rw, loc, JIG_COMPARE_EQ, first, word),
                           .true_value = second,
                           .false_value = first,
                           .res_type = jig_value_type(word)};
    return jig_op_result(jig_llvm_select_build(rw, loc, &parts), 0);
}

static bool lower_swap(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *src = jig_converted(rw, jig_amdgpu_permlane_swap_src(op));
    if (!jig_amd_chip_since(jig_amd_chip(rw), 9, 5, 0))
        return jig_op_emit_error(op, "permlane_swap is only supported on gfx950+");
    if (!src || !jig_to_llvm_has_words(jig_value_type(src)))
        return jig_no_match(rw, op, "has no words");
    JigValueList words = jig_to_llvm_as_words(rw, jig_op_loc(op), src);
    return by_words(rw, op, words, NULL, jig_value_type(src), swap_word);
}

const JigPattern jig_to_llvm_amdgpu_lane_patterns[] = {
    {.name = "amdgpu.swizzle_bitmode to rocdl",
     .root = "amdgpu.swizzle_bitmode",
     .converts = true,
     .fn = lower_swizzle},
    {.name = "amdgpu.permlane_swap to rocdl",
     .root = "amdgpu.permlane_swap",
     .converts = true,
     .fn = lower_swap},
    {0},
};
