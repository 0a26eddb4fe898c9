/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/single.h"
#include "ir/op.h"
#include "jig/asm.h"
#include "jig/ops/builtin.h"
#include "support/check.h"
#include "support/map.h"

/* A handle that the step uses, and what gives it again in the script. */
typedef struct Handle {
    const JigValue *value;
    JigItems items; /* without what is left out */
    bool is_root;   /* the payload itself */
    size_t made_by; /* number of the op in the script's body; SIZE_MAX: its argument */
} Handle;

typedef struct Making {
    const JigSingle *s;
    JigContext *ctx;
    JigArena *a;
    JigPtrMap kept; /* ops right in the payload that stay */
    JIG_VEC(Handle) handles;
    JigIRMap *map; /* of the copy */
    JigOp *copy;   /* of the payload */
    JigStr body;   /* of the script, as text */
    size_t num_ops, num_marks;
    bool consumes_root;
    JigStr *why;
} Making;

/* ---- What stays ---- */

static void keep(Making *m, JigOp *op);

static void keep_symbol(JigOp *user, const JigAttr *ref, void *making) {
    Making *m = making;
    (void)user;
    JigOp *op = jig_symbol_lookup_in(m->s->payload, jig_attr_symbol_part(ref, 0));
    if (op && !jig_op_is_of_scripts(op))
        keep(m, op);
}

/* With what it refers to. */
static void keep(Making *m, JigOp *op) {
    if (jig_ptrset_add(&m->kept, op))
        jig_symbol_uses_walk(op, keep_symbol, m);
}

/* The one right in the payload that it stands in; NULL: it is the payload. */
static JigOp *top_of(const Making *m, JigOp *op) {
    return op == m->s->payload ? NULL : jig_block_ancestor(jig_op_body(m->s->payload), op);
}

static bool is_kept(const Making *m, JigOp *op) {
    JigOp *top = top_of(m, op);
    return !top || jig_ptrmap_has(&m->kept, top);
}

static JigStr first_part(JigStr path) {
    size_t n = jig_str_find(path, JIG_STR("::"));
    return (JigStr){path.ptr, n < path.len ? n : path.len};
}

static bool is_changed(const Making *m, const JigOp *op) {
    for (size_t i = 0; i < m->s->changed->len; ++i)
        if (m->s->changed->data[i].op == op)
            return true;
    return false;
}

static void keep_concerned(Making *m) {
    JigStr function = first_part(m->s->function);
    for (JigOp *op = jig_block_first(jig_op_body(m->s->payload)); op; op = jig_op_next(op)) {
        JigStr name = jig_symbol_name(op);
        if (!jig_op_is_of_scripts(op) && (m->s->whole || is_changed(m, op) || !name.len ||
                                          (function.len && jig_str_eq(name, function))))
            keep(m, op);
    }
}

/* ---- Handles ---- */

/* By which an item is found: itself; what a value is a result of; where it is an argument, what
 * uses it first. NULL: nobody does. */
static JigOp *op_of_item(const JigItems *items, size_t i) {
    if (items->kind == JIG_HANDLE_OPS)
        return items->items[i];
    const JigValue *v = items->items[i];
    JigUse *use = jig_value_is_result(v) ? NULL : jig_value_first_use(v);
    return use ? jig_use_owner(use) : jig_value_def(v);
}

/* Items that are left out by what they stand in; all of them stay, where else none would. */
static void keep_some(Making *m, Handle *h) {
    size_t n = 0;
    for (size_t i = 0; i < h->items.len; ++i)
        n += is_kept(m, op_of_item(&h->items, i));
    for (size_t i = 0; !n && i < h->items.len; ++i)
        keep(m, top_of(m, op_of_item(&h->items, i)));
    if (!n)
        return;
    n = 0;
    for (size_t i = 0; i < h->items.len; ++i)
        if (is_kept(m, op_of_item(&h->items, i)))
            h->items.items[n++] = h->items.items[i];
    h->items.len = n;
}

/* Parameters may be symbols of the payload. */
static void keep_named(Making *m, const JigItems *params) {
    for (size_t i = 0; i < params->len; ++i)
        if (jig_attr_kind(params->items[i]) == JIG_ATTR_SYMBOL_REF)
            keep_symbol(NULL, params->items[i], m);
}

