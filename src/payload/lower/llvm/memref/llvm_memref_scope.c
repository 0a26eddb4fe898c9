/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * memref to llvm: scopes of stack memory. The body becomes blocks of the region
 * around the scope; before they go on, the stack is put where it was.
 */
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* The block that gets the results: where there are some, one between the body and `after`. */
static JigBlock *results_block(JigRewriter *rw, const JigOp *op, JigBlock *after) {
    size_t n = jig_op_num_results(op);
    if (!n)
        return after;
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    JigBlock *block =
        jig_create_block(rw, jig_block_region(after), after, types, n, jig_op_loc(op));
    jig_at_end(rw, block);
    jig_to_llvm_jump(rw, jig_op_loc(op), after, (JigValueList){0});
    return block;
}

static JigValueList operands_of(JigRewriter *rw, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_op_operand(op, i);
    return (JigValueList){values, n};
}

bool jig_lower_memref_alloca_scope(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigBlock *before = jig_to_llvm_split_before(rw, op), *after = jig_op_block(op);
    JigBlock *body = jig_region_first(jig_memref_alloca_scope_body_region(op));
    JigBlock *results = results_block(rw, op, after);
    JigOp *end = jig_block_last(body);
    jig_rw_inline_region(rw, jig_memref_alloca_scope_body_region(op), jig_block_region(before),
                         results);
    jig_at_end(rw, before);
    JigOp *save = jig_llvm_intr_stacksave_build(
        rw, loc, &(JigLlvmIntrStacksave){.res_type = jig_to_llvm_of(rw)->ptr});
    jig_to_llvm_jump(rw, loc, body, (JigValueList){0});
    jig_at_before(rw, end);
    jig_llvm_intr_stackrestore_build(rw, loc,
                                     &(JigLlvmIntrStackrestore){.ptr = jig_op_result(save, 0)});
    jig_to_llvm_jump(rw, jig_op_loc(end), results, operands_of(rw, end));
    jig_rw_erase(rw, end);
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_block_arg(results, i);
    jig_rw_replace(rw, op, values, n);
    return true;
}
