/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions that are a row of lanes times one lane: which they are. */
#include "machine/x86vector/row.h"

#include "ir/diag/kinds.h"
#include "payload/vector_memory/vector_access.h"

/* How many of the first `n` dimensions have more than one lane; *dim: the last such. */
static size_t count_wide(const JigType *type, size_t n, size_t *dim) {
    size_t count = 0;
    for (size_t i = 0; i < n; ++i)
        if (jig_type_dim(type, i) != 1) {
            ++count;
            *dim = i;
        }
    return count;
}

static bool has_scalable(const JigContraction *c) {
    for (size_t i = 0; i < JIG_LEN(c->operands); ++i)
        if (jig_type_is_vector(jig_value_type(c->operands[i])) &&
            jig_type_is_scalable(jig_value_type(c->operands[i])))
            return true;
    return false;
}

/* The loop of result `from_end` of a map, from its end; -1: it has less results. */
static int64_t loop_at(const JigMap *map, unsigned from_end) {
    unsigned n = jig_map_num_results(map);
    return from_end > n ? -1 : (int64_t)jig_map_dim_position(map, n - from_end);
}

/* Packed numbers are the last dimension of both operands. Before it, the loop that is summed over
 * is the last of the first operand, and the last but one of the second, where columns follow it. */
static bool is_packed(const JigContraction *c) {
    enum { FIRST_SUM = 2, SECOND_SUM };
    int64_t packed = loop_at(c->maps[0], 1), sum = loop_at(c->maps[0], FIRST_SUM),
            column = loop_at(c->maps[1], FIRST_SUM);
    return jig_map_num_results(c->maps[0]) > FIRST_SUM && packed == loop_at(c->maps[1], 1) &&
           sum == loop_at(c->maps[1], SECOND_SUM) &&
           jig_vector_contraction_reduces(c, (size_t)packed) &&
           jig_vector_contraction_reduces(c, (size_t)sum) &&
           !jig_vector_contraction_reduces(c, (size_t)column);
}

static bool fits(JigRewriter *rw, JigOp *op, const JigContraction *c, const JigType *of,
                 const JigType *sum) {
    const JigType *acc = jig_value_type(c->operands[2]);
    if (jig_vector_kind(op) != JIG_KIND_ADD)
        return jig_no_match(rw, op, "no sum");
    if (!jig_type_is_vector(acc))
        return jig_no_match(rw, op, "a sum that is no vector");
    if (jig_type_element(jig_value_type(c->operands[0])) != of ||
        jig_type_element(jig_value_type(c->operands[1])) != of || jig_type_element(acc) != sum)
        return jig_no_match(rw, op, "of other element types");
    if (has_scalable(c) || jig_vector_memory_is_masked(op))
        return jig_no_match(rw, op, "scalable or masked");
    return true;
}

bool jig_x86vector_row_product(JigRewriter *rw, JigOp *op, const JigType *of, const JigType *sum,
                               int64_t packed, JigRowProduct *out) {
    JigContraction c = jig_vector_contraction(op);
    JIG_CHECK(fits(rw, op, &c, of, sum));
    const JigType *lhs = jig_value_type(c.operands[0]), *rhs = jig_value_type(c.operands[1]),
                  *acc = jig_value_type(c.operands[2]);
    size_t less = packed > 1, dims[2] = {0}, acc_dim;
    if (less && (!is_packed(&c) || jig_type_dim(lhs, jig_type_rank(lhs) - 1) != packed))
        return jig_no_match(rw, op, "not of packed numbers");
    size_t in_lhs = count_wide(lhs, jig_type_rank(lhs) - less, &dims[0]),
           in_rhs = count_wide(rhs, jig_type_rank(rhs) - less, &dims[1]);
    if (in_lhs + in_rhs != 1 || count_wide(acc, jig_type_rank(acc), &acc_dim) != 1)
        return jig_no_match(rw, op, "not one row");
    size_t wide = in_rhs;
    *out = (JigRowProduct){.c = c,
                           .wide = wide,
                           .wide_dim = dims[wide],
                           .lanes = jig_type_dim(acc, acc_dim),
                           .packed = packed,
                           .of = of};
    return true;
}

JigValue *jig_x86vector_row_flat(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t n) {
    const JigType *type = jig_type_vector(&n, NULL, 1, jig_type_element(jig_value_type(v)));
    return jig_vector_build_shape_cast(rw, loc, type, v);
}
