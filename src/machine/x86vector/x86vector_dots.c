/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whole tiles of packed numbers as dot products: for each number of a column and each register of a
 * row one instruction. And how rows are packed, in registers. */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "machine/x86vector/x86vector_int.h"
#include "payload/vector_memory/vector_access.h"

/* ---- Which tiles ---- */

/* Of four bytes, one factor without sign and one with it, or of pairs of bf16. */
typedef struct Tile {
    JigContraction c;
    JigValue *factors[2]; /* as they are before they are extended */
    bool floats;
    int64_t packed;
    size_t row;            /* the factor that has the columns of the sum: 0 or 1 */
    size_t is_unsigned;    /* which factor is; of bytes */
    unsigned pack, column; /* loops */
    int64_t lanes;         /* of a row of sums */
} Tile;

typedef struct Source {
    const JigOpRow *extension; /* NULL: none */
    JigValue *value;
} Source;

static Source source_of(JigValue *v) {
    const JigOpRow *const known[] = {JIG_ARITH(EXTSI), JIG_ARITH(EXTUI), JIG_ARITH(EXTF)};
    for (size_t i = 0; i < JIG_LEN(known); ++i) {
        JigOp *def = jig_value_def_of(v, known[i]);
        if (def)
            return (Source){known[i], jig_arith_in(def)};
    }
    return (Source){.value = v};
}

/* The types, and how many numbers one lane multiplies. */
static bool read_numbers(JigRewriter *rw, Tile *t) {
    Source lhs = source_of(t->c.operands[0]), rhs = source_of(t->c.operands[1]);
    const JigType *of = jig_type_element(jig_value_type(lhs.value)),
                  *sum = jig_type_element(jig_value_type(t->c.operands[2]));
    if (of != jig_type_element(jig_value_type(rhs.value)))
        return false;
    t->factors[0] = lhs.value;
    t->factors[1] = rhs.value;
    t->floats = of == jig_type_float(rw->ctx, JIG_BF16);
    if (t->floats) {
        t->packed = 2;
        return sum == jig_type_float(rw->ctx, JIG_F32) && lhs.extension == rhs.extension;
    }
    t->packed = 4;
    t->is_unsigned = rhs.extension == JIG_ARITH(EXTUI);
    return of == jig_type_i(rw->ctx, 8) && sum == jig_type_i(rw->ctx, 32) && lhs.extension &&
           rhs.extension && lhs.extension != rhs.extension;
}

/* The loop of result `from_end` of the map of operand i; false: it has less. */
static bool loop_at(const Tile *t, size_t i, unsigned from_end, unsigned *out) {
    unsigned n = jig_map_num_results(t->c.maps[i]);
    if (from_end > n)
        return false;
    *out = jig_map_dim_position(t->c.maps[i], n - from_end);
    return true;
}

/* Packed numbers lie innermost; before them, in one of the factors, the columns of the sum. */
static bool read_loops(Tile *t) {
    unsigned other, before;
    if (!loop_at(t, 0, 1, &t->pack) || !loop_at(t, 1, 1, &other) || other != t->pack ||
        !jig_vector_contraction_reduces(&t->c, t->pack) || !loop_at(t, 2, 1, &t->column))
        return false;
    for (size_t i = 0; i < 2; ++i)
        if (loop_at(t, i, 2, &before) && before == t->column) {
            t->row = i;
            return jig_vector_contraction_place(&t->c, 1 - i, t->column) < 0;
        }
    return false;
}

static bool is_scalable(const JigContraction *c) {
    for (size_t i = 0; i < JIG_LEN(c->operands); ++i)
        if (jig_type_is_vector(jig_value_type(c->operands[i])) &&
            jig_type_is_scalable(jig_value_type(c->operands[i])))
            return true;
    return false;
}

