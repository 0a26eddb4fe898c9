/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/fuse/fuse.h"

#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/loop/forall.h"

#include <string.h>

typedef struct Fusion {
    JigRewriter *rw;
    JigOp *producer, *container;
    JigArena *a;
    JigFuseResult *out;
} Fusion;

static bool fail(Fusion *f, const JigOp *op, const char *why, bool show) {
    if (f->out->num_notes == JIG_LEN(f->out->notes))
        return false;
    JigStr text =
        show ? jig_arena_printf(f->a, "%s: %s", why, jig_msg_op_in_remark(op)) : jig_str(why);
    f->out->notes[f->out->num_notes++] = (JigFuseNote){jig_op_loc(op), text};
    return false;
}

/* ---- Slices inside the loop ---- */

/* The latest extraction of a slice of `v` inside the loop. */
static JigOp *find_slice(const JigValue *v, const JigOp *container) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_TENSOR(EXTRACT_SLICE)) &&
            jig_op_is_proper_ancestor(container, user))
            return user;
    }
    return NULL;
}

static JigOp *find_result_slice(const Fusion *f) {
    for (size_t i = 0; i < jig_op_num_results(f->producer); ++i) {
        JigOp *slice = find_slice(jig_op_result(f->producer, i), f->container);
        if (slice)
            return slice;
    }
    return NULL;
}

static JigSlice part_of(Fusion *f, const JigOp *slice) {
    JigSlice s = {.offsets = NULL};
    s.offsets = jig_slice_offsets(slice, &s.rank, f->a);
    s.sizes = jig_slice_sizes(slice, &s.rank, f->a);
    return s;
}

/* Tiles `producer` to the slice, at the insertion point. */
static bool compute_slice(Fusion *f, JigOp *producer, size_t result, JigOp *slice,
                          JigTiled *tiled) {
    JigSlice tile = part_of(f, slice);
    *tiled = (JigTiled){0};
    if (jig_tiling(producer)->result_tile(f->rw, producer, result, tile, f->a, tiled))
        return true;
    return fail(f, producer, "failed to tile producer op", true);
}

/* The tile as the slice's type, which may lack unit dimensions. */
static JigValue *as_slice_type(Fusion *f, JigOp *slice, JigValue *tile) {
    const JigType *want = jig_op_result_type(slice, 0), *have = jig_value_type(tile);
    if (jig_type_rank(want) == jig_type_rank(have))
        return tile;
    size_t rank = jig_type_rank(have);
    JigMixed *offsets = JIG_NEW_ARRAY(f->a, JigMixed, rank),
             *sizes = JIG_NEW_ARRAY(f->a, JigMixed, rank);
    size_t num_sizes;
    JigMixed *of_slice = jig_slice_sizes(slice, &num_sizes, f->a);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i] = jig_mixed_int(f->rw->ctx, 0);
        sizes[i] = of_slice[i];
    }
    JigSlice whole = {.offsets = offsets, .sizes = sizes, .rank = rank};
    return jig_op_result(jig_build_extract_slice(f->rw, jig_op_loc(slice), want, tile, whole), 0);
}

static void remember(Fusion *f, const JigTiled *tiled) {
    f->out->fused = tiled->ops;
    f->out->num_fused = tiled->num_ops;
}

/* ---- Inits that the loop carries already ---- */

static size_t num_carried(const JigOp *loop) {
    if (jig_op_is(loop, JIG_SCF(FORALL)))
        return jig_forall_num_outs(loop);
    return jig_op_is(loop, JIG_SCF(FOR)) ? jig_for_num_inits(loop) : 0;
}
static JigValue *carried_init(const JigOp *loop, size_t i) {
    return jig_op_is(loop, JIG_SCF(FOR)) ? jig_for_init(loop, i) : jig_forall_out(loop, i);
}
static JigValue *carried_arg(const JigOp *loop, size_t i) {
    return jig_op_is(loop, JIG_SCF(FOR)) ? jig_for_iter_arg(loop, i) : jig_forall_out_arg(loop, i);
}

/* What a value carried by loops around loops started as, outside all of them. */
static const JigValue *first_init(const JigValue *v) {
    while (!jig_value_is_result(v)) {
        JigOp *loop = jig_block_parent_op(jig_value_owner_block(v));
        size_t i = 0;
        while (i < num_carried(loop) && carried_arg(loop, i) != v)
            ++i;
        if (i == num_carried(loop))
            break;
        v = carried_init(loop, i);
    }
    return v;
}

