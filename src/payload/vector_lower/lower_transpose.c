/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transpositions as moves of single lanes, or as shuffles. */
#include "payload/vector_lower/vector_lower_int.h"
#include "payload/vector_lower/lower_transpose.h"

static const int64_t *order_of(const JigOp *op) {
    return jig_attr_dense_i64_data(jig_vector_transpose_permutation_attr(op));
}

bool jig_vector_lower_is_transposed_plane(const JigOp *op, size_t dims[2]) {
    const JigType *type = jig_value_type(jig_vector_transpose_vector(op));
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(type); ++i) {
        if (jig_type_dim(type, i) <= 1)
            continue;
        if (n == 2)
            return false;
        dims[n++] = i;
    }
    for (size_t i = 0; n == 2 && i < jig_type_rank(type); ++i)
        if (order_of(op)[i] == (int64_t)dims[0] || order_of(op)[i] == (int64_t)dims[1])
            return order_of(op)[i] == (int64_t)dims[1];
    return false;
}

/* ---- A row and a column ---- */

static bool transpose_row(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source);
    if (jig_type_rank(type) != 2 || order_of(op)[0] != 1 ||
        !(jig_vector_is_one_lane(type, 0) || jig_vector_is_one_lane(type, 1)))
        return jig_no_match(rw, op, "neither row nor column");
    jig_rw_replace1(
        rw, op, jig_vector_build_shape_cast(rw, jig_op_loc(op), jig_op_result_type(op, 0), source));
    return true;
}

/* ---- Lane by lane ---- */

/* The last dimensions stay where they are: how many dimensions are before those. */
static size_t num_moved(const JigOp *op) {
    size_t n = jig_type_rank(jig_op_result_type(op, 0));
    while (n && order_of(op)[n - 1] == (int64_t)n - 1)
        --n;
    return n;
}

/* To the next position in the first n dimensions. */
static void step(const JigType *type, int64_t *position, size_t n) {
    for (size_t i = n; i-- > 0;) {
        if (++position[i] < jig_type_dim(type, i))
            return;
        position[i] = 0;
    }
}

