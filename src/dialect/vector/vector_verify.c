/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verification of ops on values. */
#include "support/arena.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"

/* ---- Reductions ---- */
bool jig_vector_kind_fits(int64_t kind, const JigType *element) {
    bool is_float = jig_type_is_float(element), is_int = jig_type_is_int_or_index(element);
    switch (kind) {
    case JIG_KIND_ADD:
    case JIG_KIND_MUL:
        return is_float || is_int;
    case JIG_KIND_MINNUMF:
    case JIG_KIND_MAXNUMF:
    case JIG_KIND_MINIMUMF:
    case JIG_KIND_MAXIMUMF:
        return is_float;
    default:
        return is_int;
    }
}

static const char *kind_text(const JigOp *op) {
    return jig_enum_text(&jig_vector_enums[0], jig_vector_kind(op));
}

bool jig_vector_verify_reduction(JigOp *op) {
    const JigType *type = jig_value_type(jig_vector_reduction_vector(op)),
                  *element = jig_op_result_type(op, 0);
    if (jig_type_rank(type) > 1)
        return jig_op_error(op, "unsupported reduction rank: %zu", jig_type_rank(type));
    if (!jig_vector_kind_fits(jig_vector_kind(op), element))
        return jig_op_error(op, "unsupported reduction type '%s' for kind '%s'",
                            jig_msg_type(element), kind_text(op));
    return true;
}

bool jig_vector_verify_multi_reduction(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_multi_reduction_source(op)),
                  *dest = jig_op_result_type(op, 0);
    const JigAttr *dims = jig_vector_multi_reduction_reduction_dims_attr(op);
    JigArena a;
    jig_arena_init(&a);
    JigShape left = JIG_SHAPE(&a);
    for (size_t i = 0; i < jig_type_rank(source); i++) {
        bool reduced = false;
        for (size_t k = 0; k < jig_attr_dense_array_len(dims); k++)
            reduced |= jig_attr_dense_array_int(dims, k) == (int64_t)i;
        if (!reduced)
            jig_vector_push_dim(&left, jig_type_dim(source, i), jig_vector_scalable_at(source, i));
    }
    const JigType *element = jig_type_element(source),
                  *expected = left.rank ? jig_vector_of_shape(&left, element) : element;
    jig_arena_free(&a);
    if (dest == expected)
        return true;
    return jig_op_error(op, "destination type %s is incompatible with source type %s",
                        jig_msg_type(dest), jig_msg_type(source));
}

bool jig_vector_verify_scan(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_scan_source(op)),
                  *initial = jig_value_type(jig_vector_scan_initial_value(op));
    size_t rank = jig_type_rank(source), initial_rank = jig_type_rank(initial);
    int64_t dim = jig_vector_scan_reduction_dim(op);
    if (dim >= (int64_t)rank)
        return jig_op_error(op, "reduction dimension %lld has to be less than %zu", (long long)dim,
                            rank);
    if (initial_rank != rank - 1)
        return jig_op_error(op, "initial value rank %zu has to be equal to %zu", initial_rank,
                            rank - 1);
    size_t k = 0;
    bool same = true;
    for (size_t i = 0; i < rank; i++)
        if ((int64_t)i != dim) {
            same &= k < initial_rank && jig_type_dim(source, i) == jig_type_dim(initial, k);
            k++;
        }
    if (!same || k != initial_rank)
        return jig_op_error(op, "incompatible input/initial value shapes");
    if (!jig_vector_kind_fits(jig_vector_kind(op), jig_type_element(source)))
        return jig_op_error(op, "unsupported reduction type %s for kind '%s'",
                            jig_msg_type(jig_type_element(source)), kind_text(op));
    return true;
}

/* ---- Broadcasts, permutations ---- */
static const char *dim_text(char *buffer, size_t size, const JigType *v, size_t i) {
    const char *format = jig_vector_scalable_at(v, i) ? "[%lld]" : "%lld";
    snprintf(buffer, size, format, (long long)jig_type_dim(v, i));
    return buffer;
}

