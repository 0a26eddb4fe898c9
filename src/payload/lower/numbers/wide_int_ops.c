/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arithmetic on wide integers, half by half. */
#include "payload/lower/numbers/wide_int.h"

#include "dialect/vector/vector.h"

#define OP(row, a, b) jig_wide_int_half_op(&h, JIG_ARITH(row), a, b)

/* Both operands as halves. False: it is not about wide integers. */
typedef struct Four {
    JigHalves h;
    JigValue *l0, *l1, *r0, *r1;
} Four;

static bool begin(JigRewriter *rw, const JigOp *op, const JigType *type, JigHalves *h) {
    *h = jig_wide_int_halves_of(rw, op, type);
    return h->whole || jig_no_match(rw, op, "not of integers with two halves");
}

static bool take(JigRewriter *rw, const JigOp *op, const JigType *type, JigValue *lhs,
                 JigValue *rhs, Four *f) {
    JIG_CHECK(begin(rw, op, type, &f->h));
    f->l0 = jig_wide_int_half(&f->h, lhs, 0);
    f->l1 = jig_wide_int_half(&f->h, lhs, 1);
    f->r0 = jig_wide_int_half(&f->h, rhs, 0);
    f->r1 = jig_wide_int_half(&f->h, rhs, 1);
    return true;
}
static bool take_both(JigRewriter *rw, const JigOp *op, Four *f) {
    JigValue *lhs = jig_converted(rw, jig_arith_lhs(op)),
             *rhs = jig_converted(rw, jig_arith_rhs(op));
    return take(rw, op, jig_value_type(jig_arith_lhs(op)), lhs, rhs, f);
}

static bool replace(JigOp *op, const JigHalves *h, JigValue *low, JigValue *high) {
    jig_rw_replace1(h->rw, op, jig_wide_int_join_halves(h, low, high));
    return true;
}

/* ---- Sums and products ---- */

static bool add(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Four f;
    JIG_CHECK(take_both(rw, op, &f));
    JigHalves h = f.h;
    const JigType *type = jig_wide_int_half_type(&h),
                  *types[] = {type, jig_wide_int_with_element(type, jig_type_i(rw->ctx, 1))};
    JigOp *sum = jig_build(rw, h.loc, JIG_ARITH(ADDUI_EXTENDED), (JigValue *[]){f.l0, f.r0}, 2,
                           types, 2, NULL);
    JigValue *carry = jig_wide_int_half_cast(&h, JIG_ARITH(EXTUI), jig_op_result(sum, 1), type),
             *more = OP(ADDI, carry, f.l1), *high = OP(ADDI, more, f.r1);
    return replace(op, &h, jig_op_result(sum, 0), high);
}

static bool sub(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Four f;
    JIG_CHECK(take_both(rw, op, &f));
    JigHalves h = f.h;
    JigValue *low = OP(SUBI, f.l0, f.r0),
             *below = jig_loop_int_compare(rw, h.loc, JIG_COMPARE_ULT, f.l0, f.r0),
             *borrow =
                 jig_wide_int_half_cast(&h, JIG_ARITH(EXTUI), below, jig_wide_int_half_type(&h)),
             *less = OP(SUBI, f.l1, borrow), *high = OP(SUBI, less, f.r1);
    return replace(op, &h, low, high);
}

static bool mul(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Four f;
    JIG_CHECK(take_both(rw, op, &f));
    JigHalves h = f.h;
    const JigType *type = jig_wide_int_half_type(&h), *types[] = {type, type};
    JigOp *low = jig_build(rw, h.loc, JIG_ARITH(MULUI_EXTENDED), (JigValue *[]){f.l0, f.r0}, 2,
                           types, 2, NULL);
    JigValue *first = OP(MULI, f.l0, f.r1), *second = OP(MULI, f.l1, f.r0),
             *sum = OP(ADDI, jig_op_result(low, 1), first), *high = OP(ADDI, sum, second);
    return replace(op, &h, jig_op_result(low, 0), high);
}