static bool read_tile(JigRewriter *rw, JigOp *op, Tile *out) {
    Tile t = {.c = jig_vector_contraction(op)};
    const JigType *acc = jig_value_type(t.c.operands[2]);
    if (jig_vector_kind(op) != JIG_KIND_ADD || !jig_type_is_vector(acc))
        return jig_no_match(rw, op, "no sum that is a vector");
    if (is_scalable(&t.c) || jig_vector_memory_is_masked(op))
        return jig_no_match(rw, op, "scalable or masked");
    if (!read_numbers(rw, &t))
        return jig_no_match(rw, op, "of other element types");
    if (!read_loops(&t))
        return jig_no_match(rw, op, "not of packed numbers");
    const JigType *row = jig_value_type(t.factors[t.row]);
    t.lanes = jig_type_dim(acc, jig_type_rank(acc) - 1);
    if (jig_type_dim(row, jig_type_rank(row) - 1) != t.packed || t.lanes % 4)
        return jig_no_match(rw, op, "of other lengths");
    *out = t;
    return true;
}

/* ---- One instruction after the other ---- */

typedef struct Dots {
    JigRewriter *rw;
    JigLoc loc;
    const Tile *t;
    int64_t most_lanes;
    unsigned num_loops;
    int64_t *sizes, *at; /* of each loop, and where it stands */
    JigValue **sums;     /* registers of all rows, in order */
    int64_t per_row;
} Dots;

/* The longest of 4, 8 and 16 lanes that fits from `from` on. */
static int64_t lanes_at(const Dots *d, int64_t from) {
    int64_t n = d->most_lanes;
    while (n > d->t->lanes - from)
        n /= 2;
    return n;
}

static void read_sizes(Dots *d) {
    d->num_loops = jig_map_num_dims(d->t->c.maps[0]);
    d->sizes = JIG_NEW_ARRAY(d->rw->arena, int64_t, d->num_loops + 1);
    d->at = JIG_NEW_ARRAY(d->rw->arena, int64_t, d->num_loops + 1);
    for (size_t i = 0; i < JIG_LEN(d->t->c.maps); ++i)
        for (unsigned r = 0; r < jig_map_num_results(d->t->c.maps[i]); ++r)
            d->sizes[jig_map_dim_position(d->t->c.maps[i], r)] =
                jig_type_dim(jig_value_type(d->t->c.operands[i]), r);
    /* These two are done at once. */
    d->sizes[d->t->pack] = d->sizes[d->t->column] = 1;
    for (unsigned i = 0; i < d->num_loops; ++i)
        d->at[i] = 0;
}

static bool next(Dots *d) {
    for (unsigned i = d->num_loops; i-- > 0;) {
        if (++d->at[i] < d->sizes[i])
            return true;
        d->at[i] = 0;
    }
    return false;
}

/* What operand i has where the loops stand, without its last `rest` dimensions. */
static JigValue *part(const Dots *d, size_t i, JigValue *v, unsigned rest) {
    const JigMap *map = d->t->c.maps[i];
    unsigned n = jig_map_num_results(map) - rest;
    int64_t *position = JIG_NEW_ARRAY(d->rw->arena, int64_t, n + 1);
    for (unsigned r = 0; r < n; ++r)
        position[r] = d->at[jig_map_dim_position(map, r)];
    return n ? jig_vector_build_extract(d->rw, d->loc, v, position, n) : v;
}

static JigValue *flat(const Dots *d, JigValue *v, int64_t n) {
    const JigType *type = jig_type_vector(&n, NULL, 1, jig_type_element(jig_value_type(v)));
    return jig_vector_build_shape_cast(d->rw, d->loc, type, v);
}

static JigValue *slice(const Dots *d, JigValue *v, int64_t from, int64_t n) {
    if (jig_type_dim(jig_value_type(v), 0) == n)
        return v;
    return jig_vector_build_extract_slice(d->rw, d->loc, v, &from, &n);
}

