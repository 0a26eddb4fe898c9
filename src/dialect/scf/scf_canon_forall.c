/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.forall, and of tensor.dim of its results. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_canon.h"
#include "dialect/tensor/tensor.h"
#include "rewrite/rewriter.h"

static const char *const static_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

/* Bounds of the dimensions, one array per bound, in the rewriter's arena. */
typedef struct Bounds {
    JigMixed *items[3];
    size_t rank;
} Bounds;

static Bounds bounds_of(JigRewriter *rw, const JigOp *op) {
    Bounds b = {.rank = jig_forall_rank(op)};
    for (int k = 0; k < 3; k++) {
        b.items[k] = JIG_NEW_ARRAY(rw->arena, JigMixed, b.rank + 1);
        for (size_t i = 0; i < b.rank; i++)
            b.items[k][i] = jig_forall_bound(op, k, i);
    }
    return b;
}

static JigValue **outs_of(JigRewriter *rw, const JigOp *op, size_t *n) {
    return jig_scf_operands(rw, op, jig_operand_range(op, JIG_FORALL_OUTS).start, n);
}

/* A loop without a block yet. */
static JigOp *build_forall(JigRewriter *rw, JigLoc loc, const Bounds *b, JigValue *const *outs,
                           size_t num_outs, const JigAttr *mapping) {
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 3 * b->rank + num_outs + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_outs + 1);
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, b->rank + 1);
    const JigAttr *statics[3];
    int32_t sizes[4];
    size_t n = 0;
    for (int k = 0; k < 3; k++) {
        sizes[k] = (int32_t)jig_split_mixed(b->items[k], b->rank, numbers, operands + n);
        statics[k] = jig_attr_dense_i64(rw->ctx, numbers, b->rank);
        n += (size_t)sizes[k];
    }
    sizes[JIG_FORALL_OUTS] = (int32_t)num_outs;
    for (size_t i = 0; i < num_outs; i++) {
        operands[n++] = outs[i];
        types[i] = jig_value_type(outs[i]);
    }
    return jig_build_regions(rw, loc, JIG_SCF(FORALL), operands, n, types, num_outs, 1,
                             "operandSegmentSizes", jig_attr_dense_i32(rw->ctx, sizes, 4),
                             static_names[0], statics[0], static_names[1], statics[1],
                             static_names[2], statics[2], "mapping", mapping, NULL);
}

/* The body's block: induction variables, then arguments for the outs. */
static JigBlock *create_body(JigRewriter *rw, JigOp *loop, size_t rank, JigValue *const *outs,
                             size_t num_outs) {
    JigPoint outer = jig_point(rw);
    JigBlock *body = jig_create_block(rw, jig_op_region(loop, 0), NULL, NULL, 0, jig_op_loc(loop));
    for (size_t i = 0; i < rank; i++)
        jig_block_add_arg(body, jig_type_index(rw->ctx), jig_op_loc(loop));
    for (size_t i = 0; i < num_outs; i++)
        jig_block_add_arg(body, jig_value_type(outs[i]), jig_op_loc(loop));
    jig_set_point(rw, outer);
    return body;
}

/* ---- The size of a result is that of what it started from ---- */

static bool dim_of_forall(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *loop = jig_op_operand_def_of(op, 0, JIG_SCF(FORALL));
    if (!loop)
        return false;
    jig_rw_set_operand(rw, op, 0, jig_forall_out(loop, jig_value_index(jig_op_operand(op, 0))));
    return true;
}

/* ---- Constant bounds ---- */

static bool fold_list(JigRewriter *rw, JigMixed *items, size_t n) {
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        int64_t value;
        if (!items[i].value || !jig_mixed_constant(items[i], &value))
            continue;
        items[i] = jig_mixed_attr(jig_attr_index(rw->ctx, value));
        changed = true;
    }
    return changed;
}

static void set_bound(JigRewriter *rw, JigOp *op, const Bounds *b, int k) {
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, b->rank + 1);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, b->rank + 1);
    size_t n = jig_split_mixed(b->items[k], b->rank, numbers, values);
    jig_op_set_operand_group(op, (size_t)k, values, n);
    jig_op_set_attr(op, static_names[k], jig_attr_dense_i64(rw->ctx, numbers, b->rank));
}

static bool fold_bounds(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Bounds b = bounds_of(rw, op);
    for (int k = 0; k < 3; k++) {
        if (!fold_list(rw, b.items[k], b.rank))
            continue;
        set_bound(rw, op, &b, k);
        jig_rw_modified(rw, op);
        return true;
    }
    return false;
}

