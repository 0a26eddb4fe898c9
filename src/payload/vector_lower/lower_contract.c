/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions loop by loop: one with a loop less for each of its iterations. */
#include "payload/vector_lower/lower_contract.h"
#include "ir/diag/kinds.h"

static const JigContractionLowering dot = JIG_CONTRACTION_DOT, common = JIG_CONTRACTION_LLVM,
                                    outer = JIG_CONTRACTION_OUTERPRODUCT,
                                    elementwise = JIG_CONTRACTION_PARALLELARITH;

/* ---- Parts of vectors ---- */

/* Part `at` along dimension `dim`; -1: the value itself. */
static JigValue *take(JigRewriter *rw, JigLoc loc, JigValue *v, int dim, int64_t at) {
    if (dim < 0)
        return v;
    if (dim == 0)
        return jig_vector_lower_extract(rw, loc, v, at);
    const JigType *type = jig_value_type(v);
    JigValue *result = jig_vector_lower_zero(rw, loc, jig_vector_lower_drop_dim(type, (size_t)dim));
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        JigValue *part = jig_vector_lower_extract(rw, loc, v, i);
        result = jig_vector_lower_insert(rw, loc, take(rw, loc, part, dim - 1, at), result, i);
    }
    return result;
}

/* `into` with `v` as part `at` along dimension `dim`; -1: v itself. */
static JigValue *put(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *into, int dim,
                     int64_t at) {
    if (dim < 0)
        return v;
    if (dim == 0)
        return jig_vector_lower_insert(rw, loc, v, into, at);
    for (int64_t i = 0, n = jig_type_dim(jig_value_type(into), 0); i < n; ++i) {
        JigValue *whole = jig_vector_lower_extract(rw, loc, into, i),
                 *part = jig_vector_lower_extract(rw, loc, v, i);
        into = jig_vector_lower_insert(rw, loc, put(rw, loc, part, whole, dim - 1, at), into, i);
    }
    return into;
}

/* Can `take` and `put` go through the dimensions before this one? */
static bool reaches(const JigType *type, int dim) {
    for (int i = 0; i < dim; ++i)
        if (jig_vector_scalable_at(type, (size_t)i))
            return false;
    return dim <= 0 || jig_vector_count(type, (size_t)dim) <= JIG_VECTOR_MANY;
}

/* Are there too many iterations, for each of which a lane may be moved? Or too many loops: each
 * step makes the maps of all others again, and `take` and `put` go as deep as there are any. */
static bool is_large(const JigContraction *c) {
    enum { MOST_LOOPS = 64 };
    int64_t count = 1;
    if (jig_map_num_dims(c->maps[0]) > MOST_LOOPS)
        return true;
    for (unsigned i = 0; i < jig_map_num_dims(c->maps[0]); ++i) {
        size_t k = jig_vector_contraction_place(c, 0, i) >= 0 ? 0 : 1;
        int at = jig_vector_contraction_place(c, k, i);
        int64_t size = at < 0 ? 1 : jig_type_dim(jig_vector_lower_contract_type(c, k), (size_t)at);
        if (size > JIG_VECTOR_MANY || (count *= size) > JIG_VECTOR_MANY)
            return true;
    }
    return false;
}

/* ---- One loop less ---- */

static JigValue *build_low(JigRewriter *rw, const JigContraction *low, JigValue *mask) {
    return jig_vector_lower_mask(rw, jig_vector_build_contraction(rw, jig_op_loc(low->op), low),
                                 mask);
}

/* The loop's iterations, and where it is in each operand; false: it can not be unrolled. */
static bool can_unroll(const JigContraction *c, unsigned loop, const JigValue *mask, int at[3],
                       int64_t *size) {
    *size = 0;
    for (size_t i = 0; i < 3; ++i) {
        const JigType *type = jig_vector_lower_contract_type(c, i);
        at[i] = jig_vector_contraction_place(c, i, loop);
        if (at[i] < 0)
            continue;
        if (jig_vector_scalable_at(type, (size_t)at[i]) || !reaches(type, at[i]))
            return false;
        if (i < 2)
            *size = jig_type_dim(type, (size_t)at[i]);
    }
    return *size > 0 && *size <= JIG_VECTOR_MANY &&
           (!mask || reaches(jig_value_type(mask), (int)loop));
}

