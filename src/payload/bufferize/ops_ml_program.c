/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* ml_program: globals of tensors are global buffers. A load is the global's buffer as long as
 * nothing is stored there before the last of its reads, and a copy else; a store copies into it. */
#include "analysis/buffering.h"
#include "dialect/memref/memref.h"
#include "dialect/ml_program/ml_program.h"
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

typedef struct Search {
    JigOp *load, *global;
    JigOpVec stores;   /* those that may store to the global, in the function of the load */
    JigPtrMap visited; /* functions that have been looked into */
    bool any_store;    /* is there one at all? */
    bool conflict;
} Search;

static bool calls_store(Search *s, JigOp *call);

static JigWalk find_store(JigOp *op, void *user) {
    Search *s = user;
    bool stores = jig_ml_program_stores(op) && jig_ml_program_global_of(op) == s->global;
    if (stores || (jig_call(op) && calls_store(s, op)))
        jig_vec_push(&s->stores, op);
    return JIG_WALK_ADVANCE;
}

static JigWalk meets_store(JigOp *op, void *user) {
    Search *s = user;
    bool stores = jig_ml_program_stores(op) && jig_ml_program_global_of(op) == s->global;
    return stores || (jig_call(op) && calls_store(s, op)) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* What is called by its value may be any function. One that is declared only stores nothing. */
static bool calls_store(Search *s, JigOp *call) {
    const JigAttr *symbol = jig_call(call)->callee(call);
    JigOp *callee = symbol ? jig_symbol_lookup_nearest(call, symbol) : NULL;
    if (!callee)
        return true;
    if (!jig_ptrset_add(&s->visited, callee))
        return jig_ptrmap_get(&s->visited, callee) != NULL;
    bool stores = jig_walk_pre(callee, meets_store, s) == JIG_WALK_INTERRUPT;
    if (stores)
        jig_ptrmap_set(&s->visited, callee, callee);
    return stores;
}

static JigWalk find_any_store(JigOp *op, void *user) {
    Search *s = user;
    bool stores = jig_ml_program_stores(op) && jig_ml_program_global_of(op) == s->global;
    s->any_store |= stores;
    return stores ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Is the value used behind a store? What leaves the block of the load, or its function, is used any
 * time; a store reads what it stores before it stores. */
static bool is_used_late(const Search *s, JigUse *use) {
    JigBlock *block = jig_op_block(s->load);
    JigOp *user = jig_use_owner(use), *at = jig_block_ancestor(block, user);
    if (!at || jig_op_has_trait(user, JIG_TRAIT_RETURN_LIKE))
        return true;
    for (size_t i = 0; i < s->stores.len; ++i) {
        JigOp *store = s->stores.data[i], *there = jig_block_ancestor(block, store);
        bool behind = there && jig_op_is_before(s->load, there);
        if (behind &&
            (there == at ? store != user || jig_call(user) != NULL : jig_op_is_before(there, at)))
            return true;
    }
    return false;
}

static void look_at_uses(JigValue *v, void *user) {
    Search *s = user;
    for (JigUse *u = jig_value_first_use(v); u && !s->conflict; u = jig_use_next(u))
        s->conflict = is_used_late(s, u);
}

static bool needs_copy(JigOp *load, JigBuffering *b) {
    Search s = {.load = load, .global = jig_ml_program_global_of(load)};
    JigOp *top = load, *function = NULL;
    if (!s.global || !jig_ml_program_global_is_mutable(s.global))
        return false;
    for (; jig_op_parent(top); top = jig_op_parent(top))
        if (!function && jig_op_has_trait(top, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            function = top;
    jig_walk_pre(top, find_any_store, &s);
    if (s.any_store)
        jig_walk_pre(function ? function : top, find_store, &s);
    if (s.any_store && b->analysis)
        jig_in_place_each_alias(b->analysis, jig_op_result(load, 0), look_at_uses, &s);
    else
        s.conflict = s.any_store;
    jig_vec_free(&s.stores);
    jig_ptrmap_free(&s.visited);
    return s.conflict;
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
static const JigBufferIface of_load = {.reads = jig_buffer_never,
                                       .writes = jig_buffer_never,
                                       .values_of = jig_buffer_nothing_shared,
                                       .writable = never_writable,
                                       .defines = jig_buffer_any_writable,
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
static const JigBufferIface of_store = {.reads = jig_buffer_always,
                                        .writes = jig_buffer_never,
                                        .values_of = jig_buffer_nothing_shared,
                                        .bufferize = store};

const JigOpIfaces jig_buffers_of_ml_program[] = {
    {"ml_program.global", {{&jig_iface_buffer, &of_global}, {0}}},
    {"ml_program.global_load", {{&jig_iface_buffer, &of_load}, {0}}},
    {"ml_program.global_store", {{&jig_iface_buffer, &of_store}, {0}}},
    {0},
};
