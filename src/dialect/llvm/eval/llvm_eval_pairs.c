/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of intrinsics of numbers that give two: as a structure, of vectors too. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "support/field.h"

#include <float.h>
#include <math.h>

/* ---- Lane by lane ---- */

enum { MAX_OPERANDS = 2 };

static void read_number(JigEvalCall *call, size_t i, size_t lane, JigEvalValue *out) {
    *out = *jig_eval_slot(call, i);
    if (out->tag == JIG_EVAL_SHAPED)
        jig_vector_load_lane(call, out->shaped, lane, out);
    else
        jig_eval_retain(out);
}

/* One lane of both parts; they are poison where an operand is. */
static bool one_pair(JigEvalCall *call, JigEvalNumFn fn, const JigLlvmLayout *l, JigEvalShaped *to,
                     size_t lane) {
    JigNum in[MAX_OPERANDS], out[2];
    JigEvalValue values[MAX_OPERANDS] = {{0}};
    JigEvalState state = JIG_EVAL_VALUE;
    bool ok = true;
    for (size_t i = 0; i < call->step->num_operands && ok; ++i) {
        read_number(call, i, lane, &values[i]);
        if (values[i].tag == JIG_EVAL_POISON)
            state = JIG_EVAL_IS_POISON;
        else if ((ok = jig_eval_need_value(call, &values[i], "an operand")))
            jig_eval_num_of_value(jig_eval_operand_elem(call, i), &values[i], &in[i]);
    }
    for (size_t k = 0; k < 2; ++k)
        jig_eval_num_init(&l->fields[k]->elem, &out[k]);
    if (ok && state == JIG_EVAL_VALUE)
        state = fn(call, in, out);
    for (size_t k = 0; k < 2 && ok; ++k) {
        const JigElem *elem = &l->fields[k]->elem;
        uint64_t at = l->places[k] + lane * elem->size;
        if (state == JIG_EVAL_VALUE)
            jig_eval_num_to_bytes(elem, &out[k], to->buffer->data + at);
        else
            jig_eval_buffer_mark(to->buffer, at, elem->size, state);
    }
    for (size_t i = 0; i < MAX_OPERANDS; ++i)
        jig_eval_release(&values[i]);
    return ok && state != JIG_EVAL_UNWRITTEN;
}

static bool is_float(const JigLlvmLayout *l) {
    return l->elem.kind == JIG_ELEM_FLOAT;
}
/* Of n lanes, and of such numbers unless `elem` is NULL. */
static bool is_part(const JigLlvmLayout *l, size_t n, const JigElem *elem) {
    bool scalar = l->form == JIG_LLVM_SCALAR;
    if (l->form > JIG_LLVM_VECTOR || (scalar ? 1 : l->n) != n)
        return false;
    return elem ? l->elem.kind == elem->kind && l->elem.width == elem->width &&
                      l->elem.float_kind == elem->float_kind
                : l->elem.width <= 64;
}

static JigEvalOutcome pairs(JigEvalCall *call, JigEvalNumFn fn) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(call->step->op, 0));
    for (size_t i = 0; l && i < call->step->num_operands; ++i)
        if (jig_eval_spread_poison(call, i))
            return JIG_EVAL_NEXT;
    if (!l)
        return JIG_EVAL_STOP;
    const JigEvalValue *v = jig_eval_slot(call, 0);
    size_t n = v->tag == JIG_EVAL_SHAPED ? (size_t)jig_eval_shaped_count(v->shaped) : 1;
    if (l->form != JIG_LLVM_STRUCT || l->n != 2 || call->step->num_operands > MAX_OPERANDS)
        return jig_eval_unknown(call, "cannot be evaluated: its result is no pair");
    const JigLlvmLayout *a = l->fields[0], *b = l->fields[1];
    if (!is_part(a, n, jig_eval_operand_elem(call, 0)) || !is_part(b, n, NULL) ||
        (is_float(b) ? !is_float(a) || a->elem.float_kind != b->elem.float_kind
                     : b->elem.width != (is_float(a) ? b->elem.width : 1)))
        return jig_eval_unknown(call, "cannot be evaluated: its result is no such pair");
    for (size_t i = 0; i < call->step->num_operands; ++i)
        if (jig_eval_slot(call, i)->tag == JIG_EVAL_SHAPED &&
            (size_t)jig_eval_shaped_count(jig_eval_slot(call, i)->shaped) != n)
            return jig_eval_error(call, "has operands of different sizes");
    JigEvalShaped *to = jig_llvm_new_value(call, l);
    JigArena *scratch = &call->eval->scratch;
    bool ok = to != NULL;
    for (size_t i = 0; i < n && ok; ++i) {
        JigArenaMark mark = jig_arena_mark(scratch);
        ok = one_pair(call, fn, l, to, i);
        jig_arena_rewind(scratch, mark);
    }
    if (to && !ok)
        jig_eval_shaped_release(to);
    return ok ? jig_eval_give(call, 0, to) : JIG_EVAL_STOP;
}

