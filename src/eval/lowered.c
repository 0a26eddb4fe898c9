/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values on both sides of a conversion of types: casts between them, calls of lowered functions by
 * values of the types before, and what globals have. */
#include "eval/access.h"
#include "ir/context.h"
#include "support/check.h"

/* ---- Numbers ---- */

/* An index has as many bits as one likes; floats may become what holds their bits. */
static bool fits(const JigType *from, const JigElem *a, const JigType *to, const JigElem *b) {
    if (a->kind == b->kind && a->width == b->width && a->float_kind == b->float_kind)
        return a->kind != JIG_ELEM_OTHER;
    if (a->kind == JIG_ELEM_INT && b->kind == JIG_ELEM_INT)
        return jig_type_is_index(jig_type_element_or_self(from)) ||
               jig_type_is_index(jig_type_element_or_self(to));
    return a->width == b->width && (a->kind == JIG_ELEM_INT || a->kind == JIG_ELEM_FLOAT) &&
           (b->kind == JIG_ELEM_INT || b->kind == JIG_ELEM_FLOAT);
}

static void convert_num(const JigElem *a, const JigNum *in, const JigElem *b, JigNum *out,
                        JigArena *scratch) {
    if (a->kind == JIG_ELEM_INT && b->kind == JIG_ELEM_INT) {
        out->i = jig_int_sext(in->i, b->width, scratch);
        return;
    }
    uint8_t *bytes = jig_arena_calloc(scratch, a->size + 1);
    jig_eval_num_to_bytes(a, in, bytes);
    jig_eval_num_of_bytes(b, bytes, scratch, out);
}

static bool no_rule(JigEvalCall *call, const JigType *from, const JigType *to) {
    bool is_tensor = jig_type_is_tensor(from) && !jig_type_is_tensor(to);
    return jig_eval_unknown_fail(
        call,
        "cannot be evaluated: nothing says how a value of type %s becomes one of "
        "type %s%s",
        jig_msg_type(from), jig_msg_type(to),
        is_tensor ? ": tensors became buffers before, give memref<...>" : "");
}

/* ---- Vectors ---- */

static bool convert_elements(JigEvalCall *call, const JigEvalShaped *s, JigEvalShaped *to) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        JigEvalState state = jig_eval_buffer_state(s->buffer, i * s->elem.size, s->elem.size);
        uint8_t *bytes = to->buffer->data + i * to->elem.size;
        JigNum in, out = {0};
        if (state != JIG_EVAL_VALUE) {
            jig_eval_buffer_mark(to->buffer, i * to->elem.size, to->elem.size, state);
            continue;
        }
        jig_eval_num_of_bytes(&s->elem, s->buffer->data + i * s->elem.size, a, &in);
        convert_num(&s->elem, &in, &to->elem, &out, a);
        jig_eval_num_to_bytes(&to->elem, &out, bytes);
        jig_arena_rewind(a, mark);
    }
    return true;
}

/* As many elements in another shape, or others of the same meaning. */
static bool convert_vector(JigEvalCall *call, const JigType *from, const JigEvalShaped *s,
                           const JigType *to, JigEvalValue *out) {
    JigElem elem = jig_eval_elem_of(call->eval, to);
    JigEvalShaped *made = jig_eval_new(call, to, NULL, true);
    JIG_CHECK(made);
    *out = jig_eval_shaped_value(made);
    if (jig_eval_shaped_count(made) != jig_eval_shaped_count(s) ||
        !fits(from, &s->elem, to, &elem)) {
        jig_eval_release(out);
        return no_rule(call, from, to);
    }
    return convert_elements(call, s, made);
}

/* ---- All types ---- */

