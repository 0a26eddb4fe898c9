/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of ops that move lanes, and of those that masks select. */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_util.h"

/* ---- broadcast, transpose ---- */
static bool merge_broadcasts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_broadcast_source(op);
    if (!jig_value_def_is(source, JIG_VECTOR(BROADCAST)))
        return jig_no_match(rw, op, "not of a broadcast");
    jig_vector_broadcast_set_source(rw, op, jig_vector_broadcast_source(jig_value_def(source)));
    return true;
}
const JigPattern jig_vector_broadcast_patterns[] = {
    {.name = "BroadcastFolder", .root = "vector.broadcast", .fn = merge_broadcasts},
    {0},
};

static bool merge_transposes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def_of(jig_vector_transpose_vector(op), JIG_VECTOR(TRANSPOSE));
    if (!first)
        return jig_no_match(rw, op, "not of a transpose");
    const JigAttr *outer = jig_vector_transpose_permutation_attr(op),
                  *inner = jig_vector_transpose_permutation_attr(first);
    JigShape order = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < jig_attr_dense_array_len(outer); i++)
        jig_vector_push_dim(
            &order, jig_attr_dense_array_int(inner, (size_t)jig_attr_dense_array_int(outer, i)),
            false);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *source = jig_vector_transpose_vector(first);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(TRANSPOSE), &source, 1, &type, 1, "permutation",
                            jig_attr_dense_i64(rw->ctx, order.dims, order.rank), NULL);
    return true;
}

/* A scalar is the same in any order. */
static bool transpose_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *broadcast = jig_value_def_of(jig_vector_transpose_vector(op), JIG_VECTOR(BROADCAST));
    if (!broadcast)
        return jig_no_match(rw, op, "not of a broadcast");
    JigValue *source = jig_vector_broadcast_source(broadcast);
    const JigType *from = jig_value_type(source), *type = jig_op_result_type(op, 0);
    if (jig_type_is_vector(from) && jig_type_rank(from) > 0)
        return jig_no_match(rw, op, "the broadcast vector has lanes of its own");
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &source, 1, &type, 1, NULL);
    return true;
}
/* The sizes of a mask in the other order. */
static bool transpose_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask = jig_value_def(jig_vector_transpose_vector(op));
    const JigAttr *order = jig_vector_transpose_permutation_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    size_t n = jig_attr_dense_array_len(order);
    bool constant = jig_op_is(mask, JIG_VECTOR(CONSTANT_MASK));
    if (n == 0 || (!constant && !jig_op_is(mask, JIG_VECTOR(CREATE_MASK))))
        return jig_no_match(rw, op, "not of a mask");
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++) {
        size_t from = (size_t)jig_attr_dense_array_int(order, i);
        if (constant)
            sizes[i] =
                jig_attr_dense_array_int(jig_vector_constant_mask_mask_dim_sizes_attr(mask), from);
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
/* The reference does so for contractions of every kind, which changes the meaning of a maximum. */
static bool is_sum(const JigOp *contract) {
    const JigAttr *kind = jig_vector_contract_kind_attr(contract);
    return !kind || kind == jig_vector_kind_add(jig_op_context(contract));
}

static bool add_to_accumulator(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < 2; i++) {
        JigOp *contract = jig_op_operand_def_of(op, i, JIG_VECTOR(CONTRACT));
        if (!contract || jig_op_num_operands(contract) != 3 || !is_sum(contract))
            continue;
        const JigAttr *acc = jig_constant_of(jig_vector_contract_acc(contract));
        if (!acc || acc != jig_attr_zero(jig_value_type(jig_vector_contract_acc(contract))))
            continue;
        JigValue *operands[3] = {jig_vector_contract_lhs(contract),
                                 jig_vector_contract_rhs(contract), jig_op_operand(op, 1 - i)};
        const JigType *type = jig_op_result_type(contract, 0);
        JigOp *sum = jig_rw_clone_with(rw, jig_op_loc(contract), contract, operands, &type);
        jig_rw_replace_op(rw, op, sum);
        return true;
    }
    return jig_no_match(rw, op, "no addition whose other operand can be the accumulator");
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
        if (jig_op_operand(op, i) != jig_vector_from_elements_elements_at(op, 0))
            return jig_no_match(rw, op, "not all elements are one value");
    if (n == 0)
        return jig_no_match(rw, op, "no elements");
    JigValue *element = jig_vector_from_elements_elements_at(op, 0);
    const JigType *type = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &element, 1, &type, 1, NULL);
    return true;
}

