/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions from sums of products, and what their operands come through. */
#include "payload/vectorize/vectorize_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "support/arena.h"

/* ---- Sums ---- */

static bool sum_of_products(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_vector_kind(op) != JIG_KIND_ADD)
        return jig_no_match(rw, op, "no sum");
    JigOp *product = jig_value_def(jig_vector_multi_reduction_source(op));
    if (!jig_op_is(product, JIG_ARITH(MULI)) && !jig_op_is(product, JIG_ARITH(MULF)))
        return jig_no_match(rw, op, "not of products");
    size_t rank = jig_type_rank(jig_value_type(jig_vector_multi_reduction_source(op))), n = 0;
    const JigAttr *dims = jig_vector_multi_reduction_reduction_dims_attr(op);
    if (!jig_attr_dense_array_len(dims))
        return jig_no_match(rw, op, "no dimension is reduced");
    bool *reduced = JIG_NEW_ARRAY(rw->arena, bool, rank);
    for (size_t i = 0; i < jig_attr_dense_array_len(dims); ++i)
        reduced[jig_attr_dense_array_int(dims, i)] = true;
    int64_t *kept = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    const JigAttr **iterators = JIG_NEW_ARRAY(rw->arena, const JigAttr *, rank);
    for (size_t i = 0; i < rank; ++i) {
        iterators[i] = jig_vector_iterator(rw->ctx, reduced[i] ? JIG_REDUCTION : JIG_PARALLEL);
        if (!reduced[i])
            kept[n++] = (int64_t)i;
    }
    const JigMap *all = jig_map_identity(rw->ctx, (unsigned)rank);
    JigContraction c = {.operands = {jig_arith_lhs(product), jig_arith_rhs(product),
                                     jig_vector_multi_reduction_acc(op)},
                        .maps = {all, all, jig_map_multi_dim(rw->ctx, (unsigned)rank, kept, n)},
                        .iterators = jig_attr_array(rw->ctx, iterators, rank),
                        .kind = jig_vector_kind_attr_of(rw->ctx, JIG_KIND_ADD)};
    jig_rw_replace_op(rw, op, jig_vector_build_contraction(rw, jig_op_loc(op), &c));
    return true;
}

/* ---- Broadcast operands ---- */

/* The dimensions of the source among those of the broadcast, all of which are as long; NULL: some
 * are not. */
static const JigMap *kept_dims(JigRewriter *rw, const JigType *from, const JigType *to) {
    size_t rank = jig_type_rank(from), lead = jig_type_rank(to) - rank;
    int64_t *dims = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    for (size_t i = 0; i < rank; ++i) {
        if (jig_type_dim(from, i) != jig_type_dim(to, lead + i))
            return NULL;
        dims[i] = (int64_t)(lead + i);
    }
    return jig_map_multi_dim(rw->ctx, (unsigned)jig_type_rank(to), dims, rank);
}

/* Takes operand i from before its broadcast along leading dimensions, none of which is reduced. */
static bool unbroadcast(JigRewriter *rw, JigContraction *c, size_t i) {
    JigOp *def = jig_value_def_of(c->operands[i], JIG_VECTOR(BROADCAST));
    const JigType *from = def ? jig_value_type(jig_vector_broadcast_source(def)) : NULL;
    if (!from || !jig_type_is_vector(from) || !jig_type_rank(from))
        return false;
    const JigType *to = jig_op_result_type(def, 0);
    size_t lead = jig_type_rank(to) - jig_type_rank(from);
    const JigMap *kept = lead ? kept_dims(rw, from, to) : NULL;
    if (!kept)
        return false;
    for (unsigned d = 0; d < lead; ++d)
        if ((jig_type_dim(to, d) != 1 || jig_vector_scalable_at(to, d)) &&
            jig_vector_contraction_reduces(c, jig_map_dim_position(c->maps[i], d)))
            return false;
    c->maps[i] = jig_map_compose(kept, c->maps[i]);
    c->operands[i] = jig_vector_broadcast_source(def);
    return true;
}

/* Does one of the first n maps use the loop? */
static bool is_used(const JigContraction *c, size_t n, unsigned loop) {
    for (size_t i = 0; i < n; ++i)
        if (jig_map_uses_dim(c->maps[i], loop))
            return true;
    return false;
}

/* Drops loops that are in no map; *keeps tells which stay. False: the rest is no contraction. */
static bool drop_unused_loops(JigRewriter *rw, JigContraction *c, bool *keeps) {
    unsigned n = jig_map_num_dims(c->maps[0]), kept = 0;
    const JigAttr **iterators = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n);
    bool some = false;
    for (unsigned i = 0; i < n; ++i) {
        keeps[i] = is_used(c, 3, i);
        if (!keeps[i])
            continue;
        some |= jig_vector_contraction_reduces(c, i);
        if (!is_used(c, 2, i))
            return false;
        iterators[kept++] = jig_attr_array_at(c->iterators, i);
    }
    jig_maps_compress_unused_dims(c->maps, 3);
    c->iterators = jig_attr_array(rw->ctx, iterators, kept);
    return some;
}

/* The mask without the loops that are dropped. NULL: they have several iterations. */
static JigValue *mask_without(JigRewriter *rw, JigLoc loc, JigValue *mask, const bool *keeps) {
    const JigType *type = jig_value_type(mask);
    JigShape shape = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (keeps[i])
            jig_vector_push_dim(&shape, jig_type_dim(type, i), jig_vector_scalable_at(type, i));
    const JigType *to = jig_vector_of_shape(&shape, jig_type_element(type));
    return to == type ? mask : jig_vector_build_shape_cast(rw, loc, to, mask);
}

