/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/retype_results.h"

bool jig_lower_retype_results(JigRewriter *rw, JigOp *op, JigRetyped *out) {
    size_t n = jig_op_num_results(op);
    *out = (JigRetyped){jig_type_sink_create(), JIG_NEW_ARRAY(rw->arena, size_t, n + 1)};
    for (size_t i = 0; i < n; ++i) {
        if (!jig_convert_type_to(jig_types_of(rw), jig_op_result_type(op, i), out->types)) {
            jig_type_sink_destroy(out->types);
            return jig_no_match(rw, op, "could not convert result type");
        }
        out->ends[i] = jig_type_sink_types(out->types).n;
    }
    return true;
}

JigOp *jig_lower_retype_build(JigRewriter *rw, const JigOp *op, JigValueList operands,
                              const JigRetyped *results, const JigAttr *attrs) {
    JigTypeList types = jig_type_sink_types(results->types);
    JigOpState state = {.name = jig_op_name_of_row(rw->ctx, jig_op_row(op)),
                        .loc = jig_op_loc(op),
                        .operands = (JigValue **)(uintptr_t)operands.items,
                        .num_operands = operands.n,
                        .types = (const JigType **)(uintptr_t)types.items,
                        .num_types = types.n,
                        .attrs = attrs,
                        .num_regions = jig_op_num_regions(op)};
    return jig_create(rw, &state);
}

void jig_lower_retype_replace(JigRewriter *rw, JigOp *op, JigOp *by, const JigRetyped *results) {
    size_t n = jig_op_num_results(op), all = jig_op_num_results(by);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, all + 1);
    JigValueList *lists = JIG_NEW_ARRAY(rw->arena, JigValueList, n + 1);
    for (size_t i = 0; i < all; ++i)
        values[i] = jig_op_result(by, i);
    for (size_t i = 0, start = 0; i < n; start = results->ends[i++])
        lists[i] = (JigValueList){values + start, results->ends[i] - start};
    jig_rw_replace_lists(rw, op, lists);
}
