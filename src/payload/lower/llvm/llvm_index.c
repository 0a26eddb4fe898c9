/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * index to llvm. Most ops have one of their own there; divisions that round up
 * or down are made of the one that rounds towards zero.
 */
#include "dialect/index/index.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/llvm_sets.h"

static JigValue *choose(JigRewriter *rw, JigLoc loc, JigValue *condition, JigValue *yes,
                        JigValue *no) {
    JigLlvmSelect parts = {.condition = condition,
                           .true_value = yes,
                           .false_value = no,
                           .res_type = jig_value_type(yes)};
    return jig_op_result(jig_llvm_select_build(rw, loc, &parts), 0);
}

/* ---- Constants ---- */
static JigValue *number(JigRewriter *rw, JigLoc loc, int64_t n) {
    const JigType *type = jig_to_llvm_of(rw)->index;
    return jig_to_llvm_constant(rw, loc, type, jig_attr_int(type, n));
}

static bool constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace1(rw, op, number(rw, jig_op_loc(op), jig_index_constant_value(op)));
    return true;
}

static bool size_of(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace1(rw, op, number(rw, jig_op_loc(op), jig_to_llvm_of(rw)->options.index_bits));
    return true;
}

static bool bool_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmMlirConstant parts = {.res_type = jig_op_result_type(op, 0),
                                 .value = jig_index_bool_constant_value_attr(op),
                                 .attrs = jig_op_attrs(op)};
    jig_rw_replace_op(rw, op, jig_llvm_mlir_constant_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- Casts and comparisons ---- */
/* `self->data` is the row of the op that makes them wider. */
static bool cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValue *in = jig_converted(rw, jig_index_input(op));
    if (!type || !in)
        return jig_no_match(rw, op, "a type has none there");
    uint32_t from = jig_type_width(jig_value_type(in)), to = jig_type_width(type);
    if (from != to) {
        const JigOpRow *row = from > to ? JIG_LLVM(TRUNC) : self->data;
        in = jig_op_result(jig_build(rw, jig_op_loc(op), row, &in, 1, &type, 1, NULL), 0);
    }
    jig_rw_replace1(rw, op, in);
    return true;
}

static bool lower_cmp(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList in = jig_converted_operands(rw);
    int64_t predicate = jig_attr_enum_value(jig_index_cmp_pred_attr(op));
    jig_rw_replace1(rw, op,
                    jig_to_llvm_compare(rw, jig_op_loc(op), predicate, in.items[0], in.items[1]));
    return true;
}

/* ---- Divisions ---- */
typedef struct Division {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *n, *m; /* to divide n by m */
} Division;

static JigValue *op2(const Division *d, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_to_llvm_binary(d->rw, d->loc, row, a, b);
}

static JigValue *test(const Division *d, JigIntCompare predicate, JigValue *a, JigValue *b) {
    return jig_to_llvm_compare(d->rw, d->loc, predicate, a, b);
}

/* n = 0 ? 0 : (n - 1) / m + 1 */
static JigValue *up_unsigned(const Division *d) {
    JigValue *zero = number(d->rw, d->loc, 0), *one = number(d->rw, d->loc, 1);
    JigValue *less = op2(d, JIG_LLVM(SUB), d->n, one);
    JigValue *quotient = op2(d, JIG_LLVM(UDIV), less, d->m);
    JigValue *more = op2(d, JIG_LLVM(ADD), quotient, one);
    return choose(d->rw, d->loc, test(d, JIG_COMPARE_EQ, d->n, zero), zero, more);
}

/* n and m of two signs: -1 - ((m < 0 ? 1 : -1) - n) / m, else n / m. Both are computed, and the
 * first overflows where m is -1. */
static JigValue *down(const Division *d) {
    JigValue *zero = number(d->rw, d->loc, 0), *one = number(d->rw, d->loc, 1),
             *minus = number(d->rw, d->loc, -1);
    JigValue *m_negative = test(d, JIG_COMPARE_SLT, d->m, zero);
    JigValue *step = choose(d->rw, d->loc, m_negative, one, minus);
    JigValue *towards = op2(d, JIG_LLVM(SUB), step, d->n);
    JigValue *below = op2(d, JIG_LLVM(SUB), minus, op2(d, JIG_LLVM(SDIV), towards, d->m));
    JigValue *quotient = op2(d, JIG_LLVM(SDIV), d->n, d->m);
    JigValue *n_negative = test(d, JIG_COMPARE_SLT, d->n, zero);
    JigValue *differ = test(d, JIG_COMPARE_NE, n_negative, m_negative);
    JigValue *not_zero = test(d, JIG_COMPARE_NE, d->n, zero);
    return choose(d->rw, d->loc, op2(d, JIG_LLVM(AND), differ, not_zero), below, quotient);
}

