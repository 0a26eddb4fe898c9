/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* ml_program: globals of tensors are global buffers. A load is the global's buffer as long as
 * nothing is stored there before the last of its reads, and a copy else; a store copies into it. */
#include "analysis/buffering.h"
#include "dialect/memref/memref.h"
#include "dialect/ml_program/ml_program.h"
#include "dialect/ml_program/ml_program_touched.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- ml_program.global ---- */

static const JigType *type_of(const JigOp *global) {
    return jig_attr_type_value(jig_ml_program_global_type_attr(global));
}

static bool is_of_tensors(JigOp *op) {
    return jig_type_is_tensor(type_of(op));
}

static bool global(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)b, (void)why;
    const JigAttr *value = jig_ml_program_global_value_attr(op);
    if (!value)
        return jig_op_emit_error(op, "global op must have a value");
    const JigType *type = jig_buffer_type_with(type_of(op), JIG_LAYOUT_IDENTITY, NULL);
    JigMemrefGlobal parts = {
        .sym_name = jig_ml_program_global_sym_name_attr(op),
        .sym_visibility = jig_ml_program_global_sym_visibility_attr(op),
        .type = jig_attr_of_type(type),
        .initial_value = value,
        .constant = jig_ml_program_global_is_mutable(op) ? NULL : jig_attr_unit(rw->ctx),
    };
    jig_rw_takes_over(rw, op, jig_memref_global_build(rw, jig_op_loc(op), &parts));
    jig_rw_erase(rw, op);
    return true;
}
static const JigBufferIface of_global = {.has_tensors = is_of_tensors, .bufferize = global};

/* ---- What is stored while a loaded value is still in use ---- */

/* What is known of a module while its conflicts are resolved. */
struct JigGlobalAccesses {
    JigOp *top;
    JigTouchedByCalls calls;
    JigTouchedGlobals own; /* by any op of the module; calls do what is in it, or all */
    JigPtrMap functions;   /* op -> Candidates * */
    JigArena *arena;
};

/* Accesses and calls in a function, in the order of a walk. */
typedef struct Candidates {
    JigOp **items;
    size_t n, cap;
    JigArena *arena;
} Candidates;

typedef struct Search {
    JigOp *load;
    const JigAttr *global; /* its key; others of that name count as it */
    JigOpVec stores;       /* those that may store to the global, in the function of the load */
} Search;

static bool touches(const JigTouchedGlobals *t, const JigAttr *global) {
    return t->all || jig_ptrmap_has(&t->stores, global);
}

/* Functions may have become ones on buffers before those that call them. */
static bool stores_itself(const JigOp *op) {
    return jig_ml_program_stores(op) || jig_op_is(op, JIG_MEMREF(GET_GLOBAL));
}

static JigWalk add_own(JigOp *op, void *user) {
    struct JigGlobalAccesses *x = user;
    jig_ml_program_touched_add_op(&x->own, op);
    if (jig_call(op))
        x->own.all |= jig_ml_program_touched_by_call(&x->calls, op)->all;
    return JIG_WALK_ADVANCE;
}

static struct JigGlobalAccesses *accesses_of(JigOp *top, JigBuffering *b) {
    if (b->global_accesses && b->global_accesses->top != top)
        jig_bufferize_forget_global_accesses(b);
    if (b->global_accesses)
        return b->global_accesses;
    struct JigGlobalAccesses *x = b->global_accesses = jig_calloc(1, sizeof *x);
    x->top = top;
    x->arena = jig_arena_create();
    jig_ml_program_touched_by_calls_init(&x->calls, top);
    jig_walk_pre(top, add_own, x);
    return x;
}

void jig_bufferize_forget_global_accesses(JigBuffering *b) {
    struct JigGlobalAccesses *x = b->global_accesses;
    if (!x)
        return;
    jig_ml_program_touched_by_calls_free(&x->calls);
    jig_ml_program_touched_free(&x->own);
    jig_ptrmap_free(&x->functions);
    jig_arena_destroy(x->arena);
    jig_free(x);
    b->global_accesses = NULL;
}