/* The number of the row of sums where the loops stand. */
static int64_t sum_row(const Dots *d) {
    const JigMap *map = d->t->c.maps[2];
    int64_t row = 0;
    for (unsigned r = 0; r + 1 < jig_map_num_results(map); ++r) {
        unsigned loop = jig_map_dim_position(map, r);
        row = row * d->sizes[loop] + d->at[loop];
    }
    return row;
}

static JigValue *multiply(const Dots *d, JigValue *sum, JigValue *const factors[2]) {
    JigOp *made;
    if (d->t->floats) {
        JigX86vectorAvx512Dot dot = {
            .src = sum, .a = factors[0], .b = factors[1], .dst_type = jig_value_type(sum)};
        made = jig_x86vector_avx512_dot_build(d->rw, d->loc, &dot);
    } else {
        JigX86vectorAvx512DotU8i8 dot = {.w = sum,
                                         .a = factors[d->t->is_unsigned],
                                         .b = factors[1 - d->t->is_unsigned],
                                         .dst_type = jig_value_type(sum)};
        made = jig_x86vector_avx512_dot_u8i8_build(d->rw, d->loc, &dot);
    }
    return jig_op_result(made, 0);
}

/* A row of sums, in registers. */
static void read_sums(Dots *d) {
    int64_t register_number = sum_row(d) * d->per_row;
    if (d->sums[register_number])
        return;
    JigValue *row = part(d, 2, d->t->c.operands[2], 1);
    for (int64_t from = 0, n; from < d->t->lanes; from += n) {
        n = lanes_at(d, from);
        d->sums[register_number++] = slice(d, row, from, n);
    }
}

/* A group in all lanes, which becomes a broadcast of 32 bits. */
static JigValue *repeated(const Dots *d, JigValue *group, int64_t lanes) {
    int64_t n = lanes * d->t->packed, *from = JIG_NEW_ARRAY(d->rw->arena, int64_t, n);
    for (int64_t i = 0; i < n; ++i)
        from[i] = i % d->t->packed;
    JigVectorShuffle parts = {
        .v1 = group,
        .v2 = group,
        .mask = jig_attr_dense_i64(d->rw->ctx, from, (size_t)n),
        .vector_type = jig_type_vector(&n, NULL, 1, jig_type_element(jig_value_type(group)))};
    return jig_op_result(jig_vector_shuffle_build(d->rw, d->loc, &parts), 0);
}

static void add_products(Dots *d) {
    const Tile *t = d->t;
    size_t single = 1 - t->row;
    JigValue *row = flat(d, part(d, t->row, t->factors[t->row], 2), t->lanes * t->packed),
             *numbers = flat(d, part(d, single, t->factors[single], 1), t->packed);
    int64_t register_number = sum_row(d) * d->per_row;
    for (int64_t from = 0, n; from < t->lanes; from += n, ++register_number) {
        n = lanes_at(d, from);
        JigValue *factors[2];
        factors[t->row] = slice(d, row, from * t->packed, n * t->packed);
        factors[single] = repeated(d, numbers, n);
        d->sums[register_number] = multiply(d, d->sums[register_number], factors);
    }
}

/* The rows as one vector again. */
static JigValue *collect(Dots *d) {
    JigValue *all = d->t->c.operands[2];
    const JigType *type = jig_value_type(all);
    size_t outer = jig_type_rank(type) - 1;
    int64_t *position = jig_arena_calloc(d->rw->arena, (outer + 1) * sizeof *position);
    int64_t rows = jig_vector_count(type, outer);
    for (int64_t r = 0; r < rows; ++r) {
        int64_t left = r;
        for (size_t i = outer; i-- > 0; left /= jig_type_dim(type, i))
            position[i] = left % jig_type_dim(type, i);
        JigValue *row = d->sums[r * d->per_row];
        if (d->per_row > 1)
            row = jig_vector_build_extract(d->rw, d->loc, all, position, outer);
        int64_t from = 0;
        for (int64_t i = 0; d->per_row > 1 && i < d->per_row; ++i) {
            JigValue *part = d->sums[r * d->per_row + i];
            row = jig_vector_build_insert_slice(d->rw, d->loc, part, row, &from);
            from += jig_type_dim(jig_value_type(part), 0);
        }
        all = outer ? jig_vector_build_insert(d->rw, d->loc, row, all, position, outer) : row;
    }
    return all;
}

