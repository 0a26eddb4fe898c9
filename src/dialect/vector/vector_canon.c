/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of ops that move lanes, and of those that masks select. */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"

/* ---- broadcast, transpose ---- */
static bool merge_broadcasts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_op_operand(op, 0);
    if (!jig_value_def_is(source, JIG_VECTOR(BROADCAST)))
        return false;
    jig_rw_set_operand(rw, op, 0, jig_op_operand(jig_value_def(source), 0));
    return true;
}
const JigPattern jig_vector_broadcast_patterns[] = {
    {.name = "BroadcastFolder", .root = "vector.broadcast", .fn = merge_broadcasts},
    {0},
};

static bool merge_transposes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def(jig_op_operand(op, 0));
    if (!jig_op_is(first, JIG_VECTOR(TRANSPOSE)))
        return false;
    const JigAttr *outer = jig_op_attr(op, "permutation"),
                  *inner = jig_op_attr(first, "permutation");
    JigShape order = {0};
    for (size_t i = 0; i < jig_attr_dense_array_len(outer); i++)
        jig_shape_push(&order,
                       jig_attr_dense_array_int(inner, (size_t)jig_attr_dense_array_int(outer, i)),
                       false);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *source = jig_op_operand(first, 0);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(TRANSPOSE), &source, 1, &type, 1, "permutation",
                            jig_attr_dense_i64(rw->ctx, order.dims, order.rank), NULL);
    return true;
}

/* A scalar is the same in any order. */
static bool transpose_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *broadcast = jig_value_def(jig_op_operand(op, 0));
    if (!jig_op_is(broadcast, JIG_VECTOR(BROADCAST)))
        return false;
    JigValue *source = jig_op_operand(broadcast, 0);
    const JigType *from = jig_value_type(source), *type = jig_op_result_type(op, 0);
    if (jig_type_is_vector(from) && jig_type_rank(from) > 0)
        return false;
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &source, 1, &type, 1, NULL);
    return true;
}
/* The sizes of a mask in the other order. */
static bool transpose_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask = jig_value_def(jig_op_operand(op, 0));
    const JigAttr *order = jig_op_attr(op, "permutation");
    const JigType *type = jig_op_result_type(op, 0);
    size_t n = jig_attr_dense_array_len(order);
    bool constant = jig_op_is(mask, JIG_VECTOR(CONSTANT_MASK));
    if (n == 0 || n > JIG_MAX_RANK || (!constant && !jig_op_is(mask, JIG_VECTOR(CREATE_MASK))))
        return false;
    int64_t sizes[JIG_MAX_RANK];
    JigValue *operands[JIG_MAX_RANK];
    for (size_t i = 0; i < n; i++) {
        size_t from = (size_t)jig_attr_dense_array_int(order, i);
        if (constant)
            sizes[i] = jig_attr_dense_array_int(jig_op_attr(mask, "mask_dim_sizes"), from);
        else
            operands[i] = jig_op_operand(mask, from);
    }
    if (constant)
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(CONSTANT_MASK), NULL, 0, &type, 1,
                                "mask_dim_sizes", jig_attr_dense_i64(rw->ctx, sizes, n), NULL);
    else
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(CREATE_MASK), operands, n, &type, 1, NULL);
    return true;
}
const JigPattern jig_vector_transpose_patterns[] = {
    {.name = "FoldTransposeBroadcast", .root = "vector.transpose", .fn = transpose_broadcast},
    {.name = "FoldTransposeShapeCast",
     .root = "vector.transpose",
     .fn = jig_vector_transpose_shapes},
    {.name = "FoldTransposeFromElements",
     .root = "vector.transpose",
     .fn = jig_vector_transpose_elements},
    {.name = "FoldTransposeCreateMask", .root = "vector.transpose", .fn = transpose_mask},
    {.name = "TransposeFolder", .root = "vector.transpose", .fn = merge_transposes},
    {0},
};

