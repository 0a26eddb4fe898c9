/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/record.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- How much ---- */

/* Steps of a script without a limit of its own, and for each op of its payload. */
enum { AT_ALL = 1 << 25, OF_EACH = 1 << 10 };

static const JigContextKey step_limit = {.size = sizeof(uint64_t)};

static uint64_t *limit_of(JigContext *ctx) {
    return jig_context_slot(ctx, &step_limit);
}

void jig_script_limit_steps(JigContext *ctx, uint64_t max_steps) {
    JIG_REQUIRE(ctx);
    *limit_of(ctx) = max_steps;
}

static uint64_t max_steps(JigTransformState *st) {
    uint64_t of_context = *limit_of(st->ctx), own = st->options->max_steps;
    st->may_extend = !own && !of_context;
    return own ? own : of_context ? of_context : AT_ALL;
}

static JigWalk count(JigOp *op, void *user) {
    (void)op;
    *(uint64_t *)user += OF_EACH;
    return JIG_WALK_ADVANCE;
}

/* The payload is looked at when that matters. */
static bool extend(JigTransformState *st) {
    if (!st->may_extend || !jig_op_ref_holds(&st->root))
        return false;
    st->may_extend = false;
    jig_walk_pre(st->root.op, count, &st->steps_left);
    st->max_steps += st->steps_left;
    return true;
}

JigStatus jig_step_count(JigTransformCall *call, const JigOp *op) {
    JigTransformState *st = call->state;
    if (JIG_UNLIKELY(!st->steps_left) && !extend(st))
        return jig_definite(call, op,
                            "'{}' op is one step too many: the script may take {} (--max-steps)",
                            jig_fact_str(jig_op_name_of(op)), jig_fact_int((int64_t)st->max_steps));
    st->steps_left--;
    return JIG_OK;
}

/* ---- Beginning ---- */

void jig_state_init(JigTransformState *st, JigOp *root, const JigScriptOptions *options) {
    static const JigScriptOptions plain = {0};
    *st = (JigTransformState){.ctx = jig_op_context(root),
                              .root = jig_op_ref(root),
                              .options = options ? options : &plain};
    jig_arena_init(&st->arena);
    st->queue_end = &st->queue;
    st->tracker = jig_track_listener;
    st->steps_left = st->max_steps = max_steps(st);
}

/* ---- Scratch ---- */

JigArena *jig_state_take_scratch(JigTransformState *st) {
    JIG_REQUIRE(st);
    return st->spare_arenas.len ? jig_vec_pop(&st->spare_arenas) : jig_arena_create();
}

/* What one big application needed goes back to the system. */
void jig_state_give_scratch(JigTransformState *st, JigArena *arena) {
    jig_arena_reset(arena);
    jig_vec_push(&st->spare_arenas, arena);
}

/* ---- Entries and their lists ---- */

JigEntry *jig_state_entries_of(const JigTransformState *st, const void *target) {
    return jig_ptrmap_get(&st->targets, target);
}

static void entry_link(JigTransformState *st, JigEntry *e, void *target) {
    e->target = target;
    JigEntry *first = jig_ptrmap_get(&st->targets, target);
    e->next = first;
    e->link = NULL; /* first of its list: the map points at it */
    if (first)
        first->link = &e->next;
    jig_ptrmap_set(&st->targets, target, e);
}

static void entry_unlink(JigTransformState *st, JigEntry *e) {
    if (!e->target)
        return;
    if (e->next)
        e->next->link = e->link;
    if (e->link)
        *e->link = e->next;
    else if (e->next)
        jig_ptrmap_set(&st->targets, e->target, e->next);
    else
        jig_ptrmap_remove(&st->targets, e->target);
    e->target = NULL;
}

static void note_move(JigTransformState *st, const JigEntry *e, const void *from) {
    JigHandle *h = e->handle;
    jig_vec_push(&st->moves, ((JigMove){h, h->binding, (size_t)(e - h->entries), from}));
}

static void note_recorded(JigTransformState *st, const JigEntry *e, const void *from) {
    if (JIG_UNLIKELY(st->record != NULL))
        jig_record_moved(st, e, from);
}

/* The last first: each is linked before those that moved after it, as it was. */
void jig_state_take_back_moves(JigTransformState *st, size_t num_moves) {
    JIG_REQUIRE(st && num_moves <= st->moves.len);
    while (st->moves.len > num_moves) {
        JigMove m = jig_vec_pop(&st->moves);
        if (m.handle->binding != m.binding)
            continue;
        JigEntry *e = &m.handle->entries[m.entry];
        const void *now = e->target;
        entry_unlink(st, e);
        entry_link(st, e, (void *)(uintptr_t)m.from);
        if (m.handle->kind == JIG_HANDLE_OPS)
            e->stamp = jig_op_stamp(m.from);
        note_recorded(st, e, now);
    }
}

