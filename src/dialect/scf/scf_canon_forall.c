/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.forall, and of tensor.dim of its results. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_canon.h"
#include "dialect/tensor/tensor.h"
#include "dialect/arith/arith.h"
#include "rewrite/rewriter.h"

static const char *const static_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

/* Bounds of the dimensions, one array per bound, in the rewriter's arena. */
typedef struct Bounds {
    JigMixed *items[3];
    size_t rank;
} Bounds;

static Bounds bounds_of(JigRewriter *rw, const JigOp *op) {
    Bounds b = {.rank = jig_scf_forall_rank(op)};
    for (int k = 0; k < 3; k++) {
        b.items[k] = JIG_NEW_ARRAY(rw->arena, JigMixed, b.rank + 1);
        for (size_t i = 0; i < b.rank; i++)
            b.items[k][i] = jig_scf_forall_bound(op, k, i);
    }
    return b;
}

static JigValue **outs_of(JigRewriter *rw, const JigOp *op, size_t *n) {
    return jig_scf_operands(rw, op, jig_scf_forall_outputs(op).start, n);
}

/* ---- The size of a result is that of what it started from ---- */

static bool dim_of_forall(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *loop = jig_value_def_of(jig_tensor_dim_source(op), JIG_SCF(FORALL));
    if (!loop)
        return jig_no_match(rw, op, "not of a result of a loop");
    jig_tensor_dim_set_source(rw, op,
                              jig_scf_forall_out(loop, jig_value_index(jig_tensor_dim_source(op))));
    return true;
}

/* ---- Constant bounds ---- */

static bool fold_list(JigRewriter *rw, JigMixed *items, size_t n) {
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        int64_t value;
        if (!items[i].value || !jig_mixed_constant(items[i], &value) || value == JIG_DYNAMIC)
            continue; /* the number that means "dynamic" stays an operand */
        items[i] = jig_mixed_attr(jig_attr_index(rw->ctx, value));
        changed = true;
    }
    return changed;
}

static void set_bound(JigRewriter *rw, JigOp *op, const Bounds *b, int k) {
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, b->rank + 1);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, b->rank + 1);
    size_t n = jig_mixed_split(b->items[k], b->rank, numbers, values);
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
    return jig_no_match(rw, op, "no bound is constant");
}

/* ---- Outs that are not written, or whose result is not used ---- */

static JigBlock *inserts_of(const JigOp *op) {
    return jig_op_body(jig_scf_forall_in_parallel(op));
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
    size_t n = jig_scf_forall_num_outs(op);
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, n + 1), any = false;
    for (size_t i = 0; i < n; i++) {
        drop[i] = !jig_value_has_uses(jig_op_result(op, i)) ||
                  !is_written(op, jig_scf_forall_out_arg(op, i));
        any |= drop[i];
    }
    if (!any)
        return jig_no_match(rw, op, "all outputs are written and used");
    for (size_t i = 0; i < n; i++)
        if (drop[i])
            erase_inserts_into(rw, op, jig_scf_forall_out_arg(op, i));
    jig_loop_without_carried(rw, op, drop);
    return true;
}

/* ---- Dimensions of one iteration, or none ---- */

static void replace_by_fewer_dims(JigRewriter *rw, JigOp *op, const JigLoopBounds *kept,
                                  JigIRMap *map) {
    size_t n;
    JigValue **outs = outs_of(rw, op, &n);
    JigOp *by = jig_loop_like(rw, op, kept, outs, n, false);
    jig_op_copy_discardable_attrs(by, op);
    jig_scf_clone_region(rw, jig_scf_forall_region(op), jig_scf_forall_region(by), map);
    jig_rw_replace_op(rw, op, by);
}

static bool has_mapping(const JigOp *op) {
    const JigAttr *mapping = jig_scf_forall_mapping_attr(op);
    return mapping && jig_attr_array_len(mapping);
}

static bool fold_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (has_mapping(op))
        return jig_no_match(rw, op, "the loop is mapped");
    JigLoopBounds kept;
    JigIRMap *map = jig_irmap_create();
    bool changed = true;
    if (!jig_scf_split_dims(rw, op, &kept, map)) {
        size_t n;
        JigValue **outs = outs_of(rw, op, &n);
        jig_rw_replace(rw, op, outs, n);
    } else if (kept.n == 0) {
        jig_scf_forall_promote(rw, op);
    } else if (kept.n == jig_scf_forall_rank(op)) {
        changed = jig_no_match(rw, op, "no dimensions have 0 or 1 iterations");
    } else {
        replace_by_fewer_dims(rw, op, &kept, map);
    }
    jig_irmap_destroy(map);
    return changed;
}

static bool replace_constant_ivs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool changed = false;
    for (size_t i = 0; i < jig_scf_forall_rank(op); i++) {
        uint64_t count;
        JigValue *iv = jig_block_arg(jig_op_body(op), i);
        if (!jig_value_has_uses(iv) || !jig_loop_trip_count(op, i, &count) || count != 1)
            continue;
        jig_rw_replace_uses(rw, iv,
                            jig_arith_mixed_to_value(
                                rw, jig_op_loc(op), jig_scf_forall_bound(op, JIG_FORALL_LOWER, i)));
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
    return jig_scf_keeps_static_shape(jig_value_type(out),
                                      jig_value_type(jig_tensor_cast_source(cast)))
               ? cast
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
                jig_value_owner_block(jig_tensor_cast_source(cast)) == jig_op_body(loop) &&
                jig_value_index(jig_tensor_cast_source(cast)) >= rank)
                jig_op_set_operand(o, i, jig_tensor_cast_source(cast));
        }
    }
}

static bool fold_output_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t rank = jig_scf_forall_rank(op), n;
    JigValue **old = outs_of(rw, op, &n), **outs = outs_of(rw, op, &n);
    bool any = false;
    for (size_t i = 0; i < n; i++) {
        JigOp *cast = forgetful_cast(old[i]);
        any |= cast != NULL;
        outs[i] = cast ? jig_tensor_cast_source(cast) : old[i];
    }
    if (!any)
        return jig_no_match(rw, op, "no output is cast");
    JigLoc loc = jig_op_loc(op);
    JigOp *by = jig_loop_like(rw, op, NULL, outs, n, true);
    JigBlock *body = jig_op_body(by);
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
