/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verification of transfers, loads and stores, contractions, outer products and masked regions. */
#include "support/arena.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"

/* ---- Transfers ---- */
static bool verify_map(const JigTransfer *t) {
    const JigMap *map = t->map;
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_is_constant_equal(e, 0))
            continue;
        if (jig_expr_kind(e) != JIG_EXPR_DIM)
            return jig_op_error(
                t->op,
                "requires a projected permutation_map (at most one dim or the zero constant can "
                "appear in each result)");
        if (jig_map_result_position(map, e) != (int)i)
            return jig_op_error(
                t->op,
                "requires a permutation_map that is a permutation (found one dim used more than "
                "once)");
    }
    return true;
}

/* Bits of the innermost dim, of a scalar its own. */
static uint64_t minor_bits(const JigType *vector) {
    size_t rank = jig_type_rank(vector);
    uint64_t lanes = rank ? (uint64_t)jig_type_dim(vector, rank - 1) : 1;
    return lanes * jig_type_layout_bits(jig_type_element(vector));
}

/* How the vector is made of the base's elements. */
static bool verify_elements(const JigTransfer *t) {
    const JigType *element = jig_type_element(t->base_type);
    bool vectors = jig_type_is_vector(element);
    if (vectors) {
        uint64_t part = minor_bits(element);
        if (part == 0 || minor_bits(t->vector_type) % part)
            return jig_op_error(
                t->op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the "
                "bitwidth of the minor 1-D vector of the source");
    } else {
        uint64_t part = jig_type_layout_bits(element);
        if (part == 0 || minor_bits(t->vector_type) % part)
            return jig_op_error(
                t->op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the "
                "bitwidth of the source element type");
    }
    size_t inner = vectors ? jig_type_rank(element) : 0, rank = jig_type_rank(t->vector_type);
    if (inner > rank)
        return jig_op_error(t->op,
                            "requires source vector element and vector result ranks to match.");
    if (jig_map_num_results(t->map) != rank - inner)
        return jig_op_error(
            t->op,
            "requires a permutation_map with result dims of the same rank as the vector type");
    if (vectors && t->mask)
        return jig_op_error(t->op, "does not support masks with vector element type");
    return true;
}

static bool verify_transfer(const JigTransfer *t) {
    JigOp *op = t->op;
    if (t->indices.count != jig_type_rank(t->base_type))
        return jig_op_error(op, "requires %zu indices", jig_type_rank(t->base_type));
    if (!jig_type_is_memref(t->base_type) && !jig_type_is_ranked_tensor(t->base_type))
        return jig_op_error(op, "requires source to be a memref or ranked tensor type");
    JIG_CHECK(verify_elements(t));
    if (jig_map_num_symbols(t->map))
        return jig_op_error(op, "requires permutation_map without symbols");
    if (jig_map_num_dims(t->map) != jig_type_rank(t->base_type))
        return jig_op_error(
            op, "requires a permutation_map with input dims of the same rank as the source type");
    JIG_CHECK(verify_map(t));
    const JigType *mask = t->mask ? jig_value_type(t->mask) : NULL;
    const JigType *inferred = mask ? jig_vector_transfer_mask_type(t->vector_type, t->map) : NULL;
    if (mask && inferred && inferred != mask)
        return jig_op_error(op, "inferred mask type (%s) and mask operand type (%s) don't match",
                            jig_msg_type(inferred), jig_msg_type(mask));
    size_t n = jig_attr_array_len(t->in_bounds);
    if (n != jig_map_num_results(t->map))
        return jig_op_error(
            op,
            "expects the in_bounds attr of same rank as permutation_map results: %s vs inBounds of "
            "size: %zu",
            jig_msg_attr(jig_attr_of_map(t->map)), n);
    return true;
}

bool jig_vector_verify_transfer_read(JigOp *op) {
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(verify_transfer(&t));
    const JigType *element = jig_type_element(t.base_type), *padding = jig_value_type(t.padding);
    if (!jig_type_is_vector(element) && !jig_type_valid_vector_element(padding))
        return jig_op_error(op, "requires valid padding vector elemental type");
    if (padding != element)
        return jig_op_error(op, "requires formal padding and source of the same elemental type");
    return true;
}