/* The whole list moves at once: it comes before what `to` has already. */
void jig_state_move_target(JigTransformState *st, const void *from, void *to) {
    JigEntry *first = jig_state_entries_of(st, from), *last = NULL;
    if (!first || from == to)
        return;
    jig_ptrmap_remove(&st->targets, from);
    bool is_noted = st->current && st->current->can_go_back;
    for (JigEntry *e = first; e; e = e->next) {
        if (is_noted)
            note_move(st, e, from);
        e->target = to;
        if (to && e->handle->kind == JIG_HANDLE_OPS)
            e->stamp = jig_op_stamp(to);
        note_recorded(st, e, from);
        last = e;
    }
    if (!to)
        return;
    last->next = jig_state_entries_of(st, to);
    if (last->next)
        last->next->link = &last->next;
    jig_ptrmap_set(&st->targets, to, first);
}

void jig_state_drop_entry(JigTransformState *st, JigEntry *e) {
    JIG_REQUIRE(st && e);
    if (st->current && st->current->can_go_back)
        note_move(st, e, e->target);
    const void *from = e->target;
    entry_unlink(st, e);
    note_recorded(st, e, from);
}

/* ---- Handles ---- */

JigHandle *jig_handle_find(const JigTransformState *st, const JigValue *value) {
    return jig_ptrmap_get(&st->handles, value);
}

static void free_lists(JigHandle *h) {
    if (h->entries != &h->one)
        jig_free(h->entries);
    jig_free(h->params);
}

void jig_handle_clear(JigTransformState *st, JigHandle *h) {
    JIG_REQUIRE(st && h);
    if (JIG_UNLIKELY(h->recorded != 0) && st->record)
        jig_record_ended(st, h);
    for (size_t i = 0; h->entries && i < h->len; ++i)
        entry_unlink(st, &h->entries[i]);
    free_lists(h);
    st->num_handled -= h->len;
    h->entries = NULL;
    h->params = NULL;
    h->len = 0;
    h->binding = 0;
}

static JigHandle *new_handle(JigTransformState *st, const JigValue *value) {
    JigHandle *h = st->spare_handles;
    if (h)
        st->spare_handles = h->next_in_scope;
    else
        h = jig_malloc(sizeof *h);
    *h = (JigHandle){.value = value, .depth = st->scope->depth};
    h->next_in_scope = st->scope->handles;
    st->scope->handles = h;
    jig_ptrmap_set(&st->handles, value, h);
    return h;
}

/* Latest first on each list, so entries are linked backwards: the list of a
 * target then names handles in the order of their entries. */
static void fill_entries(JigTransformState *st, JigHandle *h, void *const *items, size_t n) {
    h->one = (JigEntry){0};
    h->entries = n > 1 ? jig_calloc(n, sizeof *h->entries) : &h->one;
    for (size_t i = n; i-- > 0;) {
        h->entries[i].handle = h;
        if (!items[i])
            continue;
        if (h->kind == JIG_HANDLE_OPS)
            h->entries[i].stamp = jig_op_stamp(items[i]);
        entry_link(st, &h->entries[i], items[i]);
    }
}

static JigHandle *bind(JigTransformState *st, const JigValue *value, JigHandleKind kind,
                       void *const *items, size_t n) {
    JigHandle *h = jig_handle_find(st, value);
    if (h)
        jig_handle_clear(st, h);
    else
        h = new_handle(st, value);
    h->kind = kind;
    h->binding = ++st->num_bindings;
    h->invalid = NULL;
    h->consumed = false;
    h->len = n;
    st->num_handled += n;
    if (kind != JIG_HANDLE_PARAMS) {
        fill_entries(st, h, items, n);
        return h;
    }
    if (n)
        h->params = memcpy(jig_calloc(n, sizeof *h->params), items, n * sizeof *h->params);
    return h;
}

JigHandle *jig_handle_bind(JigTransformState *st, const JigValue *value, JigHandleKind kind,
                           void *const *items, size_t n) {
    JigHandle *h = bind(st, value, kind, items, n);
    if (JIG_UNLIKELY(st->record != NULL) && !jig_record_leaves_out(st))
        jig_record_bound(st, h, items);
    return h;
}

void jig_handle_forget(JigTransformState *st, const JigValue *value) {
    JigHandle *h = jig_handle_find(st, value);
    if (!h)
        return;
    jig_handle_clear(st, h);
    jig_ptrmap_remove(&st->handles, value);
    h->value = NULL; /* its scope still has it */
}

/* ---- Scopes ---- */

void jig_scope_open(JigTransformCall *call, const JigBlock *body) {
    JIG_REQUIRE(call && body);
    JigTransformState *st = call->state;
    JigScope *s = st->spare_scopes;
    if (s)
        st->spare_scopes = s->outer;
    else
        s = jig_malloc(sizeof *s);
    *s = (JigScope){.outer = st->scope, .depth = st->scope ? st->scope->depth + 1 : 0};
    bool isolated = jig_op_has_trait(jig_block_parent_op(body), JIG_TRAIT_ISOLATED_FROM_ABOVE);
    s->outermost_visible = isolated || !st->scope ? s->depth : st->scope->outermost_visible;
    st->scope = s;
}