JigBroadcast jig_vector_broadcastable(const JigType *source, const JigType *dest,
                                      size_t *source_dim) {
    if (!jig_type_is_shaped(source))
        return JIG_BROADCAST_OK;
    if (!jig_type_is_vector(source))
        return JIG_BROADCAST_NO_VECTOR;
    size_t rank = jig_type_rank(source), dest_rank = jig_type_rank(dest);
    if (rank > dest_rank)
        return JIG_BROADCAST_RANK;
    for (size_t i = 0; i < rank; i++) {
        size_t k = i + dest_rank - rank;
        bool scalable = jig_vector_scalable_at(source, i),
             dest_scalable = jig_vector_scalable_at(dest, k);
        int64_t size = jig_type_dim(source, i);
        bool same = size == jig_type_dim(dest, k) && scalable == dest_scalable;
        if (!same && (size != 1 || scalable)) {
            *source_dim = i;
            return JIG_BROADCAST_DIM;
        }
    }
    return JIG_BROADCAST_OK;
}

bool jig_vector_verify_broadcast(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_broadcast_source(op)),
                  *dest = jig_op_result_type(op, 0);
    size_t i;
    switch (jig_vector_broadcastable(source, dest, &i)) {
    case JIG_BROADCAST_RANK:
        return jig_op_error(op, "source rank higher than destination rank");
    case JIG_BROADCAST_NO_VECTOR:
        return jig_op_error(op, "source type is not a vector");
    case JIG_BROADCAST_DIM: {
        char from[32], to[32];
        size_t lead = jig_type_rank(dest) - jig_type_rank(source);
        return jig_op_error(op, "dimension mismatch (%s vs. %s)",
                            dim_text(from, sizeof from, source, i),
                            dim_text(to, sizeof to, dest, lead + i));
    }
    default:
        return true;
    }
}

/* Each dim of the source once, with its size; `seen` has room for all of them, and is empty. */
static bool verify_order(JigOp *op, const JigType *source, const JigType *dest, bool *seen) {
    const JigAttr *order = jig_vector_transpose_permutation_attr(op);
    for (size_t i = 0; i < jig_type_rank(dest); i++) {
        int64_t from = jig_attr_dense_array_int(order, i);
        if (from < 0 || from >= (int64_t)jig_type_rank(dest))
            return jig_op_error(op, "transposition index out of range: %lld", (long long)from);
        if (seen[from])
            return jig_op_error(op, "duplicate position index: %lld", (long long)from);
        seen[from] = true;
        if (jig_type_dim(dest, i) != jig_type_dim(source, (size_t)from))
            return jig_op_error(op, "dimension size mismatch at: %lld", (long long)from);
    }
    return true;
}

bool jig_vector_verify_transpose(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_transpose_vector(op)),
                  *dest = jig_op_result_type(op, 0);
    const JigAttr *order = jig_vector_transpose_permutation_attr(op);
    size_t rank = jig_type_rank(dest), n = jig_attr_dense_array_len(order);
    if (jig_type_rank(source) != rank)
        return jig_op_error(op, "vector result rank mismatch: %zu", rank);
    if (n != rank)
        return jig_op_error(op, "transposition length mismatch: %zu", n);
    JigArena a;
    jig_arena_init(&a);
    bool ok = verify_order(op, source, dest, JIG_NEW_ARRAY(&a, bool, rank + 1));
    jig_arena_free(&a);
    return ok;
}

