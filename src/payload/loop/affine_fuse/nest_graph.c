/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/nest_graph_int.h"

#include "support/check.h"

JigBlock *jig_nest_graph_block(const JigNestGraph *g) {
    return g->block;
}
JigArena *jig_nest_graph_arena(const JigNestGraph *g) {
    return g->arena;
}
JigNest *jig_nest_find(const JigNestGraph *g, unsigned id) {
    return id < g->nests.len ? g->nests.data[id] : NULL;
}
JigNest *jig_nest_at(const JigNestGraph *g, unsigned id) {
    JigNest *x = jig_nest_find(g, id);
    JIG_REQUIRE(x);
    return x;
}
JigNest *jig_nest_of(const JigNestGraph *g, const JigOp *op) {
    return jig_ptrmap_get(&g->of_op, op);
}
void jig_nest_graph_order(const JigNestGraph *g, JigIdVec *out) {
    jig_nest_order_list(&g->order, out);
}

/* ---- Accesses ---- */

static const JigAffineAccessInfo *info_of(JigNestGraph *g, JigOp *op) {
    JigKnownAccess *x = jig_ptrmap_get(&g->infos, op);
    if (!x) {
        x = JIG_NEW(g->arena, JigKnownAccess);
        jig_affine_access_info(op, g->arena, &x->info);
        jig_ptrmap_set(&g->infos, op, x);
    }
    return &x->info;
}

void jig_nest_access_free(JigKnownAccess *x) {
    jig_affine_access_free(&x->info);
    jig_loop_affine_touched_free(&x->touched);
}

void jig_nest_forget_access(JigNestGraph *g, const JigOp *access) {
    JigKnownAccess *x = jig_ptrmap_get(&g->infos, access);
    if (x)
        jig_nest_access_free(x);
    jig_ptrmap_remove(&g->infos, access);
}

static JigWalk forget(JigOp *op, void *user) {
    jig_nest_forget_access(user, op);
    return JIG_WALK_ADVANCE;
}

void jig_nest_forget_accesses(JigNestGraph *g, JigOp *root) {
    jig_walk_post(root, forget, g);
}

bool jig_nest_memref_escapes(JigValue *memref) {
    JigValue *under = jig_alias_underlying(memref);
    JigBlock *block = jig_value_owner_block(under);
    if (block)
        return !(jig_block_is_entry(block) && jig_function(jig_block_parent_op(block)));
    return !jig_alias_is_allocated(under);
}

/* All memrefs that it gets, and all that escape. */
static void touch_operands(JigNest *x, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_any_memref(jig_value_type(jig_op_operand(op, i))))
            jig_vec_push(&x->others, ((JigTouch){op, jig_op_operand(op, i), true}));
    jig_vec_push(&x->others, ((JigTouch){op, NULL, true}));
}

static void add_others(JigNest *x, JigOp *op) {
    JigEffects effects = {0};
    bool known = jig_op_own_effects(op, &effects);
    if (!known && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
        !jig_op_has_trait(op, JIG_TRAIT_NO_MEMORY_EFFECT) && !jig_op_is_terminator(op))
        touch_operands(x, op);
    for (size_t i = 0; known && i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        bool writes = e->kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
        if (e->resource || e->kind == JIG_EFFECT_ALLOC ||
            (e->value && !jig_type_is_any_memref(jig_value_type(e->value))))
            continue;
        jig_vec_push(&x->others, ((JigTouch){op, e->value, writes}));
    }
    jig_effects_free(&effects);
}

typedef struct Reading {
    JigNestGraph *g;
    JigNest *nest;
} Reading;

static JigWalk read_op(JigOp *op, void *user) {
    const Reading *r = user;
    if (jig_affine_memory(op)) {
        if (jig_affine_memory(op)->writes)
            jig_vec_push(&r->nest->stores, info_of(r->g, op));
        else
            jig_vec_push(&r->nest->loads, info_of(r->g, op));
    } else if (!jig_op_is(op, JIG_AFFINE(FOR))) {
        add_others(r->nest, op);
    }
    return JIG_WALK_ADVANCE;
}

void jig_nest_reread(JigNestGraph *g, JigNest *x, JigOp *root) {
    Reading r = {.g = g, .nest = x};
    jig_ptrmap_remove(&g->of_op, x->op);
    jig_ptrmap_set(&g->of_op, root, x);
    x->op = root;
    x->loads.len = x->stores.len = x->others.len = 0;
    jig_walk_post(root, read_op, &r);
}

size_t jig_nest_num_accesses(const JigNest *x) {
    return x->loads.len + x->stores.len;
}

const JigAffineAccessInfo *jig_nest_access(const JigNest *x, size_t i) {
    return i < x->loads.len ? x->loads.data[i] : x->stores.data[i - x->loads.len];
}

