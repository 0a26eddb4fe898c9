/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A nest of affine.for over vectors, op by op: each value of the old nest is a vector in the new
 * one, or a scalar that all lanes share, such as the variables of loops.
 */
#include "payload/loop/affine/super_vectorize.h"

#include "dialect/affine/affine.h"
#include "dialect/affine/affine_domain.h"
#include "dialect/arith/arith.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/loop/reduction.h"
#include "support/check.h"

typedef struct State {
    JigRewriter *rw;
    const JigSuperVectorize *o;
    const JigVectorNest *nest;
    JigIRMap *vectors, *scalars;
    JigPtrMap dims;     /* new loop -> dimension + 1 */
    JigPtrMap replaced; /* old loop -> new one */
    JigPtrMap masks;    /* new loop -> its mask */
} State;

static size_t dim_of(const State *s, const JigOp *old) {
    return (size_t)(uintptr_t)jig_ptrmap_get(s->nest->dims, old);
}

static const JigType *vector_type(const State *s, const JigType *element) {
    return jig_type_vector(s->o->sizes, NULL, s->o->rank, element);
}

static JigValue *scalar(const State *s, JigValue *v) {
    return jig_irmap_get(s->scalars, v);
}

static JigValue **scalars(State *s, JigValue *const *values, size_t n) {
    JigValue **out = JIG_NEW_ARRAY(s->rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        out[i] = scalar(s, values[i]);
    return out;
}

/* ---- Operands ---- */

static JigValue *splat(JigRewriter *rw, JigLoc loc, const JigType *type, const JigAttr *element) {
    const JigAttr *value = jig_vector_splat(type, element);
    return jig_op_result(
        jig_arith_constant_build(rw, loc, &(JigArithConstant){.result_type = type, .value = value}),
        0);
}

/* At the start of the innermost loop of the new nest that is a dimension of vectors. */
static JigValue *vectorize_constant(State *s, JigOp *constant) {
    JigValue *v = jig_op_result(constant, 0);
    if (!jig_type_valid_vector_element(jig_value_type(v)))
        return NULL;
    JigRewriter *rw = s->rw;
    JigPoint here = jig_point(rw);
    JigOp *loop = jig_block_parent_op(here.block);
    while (!jig_ptrmap_has(&s->dims, loop))
        loop = jig_op_parent(loop);
    jig_at_start(rw, jig_op_body(loop));
    JigValue *by =
        splat(rw, jig_op_loc(constant), vector_type(s, jig_value_type(v)), jig_constant_of(v));
    jig_set_point(rw, here);
    jig_irmap_value(s->vectors, v, by);
    return by;
}

/* Defined before all loops that are dimensions, or the variable of a loop that is none. */
static bool is_uniform(const State *s, const JigValue *v) {
    const JigBlock *block = jig_value_owner_block(v);
    JigOp *owner = block ? jig_block_parent_op(block) : NULL;
    if (jig_op_is(owner, JIG_AFFINE(FOR)) && jig_value_index(v) == 0)
        return !dim_of(s, owner);
    return jig_loop_is_defined_outside(s->nest->root, v);
}

static JigValue *vectorize_uniform(State *s, JigValue *v) {
    JigRewriter *rw = s->rw;
    JigPoint here = jig_point(rw);
    JigValue *by = scalar(s, v);
    if (jig_value_def(by))
        jig_at_after(rw, jig_value_def(by));
    else
        jig_at_start(rw, jig_value_owner_block(by));
    by = jig_vector_build_broadcast(rw, jig_value_loc(v), vector_type(s, jig_value_type(v)), by);
    jig_set_point(rw, here);
    jig_irmap_value(s->vectors, v, by);
    return by;
}

static JigValue *vectorize_operand(State *s, JigValue *v) {
    JigValue *by = jig_irmap_find(s->vectors, v);
    if (by)
        return by;
    JigOp *constant = jig_value_def_of(v, JIG_ARITH(CONSTANT));
    if (constant)
        return vectorize_constant(s, constant);
    return is_uniform(s, v) ? vectorize_uniform(s, v) : NULL;
}

/* ---- Accesses ---- */

/* The indices of the transfer: affine.apply ops where the access has another map than the identity.
 * NULL: an operand is computed by one already. */
static JigValue **indices_of(State *s, JigOp *op, bool reads) {
    JigRewriter *rw = s->rw;
    JigAffineValue m = jig_affine_indices(op, rw->arena);
    JigValue **operands = scalars(s, m.operands, m.n);
    unsigned rank = jig_map_num_results(m.map);
    if (m.map == jig_map_identity(rw->ctx, rank))
        return operands;
    for (size_t i = 0; reads && i < m.n; ++i)
        if (jig_value_def_of(operands[i], JIG_AFFINE(APPLY)))
            return NULL;
    JigValue **out = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (unsigned i = 0; i < rank; ++i) {
        JigAffineApply parts = {.map_operands = {operands, m.n},
                                .map = jig_attr_of_map(jig_map_sub(m.map, &i, 1))};
        out[i] = jig_op_result(jig_affine_apply_build(rw, jig_op_loc(op), &parts), 0);
    }
    return out;
}

static bool depends(JigRewriter *rw, JigValue *index, const JigValue *iv) {
    JigOp *apply = jig_value_def_of(index, JIG_AFFINE(APPLY));
    if (!apply)
        return index == iv;
    JigAffineValue m = jig_affine_map_of(apply, rw->arena);
    jig_affine_compose(&m, rw->arena);
    for (size_t i = 0; i < m.n; ++i)
        if (m.operands[i] == iv)
            return true;
    return false;
}

/* Which index each dimension of the vector moves along: those of loops around the insertion point
 * are dimensions. NULL: one moves along two. */
static const JigMap *permutation(State *s, JigValue *const *indices, unsigned rank) {
    JigRewriter *rw = s->rw;
    const JigExpr *results[3];
    size_t n = 0;
    for (JigOp *loop = jig_block_parent_op(jig_point(rw).block); loop; loop = jig_op_parent(loop))
        n += jig_ptrmap_has(&s->dims, loop);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_expr_constant(rw->ctx, 0);
    for (JigOp *loop = jig_block_parent_op(jig_point(rw).block); loop; loop = jig_op_parent(loop)) {
        size_t dim = (size_t)(uintptr_t)jig_ptrmap_get(&s->dims, loop), found = 0;
        if (!dim || dim > n)
            continue;
        for (unsigned i = 0; i < rank; ++i)
            if (depends(rw, indices[i], jig_block_arg(jig_op_body(loop), 0))) {
                results[dim - 1] = jig_expr_dim(rw->ctx, i);
                ++found;
            }
        if (found > 1)
            return NULL;
    }
    return jig_map(rw->ctx, rank, 0, results, n);
}

static bool vectorize_access(State *s, JigOp *op) {
    JigRewriter *rw = s->rw;
    bool reads = jig_op_is(op, JIG_AFFINE(LOAD));
    JigValue *memref = jig_affine_memory_of(op), *stored = NULL;
    const JigType *t = jig_value_type(memref);
    if (!reads && !(stored = vectorize_operand(s, jig_affine_store_value(op))))
        return false;
    JigValue **indices = indices_of(s, op, reads);
    const JigMap *map = indices ? permutation(s, indices, (unsigned)jig_type_rank(t)) : NULL;
    if (!map || jig_map_num_results(map) != s->o->rank)
        return false;
    if (reads) {
        JigVectorRead read = {.type = vector_type(s, jig_type_element(t)),
                              .base = memref,
                              .indices = indices,
                              .map = map};
        JigOp *by = jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena);
        jig_irmap_value(s->vectors, jig_op_result(op, 0), jig_op_result(by, 0));
        return true;
    }
    JigVectorWrite write = {.vector = stored, .base = memref, .indices = indices, .map = map};
    jig_vector_build_write(rw, jig_op_loc(op), &write, rw->arena);
    return true;
}