/* ---- Outs that are not written, or whose result is not used ---- */

static JigBlock *inserts_of(const JigOp *op) {
    return jig_op_body(jig_forall_in_parallel(op));
}

static bool is_written(const JigOp *op, const JigValue *arg) {
    for (JigUse *u = jig_value_first_use(arg); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        const JigCombiningIface *c =
            jig_op_block(user) == inserts_of(op) ? jig_combining(user) : NULL;
        if (c && jig_range_has(c->dests(user), jig_use_index(u)))
            return true;
    }
    return false;
}

static void erase_inserts_into(JigRewriter *rw, JigOp *op, const JigValue *arg) {
    for (JigOp *o = jig_block_first(inserts_of(op)), *next; o; o = next) {
        next = jig_op_next(o);
        const JigCombiningIface *c = jig_combining(o);
        if (c && jig_op_operand(o, c->dests(o).start) == arg)
            jig_rw_erase(rw, o);
    }
}

static bool fold_iter_args(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t rank = jig_forall_rank(op), n, kept = 0;
    JigValue **outs = outs_of(rw, op, &n), **left = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, n + 1);
    for (size_t i = 0; i < n; i++) {
        drop[i] =
            !jig_value_has_uses(jig_op_result(op, i)) || !is_written(op, jig_forall_out_arg(op, i));
        if (!drop[i])
            left[kept++] = outs[i];
    }
    if (kept == n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (drop[i])
            erase_inserts_into(rw, op, jig_forall_out_arg(op, i));
    Bounds b = bounds_of(rw, op);
    JigOp *by = build_forall(rw, jig_op_loc(op), &b, left, kept, jig_op_attr(op, "mapping"));
    jig_scf_copy_attrs(by, op);
    JigBlock *body = create_body(rw, by, rank, left, kept);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + n + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < rank; i++)
        args[i] = jig_block_arg(body, i);
    kept = 0;
    for (size_t i = 0; i < n; i++) {
        args[rank + i] = drop[i] ? outs[i] : jig_block_arg(body, rank + kept);
        results[i] = drop[i] ? outs[i] : jig_op_result(by, kept);
        kept += !drop[i];
    }
    jig_rw_merge_blocks(rw, jig_op_body(op), body, args, rank + n);
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* ---- Dimensions of one iteration, or none ---- */

static bool dim_count(const Bounds *b, size_t i, uint64_t *count) {
    return jig_scf_trip_count(b->items[JIG_FORALL_LOWER][i], b->items[JIG_FORALL_UPPER][i],
                              b->items[JIG_FORALL_STEP][i], true, count);
}

static void replace_by_fewer_dims(JigRewriter *rw, JigOp *op, const Bounds *kept, JigIRMap *map) {
    size_t n;
    JigValue **outs = outs_of(rw, op, &n);
    JigOp *by = build_forall(rw, jig_op_loc(op), kept, outs, n, jig_op_attr(op, "mapping"));
    jig_scf_copy_attrs(by, op);
    jig_scf_clone_region(rw, jig_op_region(op, 0), jig_op_region(by, 0), map);
    jig_rw_replace_op(rw, op, by);
}

static bool has_mapping(const JigOp *op) {
    const JigAttr *mapping = jig_op_attr(op, "mapping");
    return mapping && jig_attr_array_len(mapping);
}

static bool fold_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (has_mapping(op))
        return false;
    Bounds b = bounds_of(rw, op), kept = bounds_of(rw, op);
    JigIRMap *map = jig_irmap_create();
    bool changed = true, none = false;
    kept.rank = 0;
    for (size_t i = 0; i < b.rank && !none; i++) {
        uint64_t count;
        bool known = dim_count(&b, i, &count);
        none = known && count == 0;
        if (none)
            break;
        if (known && count == 1) {
            jig_irmap_value(map, jig_block_arg(jig_op_body(op), i),
                            jig_mixed_to_value(rw, jig_op_loc(op), b.items[JIG_FORALL_LOWER][i]));
            continue;
        }
        for (int k = 0; k < 3; k++)
            kept.items[k][kept.rank] = b.items[k][i];
        kept.rank++;
    }
    if (none) {
        size_t n;
        JigValue **outs = outs_of(rw, op, &n);
        jig_rw_replace(rw, op, outs, n);
    } else if (kept.rank == 0) {
        jig_forall_promote(rw, op);
    } else if (kept.rank == b.rank) {
        changed = jig_no_match(rw, op, "no dimensions have 0 or 1 iterations");
    } else {
        replace_by_fewer_dims(rw, op, &kept, map);
    }
    jig_irmap_destroy(map);
    return changed;
}