size_t jig_nest_num_loads(const JigNest *x, const JigValue *memref) {
    size_t n = 0;
    for (size_t i = 0; i < x->loads.len; ++i)
        n += x->loads.data[i]->memref == memref;
    return n;
}

size_t jig_nest_num_stores(const JigNest *x, const JigValue *memref) {
    size_t n = 0;
    for (size_t i = 0; i < x->stores.len; ++i)
        n += x->stores.data[i]->memref == memref;
    for (size_t i = 0; i < x->others.len; ++i)
        n += x->others.data[i].writes && x->others.data[i].memref == memref;
    return n;
}

typedef struct Listing {
    const JigNestGraph *g;
    const JigAffineAccessInfo **at;
    size_t n;
} Listing;

static JigWalk list_access(JigOp *op, void *user) {
    Listing *l = user;
    if (jig_affine_memory(op))
        l->at[l->n++] = &((JigKnownAccess *)jig_ptrmap_get(&l->g->infos, op))->info;
    return JIG_WALK_ADVANCE;
}

JigAccessList jig_nest_accesses(const JigNestGraph *g, const JigNest *x, JigArena *a) {
    Listing l = {.g = g};
    l.at = JIG_NEW_ARRAY(a, const JigAffineAccessInfo *, x->loads.len + x->stores.len + 1);
    jig_walk_post(x->op, list_access, &l);
    return (JigAccessList){l.at, l.n};
}

bool jig_nest_graph_may_alias(const JigNestGraph *g, JigValue *a, JigValue *b) {
    return a != b && jig_ptrmap_has(&g->aliased, a) && jig_ptrmap_has(&g->aliased, b) &&
           jig_view_flow_may_meet(g->flow, a, b);
}

/* ---- Ops of the block ---- */

JigNest *jig_nest_add(JigNestGraph *g, JigOp *op) {
    JigNest *x = JIG_NEW(g->arena, JigNest);
    x->id = (unsigned)g->nests.len;
    x->op = op;
    x->is_loop = jig_op_is(op, JIG_AFFINE(FOR));
    jig_vec_push(&g->nests, x);
    jig_nest_order_add(&g->order, x->id);
    jig_ptrmap_set(&g->of_op, op, x);
    return x;
}

static void free_nest(JigNest *x) {
    jig_vec_free(&x->loads);
    jig_vec_free(&x->stores);
    jig_vec_free(&x->others);
    jig_vec_free(&x->in);
    jig_vec_free(&x->out);
}

void jig_nest_remove(JigNestGraph *g, JigNest *x) {
    jig_nest_drop_edges(g, x);
    jig_ptrmap_remove(&g->of_op, x->op);
    jig_nest_order_remove(&g->order, x->id);
    g->nests.data[x->id] = NULL;
    free_nest(x);
}

static bool has_used_results(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_value_has_uses(jig_op_result(op, i)))
            return true;
    return false;
}

/* False: an op with regions of which nothing is known. */
static bool add_op(JigNestGraph *g, JigOp *op) {
    bool branches = !jig_op_num_regions(op) || jig_region_branch(op);
    if (jig_op_is(op, JIG_AFFINE(FOR)) || jig_affine_memory(op) || has_used_results(op) ||
        (!jig_op_is_memory_effect_free(op) && branches)) {
        jig_nest_reread(g, jig_nest_add(g, op), op);
        return true;
    }
    return branches;
}

JigNestGraph *jig_nest_graph_create(JigBlock *block, const JigViewFlow *flow) {
    JigNestGraph *g = jig_calloc(1, sizeof *g);
    g->block = block;
    g->flow = flow;
    g->arena = jig_arena_create();
    bool ok = true;
    JigOpVec around = {0};
    if (jig_block_first(block))
        jig_affine_loops_around(jig_block_first(block), &around);
    g->around = around.len;
    jig_vec_free(&around);
    for (JigOp *op = jig_block_first(block); ok && op; op = jig_op_next(op))
        ok = add_op(g, op);
    if (ok) {
        jig_nest_graph_add_edges(g);
        return g;
    }
    jig_nest_graph_destroy(g);
    return NULL;
}

void jig_nest_graph_destroy(JigNestGraph *g) {
    size_t i = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&g->infos, &i));)
        jig_nest_access_free(e->value);
    for (i = 0; i < g->nests.len; ++i)
        if (g->nests.data[i])
            free_nest(g->nests.data[i]);
    jig_vec_free(&g->nests);
    jig_nest_order_free(&g->order);
    jig_ptrmap_free(&g->of_op);
    jig_ptrmap_free(&g->infos);
    jig_ptrmap_free(&g->aliased);
    jig_ptrmap_free(&g->edges_of);
    jig_vec_free(&g->related);
    for (i = 0; i < JIG_LEN(g->reach); ++i)
        jig_vec_free(&g->reach[i].met);
    jig_arena_destroy(g->arena);
    jig_free(g);
}