bool jig_vector_verify_transfer_write(JigOp *op) {
    JigTransfer t = jig_vector_transfer(op);
    bool broadcasts = false;
    for (unsigned i = 0; i < jig_map_num_results(t.map); i++)
        broadcasts |= jig_expr_is_constant_equal(jig_map_result(t.map, i), 0);
    if (t.indices.count != jig_type_rank(t.base_type))
        return jig_op_error(op, "requires %zu indices", jig_type_rank(t.base_type));
    if (broadcasts)
        return jig_op_error(op, "should not have broadcast dimensions");
    return verify_transfer(&t);
}

/* ---- Loads and stores ---- */
static bool verify_indices(const JigOp *op, size_t group, const JigType *base) {
    size_t start, n;
    jig_op_operand_range(op, group, &start, &n);
    return n == jig_type_rank(base) ||
           jig_op_error(op, "requires %zu indices", jig_type_rank(base));
}

static bool has_unit_stride(const JigType *memref) {
    int64_t offset;
    size_t rank = jig_type_rank(memref);
    if (rank == 0)
        return true;
    JigArena a;
    jig_arena_init(&a);
    int64_t *strides = JIG_NEW_ARRAY(&a, int64_t, rank);
    bool unit = jig_type_strides(memref, strides, &offset) && strides[rank - 1] == 1;
    jig_arena_free(&a);
    return unit;
}

/* Of an access to the lanes next to each other. */
static bool verify_contiguous(const JigOp *op, const JigType *base, const JigType *vector,
                              const char *what, const char *lower_rank) {
    /* One lane has no neighbours. */
    bool one = !jig_type_is_scalable(vector) && jig_type_num_elements(vector) == 1;
    if (!one && !has_unit_stride(base))
        return jig_op_error(op, "most minor memref dim must have unit stride");
    if (jig_type_rank(base) < jig_type_rank(vector))
        return jig_op_error(op, "%s", lower_rank);
    const JigType *element = jig_type_element(base);
    if (jig_type_is_vector(element) && element != vector)
        return jig_op_error(op, "base memref and %s vector types should match", what);
    if (jig_type_element_or_self(element) != jig_type_element(vector)) {
        bool load = !strcmp(what, "result");
        return jig_op_error(op, "base and %s element type%s should match", what, load ? "s" : "");
    }
    return true;
}

bool jig_vector_verify_load(JigOp *op) {
    const JigType *base = jig_value_type(jig_vector_load_base(op));
    JIG_CHECK(verify_contiguous(op, base, jig_op_result_type(op, 0), "result",
                                "destination memref has lower rank than the result vector"));
    return verify_indices(op, 1, base);
}

bool jig_vector_verify_store(JigOp *op) {
    const JigType *base = jig_value_type(jig_vector_store_base(op));
    JIG_CHECK(verify_contiguous(op, base, jig_value_type(jig_vector_store_value_to_store(op)),
                                "valueToStore",
                                "source memref has lower rank than the vector to store"));
    return verify_indices(op, 2, base);
}

static bool same_shape(const JigType *a, const JigType *b) {
    size_t rank = jig_type_rank(a);
    return rank == jig_type_rank(b) &&
           (!rank || !memcmp(jig_type_shape(a), jig_type_shape(b), rank * sizeof(int64_t)));
}

/* Ops that look at each lane's mask: what they call their parts. */
typedef struct LaneOp {
    const char *vector;    /* "result", "valueToStore" */
    const char *part;      /* "shape", "dim" */
    size_t indices;        /* operand group of the index vector; 0: none */
    size_t mask, value;    /* operand groups; the value is pass_thru when there is a result */
    bool loads, first_dim; /* the mask agrees in the first dim, whatever the others are */
} LaneOp;

static bool mask_fits(const LaneOp *row, const JigType *vector, const JigType *mask) {
    if (!row->first_dim || !jig_type_rank(vector) || !jig_type_rank(mask))
        return same_shape(vector, mask);
    return jig_type_dim(vector, 0) == jig_type_dim(mask, 0);
}

