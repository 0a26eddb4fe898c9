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

static bool holds_data(const JigOp *op) {
    JigStr name = jig_op_name_of(op);
    return jig_str_starts_with(name, "tensor.") || jig_str_starts_with(name, "memref.") ||
           jig_str_starts_with(name, "bufferization.") || jig_str_starts_with(name, "func.return");
}

/* Does the op only make, move or hand over what others compute? */
static bool only_moves(const JigOp *op, const Kind *kind, bool scalars) {
    return !jig_call(op) && (holds_data(op) || !makes(op, kind, scalars) ||
                             is_one_of(op, free_ops, JIG_LEN(free_ops)));
}

/* A function of math is one operation, however many it takes. */
static bool is_counted(const JigOp *op, const Kind *kind) {
    return is_one_of(op, kind->counted, kind->num_counted) ||
           jig_str_is(jig_name_dialect(jig_op_name_of(op)), "math");
}

/* Of one op without a region, for each element; false: nobody knows. */
static bool count_op(const JigOp *op, const Kind *kind, bool scalars, uint64_t *n) {
    if (only_moves(op, kind, scalars))
        return true;
    ++*n;
    return is_counted(op, kind);
}

/* Of a body's ops together. */
static bool count_body(const JigOp *op, const Kind *kind, uint64_t *n) {
    for (JigOp *x = jig_block_first(jig_op_body(op)); x; x = jig_op_next(x))
        if (jig_op_num_regions(x) || !count_op(x, kind, true, n))
            return false;
    return true;
}

static bool add_times(uint64_t each, int64_t times, uint64_t *total) {
    return times >= 0 && !__builtin_mul_overflow(each, (uint64_t)times, &each) &&
           !__builtin_add_overflow(*total, each, total);
}

static bool count_structured(JigOp *op, const Kind *kind, uint64_t *total) {
    uint64_t each = 0;
    JIG_CHECK(count_body(op, kind, &each));
    for (size_t i = 0; each && i < jig_structured(op)->num_loops(op); ++i) {
        int64_t n = jig_linalg_static_loop_size(op, i);
        if (n < 0 || __builtin_mul_overflow(each, (uint64_t)n, &each))
            return false;
    }
    return add_times(each, 1, total);
}

/* Elements of a result; -1: that is not known. A number is one. */
static int64_t num_elements(const JigType *t) {
    if (!jig_type_is_shaped(t))
        return 1;
    return jig_type_has_static_shape(t) ? jig_type_num_elements(t) : -1;
}

/* Largest, difference, exponential, sum and quotient: what each element takes. */
enum { OF_SOFTMAX = 5 };

static bool count_softmax(const JigOp *op, const Kind *kind, uint64_t *total) {
    const JigType *t = jig_value_type(jig_linalg_softmax_input(op));
    return !kind->is(jig_type_element(t)) || add_times(OF_SOFTMAX, num_elements(t), total);
}

static bool count_other(const JigOp *op, const Kind *kind, uint64_t *total) {
    uint64_t each = 0;
    if (jig_op_is(op, JIG_LINALG(SOFTMAX)))
        return count_softmax(op, kind, total);
    if (jig_op_num_regions(op)) /* a pad's, which says what it is filled with */
        return holds_data(op) && count_body(op, kind, &each) && !each;
    JIG_CHECK(count_op(op, kind, !kind->scalars_are_free, &each));
    return !each || (jig_op_num_results(op) == 1 &&
                     add_times(each, num_elements(jig_value_type(jig_op_result(op, 0))), total));
}

/* False: nobody knows. */
static bool count(JigBlock *body, const Kind *kind, uint64_t *total) {
    uint64_t n = 0;
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        JIG_CHECK(jig_structured(op) ? count_structured(op, kind, &n) : count_other(op, kind, &n));
    *total = n;
    return true;
}

JigWork jig_structured_work_of(JigOp *function) {
    JigWork work = {0};
    JigBlock *body = jig_op_body(function);
    if (!body || jig_block_next(body))
        return work;
    (void)count(body, &floats, &work.floats);
    (void)count(body, &integers, &work.integers);
    return work;
}
