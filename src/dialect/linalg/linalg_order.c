/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reductions whose result depends on the order of their elements. Such a reduction over two or more
 * loops has one right order, that of its loops: x - c over all x is another number when another x
 * comes last. What is put on the way of the reduced value by sums, products, extrema and logic of
 * one kind is the same in any order, but for rounding.
 */
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg.h"
#include "dialect/math/math.h"
#include "ir/asked.h"
#include "support/check.h"

/* How an op combines what was reduced so far with something else. Equal kinds commute. */
static const struct {
    const JigOpRow *const row;
    const JigOpRow *const kind;
    unsigned carried; /* the operands that may be the reduced value, by bits */
} commuting[] = {
    {JIG_ARITH(ADDF), JIG_ARITH(ADDF), 3},         {JIG_ARITH(SUBF), JIG_ARITH(ADDF), 1},
    {JIG_MATH(FMA), JIG_ARITH(ADDF), 4},           {JIG_ARITH(ADDI), JIG_ARITH(ADDI), 3},
    {JIG_ARITH(SUBI), JIG_ARITH(ADDI), 1},         {JIG_ARITH(MULF), JIG_ARITH(MULF), 3},
    {JIG_ARITH(DIVF), JIG_ARITH(MULF), 1},         {JIG_ARITH(MULI), JIG_ARITH(MULI), 3},
    {JIG_ARITH(DIVUI), JIG_ARITH(DIVUI), 1},       {JIG_ARITH(DIVSI), JIG_ARITH(DIVSI), 1},
    {JIG_ARITH(ANDI), JIG_ARITH(ANDI), 3},         {JIG_ARITH(ORI), JIG_ARITH(ORI), 3},
    {JIG_ARITH(XORI), JIG_ARITH(XORI), 3},         {JIG_ARITH(MAXIMUMF), JIG_ARITH(MAXIMUMF), 3},
    {JIG_ARITH(MINIMUMF), JIG_ARITH(MINIMUMF), 3}, {JIG_ARITH(MAXNUMF), JIG_ARITH(MAXNUMF), 3},
    {JIG_ARITH(MINNUMF), JIG_ARITH(MINNUMF), 3},   {JIG_ARITH(MAXSI), JIG_ARITH(MAXSI), 3},
    {JIG_ARITH(MINSI), JIG_ARITH(MINSI), 3},       {JIG_ARITH(MAXUI), JIG_ARITH(MAXUI), 3},
    {JIG_ARITH(MINUI), JIG_ARITH(MINUI), 3},       {JIG_COMPLEX(ADD), JIG_COMPLEX(ADD), 3},
    {JIG_COMPLEX(SUB), JIG_COMPLEX(ADD), 1},       {JIG_COMPLEX(MUL), JIG_COMPLEX(MUL), 3},
    {JIG_COMPLEX(DIV), JIG_COMPLEX(MUL), 1},
};

/* The kind of step that `op` is, as far as its operand number `i` is the reduced value. */
static const JigOpRow *kind_of(const JigOp *op, size_t i) {
    for (size_t k = 0; k < JIG_LEN(commuting); ++k)
        if (jig_op_is(op, commuting[k].row))
            return i < 3 && commuting[k].carried >> i & 1 ? commuting[k].kind : NULL;
    return NULL;
}

static bool is_resize(const JigOp *op) {
    const JigOpRow *const rows[] = {JIG_ARITH(EXTF), JIG_ARITH(TRUNCF), JIG_ARITH(EXTSI),
                                    JIG_ARITH(EXTUI), JIG_ARITH(TRUNCI)};
    for (size_t i = 0; i < JIG_LEN(rows); ++i)
        if (jig_op_is(op, rows[i]))
            return true;
    return false;
}

static bool is_compare(const JigOp *op) {
    return op && (jig_op_is(op, JIG_ARITH(CMPF)) || jig_op_is(op, JIG_ARITH(CMPI)));
}

/* The extremum of `v` and another value by a comparison of the two; NULL: v is used otherwise. */
static JigOp *selects_extremum(const JigValue *v) {
    JigUse *first = jig_value_first_use(v), *second = first ? jig_use_next(first) : NULL;
    if (!second || jig_use_next(second))
        return NULL;
    JigOp *a = jig_use_owner(first), *b = jig_use_owner(second);
    JigOp *select = jig_op_is(a, JIG_ARITH(SELECT)) ? a : b, *compare = select == a ? b : a;
    if (!jig_op_is(select, JIG_ARITH(SELECT)) || !is_compare(compare) ||
        jig_arith_select_condition(select) != jig_op_result(compare, 0))
        return NULL;
    const JigValue *x = jig_arith_lhs(compare), *y = jig_arith_rhs(compare);
    const JigValue *p = jig_arith_select_true_value(select),
                   *q = jig_arith_select_false_value(select);
    return (x == p && y == q) || (x == q && y == p) ? select : NULL;
}

/* From the element of init number `init` to what becomes of it there are only steps that commute
 * with each other, and nobody else reads what is between. */