static bool verify_lanes(JigOp *op, const LaneOp *row) {
    const JigType *base = jig_value_type(jig_vector_maskedload_base(op));
    const JigType *mask = jig_value_type(jig_op_operand_group(op, row->mask));
    const JigType *value = jig_value_type(jig_op_operand_group(op, row->value));
    const JigType *vector = row->loads ? jig_op_result_type(op, 0) : value;
    if (jig_type_element(base) != jig_type_element(vector))
        return jig_op_error(op, "base and %s element type should match", row->vector);
    JIG_CHECK(verify_indices(op, 1, base));
    const JigType *indices =
        !row->indices ? NULL : jig_value_type(jig_op_operand_group(op, row->indices));
    if (indices && !same_shape(vector, indices))
        return jig_op_error(op, "expected %s dim to match indices dim", row->vector);
    if (!mask_fits(row, vector, mask))
        return jig_op_error(op, "expected %s %s to match mask %s", row->vector, row->part,
                            row->part);
    if (row->loads && value != vector)
        return jig_op_error(op, "expected pass_thru of same type as result type");
    return true;
}

bool jig_vector_verify_maskedload(JigOp *op) {
    static const LaneOp row = {
        .vector = "result", .part = "shape", .mask = 2, .value = 3, .loads = true};
    return verify_lanes(op, &row);
}
bool jig_vector_verify_maskedstore(JigOp *op) {
    static const LaneOp row = {.vector = "valueToStore", .part = "shape", .mask = 2, .value = 3};
    return verify_lanes(op, &row);
}
bool jig_vector_verify_gather(JigOp *op) {
    static const LaneOp row = {
        .vector = "result", .part = "dim", .indices = 2, .mask = 3, .value = 4, .loads = true};
    return verify_lanes(op, &row);
}
bool jig_vector_verify_scatter(JigOp *op) {
    static const LaneOp row = {
        .vector = "valueToStore", .part = "dim", .indices = 2, .mask = 3, .value = 4};
    return verify_lanes(op, &row);
}
bool jig_vector_verify_expandload(JigOp *op) {
    static const LaneOp row = {
        .vector = "result", .part = "dim", .mask = 2, .value = 3, .loads = true, .first_dim = true};
    return verify_lanes(op, &row);
}
bool jig_vector_verify_compressstore(JigOp *op) {
    static const LaneOp row = {
        .vector = "valueToStore", .part = "dim", .mask = 2, .value = 3, .first_dim = true};
    return verify_lanes(op, &row);
}

/* A combining kind, and one for the result's elements. */
static bool verify_kind(JigOp *op, const char *unfit) {
    const JigType *element = jig_type_element_or_self(jig_op_result_type(op, 0));
    if (!jig_vector_kind_attr(op))
        return jig_op_error(
            op, "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')");
    return jig_vector_kind_fits(jig_vector_kind(op), element) || jig_op_error(op, "%s", unfit);
}

/* ---- Outer product ---- */
bool jig_vector_verify_outerproduct(JigOp *op) {
    const JigType *lhs = jig_value_type(jig_vector_outerproduct_lhs(op)),
                  *rhs = jig_value_type(jig_vector_outerproduct_rhs(op)),
                  *result = jig_op_result_type(op, 0);
    bool matrix = jig_type_is_vector(rhs);
    if (jig_type_rank(lhs) != 1)
        return jig_op_error(op, "expected 1-d vector for operand #1");
    if (matrix && jig_type_rank(rhs) != 1)
        return jig_op_error(op, "expected 1-d vector for operand #2");
    if (jig_type_rank(result) != (matrix ? 2 : 1))
        return jig_op_error(op, "expected %s-d vector result", matrix ? "2" : "1");
    if (jig_type_dim(lhs, 0) != jig_type_dim(result, 0))
        return jig_op_error(op, "expected #1 operand dim to match result dim #1");
    if (matrix && jig_type_dim(rhs, 0) != jig_type_dim(result, 1))
        return jig_op_error(op, "expected #2 operand dim to match result dim #2");
    if (matrix && jig_vector_scalable_at(lhs, 0) && !jig_vector_scalable_at(rhs, 0))
        return jig_op_error(op, "expected either both or only #2 operand dim to be scalable");
    if (jig_op_num_operands(op) > 2 && jig_value_type(jig_vector_outerproduct_acc(op)) != result)
        return jig_op_error(op, "expected operand #3 of same type as result type");
    return verify_kind(op, "unsupported outerproduct type");
}

/* ---- Contraction ---- */
/* Sizes of two operands along the dims that both have agree, and, unless the
 * dims are to be in the result or not, they are what `in_result` says. */
typedef struct DimPairs {
    size_t n;
    bool agree;
} DimPairs;

