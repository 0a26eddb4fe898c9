/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops that run once, because an operand has a dimension of 1 there, are dropped from
 * linalg.generic: operands lose such dimensions, by a reshape or by a slice, and results get them
 * back.
 */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/patterns/patterns.h"
#include "payload/patterns/unit_dims_int.h"

static const bool by_slices = true;

/* The op while it is being rewritten. */
typedef struct Drop {
    JigRewriter *rw;
    JigOp *op;
    bool by_slice;
    size_t num_operands, num_ins, num_loops, num_left;
    bool *unit;            /* which loops go */
    const JigExpr **loops; /* what becomes of each: its new number, or 0 */
    JigIterator *iterators;
    const JigMap **maps;
    JigUnitDims *dims; /* of the operands */
    bool *collapsed;
} Drop;

static const JigMap *old_map(const Drop *d, size_t operand) {
    return jig_structured(d->op)->map(d->op, operand);
}

/* ---- Which loops ---- */

/* Sizes of all operands one after another, as loops see them. */
static int64_t *flat_shape(const Drop *d) {
    size_t total = 0, k = 0;
    for (size_t i = 0; i < d->num_operands; i++)
        total += jig_map_num_results(old_map(d, i));
    int64_t *flat = JIG_NEW_ARRAY(d->rw->arena, int64_t, total + 1);
    for (size_t i = 0; i < d->num_operands; i++)
        for (unsigned r = 0; r < jig_map_num_results(old_map(d, i)); r++)
            flat[k++] = jig_type_dim(jig_op_operand_type(d->op, i), r);
    return flat;
}

static bool find_unit_loops(Drop *d) {
    const JigMap *shapes = jig_linalg_loops_to_shapes(d->op, d->rw->arena),
                 *loops = jig_map_inverse_permutation(shapes);
    if (!loops)
        return false;
    const int64_t *flat = flat_shape(d);
    JigContext *ctx = d->rw->ctx;
    for (size_t i = 0; i < d->num_loops; i++) {
        const JigExpr *e = jig_map_result(loops, (unsigned)i);
        d->unit[i] = jig_expr_kind(e) == JIG_EXPR_DIM && flat[jig_expr_position(e)] == 1;
        d->loops[i] = jig_expr_constant(ctx, 0);
        if (d->unit[i])
            continue;
        d->iterators[d->num_left] = jig_structured(d->op)->iterator(d->op, i);
        d->loops[i] = jig_expr_dim(ctx, (unsigned)d->num_left++);
    }
    return true;
}

/* ---- Operands ---- */

/* Other layouts and encodings are not ours to change. */
static bool may_collapse(const JigType *t) {
    return jig_type_is_memref(t) ? !jig_type_layout(t) : !jig_type_encoding(t);
}

/* A dimension goes if it is 1, and without the loops that go only read where it is 0. */
static bool drop_from_operand(Drop *d, size_t i) {
    const JigMap *map = old_map(d, i);
    const JigType *t = jig_op_operand_type(d->op, i);
    JigArena *a = d->rw->arena;
    unsigned n = jig_map_num_results(map), kept = 0;
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned r = 0; r < n; r++) {
        const JigExpr *e =
            jig_expr_replace(jig_map_result(map, r), d->loops, d->num_loops, NULL, 0);
        dropped[r] = jig_type_dim(t, r) == 1 && jig_expr_is_constant_equal(e, 0);
        if (!dropped[r])
            results[kept++] = e;
    }
    d->maps[i] = jig_map(d->rw->ctx, (unsigned)d->num_left, 0, results, kept);
    d->collapsed[i] = kept != n;
    if (d->collapsed[i])
        d->dims[i] = jig_patterns_unit_dims(jig_type_shape(t), n, dropped, a);
    return !d->collapsed[i] || may_collapse(t);
}

/* Is something new, and do the maps still tell the sizes of all loops? */
static bool maps_are_new_and_legal(const Drop *d) {
    bool changed = false;
    for (size_t i = 0; i < d->num_operands; i++)
        changed |= d->maps[i] != old_map(d, i);
    return changed && jig_map_inverse_permutation(
                          jig_map_concat(d->rw->ctx, d->maps, d->num_operands)) != NULL;
}

/* ---- The new op ---- */

static void renumber_indices(JigRewriter *rw, JigOp *generic, const bool *unit) {
    JigOp *next;
    for (JigOp *op = jig_block_first(jig_op_body(generic)); op; op = next) {
        next = jig_op_next(op);
        if (!jig_op_is(op, JIG_LINALG(INDEX)))
            continue;
        size_t loop = (size_t)jig_linalg_index_dim(op), before = 0;
        jig_at_before(rw, op);
        if (unit[loop]) {
            jig_rw_replace1(rw, op, jig_arith_index(rw, jig_op_loc(op), 0));
            continue;
        }
        for (size_t i = 0; i < loop; i++)
            before += unit[i];
        if (before) {
            JigLinalgIndex parts = {.result_type = jig_type_index(rw->ctx),
                                    .dim = jig_attr_i64(rw->ctx, (int64_t)(loop - before))};
            jig_rw_replace_op(rw, op, jig_linalg_index_build(rw, jig_op_loc(op), &parts));
        }
    }
}