static bool to_dots(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Tile t;
    JIG_CHECK(read_tile(rw, op, &t));
    Dots d = {.rw = rw, .loc = jig_op_loc(op), .t = &t, .most_lanes = *(const int64_t *)self->data};
    read_sizes(&d);
    for (int64_t from = 0; from < t.lanes; from += lanes_at(&d, from))
        ++d.per_row;
    const JigType *type = jig_op_result_type(op, 0);
    int64_t rows = jig_vector_count(type, jig_type_rank(type) - 1);
    if (rows * d.per_row > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too large");
    d.sums = jig_arena_calloc(rw->arena, (size_t)(rows * d.per_row) * sizeof *d.sums);
    jig_at_before(rw, op);
    do
        read_sums(&d);
    while (next(&d));
    do
        add_products(&d);
    while (next(&d));
    jig_rw_replace1(rw, op, collect(&d));
    return true;
}

/* ---- Packing ---- */

static JigValue *interleaved(JigRewriter *rw, JigLoc loc, JigValue *lhs, JigValue *rhs) {
    const JigType *type = jig_value_type(lhs);
    int64_t n = 2 * jig_type_dim(type, 0);
    JigVectorInterleave both = {.lhs = lhs,
                                .rhs = rhs,
                                .result_type =
                                    jig_type_vector(&n, NULL, 1, jig_type_element(type))};
    return jig_op_result(jig_vector_interleave_build(rw, loc, &both), 0);
}

/* Are the last two dimensions exchanged, and all others of one lane? */
static bool turns_matrix(const JigType *type, const JigAttr *order) {
    int64_t rank = (int64_t)jig_type_rank(type);
    const int64_t *from = jig_attr_dense_i64_data(order);
    for (int64_t i = 0; i < rank - 2; ++i)
        if (from[i] != i || jig_type_dim(type, (size_t)i) != 1)
            return false;
    return rank >= 2 && from[rank - 1] == rank - 2 && !jig_type_is_scalable(type);
}

/* Two or four rows side by side, column by column. */
static bool interleave_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { TWO = 2, FOUR = 4 };
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source), *result = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(type);
    if (!turns_matrix(type, jig_vector_transpose_permutation_attr(op)))
        return jig_no_match(rw, op, "no matrix");
    int64_t sizes[] = {jig_type_dim(type, rank - 2), jig_type_dim(type, rank - 1)};
    if (sizes[0] != TWO && sizes[0] != FOUR)
        return jig_no_match(rw, op, "of neither two nor four rows");
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    const JigType *matrix = jig_type_vector(sizes, NULL, 2, jig_type_element(type));
    source = jig_vector_build_shape_cast(rw, loc, matrix, source);
    JigValue *row[FOUR];
    for (int64_t i = 0; i < sizes[0]; ++i)
        row[i] = jig_vector_build_extract(rw, loc, source, &i, 1);
    for (int64_t half = sizes[0] / 2; half; half /= 2)
        for (int64_t i = 0; i < half; ++i)
            row[i] = interleaved(rw, loc, row[i], row[i + half]);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, result, row[0]));
    return true;
}

#define DOTS(name_, lanes)                                                                         \
    const JigPattern jig_x86vector_dots_##name_##_patterns[] = {                                   \
        {.name = "ContractionToDotProducts",                                                       \
         .root = "vector.contract",                                                                \
         .fn = to_dots,                                                                            \
         .data = &(const int64_t){lanes}},                                                         \
        {.name = "TransposeToInterleave", .root = "vector.transpose", .fn = interleave_rows},      \
        {0},                                                                                       \
    }
DOTS(512, 16);
DOTS(256, 8);