/* Are they ops of the payload, or values there? */
static bool are_found(const Making *m, const JigItems *items) {
    for (size_t i = 0; items->kind != JIG_HANDLE_PARAMS && i < items->len; ++i) {
        JigOp *op = op_of_item(items, i);
        if (!op || !jig_op_is_ancestor(m->s->payload, op))
            return false;
    }
    return true;
}

static Handle *find_handle(const Making *m, const JigValue *value) {
    for (size_t i = 0; i < m->handles.len; ++i)
        if (m->handles.data[i].value == value)
            return &m->handles.data[i];
    return NULL;
}

static bool add_handle(Making *m, JigRun *run, const JigValue *value) {
    Handle h = {.value = value, .items = jig_run_handle(run, value)};
    if (find_handle(m, value))
        return true;
    if (h.items.len)
        h.items.items = jig_arena_copy(m->a, h.items.items, h.items.len * sizeof *h.items.items);
    if (!are_found(m, &h.items)) {
        *m->why =
            JIG_STR("a handle has an argument of a block that nobody uses, which no step of a "
                    "script finds");
        return false;
    }
    h.is_root =
        h.items.kind == JIG_HANDLE_OPS && h.items.len == 1 && h.items.items[0] == m->s->payload;
    if (h.items.kind == JIG_HANDLE_PARAMS)
        keep_named(m, &h.items);
    else if (!h.is_root)
        keep_some(m, &h);
    jig_vec_push(&m->handles, h);
    return true;
}

typedef struct Using {
    Making *m;
    JigRun *run;
    JigOp *step;
} Using;

/* Of the step and what is in it: handles from outside. */
static JigWalk add_operands(JigOp *op, void *user) {
    Using *u = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        JigOp *around = jig_region_parent(jig_value_region(v));
        if (jig_op_is_ancestor(u->step, around) && jig_value_def(v) != u->step)
            continue;
        if (!add_handle(u->m, u->run, v))
            return JIG_WALK_INTERRUPT;
        u->m->consumes_root |=
            op == u->step && find_handle(u->m, v)->is_root && jig_operand_is_consumed(op, i);
    }
    return JIG_WALK_ADVANCE;
}

/* ---- The script's text ---- */

/* A line that defines %N; its number N. */
static size_t put_op(Making *m, JigStr text) {
    m->body =
        jig_arena_printf(m->a, "%.*s%%%zu = %.*s\n", JIG_FMT(m->body), m->num_ops, JIG_FMT(text));
    return m->num_ops++;
}

/* Finds what was marked. */
static size_t put_match(Making *m, JigStr mark, JigStr type) {
    return put_op(m, jig_arena_printf(m->a,
                                      "transform.structured.match attributes {%.*s} in %%root : "
                                      "(!transform.any_op) -> %.*s",
                                      JIG_FMT(mark), JIG_FMT(type)));
}

static JigStr next_mark(Making *m) {
    return jig_arena_printf(m->a, "jig.step%zu", m->num_marks++);
}

static void mark(const Making *m, JigOp *op, JigStr name) {
    jig_op_set_attr(jig_irmap_get_op(m->map, op), name.ptr, jig_attr_unit(m->ctx));
}

typedef struct Order {
    const JigItems *items;
    size_t next;
} Order;

static JigWalk see_in_order(JigOp *op, void *user) {
    Order *o = user;
    o->next += o->next < o->items->len && o->items->items[o->next] == op;
    return JIG_WALK_ADVANCE;
}

/* As one match finds them, each once. */
static bool are_in_order(const Making *m, const JigItems *items) {
    Order o = {.items = items};
    jig_walk_post(m->s->payload, see_in_order, &o);
    return o.next == items->len;
}