/* ---- contract: an addition afterwards is the accumulator ---- */
static bool add_to_accumulator(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < 2; i++) {
        JigOp *contract = jig_value_def(jig_op_operand(op, i));
        if (!jig_op_is(contract, JIG_VECTOR(CONTRACT)) ||
            jig_vector_kind(contract) != JIG_KIND_ADD || jig_op_num_operands(contract) != 3)
            continue;
        const JigAttr *acc = jig_constant_of(jig_op_operand(contract, 2));
        if (!acc || acc != jig_attr_zero(jig_op_operand_type(contract, 2)))
            continue;
        JigValue *operands[3] = {jig_op_operand(contract, 0), jig_op_operand(contract, 1),
                                 jig_op_operand(op, 1 - i)};
        const JigType *type = jig_op_result_type(contract, 0);
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(CONTRACT), operands, 3, &type, 1,
                                "indexing_maps", jig_op_attr(contract, "indexing_maps"),
                                "iterator_types", jig_op_attr(contract, "iterator_types"), "kind",
                                jig_op_attr(contract, "kind"), NULL);
        return true;
    }
    return false;
}
const JigPattern jig_vector_contract_patterns[] = {
    {.name = "CanonicalizeContractAdd", .root = "arith.addi", .fn = add_to_accumulator},
    {.name = "CanonicalizeContractAdd", .root = "arith.addf", .fn = add_to_accumulator},
    {0},
};

/* ---- from_elements ---- */
static bool equal_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op);
    for (size_t i = 1; i < n; i++)
        if (jig_op_operand(op, i) != jig_op_operand(op, 0))
            return false;
    if (n == 0)
        return false;
    JigValue *element = jig_op_operand(op, 0);
    const JigType *type = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &element, 1, &type, 1, NULL);
    return true;
}
const JigPattern jig_vector_from_elements_patterns[] = {
    {.name = "FromElementsToSplat", .root = "vector.from_elements", .fn = equal_elements},
    {0},
};

/* ---- create_mask ---- */
static bool mask_of_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JigShape sizes = {0};
    bool empty = false;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        int64_t size, dim = jig_type_rank(type) ? jig_type_dim(type, i) : 1;
        if (!jig_constant_int(jig_op_operand(op, i), &size))
            return false;
        if (jig_type_rank(type) && jig_vec_scalable_at(type, i) && size > 0)
            return false;
        size = size < 0 ? 0 : size > dim ? dim : size;
        empty |= size == 0;
        jig_shape_push(&sizes, size, false);
    }
    if (empty)
        memset(sizes.dims, 0, sizeof sizes.dims);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(CONSTANT_MASK), NULL, 0, &type, 1, "mask_dim_sizes",
                            jig_attr_dense_i64(rw->ctx, sizes.dims, sizes.rank), NULL);
    return true;
}
const JigPattern jig_vector_create_mask_patterns[] = {
    {.name = "CreateMaskFolder", .root = "vector.create_mask", .fn = mask_of_constants},
    {0},
};

/* ---- Ops whose mask selects all or no lanes ---- */
typedef enum Lanes { SOME_LANES, ALL_LANES, NO_LANES } Lanes;

static Lanes lanes_of(const JigValue *mask) {
    const JigAttr *x = jig_constant_of(mask);
    if (x && jig_attr_is_dense(x) && jig_attr_is_splat(x))
        return jig_attr_bool_value(jig_attr_element(x, 0)) ? ALL_LANES : NO_LANES;
    JigOp *def = jig_value_def(mask);
    if (!jig_op_is(def, JIG_VECTOR(CONSTANT_MASK)))
        return SOME_LANES;
    const JigAttr *sizes = jig_op_attr(def, "mask_dim_sizes");
    Lanes lanes = ALL_LANES;
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        if (size == 0)
            return NO_LANES;
        if (jig_type_rank(jig_value_type(mask)) && size != jig_type_dim(jig_value_type(mask), i))
            lanes = SOME_LANES;
    }
    return lanes;
}

/* Which op stands for one whose lanes are all selected. */
typedef struct MaskedOp {
    size_t mask, value; /* operand groups */
    bool loads;
    const JigOpRow *whole; /* NULL: there is none */
} MaskedOp;