static bool vectorize_apply(State *s, JigOp *op) {
    JigAffineValue m = jig_affine_map_of(op, s->rw->arena);
    for (size_t i = 0; i < m.n; ++i)
        if (jig_irmap_find(s->vectors, m.operands[i]))
            return false;
    JigAffineApply parts = {.map_operands = {scalars(s, m.operands, m.n), m.n},
                            .map = jig_attr_of_map(m.map)};
    JigOp *by = jig_affine_apply_build(s->rw, jig_op_loc(op), &parts);
    jig_irmap_value(s->scalars, jig_op_result(op, 0), jig_op_result(by, 0));
    return true;
}

/* ---- Loops ---- */

/* Lanes beyond the end of a loop that reduces; none where its constant bounds leave none. */
static void make_mask(State *s, JigOp *loop) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(loop);
    int64_t from, to;
    if (jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &from) &&
        jig_map_is_single_constant(jig_affine_for_upper_bound_map(loop), &to) &&
        (to - from) % jig_affine_for_step(loop) == 0)
        return;
    JigPoint here = jig_point(rw);
    jig_at_start(rw, jig_op_body(loop));
    JigAffineValue upper = jig_affine_bound(loop, true, rw->arena);
    bool one = jig_map_num_results(upper.map) == 1;
    JigValue *end;
    if (one) {
        JigAffineApply parts = {.map_operands = {upper.operands, upper.n},
                                .map = jig_attr_of_map(upper.map)};
        end = jig_op_result(jig_affine_apply_build(rw, loc, &parts), 0);
    } else {
        JigAffineMin parts = {.operands = {upper.operands, upper.n},
                              .map = jig_attr_of_map(upper.map)};
        end = jig_op_result(jig_affine_min_build(rw, loc, &parts), 0);
    }
    const JigExpr *e = jig_expr_sub(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    JigMixed operands[] = {jig_mixed_value(end),
                           jig_mixed_value(jig_block_arg(jig_op_body(loop), 0))};
    JigMixed left = jig_mixed_value(
        jig_op_result(jig_affine_apply(rw, loc, jig_map(rw->ctx, 2, 0, &e, 1), operands), 0));
    if (!jig_value_has_uses(end))
        jig_rw_erase(rw, jig_value_def(end));
    JigValue *mask = jig_vector_build_create_mask(rw, loc, vector_type(s, jig_type_i(rw->ctx, 1)),
                                                  &left, rw->arena);
    jig_ptrmap_set(&s->masks, loop, mask);
    jig_set_point(rw, here);
}