static size_t put_item(Making *m, const JigItems *items, size_t i, JigStr type) {
    if (items->kind == JIG_HANDLE_PARAMS)
        return put_op(m, jig_arena_printf(m->a, "transform.param.constant %.*s -> %.*s",
                                          JIG_FMT(jig_attr_to_str(items->items[i], m->a)),
                                          JIG_FMT(type)));
    JigStr name = next_mark(m);
    mark(m, op_of_item(items, i), name);
    if (items->kind == JIG_HANDLE_OPS)
        return put_match(m, name, type);
    const JigValue *v = items->items[i];
    bool is_result = jig_value_is_result(v);
    size_t op = put_match(m, name, JIG_STR("!transform.any_op"));
    return put_op(
        m, jig_arena_printf(m->a, "transform.get_%s %%%zu[%zu] : (!transform.any_op) -> %.*s",
                            is_result ? "result" : "operand", op,
                            is_result ? jig_value_index(v) : jig_use_index(jig_value_first_use(v)),
                            JIG_FMT(type)));
}

static size_t put_items(Making *m, const JigItems *items, JigStr type) {
    JigStr list = {0};
    size_t made = 0;
    for (size_t i = 0; i < items->len; ++i) {
        made = put_item(m, items, i, type);
        list = jig_arena_printf(m->a, "%.*s%s%%%zu", JIG_FMT(list), i ? ", " : "", made);
    }
    return items->len == 1 ? made
                           : put_op(m, jig_arena_printf(m->a, "transform.merge_handles %.*s : %.*s",
                                                        JIG_FMT(list), JIG_FMT(type)));
}

static size_t put_handle(Making *m, const Handle *h) {
    JigStr type = jig_type_to_str(jig_value_type(h->value), m->a);
    if (h->is_root)
        return jig_str_is(type, "!transform.any_op")
                   ? SIZE_MAX
                   : put_op(m, jig_arena_printf(m->a,
                                                "transform.cast %%root : !transform.any_op to %.*s",
                                                JIG_FMT(type)));
    if (h->items.kind == JIG_HANDLE_OPS && are_in_order(m, &h->items)) {
        JigStr name = next_mark(m);
        for (size_t i = 0; i < h->items.len; ++i)
            mark(m, h->items.items[i], name);
        return put_match(m, name, type);
    }
    return put_items(m, &h->items, type);
}

static JigStr script_text(const Making *m, JigStr step) {
    return jig_arena_printf(m->a,
                            "module attributes {transform.with_named_sequence} {\n"
                            "transform.named_sequence @__transform_main(%%root: !transform.any_op "
                            "{transform.%s}) {\n%.*s%.*stransform.yield\n}\n}\n",
                            m->consumes_root ? "consumed" : "readonly", JIG_FMT(m->body),
                            JIG_FMT(step));
}

/* ---- The module ---- */

static void copy_payload(Making *m) {
    JigOp *payload = m->s->payload;
    m->map = jig_irmap_create();
    m->copy = jig_op_clone(payload, m->map);
    for (JigOp *op = jig_block_first(jig_op_body(payload)); op; op = jig_op_next(op))
        if (!jig_ptrmap_has(&m->kept, op))
            jig_op_destroy(jig_irmap_get_op(m->map, op));
    jig_op_set_attr(m->copy, "transform.with_named_sequence", jig_attr_unit(m->ctx));
}

static JigOp *nth_op(JigBlock *block, size_t n) {
    JigOp *op = jig_block_first(block);
    while (n--)
        op = jig_op_next(op);
    return op;
}

/* Before the end of the script, with the handles there. */
static void put_step(Making *m, JigOp *sequence, const JigOp *step) {
    JigIRMap *map = jig_irmap_create();
    JigBlock *body = jig_op_body(sequence);
    for (size_t i = 0; i < m->handles.len; ++i) {
        const Handle *h = &m->handles.data[i];
        jig_irmap_value(map, h->value,
                        h->made_by == SIZE_MAX ? jig_block_arg(body, 0)
                                               : jig_op_result(nth_op(body, h->made_by), 0));
    }
    jig_block_insert(body, jig_block_last(body), jig_op_clone(step, map));
    jig_irmap_destroy(map);
}

/* Sequences that the step names, and those that they do. */
static void put_named(JigOp *user, const JigAttr *ref, void *making) {
    Making *m = making;
    JigOp *op = jig_symbol_lookup_nearest(user, ref);
    if (!op || !jig_op_is_of_scripts(op) || jig_symbol_lookup_in(m->copy, jig_symbol_name(op)))
        return;
    jig_block_insert(jig_op_body(m->copy), NULL, jig_op_clone(op, NULL));
    jig_symbol_uses_walk(op, put_named, m);
}

