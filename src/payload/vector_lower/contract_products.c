/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products of two matrices, or of a matrix and a vector. */
#include "payload/vector_lower/lower_contract.h"
#include "ir/diag/kinds.h"

/* Two operands in the order in which they make rows and columns of the result. The second is a
 * vector where the result is one. */
typedef struct Product {
    JigValue *operands[2];
    bool reduced_last[2]; /* of the operand's two dimensions, the second is reduced */
    bool has_columns;     /* the result is a matrix */
    bool is_swapped;      /* the order of rows and columns is not that of the loops */
    size_t reduced;       /* loop */
} Product;

/* Has the map these two loops, in one order or the other? */
static bool has_loops(const JigMap *map, unsigned a, unsigned b) {
    return jig_map_num_results(map) == 2 && jig_map_is_projected_permutation(map, false) &&
           jig_map_uses_dim(map, a) && jig_map_uses_dim(map, b);
}

static bool is_loop(const JigMap *map, unsigned loop) {
    return jig_map_num_results(map) == 1 && jig_map_dim_position(map, 0) == loop;
}

static bool ends_with(const JigMap *map, unsigned loop) {
    return jig_map_dim_position(map, jig_map_num_results(map) - 1) == loop;
}

/* Loops m, n, and k, which is reduced. */
static bool matrices(const JigContraction *c, Product *p) {
    enum { M, N, K };
    if (jig_vector_contraction_reduces(c, M) || jig_vector_contraction_reduces(c, N) ||
        !jig_vector_contraction_reduces(c, K) || !has_loops(c->maps[0], M, K) ||
        !has_loops(c->maps[1], N, K) || !has_loops(c->maps[2], M, N))
        return false;
    *p = (Product){.has_columns = true, .is_swapped = ends_with(c->maps[2], M), .reduced = K};
    for (size_t i = 0; i < 2; ++i) {
        size_t k = p->is_swapped ? 1 - i : i;
        p->operands[i] = c->operands[k];
        p->reduced_last[i] = ends_with(c->maps[k], K);
    }
    return true;
}

static bool matrix_and_vector(const JigContraction *c, Product *p) {
    bool first = jig_vector_contraction_reduces(c, 0);
    if (first == jig_vector_contraction_reduces(c, 1))
        return false;
    unsigned k = first ? 0 : 1, m = 1 - k;
    for (size_t i = 0; i < 2; ++i) {
        if (!is_loop(c->maps[2], m) || !has_loops(c->maps[i], m, k) || !is_loop(c->maps[1 - i], k))
            continue;
        *p = (Product){.operands = {c->operands[i], c->operands[1 - i]},
                       .reduced_last = {ends_with(c->maps[i], k)},
                       .reduced = k};
        return true;
    }
    return false;
}

static bool product_of(const JigContraction *c, Product *p) {
    unsigned loops = jig_map_num_dims(c->maps[0]);
    return loops == 3 ? matrices(c, p) : loops == 2 && matrix_and_vector(c, p);
}

static JigValue *turn(JigRewriter *rw, JigLoc loc, JigValue *matrix) {
    return jig_vector_build_transpose(rw, loc, matrix, (const int64_t[]){1, 0});
}

/* The operands with the dimension that is reduced where it is wanted. */
static void arrange(JigRewriter *rw, JigLoc loc, Product *p, bool last) {
    for (size_t i = 0; i < (p->has_columns ? 2 : 1); ++i)
        if (p->reduced_last[i] != last)
            p->operands[i] = turn(rw, loc, p->operands[i]);
}

/* ---- Outer products ---- */

JigValue *jig_vector_lower_contract_promote(JigRewriter *rw, JigLoc loc, JigValue *v,
                                            const JigType *element) {
    const JigType *from = jig_value_type(v);
    if (jig_type_element_or_self(from) == element)
        return v;
    const JigOpRow *row =
        jig_type_kind(element) == JIG_TYPE_FLOAT ? JIG_ARITH(EXTF) : JIG_ARITH(EXTSI);
    const JigType *to = jig_vector_with_element(from, element);
    return jig_op_result(jig_build(rw, loc, row, &v, 1, &to, 1, NULL), 0);
}