static bool commutes(const JigOp *op, size_t init) {
    JigBlock *body = jig_op_body(op);
    const JigValue *v = jig_block_arg(body, jig_linalg_num_ins(op) + init);
    const JigOpRow *kind = NULL;
    if (!jig_value_first_use(v))
        return true;
    JigOp *step = selects_extremum(v);
    if (step) {
        kind = JIG_ARITH(SELECT);
        v = jig_op_result(step, 0);
    }
    for (;;) {
        JigUse *use = jig_value_first_use(v);
        if (!use || jig_use_next(use))
            return false;
        step = jig_use_owner(use);
        if (jig_op_block(step) != body)
            return false;
        if (jig_op_is(step, JIG_LINALG(YIELD)))
            return jig_linalg_yield_values_at(step, init) == v;
        if (!is_resize(step)) {
            const JigOpRow *next = kind_of(step, jig_use_index(use));
            if (!next || (kind && kind != next))
                return false;
            kind = next;
        }
        v = jig_op_result(step, 0);
    }
}

static bool matters(const JigOp *op) {
    JigBlock *body = jig_op_body(op);
    size_t ins = jig_linalg_num_ins(op);
    for (size_t i = 0; body && ins + i < jig_block_num_args(body); ++i)
        if (!commutes(op, i))
            return true;
    return false;
}

/* The first reduction loop from `loop` on that may run more than once. */
static size_t next_reduction(const JigOp *op, size_t loop) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = s->num_loops(op);
    while (loop < n &&
           (s->iterator(op, loop) != JIG_REDUCTION || jig_linalg_static_loop_size(op, loop) == 1))
        ++loop;
    return loop;
}

/* ---- Buffers ---- */

static void tell(const JigOp *given, JigOrderChange change, JigOrderAnswer answer, const char *by) {
    JigOp *op = (JigOp *)(uintptr_t)given;
    if (!jig_asked_is_heard(jig_op_context(op)))
        return;
    JigOrderAsked asked = {.change = change,
                           .answer = answer,
                           .of = jig_asked_access(op, false),
                           .first = jig_asked_access(op, false),
                           .second = jig_asked_access(op, true),
                           .by = by};
    jig_asked_tell(jig_op_context(op), &asked);
}

/* An operand that is the buffer of init `init`, of which an iteration accesses other elements;
 * SIZE_MAX: none is known to be. */
static size_t other_view_of(const JigOp *op, size_t init) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_linalg_num_ins(op) + jig_dps_inits(op).count;
    for (size_t i = 0; i < n; ++i)
        if (i != init && jig_op_operand(op, i) == jig_op_operand(op, init) &&
            s->map(op, i) != s->map(op, init))
            return i;
    return SIZE_MAX;
}

bool jig_linalg_buffers_keep_order(const JigOp *op, JigOrderChange change, const char *broken,
                                   JigReason *why) {
    JIG_REQUIRE(op);
    JigOperandRange inits = jig_dps_inits(op);
    bool writes = false;
    if (!jig_structured(op))
        return true;
    for (size_t i = inits.start; i < inits.start + inits.count; ++i) {
        if (!jig_type_is_memref(jig_value_type(jig_op_operand(op, i))))
            continue;
        size_t other = other_view_of(op, i);
        writes = true;
        if (other == SIZE_MAX)
            continue;
        tell(op, change, JIG_ORDER_LOST, "one buffer, of which iterations use different elements");
        return jig_refuse(why, op,
                          "operands #{} and #{} of '{}' are one buffer, of which iterations write "
                          "what others use: what it computes depends on their order",
                          jig_fact_int((int64_t)other), jig_fact_int((int64_t)i),
                          jig_fact_str(jig_op_name_of(op)));
    }
    if (writes && broken)
        tell(op, change, JIG_ORDER_LOST, broken);
    else if (writes)
        tell(op, change, JIG_ORDER_KEPT,
             "promised by the structured op, whose buffers overlap element by element only");
    return true;
}

/* Do iterations keep their order? Loops stay in theirs, and of one in tiles nothing else is outside
 * those that follow it. */
static bool is_same_order(const JigLoopPart *outer, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (outer[i].loop != i || (outer[i].partly && i + 1 < n))
            return false;
    return true;
}

bool jig_linalg_keeps_order(const JigOp *op, const JigLoopPart *outer, size_t n, JigReason *why) {
    if (!jig_structured(op))
        return true;
    if (!is_same_order(outer, n) &&
        !jig_linalg_buffers_keep_order(op, JIG_ORDER_ITERATIONS, NULL, why))
        return false;
    size_t expected = next_reduction(op, 0);
    bool partly = false;
    for (size_t i = 0; i < n; ++i) {
        size_t loop = outer[i].loop;
        if (next_reduction(op, loop) != loop)
            continue;
        if (partly || loop != expected)
            return !matters(op) ||
                   jig_refuse(why, op,
                              "the result of '{}' depends on the order of its reduction loops, "
                              "which would be another from loop #{} on",
                              jig_fact_str(jig_op_name_of(op)), jig_fact_int((int64_t)expected));
        partly = outer[i].partly;
        if (!partly)
            expected = next_reduction(op, loop + 1);
    }
    return true;
}
