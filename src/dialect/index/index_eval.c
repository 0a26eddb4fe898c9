/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: an index has 64 bits. */
#include "eval/kernels.h"
#include "dialect/index/index_int.h"

JigEvalOutcome jig_index_eval_binary(JigEvalCall *call) {
    static const uint8_t rows[JIG_INDEX_NUM_OPS] = {[JIG_INDEX_ADD] = JIG_ADD,
                                                    [JIG_INDEX_SUB] = JIG_SUB,
                                                    [JIG_INDEX_MUL] = JIG_MUL,
                                                    [JIG_INDEX_DIVS] = JIG_DIVS,
                                                    [JIG_INDEX_DIVU] = JIG_DIVU,
                                                    [JIG_INDEX_CEILDIVS] = JIG_CEILDIVS,
                                                    [JIG_INDEX_CEILDIVU] = JIG_CEILDIVU,
                                                    [JIG_INDEX_FLOORDIVS] = JIG_FLOORDIVS,
                                                    [JIG_INDEX_REMS] = JIG_REMS,
                                                    [JIG_INDEX_REMU] = JIG_REMU,
                                                    [JIG_INDEX_MAXS] = JIG_MAXS,
                                                    [JIG_INDEX_MAXU] = JIG_MAXU,
                                                    [JIG_INDEX_MINS] = JIG_MINS,
                                                    [JIG_INDEX_MINU] = JIG_MINU,
                                                    [JIG_INDEX_SHL] = JIG_SHL,
                                                    [JIG_INDEX_SHRS] = JIG_SHRS,
                                                    [JIG_INDEX_SHRU] = JIG_SHRU,
                                                    [JIG_INDEX_AND] = JIG_AND,
                                                    [JIG_INDEX_OR] = JIG_OR,
                                                    [JIG_INDEX_XOR] = JIG_XOR};
    size_t id = (size_t)(jig_op_row(call->step->op) - jig_index_ops);
    return jig_eval_kernel(call, &jig_int_kernels[rows[id]]);
}

JigEvalOutcome jig_index_eval_casts(JigEvalCall *call) {
    return jig_eval_kernel(call, &jig_extend_signed);
}
JigEvalOutcome jig_index_eval_castu(JigEvalCall *call) {
    return jig_eval_kernel(call, &jig_extend_unsigned);
}

JigEvalOutcome jig_index_eval_cmp(JigEvalCall *call) {
    return jig_eval_kernel(call, &jig_compare_kernels[jig_index_predicate(call->step->op)]);
}

JigEvalOutcome jig_index_eval_sizeof(JigEvalCall *call) {
    jig_eval_set_index(call, 0, 64);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_index_eval_constant(JigEvalCall *call) {
    return jig_eval_attr(call, "value");
}