/* The quotient, and one more or less where there is a rest. */
static JigValue *corrected(const Division *d, bool is_up) {
    JigValue *zero = number(d->rw, d->loc, 0), *step = number(d->rw, d->loc, is_up ? 1 : -1);
    JigValue *quotient = op2(d, JIG_LLVM(SDIV), d->n, d->m);
    JigValue *product = op2(d, JIG_LLVM(MUL), quotient, d->m);
    JigValue *has_rest = test(d, JIG_COMPARE_NE, product, d->n);
    JigValue *n_negative = test(d, JIG_COMPARE_SLT, d->n, zero),
             *m_negative = test(d, JIG_COMPARE_SLT, d->m, zero);
    JigValue *rounded = test(d, is_up ? JIG_COMPARE_EQ : JIG_COMPARE_NE, n_negative, m_negative);
    JigValue *other = op2(d, JIG_LLVM(ADD), quotient, step);
    return choose(d->rw, d->loc, op2(d, JIG_LLVM(AND), has_rest, rounded), other, quotient);
}

/* A constant, perhaps of the llvm dialect already. */
static bool is_known(JigValue *v, int64_t *n) {
    const JigOp *op = jig_value_def(v);
    if (op && jig_op_is(op, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST)) &&
        jig_op_num_operands(op) == 1)
        v = jig_builtin_unrealized_conversion_cast_inputs_at(op, 0);
    return jig_constant_int(v, n);
}

static bool divide(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList in = jig_converted_operands(rw);
    Division d = {rw, jig_op_loc(op), in.items[0], in.items[1]};
    int64_t m;
    JigValue *quotient;
    if (jig_op_is(op, JIG_INDEX(CEILDIVU)))
        quotient = up_unsigned(&d);
    else if (jig_op_is(op, JIG_INDEX(FLOORDIVS)) && is_known(jig_index_rhs(op), &m) && m != -1)
        quotient = down(&d);
    else
        quotient = corrected(&d, jig_op_is(op, JIG_INDEX(CEILDIVS)));
    jig_rw_replace1(rw, op, quotient);
    return true;
}

/* ---- The set ---- */
#define INDEX(op_name, function, with)                                                             \
    {                                                                                              \
        .name = "index." op_name " to llvm", .root = "index." op_name, .converts = true,           \
        .fn = function, .data = with                                                               \
    }
#define PLAIN(op_name, row) INDEX(op_name, jig_to_llvm_plain, &(const JigLlvmPlain){.to = row})

const JigPattern jig_to_llvm_index_patterns[] = {
    PLAIN("add", JIG_LLVM(ADD)),
    PLAIN("and", JIG_LLVM(AND)),
    INDEX("bool.constant", bool_constant, NULL),
    INDEX("casts", cast, JIG_LLVM(SEXT)),
    INDEX("castu", cast, JIG_LLVM(ZEXT)),
    INDEX("ceildivs", divide, NULL),
    INDEX("ceildivu", divide, NULL),
    INDEX("cmp", lower_cmp, NULL),
    INDEX("constant", constant, NULL),
    PLAIN("divs", JIG_LLVM(SDIV)),
    PLAIN("divu", JIG_LLVM(UDIV)),
    INDEX("floordivs", divide, NULL),
    PLAIN("maxs", JIG_LLVM(INTR_SMAX)),
    PLAIN("maxu", JIG_LLVM(INTR_UMAX)),
    PLAIN("mins", JIG_LLVM(INTR_SMIN)),
    PLAIN("minu", JIG_LLVM(INTR_UMIN)),
    PLAIN("mul", JIG_LLVM(MUL)),
    PLAIN("or", JIG_LLVM(OR)),
    PLAIN("rems", JIG_LLVM(SREM)),
    PLAIN("remu", JIG_LLVM(UREM)),
    PLAIN("shl", JIG_LLVM(SHL)),
    PLAIN("shrs", JIG_LLVM(ASHR)),
    PLAIN("shru", JIG_LLVM(LSHR)),
    INDEX("sizeof", size_of, NULL),
    PLAIN("sub", JIG_LLVM(SUB)),
    PLAIN("xor", JIG_LLVM(XOR)),
    {0},
};
