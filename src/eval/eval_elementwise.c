/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise ops: a function of numbers on scalars, or on each element of vectors and tensors. */
#include "eval/evaluator.h"
#include "eval/bulk.h"
#include "support/check.h"
#include "support/field.h"

#include <math.h>

enum { MAX_OPERANDS = 4, MAX_RESULTS = 2 };

/* ---- One element ---- */

/* Does a shortcut settle it? x and y are the words of the operands. */
static inline bool shortcut(const JigEvalKernel *k, const JigElem *elem, uint64_t x, uint64_t y,
                            uint64_t *out) {
    if (elem->kind == JIG_ELEM_INT) {
        if (!k->words || elem->width > 64)
            return false;
        if (!k->words(x, y, elem->width, out))
            return false;
        *out &= jig_eval_mask(elem->width);
        return true;
    }
    if (elem->kind != JIG_ELEM_FLOAT)
        return false;
    if (k->f64 && elem->float_kind == JIG_F64) {
        double r = k->f64(jig_eval_f64_of((JigFloat){.kind = JIG_F64, .bits = {x}}),
                          jig_eval_f64_of((JigFloat){.kind = JIG_F64, .bits = {y}}));
        *out = jig_eval_float_of_f64(r).bits[0];
        return !isnan(r);
    }
    if (k->f32 && elem->float_kind == JIG_F32) {
        float r = k->f32(jig_eval_f32_of((JigFloat){.kind = JIG_F32, .bits = {x}}),
                         jig_eval_f32_of((JigFloat){.kind = JIG_F32, .bits = {y}}));
        *out = jig_eval_float_of_f32(r).bits[0];
        return !isnan(r);
    }
    return false;
}

/* Some ops may be written with results that are no numbers, or others than the function gives. */
static bool fits_elem(const JigElem *elem, const JigNum *n) {
    return elem->kind == JIG_ELEM_INT     ? n->i.width == elem->width
           : elem->kind == JIG_ELEM_FLOAT ? n->f.kind == elem->float_kind
                                          : elem->kind == JIG_ELEM_COMPLEX;
}
static JigEvalState check_results(JigEvalCall *call, const JigNum *out, JigEvalState state) {
    for (size_t i = 0; i < call->step->num_results && state == JIG_EVAL_VALUE; ++i)
        if (!fits_elem(jig_eval_result_elem(call, i), &out[i])) {
            jig_eval_unknown(call, "cannot be evaluated: its result is of another type");
            state = JIG_EVAL_UNWRITTEN;
        }
    return state;
}

static JigEvalOutcome slow_scalar(JigEvalCall *call, const JigEvalKernel *k) {
    JigEvalStep *step = call->step;
    JigNum in[MAX_OPERANDS], out[MAX_RESULTS];
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    for (size_t i = 0; i < step->num_operands; ++i)
        jig_eval_num_of_value(jig_eval_operand_elem(call, i), jig_eval_slot(call, i), &in[i]);
    for (size_t i = 0; i < step->num_results; ++i)
        jig_eval_num_init(jig_eval_result_elem(call, i), &out[i]);
    JigEvalState state = check_results(call, out, k->fn(call, in, out));
    for (size_t i = 0; i < step->num_results && state != JIG_EVAL_UNWRITTEN; ++i) {
        JigEvalValue v = {.tag = JIG_EVAL_POISON};
        if (state == JIG_EVAL_VALUE)
            jig_eval_value_of_num(call->eval, jig_eval_result_elem(call, i), &out[i], &v);
        jig_eval_set_slot(jig_eval_result_slot(call, i), v);
    }
    jig_arena_rewind(&call->eval->scratch, mark);
    return state == JIG_EVAL_UNWRITTEN ? JIG_EVAL_STOP : JIG_EVAL_NEXT;
}

/* ---- Shapes ---- */

typedef struct Lanes {
    const JigEvalShaped *s; /* NULL: a scalar for all elements */
    JigNum scalar;
    bool poison; /* the scalar is */
} Lanes;

