/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/private_memref.h"

#include "dialect/memref/memref.h"
#include "payload/loop/affine/redirect.h"
#include "payload/loop/affine/touched.h"
#include "support/map.h"

typedef struct Private {
    JigRewriter *rw;
    JigNestGraph *graph;
    JigOp *root;
    JigValue *old, *new;
    size_t rank, depth;
    JigValue **outer; /* what the place in the old one is in terms of */
    size_t num_outer;
    JigTouchedBox box; /* what the first store writes */
    JigOpVec users;    /* accesses that change */
} Private;

/* ---- Which accesses ---- */

/* The innermost block that has all of them, and the first of its ops that has one. */
static JigOp *first_store(JigBlock *block, JigOp *const *stores, size_t n) {
    JigOp *first = NULL;
    for (size_t i = 0; i < n && block;) {
        if (jig_block_ancestor(block, stores[i])) {
            ++i;
            continue;
        }
        JigOp *up = jig_block_parent_op(block);
        block = up ? jig_op_block(up) : NULL;
        i = 0;
    }
    for (size_t i = 0; block && i < n; ++i) {
        JigOp *op = jig_block_ancestor(block, stores[i]);
        if (!first || jig_op_is_before(op, first))
            first = op;
    }
    return first;
}

/* False: one is no affine access. */
static bool collect_users(Private *p, JigOp *from) {
    JigPtrMap seen = {0};
    bool ok = true;
    for (JigUse *u = jig_value_first_use(p->old); ok && u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u), *up = jig_block_ancestor(jig_op_block(from), op);
        if (!up || (up != from && !jig_op_is_before(from, up)))
            continue;
        ok = jig_affine_memory(op) && jig_use_index(u) == jig_affine_memory(op)->memref;
        if (ok && jig_ptrset_add(&seen, op))
            jig_vec_push(&p->users, op);
    }
    jig_ptrmap_free(&seen);
    return ok;
}

static JigAffineValue composed(JigOp *access, JigArena *a) {
    JigAffineValue m = jig_affine_indices(access, a);
    jig_affine_compose(&m, a);
    return m;
}

/* Do all write to the same element? */
static bool same_element(JigOp *const *stores, size_t n, JigArena *a) {
    JigAffineValue first = composed(stores[0], a);
    for (size_t i = 1; i < n; ++i) {
        JigAffineValue other = composed(stores[i], a), d = jig_affine_difference(&first, &other, a);
        for (unsigned k = 0; k < jig_map_num_results(d.map); ++k)
            if (!jig_expr_is_constant_equal(jig_map_result(d.map, k), 0))
                return false;
    }
    return true;
}

/* ---- Where it is ---- */

/* offset <= index < offset + size, for each; indices are dims 0, 1, ... */
static bool box_domain(const Private *p, const JigTouched *like, JigDomain *out) {
    const JigDomain *d = &like->domain;
    JigContext *ctx = jig_value_context(p->old);
    for (size_t i = 0; i < d->values.len; ++i)
        jig_domain_add(out, i < p->rank ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, d->values.data[i]);
    for (size_t i = 0; i < p->rank; ++i) {
        const JigExpr *index = jig_expr_dim(ctx, (unsigned)i),
                      *offset = jig_domain_express(out, jig_map_result(p->box.offsets[i], 0), 0,
                                                   p->outer, p->num_outer);
        if (!offset || !jig_linear_require(&out->system, false, jig_expr_sub(index, offset)) ||
            !jig_linear_require(
                &out->system, false,
                jig_expr_add_const(jig_expr_sub(offset, index), p->box.sizes[i] - 1)))
            return false;
    }
    return true;
}

static bool is_inside(const Private *p, JigOp *access, size_t depth) {
    JigTouched x;
    JigDomain box = {0};
    bool ok = jig_loop_affine_touched_by(access, depth, jig_nest_graph_arena(p->graph), &x);
    if (ok) {
        for (size_t i = 0; i < p->num_outer; ++i)
            jig_domain_symbol(&x.domain, p->outer[i]);
        ok = box_domain(p, &x, &box) && jig_linear_is_within(&x.domain.system, &box.system);
    }
    jig_domain_free(&box);
    jig_loop_affine_touched_free(&x);
    return ok;
}

