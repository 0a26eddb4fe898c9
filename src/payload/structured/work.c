/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/work.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/iface.h"

/* What counts as one operation on a float, as a rate in FLOP/s has it. */
static const JigOpRow *const counted[] = {
    JIG_ARITH(ADDF),     JIG_ARITH(SUBF),    JIG_ARITH(MULF),
    JIG_ARITH(DIVF),     JIG_ARITH(NEGF),    JIG_ARITH(MAXIMUMF),
    JIG_ARITH(MINIMUMF), JIG_ARITH(MAXNUMF), JIG_ARITH(MINNUMF),
};
/* What does not, though floats are concerned. */
static const JigOpRow *const free_ops[] = {
    JIG_ARITH(CONSTANT), JIG_ARITH(EXTF),   JIG_ARITH(TRUNCF), JIG_ARITH(CMPF),
    JIG_ARITH(SELECT),   JIG_ARITH(SITOFP), JIG_ARITH(UITOFP), JIG_ARITH(BITCAST),
};

static bool is_one_of(const JigOp *op, const JigOpRow *const *rows, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (jig_op_is(op, rows[i]))
            return true;
    return false;
}

static bool makes_floats(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *t = jig_value_type(jig_op_result(op, i));
        if (jig_type_is_float(jig_type_element_or_self(t)))
            return true;
    }
    return false;
}

/* Of one op in a body; false: nobody knows. */
static bool count_op(const JigOp *op, uint64_t *n) {
    if (is_one_of(op, counted, JIG_LEN(counted))) {
        ++*n;
        return true;
    }
    return jig_op_num_regions(op) == 0 &&
           (!makes_floats(op) || is_one_of(op, free_ops, JIG_LEN(free_ops)));
}

static bool count_structured(JigOp *op, uint64_t *total) {
    uint64_t each = 0;
    for (JigOp *x = jig_block_first(jig_op_body(op)); x; x = jig_op_next(x))
        JIG_CHECK(count_op(x, &each));
    if (!each)
        return true;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t n = jig_linalg_static_loop_size(op, i);
        if (n < 0 || __builtin_mul_overflow(each, (uint64_t)n, &each))
            return false;
    }
    return !__builtin_add_overflow(*total, each, total);
}

/* Does the op only make, move or hand over what others compute? */
static bool only_moves(const JigOp *op) {
    JigStr name = jig_op_name_of(op);
    bool holds_data =
        jig_str_starts_with(name, "tensor.") || jig_str_starts_with(name, "memref.") ||
        jig_str_starts_with(name, "bufferization.") || jig_str_starts_with(name, "func.return");
    return jig_op_num_regions(op) == 0 && !jig_call(op) &&
           (holds_data || !makes_floats(op) || is_one_of(op, free_ops, JIG_LEN(free_ops)));
}

uint64_t jig_work_of(JigOp *function) {
    uint64_t total = 0;
    JigBlock *body = jig_op_body(function);
    if (!body || jig_block_next(body))
        return 0;
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        if (jig_structured(op) ? !count_structured(op, &total) : !only_moves(op))
            return 0;
    return total;
}
