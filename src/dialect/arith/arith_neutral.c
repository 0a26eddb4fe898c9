/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the ops that combine two numbers leave as the other number is. */
#include "dialect/arith/arith.h"
#include "eval/reduce.h"
#include "support/arena.h"

/* `op` NULL: without flags. */
static bool excludes_infinities(const JigOp *op) {
    enum { NINF = 4 };
    const JigAttr *flags = op ? jig_arith_fastmath_attr(op) : NULL;
    return flags && (jig_attr_enum_value(flags) & NINF);
}

/* The least of all numbers; the greatest when not `negative`. The reference takes a NaN where a
 * format has no infinities, and then nothing else ever comes out. */
static JigFloat extreme(const JigOp *op, JigFloatKind kind, bool negative) {
    return excludes_infinities(op) || !jig_float_format(kind)->has_inf
               ? jig_float_largest(kind, negative)
               : jig_float_inf(kind, negative);
}

static bool neutral_float(const JigOpRow *row, const JigOp *op, JigFloatKind kind, JigFloat *out) {
    JigFloat nan = jig_float_nan(kind);
    if (row == JIG_ARITH(ADDF))
        *out = jig_float_zero(kind, false);
    else if (row == JIG_ARITH(MULF))
        *out = jig_float_from_double(kind, 1.0);
    else if (row == JIG_ARITH(MAXIMUMF) || row == JIG_ARITH(MINIMUMF))
        *out = extreme(op, kind, row == JIG_ARITH(MAXIMUMF));
    else if (row == JIG_ARITH(MAXNUMF))
        *out = jig_float_neg(nan);
    else if (row == JIG_ARITH(MINNUMF))
        *out = nan;
    else
        return false;
    return true;
}

static bool neutral_int(const JigOpRow *row, uint32_t width, JigArena *a, JigInt *out) {
    const JigInt zero = jig_int(width, 0, a), smin = jig_int_smin_of(width, a);
    const struct {
        const JigOpRow *row;
        JigInt value;
    } of[] = {
        {JIG_ARITH(ADDI), zero},
        {JIG_ARITH(ORI), zero},
        {JIG_ARITH(XORI), zero},
        {JIG_ARITH(MAXUI), zero},
        {JIG_ARITH(ANDI), jig_int_not(zero, a)},
        {JIG_ARITH(MINUI), jig_int_not(zero, a)},
        {JIG_ARITH(MAXSI), smin},
        {JIG_ARITH(MINSI), jig_int_not(smin, a)},
        {JIG_ARITH(MULI), jig_int(width, 1, a)},
    };
    for (size_t i = 0; i < JIG_LEN(of); ++i)
        if (row == of[i].row) {
            *out = of[i].value;
            return true;
        }
    return false;
}

static const JigAttr *neutral(const JigOpRow *row, const JigOp *op, const JigType *type) {
    JigFloat f;
    if (jig_type_is_float(type))
        return neutral_float(row, op, jig_type_float_kind(type), &f) ? jig_attr_float(type, f)
                                                                     : NULL;
    if (!jig_type_is_int_or_index(type))
        return NULL;
    JigArena *a = jig_arena_create();
    JigInt n;
    const JigAttr *value =
        neutral_int(row, jig_type_width(type), a, &n) ? jig_attr_big_int(type, n) : NULL;
    jig_arena_destroy(a);
    return value;
}

const JigAttr *jig_arith_neutral(const JigOp *op) {
    return jig_op_num_results(op) == 1 ? neutral(jig_op_row(op), op, jig_op_result_type(op, 0))
                                       : NULL;
}

const JigAttr *jig_arith_neutral_of(const JigOpRow *row, const JigType *type) {
    return neutral(row, NULL, type);
}

/* ---- Parts of reductions ---- */

/* The op whose other operand this one negates. */
static const JigOpRow *sum_of_difference(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(SUBF))   ? JIG_ARITH(ADDF)
           : jig_op_is(op, JIG_ARITH(SUBI)) ? JIG_ARITH(ADDI)
                                            : NULL;
}