static void take_outer(Private *p, JigValue *const *values, size_t n) {
    p->outer = JIG_NEW_ARRAY(jig_nest_graph_arena(p->graph), JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        p->outer[i] = values[i];
    p->num_outer = n;
}

static bool is_kept(const JigOpVec *loops, size_t depth, const JigValue *v) {
    JigBlock *block = jig_value_owner_block(v);
    const JigOp *loop = block ? jig_block_parent_op(block) : NULL;
    for (size_t i = 0; i < depth && i < loops->len; ++i)
        if (loops->data[i] == loop)
            return true;
    return jig_affine_is_symbol(v);
}

/* One element, the same for all accesses, however its indices are computed. */
static bool find_point(Private *p, JigOp *store) {
    JigArena *a = jig_nest_graph_arena(p->graph);
    JigAffineValue m = composed(store, a);
    JigContext *ctx = p->rw->ctx;
    JigOpVec loops = {0};
    unsigned dims = jig_map_num_dims(m.map);
    jig_affine_loops_around(store, &loops);
    bool ok = same_element(p->users.data, p->users.len, a) &&
              !jig_type_is_vector(jig_value_type(jig_affine_memory_value(store)));
    for (size_t i = 0; ok && i < m.n; ++i)
        ok = is_kept(&loops, p->depth, m.operands[i]);
    jig_vec_free(&loops);
    if (!ok)
        return false;
    take_outer(p, m.operands, m.n);
    p->box = (JigTouchedBox){.sizes = JIG_NEW_ARRAY(a, int64_t, p->rank + 1),
                             .offsets = JIG_NEW_ARRAY(a, const JigMap *, p->rank + 1),
                             .elements = 1};
    for (unsigned i = 0; i < p->rank; ++i) {
        const JigExpr *e = jig_map_result(m.map, i);
        e = jig_expr_shift_symbols(e, jig_map_num_symbols(m.map), dims, 0);
        const JigExpr **as = JIG_NEW_ARRAY(a, const JigExpr *, dims + 1);
        for (unsigned k = 0; k < dims; ++k)
            as[k] = jig_expr_symbol(ctx, k);
        e = jig_expr_replace(e, as, dims, NULL, 0);
        p->box.sizes[i] = 1;
        p->box.offsets[i] = jig_map(ctx, 0, (unsigned)m.n, &e, 1);
    }
    return true;
}

static bool find_box(Private *p, JigOp *store) {
    JigArena *a = jig_nest_graph_arena(p->graph);
    JigTouched region;
    bool ok = jig_loop_affine_touched_by(store, p->depth, a, &region) &&
              jig_loop_affine_touched_box(&region, a, &p->box) && region.rank == p->rank;
    for (size_t i = p->rank; ok && i < region.domain.values.len; ++i)
        ok = region.domain.values.data[i];
    if (ok)
        take_outer(p, region.domain.values.data ? region.domain.values.data + p->rank : NULL,
                   region.domain.values.len - p->rank);
    jig_loop_affine_touched_free(&region);
    for (size_t i = 0; ok && i < p->users.len; ++i)
        ok = is_inside(p, p->users.data[i], p->depth);
    return ok;
}

/* ---- The new memref ---- */

static const JigAttr *space_of(const Private *p, const JigPrivateOptions *options) {
    const JigType *t = jig_value_type(p->old);
    int64_t bytes;
    bool small =
        !__builtin_mul_overflow(jig_loop_affine_element_bytes(t), p->box.elements, &bytes) &&
        bytes <= (int64_t)options->fast_bytes;
    return small ? jig_attr_i64(p->rw->ctx, options->fast_space) : jig_type_space(t);
}

static void allocate(Private *p, const JigPrivateOptions *options) {
    const JigType *t = jig_value_type(p->old);
    JigRewriter *rw = p->rw;
    jig_at_start(rw, jig_region_first(jig_op_parent_region(p->root)));
    JigMemrefAlloc parts = {.memref_type =
                                jig_type_memref(p->box.sizes, p->rank, jig_type_element(t), NULL,
                                                space_of(p, options))};
    p->new = jig_op_result(jig_memref_alloc_build(rw, jig_op_loc(p->root), &parts), 0);
}

/* ---- All of it ---- */

JigValue *jig_loop_fuse_make_private(JigRewriter *rw, JigNestGraph *g, JigOp *root, JigBlock *block,
                                     JigOp *const *stores, size_t n, size_t depth,
                                     const JigPrivateOptions *options) {
    Private p = {
        .rw = rw, .graph = g, .root = root, .old = jig_affine_memory_of(stores[0]), .depth = depth};
    p.rank = jig_type_rank(jig_value_type(p.old));
    JigOp *from = first_store(block, stores, n);
    if (from && same_element(stores, n, rw->arena) &&
        jig_loop_affine_element_bytes(jig_value_type(p.old)) && collect_users(&p, from) &&
        (find_point(&p, stores[0]) || find_box(&p, stores[0]))) {
        allocate(&p, options);
        JigMoved moved = {.memref = p.new, .outer = p.outer, .num_outer = p.num_outer};
        moved.map = jig_loop_affine_moved_map(rw, p.box.offsets, p.rank, p.num_outer);
        for (size_t i = 0; i < p.users.len; ++i) {
            jig_nest_forget_access(p.graph, p.users.data[i]);
            jig_loop_affine_redirect_access(rw, p.users.data[i], &moved);
        }
    }
    jig_vec_free(&p.users);
    return p.new;
}