typedef struct Loop {
    const JigEvalKernel *k;
    Lanes in[MAX_OPERANDS];
    JigEvalShaped *out[MAX_RESULTS];
    size_t num_in, num_out;
} Loop;

static bool read_scalar(JigEvalCall *call, size_t i, Lanes *lanes) {
    const JigEvalValue *v = jig_eval_slot(call, i);
    if (v->tag == JIG_EVAL_POISON) {
        lanes->poison = true;
        return true;
    }
    JIG_CHECK(jig_eval_need(call, i));
    jig_eval_num_of_value(jig_eval_operand_elem(call, i), v, &lanes->scalar);
    return true;
}

/* *shape: that of the first operand that has one, which all share. */
static bool read_operands(JigEvalCall *call, Loop *loop, const JigEvalShaped **shape) {
    loop->num_in = call->step->num_operands;
    for (size_t i = 0; i < loop->num_in; ++i) {
        const JigEvalValue *v = jig_eval_slot(call, i);
        if (v->tag != JIG_EVAL_SHAPED) {
            JIG_CHECK(read_scalar(call, i, &loop->in[i]));
            continue;
        }
        loop->in[i].s = v->shaped;
        *shape = *shape ? *shape : v->shaped;
        if (v->shaped->rank != (*shape)->rank)
            return jig_eval_fail(call, "has operands of different ranks: %u and %u", (*shape)->rank,
                                 v->shaped->rank);
        for (size_t d = 0; d < v->shaped->rank; ++d)
            if (v->shaped->sizes[d] != (*shape)->sizes[d])
                return jig_eval_fail(
                    call, "has operands of different sizes in dimension %zu: %lld and %lld", d,
                    (long long)(*shape)->sizes[d], (long long)v->shaped->sizes[d]);
    }
    return true;
}

/* One element: its numbers, or that it is poison. */
static JigEvalState read_element(JigEvalCall *call, Loop *loop, size_t at, JigNum *in) {
    bool poison = false;
    for (size_t i = 0; i < loop->num_in; ++i) {
        Lanes *lanes = &loop->in[i];
        if (!lanes->s) {
            in[i] = lanes->scalar;
            poison = poison || lanes->poison;
            continue;
        }
        const JigElem *elem = &lanes->s->elem;
        const JigEvalBuffer *b = lanes->s->buffer;
        JigEvalState state = jig_eval_buffer_state(b, at * elem->size, elem->size);
        if (state == JIG_EVAL_UNWRITTEN) {
            jig_eval_error(call, "reads an element of operand #%zu that was never written", i);
            return JIG_EVAL_UNWRITTEN;
        }
        poison = poison || state == JIG_EVAL_IS_POISON;
        jig_eval_num_of_bytes(elem, b->data + at * elem->size, &call->eval->scratch, &in[i]);
    }
    return poison ? JIG_EVAL_IS_POISON : JIG_EVAL_VALUE;
}

static bool one_element(JigEvalCall *call, Loop *loop, size_t at) {
    JigNum in[MAX_OPERANDS], out[MAX_RESULTS];
    const JigElem *first = loop->in[0].s ? &loop->in[0].s->elem : jig_eval_operand_elem(call, 0);
    JigEvalState state = read_element(call, loop, at, in);
    uint64_t word;
    if (state == JIG_EVAL_UNWRITTEN)
        return false;
    if (state == JIG_EVAL_VALUE && loop->num_out == 1 && first->kind != JIG_ELEM_COMPLEX &&
        shortcut(loop->k, first, first->kind == JIG_ELEM_INT ? in[0].i.val : in[0].f.bits[0],
                 loop->num_in < 2              ? 0
                 : first->kind == JIG_ELEM_INT ? in[1].i.val
                                               : in[1].f.bits[0],
                 &word)) {
        memcpy(loop->out[0]->buffer->data + at * loop->out[0]->elem.size, &word,
               loop->out[0]->elem.size);
        return true;
    }
    for (size_t i = 0; i < loop->num_out; ++i)
        jig_eval_num_init(&loop->out[i]->elem, &out[i]);
    if (state == JIG_EVAL_VALUE)
        state = check_results(call, out, loop->k->fn(call, in, out));
    for (size_t i = 0; i < loop->num_out && state != JIG_EVAL_UNWRITTEN; ++i) {
        JigEvalShaped *s = loop->out[i];
        if (state == JIG_EVAL_VALUE)
            jig_eval_num_to_bytes(&s->elem, &out[i], s->buffer->data + at * s->elem.size);
        else
            jig_eval_buffer_mark(s->buffer, at * s->elem.size, s->elem.size, JIG_EVAL_IS_POISON);
    }
    return state != JIG_EVAL_UNWRITTEN;
}

