/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Neon: contractions as products of matrices with two rows and two columns, one for each such tile
 * of the sum and each step along the loop that is summed over. */
#include "payload/vector_machine/machine.h"

#include "dialect/arith/arith.h"
#include "dialect/arm_neon/arm_neon.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_memory/memory.h"
#include "support/arena.h"

/* ---- What is multiplied ---- */

typedef enum Product { SIGNED, UNSIGNED, MIXED, FLOATS, PRODUCTS } Product;

/* The instruction's matrices have two rows of `depth`; the sum has two of two. */
enum { TILE = 2 };
typedef struct Matrices {
    JigContraction c;
    JigValue *factors[2]; /* with the elements of the instruction */
    Product product;
    bool swapped; /* the second factor is the unsigned one: what is computed is transposed */
    int64_t rows, columns, sums, depth;
    bool has_rows;      /* the first factor and the sum have that dimension */
    bool columns_first; /* tiles of one column of tiles follow each other */
} Matrices;

/* Where a number comes from by a cast to i32: signed (1), unsigned (0); -1: by none. */
static int extension(const JigValue *v) {
    if (jig_value_def_is(v, JIG_ARITH(EXTSI)))
        return 1;
    return jig_value_def_is(v, JIG_ARITH(EXTUI)) ? 0 : -1;
}

static bool has_types(const Matrices *m, size_t operand, const JigType *element) {
    const JigType *type = jig_value_type(m->c.operands[operand]);
    return jig_type_is_vector(type) && !jig_type_is_scalable(type) &&
           jig_type_element(type) == element;
}

/* Numbers of at most 8 bits, extended to 32 or left for the contraction to extend as signed. */
static bool are_ints(Matrices *m, JigContext *ctx, bool is_signed[2]) {
    const JigType *i8 = jig_type_i(ctx, 8), *i32 = jig_type_i(ctx, 32);
    for (size_t i = 0; i < 2; ++i) {
        int how = extension(m->c.operands[i]);
        is_signed[i] = how != 0;
        m->factors[i] = m->c.operands[i];
        if (how >= 0) {
            m->factors[i] = jig_arith_in(jig_value_def(m->c.operands[i]));
            const JigType *from = jig_type_element(jig_value_type(m->factors[i]));
            if (!has_types(m, i, i32) || jig_type_width(from) > 8)
                return false;
        } else if (!has_types(m, i, i8)) {
            return false;
        }
    }
    return has_types(m, 2, i32);
}

static bool read_ints(Matrices *m, JigContext *ctx) {
    bool is_signed[2];
    if (!are_ints(m, ctx, is_signed))
        return false;
    m->depth = 8;
    m->swapped = is_signed[0] && !is_signed[1];
    m->product = is_signed[0] != is_signed[1] ? MIXED : is_signed[0] ? SIGNED : UNSIGNED;
    return true;
}
static bool read_floats(Matrices *m, JigContext *ctx) {
    const JigType *bf16 = jig_type_float(ctx, JIG_BF16);
    m->depth = 4;
    m->product = FLOATS;
    m->factors[0] = m->c.operands[0], m->factors[1] = m->c.operands[1];
    return has_types(m, 0, bf16) && has_types(m, 1, bf16) &&
           has_types(m, 2, jig_type_float(ctx, JIG_F32));
}

/* ---- Loops ---- */

static bool is_map(const JigMap *map, bool has_first, unsigned first, unsigned second) {
    return jig_map_num_results(map) == 1u + has_first &&
           jig_map_dim_position(map, has_first) == second &&
           (!has_first || jig_map_dim_position(map, 0) == first);
}

/* (row, sum) times (column, sum) is (row, column), perhaps without rows; the loop that is summed
 * over is the last. */