static DimPairs dim_pairs(const JigOp *op, const JigMap *const *maps, bool contracted) {
    DimPairs pairs = {0, true};
    const JigAttr *iterators = jig_vector_contract_iterator_types_attr(op);
    const JigType *lhs = jig_value_type(jig_vector_contract_lhs(op)),
                  *rhs = jig_value_type(jig_vector_contract_rhs(op));
    for (size_t d = 0; d < jig_attr_array_len(iterators); d++) {
        bool parallel = jig_attr_enum_value(jig_attr_array_at(iterators, d)) == JIG_PARALLEL;
        const JigExpr *e = jig_expr_dim(jig_op_context(op), (unsigned)d);
        int l = jig_map_result_position(maps[0], e), r = jig_map_result_position(maps[1], e);
        if (parallel == contracted || l < 0 || r < 0)
            continue;
        pairs.n++;
        pairs.agree &= jig_type_dim(lhs, (size_t)l) == jig_type_dim(rhs, (size_t)r);
    }
    return pairs;
}

static bool verify_contract_maps(JigOp *op, const JigMap **maps) {
    const JigAttr *array = jig_vector_contract_indexing_maps_attr(op),
                  *iterators = jig_vector_contract_iterator_types_attr(op);
    size_t dims = jig_attr_array_len(iterators);
    if (jig_attr_array_len(array) != 3)
        return jig_op_error(op, "expected an indexing map for each vector operand");
    for (size_t i = 0; i < 3; i++) {
        const JigAttr *x = jig_attr_array_at(array, i);
        maps[i] = jig_attr_kind(x) == JIG_ATTR_MAP ? jig_attr_map_value(x) : NULL;
        if (!maps[i] || jig_map_num_symbols(maps[i]))
            return jig_op_error(op, "expected indexing map %zu to have no symbols", i);
        const JigType *type = jig_op_operand_type(op, i);
        size_t rank = jig_type_is_vector(type) ? jig_type_rank(type) : 0;
        if (jig_map_num_dims(maps[i]) != dims)
            return jig_op_error(op, "expected indexing map %zu to have %zu number of inputs", i,
                                dims);
        if (jig_map_num_results(maps[i]) != rank)
            return jig_op_error(op, "expected indexing map %zu to have %zu number of outputs", i,
                                rank);
        if (!jig_map_is_projected_permutation(maps[i], false))
            return jig_op_error(
                op, "expected indexing map %zu to be a projected permutation of its inputs", i);
    }
    return true;
}

/* Does every loop run along a dim of lhs or rhs? */
static bool all_loops_bounded(const JigMap *const *maps) {
    for (unsigned d = 0; d < jig_map_num_dims(maps[0]); d++)
        if (!jig_map_uses_dim(maps[0], d) && !jig_map_uses_dim(maps[1], d))
            return false;
    return true;
}

/* The shape that follows from those of the operands and the maps. Which dims are scalable is the
 * result's own affair. */
static const JigType *contract_result(const JigOp *op, const JigMap *const *maps) {
    const JigType *result = jig_op_result_type(op, 0);
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    for (unsigned i = 0; i < jig_map_num_results(maps[2]); i++) {
        const JigExpr *loop = jig_map_result(maps[2], i);
        int l = jig_map_result_position(maps[0], loop), r = jig_map_result_position(maps[1], loop);
        jig_vector_push_dim(&shape,
                            jig_type_dim(jig_op_operand_type(op, l < 0), (size_t)(l < 0 ? r : l)),
                            i < jig_type_rank(result) && jig_vector_scalable_at(result, i));
    }
    const JigType *type = jig_vector_of_shape(&shape, jig_type_element(result));
    jig_arena_free(&a);
    return type;
}

/* A scalar where all dims of both operands are contracted with each other, else a vector. */
static bool verify_contract_result(JigOp *op, const JigMap *const *maps, size_t contracted) {
    const JigType *result = jig_op_result_type(op, 0),
                  *acc = jig_value_type(jig_vector_contract_acc(op));
    bool scalar =
        contracted == jig_map_num_results(maps[0]) && contracted == jig_map_num_results(maps[1]);
    if (jig_type_is_vector(result) == scalar || jig_type_is_vector(acc) == scalar)
        return jig_op_error(op, "invalid accumulator/result vector shape");
    if (scalar)
        return true;
    if (!all_loops_bounded(maps))
        return jig_op_error(op, "expected all dimensions to be either a LHS or a RHS dimension");
    const JigType *expected = contract_result(op, maps);
    return (result == expected && acc == expected) ||
           jig_op_error(op, "invalid accumulator/result vector shape, expected: %s",
                        jig_msg_type(expected));
}