/* `self->data` is the row. */
static bool bitwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Four f;
    JIG_CHECK(take_both(rw, op, &f));
    JigValue *low = jig_wide_int_half_op(&f.h, self->data, f.l0, f.r0);
    return replace(op, &f.h, low, jig_wide_int_half_op(&f.h, self->data, f.l1, f.r1));
}

/* ---- Comparisons and choices ---- */

/* The lower halves have no sign. */
static bool compare(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Four f;
    JIG_CHECK(take_both(rw, op, &f));
    JigIntCompare how = (JigIntCompare)jig_arith_predicate(op);
    JigHalves h = f.h;
    JigValue *low = jig_loop_int_compare(rw, h.loc, jig_compare_unsigned(how), f.l0, f.r0),
             *high = jig_loop_int_compare(rw, h.loc, how, f.l1, f.r1), *all;
    if (how == JIG_COMPARE_EQ) {
        all = OP(ANDI, low, high);
    } else if (how == JIG_COMPARE_NE) {
        all = OP(ORI, low, high);
    } else {
        JigValue *same = jig_loop_int_compare(rw, h.loc, JIG_COMPARE_EQ, f.l1, f.r1);
        all = jig_loop_int_select(rw, h.loc, same, low, high);
    }
    jig_rw_replace1(rw, op, jig_wide_int_drop_unit_dim(&h, all));
    return true;
}

static bool choose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Four f;
    JIG_CHECK(take(rw, op, jig_op_result_type(op, 0),
                   jig_converted(rw, jig_arith_select_true_value(op)),
                   jig_converted(rw, jig_arith_select_false_value(op)), &f));
    JigHalves h = f.h;
    JigValue *condition = jig_wide_int_append_unit_dim(
                 &h, jig_converted(rw, jig_arith_select_condition(op))),
             *low = jig_loop_int_select(rw, h.loc, condition, f.l0, f.r0);
    return replace(op, &h, low, jig_loop_int_select(rw, h.loc, condition, f.l1, f.r1));
}

/* The one of which the comparison holds: `self->data` says how. */
static bool extremum(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigHalves h;
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op);
    JIG_CHECK(begin(rw, op, jig_value_type(a), &h));
    JigValue *first = jig_loop_int_compare(rw, h.loc, *(const JigIntCompare *)self->data, a, b);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, h.loc, first, a, b));
    return true;
}

/* ---- Shifts by up to the bits of both halves ---- */

/* What of `from` moves on to the other half: shifted by one and then by what is left of the bits
 * but one, so that a shift by 0 is none by all of them; or, from there on, shifted by the rest. */
static JigValue *moved_on(const JigHalves *h, const JigOpRow *there, const JigOpRow *back,
                          JigValue *from, JigValue *by, JigValue *far) {
    JigValue *one = jig_wide_int_half_constant(h, 1),
             *most = jig_wide_int_half_constant(h, h->half - 1),
             *by_one = jig_wide_int_half_op(h, back, from, one),
             *left = jig_wide_int_half_op(h, JIG_ARITH(SUBI), most, by),
             *near = jig_wide_int_half_op(h, back, by_one, left),
             *bits = jig_wide_int_half_constant(h, h->half),
             *rest = jig_wide_int_half_op(h, JIG_ARITH(SUBI), by, bits),
             *beyond = jig_wide_int_half_op(h, there, from, rest);
    return jig_loop_int_select(h->rw, h->loc, far, beyond, near);
}

typedef struct Shift {
    const JigOpRow *there, *back;
    int64_t from; /* the half that moves on to the other one */
} Shift;