bool jig_vector_verify_shuffle(JigOp *op) {
    const JigType *v1 = jig_value_type(jig_vector_shuffle_v1(op)),
                  *v2 = jig_value_type(jig_vector_shuffle_v2(op)),
                  *dest = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(v1);
    bool flat = rank == 0 && jig_type_rank(v2) == 0 && jig_type_rank(dest) == 1;
    if (!flat && (rank != jig_type_rank(v2) || rank != jig_type_rank(dest) || rank == 0))
        return jig_op_error(op, "rank mismatch");
    for (size_t i = 1; i < rank; i++)
        if (jig_type_dim(v1, i) != jig_type_dim(v2, i) ||
            jig_type_dim(v1, i) != jig_type_dim(dest, i))
            return jig_op_error(op, "dimension mismatch");
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    size_t n = jig_attr_dense_array_len(mask);
    if (n == 0)
        return jig_op_error(op, "invalid mask length");
    if ((int64_t)n != jig_type_dim(dest, 0))
        return jig_op_error(op, "mask length mismatch");
    int64_t lanes = flat ? 2 : jig_type_dim(v1, 0) + jig_type_dim(v2, 0);
    for (size_t i = 0; i < n; i++) {
        int64_t lane = jig_attr_dense_array_int(mask, i);
        if (lane < -1 || lane >= lanes)
            return jig_op_error(op, "mask index #%zu out of range", i + 1);
    }
    return true;
}

/* ---- Positions ---- */
static bool has_all_dynamic(const JigOp *op, const JigAttr *position, size_t num_dynamic) {
    size_t markers = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(position); i++)
        markers += jig_attr_dense_array_int(position, i) == JIG_DYNAMIC;
    return markers == num_dynamic ||
           jig_op_error(
               op, "mismatch between dynamic and static positions (kDynamic marker but no "
                   "corresponding "
                   "dynamic position) -- this can only happen due to an incorrect fold/rewrite");
}

/* The first position that no lane has (of a scalable dim: none for sure), or the number of
 * positions. */
static size_t first_bad_position(const JigAttr *position, const JigType *vector) {
    size_t n = jig_attr_dense_array_len(position), i = 0;
    for (; i < n; i++) {
        int64_t at = jig_attr_dense_array_int(position, i);
        if (at != JIG_DYNAMIC && (at < -1 || at >= jig_type_dim(vector, i)))
            break;
    }
    return i;
}

/* What is left of the vector's dims; of none, the element. */
const JigType *jig_vector_extracted_type(const JigType *source, size_t num_positions) {
    const JigType *element = jig_type_element(source);
    const bool *scalable = jig_type_scalable_dims(source);
    if (num_positions == jig_type_rank(source))
        return element;
    return jig_type_vector(jig_type_shape(source) + num_positions,
                           scalable ? scalable + num_positions : NULL,
                           jig_type_rank(source) - num_positions, element);
}

static bool is_one_lane_of(const JigType *t, const JigType *element) {
    return jig_type_is_vector(t) && jig_type_rank(t) == 1 && jig_type_dim(t, 0) == 1 &&
           jig_type_element(t) == element;
}

/* One lane may be called a vector of one, and such a vector a lane. */
static bool verify_extracted(JigOp *op, const JigType *expected) {
    const JigType *result = jig_op_result_type(op, 0);
    if (result == expected || is_one_lane_of(result, expected) || is_one_lane_of(expected, result))
        return true;
    jig_error(jig_op_context(op), jig_op_loc(op),
              "'vector.extract' op inferred type(s) %s are incompatible with return type(s) of "
              "operation %s",
              jig_msg_type(expected), jig_msg_type(result));
    return jig_op_error(op, "failed to infer returned types");
}

bool jig_vector_verify_extract(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_extract_source(op)),
                  *result = jig_op_result_type(op, 0);
    const JigAttr *position = jig_vector_extract_static_position_attr(op);
    if (jig_type_is_vector(result) && jig_type_rank(result) == 0)
        return jig_op_emit_error(op,
                                 "expected a scalar instead of a 0-d vector as the result type");
    JIG_CHECK(has_all_dynamic(op, position, jig_op_num_operands(op) - 1));
    if (jig_attr_dense_array_len(position) > jig_type_rank(source))
        return jig_op_error(op, "expected position attribute of rank no greater than vector rank");
    size_t bad = first_bad_position(position, source);
    if (bad < jig_attr_dense_array_len(position))
        return jig_op_error(
            op,
            "expected position attribute #%zu to be a non-negative integer smaller than the "
            "corresponding vector dimension or poison (-1)",
            bad + 1);
    return verify_extracted(op,
                            jig_vector_extracted_type(source, jig_attr_dense_array_len(position)));
}