/* The loop's argument that starts as `init`, or NULL. */
static JigValue *carried_as(JigOp *loop, const JigValue *init) {
    for (size_t i = 0; i < num_carried(loop); ++i)
        if (carried_init(loop, i) == init || first_init(carried_init(loop, i)) == init)
            return carried_arg(loop, i);
    return NULL;
}

/* A copy that writes where the loop writes, when both started from one tensor. */
static JigOp *clone_onto_carried(Fusion *f, JigOp *loop) {
    JigOp *copy = jig_rw_clone(f->rw, f->producer, NULL);
    JigOperandRange inits = jig_dps_inits(copy);
    for (size_t i = inits.start; i < inits.start + inits.count; ++i) {
        JigValue *carried = carried_as(loop, jig_op_operand(copy, i));
        if (carried)
            jig_rw_set_operand(f->rw, copy, i, carried);
    }
    return copy;
}

/* ---- A result that others need, too ---- */

typedef struct Outside {
    JigDominance *dom;
    JigOp *loop;
} Outside;

static bool is_dominated_user(const JigUse *u, const Outside *o) {
    JigOp *user = jig_use_owner(u);
    return !jig_op_is_ancestor(o->loop, user) && jig_properly_dominates(o->dom, o->loop, user);
}

static bool has_dominated_users(const JigValue *v, const Outside *o) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (is_dominated_user(u, o))
            return true;
    return false;
}

static bool is_inside(JigUse *u, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(u));
}

/* The forall with one output more, started from `init`. */
static JigOp *widen(Fusion *f, JigValue *init) {
    JigOp *old = f->container;
    size_t rank = jig_forall_rank(old), outs = jig_forall_num_outs(old);
    JigMixed *bounds[3];
    for (int b = 0; b < 3; ++b) {
        bounds[b] = JIG_NEW_ARRAY(f->a, JigMixed, rank);
        for (size_t i = 0; i < rank; ++i)
            bounds[b][i] = jig_forall_bound(old, JIG_FORALL_LOWER + b, i);
    }
    JigValue **values = JIG_NEW_ARRAY(f->a, JigValue *, outs + 1);
    for (size_t i = 0; i < outs; ++i)
        values[i] = jig_forall_out(old, i);
    values[outs] = init;
    jig_at_before(f->rw, old);
    JigOp *wide = jig_build_forall(f->rw, jig_op_loc(old), bounds[0], bounds[1], bounds[2], rank,
                                   values, outs + 1, jig_op_attr(old, "mapping"));
    jig_rw_erase_block(f->rw, jig_op_body(wide));
    jig_rw_inline_region(f->rw, jig_op_region(old, 0), jig_op_region(wide, 0), NULL);
    JigValue *arg = jig_block_add_arg(jig_op_body(wide), jig_value_type(init), jig_value_loc(init));
    jig_rw_replace_uses_if(f->rw, init, arg, is_inside, wide);
    return wide;
}

static bool goes_outside(JigUse *u, void *outside) {
    return is_dominated_user(u, outside);
}

/* Where ops after the loop use the result, the loop yields it: of producers with many results only,
 * since others are rather computed again. */
static void yield_to_others(Fusion *f, size_t result, JigValue *tile, JigSlice part) {
    JigValue *produced = jig_op_result(f->producer, result);
    Outside o = {jig_dominance_create(f->rw->ctx), f->container};
    JigOperandRange inits = jig_dps_inits(f->producer);
    if (jig_op_is(f->container, JIG_SCF(FORALL)) && jig_op_num_results(f->producer) > 1 &&
        result < inits.count && has_dominated_users(produced, &o)) {
        JigOp *wide = widen(f, jig_op_operand(f->producer, inits.start + result));
        size_t outs = jig_forall_num_outs(wide) - 1;
        JigBlock *end = jig_op_body(jig_forall_in_parallel(wide));
        jig_at_start(f->rw, end);
        jig_build_parallel_insert_slice(f->rw, jig_op_loc(wide), tile,
                                        jig_forall_out_arg(wide, outs), part);
        jig_rw_replace_uses_if(f->rw, produced, jig_op_result(wide, outs), goes_outside, &o);
        for (size_t i = 0; i < outs; ++i)
            jig_rw_replace_uses(f->rw, jig_op_result(f->container, i), jig_op_result(wide, i));
        f->out->container = wide;
    }
    jig_dominance_destroy(o.dom);
}

/* ---- The three ways ---- */

