/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packing the matrix multiplication that a structured op contains. */
#include "analysis/loop_roles.h"
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "payload/pack/pack_int.h"
#include "payload/structured/generalize.h"
#include "support/arena.h"
#include "support/check.h"

enum { NUM_ROLES = 3 }; /* m, n, k */

typedef struct MatmulPacking {
    JigRewriter *rw;
    JigOp *op;
    size_t num_loops;
    size_t loops[NUM_ROLES];      /* that have the roles m, n, k */
    int64_t *order;               /* new loop i is loop order[i] */
    JigMixed sizes[NUM_ROLES];    /* of the last loops of the new order */
    int64_t multiples[NUM_ROLES]; /* or else what these are rounded up to; 0: not */
    JigArena *a;
} MatmulPacking;

static bool find_loops(MatmulPacking *p, JigReason *why) {
    JigContractionLoops c;
    p->num_loops = jig_structured(p->op)->num_loops(p->op);
    if (p->num_loops < NUM_ROLES)
        return jig_refuse(why, p->op, "need 3+ loops to find a matmul to pack");
    if (!jig_loop_roles_of_contraction(p->op, p->a, &c) || !c.m.len || !c.n.len || !c.k.len)
        return jig_refuse(why, p->op, "couldn't infer matmul iterators");
    p->loops[0] = c.m.items[c.m.len - 1];
    p->loops[1] = c.n.items[c.n.len - 1];
    p->loops[2] = c.k.items[c.k.len - 1];
    return true;
}

bool jig_contains_matmul(const JigOp *op) {
    JigArena *a = jig_arena_create();
    JigContractionLoops c;
    bool found = jig_linalg_on_tensors(op) && jig_structured(op)->num_loops(op) >= NUM_ROLES &&
                 jig_loop_roles_of_contraction(op, a, &c) && c.m.len && c.n.len && c.k.len;
    jig_arena_destroy(a);
    return found;
}

bool jig_pack_matmul_loops(const JigOp *op, size_t loops[3]) {
    MatmulPacking p = {.op = (JigOp *)op, .a = jig_arena_create()};
    bool found = find_loops(&p, NULL);
    memcpy(loops, p.loops, sizeof p.loops);
    jig_arena_destroy(p.a);
    return found;
}

static bool has_role(const MatmulPacking *p, size_t loop) {
    return loop == p->loops[0] || loop == p->loops[1] || loop == p->loops[2];
}

/* The loops with a role become the last; the others keep their order. */
static void order_loops(MatmulPacking *p, const JigMatmulPacking *how) {
    size_t first = p->num_loops - NUM_ROLES, n = 0;
    p->order = JIG_NEW_ARRAY(p->a, int64_t, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i)
        if (!has_role(p, i))
            p->order[n++] = (int64_t)i;
    for (size_t i = 0; i < NUM_ROLES; ++i) {
        size_t to = (size_t)how->order[i];
        p->order[first + to] = (int64_t)p->loops[i];
        p->sizes[to] = how->sizes[i];
        p->multiples[to] = how->multiples ? how->multiples[i] : 0;
    }
}

/* ---- Interchange ---- */

/* linalg.index of an old loop: all new ones, of which affine.apply takes the right one. */
static void reindex(MatmulPacking *p, JigOp *index, const JigMap *old_of_new) {
    JigRewriter *rw = p->rw;
    JigValue **all = JIG_NEW_ARRAY(p->a, JigValue *, p->num_loops + 1);
    jig_at_before(rw, index);
    for (size_t i = 0; i < p->num_loops; ++i) {
        JigLinalgIndex parts = {.dim = jig_attr_i64(rw->ctx, (int64_t)i),
                                .result_type = jig_type_index(rw->ctx)};
        all[i] = jig_op_result(jig_linalg_index_build(rw, jig_op_loc(index), &parts), 0);
    }
    unsigned dim = (unsigned)jig_linalg_index_dim(index);
    JigAffineApply parts = {.map = jig_attr_of_map(jig_map_sub(old_of_new, &dim, 1)),
                            .map_operands = {all, p->num_loops}};
    jig_rw_replace_op(rw, index, jig_affine_apply_build(rw, jig_op_loc(index), &parts));
}

static void interchange(MatmulPacking *p, JigOp *generic) {
    JigRewriter *rw = p->rw;
    const JigStructuredIface *s = jig_structured(generic);
    size_t n = jig_op_num_operands(generic);
    const JigMap *old_of_new =
        jig_map_inverse_permutation(jig_map_permutation(rw->ctx, p->order, p->num_loops));
    const JigAttr **maps = JIG_NEW_ARRAY(p->a, const JigAttr *, n + 1);
    JigIterator *iterators = JIG_NEW_ARRAY(p->a, JigIterator, p->num_loops + 1);
    for (size_t i = 0; i < n; ++i)
        maps[i] = jig_attr_of_map(jig_map_compose(s->map(generic, i), old_of_new));
    for (size_t i = 0; i < p->num_loops; ++i)
        iterators[i] = s->iterator(generic, (size_t)p->order[i]);
    jig_linalg_generic_set_indexing_maps(rw, generic, jig_attr_array(rw->ctx, maps, n));
    jig_linalg_generic_set_iterator_types(
        rw, generic, jig_linalg_iterator_attr(rw->ctx, iterators, p->num_loops));
    JigOp *next;
    for (JigOp *step = jig_block_first(jig_op_body(generic)); step; step = next) {
        next = jig_op_next(step);
        if (jig_op_is(step, JIG_LINALG(INDEX)))
            reindex(p, step, old_of_new);
    }
}

/* ---- Sizes ---- */

/* One for each loop in the new order. */
static JigMixed *packed_sizes(MatmulPacking *p, JigOp *generic) {
    JigRewriter *rw = p->rw;
    JigLoc loc = jig_op_loc(generic);
    size_t first = p->num_loops - NUM_ROLES;
    JigTileRange *ranges = JIG_NEW_ARRAY(p->a, JigTileRange, p->num_loops + 1);
    JigMixed *sizes = JIG_NEW_ARRAY(p->a, JigMixed, p->num_loops + 1);
    jig_tiling(generic)->domain(rw, generic, ranges);
    const JigExpr *multiple = jig_expr_symbol(rw->ctx, 0),
                  *e = jig_expr_mul(jig_expr_ceildiv(jig_expr_dim(rw->ctx, 0), multiple), multiple);
    for (size_t i = 0; i < p->num_loops; ++i) {
        sizes[i] = i < first ? jig_mixed_int(rw->ctx, 0) : p->sizes[i - first];
        if (i < first || !p->multiples[i - first])
            continue;
        JigMixed operands[] = {ranges[i].size, jig_mixed_int(rw->ctx, p->multiples[i - first])};
        sizes[i] = jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 1, 1, &e, 1), operands);
    }
    return sizes;
}

JigOp *jig_pack_matmul(JigRewriter *rw, JigOp *op, const JigMatmulPacking *how, JigReason *why) {
    JIG_REQUIRE(rw && op && how);
    JigArena *a = jig_arena_create();
    MatmulPacking p = {.rw = rw, .op = op, .a = a};
    JigOp *packed = NULL;
    if (find_loops(&p, why)) {
        order_loops(&p, how);
        JigOp *generic = jig_structured_generalize(rw, op, why);
        interchange(&p, generic);
        jig_at_after(rw, generic);
        JigMixed *sizes = packed_sizes(&p, generic);
        if (jig_packing_is_neutral(generic, sizes, why))
            packed = jig_pack(rw, generic, sizes, p.num_loops, why);
    }
    jig_arena_destroy(a);
    return packed;
}
