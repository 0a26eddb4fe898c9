/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Masks of scalable vectors to llvm: lanes are numbered as the program runs, and compared. */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/vector_lower/vector_lower.h"

/* The bound may have become an integer of whatever width. */
static JigValue *in_bits(JigRewriter *rw, JigLoc loc, JigValue *bound, const JigType *word) {
    const JigType *type = jig_value_type(bound);
    const JigOpRow *row = JIG_ARITH(INDEX_CAST);
    if (type == word)
        return bound;
    if (!jig_type_is_index(type))
        row = jig_type_width(type) > jig_type_width(word) ? JIG_ARITH(TRUNCI) : JIG_ARITH(EXTSI);
    return jig_op_result(jig_build(rw, loc, row, &bound, 1, &word, 1, NULL), 0);
}

/* `self->data` is the width of numbers. */
static bool create_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLoc loc = jig_op_loc(op);
    const JigType *mask = jig_op_result_type(op, 0);
    if (jig_type_rank(mask) != 1 || !jig_type_is_scalable(mask))
        return jig_no_match(rw, op, "not of one dimension and scalable");
    const JigType *word = jig_type_i(rw->ctx, *(const uint32_t *)self->data);
    const JigType *type = jig_vector_with_element(mask, word);
    JigLlvmIntrStepvector step = {.res_type = type};
    JigValue *lanes = jig_op_result(jig_llvm_intr_stepvector_build(rw, loc, &step), 0);
    JigValue *bound = in_bits(rw, loc, jig_converted_at(rw, 0).items[0], word);
    JigArithCmpi less = {.lhs = lanes,
                         .rhs = jig_vector_build_broadcast(rw, loc, type, bound),
                         .predicate = jig_attr_i64(rw->ctx, JIG_COMPARE_SLT),
                         .result_type = mask};
    jig_rw_replace_op(rw, op, jig_arith_cmpi_build(rw, loc, &less));
    return true;
}

#define SET(bits)                                                                                  \
    {                                                                                              \
        {.name = "(anonymous namespace)::VectorCreateMaskOpConversion",                            \
         .root = "vector.create_mask",                                                             \
         .converts = true,                                                                         \
         .fn = create_mask,                                                                        \
         .data = &(const uint32_t){bits}},                                                         \
            {0},                                                                                   \
    }
static const JigPattern wide[] = SET(64), narrow[] = SET(32);
const JigPattern *const jig_to_llvm_vector_mask_patterns[2] = {wide, narrow};