/* The mask with the loop that is reduced in front, then the dimensions of the result. */
static JigValue *turn_mask(JigRewriter *rw, JigLoc loc, const Product *p, JigValue *mask) {
    if (mask && p->has_columns)
        return jig_vector_build_transpose(
            rw, loc, mask, p->is_swapped ? (const int64_t[]){2, 1, 0} : (const int64_t[]){2, 0, 1});
    return mask && p->reduced ? turn(rw, loc, mask) : mask;
}

JigValue *jig_vector_lower_contract_to_outer(JigRewriter *rw, const JigContraction *c,
                                             JigValue *mask) {
    Product p;
    if (!product_of(c, &p))
        return NULL;
    JigLoc loc = jig_op_loc(c->op);
    const JigType *type = jig_value_type(p.operands[0]),
                  *element = jig_type_element(jig_vector_lower_contract_type(c, 2));
    size_t dim = p.reduced_last[0] ? 1 : 0;
    if (jig_vector_scalable_at(type, dim) || jig_type_dim(type, dim) > JIG_VECTOR_MANY)
        return NULL;
    arrange(rw, loc, &p, false);
    mask = turn_mask(rw, loc, &p, mask);
    JigValue *result = c->operands[2];
    for (int64_t k = 0; k < jig_type_dim(type, dim); ++k) {
        JigValue *a = jig_vector_lower_extract(rw, loc, p.operands[0], k),
                 *b = jig_vector_lower_extract(rw, loc, p.operands[1], k);
        a = jig_vector_lower_contract_promote(rw, loc, a, element);
        b = jig_vector_lower_contract_promote(rw, loc, b, element);
        JigValue *m = mask ? jig_vector_lower_extract(rw, loc, mask, k) : NULL;
        JigVectorOuterproduct parts = {.lhs = a,
                                       .rhs = b,
                                       .acc = result,
                                       .result_type = jig_value_type(result),
                                       .kind = c->kind};
        result = jig_vector_lower_mask(rw, jig_vector_outerproduct_build(rw, loc, &parts), m);
    }
    return result;
}

/* ---- Dot products ---- */

/* The sum of the products of the lanes of both. */
static JigValue *dot(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b) {
    const JigType *element = jig_type_element(jig_value_type(a));
    JigValue *product = jig_vector_lower_multiply_combine(rw, loc, a, b, NULL, JIG_KIND_MUL, NULL);
    JigVectorReduction parts = {.vector = product,
                                .dest_type = element,
                                .kind = jig_vector_kind_attr_of(rw->ctx, JIG_KIND_ADD)};
    return jig_op_result(jig_vector_reduction_build(rw, loc, &parts), 0);
}

/* Is the result small enough to be made lane by lane? */
static bool is_small(const JigType *result) {
    return !jig_type_is_scalable(result) &&
           jig_vector_count(result, jig_type_rank(result)) <= JIG_VECTOR_MANY;
}

JigValue *jig_vector_lower_contract_to_dots(JigRewriter *rw, const JigContraction *c,
                                            JigValue *mask) {
    Product p;
    if (mask || !product_of(c, &p) || (!p.has_columns && !p.reduced) ||
        !is_small(jig_vector_lower_contract_type(c, 2)))
        return NULL;
    JigLoc loc = jig_op_loc(c->op);
    arrange(rw, loc, &p, true);
    const JigType *type = jig_vector_lower_contract_type(c, 2);
    int64_t rows = jig_type_dim(type, 0), columns = p.has_columns ? jig_type_dim(type, 1) : 1;
    JigValue *result = jig_vector_lower_zero(rw, loc, type),
             **column = JIG_NEW_ARRAY(rw->arena, JigValue *, (size_t)columns);
    column[0] = p.operands[1];
    for (int64_t i = 0; i < rows; ++i) {
        JigValue *row = jig_vector_lower_extract(rw, loc, p.operands[0], i);
        for (int64_t k = 0; k < columns; ++k) {
            if (p.has_columns && i == 0)
                column[k] = jig_vector_lower_extract(rw, loc, p.operands[1], k);
            result = jig_vector_build_insert(rw, loc, dot(rw, loc, row, column[k]), result,
                                             (int64_t[]){i, k}, p.has_columns ? 2 : 1);
        }
    }
    return jig_vector_lower_combine(rw, loc, JIG_KIND_ADD, result, c->operands[2], NULL);
}