static bool replace_constant_ivs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Bounds b = bounds_of(rw, op);
    bool changed = false;
    for (size_t i = 0; i < b.rank; i++) {
        uint64_t count;
        JigValue *iv = jig_block_arg(jig_op_body(op), i);
        if (!jig_value_has_uses(iv) || !dim_count(&b, i, &count) || count != 1)
            continue;
        jig_rw_replace_uses(rw, iv,
                            jig_mixed_to_value(rw, jig_op_loc(op), b.items[JIG_FORALL_LOWER][i]));
        changed = true;
    }
    return changed;
}

/* ---- Casts of the outs that forget sizes ---- */

/* The cast that makes out `i`, or NULL. */
static JigOp *forgetful_cast(JigValue *out) {
    JigOp *cast = jig_value_def(out);
    if (!jig_op_is(cast, JIG_TENSOR(CAST)))
        return NULL;
    return jig_scf_keeps_static_shape(jig_value_type(out), jig_op_operand_type(cast, 0)) ? cast
                                                                                         : NULL;
}

/* Insertions go to the arguments themselves, not to casts of them. */
static void retarget_inserts(JigOp *loop, size_t rank) {
    for (JigOp *o = jig_block_first(inserts_of(loop)); o; o = jig_op_next(o)) {
        const JigCombiningIface *c = jig_combining(o);
        JigOperandRange r = c ? c->dests(o) : jig_no_operands();
        for (size_t i = r.start; i < r.start + r.count; i++) {
            JigOp *cast = jig_op_operand_def(o, i);
            if (jig_op_is(cast, JIG_TENSOR(CAST)) &&
                jig_value_owner_block(jig_op_operand(cast, 0)) == jig_op_body(loop) &&
                jig_value_index(jig_op_operand(cast, 0)) >= rank)
                jig_op_set_operand(o, i, jig_op_operand(cast, 0));
        }
    }
}

static bool fold_output_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t rank = jig_forall_rank(op), n;
    JigValue **old = outs_of(rw, op, &n), **outs = outs_of(rw, op, &n);
    bool any = false;
    for (size_t i = 0; i < n; i++) {
        JigOp *cast = forgetful_cast(old[i]);
        any |= cast != NULL;
        outs[i] = cast ? jig_op_operand(cast, 0) : old[i];
    }
    if (!any)
        return false;
    JigLoc loc = jig_op_loc(op);
    Bounds b = bounds_of(rw, op);
    JigOp *by = build_forall(rw, loc, &b, outs, n, jig_op_attr(op, "mapping"));
    JigBlock *body = create_body(rw, by, rank, outs, n);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + n + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < rank + n; i++)
        args[i] = jig_block_arg(body, i);
    jig_at_start(rw, body);
    for (size_t i = 0; i < n; i++)
        if (outs[i] != old[i])
            args[rank + i] = jig_scf_tensor_cast(rw, loc, jig_value_type(old[i]), args[rank + i]);
    jig_rw_merge_blocks(rw, jig_op_body(op), body, args, rank + n);
    retarget_inserts(by, rank);
    jig_at_after(rw, by);
    for (size_t i = 0; i < n; i++) {
        results[i] = jig_op_result(by, i);
        if (outs[i] != old[i])
            results[i] = jig_scf_tensor_cast(rw, loc, jig_value_type(old[i]), results[i]);
    }
    jig_rw_replace(rw, op, results, n);
    return true;
}

const JigPattern jig_scf_forall_patterns[] = {
    {.name = "(anonymous namespace)::DimOfForallOp", .root = "tensor.dim", .fn = dim_of_forall},
    {.name = "(anonymous namespace)::FoldTensorCastOfOutputIntoForallOp",
     .root = "scf.forall",
     .fn = fold_output_casts},
    {.name = "(anonymous namespace)::ForallOpControlOperandsFolder",
     .root = "scf.forall",
     .fn = fold_bounds},
    {.name = "(anonymous namespace)::ForallOpIterArgsFolder",
     .root = "scf.forall",
     .fn = fold_iter_args},
    {.name = "(anonymous namespace)::ForallOpSingleOrZeroIterationDimsFolder",
     .root = "scf.forall",
     .fn = fold_dims},
    {.name = "(anonymous namespace)::ForallOpReplaceConstantInductionVar",
     .root = "scf.forall",
     .fn = replace_constant_ivs},
    {0},
};
