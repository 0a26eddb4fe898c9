/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/work.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/iface.h"

/* What counts as one operation, as rates have it. */
static const JigOpRow *const of_floats[] = {
    JIG_ARITH(ADDF),     JIG_ARITH(SUBF),    JIG_ARITH(MULF),
    JIG_ARITH(DIVF),     JIG_ARITH(NEGF),    JIG_ARITH(MAXIMUMF),
    JIG_ARITH(MINIMUMF), JIG_ARITH(MAXNUMF), JIG_ARITH(MINNUMF),
};
static const JigOpRow *const of_integers[] = {
    JIG_ARITH(ADDI),  JIG_ARITH(SUBI),  JIG_ARITH(MULI),  JIG_ARITH(DIVSI), JIG_ARITH(DIVUI),
    JIG_ARITH(REMSI), JIG_ARITH(REMUI), JIG_ARITH(MAXSI), JIG_ARITH(MAXUI), JIG_ARITH(MINSI),
    JIG_ARITH(MINUI), JIG_ARITH(ANDI),  JIG_ARITH(ORI),   JIG_ARITH(XORI),  JIG_ARITH(SHLI),
    JIG_ARITH(SHRSI), JIG_ARITH(SHRUI),
};
/* What does not, though numbers are concerned. */
static const JigOpRow *const free_ops[] = {
    JIG_ARITH(CONSTANT), JIG_ARITH(EXTF),   JIG_ARITH(TRUNCF),     JIG_ARITH(CMPF),
    JIG_ARITH(SELECT),   JIG_ARITH(SITOFP), JIG_ARITH(UITOFP),     JIG_ARITH(BITCAST),
    JIG_ARITH(EXTSI),    JIG_ARITH(EXTUI),  JIG_ARITH(TRUNCI),     JIG_ARITH(CMPI),
    JIG_ARITH(FPTOSI),   JIG_ARITH(FPTOUI), JIG_ARITH(INDEX_CAST),
};

/* Of which numbers the work is counted. */
typedef struct Kind {
    bool (*is)(const JigType *t); /* of elements */
    const JigOpRow *const *counted;
    size_t num_counted;
    bool scalars_are_free; /* outside of structured ops */
} Kind;
static const Kind floats = {jig_type_is_float, of_floats, JIG_LEN(of_floats), false},
                  integers = {jig_type_is_any_integer, of_integers, JIG_LEN(of_integers), true};

static bool is_one_of(const JigOp *op, const JigOpRow *const *rows, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (jig_op_is(op, rows[i]))
            return true;
    return false;
}

static bool makes(const JigOp *op, const Kind *kind, bool scalars) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *t = jig_value_type(jig_op_result(op, i)), *e = jig_type_element_or_self(t);
        if (kind->is(e) && (scalars || t != e))
            return true;
    }
    return false;
}

/* Of one op in a body; false: nobody knows. */
static bool count_op(const JigOp *op, const Kind *kind, uint64_t *n) {
    if (jig_op_num_regions(op))
        return false;
    if (!makes(op, kind, true) || is_one_of(op, free_ops, JIG_LEN(free_ops)))
        return true;
    ++*n;
    return is_one_of(op, kind->counted, kind->num_counted);
}

static bool count_structured(JigOp *op, const Kind *kind, uint64_t *total) {
    uint64_t each = 0;
    for (JigOp *x = jig_block_first(jig_op_body(op)); x; x = jig_op_next(x))
        JIG_CHECK(count_op(x, kind, &each));
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
static bool only_moves(const JigOp *op, const Kind *kind) {
    JigStr name = jig_op_name_of(op);
    bool holds_data =
        jig_str_starts_with(name, "tensor.") || jig_str_starts_with(name, "memref.") ||
        jig_str_starts_with(name, "bufferization.") || jig_str_starts_with(name, "func.return");
    return jig_op_num_regions(op) == 0 && !jig_call(op) &&
           (holds_data || !makes(op, kind, !kind->scalars_are_free) ||
            is_one_of(op, free_ops, JIG_LEN(free_ops)));
}

/* False: nobody knows. */
static bool count(JigBlock *body, const Kind *kind, uint64_t *total) {
    uint64_t n = 0;
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        JIG_CHECK(jig_structured(op) ? count_structured(op, kind, &n) : only_moves(op, kind));
    *total = n;
    return true;
}

JigWork jig_structured_work_of(JigOp *function) {
    JigWork work = {0};
    JigBlock *body = jig_op_body(function);
    if (body && !jig_block_next(body) && count(body, &floats, &work.floats) && !work.floats)
        (void)count(body, &integers, &work.integers);
    return work;
}
