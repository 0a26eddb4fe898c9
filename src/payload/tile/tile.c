/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/tile/tile_int.h"

#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/arith/arith.h"
#include "dialect/tensor/tensor_cast.h"
#include "ir/diag/kinds.h"
#include "support/check.h"
#include "support/wide.h"

/* An op that makes a tensor of its own, of the sizes of its domain: an empty one takes the tiles.
 */
static void make_init(JigTiling *t) {
    const JigType *type = jig_op_result_type(t->op, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    jig_at_before(t->rw, t->op);
    t->iface->domain(t->rw, t->op, t->domain);
    for (size_t i = 0; i < t->rank; ++i)
        sizes[i] = t->domain[i].size;
    t->inits = JIG_NEW_ARRAY(t->a, JigValue *, 1);
    t->inits[0] = jig_linalg_build_empty(t->rw, t->loc, sizes, t->rank, jig_type_element(type));
}

/* Tensors among the inits: what the loops carry. Ops on buffers carry nothing. */
static bool find_inits(JigTiling *t, JigReason *why) {
    t->num_inits = jig_op_num_results(t->op);
    if (!t->num_inits)
        return true;
    JigOperandRange range = jig_dps_inits(t->op);
    if (!jig_dps(t->op) && t->num_inits == 1) {
        make_init(t);
        return true;
    }
    if (range.count < t->num_inits) {
        return jig_refuse(why, t->op, "failed to get destinations of the op");
    }
    t->inits = JIG_NEW_ARRAY(t->a, JigValue *, t->num_inits);
    size_t n = 0;
    for (size_t i = 0; i < range.count; ++i)
        if (jig_dps_tied_result(t->op, range.start + i))
            t->inits[n++] = jig_op_operand(t->op, range.start + i);
    return n == t->num_inits || jig_refuse(why, t->op, "failed to get destinations of the op");
}

bool jig_tile_begin(JigTiling *t, JigRewriter *rw, JigOp *op, JigArena *a, JigReason *why) {
    *t = (JigTiling){.rw = rw, .op = op, .iface = jig_tiling(op), .a = a, .loc = jig_op_loc(op)};
    t->rank = t->iface->num_loops(op);
    t->domain = JIG_NEW_ARRAY(a, JigTileRange, t->rank);
    t->sizes = JIG_NEW_ARRAY(a, JigMixed, t->rank);
    t->offsets = JIG_NEW_ARRAY(a, JigMixed, t->rank);
    t->tile = JIG_NEW_ARRAY(a, JigMixed, t->rank);
    for (size_t i = 0; i < t->rank; ++i)
        t->sizes[i] = jig_mixed_int(rw->ctx, 0);
    if (!find_inits(t, why))
        return false;
    jig_at_after(rw, op); /* diagnostics show ops, whose names depend on what stands before */
    t->iface->domain(rw, op, t->domain);
    return true;
}

bool jig_tile_check_sizes(const JigTiling *t, const JigTileOptions *o, JigReason *why) {
    for (size_t i = 0; i < t->rank && i < o->num_sizes; ++i) {
        int64_t size;
        if (jig_mixed_constant(o->sizes[i], &size) && size < 0)
            return jig_refuse(why, t->op, "tile size {} of loop #{} is negative",
                              jig_fact_kind(JIG_KIND_NEGATIVE_SIZE), jig_fact_int(size),
                              jig_fact_int((int64_t)i));
    }
    return true;
}

bool jig_tile_loop_is_tiled(const JigTiling *t, size_t loop) {
    return !jig_mixed_is(t->sizes[loop], 0);
}

/* Does the tile size divide the domain, so that no tile is cut? */
static bool divides(const JigTileRange *range, JigMixed size) {
    int64_t from, length, step;
    return jig_mixed_constant(range->offset, &from) && jig_mixed_constant(range->size, &length) &&
           jig_mixed_constant(size, &step) && step != 0 && ((JigI128)length - from) % step == 0;
}

bool jig_tile_order(const JigTiling *t, const JigTileOptions *o, size_t *order, JigReason *why) {
    bool *seen = JIG_NEW_ARRAY(t->a, bool, t->rank);
    size_t n = 0;
    for (size_t i = 0; i < o->num_interchange; ++i) {
        int64_t loop = o->interchange[i];
        if (loop < 0 || (size_t)loop >= o->num_interchange || o->num_interchange > t->rank ||
            seen[loop]) {
            return jig_refuse(
                why, t->op,
                "invalid interchange vector, not a permutation of the entire iteration space",
                jig_fact_kind(JIG_KIND_PERMUTATION));
        }
        seen[loop] = true;
        order[n++] = (size_t)loop;
    }
    for (size_t i = 0; i < t->rank; ++i)
        if (!seen[i])
            order[n++] = i;
    return true;
}

static bool covers_loop(const JigTiling *t, size_t loop) {
    int64_t from, end, size;
    return jig_mixed_constant(t->domain[loop].offset, &from) &&
           jig_mixed_constant(t->domain[loop].size, &end) &&
           jig_mixed_constant(t->sizes[loop], &size) && (JigI128)end - from <= size;
}

bool jig_tile_keeps_order(const JigTiling *t, const size_t *order, JigReason *why) {
    JigLoopPart *parts = JIG_NEW_ARRAY(t->a, JigLoopPart, t->rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, order[i]) && !covers_loop(t, order[i]))
            parts[n++] = (JigLoopPart){order[i], !jig_mixed_is(t->sizes[order[i]], 1)};
    return jig_linalg_keeps_order(t->op, parts, n, why);
}

