/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* SVE: contractions with as many columns as the machine has, as products of matrices with two rows
 * and columns. Each piece of 128 bits of a register is such a tile: pairs of rows of the first
 * factor are put into all pieces, pairs of columns of the second one follow each other there, and
 * so do tiles of two rows of the sum. */
#include "machine/arm_sve/arm_sve_int.h"

#include "dialect/arith/arith.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_util.h"
#include "machine/arm/matrices.h"
#include "support/arena.h"

enum { TILE = JIG_MATRIX_TILE, SUMS = TILE * TILE };

typedef struct Product {
    JigRewriter *rw;
    JigLoc loc;
    const JigMatrices *m;
    const JigType *sum; /* of the elements of the sum */
    size_t pairs;       /* of rows */
    size_t pieces;      /* registers that the columns take */
    JigArena *a;
} Product;

static const JigType *vector(int64_t n, bool scalable, const JigType *element) {
    return jig_type_vector(&n, &scalable, 1, element);
}
static JigValue *poison(const Product *p, const JigType *type) {
    return jig_op_result(jig_ub_poison_build(p->rw, p->loc, &(JigUbPoison){.result_type = type}),
                         0);
}
static JigValue *row(const Product *p, JigValue *v, int64_t i) {
    return jig_vector_build_extract(p->rw, p->loc, v, &i, 1);
}
static JigValue *bitcast(const Product *p, JigValue *v, const JigType *type) {
    JigVectorBitcast parts = {.source = v, .result_type = type};
    return jig_op_result(jig_vector_bitcast_build(p->rw, p->loc, &parts), 0);
}
/* `n` lanes from lane `at` on, times what the machine has. */
static JigValue *piece(const Product *p, JigValue *v, int64_t at, int64_t n) {
    JigVectorScalableExtract parts = {.source = v,
                                      .pos = jig_attr_i64(p->rw->ctx, at),
                                      .result_type =
                                          vector(n, true, jig_type_element(jig_value_type(v)))};
    return jig_op_result(jig_vector_scalable_extract_build(p->rw, p->loc, &parts), 0);
}
static JigValue *put_piece(const Product *p, JigValue *v, JigValue *into, int64_t at) {
    JigVectorScalableInsert parts = {.value_to_store = v,
                                     .dest = into,
                                     .pos = jig_attr_i64(p->rw->ctx, at),
                                     .result_type = jig_value_type(into)};
    return jig_op_result(jig_vector_scalable_insert_build(p->rw, p->loc, &parts), 0);
}

/* ---- Factors ---- */

/* Rows i and i + 1, in each piece of a register. */
static JigValue *two_rows(const Product *p, int64_t i) {
    const JigMatrices *m = p->m;
    JigValue *v = m->factors[0], *first = row(p, v, i), *second = row(p, v, i + 1);
    int64_t n = TILE * m->depth, *lanes = JIG_NEW_ARRAY(p->a, int64_t, n);
    for (int64_t k = 0; k < n; ++k)
        lanes[k] = k;
    const JigType *element = jig_type_element(jig_value_type(v));
    JigVectorShuffle shuffle = {.v1 = first,
                                .v2 = second,
                                .mask = jig_attr_dense_i64(p->rw->ctx, lanes, (size_t)n),
                                .vector_type = vector(n, false, element)};
    JigValue *both = jig_op_result(jig_vector_shuffle_build(p->rw, p->loc, &shuffle), 0);
    const JigType *type = vector(n, true, element);
    JigArmSveDupqLane everywhere = {.src = put_piece(p, both, poison(p, type), 0),
                                    .lane = jig_attr_i64(p->rw->ctx, 0),
                                    .dst_type = type};
    return jig_op_result(jig_arm_sve_dupq_lane_build(p->rw, p->loc, &everywhere), 0);
}

static void cut_columns(const Product *p, JigValue **out) {
    const JigMatrices *m = p->m;
    JigValue *v = m->factors[1];
    const JigType *type = vector(m->columns * m->sums, true, jig_type_element(jig_value_type(v)));
    JigValue *flat = jig_vector_build_shape_cast(p->rw, jig_value_loc(v), type, v);
    for (size_t i = 0; i < p->pieces; ++i)
        out[i] = piece(p, flat, (int64_t)i * TILE * m->depth, TILE * m->depth);
}

/* ---- Sums ---- */

/* Two numbers of a row that stand in one tile are moved as one, but where the tile is transposed.
 */
static const JigType *pairs_type(const Product *p, int64_t lanes) {
    return vector(lanes / 2, true, jig_type_i(p->rw->ctx, 64));
}
static void cut_sums(const Product *p, int64_t i, JigValue **out) {
    const JigMatrices *m = p->m;
    JigValue *acc = m->c.operands[2], *rows[] = {row(p, acc, i), row(p, acc, i + 1)};
    for (size_t k = 0; k < 2 && !m->swapped; ++k)
        rows[k] = bitcast(p, rows[k], pairs_type(p, m->columns));
    JigVectorInterleave parts = {.lhs = rows[0],
                                 .rhs = rows[1],
                                 .result_type = m->swapped ? vector(2 * m->columns, true, p->sum)
                                                           : pairs_type(p, 2 * m->columns)};
    JigValue *tiles = jig_op_result(jig_vector_interleave_build(p->rw, p->loc, &parts), 0);
    if (!m->swapped)
        tiles = bitcast(p, tiles, vector(2 * m->columns, true, p->sum));
    for (size_t k = 0; k < p->pieces; ++k)
        out[k] = piece(p, tiles, (int64_t)k * SUMS, SUMS);
}