bool jig_vector_verify_contract(JigOp *op) {
    const JigMap *maps[3];
    const JigType *factor = jig_type_element_or_self(jig_value_type(jig_vector_contract_lhs(op)));
    if (jig_type_is_any_integer(factor) && !jig_type_is_integer(factor, 0))
        return jig_op_error(op, "only supports signless integer types");
    JIG_CHECK(verify_contract_maps(op, maps));
    DimPairs contracted = dim_pairs(op, maps, true);
    if (contracted.n == 0)
        return jig_op_error(op, "expected at least one contracting dimension pair");
    if (!contracted.agree)
        return jig_op_error(op, "invalid contracting dimension map");
    if (!dim_pairs(op, maps, false).agree)
        return jig_op_error(op, "invalid batch dimension map");
    JIG_CHECK(verify_contract_result(op, maps, contracted.n));
    JIG_CHECK(verify_kind(op, "unsupported contraction type"));
    if (all_loops_bounded(maps))
        return true;
    JigArena a;
    jig_arena_init(&a);
    JigStr all = jig_map_to_str(jig_map_concat(jig_op_context(op), maps, JIG_LEN(maps)), &a);
    bool ok = jig_op_error(op, "invalid indexing maps are non-invertible: (%.*s)", JIG_FMT(all));
    jig_arena_free(&a);
    return ok;
}

/* ---- Masked regions ---- */
/* *masked: what stands before the yield, if anything. */
static bool verify_masked_region(JigOp *op, JigOp **masked) {
    JigBlock *block = jig_op_body(op);
    JigOp *end = block ? jig_block_last(block) : NULL,
          *first = block ? jig_block_first(block) : NULL;
    if (!first)
        return jig_op_error(op, "expects a terminator within the mask region");
    if (first != end && jig_op_next(first) != end)
        return jig_op_error(op, "expects only one operation to mask");
    if (!jig_op_is(end, JIG_VECTOR(YIELD)))
        return jig_op_error(op, "expects a terminator within the mask region");
    if (jig_op_num_operands(end) != jig_op_num_results(op))
        return jig_op_error(op, "expects number of results to match mask region yielded values");
    if (first != end)
        *masked = first;
    return true;
}

static bool verify_masked_results(JigOp *op, const JigOp *masked) {
    const JigOp *end = jig_block_last(jig_op_body(op));
    size_t n = jig_op_num_results(op);
    if (jig_op_num_results(masked) != n)
        return jig_op_error(
            op, "expects number of results to match maskable operation number of results");
    for (size_t i = 0; i < n; i++)
        if (jig_op_operand(end, i) != jig_op_result(masked, i))
            return jig_op_error(
                op, "expects all the results from the MaskableOpInterface to match all the values "
                    "returned by the terminator");
    for (size_t i = 0; i < n; i++)
        if (jig_op_result_type(masked, i) != jig_op_result_type(op, i))
            return jig_op_error(op, "expects result type to match maskable operation result type");
    return true;
}

static bool verify_passthru(JigOp *op, const JigOp *masked) {
    if (!jig_maskable(masked)->passthru)
        return jig_op_error(op, "doesn't expect a passthru argument for this maskable operation");
    if (jig_op_num_results(op) != 1)
        return jig_op_error(op, "expects result when passthru argument is provided");
    if (jig_value_type(jig_vector_mask_passthru(op)) != jig_op_result_type(op, 0))
        return jig_op_error(op, "expects passthru type to match result type");
    return true;
}

bool jig_vector_verify_mask(JigOp *op) {
    JigOp *masked = NULL;
    JIG_CHECK(verify_masked_region(op, &masked));
    if (!masked)
        return true;
    const JigMaskableIface *maskable = jig_maskable(masked);
    const JigType *expected = maskable ? maskable->mask(masked) : NULL;
    if (!expected)
        return jig_op_error(op, "expects a MaskableOpInterface within the mask region");
    JIG_CHECK(verify_masked_results(op, masked));
    if (expected != jig_value_type(jig_vector_mask_mask(op)))
        return jig_op_error(op, "expects a %s mask for the maskable operation",
                            jig_msg_type(expected));
    return jig_op_num_operands(op) < 2 || verify_passthru(op, masked);
}
