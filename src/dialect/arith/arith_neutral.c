/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Neutral elements of the ops that reductions combine values with. */
#include "dialect/arith/arith_int.h"

enum { FAST_NINF = 4 };

/* What a value starts from; the maximum of numbers starts from a negative NaN, which every
 * number beats. */
typedef enum Start {
    NONE,
    ZERO,
    ONE,
    ALL_ONES,
    SIGNED_MIN,
    SIGNED_MAX,
    NEG_INF,
    INF,
    NEG_NAN,
    NAN_VALUE
} Start;

typedef struct Reduction {
    int op;
    Start start;
} Reduction;

/* By arith.atomic_rmw_kind. */
static const Reduction reductions[] = {
    {JIG_ARITH_ADDF, ZERO},         {JIG_ARITH_ADDI, ZERO},        {JIG_ARITH_ANDI, ALL_ONES},
    {-1, NONE} /* assign */,        {JIG_ARITH_MAXIMUMF, NEG_INF}, {JIG_ARITH_MAXNUMF, NEG_NAN},
    {JIG_ARITH_MAXSI, SIGNED_MIN},  {JIG_ARITH_MAXUI, ZERO},       {JIG_ARITH_MINIMUMF, INF},
    {JIG_ARITH_MINNUMF, NAN_VALUE}, {JIG_ARITH_MINSI, SIGNED_MAX}, {JIG_ARITH_MINUI, ALL_ONES},
    {JIG_ARITH_MULF, ONE},          {JIG_ARITH_MULI, ONE},         {JIG_ARITH_ORI, ZERO},
    {JIG_ARITH_XORI, ZERO},
};

static JigFloat start_float(Start start, JigFloatKind kind, bool finite) {
    bool negative = start == NEG_INF || start == NEG_NAN;
    switch (start) {
    case ONE:
        return jig_float_from_double(kind, 1.0);
    case NEG_INF:
    case INF:
        return finite ? jig_float_largest(kind, negative) : jig_float_inf(kind, negative);
    case NEG_NAN:
        return jig_float_neg(jig_float_nan(kind));
    case NAN_VALUE:
        return jig_float_nan(kind);
    default:
        return jig_float_zero(kind, false);
    }
}

static JigInt start_int(Start start, uint32_t width, JigArena *a) {
    switch (start) {
    case ONE:
        return jig_int(width, 1, a);
    case ALL_ONES:
        return jig_int_umax_of(width, a);
    case SIGNED_MIN:
        return jig_int_smin_of(width, a);
    case SIGNED_MAX:
        return jig_int_smax_of(width, a);
    default:
        return jig_int(width, 0, a);
    }
}

const JigAttr *jig_arith_identity(int64_t kind, const JigType *type, bool finite) {
    const JigType *element = jig_type_element_or_self(type);
    if (kind < 0 || kind >= (int64_t)JIG_LEN(reductions) || reductions[kind].start == NONE)
        return NULL;
    Start start = reductions[kind].start;
    if (jig_type_is_float(element)) {
        JigFloat f = start_float(start, jig_type_float_kind(element), finite);
        return jig_const_splat(type, jig_attr_float(element, f));
    }
    if (!jig_type_is_int_or_index(element))
        return NULL;
    JigArena *a = jig_arena_create();
    const JigAttr *x = jig_attr_big_int(element, start_int(start, jig_type_width(element), a));
    jig_arena_destroy(a);
    return jig_const_splat(type, x);
}

int64_t jig_arith_reduction_kind(const JigOp *op) {
    for (size_t kind = 0; kind < JIG_LEN(reductions); kind++)
        if (reductions[kind].op >= 0 && jig_op_is(op, &jig_arith_ops[reductions[kind].op]))
            return (int64_t)kind;
    return -1;
}

const JigAttr *jig_arith_neutral(const JigOp *op) {
    const JigAttr *flags = jig_op_attr(op, "fastmath");
    bool finite = flags && (jig_attr_enum_value(flags) & FAST_NINF) != 0;
    int64_t kind = jig_arith_reduction_kind(op);
    const JigType *type = kind < 0 ? NULL : jig_value_type(jig_op_result(op, 0));
    return type ? jig_arith_identity(kind, type, finite) : NULL;
}