static void replace_by_whole(JigRewriter *rw, JigOp *op, const MaskedOp *row) {
    size_t start, n;
    jig_op_operand_range(op, 1, &start, &n);
    JigValue **operands = jig_arena_alloc(rw->arena, (n + 2) * sizeof *operands);
    size_t k = 0;
    if (!row->loads)
        operands[k++] = jig_op_operand_group(op, row->value);
    operands[k++] = jig_op_operand(op, 0);
    for (size_t i = 0; i < n; i++)
        operands[k++] = jig_op_operand(op, start + i);
    const JigType *type = row->loads ? jig_op_result_type(op, 0) : NULL;
    jig_rw_replace_with_new(rw, op, row->whole, operands, k, &type, row->loads, "nontemporal",
                            jig_attr_bool(rw->ctx, false), NULL);
}

static bool fold_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const MaskedOp *row = self->data;
    Lanes lanes = lanes_of(jig_op_operand_group(op, row->mask));
    if (lanes == ALL_LANES && row->whole) {
        replace_by_whole(rw, op, row);
        return true;
    }
    if (lanes != NO_LANES)
        return false;
    if (row->loads)
        jig_rw_replace1(rw, op, jig_op_operand_group(op, row->value));
    else if (jig_op_num_results(op))
        jig_rw_replace1(rw, op, jig_op_operand(op, 0));
    else
        jig_rw_erase(rw, op);
    return true;
}

static const MaskedOp masked_load = {
    .mask = 2, .value = 3, .loads = true, .whole = JIG_VECTOR(LOAD)};
static const MaskedOp masked_store = {.mask = 2, .value = 3, .whole = JIG_VECTOR(STORE)};
static const MaskedOp gather = {.mask = 3, .value = 4, .loads = true};
static const MaskedOp scatter = {.mask = 3, .value = 4};

const JigPattern jig_vector_maskedload_patterns[] = {
    {.name = "MaskedLoadFolder",
     .root = "vector.maskedload",
     .fn = fold_mask,
     .data = &masked_load},
    {0},
};
const JigPattern jig_vector_maskedstore_patterns[] = {
    {.name = "MaskedStoreFolder",
     .root = "vector.maskedstore",
     .fn = fold_mask,
     .data = &masked_store},
    {0},
};
const JigPattern jig_vector_expandload_patterns[] = {
    {.name = "ExpandLoadFolder",
     .root = "vector.expandload",
     .fn = fold_mask,
     .data = &masked_load},
    {0},
};
const JigPattern jig_vector_compressstore_patterns[] = {
    {.name = "CompressStoreFolder",
     .root = "vector.compressstore",
     .fn = fold_mask,
     .data = &masked_store},
    {0},
};
/* By indices that count up: masked accesses of one row. */
const JigPattern jig_vector_gather_patterns[] = {
    {.name = "GatherFolder", .root = "vector.gather", .fn = fold_mask, .data = &gather},
    {.name = "FoldContiguousGather",
     .root = "vector.gather",
     .fn = jig_vector_contiguous_access,
     .data = JIG_VECTOR(MASKEDLOAD)},
    {0},
};
const JigPattern jig_vector_scatter_patterns[] = {
    {.name = "ScatterFolder", .root = "vector.scatter", .fn = fold_mask, .data = &scatter},
    {.name = "FoldContiguousScatter",
     .root = "vector.scatter",
     .fn = jig_vector_contiguous_access,
     .data = JIG_VECTOR(MASKEDSTORE)},
    {0},
};

/* ---- Transfers: what is known to be in bounds, masks that select all ---- */
static bool lane_in_bounds(const JigTransfer *t, unsigned i) {
    const JigExpr *e = jig_map_result(t->map, i);
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return jig_expr_is_constant_equal(e, 0);
    unsigned d = jig_expr_position(e);
    int64_t at, dim = jig_type_dim(t->base_type, d), lanes = jig_type_dim(t->vector_type, i);
    if (jig_type_is_dynamic_dim(t->base_type, d) || jig_vec_scalable_at(t->vector_type, i))
        return false;
    return jig_constant_int(jig_op_operand(t->op, t->indices.start + d), &at) && at >= 0 &&
           at <= dim && lanes <= dim - at;
}

