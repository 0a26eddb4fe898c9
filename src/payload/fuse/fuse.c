/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/fuse.h"

#include "analysis/delay.h"
#include "payload/fuse/cover.h"
#include "support/map.h"
#include "support/vec.h"

#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "support/check.h"

#include <string.h>

typedef struct Fusion {
    JigRewriter *rw;
    JigOp *producer, *container;
    JigArena *a;
    JigFuseResult *out;
    JigReason *why;
} Fusion;

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

/* Tiles `producer` to the slice, at the insertion point. */
static bool compute_slice(Fusion *f, JigOp *producer, size_t result, JigOp *slice,
                          JigTiled *tiled) {
    JigSlice tile = jig_tensor_slice(slice, f->a, NULL);
    *tiled = (JigTiled){0};
    if (!jig_slice_has_unit_strides(slice, f->a)) /* a tile has no gaps */
        return jig_refuse_note(f->why, slice, "the slice of the producer has strides");
    const JigTilingIface *iface = jig_tiling(producer);
    if (iface->result_tile && iface->result_tile(f->rw, producer, result, tile, f->a, tiled))
        return true;
    return jig_refuse_note(f->why, producer, "failed to tile producer op: {}",
                           jig_fact_op_in_remark(producer));
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
    return jig_op_result(
        jig_tensor_build_extract_slice(f->rw, jig_op_loc(slice), want, tile, whole), 0);
}

static void remember(Fusion *f, const JigTiled *tiled) {
    f->out->fused = tiled->ops;
    f->out->num_fused = tiled->num_ops;
}

/* ---- Inits that the loop carries already ---- */

/* What a value carried by loops around loops started as, outside all of them. */
static const JigValue *first_init(const JigValue *v) {
    while (!jig_value_is_result(v)) {
        JigOp *loop = jig_block_parent_op(jig_value_owner_block(v));
        size_t i = 0;
        while (i < jig_loop_num_carried(loop) && jig_loop_arg(loop, i) != v)
            ++i;
        if (i == jig_loop_num_carried(loop))
            break;
        v = jig_loop_init(loop, i);
    }
    return v;
}