void jig_scope_close(JigTransformCall *call) {
    JIG_REQUIRE(call);
    JigTransformState *st = call->state;
    JigScope *s = st->scope;
    for (JigHandle *h = s->handles, *next; h; h = next) {
        next = h->next_in_scope;
        jig_handle_clear(st, h);
        if (h->value)
            jig_ptrmap_remove(&st->handles, h->value);
        h->next_in_scope = st->spare_handles;
        st->spare_handles = h;
    }
    st->scope = s->outer;
    s->outer = st->spare_scopes;
    st->spare_scopes = s;
}

/* All goes: nobody asks the lists of the payload any more. */
static void free_scopes(JigTransformState *st) {
    for (JigScope *s = st->scope, *outer; s; s = outer) {
        outer = s->outer;
        for (JigHandle *h = s->handles, *next; h; h = next) {
            next = h->next_in_scope;
            free_lists(h);
            jig_free(h);
        }
        jig_free(s);
    }
}

static void free_spares(JigTransformState *st) {
    for (JigHandle *h = st->spare_handles, *next; h; h = next) {
        next = h->next_in_scope;
        jig_free(h);
    }
    for (JigScope *s = st->spare_scopes, *outer; s; s = outer) {
        outer = s->outer;
        jig_free(s);
    }
    for (size_t i = 0; i < st->spare_arenas.len; ++i)
        jig_arena_destroy(st->spare_arenas.data[i]);
    jig_vec_free(&st->spare_arenas);
}

void jig_state_free(JigTransformState *st) {
    JIG_REQUIRE(st);
    free_scopes(st);
    free_spares(st);
    jig_ptrmap_free(&st->handles);
    jig_ptrmap_free(&st->targets);
    jig_vec_free(&st->moves);
    jig_arena_free(&st->arena);
}

/* ---- Reading ---- */

/* What the handle has, in the call's arena; without what is erased. */
static JigItems read(JigTransformCall *call, const JigHandle *h) {
    JigItems list = {.kind = h->kind,
                     .items = jig_arena_alloc(call->arena, h->len * sizeof *list.items)};
    for (size_t i = 0; i < h->len; ++i) {
        void *item = h->params ? (void *)h->params[i] : h->entries[i].target;
        if (item)
            list.items[list.len++] = item;
    }
    return list;
}

/* Nothing, when the handle is of another kind. */
static JigItems read_kind(JigTransformCall *call, const JigValue *handle, JigHandleKind kind) {
    const JigHandle *h = jig_handle_find(call->state, handle);
    return h && h->kind == kind ? read(call, h) : (JigItems){.kind = kind};
}

JigOps jig_payload_ops(JigTransformCall *call, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    JigItems list = read_kind(call, handle, JIG_HANDLE_OPS);
    return (JigOps){(JigOp **)list.items, list.len};
}

JigOp *jig_payload_next_op(JigTransformCall *call, const JigValue *handle, size_t *at) {
    JIG_REQUIRE(call && handle && at);
    const JigHandle *h = jig_handle_find(call->state, handle);
    while (h && h->kind == JIG_HANDLE_OPS && *at < h->len) {
        JigOp *op = h->entries[(*at)++].target;
        if (op)
            return op;
    }
    return NULL;
}

JigValues jig_payload_values(JigTransformCall *call, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    JigItems list = read_kind(call, handle, JIG_HANDLE_VALUES);
    return (JigValues){(JigValue **)list.items, list.len};
}

JigParams jig_payload_params(JigTransformCall *call, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    JigItems list = read_kind(call, handle, JIG_HANDLE_PARAMS);
    return (JigParams){(const JigAttr **)list.items, list.len};
}

JigItems jig_payload_items(JigTransformCall *call, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    const JigHandle *h = jig_handle_find(call->state, handle);
    return h ? read(call, h) : (JigItems){.kind = jig_handle_kind(handle)};
}

size_t jig_payload_len(JigTransformCall *call, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    const JigHandle *h = jig_handle_find(call->state, handle);
    if (!h)
        return 0;
    if (h->kind == JIG_HANDLE_PARAMS)
        return h->len;
    size_t n = 0;
    for (size_t i = 0; i < h->len; ++i)
        n += h->entries[i].target != NULL;
    return n;
}

JigOp *jig_payload_root(JigTransformCall *call) {
    JIG_REQUIRE(call);
    const JigOpRef *root = &call->state->root;
    if (jig_op_ref_holds(root))
        return root->op;
    (void)jig_definite_op(call, "the root of the payload has been erased");
    return NULL;
}

void jig_follow_op(JigTransformCall *call, JigOp *from, JigOp *to) {
    JIG_REQUIRE(call && from);
    jig_state_move_target(call->state, from, to);
}
