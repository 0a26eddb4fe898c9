/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/values.h"

#include "rewrite/rewriter.h"
#include "support/arena.h"
#include "support/check.h"

JigValue **jig_values_copy_operands(const JigOp *op, JigOperandRange range, JigArena *a) {
    JIG_REQUIRE(op && a);
    JIG_REQUIRE(range.start + range.count <= op->num_operands);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, range.count + 1);
    for (size_t i = 0; i < range.count; ++i)
        values[i] = jig_op_operand(op, range.start + i);
    return values;
}

JigTypeList jig_values_result_types(const JigOp *op, JigArena *a) {
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_op_result_type(op, i);
    return (JigTypeList){types, n};
}

void jig_values_append_operands(const JigOp *op, JigOperandRange range, JigValueVec *out) {
    for (size_t i = 0; i < range.count; ++i)
        jig_vec_push(out, jig_op_operand(op, range.start + i));
}

void jig_values_each_defined(const JigOp *op, void (*fn)(JigValue *v, void *user), void *user) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        fn(jig_op_result(op, i), user);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                fn(jig_block_arg(b, i), user);
}

JigOp *jig_rw_with_results(JigRewriter *rw, JigOp *op, const JigType *const *types, size_t n) {
    JigTypeVec all = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_vec_push(&all, jig_op_result_type(op, i));
    jig_vec_append(&all, types, n);
    JigOp *made = jig_rw_create_like(rw, op, all.data, all.len);
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        jig_rw_inline_region(rw, jig_op_region(op, i), jig_op_region(made, i), NULL);
    jig_vec_free(&all);
    return made;
}