/* `result` with rows i and i + 1. */
static JigValue *put_sums(const Product *p, JigValue *const *tiles, int64_t i, JigValue *result) {
    const JigMatrices *m = p->m;
    JigValue *all = poison(p, vector(2 * m->columns, true, p->sum));
    for (size_t k = 0; k < p->pieces; ++k)
        all = put_piece(p, tiles[k], all, (int64_t)k * SUMS);
    if (!m->swapped)
        all = bitcast(p, all, pairs_type(p, 2 * m->columns));
    const JigType *half = m->swapped ? vector(m->columns, true, p->sum) : pairs_type(p, m->columns);
    JigVectorDeinterleave parts = {.source = all, .res1_type = half, .res2_type = half};
    JigOp *rows = jig_vector_deinterleave_build(p->rw, p->loc, &parts);
    JigValue *made[] = {jig_op_result(rows, 0), jig_op_result(rows, 1)};
    for (size_t k = 0; k < 2 && !m->swapped; ++k)
        made[k] = bitcast(p, made[k], vector(m->columns, true, p->sum));
    for (int64_t k = 0; k < 2; ++k) {
        int64_t at = i + k;
        result = jig_vector_build_insert(p->rw, p->loc, made[k], result, &at, 1);
    }
    return result;
}

/* ---- The patterns ---- */

static JigValue *multiply(const Product *p, JigValue *sum, JigValue *x, JigValue *y) {
    const JigOpRow *const instructions[JIG_MATRIX_KINDS] = {
        [JIG_MATRIX_SIGNED] = JIG_ARM_SVE(SMMLA),
        [JIG_MATRIX_UNSIGNED] = JIG_ARM_SVE(UMMLA),
        [JIG_MATRIX_MIXED] = JIG_ARM_SVE(USMMLA),
        [JIG_MATRIX_FLOATS] = JIG_ARM_SVE(INTR_BFMMLA),
    };
    JigValue *operands[] = {sum, p->m->swapped ? y : x, p->m->swapped ? x : y};
    const JigType *type = jig_value_type(sum);
    return jig_op_result(jig_build(p->rw, p->loc, instructions[p->m->kind], operands,
                                   JIG_LEN(operands), &type, 1, NULL),
                         0);
}

static JigValue *build(const Product *p) {
    size_t n = p->pairs * p->pieces;
    JigValue **rows = JIG_NEW_ARRAY(p->a, JigValue *, p->pairs),
             **columns = JIG_NEW_ARRAY(p->a, JigValue *, p->pieces),
             **sums = JIG_NEW_ARRAY(p->a, JigValue *, n);
    for (size_t i = 0; i < p->pairs; ++i)
        rows[i] = two_rows(p, (int64_t)i * TILE);
    cut_columns(p, columns);
    for (size_t i = 0; i < p->pairs; ++i)
        cut_sums(p, (int64_t)i * TILE, sums + i * p->pieces);
    for (size_t i = 0; i < n; ++i)
        sums[i] = multiply(p, sums[i], rows[i / p->pieces], columns[i % p->pieces]);
    JigValue *result = poison(p, jig_op_result_type(p->m->c.op, 0));
    for (size_t i = 0; i < p->pairs; ++i)
        result = put_sums(p, sums + i * p->pieces, (int64_t)i * TILE, result);
    return result;
}

/* Numbers of 8 bits and no less, rows before columns, one step along the sums. */
static bool has_instruction(const JigMatrices *m) {
    for (size_t i = 0; i < 2; ++i) {
        const JigType *element = jig_type_element(jig_value_type(m->factors[i]));
        if (m->kind != JIG_MATRIX_FLOATS && jig_type_width(element) != 8)
            return false;
    }
    return m->has_rows && m->rows > 1 && !m->columns_first && m->sums == m->depth;
}

static bool to_sve(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigMatrices m;
    if (!jig_arm_read_matrices(rw, op, self->data, true, &m))
        return false;
    if (!has_instruction(&m))
        return jig_no_match(rw, op, "no instruction of this shape");
    jig_at_before(rw, op);
    Product p = {.rw = rw,
                 .loc = jig_op_loc(op),
                 .m = &m,
                 .sum = jig_type_element(jig_value_type(m.c.operands[2])),
                 .pairs = (size_t)(m.rows / TILE),
                 .pieces = (size_t)(m.columns / TILE),
                 .a = rw->arena};
    jig_rw_replace1(rw, op, build(&p));
    return true;
}

const JigPattern jig_arm_sve_i8_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToSVEI8MMPattern",
     .root = "vector.contract",
     .fn = to_sve},
    {0},
};
const JigPattern jig_arm_sve_bf16_patterns[] = {
    {.name = "(anonymous namespace)::LowerContractionToSVEBFMMLAPattern",
     .root = "vector.contract",
     .fn = to_sve,
     .data = "bf16"},
    {0},
};