static bool mask_allows(const JigValue *mask, const bool *keeps) {
    const JigType *type = jig_value_type(mask);
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (!keeps[i] && (jig_type_dim(type, i) != 1 || jig_vector_scalable_at(type, i)))
            return false;
    return true;
}

static bool of_broadcasts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    JigOp *root = jig_vectorize_masked_root(op);
    JigValue *mask = root != op ? jig_vector_mask_mask(root) : NULL;
    bool *keeps = JIG_NEW_ARRAY(rw->arena, bool, jig_map_num_dims(c.maps[0]));
    bool lhs = unbroadcast(rw, &c, 0), rhs = unbroadcast(rw, &c, 1);
    if (!lhs && !rhs)
        return jig_no_match(rw, op, "no operand is a broadcast");
    if (!drop_unused_loops(rw, &c, keeps))
        return jig_no_match(rw, op, "without the broadcast it is no contraction");
    if (mask && !mask_allows(mask, keeps))
        return jig_no_match(rw, op, "the mask has a dropped dimension");
    jig_at_before(rw, root);
    JigOp *made = jig_vector_build_contraction(rw, jig_op_loc(op), &c);
    jig_rw_takes_over(rw, op, made);
    if (mask)
        made = jig_vector_build_mask(rw, made, mask_without(rw, jig_op_loc(op), mask, keeps));
    jig_rw_replace_op(rw, root, made);
    return true;
}

/* ---- Transposed operands and results ---- */

static const JigMap *order_of(JigRewriter *rw, const JigOp *transpose) {
    const JigAttr *x = jig_vector_transpose_permutation_attr(transpose);
    return jig_map_permutation(rw->ctx, jig_attr_dense_i64_data(x), jig_attr_dense_array_len(x));
}

static bool of_transposes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    bool changed = false;
    for (size_t i = 0; i < 2; ++i) {
        JigOp *def = jig_value_def_of(c.operands[i], JIG_VECTOR(TRANSPOSE));
        if (!def)
            continue;
        c.maps[i] = jig_map_compose(jig_map_inverse_permutation(order_of(rw, def)), c.maps[i]);
        c.operands[i] = jig_vector_transpose_vector(def);
        changed = true;
    }
    if (!changed)
        return jig_no_match(rw, op, "no operand is transposed");
    jig_rw_replace_op(rw, op, jig_vector_build_contraction(rw, jig_op_loc(op), &c));
    return true;
}

/* The accumulator is transposed, and the result back. */
static bool transposed_result(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *contract = jig_value_def_of(jig_vector_transpose_vector(op), JIG_VECTOR(CONTRACT));
    if (!contract || !jig_value_has_one_use(jig_op_result(contract, 0)))
        return jig_no_match(rw, op, "no contraction for it alone");
    JigContraction c = jig_vector_contraction(contract);
    JigOp *acc = jig_value_def_of(c.operands[2], JIG_VECTOR(TRANSPOSE));
    if (!acc || jig_map_inverse_permutation(order_of(rw, acc)) != order_of(rw, op))
        return jig_no_match(rw, op, "the accumulator is not transposed the other way");
    c.operands[2] = jig_vector_transpose_vector(acc);
    c.maps[2] = jig_map_compose(order_of(rw, op), c.maps[2]);
    JigOp *made = jig_vector_build_contraction(rw, jig_op_loc(op), &c);
    jig_rw_takes_over(rw, contract, made);
    jig_rw_replace_op(rw, op, made);
    return true;
}

const JigPattern jig_reduction_to_contract_patterns[] = {
    {.name = "(anonymous namespace)::MultiReduceToContract",
     .root = "vector.multi_reduction",
     .fn = sum_of_products},
    {.name = "(anonymous namespace)::CombineContractBroadcastMask",
     .root = "vector.contract",
     .fn = of_broadcasts},
    {.name = "(anonymous namespace)::CombineContractABTranspose",
     .root = "vector.contract",
     .fn = of_transposes},
    {.name = "(anonymous namespace)::CombineContractResultTranspose",
     .root = "vector.transpose",
     .fn = transposed_result},
    {0},
};

/* ---- Extended operands ---- */

static bool of_extensions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigOpRow *row = self->data;
    JigOp *lhs = jig_value_def_of(jig_vector_contract_lhs(op), row),
          *rhs = jig_value_def_of(jig_vector_contract_rhs(op), row);
    if (!lhs || !rhs)
        return jig_no_match(rw, op, "operands are not extended");
    if (jig_type_element(jig_value_type(jig_arith_in(lhs))) !=
        jig_type_element(jig_value_type(jig_arith_in(rhs))))
        return jig_no_match(rw, op, "operands are extended from different types");
    JigContraction c = jig_vector_contraction(op);
    c.operands[0] = jig_arith_in(lhs);
    c.operands[1] = jig_arith_in(rhs);
    jig_rw_replace_op(rw, op, jig_vector_build_contraction(rw, jig_op_loc(op), &c));
    return true;
}

const JigPattern jig_fold_arith_extension_patterns[] = {
    {.name = "(anonymous namespace)::FoldArithExtIntoContractionOp<mlir::arith::ExtFOp>",
     .root = "vector.contract",
     .fn = of_extensions,
     .data = JIG_ARITH(EXTF)},
    {.name = "(anonymous namespace)::FoldArithExtIntoContractionOp<mlir::arith::ExtSIOp>",
     .root = "vector.contract",
     .fn = of_extensions,
     .data = JIG_ARITH(EXTSI)},
    {0},
};