static const JigAttr *neutral_of(const JigOp *loop, size_t i) {
    JigReduction r;
    return jig_loop_match_reduction(loop, i, &r)
               ? jig_arith_neutral_of(r.combine, jig_value_type(r.value))
               : NULL;
}

static bool make_inits(State *s, JigOp *loop, bool reduces, JigValue **inits) {
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i) {
        JigValue *init = jig_loop_init(loop, i);
        const JigAttr *neutral = reduces ? neutral_of(loop, i) : NULL;
        if (reduces && !neutral)
            return false;
        inits[i] = reduces ? splat(s->rw, jig_value_loc(init), vector_type(s, jig_value_type(init)),
                                   neutral)
                           : vectorize_operand(s, init);
        if (!inits[i])
            return false;
    }
    return true;
}

/* What the lanes have reduced becomes one number, and that with what the loop starts from. */
static void reduce_lanes(State *s, JigOp *old, JigOp *by) {
    JigRewriter *rw = s->rw;
    for (size_t i = 0; i < jig_loop_num_carried(old); ++i) {
        JigReduction r;
        JigValue *init = jig_loop_init(old, i);
        (void)jig_loop_match_reduction(old, i, &r);
        JigVectorReduction parts = {.vector = jig_op_result(by, i),
                                    .dest_type = jig_value_type(init),
                                    .kind =
                                        jig_vector_kind_attr_of(rw->ctx, jig_vector_kind_of(r.op))};
        JigValue *v = jig_op_result(jig_vector_reduction_build(rw, jig_op_loc(by), &parts), 0);
        const JigType *type = jig_value_type(v);
        if (jig_constant_of(init) != neutral_of(old, i))
            v = jig_op_result(jig_build(rw, jig_op_loc(by), r.combine, (JigValue *[]){v, init}, 2,
                                        &type, 1, NULL),
                              0);
        jig_irmap_value(s->scalars, jig_op_result(old, i), v);
    }
}