bool jig_vector_verify_insert(JigOp *op) {
    const JigType *value = jig_value_type(jig_vector_insert_value_to_store(op)),
                  *dest = jig_value_type(jig_vector_insert_dest(op));
    const JigAttr *position = jig_vector_insert_static_position_attr(op);
    size_t n = jig_attr_dense_array_len(position), rank = jig_type_rank(dest);
    if (jig_type_is_vector(value) && jig_type_rank(value) == 0)
        return jig_op_emit_error(op,
                                 "expected a scalar instead of a 0-d vector as the source operand");
    if (n > rank)
        return jig_op_error(op,
                            "expected position attribute of rank no greater than dest vector rank");
    if (jig_type_is_vector(value) && n + jig_type_rank(value) != rank)
        return jig_op_error(
            op, "expected position attribute rank + source rank to match dest vector rank");
    if (!jig_type_is_vector(value) && n != rank)
        return jig_op_error(op, "expected position attribute rank to match the dest vector rank");
    size_t bad = first_bad_position(position, dest);
    if (bad < n)
        return jig_op_error(
            op,
            "expected position attribute #%zu to be a non-negative integer smaller than the "
            "corresponding dest vector dimension",
            bad + 1);
    return true;
}

/* ---- Strided slices ---- */
/* Every item of `list` in [low, high[i]), or [low, high[i]] when `closed`. */
static bool confined(const JigOp *op, const char *what, const JigAttr *list, const JigType *shape,
                     int64_t low, bool closed) {
    size_t n = jig_attr_array_len(list);
    for (size_t i = 0; i < n && i < jig_type_rank(shape); i++) {
        int64_t v = jig_attr_int_value(jig_attr_array_at(list, i));
        int64_t end = jig_type_dim(shape, i) + closed;
        if (v < low || v >= end)
            return jig_op_error(op, "expected %s dimension %zu to be confined to [%lld, %lld)",
                                what, i, (long long)low, (long long)end);
    }
    return true;
}

static bool unit_strides(const JigOp *op) {
    const JigAttr *strides = jig_vector_strides_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(strides); i++)
        if (jig_attr_int_value(jig_attr_array_at(strides, i)) != 1)
            return jig_op_error(op, "expected strides to be confined to [1, 2)");
    return true;
}

bool jig_vector_verify_insert_strided_slice(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_insert_strided_slice_value_to_store(op)),
                  *dest = jig_value_type(jig_vector_insert_strided_slice_dest(op));
    const JigAttr *offsets = jig_vector_insert_strided_slice_offsets_attr(op);
    size_t rank = jig_type_rank(source), dest_rank = jig_type_rank(dest);
    if (jig_attr_array_len(offsets) != dest_rank)
        return jig_op_error(op, "expected offsets of same size as destination vector rank");
    if (jig_attr_array_len(jig_vector_insert_strided_slice_strides_attr(op)) != rank)
        return jig_op_error(op, "expected strides of same size as source vector rank");
    if (rank > dest_rank)
        return jig_op_error(op, "expected source rank to be no greater than destination rank");
    JIG_CHECK(confined(op, "offsets", offsets, dest, 0, false));
    JIG_CHECK(unit_strides(op));
    size_t lead = dest_rank - rank;
    for (size_t i = 0; i < rank; i++) {
        int64_t end =
            jig_attr_int_value(jig_attr_array_at(offsets, lead + i)) + jig_type_dim(source, i);
        if (end < 1 || end > jig_type_dim(dest, lead + i))
            return jig_op_error(
                op,
                "expected sum(offsets, source vector shape) dimension %zu to be confined to [1, "
                "%lld)",
                lead + i, (long long)jig_type_dim(dest, lead + i) + 1);
    }
    for (size_t i = 0; i < rank; i++) {
        bool scalable = jig_vector_scalable_at(source, i);
        if (scalable != jig_vector_scalable_at(dest, lead + i))
            return jig_op_error(op, "mismatching scalable flags (at source vector idx=%zu)", i);
        if (scalable && jig_type_dim(source, i) != jig_type_dim(dest, lead + i))
            return jig_op_error(
                op,
                "expected size at idx=%zu to match the corresponding base size from the input "
                "vector (%lld vs %lld)",
                i, (long long)jig_type_dim(source, i), (long long)jig_type_dim(dest, lead + i));
    }
    return true;
}

