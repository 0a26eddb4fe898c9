/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/arm/matrices.h"

#include "dialect/arith/arith.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "payload/vector_memory/vector_access.h"

typedef JigMatrices Matrices;

/* Where a number comes from by a cast to i32: signed (1), unsigned (0); -1: by none. */
static int extension(const JigValue *v) {
    if (jig_value_def_is(v, JIG_ARITH(EXTSI)))
        return 1;
    return jig_value_def_is(v, JIG_ARITH(EXTUI)) ? 0 : -1;
}

static bool has_types(const Matrices *m, size_t operand, const JigType *element) {
    const JigType *type = jig_value_type(m->c.operands[operand]);
    return jig_type_is_vector(type) && jig_type_element(type) == element;
}

/* Only the columns are: of the second factor the first dimension, of the sum the last. */
static bool scales(const Matrices *m, bool scalable) {
    for (size_t i = 0; i < JIG_LEN(m->c.operands); ++i) {
        const JigType *type = jig_value_type(m->c.operands[i]);
        size_t columns = i == 1 ? 0 : jig_type_rank(type) - 1;
        for (size_t d = 0; d < jig_type_rank(type); ++d)
            if (jig_vector_scalable_at(type, d) != (scalable && i > 0 && d == columns))
                return false;
    }
    return true;
}

/* Numbers of at most 8 bits, extended to 32 or left for the contraction to extend as signed. */
static bool are_ints(Matrices *m, JigContext *ctx) {
    const JigType *i8 = jig_type_i(ctx, 8), *i32 = jig_type_i(ctx, 32);
    for (size_t i = 0; i < 2; ++i) {
        int how = extension(m->c.operands[i]);
        m->is_signed[i] = how != 0;
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
    if (!are_ints(m, ctx))
        return false;
    const bool *is_signed = m->is_signed;
    m->depth = 8;
    m->swapped = is_signed[0] && !is_signed[1];
    m->kind = is_signed[0] != is_signed[1] ? JIG_MATRIX_MIXED
              : is_signed[0]               ? JIG_MATRIX_SIGNED
                                           : JIG_MATRIX_UNSIGNED;
    return true;
}
static bool read_floats(Matrices *m, JigContext *ctx) {
    const JigType *bf16 = jig_type_float(ctx, JIG_BF16);
    m->depth = 4;
    m->kind = JIG_MATRIX_FLOATS;
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

/* In which loops rows, columns and sums are. */
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

bool jig_arm_read_matrices(JigRewriter *rw, JigOp *op, bool floats, bool scalable, Matrices *m) {
    *m = (Matrices){.c = jig_vector_contraction(op)};
    if (jig_vector_kind(op) != JIG_KIND_ADD || jig_vector_memory_is_masked(op))
        return jig_no_match(rw, op, "masked, or no sum");
    if (!(floats ? read_floats(m, rw->ctx) : read_ints(m, rw->ctx)) || !scales(m, scalable))
        return jig_no_match(rw, op, "of other element types, or otherwise scalable");
    if (!read_loops(m))
        return jig_no_match(rw, op, "not of rows and columns");
    bool whole = (m->rows == 1 || m->rows % JIG_MATRIX_TILE == 0) &&
                 m->columns % JIG_MATRIX_TILE == 0 && m->sums % m->depth == 0;
    int64_t steps = m->sums / m->depth,
            tiles = jig_vector_count(jig_value_type(m->c.operands[2]), 1 + m->has_rows);
    if (!whole || steps > JIG_VECTOR_MANY || tiles * steps > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of whole tiles, or too many");
    return true;
}
