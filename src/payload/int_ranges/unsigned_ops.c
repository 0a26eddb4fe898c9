/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops on signed numbers that are never negative, as those on unsigned ones. */
#include "analysis/ranges.h"
#include "dialect/arith/arith.h"
#include "jig/rewrite.h"
#include "jig/pass.h"

/* ---- What becomes what ---- */

static const struct {
    int of, by;
} rows[] = {
    {JIG_ARITH_DIVSI, JIG_ARITH_DIVUI},      {JIG_ARITH_CEILDIVSI, JIG_ARITH_CEILDIVUI},
    {JIG_ARITH_FLOORDIVSI, JIG_ARITH_DIVUI}, {JIG_ARITH_REMSI, JIG_ARITH_REMUI},
    {JIG_ARITH_MINSI, JIG_ARITH_MINUI},      {JIG_ARITH_MAXSI, JIG_ARITH_MAXUI},
    {JIG_ARITH_EXTSI, JIG_ARITH_EXTUI},
};

/* NULL: no row. */
static const JigOpRow *unsigned_row(const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(rows); i++)
        if (jig_op_is(op, &jig_arith_ops[rows[i].of]))
            return &jig_arith_ops[rows[i].by];
    return NULL;
}

/* Of arith.cmpi. */
static JigIntCompare unsigned_predicate(const JigOp *op) {
    return jig_compare_unsigned((JigIntCompare)jig_arith_predicate(op));
}
static bool compares_signed(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(CMPI)) &&
           (int64_t)unsigned_predicate(op) != jig_arith_predicate(op);
}

/* ---- Where it may ---- */

static bool is_never_negative(const JigIntRanges *ranges, const JigValue *v) {
    JigIntRange r;
    return jig_ranges_find(ranges, v, &r) && r.smin >= 0;
}

static bool are_never_negative(const JigIntRanges *ranges, const JigOp *op, bool results) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!is_never_negative(ranges, jig_op_operand(op, i)))
            return false;
    return !results || is_never_negative(ranges, jig_op_result(op, 0));
}

/* ---- The pass ---- */

/* Nothing is said of the result: what is computed from it stays signed. */
static void replace(JigRewriter *rw, JigOp *op) {
    jig_at_before(rw, op);
    JigOp *by;
    if (compares_signed(op)) {
        JigArithCmpi parts = {.lhs = jig_arith_lhs(op),
                              .rhs = jig_arith_rhs(op),
                              .predicate = jig_attr_i64(rw->ctx, unsigned_predicate(op))};
        by = jig_arith_cmpi_build(rw, jig_op_loc(op), &parts);
    } else {
        const JigType *type = jig_op_result_type(op, 0);
        size_t n = jig_op_num_operands(op);
        JigOpState state = {.name = jig_op_name_of_row(rw->ctx, unsigned_row(op)),
                            .loc = jig_op_loc(op),
                            .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
                            .num_operands = n,
                            .types = &type,
                            .num_types = 1,
                            .attrs = jig_op_attrs(op)};
        for (size_t i = 0; i < n; i++)
            state.operands[i] = jig_op_operand(op, i);
        by = jig_create(rw, &state);
    }
    jig_rw_replace_op(rw, op, by);
}

static JigWalk collect(JigOp *op, void *ops) {
    if (unsigned_row(op) || compares_signed(op))
        jig_vec_push((JigOpVec *)ops, op);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigIntRanges *ranges = jig_ranges_create(call->op, false);
    JigOpVec ops = {0};
    jig_walk_pre(call->op, collect, &ops);
    for (size_t i = 0; i < ops.len; i++)
        if (are_never_negative(ranges, ops.data[i], !compares_signed(ops.data[i])))
            replace(call->rw, ops.data[i]);
    jig_vec_free(&ops);
    jig_ranges_free(ranges);
    return true;
}

const JigPassRow jig_pass_arith_unsigned_when_equivalent = {
    .name = "arith-unsigned-when-equivalent",
    .title = "ArithUnsignedWhenEquivalentPass",
    .run = run,
    .summary = "signed arithmetic on numbers that are never negative as unsigned",
};