/* The source's dims, the first of them cut to `sizes`. */
static const JigType *slice_type(const JigType *source, const JigAttr *sizes) {
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    jig_vector_append_dims(&shape, source);
    for (size_t i = 0; i < jig_attr_array_len(sizes); i++)
        shape.dims[i] = jig_attr_int_value(jig_attr_array_at(sizes, i));
    const JigType *type = jig_vector_of_shape(&shape, jig_type_element(source));
    jig_arena_free(&a);
    return type;
}

bool jig_vector_verify_extract_strided_slice(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_extract_strided_slice_source(op));
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op),
                  *sizes = jig_vector_extract_strided_slice_sizes_attr(op);
    size_t n = jig_attr_array_len(offsets), rank = jig_type_rank(source);
    if (n != jig_attr_array_len(sizes) ||
        n != jig_attr_array_len(jig_vector_extract_strided_slice_strides_attr(op)))
        return jig_op_error(op, "expected offsets, sizes and strides attributes of same size");
    if (n > rank)
        return jig_op_error(op, "expected offsets attribute of rank no greater than vector rank");
    JIG_CHECK(confined(op, "offsets", offsets, source, 0, false));
    JIG_CHECK(confined(op, "sizes", sizes, source, 1, true));
    JIG_CHECK(unit_strides(op));
    for (size_t i = 0; i < n; i++) {
        int64_t end = jig_attr_int_value(jig_attr_array_at(offsets, i)) +
                      jig_attr_int_value(jig_attr_array_at(sizes, i));
        if (end > jig_type_dim(source, i))
            return jig_op_error(
                op, "expected sum(offsets, sizes) dimension %zu to be confined to [1, %lld)", i,
                (long long)jig_type_dim(source, i) + 1);
    }
    const JigType *expected = slice_type(source, sizes);
    if (expected != jig_op_result_type(op, 0))
        return jig_op_error(op, "expected result type to be %s", jig_msg_type(expected));
    for (size_t i = 0; i < n; i++)
        if (jig_vector_scalable_at(source, i) &&
            jig_type_dim(expected, i) != jig_type_dim(source, i))
            return jig_op_error(
                op,
                "expected size at idx=%zu to match the corresponding base size from the input "
                "vector (%lld vs %lld)",
                i, (long long)jig_type_dim(expected, i), (long long)jig_type_dim(source, i));
    return true;
}

/* ---- Casts ---- */
static size_t num_scalable(const JigType *v) {
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(v); i++)
        n += jig_vector_scalable_at(v, i);
    return n;
}

bool jig_vector_verify_shape_cast(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_shape_cast_source(op)),
                  *dest = jig_op_result_type(op, 0);
    if (jig_type_element(source) != jig_type_element(dest))
        return jig_op_error(op, "has different source and result element types");
    int64_t from = jig_type_num_elements(source), to = jig_type_num_elements(dest);
    if (from != to)
        return jig_op_error(op,
                            "has different number of elements at source (%lld) and result (%lld)",
                            (long long)from, (long long)to);
    if (num_scalable(source) != num_scalable(dest))
        return jig_op_error(
            op, "has different number of scalable dims at source (%zu) and result (%zu)",
            num_scalable(source), num_scalable(dest));
    return true;
}