/* min(end - offset, size) */
JigMixed jig_tile_bounded_size(JigTiling *t, size_t loop, JigMixed offset) {
    JigMixed size = t->sizes[loop];
    if (jig_mixed_is(size, 1) || divides(&t->domain[loop], size))
        return size;
    JigContext *ctx = t->rw->ctx;
    const JigExpr *exprs[2] = {jig_expr_sub(jig_expr_symbol(ctx, 0), jig_expr_dim(ctx, 0)),
                               jig_expr_symbol(ctx, 1)};
    const JigMap *map = jig_map(ctx, 1, 2, exprs, 2);
    JigValue *end = jig_arith_mixed_to_value(t->rw, t->loc, t->domain[loop].size);
    JigMixed operands[3] = {offset, jig_mixed_value(end), size};
    return jig_affine_min_folded(t->rw, t->loc, map, operands);
}

/* A copy of the op that writes to `inits`, to be tiled in its stead. */
static JigOp *with_inits(JigTiling *t, JigValue *const *inits) {
    JigOp *copy = jig_rw_clone(t->rw, t->op, NULL);
    JigOperandRange range = jig_dps_inits(t->op);
    size_t n = 0;
    for (size_t i = 0; i < range.count; ++i)
        if (jig_dps_tied_result(t->op, range.start + i))
            jig_op_set_operand(copy, range.start + i, inits[n++]);
    return copy;
}

static JigSlice tile_of_loops(const JigTiling *t) {
    return (JigSlice){.offsets = t->offsets, .sizes = t->tile, .rank = t->rank};
}

/* In the reference's words; what the op says of itself is behind it. */
static bool no_tile(JigTiling *t, JigReason *why) {
    if (!why || !t->iface->why_no_tile)
        return jig_refuse(why, t->op, "failed to tile operation");
    JigReason *behind = JIG_NEW(why->arena, JigReason);
    behind->arena = why->arena;
    t->iface->why_no_tile(t->op, tile_of_loops(t), behind);
    jig_refuse(why, t->op, "failed to tile operation");
    why->because = jig_reason_given(behind) ? behind : NULL;
    return false;
}