static bool replace(Drop *d) {
    JigRewriter *rw = d->rw;
    JigLoc loc = jig_op_loc(d->op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, d->num_operands + 1);
    for (size_t i = 0; i < d->num_operands; i++) {
        operands[i] = jig_op_operand(d->op, i);
        if (d->collapsed[i])
            operands[i] =
                jig_patterns_collapse_unit_dims(rw, loc, operands[i], &d->dims[i], d->by_slice);
    }
    JigOp *to =
        jig_linalg_build_generic(rw, loc, operands, d->num_ins, operands + d->num_ins,
                                 d->num_operands - d->num_ins, d->maps, d->iterators, d->num_left);
    jig_rw_erase_block(rw, jig_op_body(to));
    jig_rw_inline_region(rw, jig_linalg_generic_region(d->op), jig_linalg_generic_region(to), NULL);
    JigPoint point = jig_point(rw);
    renumber_indices(rw, to, d->unit);
    jig_set_point(rw, point);
    size_t n = jig_op_num_results(to);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        size_t operand = d->num_ins + i;
        results[i] = jig_op_result(to, i);
        if (d->collapsed[operand])
            results[i] =
                jig_patterns_expand_unit_dims(rw, loc, results[i], jig_op_operand(d->op, operand),
                                              &d->dims[operand], d->by_slice);
    }
    jig_rw_takes_over(rw, d->op, to);
    jig_rw_replace(rw, d->op, results, n);
    return true;
}

static bool drop_unit_loops(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigArena *a = rw->arena;
    size_t n = jig_op_num_operands(op), loops = jig_structured(op)->num_loops(op);
    Drop d = {.rw = rw,
              .op = op,
              .by_slice = self->data == &by_slices,
              .num_operands = n,
              .num_ins = jig_linalg_num_ins(op),
              .num_loops = loops,
              .unit = JIG_NEW_ARRAY(a, bool, loops + 1),
              .loops = JIG_NEW_ARRAY(a, const JigExpr *, loops + 1),
              .iterators = JIG_NEW_ARRAY(a, JigIterator, loops + 1),
              .maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1),
              .dims = JIG_NEW_ARRAY(a, JigUnitDims, n + 1),
              .collapsed = JIG_NEW_ARRAY(a, bool, n + 1)};
    if (n == 0 || loops == 0)
        return jig_no_match(rw, op, "no loops");
    if (!find_unit_loops(&d))
        return jig_no_match(rw, op, "invalid indexing maps for operation");
    for (size_t i = 0; i < n; i++)
        if (!drop_from_operand(&d, i))
            return jig_no_match(rw, op, "an operand has a layout or an encoding");
    if (!maps_are_new_and_legal(&d))
        return jig_no_match(rw, op, "nothing to drop, or loops would be lost");
    return replace(&d);
}

#define PATTERNS(how)                                                                              \
    {                                                                                              \
        {.name = "DropUnitDims", .root = "linalg.generic", .fn = drop_unit_loops, .data = how},    \
            {.name = "DropPadUnitDims",                                                            \
             .root = "tensor.pad",                                                                 \
             .fn = jig_patterns_unit_dims_of_pad,                                                  \
             .data = how},                                                                         \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
const JigPattern jig_patterns_unit_dims_by_reshapes[] = PATTERNS(NULL);
const JigPattern jig_patterns_unit_dims_by_slices[] = PATTERNS(&by_slices);

static const JigPattern slices[] = {
    {.name = "RankReducedExtractSliceOp",
     .root = "tensor.extract_slice",
     .fn = jig_patterns_unit_dims_of_extract},
    {.name = "RankReducedInsertSliceOp<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = jig_patterns_unit_dims_of_insert},
    {.name = "RankReducedInsertSliceOp<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = jig_patterns_unit_dims_of_insert},
    {0},
};

void jig_patterns_add_unit_dims_canonicalization(JigPatternSet *set, bool of_slices) {
    if (!of_slices)
        jig_patterns_add_list(set, slices);
    jig_patterns_add_list(set, JIG_LINALG(FILL)->canonicalize);
    if (!of_slices)
        jig_patterns_add_list(set, JIG_TENSOR(COLLAPSE_SHAPE)->canonicalize);
    jig_patterns_add_list(set, JIG_TENSOR(EMPTY)->canonicalize);
    if (!of_slices)
        jig_patterns_add_list(set, JIG_TENSOR(EXPAND_SHAPE)->canonicalize);
    jig_patterns_add_list(set, jig_patterns_fold_empty);
    jig_patterns_add_list(set, jig_patterns_resolve_dims);
}