static bool vectorize_loop(State *s, JigOp *loop) {
    JigRewriter *rw = s->rw;
    size_t n = jig_loop_num_carried(loop), dim = dim_of(s, loop);
    int64_t step = jig_affine_for_step(loop);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 2);
    if ((dim && n && step != 1) ||
        (dim && __builtin_mul_overflow(step, s->o->sizes[dim - 1], &step)) ||
        !make_inits(s, loop, dim, inits))
        return false;
    types[0] = jig_type_index(rw->ctx);
    for (size_t i = 0; i < n; ++i)
        types[i + 1] = jig_value_type(inits[i]);
    JigAffineValue lower = jig_affine_bound(loop, false, rw->arena),
                   upper = jig_affine_bound(loop, true, rw->arena);
    JigAffineFor parts = {.lower_bound_operands = {scalars(s, lower.operands, lower.n), lower.n},
                          .upper_bound_operands = {scalars(s, upper.operands, upper.n), upper.n},
                          .inits = {inits, n},
                          .result_types = {types + 1, n},
                          .lower_bound_map = jig_attr_of_map(lower.map),
                          .upper_bound_map = jig_attr_of_map(upper.map),
                          .step = jig_attr_index(rw->ctx, step)};
    JigOp *by = jig_affine_for_build(rw, jig_op_loc(loop), &parts);
    JigPoint behind = jig_point(rw);
    JigBlock *body =
        jig_create_block(rw, jig_affine_for_region(by), NULL, types, n + 1, jig_op_loc(loop));
    jig_set_point(rw, behind);
    jig_ptrmap_set(&s->replaced, loop, by);
    jig_irmap_value(s->scalars, jig_block_arg(jig_op_body(loop), 0), jig_block_arg(body, 0));
    for (size_t i = 0; i < n; ++i) {
        jig_irmap_value(s->vectors, jig_loop_arg(loop, i), jig_block_arg(body, i + 1));
        jig_irmap_value(s->vectors, jig_op_result(loop, i), jig_op_result(by, i));
    }
    if (dim)
        jig_ptrmap_set(&s->dims, by, (void *)(uintptr_t)dim);
    if (dim && n)
        reduce_lanes(s, loop, by);
    jig_at_end(rw, body);
    if (dim && n)
        make_mask(s, by);
    jig_at_end(rw, body);
    return true;
}

/* Lanes beyond the end count as the neutral element. */
static void mask_reductions(State *s, JigOp *old, JigOp *by, JigValue *mask) {
    JigRewriter *rw = s->rw;
    for (size_t i = 0; i < jig_loop_num_carried(old); ++i) {
        JigOp *combine = jig_value_def(jig_loop_yielded(by, i));
        JigUse *use = jig_value_first_use(jig_loop_arg(by, i));
        size_t at = 1 - jig_use_index(use);
        JigArithSelect parts = {.condition = mask,
                                .true_value = jig_op_operand(combine, at),
                                .false_value = jig_loop_init(by, i)};
        jig_at_before(rw, combine);
        jig_rw_set_operand(
            rw, combine, at,
            jig_op_result(jig_arith_select_build(rw, jig_op_loc(combine), &parts), 0));
    }
}

