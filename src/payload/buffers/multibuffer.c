/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/promote.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "payload/buffers/replace_memref.h"
#include "support/check.h"

/* ---- Which loop ---- */

static JigOp *loop_around(const JigOp *op) {
    JigOp *p = jig_op_parent(op);
    while (p && !jig_loop(p))
        p = jig_op_parent(p);
    return p;
}

bool jig_is_used_in_loops(const JigOp *alloc) {
    JIG_REQUIRE(alloc);
    for (JigUse *u = jig_value_first_use(jig_memref_alloc_memref(alloc)); u; u = jig_use_next(u))
        if (!jig_op_is(jig_use_owner(u), JIG_MEMREF(DEALLOC)) && !loop_around(jig_use_owner(u)))
            return false;
    return true;
}

typedef struct Search {
    JigValue *buffer;
    JigDominance *dominance;
    bool skip_analysis;
} Search;

/* Does the op overwrite all of the buffer before any other use? */
static bool overwrites_first(const Search *s, JigOp *op) {
    if (!jig_op_is(op, JIG_MEMREF(COPY)) || jig_memref_copy_target(op) != s->buffer)
        return false;
    for (JigUse *u = jig_value_first_use(s->buffer); u; u = jig_use_next(u))
        if (jig_use_owner(u) != op && !jig_properly_dominates(s->dominance, op, jig_use_owner(u)))
            return false;
    return true;
}

static bool holds_all_uses(const Search *s, const JigOp *loop) {
    for (JigUse *u = jig_value_first_use(s->buffer); u; u = jig_use_next(u))
        if (!jig_op_is(jig_use_owner(u), JIG_MEMREF(DEALLOC)) &&
            !jig_op_is_proper_ancestor(loop, jig_use_owner(u)))
            return false;
    return true;
}

/* Only a copy can be the first of all users: there is one at most. So few users are compared with
 * all others. */
static JigOp *find_loop(const Search *s) {
    JigOp *before = NULL;
    for (JigUse *u = jig_value_first_use(s->buffer); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u), *loop = loop_around(user);
        if (!loop || loop == before)
            continue;
        if (s->skip_analysis) {
            before = loop;
            if (holds_all_uses(s, loop))
                return loop;
        } else if (overwrites_first(s, user)) {
            return loop;
        }
    }
    return NULL;
}

static JigOp *candidate(JigOp *alloc, bool skip_analysis, JigReason *why) {
    Search s = {.buffer = jig_memref_alloc_memref(alloc), .skip_analysis = skip_analysis};
    s.dominance = jig_dominance_create(jig_op_context(alloc));
    JigOp *loop = jig_is_used_in_loops(alloc) ? find_loop(&s) : NULL;
    if (!loop)
        jig_refuse(why, alloc, "no loop is known to overwrite the buffer in each iteration");
    else if (jig_loop_num_vars(loop) != 1 || jig_loop_num_regions(loop) != 1)
        loop = NULL, jig_refuse(why, alloc, "the loop does not have one induction variable");
    else if (!jig_properly_dominates(s.dominance, alloc, loop))
        loop = NULL, jig_refuse(why, alloc, "the buffer is allocated within the loop");
    jig_dominance_destroy(s.dominance);
    return loop;
}

/* ---- The larger buffer ---- */

static bool fits_users(JigOp *alloc, JigReason *why) {
    const JigOp *user = jig_buffers_user_of_type(jig_memref_alloc_memref(alloc));
    return !user || jig_refuse(why, user, "'{}' needs a buffer of the type that it has",
                               jig_fact_str(jig_op_name_of(user)));
}

static bool is_single_number(JigMixed m) {
    return m.attr || m.value;
}

/* Of affine loops only constants count, as in the reference. */
static bool has_single_start(const JigOp *loop) {
    JigMixed lower = jig_loop(loop)->lower(loop, 0);
    return lower.attr || (lower.value && !jig_op_is(loop, JIG_AFFINE(FOR)));
}

static JigOp *build_alloc(JigRewriter *rw, JigOp *alloc, int64_t factor, JigArena *a) {
    const JigType *t = jig_op_result_type(alloc, 0);
    size_t rank = jig_type_rank(t);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    shape[0] = factor;
    for (size_t i = 0; i < rank; ++i)
        shape[i + 1] = jig_type_dim(t, i);
    jig_at_before(rw, alloc);
    JigOperandRange sizes = jig_memref_alloc_dynamic_sizes(alloc);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, sizes.count + 1);
    for (size_t i = 0; i < sizes.count; ++i)
        values[i] = jig_op_operand(alloc, sizes.start + i);
    JigMemrefAlloc parts = {.dynamic_sizes = {values, sizes.count},
                            .memref_type = jig_type_memref(shape, rank + 1, jig_type_element(t),
                                                           NULL, jig_type_space(t)),
                            .alignment = jig_memref_alloc_alignment_attr(alloc)};
    JigOp *op = jig_memref_alloc_build(rw, jig_op_loc(alloc), &parts);
    jig_op_copy_discardable_attrs(op, alloc);
    return op;
}