static bool shift(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Shift *s = self->data;
    JigHalves h;
    JigValue *a = jig_converted(rw, jig_arith_lhs(op)), *b = jig_converted(rw, jig_arith_rhs(op));
    JIG_CHECK(begin(rw, op, jig_op_result_type(op, 0), &h));
    JigValue *halves[] = {jig_wide_int_half(&h, a, 0), jig_wide_int_half(&h, a, 1)},
             *by = jig_wide_int_half(&h, b, 0), *zero = jig_wide_int_half_constant(&h, 0),
             *bits = jig_wide_int_half_constant(&h, h.half),
             *far = jig_loop_int_compare(rw, h.loc, JIG_COMPARE_UGE, by, bits), *kept[2];
    for (int64_t i = 0; i < 2; i++) {
        JigValue *within = jig_wide_int_half_op(&h, s->there, halves[i], by);
        kept[i] = jig_loop_int_select(rw, h.loc, far, zero, within);
    }
    JigValue *moved = moved_on(&h, s->there, s->back, halves[s->from], by, far);
    kept[1 - s->from] = OP(ORI, kept[1 - s->from], moved);
    return replace(op, &h, kept[0], kept[1]);
}

/* Bits of the sign come in from above; where nothing is shifted, there are none. */
static bool shift_signed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op);
    JIG_CHECK(begin(rw, op, type, &h));
    JigValue *high = jig_wide_int_half(&h, jig_converted(rw, a), 1),
             *by = jig_wide_int_half(&h, jig_converted(rw, b), 0),
             *zero = jig_wide_int_half_constant(&h, 0),
             *negative = jig_wide_int_drop_unit_dim(
                 &h, jig_loop_int_compare(rw, h.loc, JIG_COMPARE_SLT, high, zero)),
             *signs = jig_wide_int_half_cast(&h, JIG_ARITH(EXTSI), negative, type),
             *all = jig_wide_int_half_constant(&h, 2 * (int64_t)h.half), *rest = OP(SUBI, all, by),
             *far = jig_wide_int_half_cast(&h, JIG_ARITH(EXTUI),
                                           jig_wide_int_drop_unit_dim(&h, rest), type),
             *above = OP(SHLI, signs, far), *below = OP(SHRUI, a, b), *both = OP(ORI, below, above),
             *none = jig_wide_int_drop_unit_dim(
                 &h, jig_loop_int_compare(rw, h.loc, JIG_COMPARE_EQ, by, zero));
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, h.loc, none, a, both));
    return true;
}

/* ---- Text ---- */

static bool print(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigVectorPrint parts = {.source = jig_converted(rw, jig_vector_print_source(op)),
                            .punctuation = jig_vector_print_punctuation_attr(op)};
    jig_rw_replace_op(rw, op, jig_vector_print_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- The list ---- */

static const JigIntCompare slt = JIG_COMPARE_SLT, sgt = JIG_COMPARE_SGT, ult = JIG_COMPARE_ULT,
                           ugt = JIG_COMPARE_UGT;
static const Shift left = {JIG_ARITH(SHLI), JIG_ARITH(SHRUI), 0},
                   right = {JIG_ARITH(SHRUI), JIG_ARITH(SHLI), 1};
#define PATTERN(op, function, ...)                                                                 \
    { .name = op, .root = op, .fn = function, .converts = true, __VA_ARGS__ }
const JigPattern jig_wide_int_patterns[] = {
    PATTERN("arith.addi", add),
    PATTERN("arith.subi", sub),
    PATTERN("arith.muli", mul),
    PATTERN("arith.andi", bitwise, .data = JIG_ARITH(ANDI)),
    PATTERN("arith.ori", bitwise, .data = JIG_ARITH(ORI)),
    PATTERN("arith.xori", bitwise, .data = JIG_ARITH(XORI)),
    PATTERN("arith.cmpi", compare),
    PATTERN("arith.select", choose),
    PATTERN("arith.maxsi", extremum, .data = &sgt),
    PATTERN("arith.maxui", extremum, .data = &ugt),
    PATTERN("arith.minsi", extremum, .data = &slt),
    PATTERN("arith.minui", extremum, .data = &ult),
    PATTERN("arith.shli", shift, .data = &left),
    PATTERN("arith.shrui", shift, .data = &right),
    PATTERN("arith.shrsi", shift_signed),
    PATTERN("vector.print", print),
    {0},
};