/* One more than a position, in row-major order. */
static void next_position(const JigType *type, int64_t *at) {
    for (size_t d = jig_type_rank(type); d-- > 0; at[d] = 0)
        if (++at[d] < jig_type_dim(type, d))
            return;
}

/* The op, if it takes a lane at a static position. */
static JigOp *static_extract(const JigValue *lane) {
    JigOp *op = jig_value_def(lane);
    return jig_op_is(op, JIG_VECTOR(EXTRACT)) && jig_op_num_operands(op) == 1 ? op : NULL;
}

/* Number of leading positions that all of n lanes from `extract` on share, when these are all that
 * there are below them; -1: they are not. */
static int leading_positions(JigOp *extract, size_t n) {
    const JigAttr *list = jig_vector_static_position_attr(extract);
    const JigType *type = jig_value_type(jig_vector_extract_source(extract));
    size_t lead = jig_attr_dense_array_len(list), lanes = 1;
    while (lead && lanes < n && jig_attr_dense_array_int(list, lead - 1) == 0)
        lanes *= (size_t)jig_type_dim(type, --lead);
    return lanes == n ? (int)lead : -1;
}

/* All lanes of a vector, or of a part of it, in order: that in another shape. */
static bool consecutive_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op);
    JigOp *first = n > 1 ? static_extract(jig_vector_from_elements_elements_at(op, 0)) : NULL;
    JigValue *source = first ? jig_vector_extract_source(first) : NULL;
    int lead = first ? leading_positions(first, n) : -1;
    if (lead < 0)
        return jig_no_match(rw, op, "no lanes of a whole part");
    const JigAttr *list = jig_vector_static_position_attr(first);
    size_t rank = jig_attr_dense_array_len(list);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *expected = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t d = 0; d < rank; d++)
        at[d] = expected[d] = jig_attr_dense_array_int(list, d);
    for (size_t i = 1; i < n; i++) {
        JigOp *extract = static_extract(jig_op_operand(op, i));
        next_position(jig_value_type(source), expected);
        if (!extract || jig_vector_extract_source(extract) != source ||
            jig_vector_static_position_attr(extract) != jig_attr_dense_i64(rw->ctx, expected, rank))
            return jig_no_match(rw, op, "lanes in another order");
    }
    const JigType *part = jig_vector_extracted_type(jig_value_type(source), (size_t)lead),
                  *type = jig_op_result_type(op, 0);
    source =
        jig_build_or_fold(rw, jig_op_loc(op), JIG_VECTOR(EXTRACT), &source, 1, &part, 1,
                          "static_position", jig_attr_dense_i64(rw->ctx, at, (size_t)lead), NULL);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(SHAPE_CAST), &source, 1, &type, 1, NULL);
    return true;
}
const JigPattern jig_vector_from_elements_patterns[] = {
    {.name = "FromElementsToSplat", .root = "vector.from_elements", .fn = equal_elements},
    {.name = "FromElementsToShapeCast", .root = "vector.from_elements", .fn = consecutive_elements},
    {0},
};

/* ---- create_mask ---- */
/* How often vscale a value is; false when it is no constant times vscale. */
static bool multiple_of_vscale(const JigValue *v, int64_t *factor) {
    *factor = 1;
    if (jig_value_def_is(v, JIG_VECTOR(VSCALE)))
        return true;
    JigOp *product = jig_value_def(v);
    if (!jig_op_is(product, JIG_ARITH(MULI)))
        return false;
    for (size_t i = 0; i < 2; i++)
        if (jig_value_def_is(jig_op_operand(product, i), JIG_VECTOR(VSCALE)) &&
            jig_constant_int(jig_op_operand(product, 1 - i), factor))
            return true;
    return false;
}

/* The constant that the `i`th size stands for. Of a scalable dim it must select all lanes, or none
 * by being negative. */
static bool constant_mask_size(const JigOp *op, size_t i, int64_t *size) {
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *given = jig_op_operand(op, i);
    int64_t dim = jig_type_rank(type) ? jig_type_dim(type, i) : 1;
    bool scalable = jig_type_rank(type) && jig_vector_scalable_at(type, i);
    bool known = jig_constant_int(given, size) ? !scalable || *size < 0
                                               : multiple_of_vscale(given, size) && *size >= dim;
    *size = *size < 0 ? 0 : *size > dim ? dim : *size;
    return known;
}