/* Of a loop that is not reduced, or has one iteration. */
static JigValue *lower_parallel(JigRewriter *rw, const JigContraction *c, unsigned loop,
                                JigValue *mask) {
    int at[3];
    int64_t size;
    if (!can_unroll(c, loop, mask, at, &size) || (at[2] < 0 && size != 1))
        return NULL;
    JigLoc loc = jig_op_loc(c->op);
    JigContraction low = jig_vector_contraction_without_loop(c, loop);
    JigValue *result = jig_vector_lower_zero(rw, loc, jig_vector_lower_contract_type(c, 2));
    for (int64_t i = 0; i < size; ++i) {
        for (size_t k = 0; k < 3; ++k)
            low.operands[k] = take(rw, loc, c->operands[k], at[k], i);
        JigValue *m = mask ? take(rw, loc, mask, (int)loop, i) : NULL;
        result = put(rw, loc, build_low(rw, &low, m), result, at[2], i);
    }
    return result;
}

/* Of what has only loops that are reduced: the first one. */
static JigValue *lower_reduction(JigRewriter *rw, const JigContraction *c, JigValue *mask) {
    int at[3];
    int64_t size;
    JigLoc loc = jig_op_loc(c->op);
    if (jig_type_is_vector(jig_vector_lower_contract_type(c, 2)))
        return NULL;
    if (jig_map_num_dims(c->maps[0]) == 1) {
        JigVectorReduction parts = {
            .vector = jig_vector_lower_multiply_combine(rw, loc, c->operands[0], c->operands[1],
                                                        NULL, JIG_KIND_MUL, NULL),
            .acc = c->operands[2],
            .dest_type = jig_vector_lower_contract_type(c, 2),
            .kind = c->kind};
        return jig_vector_lower_mask(rw, jig_vector_reduction_build(rw, loc, &parts), mask);
    }
    if (!can_unroll(c, 0, mask, at, &size) || at[0] < 0 || at[1] < 0)
        return NULL;
    JigContraction low = jig_vector_contraction_without_loop(c, 0);
    for (int64_t i = 0; i < size; ++i) {
        for (size_t k = 0; k < 2; ++k)
            low.operands[k] = take(rw, loc, c->operands[k], at[k], i);
        JigValue *m = mask ? take(rw, loc, mask, 0, i) : NULL;
        low.operands[2] = build_low(rw, &low, m);
    }
    return low.operands[2];
}

/* Is the loop reduced along dimensions of both operands? One that only one of them has may be
 * reduced, too, where it has one iteration. */
static bool pairs_lanes(const JigContraction *c, unsigned loop) {
    return jig_vector_contraction_reduces(c, loop) &&
           jig_vector_contraction_place(c, 0, loop) >= 0 &&
           jig_vector_contraction_place(c, 1, loop) >= 0;
}

/* The loops that are unrolled first: those that both operands have, then those of the first one,
 * then those of the second. */
static bool next_loop(const JigContraction *c, unsigned *loop) {
    for (unsigned i = 0; i < jig_map_num_dims(c->maps[0]); ++i)
        if (!jig_vector_contraction_reduces(c, i) && jig_vector_contraction_place(c, 0, i) >= 0 &&
            jig_vector_contraction_place(c, 1, i) >= 0)
            return *loop = i, true;
    for (size_t k = 0; k < 2; ++k)
        for (unsigned i = 0; i < jig_map_num_results(c->maps[k]); ++i)
            if (!pairs_lanes(c, jig_map_dim_position(c->maps[k], i)))
                return *loop = jig_map_dim_position(c->maps[k], i), true;
    return false;
}

/* ---- Patterns ---- */

static bool has_one_element_type(const JigContraction *c) {
    const JigType *element = jig_type_element_or_self(jig_vector_lower_contract_type(c, 2));
    return jig_type_element(jig_vector_lower_contract_type(c, 0)) == element &&
           jig_type_element(jig_vector_lower_contract_type(c, 1)) == element;
}

enum { FACTORS = 2 };

/* Factors have the elements that sums have, or narrower ones of their kind, which are extended. */
static bool widens(const JigContraction *c) {
    const JigType *sum = jig_type_element_or_self(jig_vector_lower_contract_type(c, FACTORS));
    for (size_t i = 0; i < FACTORS; ++i) {
        const JigType *from = jig_type_element(jig_vector_lower_contract_type(c, i));
        if (from != sum && (jig_type_kind(from) != jig_type_kind(sum) ||
                            jig_type_width(from) >= jig_type_width(sum)))
            return false;
    }
    return true;
}