/* Index elements count as 64 bits. */
bool jig_vector_verify_bitcast(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_bitcast_source(op)),
                  *dest = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(source);
    for (size_t i = 0; i + 1 < rank; i++)
        if (jig_type_dim(source, i) != jig_type_dim(dest, i))
            return jig_op_error(op, "dimension size mismatch at: %zu", i);
    uint64_t from = jig_type_layout_bits(jig_type_element(source)),
             to = jig_type_layout_bits(jig_type_element(dest));
    if (rank == 0 && from != to)
        return jig_op_error(op,
                            "source/result bitwidth of the 0-D vector element types must be equal");
    if (rank && from * (uint64_t)jig_type_dim(source, rank - 1) !=
                    to * (uint64_t)jig_type_dim(dest, rank - 1))
        return jig_op_error(op, "source/result bitwidth of the minor 1-D vectors must be equal");
    return true;
}

bool jig_vector_verify_type_cast(JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_type_cast_memref(op)),
                  *dest = jig_op_result_type(op, 0);
    if (jig_type_layout(source))
        return jig_op_error(op, "expects operand to be a memref with identity layout");
    if (jig_type_layout(dest))
        return jig_op_error(op, "expects result to be a memref with identity layout");
    if (jig_type_space(source) != jig_type_space(dest))
        return jig_op_error(op, "expects result in same memory space");
    const JigType *from = jig_type_element(source), *to = jig_type_element(dest);
    if (jig_type_element_or_self(from) != jig_type_element_or_self(to))
        return jig_op_error(op, "expects result and operand with same underlying scalar type: %s",
                            jig_msg_type(dest));
    JigArena arena;
    jig_arena_init(&arena);
    JigShape a = JIG_SHAPE(&arena), b = a;
    jig_vector_append_dims(&a, source);
    jig_vector_append_dims(&a, from);
    jig_vector_append_dims(&b, dest);
    jig_vector_append_dims(&b, to);
    bool same = a.rank == b.rank && (!a.rank || !memcmp(a.dims, b.dims, a.rank * sizeof *a.dims));
    jig_arena_free(&arena);
    if (!same)
        return jig_op_error(op, "expects concatenated result and operand shapes to be equal: %s",
                            jig_msg_type(dest));
    return true;
}

/* ---- Masks ---- */
bool jig_vector_verify_constant_mask(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *sizes = jig_vector_constant_mask_mask_dim_sizes_attr(op);
    size_t n = jig_attr_dense_array_len(sizes), rank = jig_type_rank(type);
    if (rank == 0) {
        if (n != 1)
            return jig_op_emit_error(op, "array attr must have length 1 for 0-D vectors");
        int64_t size = jig_attr_dense_array_int(sizes, 0);
        return size == 0 || size == 1 ||
               jig_op_emit_error(op, "mask dim size must be either 0 or 1 for 0-D vectors");
    }
    if (n != rank)
        return jig_op_error(op, "must specify array attr of size equal vector result rank");
    bool any_zero = false, all_zero = true;
    for (size_t i = 0; i < n; i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i), dim = jig_type_dim(type, i);
        if (size < 0 || size > dim)
            return jig_op_error(op,
                                "array attr of size out of bounds of vector result dimension size");
        if (jig_vector_scalable_at(type, i) && size != 0 && size != dim)
            return jig_op_error(op, "only supports 'none set' or 'all set' scalable dimensions");
        any_zero |= size == 0;
        all_zero &= size == 0;
    }
    if (any_zero && !all_zero)
        return jig_op_error(op, "expected all mask dim sizes to be zeros, as a result of "
                                "conjunction with zero mask dim");
    return true;
}

bool jig_vector_verify_create_mask(JigOp *op) {
    size_t rank = jig_type_rank(jig_op_result_type(op, 0)), n = jig_op_num_operands(op);
    if (rank == 0)
        return n == 1 || jig_op_error(op, "must specify exactly one operand for 0-D create_mask");
    return n == rank ||
           jig_op_error(op, "must specify an operand for each result vector dimension");
}