static bool by_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    bool plane = self->data && jig_vector_lower_is_transposed_plane(op, (size_t[2]){0});
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source);
    if (jig_type_is_scalable(type) || plane)
        return jig_no_match(rw, op, plane ? "is to be shuffled" : "scalable");
    JigLoc loc = jig_op_loc(op);
    size_t n = num_moved(op);
    int64_t count = jig_vector_count(type, n);
    if (count > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many lanes");
    int64_t *from = JIG_NEW_ARRAY(rw->arena, int64_t, n),
            *to = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    JigValue *result = jig_vector_lower_poison(rw, loc, jig_op_result_type(op, 0));
    for (int64_t k = 0; k < count; ++k) {
        for (size_t i = 0; i < n; ++i)
            to[i] = from[order_of(op)[i]];
        JigValue *part = jig_vector_build_extract(rw, loc, source, from, n);
        result = jig_vector_build_insert(rw, loc, part, result, to, n);
        step(type, from, n);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

/* ---- Shuffles ---- */

JigValue *jig_vector_lower_shuffle_lanes(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                         const int64_t *lanes, size_t n) {
    JigVectorShuffle parts = {.v1 = a,
                              .v2 = b,
                              .vector_type = jig_vector_lower_vector_type(
                                  jig_value_type(a), (int64_t[]){(int64_t)n}, NULL, 1),
                              .mask = jig_attr_dense_i64(rw->ctx, lanes, n)};
    return jig_op_result(jig_vector_shuffle_build(rw, loc, &parts), 0);
}

/* All lanes at once, of a vector without dimensions but one. */
static JigValue *shuffle_flat(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t m, int64_t n) {
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, (size_t)(m * n));
    for (int64_t j = 0, k = 0; j < n; ++j)
        for (int64_t i = 0; i < m; ++i)
            lanes[k++] = i * n + j;
    return jig_vector_lower_shuffle_lanes(rw, loc, v, v, lanes, (size_t)(m * n));
}

JigValue *jig_vector_lower_shuffle_unpack(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                          int64_t run, int64_t half) {
    int64_t lanes[16], width = jig_type_dim(jig_value_type(a), 0), n = 0;
    for (int64_t group = 0; group < width; group += 4)
        for (int64_t i = 0; i < 2; i += run)
            for (int64_t k = 0; k < 2 * run; ++k)
                lanes[n++] = group + 2 * half + i + k % run + (k < run ? 0 : width);
    return jig_vector_lower_shuffle_lanes(rw, loc, a, b, lanes, (size_t)n);
}

JigValue *jig_vector_lower_shuffle_quarters(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                            int64_t half) {
    int64_t lanes[16], width = jig_type_dim(jig_value_type(a), 0), n = 0;
    for (int64_t group = 0; group < 2 * width; group += 8)
        for (int64_t k = 0; k < 4; ++k)
            lanes[n++] = group + 4 * half + k;
    return jig_vector_lower_shuffle_lanes(rw, loc, a, b, lanes, (size_t)n);
}

void jig_vector_lower_shuffle_unpack_pairs(JigRewriter *rw, JigLoc loc, JigValue **rows, size_t n) {
    for (size_t i = 0; i < n; i += 2) {
        JigValue *a = rows[i], *b = rows[i + 1];
        rows[i] = jig_vector_lower_shuffle_unpack(rw, loc, a, b, 1, 0);
        rows[i + 1] = jig_vector_lower_shuffle_unpack(rw, loc, a, b, 1, 1);
    }
}

void jig_vector_lower_shuffle_unpack_fours(JigRewriter *rw, JigLoc loc, JigValue **rows, size_t n) {
    for (size_t i = 0; i < n; i += 4) {
        JigValue *old[4] = {rows[i], rows[i + 1], rows[i + 2], rows[i + 3]};
        for (size_t k = 0; k < 4; ++k)
            rows[i + k] =
                jig_vector_lower_shuffle_unpack(rw, loc, old[k / 2], old[k / 2 + 2], 2, k % 2);
    }
}

/* Among each 2 * `apart` rows: the first halves of quarters of two rows, then the second ones. */
static void exchange_quarters(JigRewriter *rw, JigLoc loc, JigValue **rows, size_t n,
                              size_t apart) {
    for (size_t i = 0; i < n; i += 2 * apart) {
        JigValue *old[16];
        memcpy(old, rows + i, 2 * apart * sizeof *old);
        for (size_t k = 0; k < 2 * apart; ++k)
            rows[i + k] = jig_vector_lower_shuffle_quarters(
                rw, loc, old[k % apart], old[k % apart + apart], k < apart ? 0 : 1);
    }
}

static JigValue *shuffle_16(JigRewriter *rw, JigLoc loc, JigValue *v) {
    enum { N = 16 };
    JigValue *rows[N];
    for (int64_t i = 0; i < N; ++i)
        rows[i] = jig_vector_lower_extract(rw, loc, v, i);
    jig_vector_lower_shuffle_unpack_pairs(rw, loc, rows, N);
    jig_vector_lower_shuffle_unpack_fours(rw, loc, rows, N);
    exchange_quarters(rw, loc, rows, N, 4);
    exchange_quarters(rw, loc, rows, N, 8);
    JigValue *result = jig_vector_lower_poison(rw, loc, jig_value_type(v));
    for (int64_t i = 0; i < N; ++i)
        result = jig_vector_lower_insert(rw, loc, rows[i], result, i);
    return result;
}

/* The pattern's data says whether squares of 16 lanes are shuffled row by row. */
static const bool flat = false, squares = true;

static bool by_shuffles(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source);
    size_t dims[2];
    if (jig_type_is_scalable(type) || !jig_vector_lower_is_transposed_plane(op, dims))
        return jig_no_match(rw, op, "no two dimensions of fixed length change places");
    int64_t m = jig_type_dim(type, dims[0]), n = jig_type_dim(type, dims[1]);
    if (m > JIG_VECTOR_MANY || n > JIG_VECTOR_MANY || m * n > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many lanes");
    JigLoc loc = jig_op_loc(op);
    bool square = *(const bool *)self->data && m == 16 && n == 16;
    const JigType *plane = jig_vector_lower_vector_type(type, (int64_t[]){m, n}, NULL, 2),
                  *line = jig_vector_lower_vector_type(type, (int64_t[]){m * n}, NULL, 1);
    JigValue *v = jig_vector_build_shape_cast(rw, loc, square ? plane : line, source);
    v = square ? shuffle_16(rw, loc, v) : shuffle_flat(rw, loc, v, m, n);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, jig_op_result_type(op, 0), v));
    return true;
}

/* ---- Sets ---- */

#define ROW                                                                                        \
    {                                                                                              \
        .name = "(anonymous namespace)::Transpose2DWithUnitDimToShapeCast",                        \
        .root = "vector.transpose", .fn = transpose_row                                            \
    }
#define LANES                                                                                      \
    .name = "(anonymous namespace)::TransposeOpLowering", .root = "vector.transpose", .fn = by_lanes
#define SHUFFLES                                                                                   \
    .name = "(anonymous namespace)::TransposeOp2DToShuffleLowering", .root = "vector.transpose",   \
    .fn = by_shuffles

static const JigPattern lanes_patterns[] = {ROW, {LANES}, {0}},
                        flat_patterns[] = {ROW,
                                           {LANES, .data = &flat},
                                           {SHUFFLES, .data = &flat},
                                           {0}},
                        square_patterns[] = {
                            ROW, {LANES, .data = &squares}, {SHUFFLES, .data = &squares}, {0}};

const JigPattern *const jig_vector_lower_transpose_patterns[] = {
    [JIG_TRANSPOSE_ELTWISE] = lanes_patterns,
    [JIG_TRANSPOSE_LLVM] = lanes_patterns,
    [JIG_TRANSPOSE_SHUFFLE_1D] = flat_patterns,
    [JIG_TRANSPOSE_SHUFFLE_16X16] = square_patterns,
};
