/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "calls.h"
#include "jig/ops/func.h"
#include "jig/ops/my.h"

void my_update_callee(JigRewriter *rw, JigOp *call, JigStr callee) {
    jig_func_call_set_callee(rw, call, jig_attr_flat_symbol(rw->ctx, callee));
}

JigOp *my_replace_call_with_op(JigRewriter *rw, JigOp *call) {
    JigOperandRange args = jig_call(call)->args(call);
    JigValue **operands = jig_arena_alloc(rw->arena, args.count * sizeof *operands);
    for (size_t i = 0; i < args.count; ++i)
        operands[i] = jig_op_operand(call, args.start + i);
    size_t num_results = jig_op_num_results(call);
    const JigType **types = jig_arena_alloc(rw->arena, num_results * sizeof *types);
    for (size_t i = 0; i < num_results; ++i)
        types[i] = jig_op_result_type(call, i);

    jig_at_before(rw, call);
    JigOp *op = jig_my_mm4_build(
        rw, jig_op_loc(call),
        &(JigMyMm4){.inputs = {operands, args.count}, .output_types = {types, num_results}});
    jig_rw_replace_op(rw, call, op);
    return op;
}