void jig_vector_replace_by_mask(JigRewriter *rw, JigOp *op, JigShape *sizes) {
    const JigType *type = jig_op_result_type(op, 0);
    bool empty = false;
    for (size_t i = 0; i < sizes->rank; i++)
        empty |= sizes->dims[i] <= 0;
    if (empty)
        memset(sizes->dims, 0, sizes->rank * sizeof *sizes->dims);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(CONSTANT_MASK), NULL, 0, &type, 1, "mask_dim_sizes",
                            jig_attr_dense_i64(rw->ctx, sizes->dims, sizes->rank), NULL);
}

static bool mask_of_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigShape sizes = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        int64_t size;
        if (!constant_mask_size(op, i, &size))
            return jig_no_match(rw, op, "a size that is not constant");
        jig_vector_push_dim(&sizes, size, false);
    }
    jig_vector_replace_by_mask(rw, op, &sizes);
    return true;
}
const JigPattern jig_vector_create_mask_patterns[] = {
    {.name = "CreateMaskFolder", .root = "vector.create_mask", .fn = mask_of_constants},
    {0},
};

/* ---- Ops whose mask selects all or no lanes ---- */
static bool has_size_zero(const JigOp *create_mask) {
    int64_t size;
    for (size_t i = 0; i < jig_op_num_operands(create_mask); i++)
        if (jig_constant_int(jig_op_operand(create_mask, i), &size) && size <= 0)
            return true;
    return false;
}

static JigLanes lanes_of_sizes(const JigOp *constant_mask) {
    const JigAttr *sizes = jig_vector_constant_mask_mask_dim_sizes_attr(constant_mask);
    const JigType *type = jig_op_result_type(constant_mask, 0);
    JigLanes lanes = JIG_LANES_ALL;
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        if (size == 0)
            return JIG_LANES_NONE;
        if (jig_type_rank(type) && size != jig_type_dim(type, i))
            lanes = JIG_LANES_SOME;
    }
    return lanes;
}

JigLanes jig_vector_lanes_of(const JigValue *mask) {
    const JigAttr *x = jig_constant_of(mask);
    if (x && jig_attr_is_dense(x) && jig_attr_is_splat(x))
        return jig_attr_bool_value(jig_attr_element(x, 0)) ? JIG_LANES_ALL : JIG_LANES_NONE;
    JigOp *def = jig_value_def(mask);
    if (jig_op_is(def, JIG_VECTOR(CREATE_MASK)))
        return has_size_zero(def) ? JIG_LANES_NONE : JIG_LANES_SOME;
    return jig_op_is(def, JIG_VECTOR(CONSTANT_MASK)) ? lanes_of_sizes(def) : JIG_LANES_SOME;
}

/* Which op stands for one whose lanes are all selected. */
typedef struct MaskedOp {
    size_t mask, value; /* operand groups */
    bool loads;
    const JigOpRow *whole; /* NULL: there is none */
} MaskedOp;

static void replace_by_whole(JigRewriter *rw, JigOp *op, const MaskedOp *row) {
    const size_t n = jig_vector_maskedload_num_indices(op);
    JigValue **operands = jig_arena_alloc(rw->arena, (n + 2) * sizeof *operands);
    size_t k = 0;
    if (!row->loads)
        operands[k++] = jig_op_operand_group(op, row->value);
    operands[k++] = jig_vector_maskedload_base(op);
    for (size_t i = 0; i < n; i++)
        operands[k++] = jig_vector_maskedload_indices_at(op, i);
    const JigType *type = row->loads ? jig_op_result_type(op, 0) : NULL;
    jig_rw_replace_with_new(rw, op, row->whole, operands, k, &type, row->loads, "nontemporal",
                            jig_attr_bool(rw->ctx, false), NULL);
}

static bool fold_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const MaskedOp *row = self->data;
    JigLanes lanes = jig_vector_lanes_of(jig_op_operand_group(op, row->mask));
    if (lanes == JIG_LANES_ALL && row->whole) {
        replace_by_whole(rw, op, row);
        return true;
    }
    if (lanes != JIG_LANES_NONE)
        return jig_no_match(rw, op, "the mask does not let all lanes through");
    if (row->loads)
        jig_rw_replace1(rw, op, jig_op_operand_group(op, row->value));
    else if (jig_op_num_results(op))
        jig_rw_replace1(rw, op, jig_vector_scatter_base(op));
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