/* ---- In the field ---- */

/* Nothing but numbers of one kind of the field, and a function of these? */
static bool is_of_field(const Loop *loop) {
    JigFloatKind kind = loop->out[0]->elem.float_kind;
    bool fits = jig_bulk_is_on && loop->k->field && loop->num_out == 1 &&
                loop->out[0]->elem.kind == JIG_ELEM_FLOAT && jig_is_in_field(kind);
    for (size_t i = 0; fits && i < loop->num_in; ++i) {
        const Lanes *in = &loop->in[i];
        fits = in->s ? in->s->elem.kind == JIG_ELEM_FLOAT && in->s->elem.float_kind == kind &&
                           !in->s->buffer->state
                     : !in->poison && in->scalar.f.kind == kind;
    }
    return fits;
}

static void run_in_field(const Loop *loop, size_t n) {
    JigFloat in[MAX_OPERANDS], out;
    const size_t size = sizeof out.bits;
    const uint8_t *lanes[MAX_OPERANDS] = {0};
    uint8_t *to = loop->out[0]->buffer->data;
    for (size_t i = 0; i < loop->num_in; ++i) {
        in[i] = loop->in[i].scalar.f;
        in[i].kind = loop->out[0]->elem.float_kind;
        lanes[i] = loop->in[i].s ? loop->in[i].s->buffer->data : NULL;
    }
    for (size_t at = 0; at < n * size; at += size) {
        for (size_t i = 0; i < loop->num_in; ++i)
            if (lanes[i])
                memcpy(in[i].bits, lanes[i] + at, size);
        out = loop->k->field(in);
        memcpy(to + at, out.bits, size);
    }
}

static bool run_loop(JigEvalCall *call, Loop *loop, int64_t n) {
    if (is_of_field(loop)) {
        run_in_field(loop, (size_t)n);
        return true;
    }
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = jig_eval_count(call, (uint64_t)n);
    for (call->element = 0; ok && call->element < n; ++call->element) {
        ok = one_element(call, loop, (size_t)call->element);
        jig_arena_rewind(&call->eval->scratch, mark);
    }
    call->element = -1;
    return ok;
}

/* A result of fixed sizes has those of the operands. */
static bool result_fits(JigEvalCall *call, const JigType *t, const JigEvalShaped *shape) {
    if (!jig_type_is_shaped(t) || !jig_type_has_rank(t) || jig_type_rank(t) != shape->rank)
        return false;
    const bool *scalable = jig_type_is_vector(t) ? jig_type_scalable_dims(t) : NULL;
    for (size_t d = 0; d < shape->rank; ++d) {
        int64_t size = jig_type_dim(t, d);
        size *= scalable && scalable[d] ? call->eval->options.vscale : 1;
        if (!jig_type_is_dynamic_dim(t, d) && size != shape->sizes[d])
            return false;
    }
    return true;
}