/* `step` NULL: it stands in the text. */
static JigStr finish(Making *m, JigStr text, JigOp *step) {
    JigDiagCapture said;
    JigStr out = {0};
    jig_diag_capture_begin(m->ctx, &said);
    JigOp *script = jig_parse_module(m->ctx, text, JIG_STR("step"), true);
    if (script) {
        JigOp *sequence = jig_block_first(jig_op_body(script));
        if (step)
            put_step(m, sequence, step);
        jig_op_remove(sequence);
        jig_block_insert(jig_op_body(m->copy), NULL, sequence);
        if (step)
            jig_symbol_uses_walk(step, put_named, m);
        jig_op_destroy(script);
    }
    JigPrintFlags flags = jig_print_flags();
    if (script && jig_op_verify(m->copy))
        out = jig_op_to_str(m->copy, &flags, m->a);
    jig_diag_capture_end(m->ctx, &said);
    if (!out.len)
        *m->why =
            said.first ? jig_arena_str(m->a, said.first->message) : JIG_STR("it cannot be written");
    jig_diag_capture_free(&said);
    return out;
}

static bool begin(Making *m, const JigSingle *s, JigArena *a, JigStr *why) {
    JIG_REQUIRE(s && s->payload && s->changed && a && why);
    *m = (Making){.s = s, .ctx = jig_op_context(s->payload), .a = a, .why = why};
    *why = JIG_STR("the payload is no module");
    return jig_op_is(s->payload, JIG_BUILTIN(MODULE));
}

static void end(Making *m) {
    if (m->copy)
        jig_op_destroy(m->copy);
    if (m->map)
        jig_irmap_destroy(m->map);
    jig_ptrmap_free(&m->kept);
    jig_vec_free(&m->handles);
}

JigStr jig_single_of_step(const JigSingle *s, JigRun *run, size_t step, JigArena *a, JigStr *why) {
    Making m;
    JigStr text = {0};
    JIG_REQUIRE(run);
    if (!begin(&m, s, a, why))
        return text;
    const JigRunStep *at = jig_run_step(run, step);
    Using u = {&m, run, at->op};
    jig_run_go(run, at->begin);
    bool journalled = jig_journal_pause(m.ctx); /* the payload is not edited */
    keep_concerned(&m);
    jig_symbol_uses_walk(at->op, keep_symbol, &m);
    if (jig_walk_pre(at->op, add_operands, &u) != JIG_WALK_INTERRUPT) {
        copy_payload(&m);
        for (size_t i = 0; i < m.handles.len; ++i)
            m.handles.data[i].made_by = put_handle(&m, &m.handles.data[i]);
        text = finish(&m, script_text(&m, JIG_STR("")), at->op);
    }
    jig_journal_resume(m.ctx, journalled);
    end(&m);
    return text;
}

JigStr jig_single_of_pass(const JigSingle *s, JigStr pass, const JigOp *op, size_t place,
                          JigArena *a, JigStr *why) {
    Making m;
    JigStr text = {0};
    JIG_REQUIRE(op);
    if (!begin(&m, s, a, why))
        return text;
    jig_journal_go(m.ctx, place);
    bool journalled = jig_journal_pause(m.ctx);
    JigOp *on = (JigOp *)(uintptr_t)op;
    JigStr target = JIG_STR("%root");
    m.consumes_root = op == s->payload;
    keep_concerned(&m);
    if (op != s->payload)
        keep(&m, top_of(&m, on));
    copy_payload(&m);
    if (op != s->payload) {
        JigStr name = next_mark(&m);
        mark(&m, on, name);
        target = jig_arena_printf(a, "%%%zu", put_match(&m, name, JIG_STR("!transform.any_op")));
    }
    JigStr step = jig_arena_printf(
        a,
        "%%%zu = transform.apply_registered_pass %.*s to %.*s : (!transform.any_op) -> "
        "!transform.any_op\n",
        m.num_ops, JIG_FMT(pass), JIG_FMT(target));
    text = finish(&m, script_text(&m, step), NULL);
    jig_journal_resume(m.ctx, journalled);
    end(&m);
    return text;
}