static bool infer_in_bounds(JigFoldCall *call, const JigTransfer *t) {
    JigContext *ctx = jig_op_context(t->op);
    unsigned n = jig_map_num_results(t->map);
    const JigAttr **items = jig_arena_alloc(call->arena, (n + 1) * sizeof *items);
    bool changed = false;
    for (unsigned i = 0; i < n; i++) {
        bool before = jig_vector_in_bounds_at(t, i), now = before || lane_in_bounds(t, i);
        changed |= now != before;
        items[i] = jig_attr_bool(ctx, now);
    }
    if (changed)
        jig_op_set_attr(t->op, "in_bounds", jig_attr_array(ctx, items, n));
    return changed;
}

/* Same lanes of a tensor, all in bounds, without mask. */
bool jig_vector_same_place(const JigTransfer *a, const JigTransfer *b) {
    if (a->mask || b->mask || a->map != b->map || a->vector_type != b->vector_type ||
        a->indices.count != b->indices.count || !jig_type_is_tensor(a->base_type))
        return false;
    for (size_t i = 0; i < a->indices.count; i++)
        if (jig_op_operand(a->op, a->indices.start + i) !=
            jig_op_operand(b->op, b->indices.start + i))
            return false;
    for (unsigned i = 0; i < jig_map_num_results(a->map); i++)
        if (!jig_vector_in_bounds_at(a, i) || !jig_vector_in_bounds_at(b, i) ||
            jig_expr_kind(jig_map_result(a->map, i)) != JIG_EXPR_DIM)
            return false;
    return true;
}

/* No lane in common: some index is a constant in both, and they are too far from each other. */
bool jig_vector_apart(const JigTransfer *a, const JigTransfer *b) {
    if (a->map != b->map || a->vector_type != b->vector_type ||
        a->indices.count != b->indices.count)
        return false;
    for (size_t d = 0; d < a->indices.count; d++) {
        int64_t x, y, lanes = 1;
        for (unsigned i = 0; i < jig_map_num_results(a->map); i++) {
            const JigExpr *e = jig_map_result(a->map, i);
            if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == d)
                lanes = jig_vec_scalable_at(a->vector_type, i) ? INT64_MAX
                                                               : jig_type_dim(a->vector_type, i);
        }
        if (jig_constant_int(jig_op_operand(a->op, a->indices.start + d), &x) && x >= 0 &&
            jig_constant_int(jig_op_operand(b->op, b->indices.start + d), &y) && y >= 0 &&
            (x < y ? y - x : x - y) >= lanes)
            return true;
    }
    return false;
}

/* Reading what was just written, or writing what was just read. */
static JigValue *without_effect(const JigTransfer *t) {
    const JigOpRow *other = t->reads ? JIG_VECTOR(TRANSFER_WRITE) : JIG_VECTOR(TRANSFER_READ);
    JigOp *def = jig_value_def(t->reads ? t->base : t->vector);
    if (!jig_op_is(def, other))
        return NULL;
    JigTransfer before = jig_vector_transfer(def);
    if (!jig_vector_same_place(t, &before))
        return NULL;
    if (t->reads)
        return before.vector;
    return before.base == t->base ? t->base : NULL;
}

JigFold jig_vector_fold_transfer(JigFoldCall *call) {
    enum { MASK_GROUP = 3 };
    JigTransfer t = jig_vector_transfer(call->op);
    if (jig_type_rank(t.vector_type) && infer_in_bounds(call, &t))
        return JIG_FOLD_IN_PLACE;
    if ((t.reads || jig_type_is_memref(t.base_type)) &&
        jig_vector_fold_base_cast(call->op, t.reads ? 0 : 1))
        return JIG_FOLD_IN_PLACE;
    JigValue *known = without_effect(&t);
    if (known)
        return jig_fold_value(call, known);
    if (!t.mask || lanes_of(t.mask) != ALL_LANES)
        return JIG_FOLD_NONE;
    jig_op_set_operand_group(call->op, MASK_GROUP, NULL, 0);
    return JIG_FOLD_IN_PLACE;
}
