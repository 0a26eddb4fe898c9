/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.parallel. */
#include "dialect/scf/scf_canon.h"
#include "rewrite/rewriter.h"

enum { LOWER, UPPER, STEP, INITS, NUM_GROUPS };

/* A loop's control operands, in the rewriter's arena. */
typedef struct Bounds {
    JigValue **values[3];
    size_t n;
} Bounds;

static Bounds empty_bounds(JigRewriter *rw, size_t cap) {
    Bounds b = {.n = 0};
    for (size_t g = 0; g < 3; g++)
        b.values[g] = JIG_NEW_ARRAY(rw->arena, JigValue *, cap + 1);
    return b;
}

static void add_dim(Bounds *b, const JigOp *op, size_t dim) {
    for (size_t g = 0; g < 3; g++)
        b->values[g][b->n] = jig_op_operand(op, jig_operand_range(op, g).start + dim);
    b->n++;
}

/* A loop without a block yet. */
static JigOp *build_parallel(JigRewriter *rw, JigLoc loc, const Bounds *b, JigValue *const *inits,
                             size_t num_inits) {
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 3 * b->n + num_inits + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_inits + 1);
    for (size_t g = 0; g < 3; g++)
        memcpy(operands + g * b->n, b->values[g], b->n * sizeof *operands);
    for (size_t i = 0; i < num_inits; i++) {
        operands[3 * b->n + i] = inits[i];
        types[i] = jig_value_type(inits[i]);
    }
    const int32_t dims = (int32_t)b->n, sizes[] = {dims, dims, dims, (int32_t)num_inits};
    return jig_build_regions(rw, loc, JIG_SCF(PARALLEL), operands, 3 * b->n + num_inits, types,
                             num_inits, 1, "operandSegmentSizes",
                             jig_attr_dense_i32(rw->ctx, sizes, NUM_GROUPS), NULL);
}

void jig_scf_clone_region(JigRewriter *rw, JigRegion *from, JigRegion *to, JigIRMap *map) {
    jig_region_clone_into(from, to, NULL, map);
    for (JigBlock *b = jig_region_first(to); b; b = jig_block_next(b)) {
        jig_tell_block_inserted(rw, b, NULL, NULL);
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_tell_inserted_tree(rw, op);
    }
}

/* ---- Dimensions of one iteration, or none ---- */

static bool dim_count(const JigOp *op, size_t dim, uint64_t *count) {
    JigMixed m[3];
    for (size_t g = 0; g < 3; g++)
        m[g] = jig_mixed_value(jig_op_operand(op, jig_operand_range(op, g).start + dim));
    return jig_scf_trip_count(m[LOWER], m[UPPER], m[STEP], true, count);
}

static void clone_without_end(JigRewriter *rw, JigBlock *block, JigIRMap *map) {
    for (JigOp *op = jig_block_first(block), *end = jig_block_last(block); op != end;
         op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
}

/* The body once, and each reduction of its value with the initial one. */
static void replace_by_one_iteration(JigRewriter *rw, JigOp *op, JigIRMap *map) {
    JigOperandRange inits = jig_operand_range(op, INITS);
    JigOp *reduce = jig_block_last(jig_op_body(op));
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, inits.count + 1);
    clone_without_end(rw, jig_op_body(op), map);
    for (size_t i = 0; i < inits.count; i++) {
        JigBlock *block = jig_region_first(jig_op_region(reduce, i));
        jig_irmap_value(map, jig_block_arg(block, 0), jig_op_operand(op, inits.start + i));
        jig_irmap_value(map, jig_block_arg(block, 1),
                        jig_irmap_get(map, jig_op_operand(reduce, i)));
        clone_without_end(rw, block, map);
        results[i] = jig_irmap_get(map, jig_op_operand(jig_block_last(block), 0));
    }
    jig_rw_replace(rw, op, results, inits.count);
}

static void replace_by_fewer_dims(JigRewriter *rw, JigOp *op, const Bounds *kept, JigIRMap *map) {
    size_t n;
    JigValue **inits = jig_scf_operands(rw, op, jig_operand_range(op, INITS).start, &n);
    JigOp *by = build_parallel(rw, jig_op_loc(op), kept, inits, n);
    jig_scf_clone_region(rw, jig_op_region(op, 0), jig_op_region(by, 0), map);
    jig_rw_replace_op(rw, op, by);
}

static bool fold_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t rank = jig_operand_range(op, LOWER).count, n;
    Bounds kept = empty_bounds(rw, rank);
    JigIRMap *map = jig_irmap_create();
    bool changed = true, none = false;
    for (size_t i = 0; i < rank && !none; i++) {
        uint64_t count;
        bool known = dim_count(op, i, &count);
        none = known && count == 0;
        if (known && count == 1)
            jig_irmap_value(map, jig_block_arg(jig_op_body(op), i),
                            jig_op_operand(op, jig_operand_range(op, LOWER).start + i));
        else
            add_dim(&kept, op, i);
    }
    if (none) {
        JigValue **inits = jig_scf_operands(rw, op, jig_operand_range(op, INITS).start, &n);
        jig_rw_replace(rw, op, inits, n);
    } else if (kept.n == rank) {
        changed = false;
    } else if (kept.n == 0) {
        replace_by_one_iteration(rw, op, map);
    } else {
        replace_by_fewer_dims(rw, op, &kept, map);
    }
    jig_irmap_destroy(map);
    return changed;
}

/* ---- A loop that is all of a loop ---- */

static bool uses_ivs(const JigOp *inner, const JigBlock *outer_body) {
    for (size_t i = 0; i < jig_op_num_operands(inner); i++)
        if (jig_value_owner_block(jig_op_operand(inner, i)) == outer_body)
            return true;
    return false;
}

static bool merge_nested(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigBlock *outer = jig_op_body(op);
    JigOp *inner = jig_block_first(outer);
    if (!jig_op_is(inner, JIG_SCF(PARALLEL)) || jig_op_next(inner) != jig_block_last(outer) ||
        uses_ivs(inner, outer) || jig_op_num_results(op) || jig_op_num_results(inner))
        return false;
    JigBlock *body = jig_op_body(inner);
    size_t n1 = jig_block_num_args(outer), n2 = jig_block_num_args(body);
    Bounds b = empty_bounds(rw, n1 + n2);
    for (size_t i = 0; i < n1 + n2; i++)
        add_dim(&b, i < n1 ? op : inner, i < n1 ? i : i - n1);
    JigOp *by = build_parallel(rw, jig_op_loc(op), &b, NULL, 0);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n1 + n2);
    for (size_t i = 0; i < n1 + n2; i++)
        types[i] = jig_type_index(rw->ctx);
    JigBlock *to = jig_create_block(rw, jig_op_region(by, 0), NULL, types, n1 + n2, jig_op_loc(op));
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < n1 + n2; i++)
        jig_irmap_value(map, i < n1 ? jig_block_arg(outer, i) : jig_block_arg(body, i - n1),
                        jig_block_arg(to, i));
    clone_without_end(rw, body, map);
    jig_irmap_destroy(map);
    jig_build(rw, jig_op_loc(op), JIG_SCF(REDUCE), NULL, 0, NULL, 0, NULL);
    jig_rw_replace_op(rw, op, by);
    return true;
}

const JigPattern jig_scf_parallel_patterns[] = {
    {.name = "(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder",
     .root = "scf.parallel",
     .fn = fold_dims},
    {.name = "(anonymous namespace)::MergeNestedParallelLoops",
     .root = "scf.parallel",
     .fn = merge_nested},
    {0},
};