static bool read_loops(Matrices *m) {
    const JigContraction *c = &m->c;
    unsigned loops = jig_map_num_dims(c->maps[0]);
    if (loops < 2 || loops > 3 || jig_map_num_results(c->maps[1]) != 2)
        return false;
    m->has_rows = loops == 3;
    unsigned sum = loops - 1, column = jig_map_dim_position(c->maps[1], 0),
             row = m->has_rows ? 1 - column : 0;
    if (column == sum || !is_map(c->maps[0], m->has_rows, row, sum) ||
        !is_map(c->maps[1], true, column, sum) || !is_map(c->maps[2], m->has_rows, row, column))
        return false;
    for (unsigned i = 0; i < loops; ++i)
        if (jig_vector_contraction_reduces(c, i) != (i == sum))
            return false;
    const JigType *rhs = jig_value_type(c->operands[1]);
    m->columns_first = m->has_rows && column == 0;
    m->columns = jig_type_dim(rhs, 0);
    m->sums = jig_type_dim(rhs, 1);
    m->rows = m->has_rows ? jig_type_dim(jig_value_type(c->operands[0]), 0) : 1;
    return true;
}

static bool read_matrices(JigRewriter *rw, JigOp *op, bool floats, Matrices *m) {
    *m = (Matrices){.c = jig_vector_contraction(op)};
    if (jig_vector_kind(op) != JIG_KIND_ADD || jig_vector_is_masked(op))
        return jig_no_match(rw, op, "masked, or no sum");
    if (!(floats ? read_floats(m, rw->ctx) : read_ints(m, rw->ctx)))
        return jig_no_match(rw, op, "of other element types");
    if (!read_loops(m))
        return jig_no_match(rw, op, "not of rows and columns");
    bool whole =
        (m->rows == 1 || m->rows % TILE == 0) && m->columns % TILE == 0 && m->sums % m->depth == 0;
    if (!whole ||
        jig_vector_count(jig_value_type(m->c.operands[2]), 1 + m->has_rows) * (m->sums / m->depth) >
            JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of whole tiles, or too many");
    return true;
}

/* ---- Tiles ---- */

static JigValue *zero(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_arith_constant(rw, loc, type, jig_attr_zero(type));
}

/* The value itself where that is all of it. */
static JigValue *cut(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t row, int64_t column,
                     int64_t rows, int64_t columns) {
    const JigType *type = jig_value_type(v);
    bool plane = jig_type_rank(type) == 2;
    if (jig_type_num_elements(type) == rows * columns)
        return v;
    return jig_vector_build_extract_slice(rw, loc, v, (const int64_t[]){row, column} + !plane,
                                          (const int64_t[]){rows, columns} + !plane);
}

/* A single row becomes the first of two; the other one is zero. */
static JigValue *two_rows(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *type = jig_value_type(v);
    int64_t sizes[] = {TILE, jig_type_dim(type, jig_type_rank(type) - 1)}, offsets[] = {0, 0};
    JigValue *into =
        zero(rw, loc, jig_type_vector(sizes, NULL, JIG_LEN(sizes), jig_type_element(type)));
    return jig_vector_build_insert_slice(rw, loc, v, into, offsets);
}

static JigValue *flat(JigRewriter *rw, JigValue *v) {
    const JigType *type = jig_value_type(v);
    int64_t n = jig_type_num_elements(type);
    return jig_vector_build_shape_cast(rw, jig_value_loc(v),
                                       jig_type_vector(&n, NULL, 1, jig_type_element(type)), v);
}

static JigValue *transposed(JigRewriter *rw, JigLoc loc, JigValue *v, bool is) {
    return is ? jig_vector_build_transpose(rw, loc, v, (const int64_t[]){1, 0}) : v;
}

static const JigOpRow *instruction(Product product) {
    const JigOpRow *const rows[PRODUCTS] = {
        [SIGNED] = JIG_ARM_NEON(INTR_SMMLA),
        [UNSIGNED] = JIG_ARM_NEON(INTR_UMMLA),
        [MIXED] = JIG_ARM_NEON(INTR_USMMLA),
        [FLOATS] = JIG_ARM_NEON(INTR_BFMMLA),
    };
    return rows[product];
}

/* The sum of the tile, as the instruction has it, after one step. `sum`: before it; NULL: it is
 * taken from the contraction's. */
static JigValue *step(JigRewriter *rw, const Matrices *m, int64_t row, int64_t column, int64_t at,
                      JigValue *sum) {
    JigLoc loc = jig_op_loc(m->c.op);
    bool one_row = m->rows == 1;
    int64_t rows = one_row ? 1 : TILE;
    JigValue *a = cut(rw, loc, m->factors[0], row, at, rows, m->depth),
             *b = cut(rw, loc, m->factors[1], column, at, TILE, m->depth),
             *acc = sum ? NULL : cut(rw, loc, m->c.operands[2], row, column, rows, TILE);
    if (one_row) {
        a = two_rows(rw, loc, a);
        acc = acc ? two_rows(rw, loc, acc) : NULL;
    }
    acc = acc ? transposed(rw, loc, acc, m->swapped) : NULL;
    a = flat(rw, a);
    b = flat(rw, b);
    sum = acc ? flat(rw, acc) : sum;
    JigValue *operands[] = {sum, m->swapped ? b : a, m->swapped ? a : b};
    const JigType *type = jig_value_type(sum);
    return jig_op_result(
        jig_build(rw, loc, instruction(m->product), operands, JIG_LEN(operands), &type, 1, NULL),
        0);
}

/* `result` with the tile. */
static JigValue *put(JigRewriter *rw, const Matrices *m, JigValue *sum, int64_t row, int64_t column,
                     JigValue *result) {
    static const int64_t sizes[] = {TILE, TILE}, first = 0;
    JigLoc loc = jig_op_loc(m->c.op);
    const JigType *type =
        jig_type_vector(sizes, NULL, JIG_LEN(sizes), jig_type_element(jig_value_type(sum)));
    JigValue *tile = jig_vector_build_shape_cast(rw, loc, type, sum);
    tile = transposed(rw, loc, tile, m->swapped);
    if (m->rows == 1)
        tile = jig_vector_build_extract(rw, loc, tile, &first, 1);
    return jig_vector_build_insert_slice(rw, loc, tile, result,
                                         (const int64_t[]){row, column} + !m->has_rows);
}

/* ---- The patterns ---- */

/* Extended to 8 bits, where they are narrower. */
static JigValue *as_bytes(JigRewriter *rw, JigLoc loc, JigValue *v, bool is_signed) {
    const JigType *type = jig_value_type(v), *i8 = jig_type_i(rw->ctx, 8);
    if (jig_type_element(type) == i8)
        return v;
    const JigType *to = jig_vector_with_element(type, i8);
    return jig_op_result(
        jig_build(rw, loc, is_signed ? JIG_ARITH(EXTSI) : JIG_ARITH(EXTUI), &v, 1, &to, 1, NULL),
        0);
}

static void build_tiles(JigRewriter *rw, const Matrices *m, int64_t row, int64_t column,
                        JigValue **result) {
    JigValue *sum = NULL;
    for (int64_t at = 0; at < m->sums; at += m->depth) {
        sum = step(rw, m, row, column, at, sum);
        *result = put(rw, m, sum, row, column, *result);
    }
}

static bool to_matrices(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Matrices m;
    bool floats = self->data;
    if (!read_matrices(rw, op, floats, &m))
        return false;
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    for (size_t i = 0; i < 2 && !floats; ++i)
        m.factors[i] = as_bytes(rw, loc, m.factors[i], extension(m.c.operands[i]) != 0);
    JigValue *result = zero(rw, loc, jig_op_result_type(op, 0));
    int64_t outer = m.columns_first ? m.columns : m.rows,
            inner = m.columns_first ? m.rows : m.columns;
    for (int64_t i = 0; i < outer; i += TILE)
        for (int64_t k = 0; k < inner; k += TILE)
            build_tiles(rw, &m, m.columns_first ? k : i, m.columns_first ? i : k, &result);
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_neon_i8_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToNeonI8MMPattern",
     .root = "vector.contract",
     .fn = to_matrices},
    {0},
};
const JigPattern jig_neon_bf16_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToNeonBFMMLAPattern",
     .root = "vector.contract",
     .fn = to_matrices,
     .data = "bf16"},
    {0},
};