static bool convert_scalar(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                           const JigType *to, JigEvalValue *out) {
    JigElem a = jig_eval_elem_of(call->eval, from), b = jig_eval_elem_of(call->eval, to);
    JigArena *scratch = &call->eval->scratch;
    JigNum in, n = {0};
    if (v->tag == JIG_EVAL_FUNCTION || !fits(from, &a, to, &b))
        return no_rule(call, from, to);
    JigArenaMark mark = jig_arena_mark(scratch);
    if (a.kind == b.kind && a.width == b.width) {
        *out = *v;
        jig_eval_retain(v);
    } else {
        jig_eval_num_of_value(&a, v, &in);
        convert_num(&a, &in, &b, &n, scratch);
        jig_eval_value_of_num(call->eval, &b, &n, out);
    }
    jig_arena_rewind(scratch, mark);
    return true;
}

static const JigEvalTypeIface *owner(const JigType *t) {
    return jig_type_iface(t, &jig_iface_eval_type);
}

static bool is_number(const JigType *t) {
    return jig_type_is_int_or_index_or_float(t);
}

static bool convert(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                    const JigType *to, JigEvalValue *out) {
    const JigEvalTypeIface *own = owner(to) ? owner(to) : owner(from);
    *out = *v;
    if (from == to || v->tag == JIG_EVAL_NONE || v->tag == JIG_EVAL_POISON) {
        jig_eval_retain(v);
        return true;
    }
    if (own)
        return own->convert(call, from, v, to, out);
    if (v->tag == JIG_EVAL_SHAPED && jig_type_is_vector(from) && jig_type_is_vector(to))
        return convert_vector(call, from, v->shaped, to, out);
    if (is_number(from) && is_number(to))
        return convert_scalar(call, from, v, to, out);
    /* Others pass as they are where they are kept alike. */
    JigElem a = jig_eval_elem_of(call->eval, from), b = jig_eval_elem_of(call->eval, to);
    if (jig_type_is_shaped(from) != jig_type_is_shaped(to) || a.kind != b.kind ||
        a.width != b.width || a.float_kind != b.float_kind)
        return no_rule(call, from, to);
    jig_eval_retain(v);
    return true;
}

bool jig_eval_convert(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                      const JigType *to, JigEvalValue *out) {
    bool ok = convert(call, from, v, to, out);
    if (!ok)
        *out = (JigEvalValue){.tag = JIG_EVAL_NONE}; /* callers release what they have */
    return ok;
}

/* ---- Calls ---- */

typedef struct Lowered {
    const JigType *const *inputs, *const *results; /* as they are now */
    size_t num_inputs, num_results;
    JigEvalValue *args, *out;
} Lowered;

static bool pass_args(JigEvalCall *call, const Lowered *f, const JigEvalSignature *before,
                      const JigEvalValue *args) {
    size_t k = 0;
    bool apart = f->num_inputs != before->num_inputs;
    for (size_t i = 0; i < before->num_inputs; ++i) {
        const JigType *t = before->inputs[i];
        const JigEvalTypeIface *own = k < f->num_inputs ? owner(f->inputs[k]) : NULL;
        if (!own && k < f->num_inputs && k + 1 < f->num_inputs)
            own = owner(f->inputs[k + 1]);
        size_t taken = k < f->num_inputs;
        if (taken && apart && own && jig_type_is_any_memref(t))
            taken = own->spread(call, t, &args[i], f->inputs + k, f->num_inputs - k, f->args + k);
        else if (taken && !jig_eval_convert(call, t, &args[i], f->inputs[k], &f->args[k]))
            taken = 0;
        else if (!taken)
            return jig_eval_fail(call, "takes fewer arguments than are given");
        if (!taken)
            return false;
        k += taken;
    }
    return k == f->num_inputs || jig_eval_fail(call, "takes more arguments than are given");
}