/* ((iv - lower) floordiv step) mod factor, at the start of the body. */
static JigMixed build_turn(JigRewriter *rw, JigLoc loc, JigOp *loop, int64_t factor) {
    const JigLoopIface *l = jig_loop(loop);
    JigMixed lower = l->lower(loop, 0), step = l->step(loop, 0);
    jig_at_start(rw, jig_region_first(jig_loop_region(loop, 0)));
    JigMixed operands[] = {jig_mixed_value(l->var(loop, 0)),
                           jig_mixed_value(jig_arith_mixed_to_value(rw, loc, lower)),
                           jig_mixed_value(jig_arith_mixed_to_value(rw, loc, step))};
    const JigExpr *e = jig_expr_sub(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    e = jig_expr_floordiv(e, jig_expr_dim(rw->ctx, 2));
    e = jig_expr_mod(e, jig_expr_constant(rw->ctx, factor));
    return jig_mixed_value(
        jig_op_result(jig_affine_apply(rw, loc, jig_map(rw->ctx, 3, 0, &e, 1), operands), 0));
}

/* The part of `all` for this turn, with the shape of the old buffer. */
static JigOp *build_part(JigRewriter *rw, JigOp *alloc, JigOp *all, JigMixed turn, JigArena *a) {
    const JigType *old = jig_op_result_type(alloc, 0);
    size_t rank = jig_type_rank(old), next = 0;
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    offsets[0] = turn;
    sizes[0] = jig_mixed_int(rw->ctx, 1);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i + 1] = jig_mixed_int(rw->ctx, 0);
        sizes[i + 1] = jig_type_is_dynamic_dim(old, i)
                           ? jig_mixed_value(jig_memref_alloc_dynamic_sizes_at(alloc, next++))
                           : jig_mixed_int(rw->ctx, jig_type_dim(old, i));
    }
    bool *dropped = JIG_NEW_ARRAY(a, bool, rank + 1);
    dropped[0] = true;
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = rank + 1};
    JigSliceParts p = jig_slice_parts(rw->ctx, slice, a);
    const JigType *type = jig_memref_subview_type_without(
        jig_memref_subview_type(jig_op_result_type(all, 0), p.offsets.numbers, p.sizes.numbers,
                                p.strides.numbers),
        dropped);
    return jig_memref_build_subview(rw, jig_op_loc(alloc), type, jig_op_result(all, 0), slice);
}

static void free_all(JigRewriter *rw, JigValue *old, JigValue *new) {
    for (JigUse *u = jig_value_first_use(old), *next; u; u = next) {
        next = jig_use_next(u);
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_MEMREF(DEALLOC)))
            jig_memref_dealloc_set_memref(rw, user, new);
    }
}

JigOp *jig_multibuffer(JigRewriter *rw, JigOp *alloc, const JigMultibufferOptions *o,
                       JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(alloc, JIG_MEMREF(ALLOC)) && o);
    if (o->factor < 1) {
        jig_refuse(why, alloc, "no copies are asked for");
        return NULL;
    }
    JigOp *loop = candidate(alloc, o->skip_analysis, why);
    if (!loop || (!o->as_reference && !fits_users(alloc, why)))
        return NULL;
    const JigLoopIface *l = jig_loop(loop);
    if (!has_single_start(loop) || !is_single_number(l->step(loop, 0)) ||
        !jig_type_is_index(jig_value_type(l->var(loop, 0)))) {
        jig_refuse(why, alloc, "the bounds of the loop are not single indices");
        return NULL;
    }
    JigArena *a = jig_arena_create();
    JigOp *all = build_alloc(rw, alloc, o->factor, a);
    JigMixed turn = build_turn(rw, jig_op_loc(alloc), loop, o->factor);
    JigOp *part = build_part(rw, alloc, all, turn, a);
    jig_arena_destroy(a);
    free_all(rw, jig_memref_alloc_memref(alloc), jig_op_result(all, 0));
    jig_buffers_replace_memref(rw, jig_memref_alloc_memref(alloc), jig_op_result(part, 0));
    jig_rw_erase(rw, alloc);
    return all;
}
