/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/leaves.h"
#include "check/trial.h"
#include "ir/op.h"
#include "support/check.h"

/* ---- Variables of the payload ---- */

typedef struct Variables {
    const JigChecker *c;
    void (*fn)(struct Variables *v, JigOp *global, JigStr path);
    void *user;
    JigArena *a;
} Variables;

static JigWalk look_for_variable(JigOp *op, void *user) {
    Variables *v = user;
    const JigEvalGlobalIface *own = jig_op_iface(op, &jig_iface_eval_global);
    if (own && own->is_variable(op))
        v->fn(v, op, jig_trial_path(v->c, op, v->a));
    bool enters = (op == v->c->payload || jig_op_is_symbol_table(op)) && !jig_op_is_of_scripts(op);
    return enters ? JIG_WALK_ADVANCE : JIG_WALK_SKIP;
}

static void add_variable(Variables *v, JigOp *global, JigStr path) {
    JigChecker *c = v->user;
    (void)global;
    jig_vec_push(&c->globals, ((JigCheckerGlobal){.path = path}));
}

void jig_trial_find_globals(JigChecker *c) {
    JIG_REQUIRE(c);
    Variables v = {.c = c, .fn = add_variable, .user = c, .a = &c->arena};
    jig_walk_pre(c->payload, look_for_variable, &v);
}

static void note_variable(Variables *v, JigOp *global, JigStr path) {
    JigOp **ops = v->user;
    for (size_t i = 0; i < v->c->globals.len; ++i)
        if (jig_str_eq(v->c->globals.data[i].path, path))
            ops[i] = global;
}

/* Those of the beginning, as they are now; NULL: it is gone, or no variable any more. */
static JigOp **variables_now(const JigChecker *c, JigArena *a) {
    JigOp **ops = JIG_NEW_ARRAY(a, JigOp *, c->globals.len + 1);
    Variables v = {.c = c, .fn = note_variable, .user = ops, .a = a};
    if (c->globals.len)
        jig_walk_pre(c->payload, look_for_variable, &v);
    return ops;
}

/* Of the type that it had at the beginning. What cannot be looked into is not compared. */
static void keep_variable(JigCheckerGlobal *g, JigOp *op, const JigTrialCall *x, JigEvalValue *out,
                          JigArena *a) {
    JigStr name = jig_arena_printf(a, "global @%.*s", JIG_FMT(g->path));
    const JigType *type;
    bool known = op && jig_eval_global(x->e, op, g->type, out, &type);
    if (known && !g->type)
        g->type = type;
    if (!known || !jig_outcome_add(x->out, x->e, name, type, out))
        jig_outcome_add_unknown(x->out, name);
}

/* ---- Who shares memory ----
 * Of buffers that the caller has afterwards: a tensor's may be used for anything. */

typedef struct Held {
    JigStr name;
    const JigEvalShaped *s; /* NULL: not known */
    bool is_new;            /* to the caller */
} Held;
typedef JIG_VEC(Held) Holds;

static const JigEvalShaped *shaped_of(const JigEvalValue *v) {
    return v->tag == JIG_EVAL_SHAPED ? v->shaped : NULL;
}

static void keep_pairs(JigTrialOutcome *o, const Holds *held, JigArena *a) {
    for (size_t i = 0; i < held->len; ++i)
        for (size_t k = 0; held->data[i].is_new && k < i; ++k) {
            const Held *x = &held->data[i], *y = &held->data[k];
            JigStr name = jig_arena_printf(a, "%.*s and %.*s", JIG_FMT(x->name), JIG_FMT(y->name));
            jig_outcome_add_pair(o, name, x->s, y->s);
        }
}

static bool keep_one(const JigTrialCall *x, Holds *held, const JigType *type, const JigType *before,
                     const JigEvalValue *v, Held h) {
    if (jig_type_is_any_memref(before)) {
        h.s = shaped_of(v);
        jig_vec_push(held, h);
    }
    return jig_outcome_add(x->out, x->e, h.name, type, v);
}

/* All that the memory of an argument has, where there is more than its elements. */
static bool keep_memory(const JigTrialCall *x, const JigEvalValue *v, const JigType *type,
                        JigStr name) {
    const JigEvalShaped *s = shaped_of(v);
    size_t size = s ? jig_eval_elem_bytes(&s->elem) : 0;
    if (!size || s->buffer->freed || s->base)
        return true;
    int64_t n = (int64_t)(s->buffer->size / size);
    if (n == jig_eval_shaped_count(s))
        return true;
    s->buffer->refs++;
    JigEvalValue all = jig_eval_shaped_value(jig_eval_shaped_view(x->e, s->buffer, s->elem, 1, &n));
    bool ok = jig_outcome_add(x->out, x->e, name,
                              jig_type_memref(&n, 1, jig_type_element(type), NULL, NULL), &all);
    jig_eval_release(&all);
    return ok;
}

static bool keep_arguments(const JigTrial *t, const JigTrialCall *x, Holds *held, JigArena *a) {
    for (size_t i = 0; i < t->num_inputs; ++i) {
        Held h = {.name = jig_arena_printf(a, "argument %zu", i)};
        if (!jig_type_is_any_memref(t->inputs[i]))
            continue;
        JIG_CHECK(keep_one(x, held, x->inputs[i], t->inputs[i], &x->args[i], h) &&
                  keep_memory(x, &x->args[i], x->inputs[i],
                              jig_arena_printf(a, "memory around argument %zu", i)));
    }
    return true;
}

static bool keep_results(const JigTrial *t, const JigTrialCall *x, Holds *held, JigArena *a) {
    for (size_t i = 0; i < t->num_results; ++i) {
        Held h = {.name = jig_arena_printf(a, "result %zu", i), .is_new = true};
        const JigEvalShaped *s = shaped_of(&x->values[i]);
        if (s && s->buffer->freed)
            return jig_eval_stop(x->e, JIG_EVAL_UNDEFINED, jig_loc_unknown(x->e->ctx),
                                 "result %zu is memory that was freed", i);
        JIG_CHECK(keep_one(x, held, x->results[i], t->results[i], &x->values[i], h));
    }
    return true;
}

bool jig_trial_keep(JigChecker *c, const JigTrial *t, const JigTrialCall *x, JigArena *a) {
    JIG_REQUIRE(c && t && x && a);
    JigOp **ops = variables_now(c, a);
    JigEvalValue *values = JIG_NEW_ARRAY(a, JigEvalValue, c->globals.len + 1);
    Holds held = {0};
    for (size_t i = 0; i < c->globals.len; ++i) {
        JigCheckerGlobal *g = &c->globals.data[i];
        Held h = {.name = jig_arena_printf(a, "global @%.*s", JIG_FMT(g->path))};
        keep_variable(g, ops[i], x, &values[i], a);
        h.s = shaped_of(&values[i]);
        jig_vec_push(&held, h);
    }
    bool ok = keep_arguments(t, x, &held, a) && keep_results(t, x, &held, a);
    if (ok)
        keep_pairs(x->out, &held, a);
    for (size_t i = 0; i < c->globals.len; ++i)
        jig_eval_release(&values[i]);
    jig_vec_free(&held);
    return ok;
}