bool jig_tile_build_one(JigTiling *t, JigValue *const *inits, JigReason *why) {
    if (t->split)
        return t->split->tile(t->rw, t->op, &t->partial, tile_of_loops(t), inits, t->a,
                              &t->tiled) ||
               jig_refuse(why, t->op, "failed to tile operation");
    JigOp *op = t->num_inits ? with_inits(t, inits) : t->op;
    bool ok = t->iface->tile(t->rw, op, tile_of_loops(t), t->a, &t->tiled);
    if (op != t->op)
        jig_rw_erase(t->rw, op);
    return ok || no_tile(t, why);
}

static bool result_slice(JigTiling *t, size_t i, JigSlice *out) {
    if (t->split)
        return t->split->result_position(t->rw, t->op, i, &t->partial, tile_of_loops(t), t->a, out);
    return t->iface->result_position(t->rw, t->op, i, tile_of_loops(t), t->a, out);
}

const JigSlice *jig_tile_result_slices(JigTiling *t, JigReason *why) {
    JigSlice *slices = JIG_NEW_ARRAY(t->a, JigSlice, t->num_inits + 1);
    for (size_t i = 0; i < t->num_inits; ++i)
        if (!result_slice(t, i, &slices[i])) {
            jig_refuse(why, t->op, "failed to get slice of result produced");
            return NULL;
        }
    return slices;
}

bool jig_tile_revisits(const JigTiling *t) {
    for (size_t i = 0; i < t->rank; ++i) {
        int64_t length, size;
        bool once = jig_mixed_constant(t->domain[i].size, &length) &&
                    jig_mixed_constant(t->sizes[i], &size) && length <= size;
        if (jig_tile_loop_is_tiled(t, i) && t->iface->iterator(t->op, i) == JIG_REDUCTION && !once)
            return true;
    }
    return false;
}

JigTileResult jig_tile_untiled(JigTiling *t) {
    JigTileResult r = {.tiled = JIG_NEW_ARRAY(t->a, JigOp *, 1),
                       .num_tiled = 1,
                       .inits = t->inits,
                       .num_inits = t->num_inits};
    r.tiled[0] = t->op;
    return r;
}

/* ---- In the op's place ----
 * Of an op that makes a tensor of its own (make_init) more sizes may be known afterwards. */

static bool takes(JigOp *user) {
    JigContext *ctx = jig_op_context(user);
    JigDiagCapture said;
    if (jig_op_has_trait(user, JIG_TRAIT_TERMINATOR)) /* whose parent has a say, too */
        return false;
    jig_diag_capture_begin(ctx, &said);
    bool ok = jig_op_verify_alone(user);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    return ok;
}

/* Users that want the type that there was get a value of that type. */
static void keep_type(JigRewriter *rw, JigValue *result, const JigType *type) {
    JigValue *as_before = NULL;
    for (JigUse *u = jig_value_first_use(result), *next; u; u = next) {
        JigOp *user = jig_use_owner(u);
        next = jig_use_next(u);
        if ((as_before && user == jig_value_def(as_before)) || takes(user))
            continue;
        if (!as_before) {
            jig_at_after(rw, jig_value_def(result));
            as_before = jig_tensor_as_type(rw, jig_value_loc(result), result, type);
        }
        jig_rw_set_operand(rw, user, jig_use_index(u), as_before);
    }
}

void jig_tile_replace(JigRewriter *rw, JigOp *op, const JigTileResult *by) {
    JIG_REQUIRE(rw && op && by && by->num_tiled);
    if (by->tiled[0] == op)
        return;
    bool may_differ = !jig_dps(op) && by->num_replacements == 1 && by->replacements[0];
    const JigType *type = may_differ ? jig_op_result_type(op, 0) : NULL;
    JigPoint point = jig_point(rw);
    jig_rw_replace(rw, op, by->replacements, by->num_replacements);
    if (may_differ && jig_value_type(by->replacements[0]) != type)
        keep_type(rw, by->replacements[0], type);
    jig_set_point(rw, point);
}
