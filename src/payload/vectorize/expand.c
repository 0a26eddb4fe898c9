/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/expand.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"

/* The affine.apply op at work. */
typedef struct Expansion {
    JigRewriter *rw;
    JigLoc loc;
    const JigOp *op;
    unsigned num_dims;
} Expansion;

enum { SLT = 2, SLE = 3 }; /* of arith.cmpi_predicate */

static JigValue *binary(const Expansion *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *type = jig_type_index(x->rw->ctx);
    return jig_op_result(jig_build(x->rw, x->loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

static JigValue *compare(const Expansion *x, int64_t predicate, JigValue *a, JigValue *b) {
    JigArithCmpi parts = {.predicate = jig_attr_i64(x->rw->ctx, predicate),
                          .lhs = a,
                          .rhs = b,
                          .result_type = jig_type_i(x->rw->ctx, 1)};
    return jig_op_result(jig_arith_cmpi_build(x->rw, x->loc, &parts), 0);
}

static JigValue *choose(const Expansion *x, JigValue *condition, JigValue *a, JigValue *b) {
    const JigType *type = jig_type_index(x->rw->ctx);
    return jig_op_result(jig_build(x->rw, x->loc, JIG_ARITH(SELECT),
                                   (JigValue *[]){condition, a, b}, 3, &type, 1, NULL),
                         0);
}

static JigValue *product(const Expansion *x, JigValue *a, JigValue *b) {
    JigArithMuli parts = {.lhs = a, .rhs = b};
    JigOp *op = jig_arith_muli_build(x->rw, x->loc, &parts);
    jig_arith_muli_set_overflow_flags(
        x->rw, op, jig_attr_enum(x->rw->ctx, JIG_ARITH_OVERFLOW_ATTR, 1 /* nsw */));
    return jig_op_result(op, 0);
}

/* The remainder of arith has the sign of the dividend. */
static JigValue *modulo(const Expansion *x, JigValue *a, JigValue *b) {
    JigValue *rest = binary(x, JIG_ARITH(REMSI), a, b), *zero = jig_arith_index(x->rw, x->loc, 0),
             *negative = compare(x, SLT, rest, zero);
    return choose(x, negative, binary(x, JIG_ARITH(ADDI), rest, b), rest);
}

/* Division of arith rounds to zero. */
static JigValue *divide_down(const Expansion *x, JigValue *a, JigValue *b) {
    JigValue *zero = jig_arith_index(x->rw, x->loc, 0),
             *minus_one = jig_arith_index(x->rw, x->loc, -1), *negative = compare(x, SLT, a, zero),
             *dividend = choose(x, negative, binary(x, JIG_ARITH(SUBI), minus_one, a), a),
             *quotient = binary(x, JIG_ARITH(DIVSI), dividend, b);
    return choose(x, negative, binary(x, JIG_ARITH(SUBI), minus_one, quotient), quotient);
}

static JigValue *divide_up(const Expansion *x, JigValue *a, JigValue *b) {
    JigValue *zero = jig_arith_index(x->rw, x->loc, 0), *one = jig_arith_index(x->rw, x->loc, 1),
             *negative = compare(x, SLE, a, zero), *turned = binary(x, JIG_ARITH(SUBI), zero, a),
             *less = binary(x, JIG_ARITH(SUBI), a, one),
             *dividend = choose(x, negative, turned, less),
             *quotient = binary(x, JIG_ARITH(DIVSI), dividend, b),
             *back = binary(x, JIG_ARITH(SUBI), zero, quotient),
             *more = binary(x, JIG_ARITH(ADDI), quotient, one);
    return choose(x, negative, back, more);
}

static JigValue *expand(const Expansion *x, const JigExpr *e) {
    JigExprKind kind = jig_expr_kind(e);
    if (kind == JIG_EXPR_CONSTANT)
        return jig_arith_index(x->rw, x->loc, jig_expr_value(e));
    if (kind == JIG_EXPR_DIM)
        return jig_op_operand(x->op, jig_expr_position(e));
    if (kind == JIG_EXPR_SYMBOL)
        return jig_op_operand(x->op, x->num_dims + jig_expr_position(e));
    JigValue *a = expand(x, jig_expr_lhs(e)), *b = expand(x, jig_expr_rhs(e));
    switch (kind) {
    case JIG_EXPR_ADD:
        return binary(x, JIG_ARITH(ADDI), a, b);
    case JIG_EXPR_MUL:
        return product(x, a, b);
    case JIG_EXPR_MOD:
        return modulo(x, a, b);
    case JIG_EXPR_FLOORDIV:
        return divide_down(x, a, b);
    default:
        return divide_up(x, a, b);
    }
}

static void note_divisor(const JigExpr *e, void *user) {
    JigExprKind kind = jig_expr_kind(e);
    int64_t divisor;
    if ((kind == JIG_EXPR_MOD || kind == JIG_EXPR_FLOORDIV || kind == JIG_EXPR_CEILDIV) &&
        jig_expr_is_constant(jig_expr_rhs(e), &divisor) && divisor <= 0)
        *(bool *)user = true;
}

void jig_expand_applies(JigRewriter *rw, JigBlock *block) {
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        next = jig_op_next(op);
        if (!jig_op_is(op, JIG_AFFINE(APPLY)))
            continue;
        const JigMap *map = jig_affine_apply_map(op);
        bool bad_divisor = false;
        jig_expr_walk(jig_map_result(map, 0), note_divisor, &bad_divisor);
        if (bad_divisor)
            continue;
        jig_at_before(rw, op);
        Expansion x = {rw, jig_op_loc(op), op, jig_map_num_dims(map)};
        jig_rw_replace1(rw, op, expand(&x, jig_map_result(map, 0)));
    }
}
