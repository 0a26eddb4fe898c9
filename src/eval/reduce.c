/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/reduce.h"
#include "support/check.h"

static JigEvalState assign(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    *out = in[1];
    return JIG_EVAL_VALUE;
}
static const JigEvalKernel assignment = {.fn = assign};

/* The neutral element of a kind. */
typedef enum Neutral {
    NONE,
    ZERO,
    ONE,
    ALL_ONES,
    SMALLEST, /* signed, or minus infinity */
    LARGEST,
    NAN_OF /* lets the other operand win */
} Neutral;

static const struct {
    const JigEvalKernel *kernel;
    Neutral neutral;
} kinds[JIG_NUM_ATOMIC_KINDS] = {
    [JIG_ATOMIC_ADDF] = {&jig_float_kernels[JIG_ADDF], ZERO},
    [JIG_ATOMIC_ADDI] = {&jig_int_kernels[JIG_ADD], ZERO},
    [JIG_ATOMIC_ANDI] = {&jig_int_kernels[JIG_AND], ALL_ONES},
    [JIG_ATOMIC_ASSIGN] = {&assignment, NONE},
    [JIG_ATOMIC_MAXIMUMF] = {&jig_float_kernels[JIG_MAXIMUMF], SMALLEST},
    [JIG_ATOMIC_MAXNUMF] = {&jig_float_kernels[JIG_MAXNUMF], NAN_OF},
    [JIG_ATOMIC_MAXS] = {&jig_int_kernels[JIG_MAXS], SMALLEST},
    [JIG_ATOMIC_MAXU] = {&jig_int_kernels[JIG_MAXU], ZERO},
    [JIG_ATOMIC_MINIMUMF] = {&jig_float_kernels[JIG_MINIMUMF], LARGEST},
    [JIG_ATOMIC_MINNUMF] = {&jig_float_kernels[JIG_MINNUMF], NAN_OF},
    [JIG_ATOMIC_MINS] = {&jig_int_kernels[JIG_MINS], LARGEST},
    [JIG_ATOMIC_MINU] = {&jig_int_kernels[JIG_MINU], ALL_ONES},
    [JIG_ATOMIC_MULF] = {&jig_float_kernels[JIG_MULF], ONE},
    [JIG_ATOMIC_MULI] = {&jig_int_kernels[JIG_MUL], ONE},
    [JIG_ATOMIC_ORI] = {&jig_int_kernels[JIG_OR], ZERO},
    [JIG_ATOMIC_XORI] = {&jig_int_kernels[JIG_XOR], ZERO},
};

const JigEvalKernel *jig_eval_atomic_kernel(int64_t kind) {
    JIG_REQUIRE(kind >= 0 && kind < JIG_NUM_ATOMIC_KINDS);
    return kinds[kind].kernel;
}

static JigFloat neutral_float(Neutral n, JigFloatKind kind) {
    switch (n) {
    case ONE:
        return jig_float_from_double(kind, 1);
    case SMALLEST:
    case LARGEST:
        return jig_float_format(kind)->has_inf ? jig_float_inf(kind, n == SMALLEST)
                                               : jig_float_largest(kind, n == SMALLEST);
    case NAN_OF:
        return jig_float_nan(kind);
    default:
        return jig_float_zero(kind, false);
    }
}

static JigInt neutral_int(Neutral n, uint32_t width, JigArena *a) {
    switch (n) {
    case ONE:
        return jig_int(width, 1, a);
    case ALL_ONES:
        return jig_int_umax_of(width, a);
    case SMALLEST:
        return jig_int_smin_of(width, a);
    case LARGEST:
        return jig_int_smax_of(width, a);
    default:
        return jig_int(width, 0, a);
    }
}

bool jig_eval_atomic_neutral(JigEvalCall *call, int64_t kind, const JigElem *elem,
                             JigEvalValue *out) {
    JIG_REQUIRE(call && elem && out);
    JIG_REQUIRE(kind >= 0 && kind < JIG_NUM_ATOMIC_KINDS);
    Neutral n = kinds[kind].neutral;
    JigNum number;
    if (n == NONE || elem->kind == JIG_ELEM_COMPLEX)
        return false;
    jig_eval_num_init(elem, &number);
    if (elem->kind == JIG_ELEM_FLOAT)
        number.f = neutral_float(n, elem->float_kind);
    else
        number.i = neutral_int(n, elem->width, jig_eval_arena(call));
    jig_eval_value_of_num(call->eval, elem, &number, out);
    return true;
}