/* ---- Arithmetic, and whether the result fits ---- */

#define CHECKED(name, fn)                                                                          \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        bool overflow = false;                                                                     \
        out[0].i = fn(in[0].i, in[1].i, &overflow, jig_eval_arena(call));                          \
        out[1].i.val = overflow;                                                                   \
        return JIG_EVAL_VALUE;                                                                     \
    }
CHECKED(signed_sum, jig_int_sadd_ov)
CHECKED(unsigned_sum, jig_int_uadd_ov)
CHECKED(signed_difference, jig_int_ssub_ov)
CHECKED(unsigned_difference, jig_int_usub_ov)
CHECKED(signed_product, jig_int_smul_ov)
CHECKED(unsigned_product, jig_int_umul_ov)

/* ---- Floats in two parts ---- */

/* A fraction of at least a half, and the exponent; of what is not finite nobody knows it. */
static JigEvalState fraction(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigFloat x = in[0].f;
    const JigFloatFormat *format = jig_float_format(x.kind);
    if (jig_is_in_field(x.kind) && !jig_eval_decides(call))
        return JIG_EVAL_UNWRITTEN;
    out[0].f = x;
    if (jig_float_is_zero(x) || jig_float_is_nan(x) || jig_float_is_inf(x))
        return JIG_EVAL_VALUE;
    if (format->precision > DBL_MANT_DIG || format->min_exponent < DBL_MIN_EXP - DBL_MANT_DIG) {
        jig_eval_unknown(call, "is not evaluated of such wide floats");
        return JIG_EVAL_UNWRITTEN;
    }
    int exponent;
    double part = frexp(jig_float_to_double(x), &exponent);
    out[0].f = jig_float_from_double(x.kind, part);
    out[1].i = jig_int_s(out[1].i.width, exponent, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}

static JigEvalState sine_and_cosine(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (jig_is_in_field(in[0].f.kind) && !jig_eval_decides(call))
        return JIG_EVAL_UNWRITTEN;
    double x = jig_float_to_double(in[0].f);
    out[0].f = jig_float_from_double(in[0].f.kind, sin(x));
    out[1].f = jig_float_from_double(in[0].f.kind, cos(x));
    return JIG_EVAL_VALUE;
}

JigEvalOutcome jig_llvm_eval_pair(JigEvalCall *call) {
    static const JigEvalNumFn functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_SADD_WITH_OVERFLOW] = signed_sum,
        [JIG_LLVM_INTR_UADD_WITH_OVERFLOW] = unsigned_sum,
        [JIG_LLVM_INTR_SSUB_WITH_OVERFLOW] = signed_difference,
        [JIG_LLVM_INTR_USUB_WITH_OVERFLOW] = unsigned_difference,
        [JIG_LLVM_INTR_SMUL_WITH_OVERFLOW] = signed_product,
        [JIG_LLVM_INTR_UMUL_WITH_OVERFLOW] = unsigned_product,
        [JIG_LLVM_INTR_FREXP] = fraction,
        [JIG_LLVM_INTR_SINCOS] = sine_and_cosine,
    };
    return pairs(call, functions[jig_op_row(call->step->op) - jig_llvm_ops]);
}