static JigEvalOutcome shaped(JigEvalCall *call, const JigEvalKernel *k) {
    Loop loop = {.k = k, .num_out = call->step->num_results};
    const JigEvalShaped *shape = NULL;
    if (!read_operands(call, &loop, &shape))
        return JIG_EVAL_STOP;
    bool ok = true;
    for (size_t i = 0; i < loop.num_out; ++i)
        if (!result_fits(call, jig_op_result_type(call->step->op, i), shape))
            return jig_eval_error(call, "has a result of other sizes than its operands");
    for (size_t i = 0; i < loop.num_out && ok; ++i) {
        loop.out[i] = jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op),
                                             *jig_eval_result_elem(call, i), shape->rank,
                                             shape->sizes, JIG_BUFFER_VALUE, true);
        ok = loop.out[i] != NULL;
    }
    ok = ok && run_loop(call, &loop, jig_eval_shaped_count(shape));
    for (size_t i = 0; i < loop.num_out && loop.out[i]; ++i) {
        if (ok)
            jig_eval_set_slot(jig_eval_result_slot(call, i), jig_eval_shaped_value(loop.out[i]));
        else
            jig_eval_shaped_release(loop.out[i]);
    }
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- The op ---- */

static JigEvalOutcome all_poison(JigEvalCall *call) {
    for (size_t i = 0; i < call->step->num_results; ++i)
        jig_eval_set_poison(call, i);
    return JIG_EVAL_NEXT;
}

static bool any_shaped(const JigEvalCall *call) {
    for (size_t i = 0; i < call->step->num_operands; ++i)
        if (jig_eval_slot(call, i)->tag == JIG_EVAL_SHAPED)
            return true;
    return false;
}

/* Not only numbers. */
static JigEvalOutcome unusual(JigEvalCall *call, const JigEvalKernel *k) {
    bool poison = false;
    if (any_shaped(call)) {
        /* A shaped operand may still be poison as a whole. */
        for (size_t i = 0; i < call->step->num_operands; ++i)
            if (jig_eval_slot(call, i)->tag == JIG_EVAL_POISON)
                return all_poison(call);
        return shaped(call, k);
    }
    for (size_t i = 0; i < call->step->num_operands; ++i) {
        const JigEvalValue *v = jig_eval_slot(call, i);
        poison = poison || v->tag == JIG_EVAL_POISON;
        if (v->tag == JIG_EVAL_NONE && !jig_eval_need(call, i))
            return JIG_EVAL_STOP;
    }
    return poison ? all_poison(call) : slow_scalar(call, k);
}

JigEvalOutcome jig_eval_kernel(JigEvalCall *call, const JigEvalKernel *k) {
    JigEvalStep *step = call->step;
    if (step->num_operands > MAX_OPERANDS || step->num_results > MAX_RESULTS)
        return jig_eval_unknown(call, "cannot be evaluated: too many operands or results");
    for (size_t i = 0; i < step->num_operands; ++i)
        if (jig_eval_slot(call, i)->tag != JIG_EVAL_NUMBER)
            return unusual(call, k);
    uint64_t word;
    uint64_t y = step->num_operands > 1 ? jig_eval_slot(call, 1)->w[0] : 0;
    if (step->num_results == 1 &&
        shortcut(k, jig_eval_operand_elem(call, 0), jig_eval_slot(call, 0)->w[0], y, &word)) {
        jig_eval_set_word(call, 0, word);
        return JIG_EVAL_NEXT;
    }
    return slow_scalar(call, k);
}

JigEvalOutcome jig_eval_elementwise(JigEvalCall *call, JigEvalNumFn fn) {
    return jig_eval_kernel(call, &(JigEvalKernel){.fn = fn});
}

/* ---- Constants ---- */

JigEvalOutcome jig_eval_attr(JigEvalCall *call, const char *name) {
    JIG_REQUIRE(call && name);
    JigOp *op = call->step->op;
    bool is_new;
    JigEvalValue *v = jig_eval_memo(call, sizeof *v, &is_new);
    if (is_new) {
        const JigAttr *attr = jig_op_attr(op, name);
        if (!attr || !jig_eval_value_of_attr(call->eval, jig_op_result_type(op, 0), attr, v))
            return jig_eval_unknown(call, "has a constant that cannot be evaluated");
        jig_vec_push(&call->eval->kept, v);
    }
    jig_eval_set(call, 0, v);
    return JIG_EVAL_NEXT;
}