/* Several results come as parts of one. */
static bool take_results(JigEvalCall *call, const Lowered *f, const JigEvalSignature *before,
                         JigEvalValue *results) {
    bool packed = before->num_results > 1 && f->num_results == 1;
    if (!packed && before->num_results != f->num_results)
        return jig_eval_fail(call, "has another number of results");
    for (size_t i = 0; i < before->num_results; ++i) {
        const JigType *t = f->results[packed ? 0 : i];
        const JigEvalTypeIface *own = owner(t);
        JigEvalValue v = f->out[packed ? 0 : i];
        if (packed)
            t = own ? own->part(call, t, &f->out[0], i, &v) : NULL;
        else
            jig_eval_retain(&v);
        if (!t)
            return jig_eval_fail(call, "has another number of results");
        bool ok = jig_eval_convert(call, t, &v, before->results[i], &results[i]);
        jig_eval_release(&v);
        JIG_CHECK(ok);
    }
    return true;
}

static bool run_lowered(JigEval *e, JigOp *function, const JigEvalSignature *before,
                        const JigEvalValue *args, JigEvalValue *results) {
    Lowered f = {0};
    f.inputs = jig_function_inputs(function, &f.num_inputs);
    f.results = jig_function_results(function, &f.num_results);
    f.args = jig_calloc(f.num_inputs + f.num_results + 1, sizeof *f.args);
    f.out = f.args + f.num_inputs;
    JigEvalStep entry = {.op = function};
    JigEvalCall call = {.eval = e, .step = &entry, .element = -1};
    JigArenaMark mark = jig_arena_mark(&e->scratch);
    size_t stack = e->stack.len;
    for (size_t i = 0; i < before->num_results; ++i)
        results[i] = (JigEvalValue){.tag = JIG_EVAL_NONE};
    bool ok = pass_args(&call, &f, before, args) && jig_eval_enter(e, function, f.args, f.out) &&
              take_results(&call, &f, before, results) &&
              jig_eval_check_leaks(e, results, before->num_results);
    for (size_t i = 0; i < f.num_inputs + f.num_results; ++i)
        jig_eval_release(&f.args[i]);
    for (size_t i = 0; !ok && i < before->num_results; ++i)
        jig_eval_release(&results[i]);
    jig_eval_leave_stack(e, stack);
    jig_arena_rewind(&e->scratch, mark);
    jig_free(f.args);
    return ok;
}

typedef struct Evaluation {
    JigEval *eval;
    JigOp *function;
    const JigEvalSignature *before;
    const JigEvalValue *args;
    JigEvalValue *results;
    bool ok;
} Evaluation;

static void evaluate(void *user) {
    Evaluation *x = user;
    x->ok = run_lowered(x->eval, x->function, x->before, x->args, x->results);
}

bool jig_eval_run_lowered(JigEval *e, JigOp *function, const JigEvalSignature *before,
                          const JigEvalValue *args, JigEvalValue *results) {
    JIG_REQUIRE(e);
    Evaluation x = {
        .eval = e, .function = function, .before = before, .args = args, .results = results};
    return jig_context_recovers(e->ctx, evaluate, &x) && x.ok;
}

/* ---- Globals ---- */

typedef struct Asking {
    JigEval *eval;
    JigOp *global;
    const JigType *as, **type;
    JigEvalValue *out;
    bool ok;
} Asking;

static void ask(void *user) {
    Asking *x = user;
    const JigEvalGlobalIface *own = jig_op_iface(x->global, &jig_iface_eval_global);
    JigEvalStep entry = {.op = x->global};
    JigEvalCall call = {.eval = x->eval, .step = &entry, .element = -1};
    JigEvalValue v = {.tag = JIG_EVAL_NONE};
    x->ok = own && own->value(&call, x->global, &v, x->type);
    if (x->ok && x->as) {
        x->ok = jig_eval_convert(&call, *x->type, &v, x->as, x->out);
        *x->type = x->as;
        jig_eval_release(&v);
    } else {
        *x->out = v;
    }
}

bool jig_eval_global(JigEval *e, JigOp *global, const JigType *as, JigEvalValue *out,
                     const JigType **type) {
    JIG_REQUIRE(e && global && out && type);
    Asking x = {.eval = e, .global = global, .as = as, .type = type, .out = out};
    return jig_context_recovers(e->ctx, ask, &x) && x.ok;
}