/* The op of the same name on vectors. */
static bool widen(State *s, JigOp *op) {
    JigRewriter *rw = s->rw;
    size_t n = jig_op_num_operands(op), results = jig_op_num_results(op);
    JigOpState state = {.name = jig_op_name_record(op),
                        .loc = jig_op_loc(op),
                        .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
                        .num_operands = n,
                        .types = JIG_NEW_ARRAY(rw->arena, const JigType *, results + 1),
                        .num_types = results,
                        .attrs = jig_op_attrs(op)};
    for (size_t i = 0; i < results; ++i)
        state.types[i] = vector_type(s, jig_op_result_type(op, i));
    for (size_t i = 0; i < n; ++i)
        if (!(state.operands[i] = vectorize_operand(s, jig_op_operand(op, i))))
            return false;
    JigOp *by = jig_create(rw, &state);
    for (size_t i = 0; i < results; ++i)
        jig_irmap_value(s->vectors, jig_op_result(op, i), jig_op_result(by, i));
    return true;
}

static bool vectorize_yield(State *s, JigOp *op) {
    JigOp *old = jig_op_parent(op), *by = jig_ptrmap_get(&s->replaced, old);
    if (!widen(s, op))
        return false;
    JigValue *mask = jig_ptrmap_get(&s->masks, by);
    if (mask)
        mask_reductions(s, old, by, mask);
    jig_at_after(s->rw, by);
    return true;
}

static JigWalk vectorize_op(JigOp *op, void *user) {
    State *s = user;
    bool ok = jig_op_is(op, JIG_AFFINE(FOR))     ? vectorize_loop(s, op)
              : jig_op_is(op, JIG_AFFINE(YIELD)) ? vectorize_yield(s, op)
              : jig_op_is(op, JIG_AFFINE(APPLY)) ? vectorize_apply(s, op)
              : jig_op_is(op, JIG_AFFINE(LOAD)) || jig_op_is(op, JIG_AFFINE(STORE))
                  ? vectorize_access(s, op)
              : jig_op_is(op, JIG_ARITH(CONSTANT)) ? vectorize_constant(s, op) != NULL
                                                   : !jig_op_num_regions(op) && widen(s, op);
    return ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

bool jig_loop_affine_vectorize_nest(JigRewriter *rw, const JigVectorNest *nest,
                                    const JigSuperVectorize *o) {
    JIG_REQUIRE(rw && nest && o);
    int dim;
    if (!jig_loop_affine_vector_body_fits(nest->root, &dim, rw->arena))
        return false;
    State s = {.rw = rw,
               .o = o,
               .nest = nest,
               .vectors = jig_irmap_create(),
               .scalars = jig_irmap_create()};
    JigMark mark = jig_mark(rw->ctx);
    jig_at_after(rw, nest->root);
    bool ok = jig_walk_pre(nest->root, vectorize_op, &s) != JIG_WALK_INTERRUPT;
    JigOp *by = jig_ptrmap_get(&s.replaced, nest->root);
    if (ok) {
        for (size_t i = 0; i < jig_op_num_results(nest->root); ++i)
            jig_rw_replace_uses(rw, jig_op_result(nest->root, i),
                                scalar(&s, jig_op_result(nest->root, i)));
        jig_rw_takes_over(rw, nest->root, by);
        jig_rw_erase(rw, nest->root);
    } else {
        jig_rollback(rw->ctx, mark);
    }
    jig_commit(rw->ctx, mark);
    jig_irmap_destroy(s.vectors);
    jig_irmap_destroy(s.scalars);
    jig_ptrmap_free(&s.dims);
    jig_ptrmap_free(&s.replaced);
    jig_ptrmap_free(&s.masks);
    return ok;
}
