/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Neon: contractions as products of matrices with two rows and two columns, one for each such tile
 * of the sum and each step along the loop that is summed over. */

#include "dialect/arith/arith.h"
#include "machine/arm_neon/arm_neon_int.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "machine/arm/matrices.h"

enum { TILE = JIG_MATRIX_TILE };

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

static const JigOpRow *instruction(JigMatrixKind kind) {
    const JigOpRow *const rows[JIG_MATRIX_KINDS] = {
        [JIG_MATRIX_SIGNED] = JIG_ARM_NEON(INTR_SMMLA),
        [JIG_MATRIX_UNSIGNED] = JIG_ARM_NEON(INTR_UMMLA),
        [JIG_MATRIX_MIXED] = JIG_ARM_NEON(INTR_USMMLA),
        [JIG_MATRIX_FLOATS] = JIG_ARM_NEON(INTR_BFMMLA),
    };
    return rows[kind];
}

/* The sum of the tile, as the instruction has it, after one step. `sum`: before it; NULL: it is
 * taken from the contraction's. */
static JigValue *step(JigRewriter *rw, const JigMatrices *m, int64_t row, int64_t column,
                      int64_t at, JigValue *sum) {
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
        jig_build(rw, loc, instruction(m->kind), operands, JIG_LEN(operands), &type, 1, NULL), 0);
}

/* `result` with the tile. */
static JigValue *put(JigRewriter *rw, const JigMatrices *m, JigValue *sum, int64_t row,
                     int64_t column, JigValue *result) {
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

static void build_tiles(JigRewriter *rw, const JigMatrices *m, int64_t row, int64_t column,
                        JigValue **result) {
    JigValue *sum = NULL;
    for (int64_t at = 0; at < m->sums; at += m->depth) {
        sum = step(rw, m, row, column, at, sum);
        *result = put(rw, m, sum, row, column, *result);
    }
}

static bool to_matrices(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigMatrices m;
    bool floats = self->data;
    if (!jig_arm_read_matrices(rw, op, floats, false, &m))
        return false;
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    for (size_t i = 0; i < 2 && !floats; ++i)
        m.factors[i] = as_bytes(rw, loc, m.factors[i], m.is_signed[i]);
    JigValue *result = zero(rw, loc, jig_op_result_type(op, 0));
    int64_t outer = m.columns_first ? m.columns : m.rows,
            inner = m.columns_first ? m.rows : m.columns;
    for (int64_t i = 0; i < outer; i += TILE)
        for (int64_t k = 0; k < inner; k += TILE)
            build_tiles(rw, &m, m.columns_first ? k : i, m.columns_first ? i : k, &result);
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_arm_neon_i8_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToNeonI8MMPattern",
     .root = "vector.contract",
     .fn = to_matrices},
    {0},
};
const JigPattern jig_arm_neon_bf16_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToNeonBFMMLAPattern",
     .root = "vector.contract",
     .fn = to_matrices,
     .data = "bf16"},
    {0},
};

/* ---- Rows of four ---- */
static JigValue *flattened(JigRewriter *rw, JigLoc loc, JigValue *rows) {
    const JigType *t = jig_value_type(rows);
    int64_t n = jig_type_num_elements(t);
    return jig_vector_build_shape_cast(rw, loc, jig_type_vector(&n, NULL, 1, jig_type_element(t)),
                                       rows);
}
static bool rows_to_instruction(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *b = flattened(rw, loc, jig_arm_neon_2d_sdot_b(op)),
             *c = flattened(rw, loc, jig_arm_neon_2d_sdot_c(op));
    JigArmNeonIntrSdot parts = {
        .a = jig_arm_neon_2d_sdot_a(op), .b = b, .c = c, .res_type = jig_op_result_type(op, 0)};
    jig_rw_replace_op(rw, op, jig_arm_neon_intr_sdot_build(rw, loc, &parts));
    return true;
}
const JigPattern jig_arm_neon_rows_patterns[] = {
    {.name = "(anonymous namespace)::Sdot2dLoweringPattern",
     .root = "arm_neon.2d.sdot",
     .fn = rows_to_instruction},
    {0},
};
