/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops that may have other bounds, or tiles: subscripts tell which dimensions of operands grow
 * with them.
 */
#include "payload/structured/resize.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"

int64_t jig_structured_loop_of_subscript(const JigMap *map, size_t dim) {
    const JigExpr *e = jig_map_result(map, (unsigned)dim);
    return jig_expr_kind(e) == JIG_EXPR_DIM ? (int64_t)jig_expr_position(e) : -1;
}

int64_t jig_structured_subscript_of_loop(const JigMap *map, size_t loop) {
    for (size_t i = 0; i < jig_map_num_results(map); ++i)
        if (jig_structured_loop_of_subscript(map, i) == (int64_t)loop)
            return (int64_t)i;
    return -1;
}

/* ---- The body ---- */

static bool depends_on_place(const JigOp *op) {
    return jig_op_is(op, JIG_LINALG(INDEX)) || jig_op_is(op, JIG_TENSOR(EXTRACT)) ||
           jig_op_num_regions(op);
}

bool jig_structured_iterations_are_alike(JigOp *op, JigReason *why) {
    if (jig_op_num_results(op) != 1 || !jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "expected an op on tensors with one result");
    for (JigOp *o = jig_block_first(jig_op_body(op)); o; o = jig_op_next(o))
        if (depends_on_place(o))
            return jig_refuse(why, op,
                              "the body looks up indices or elements, or has regions: '{}'",
                              jig_fact_str(jig_op_name_of(o)));
    return jig_op_is_memory_effect_free(op) || jig_refuse(why, op, "the body accesses memory");
}

/* ---- One loop ---- */

/* In how many dimensions is the loop the subscript? SIZE_MAX: it is a part of one. */
static size_t count_subscripts(const JigMap *map, size_t loop) {
    size_t n = 0;
    for (size_t i = 0; i < jig_map_num_results(map); ++i) {
        if (!jig_expr_uses_dim(jig_map_result(map, (unsigned)i), (unsigned)loop))
            continue;
        if (jig_structured_loop_of_subscript(map, i) < 0)
            return SIZE_MAX;
        ++n;
    }
    return n;
}

static bool is_once_in_operands(JigOp *op, size_t loop, JigReason *why) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        size_t n = count_subscripts(s->map(op, i), loop);
        if (n > 1)
            return jig_refuse(why, op,
                              n == SIZE_MAX ? "loop #{} is a part of a subscript of operand #{}"
                                            : "loop #{} is several subscripts of operand #{}",
                              jig_fact_int((int64_t)loop), jig_fact_int((int64_t)i));
    }
    return count_subscripts(s->map(op, jig_linalg_num_ins(op)), loop) == 1 ||
           jig_refuse(why, op, "the result has no dimension of loop #{}",
                      jig_fact_int((int64_t)loop));
}

bool jig_structured_loop_is_resizable(JigOp *op, size_t i, size_t dim, size_t *loop,
                                      JigReason *why) {
    const JigStructuredIface *s = jig_structured(op);
    int64_t at = jig_structured_loop_of_subscript(s->map(op, i), dim);
    if (at < 0)
        return jig_refuse(why, op, "subscript #{} of operand #{} is not a loop alone",
                          jig_fact_int((int64_t)dim), jig_fact_int((int64_t)i));
    if (s->iterator(op, (size_t)at) != JIG_PARALLEL)
        return jig_refuse(why, op, "loop #{} is not parallel", jig_fact_int(at));
    *loop = (size_t)at;
    return is_once_in_operands(op, *loop, why);
}