static bool fuse_slice(Fusion *f) {
    if (!jig_tiling(f->producer))
        return fail(f, f->producer, "producer is not a TileableInterface", true);
    JigOp *slice = find_result_slice(f);
    if (!slice)
        return fail(f, f->producer, "could not find fusion opportunity for", true);
    jig_at_before(f->rw, slice);
    JigOp *around = jig_op_parent(slice);
    JigOp *source =
        jig_op_iface(around, &jig_iface_loop) ? clone_onto_carried(f, around) : f->producer;
    size_t result = jig_value_index(jig_op_operand(slice, 0));
    JigTiled tiled;
    bool ok = compute_slice(f, source, result, slice, &tiled);
    if (ok) {
        JigSlice part = part_of(f, slice);
        jig_rw_replace1(f->rw, slice, as_slice_type(f, slice, tiled.values[0]));
        yield_to_others(f, result, tiled.values[0], part);
        remember(f, &tiled);
    }
    if (source != f->producer)
        jig_rw_erase(f->rw, source);
    return ok;
}

/* The forall's output that starts as a result of the producer; -1: none. */
static int shared_output(const Fusion *f) {
    if (!jig_op_is(f->container, JIG_SCF(FORALL)))
        return -1;
    for (size_t i = 0; i < jig_forall_num_outs(f->container); ++i)
        if (jig_value_def(jig_forall_out(f->container, i)) == f->producer)
            return (int)i;
    return -1;
}

/* A slice of the shared output is a slice of what it starts as; the loop then
 * starts from the producer's own init. */
static bool fuse_shared_output(Fusion *f) {
    if (!jig_tiling(f->producer))
        return fail(f, f->producer, "producer is not a TileableInterface", true);
    int output = shared_output(f);
    if (output < 0)
        return fail(f, f->producer, "could not find a use by the containing op", true);
    JigValue *arg = jig_forall_out_arg(f->container, (size_t)output);
    JigOp *slice = find_slice(arg, f->container);
    if (!slice)
        return fail(f, f->container, "could not find fusion opportunity for bbArg", false);
    size_t result = jig_value_index(jig_forall_out(f->container, (size_t)output));
    JigOperandRange inits = jig_dps_inits(f->producer);
    if (inits.count <= result)
        return fail(f, f->producer, "failed to get destination tensors for", true);
    JigValue *init = jig_op_operand(f->producer, inits.start + result);

    jig_at_before(f->rw, slice);
    JigOp *copy = jig_rw_clone(f->rw, f->producer, NULL);
    jig_rw_set_operand(f->rw, copy, inits.start + result, arg);
    JigTiled tiled;
    bool ok = compute_slice(f, copy, result, slice, &tiled);
    if (ok) {
        jig_rw_replace1(f->rw, slice, as_slice_type(f, slice, tiled.values[0]));
        size_t start, count;
        jig_op_operand_range(f->container, JIG_FORALL_OUTS, &start, &count);
        jig_rw_set_operand(f->rw, f->container, start + (size_t)output, init);
        remember(f, &tiled);
    }
    jig_rw_erase(f->rw, copy);
    return ok;
}

static bool fuse_clone(Fusion *f) {
    JigUse *first = NULL;
    for (size_t i = 0; i < jig_op_num_results(f->producer); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(f->producer, i)); u;
             u = jig_use_next(u)) {
            if (jig_use_owner(u) == f->container)
                return fail(f, f->producer,
                            "producer op use by containing op cannot be fused by cloning", false);
            if (!first && jig_op_is_proper_ancestor(f->container, jig_use_owner(u)))
                first = u;
        }
    if (!first)
        return fail(f, f->producer, "no fusion opportunity by cloning", false);
    size_t result = jig_value_index(jig_use_value(first));
    JigOp *user = jig_use_owner(first);
    jig_at_before(f->rw, user);
    JigOp **fused = JIG_NEW_ARRAY(f->a, JigOp *, 1);
    fused[0] = jig_rw_clone(f->rw, f->producer, NULL);
    jig_rw_set_operand(f->rw, user, jig_use_index(first), jig_op_result(fused[0], result));
    f->out->fused = fused;
    f->out->num_fused = 1;
    return true;
}

bool jig_fuse_into(JigRewriter *rw, JigOp *producer, JigOp *container, JigArena *a,
                   JigFuseResult *out) {
    *out = (JigFuseResult){.container = container};
    Fusion f = {rw, producer, container, a, out};
    return fuse_slice(&f) || fuse_shared_output(&f) || fuse_clone(&f);
}