static JigValue *lower_special(JigRewriter *rw, const JigContraction *c, JigValue *mask,
                               JigContractionLowering how) {
    switch (how) {
    case JIG_CONTRACTION_DOT:
        return jig_vector_lower_contract_to_dots(rw, c, mask);
    case JIG_CONTRACTION_OUTERPRODUCT:
        return jig_vector_lower_contract_to_outer(rw, c, mask);
    case JIG_CONTRACTION_PARALLELARITH:
        return jig_vector_lower_contract_elementwise(rw, c, mask);
    case JIG_CONTRACTION_LLVM:
        break;
    }
    return NULL;
}

static bool lower_contraction(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigContraction c = jig_vector_contraction(op);
    if (!has_one_element_type(&c))
        return jig_no_match(rw, op, "of several element types");
    if (jig_vector_kind(op) != JIG_KIND_ADD)
        return jig_no_match(rw, op, "no sum");
    if (!jig_vector_combiner(JIG_KIND_ADD, jig_vector_lower_contract_type(&c, 2)))
        return jig_no_match(rw, op, "elements are not added");
    JigMasked m = jig_vector_lower_masked(rw, op);
    unsigned loop;
    JigValue *result = lower_special(rw, &c, m.mask, *(const JigContractionLowering *)self->data);
    if (!result && !is_large(&c))
        result = next_loop(&c, &loop) ? lower_parallel(rw, &c, loop, m.mask)
                                      : lower_reduction(rw, &c, m.mask);
    if (!result)
        return jig_no_match(rw, op, "a loop can not be unrolled");
    jig_rw_replace1(rw, m.root, result);
    return true;
}

static bool to_outer_products(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    if (!widens(&c))
        return jig_no_match(rw, op, "sums are narrower than factors");
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigValue *result = jig_vector_lower_contract_to_outer(rw, &c, m.mask);
    if (!result)
        return jig_no_match(rw, op, "no product of matrices, or too long");
    jig_rw_replace1(rw, m.root, result);
    return true;
}

/* The other lowerings take factors that are as wide as the sums. */
static bool promote_factors(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    const JigType *element = jig_type_element_or_self(jig_vector_lower_contract_type(&c, FACTORS));
    if (!widens(&c))
        return jig_no_match(rw, op, "factors are no narrower than sums");
    if (has_one_element_type(&c))
        return jig_no_match(rw, op, "of one element type");
    (void)jig_vector_lower_masked(rw, op); /* in front of a mask around it */
    for (size_t i = 0; i < FACTORS; ++i) {
        JigValue *v = jig_vector_lower_contract_promote(rw, jig_op_loc(op), c.operands[i], element);
        if (v != c.operands[i])
            jig_rw_set_operand(rw, op, i, v);
    }
    return true;
}

/* On the way a contraction may have reductions of one factor only, which the verifier does not
 * take. */
#define LOWERING                                                                                   \
    .name = "(anonymous namespace)::ContractionOpLowering", .root = "vector.contract",             \
    .fn = lower_contraction, .leaves_invalid = true

static const JigPattern dot_patterns[] = {{LOWERING, .data = &dot}, {0}},
                        common_patterns[] = {{LOWERING, .data = &common}, {0}},
                        elementwise_patterns[] = {{LOWERING, .data = &elementwise}, {0}},
                        outer_patterns[] = {
                            {LOWERING, .data = &outer},
                            {.name = "(anonymous namespace)::ContractionOpToOuterProductOpLowering",
                             .root = "vector.contract",
                             .fn = to_outer_products},
                            {0},
};

const JigPattern *const jig_vector_lower_contraction_patterns[] = {
    [JIG_CONTRACTION_DOT] = dot_patterns,
    [JIG_CONTRACTION_LLVM] = common_patterns,
    [JIG_CONTRACTION_OUTERPRODUCT] = outer_patterns,
    [JIG_CONTRACTION_PARALLELARITH] = elementwise_patterns,
};

const JigPattern jig_promote_contraction_patterns[] = {
    {.name = "factors as wide as sums", .root = "vector.contract", .fn = promote_factors},
    {0},
};
