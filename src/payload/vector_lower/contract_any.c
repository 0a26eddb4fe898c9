/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions that are no sums: products in the space of all loops, which are reduced. */
#include "payload/vector_lower/lower_contract.h"
#include "ir/diag/kinds.h"

/* The loops: their sizes, and which of them are reduced. */
typedef struct Space {
    unsigned n;
    int64_t *sizes;
    bool *scalable, *reduced;
} Space;

static Space space_of(JigRewriter *rw, const JigContraction *c) {
    Space s = {.n = (unsigned)jig_map_num_dims(c->maps[0])};
    s.sizes = JIG_NEW_ARRAY(rw->arena, int64_t, s.n + 1);
    s.scalable = JIG_NEW_ARRAY(rw->arena, bool, s.n + 1);
    s.reduced = JIG_NEW_ARRAY(rw->arena, bool, s.n + 1);
    for (unsigned loop = 0; loop < s.n; ++loop) {
        size_t operand = jig_vector_contraction_place(c, 0, loop) < 0;
        int at = jig_vector_contraction_place(c, operand, loop);
        s.sizes[loop] = jig_type_dim(jig_vector_lower_contract_type(c, operand), (size_t)at);
        s.scalable[loop] =
            jig_vector_scalable_at(jig_vector_lower_contract_type(c, operand), (size_t)at);
        s.reduced[loop] = jig_vector_contraction_reduces(c, loop);
    }
    return s;
}

static int64_t lanes(const Space *s) {
    int64_t n = 1;
    for (unsigned i = 0; i < s->n; ++i)
        n = n > JIG_VECTOR_MANY || s->sizes[i] > JIG_VECTOR_MANY ? JIG_VECTOR_MANY + 1
                                                                 : n * s->sizes[i];
    return n;
}

/* A factor with all loops in their order: along those that it does not have it is repeated. */
static JigValue *spread(JigRewriter *rw, JigLoc loc, const JigContraction *c, const Space *s,
                        size_t operand) {
    const JigType *type = jig_vector_lower_contract_type(c, operand);
    size_t rank = jig_type_rank(type), missing = s->n - rank, k = 0;
    int64_t *dims = JIG_NEW_ARRAY(rw->arena, int64_t, s->n + 1),
            *order = JIG_NEW_ARRAY(rw->arena, int64_t, s->n + 1);
    bool *scalable = JIG_NEW_ARRAY(rw->arena, bool, s->n + 1);
    for (unsigned loop = 0; loop < s->n; ++loop) {
        int place = jig_vector_contraction_place(c, operand, loop);
        size_t at = place < 0 ? k++ : missing + (size_t)place;
        dims[at] = s->sizes[loop];
        scalable[at] = s->scalable[loop];
        order[loop] = (int64_t)at;
    }
    const JigType *wide = jig_vector_lower_vector_type(type, dims, scalable, s->n);
    JigValue *v = c->operands[operand];
    if (missing)
        v = jig_vector_build_broadcast(rw, loc, wide, v);
    return jig_vector_build_transpose(rw, loc, v, order);
}

/* Of the result's dimensions, in the order of the loops, where they are. */
static int64_t *order_of_result(JigRewriter *rw, const JigContraction *c, const Space *s) {
    int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, s->n + 1);
    for (unsigned loop = 0, k = 0; loop < s->n; ++loop)
        if (!s->reduced[loop])
            order[k++] = jig_vector_contraction_place(c, 2, loop);
    return order;
}

static int64_t *inverse(JigRewriter *rw, const int64_t *order, size_t n) {
    int64_t *back = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        back[order[i]] = (int64_t)i;
    return back;
}

static bool reduce_products(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    const JigType *result = jig_vector_lower_contract_type(&c, 2),
                  *element = jig_type_element_or_self(result);
    Space s = space_of(rw, &c);
    if (jig_vector_kind(op) == JIG_KIND_ADD)
        return jig_no_match(rw, op, "a sum, which is lowered otherwise");
    if (jig_type_element(jig_vector_lower_contract_type(&c, 0)) != element ||
        jig_type_element(jig_vector_lower_contract_type(&c, 1)) != element)
        return jig_no_match(rw, op, "of several element types");
    if (lanes(&s) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many lanes");
    if (!jig_vector_combiner(JIG_KIND_MUL, element))
        return jig_no_match(rw, op, "elements are not multiplied");
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    JigValue *x = spread(rw, loc, &c, &s, 0), *y = spread(rw, loc, &c, &s, 1), *acc = c.operands[2];
    JigValue *products = jig_vector_lower_combine(rw, loc, JIG_KIND_MUL, x, y, NULL);
    bool moves = jig_type_is_vector(result) && jig_type_rank(result);
    int64_t *order = order_of_result(rw, &c, &s);
    if (moves)
        acc = jig_vector_build_transpose(rw, loc, acc, order);
    JigOp *sum = jig_vector_build_reduction(rw, loc, jig_vector_kind(op), products, acc, s.reduced);
    JigValue *out = jig_vector_lower_mask(rw, sum, m.mask);
    if (moves)
        out = jig_vector_build_transpose(rw, loc, out, inverse(rw, order, jig_type_rank(result)));
    jig_rw_replace1(rw, m.root, out);
    return true;
}

const JigPattern jig_reduce_products_patterns[] = {
    {.name = "products that are reduced", .root = "vector.contract", .fn = reduce_products},
    {0},
};