static JigWalk find_candidate(JigOp *op, void *user) {
    Candidates *c = user;
    if (stores_itself(op) || jig_call(op))
        JIG_ARENA_PUSH(c->arena, c->items, c->n, c->cap, op);
    return JIG_WALK_ADVANCE;
}

static const Candidates *candidates_in(struct JigGlobalAccesses *x, JigOp *function) {
    void **slot = jig_ptrmap_slot(&x->functions, function);
    if (!*slot) {
        Candidates *c = JIG_NEW_ARRAY(x->arena, Candidates, 1);
        *c = (Candidates){.arena = x->arena};
        *slot = c;
        jig_walk_pre(function, find_candidate, c);
    }
    return *slot;
}

static void find_stores(Search *s, struct JigGlobalAccesses *x, JigOp *function) {
    const Candidates *c = candidates_in(x, function);
    for (size_t i = 0; i < c->n; ++i)
        if (jig_call(c->items[i])
                ? touches(jig_ml_program_touched_by_call(&x->calls, c->items[i]), s->global)
                : jig_ml_program_touched_key(c->items[i]) == s->global)
            jig_vec_push(&s->stores, c->items[i]);
}

/* The block that both are in, or ops around them; *s and *u: those right in it. NULL: there is none
 * inside `block`. */
static JigBlock *common_block(JigBlock *block, JigOp *store, JigOp *user, JigOp **s, JigOp **u) {
    JigBlock *common = NULL;
    for (JigBlock *at = block; at;) {
        *s = jig_block_ancestor(at, store);
        *u = jig_block_ancestor(at, user);
        common = at;
        if (*s != *u || *s == store || *u == user)
            break;
        JigOp *both = *s;
        at = NULL;
        for (size_t i = 0; i < jig_op_num_regions(both) && !at; ++i)
            for (JigBlock *x = jig_region_first(jig_op_region(both, i)); x && !at;
                 x = jig_block_next(x))
                at = jig_block_ancestor(x, store) && jig_block_ancestor(x, user) ? x : NULL;
    }
    return common;
}

/* Does an op around one of both, inside `block`, run it again? */
static bool runs_again(JigBlock *block, JigOp *op) {
    for (JigOp *at = op; jig_op_block(at) != block; at = jig_op_parent(at)) {
        JigRegion *region = jig_op_parent_region(at);
        if (jig_buffer_repeats(jig_region_parent(region), jig_region_index(region)))
            return true;
    }
    return false;
}

/* Can the store run between the load and the use? It reads what it stores before it stores. */
static bool is_between(const Search *s, JigOp *store, JigOp *user) {
    JigBlock *block = jig_op_block(s->load);
    JigOp *there = jig_block_ancestor(block, store), *at = jig_block_ancestor(block, user);
    if (!there || !jig_op_is_before(s->load, there))
        return false;
    if (there != at)
        return jig_op_is_before(there, at);
    if (runs_again(block, store) || runs_again(block, user))
        return true;
    common_block(block, store, user, &there, &at);
    if (there != at)
        return jig_op_is_before(there, at);
    /* One and the same op, one in the other, or in regions of which only one runs. */
    return store == user ? jig_call(user) != NULL : there == store || at == user;
}

/* What leaves the block of the load, or its function, is used any time. */
static bool is_used_late(const Search *s, JigUse *use) {
    JigOp *user = jig_use_owner(use);
    if (!jig_block_ancestor(jig_op_block(s->load), user) || jig_op_is_terminator(user))
        return true;
    for (size_t i = 0; i < s->stores.len; ++i)
        if (is_between(s, s->stores.data[i], user))
            return true;
    return false;
}

/* Of the value, and of those that may live in its buffer. */
static bool any_is_used_late(const Search *s, JigValue *loaded, JigBuffering *b) {
    JigValueVec work = {0};
    JigPtrMap seen = {0};
    bool late = false;
    jig_vec_push(&work, loaded);
    for (size_t i = 0; i < work.len && !late; ++i)
        for (JigUse *u = jig_value_first_use(work.data[i]); u && !late; u = jig_use_next(u)) {
            JigBufferAliases values = {0};
            late = is_used_late(s, u);
            if (!late && jig_buffer_in_place(u, b))
                jig_buffer_values_of(u, b, &values);
            for (size_t k = 0; k < values.len; ++k)
                if (jig_ptrset_add(&seen, values.items[k].value))
                    jig_vec_push(&work, values.items[k].value);
            jig_buffer_aliases_free(&values);
        }
    jig_vec_free(&work);
    jig_ptrmap_free(&seen);
    return late;
}