/* The loop's last argument that starts as `init`, or NULL. */
static JigValue *carried_as(JigOp *loop, const JigValue *init) {
    for (size_t i = jig_loop_num_carried(loop); i-- > 0;)
        if (jig_loop_init(loop, i) == init || first_init(jig_loop_init(loop, i)) == init)
            return jig_loop_arg(loop, i);
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

/* The loop with one value more, which starts as `init`; NULL when loops of the kind can't. As in
 * the reference it is a loop of its own, which what was noted on the other one is not said of. */
static JigOp *widen(Fusion *f, JigValue *init) {
    JigOp *wide = jig_loop_with_carried(f->rw, f->container, &init, 1);
    if (!wide)
        return NULL;
    jig_rw_drop_discardable_attrs(f->rw, wide);
    jig_rw_replace_uses_if(f->rw, init, jig_loop_arg(wide, jig_loop_num_carried(wide) - 1),
                           is_inside, wide);
    return wide;
}

static bool goes_outside(JigUse *u, void *outside) {
    return is_dominated_user(u, outside);
}

/* Does the loop compute all of it? Its tiles stand in its own body then, not in a loop there. */
static bool makes_up(Fusion *f, const JigValue *produced, const JigOp *slice, JigSlice part) {
    return jig_op_parent(slice) == f->container &&
           jig_fuse_tiles_cover(&f->container, 1, produced, part, false, f->a, NULL);
}

/* Where ops after a loop that combines use the result, the loop puts it together for them: of a
 * linalg.generic only, as in the reference, and only where that gives all of the result. Otherwise
 * they use the op, which stays. */
static void yield_to_others(Fusion *f, size_t result, JigValue *tile, JigSlice part) {
    JigValue *produced = jig_op_result(f->producer, result);
    Outside o = {jig_dominance_create(f->rw->ctx), f->container};
    JigOperandRange inits = jig_dps_inits(f->producer);
    JigOp *wide = NULL;
    if (jig_loop_combines(f->container) && jig_op_is(f->producer, JIG_LINALG(GENERIC)) &&
        result < inits.count && has_dominated_users(produced, &o))
        wide = widen(f, jig_op_operand(f->producer, inits.start + result));
    if (wide) {
        size_t old = jig_loop_num_carried(f->container);
        jig_at_start(f->rw, jig_op_body(jig_block_last(jig_op_body(wide))));
        jig_tensor_build_parallel_insert_slice(f->rw, jig_op_loc(wide), tile,
                                               jig_loop_arg(wide, old), part);
        jig_rw_replace_uses_if(f->rw, produced, jig_loop_result(wide, old), goes_outside, &o);
        for (size_t i = 0; i < old; ++i)
            jig_rw_replace_uses(f->rw, jig_op_result(f->container, i), jig_loop_result(wide, i));
        f->out->container = wide;
    }
    jig_dominance_destroy(o.dom);
}

/* ---- The three ways ---- */

static bool fuse_slice(Fusion *f) {
    if (!jig_tiling(f->producer))
        return jig_refuse_note(f->why, f->producer, "producer is not a TileableInterface: {}",
                               jig_fact_op_in_remark(f->producer));
    JigOp *slice = find_result_slice(f);
    if (!slice)
        return jig_refuse_note(f->why, f->producer, "could not find fusion opportunity for: {}",
                               jig_fact_op_in_remark(f->producer));
    jig_at_before(f->rw, slice);
    JigOp *around = jig_op_parent(slice);
    JigOp *source = jig_loop(around) ? clone_onto_carried(f, around) : f->producer;
    size_t result = jig_value_index(jig_tensor_extract_slice_source(slice));
    JigTiled tiled;
    bool ok = compute_slice(f, source, result, slice, &tiled);
    if (ok) {
        JigSlice part = jig_tensor_slice(slice, f->a, NULL);
        bool all = makes_up(f, jig_op_result(f->producer, result), slice, part);
        jig_rw_replace1(f->rw, slice, as_slice_type(f, slice, tiled.values[0]));
        if (all)
            yield_to_others(f, result, tiled.values[0], part);
        remember(f, &tiled);
    }
    /* As in the reference, a copy that was made in vain stays for whoever tidies up. */
    if (ok && source != f->producer)
        jig_rw_erase(f->rw, source);
    return ok;
}

/* The carried value of a loop that combines that starts as a result of the producer; -1: none. */
static int shared_output(const Fusion *f) {
    if (!jig_loop_combines(f->container))
        return -1;
    for (size_t i = 0; i < jig_loop_num_carried(f->container); ++i)
        if (jig_value_def(jig_loop_init(f->container, i)) == f->producer)
            return (int)i;
    return -1;
}

/* What result `i` of the producer is written into: an init of its own, or an empty tensor, where it
 * makes one of the sizes of its domain. NULL: not known. */
static JigValue *destination(Fusion *f, size_t i) {
    JigOperandRange inits = jig_dps_inits(f->producer);
    if (i < inits.count)
        return jig_op_operand(f->producer, inits.start + i);
    if (jig_dps(f->producer) || jig_op_num_results(f->producer) != 1)
        return NULL;
    const JigType *type = jig_op_result_type(f->producer, 0);
    size_t rank = jig_type_rank(type);
    JigTileRange *domain = JIG_NEW_ARRAY(f->a, JigTileRange, rank);
    JigMixed *sizes = JIG_NEW_ARRAY(f->a, JigMixed, rank);
    jig_at_before(f->rw, f->producer);
    jig_tiling(f->producer)->domain(f->rw, f->producer, domain);
    for (size_t k = 0; k < rank; ++k)
        sizes[k] = domain[k].size;
    return jig_linalg_build_empty(f->rw, jig_op_loc(f->producer), sizes, rank,
                                  jig_type_element(type));
}

/* ---- Threads that share a slice of an output ---- */

/* Does any of the values come from `iv`, by ops in the loop's body? */
static bool depends_on(const Fusion *f, JigValue *const *values, size_t n, const JigValue *iv) {
    JigPtrMap seen = {0};
    JIG_VEC(JigValue *) work = {0};
    bool found = false;
    jig_vec_append(&work, values, n);
    while (work.len && !found) {
        JigValue *v = work.data[--work.len];
        JigOp *def = jig_value_def(v);
        found = v == iv;
        if (!def || !jig_op_is_proper_ancestor(f->container, def) || !jig_ptrset_add(&seen, def))
            continue;
        for (size_t i = 0; i < jig_op_num_operands(def); ++i)
            jig_vec_push(&work, jig_op_operand(def, i));
    }
    jig_vec_free(&work);
    jig_ptrmap_free(&seen);
    return found;
}

/* Has each iteration a slice of its own? Otherwise what is computed there would begin anew. */
static bool has_own_slices(const Fusion *f, const JigOp *slice) {
    size_t n, num_values = 0;
    const JigMixed *offsets = jig_slice_offsets(slice, &n, f->a);
    JigValue **values = JIG_NEW_ARRAY(f->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        if (offsets[i].value)
            values[num_values++] = offsets[i].value;
    for (size_t i = 0; i < jig_loop_num_vars(f->container); ++i) {
        uint64_t trips;
        if (jig_loop_trip_count(f->container, i, &trips) && trips <= 1)
            continue;
        if (!depends_on(f, values, num_values, jig_loop(f->container)->var(f->container, i)))
            return false;
    }
    return true;
}

/* A copy of the producer that reads and writes `to` wherever it does `from`. */
static JigOp *clone_with(Fusion *f, const JigValue *from, JigValue *to) {
    JigIRMap *map = jig_irmap_create();
    jig_irmap_value(map, from, to);
    JigOp *copy = jig_rw_clone(f->rw, f->producer, map);
    jig_irmap_destroy(map);
    return copy;
}

static bool is_other_read(JigUse *u, void *slice) {
    const JigOp *user = jig_use_owner(u);
    return user != slice && !jig_op_has_trait(jig_op_parent(user), JIG_TRAIT_PARALLEL_COMBINING);
}

/* What else in the loop reads the shared output gets what it started as, not what it will. The
 * reference leaves that as it is. */
static void keep_other_reads(Fusion *f, JigValue *arg, size_t output, JigOp *slice) {
    jig_rw_replace_uses_if(f->rw, arg, jig_loop_init(f->container, output), is_other_read, slice);
}

/* A slice of the shared output is a slice of what it starts as; the loop then
 * starts from the init of that result. The reference takes the first result's, whichever it is. */
static bool fuse_shared_output(Fusion *f) {
    if (!jig_tiling(f->producer))
        return jig_refuse_note(f->why, f->producer, "producer is not a TileableInterface: {}",
                               jig_fact_op_in_remark(f->producer));
    int output = shared_output(f);
    if (output < 0)
        return jig_refuse_note(f->why, f->producer, "could not find a use by the containing op: {}",
                               jig_fact_op_in_remark(f->producer));
    JigValue *arg = jig_loop_arg(f->container, (size_t)output);
    JigOp *slice = find_slice(arg, f->container);
    if (!slice)
        return jig_refuse_note(f->why, f->container, "could not find fusion opportunity for bbArg");
    if (!has_own_slices(f, slice))
        return jig_refuse_note(f->why, f->producer,
                               "iterations share the slice, where it would begin anew");
    size_t result = jig_value_index(jig_loop_init(f->container, (size_t)output));
    JigValue *init = destination(f, result);
    if (!init)
        return jig_refuse_note(f->why, f->producer, "failed to get destination tensors for: {}",
                               jig_fact_op_in_remark(f->producer));
    jig_at_before(f->rw, slice);
    keep_other_reads(f, arg, (size_t)output, slice);
    JigOp *copy = clone_with(f, init, arg);
    JigTiled tiled;
    bool ok = compute_slice(f, copy, result, slice, &tiled);
    if (ok) {
        jig_rw_replace1(f->rw, slice, as_slice_type(f, slice, tiled.values[0]));
        jig_loop_set_init(f->rw, f->container, (size_t)output, init);
        remember(f, &tiled);
    }
    jig_rw_erase(f->rw, copy);
    return ok;
}

/* Ops with destinations of which nothing is said work on their tensors only. */
static bool may_touch_memory(JigOp *op) {
    if (!jig_op_row(op) || jig_op_is_memory_effect_free(op))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_dps(op) || jig_type_is_any_memref(jig_op_operand_type(op, i)))
            return true;
    return !jig_dps(op);
}

static bool fuse_clone(Fusion *f) {
    JigUse *first = NULL;
    for (size_t i = 0; i < jig_op_num_results(f->producer); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(f->producer, i)); u;
             u = jig_use_next(u)) {
            if (jig_use_owner(u) == f->container)
                return jig_refuse_note(
                    f->why, f->producer,
                    "producer op use by containing op cannot be fused by cloning");
            if (!first && jig_op_is_proper_ancestor(f->container, jig_use_owner(u)))
                first = u;
        }
    if (!first)
        return jig_refuse_note(f->why, f->producer, "no fusion opportunity by cloning");
    /* The reference clones these too: a buffer would be another one in the loop. */
    if (may_touch_memory(f->producer))
        return jig_refuse_note(f->why, f->producer,
                               "producer op has effects and cannot be fused by cloning");
    size_t result = jig_value_index(jig_use_value(first));
    JigOp *user = jig_use_owner(first);
    /* The reference does, and makes what the verifier refuses: nothing is computed there. */
    if (jig_op_has_trait(jig_op_parent(user), JIG_TRAIT_PARALLEL_COMBINING))
        return jig_refuse_note(f->why, f->producer,
                               "producer op cannot be cloned to where the loop combines results");
    jig_at_before(f->rw, user);
    JigOp **fused = JIG_NEW_ARRAY(f->a, JigOp *, 1);
    fused[0] = jig_rw_clone(f->rw, f->producer, NULL);
    jig_rw_set_operand(f->rw, user, jig_use_index(first), jig_op_result(fused[0], result));
    f->out->fused = fused;
    f->out->num_fused = 1;
    return true;
}

/* The reference takes what tells nothing of memory, too. */
static bool may_be_tiled_later(JigOp *producer, JigOp *container, JigReason *why) {
    JigOp *obstacle = jig_delay_obstacle(producer, container, true);
    if (obstacle == producer)
        return jig_refuse_note(why, producer, "'{}' writes memory, and would for each tile",
                               jig_fact_str(jig_op_name_of(producer)));
    return !obstacle ||
           jig_refuse_note(
               why, producer, "'{}' accesses memory, and so does '{}' before the tile is computed",
               jig_fact_str(jig_op_name_of(producer)), jig_fact_str(jig_op_name_of(obstacle)));
}

bool jig_fuse_into(JigRewriter *rw, JigOp *producer, JigOp *container, JigArena *a,
                   JigFuseResult *out, JigReason *why) {
    JIG_REQUIRE(rw && producer && container && a && out);
    *out = (JigFuseResult){.container = container};
    Fusion f = {rw, producer, container, a, out, why};
    if (jig_tiling(producer))
        JIG_CHECK(may_be_tiled_later(producer, container, why));
    return fuse_slice(&f) || fuse_shared_output(&f) || fuse_clone(&f);
}