bool jig_arith_combination(const JigOp *step, size_t carried, JigCombination *out, JigReason *why) {
    const JigOpRow *sum = sum_of_difference(step);
    if (sum && carried != 0)
        return jig_refuse(why, step,
                          "'{}' takes what was reduced so far from each element: the result "
                          "depends on their order, which structured.tile_using_for keeps",
                          jig_fact_str(jig_op_name_of(step)));
    *out = (JigCombination){.step = step, .by = sum ? sum : jig_op_row(step)};
    out->neutral =
        jig_op_num_results(step) == 1 ? neutral(out->by, step, jig_op_result_type(step, 0)) : NULL;
    return out->neutral ||
           jig_refuse(why, step,
                      "no op is known that combines parts of a reduction by '{}', and what they "
                      "start from: structured.tile_using_for keeps the order of its elements",
                      jig_fact_str(jig_op_name_of(step)));
}

static bool may_forbid_overflow(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(ADDI)) || jig_op_is(op, JIG_ARITH(SUBI)) ||
           jig_op_is(op, JIG_ARITH(MULI));
}

void jig_arith_may_overflow(JigRewriter *rw, JigOp *step) {
    if (may_forbid_overflow(step) && jig_attr_enum_value(jig_arith_overflow_flags_attr(step)))
        jig_arith_set_overflow_flags(rw, step, jig_attr_enum(rw->ctx, JIG_ARITH_OVERFLOW_ATTR, 0));
}

static JigOp *build_sum(JigRewriter *rw, JigLoc loc, const JigCombination *c, JigValue *lhs,
                        JigValue *rhs) {
    return c->by == JIG_ARITH(ADDF)
               ? jig_arith_addf_build(rw, loc,
                                      &(JigArithAddf){.lhs = lhs,
                                                      .rhs = rhs,
                                                      .fastmath = jig_arith_fastmath_attr(c->step)})
               : jig_arith_addi_build(rw, loc, &(JigArithAddi){.lhs = lhs, .rhs = rhs});
}

JigValue *jig_arith_combine(JigRewriter *rw, JigLoc loc, const JigCombination *c, JigValue *lhs,
                            JigValue *rhs) {
    if (c->by != jig_op_row(c->step))
        return jig_op_result(build_sum(rw, loc, c, lhs, rhs), 0);
    const JigType *type = jig_op_result_type(c->step, 0);
    JigOp *copy = jig_rw_clone_with(rw, loc, c->step, (JigValue *[]){lhs, rhs}, &type);
    jig_arith_may_overflow(rw, copy);
    return jig_op_result(copy, 0);
}

/* ---- Kinds of atomic updates ---- */

const JigOpRow *jig_arith_atomic_row(int64_t kind) {
    static const JigOpRow *const rows[JIG_NUM_ATOMIC_KINDS] = {
        [JIG_ATOMIC_ADDF] = JIG_ARITH(ADDF),       [JIG_ATOMIC_ADDI] = JIG_ARITH(ADDI),
        [JIG_ATOMIC_ANDI] = JIG_ARITH(ANDI),       [JIG_ATOMIC_MAXIMUMF] = JIG_ARITH(MAXIMUMF),
        [JIG_ATOMIC_MAXNUMF] = JIG_ARITH(MAXNUMF), [JIG_ATOMIC_MAXS] = JIG_ARITH(MAXSI),
        [JIG_ATOMIC_MAXU] = JIG_ARITH(MAXUI),      [JIG_ATOMIC_MINIMUMF] = JIG_ARITH(MINIMUMF),
        [JIG_ATOMIC_MINNUMF] = JIG_ARITH(MINNUMF), [JIG_ATOMIC_MINS] = JIG_ARITH(MINSI),
        [JIG_ATOMIC_MINU] = JIG_ARITH(MINUI),      [JIG_ATOMIC_MULF] = JIG_ARITH(MULF),
        [JIG_ATOMIC_MULI] = JIG_ARITH(MULI),       [JIG_ATOMIC_ORI] = JIG_ARITH(ORI),
        [JIG_ATOMIC_XORI] = JIG_ARITH(XORI),
    };
    return kind >= 0 && kind < JIG_NUM_ATOMIC_KINDS ? rows[kind] : NULL;
}