static bool needs_copy(JigOp *load, JigBuffering *b) {
    Search s = {.load = load, .global = jig_ml_program_touched_key(load)};
    JigOp *top = load, *function = NULL, *global = jig_ml_program_global_of(load);
    if (global && !jig_ml_program_global_is_mutable(global))
        return false;
    for (; jig_op_parent(top); top = jig_op_parent(top))
        if (!function && jig_op_has_trait(top, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            function = top;
    struct JigGlobalAccesses *x = accesses_of(top, b);
    if (!touches(&x->own, s.global))
        return false;
    find_stores(&s, x, function ? function : top);
    bool late = any_is_used_late(&s, jig_op_result(load, 0), b);
    jig_vec_free(&s.stores);
    return late;
}

/* ---- ml_program.global_load ---- */

static bool is_not_by(JigUse *use, void *op) {
    return jig_use_owner(use) != op;
}

static bool resolve_load(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JigValue *v = jig_op_result(op, 0);
    if (!jig_type_is_tensor(jig_value_type(v)) || !needs_copy(op, b))
        return true;
    jig_at_after(rw, op);
    JigValue *copy = jig_buffer_alloc_tensor(rw, jig_op_loc(op), v, true, b);
    if (!copy)
        return false;
    jig_rw_replace_uses_if(rw, v, copy, is_not_by, jig_value_def(copy));
    return true;
}

static bool never_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)op, (void)v, (void)b;
    return false;
}

static const JigType *buffer_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    (void)op, (void)types;
    return jig_buffer_type_with(jig_value_type(v), JIG_LAYOUT_IDENTITY, NULL);
}

static JigOp *get_global(JigRewriter *rw, JigOp *op, const JigType *tensor) {
    JigStr name = jig_attr_symbol_leaf(jig_ml_program_global_attr(op));
    JigMemrefGetGlobal parts = {.name = jig_attr_flat_symbol(rw->ctx, name),
                                .result_type =
                                    jig_buffer_type_with(tensor, JIG_LAYOUT_IDENTITY, NULL)};
    return jig_memref_get_global_build(rw, jig_op_loc(op), &parts);
}

static bool load(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)b, (void)why;
    jig_buffer_replace_by(rw, op, get_global(rw, op, jig_op_result_type(op, 0)));
    return true;
}
static const JigBufferIface of_load = {.reads = jig_bufferize_never,
                                       .writes = jig_bufferize_never,
                                       .values_of = jig_bufferize_nothing_shared,
                                       .writable = never_writable,
                                       .defines = jig_bufferize_any_writable,
                                       .resolve = resolve_load,
                                       .type = buffer_type,
                                       .bufferize = load};

/* ---- ml_program.global_store ---- */

static bool store(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *value = jig_ml_program_global_store_value(op);
    const JigType *tensor = jig_value_type(value);
    JigValue *to = jig_op_result(get_global(rw, op, tensor), 0),
             *from = jig_buffer_get(rw, value, b);
    if (!from)
        return false;
    JigOp *copy = jig_buffer_copy_content(rw, jig_op_loc(op), from, to, b);
    jig_rw_takes_over(rw, op, copy);
    jig_rw_erase(rw, op);
    return true;
}
static const JigBufferIface of_store = {.reads = jig_bufferize_always,
                                        .writes = jig_bufferize_never,
                                        .values_of = jig_bufferize_nothing_shared,
                                        .bufferize = store};

const JigOpIfaces jig_bufferize_ml_program_ops[] = {
    {"ml_program.global", {{&jig_iface_buffer, &of_global}, {0}}},
    {"ml_program.global_load", {{&jig_iface_buffer, &of_load}, {0}}},
    {"ml_program.global_store", {{&jig_iface_buffer, &of_store}, {0}}},
    {0},
};
