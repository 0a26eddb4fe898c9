/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/unroll_vectors.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "jig/iface.h"

/* ---- Parts of an op ---- */

/* The dimensions of an op and of its parts. */
typedef struct Parts {
    int64_t *whole, *part, *at; /* sizes, and where the part at hand starts */
    size_t *order, rank, count;
} Parts;

/* Parts of all dimensions, which divide them; false where there is only one. */
static bool divide(Parts *p, const int64_t *part, size_t rank, JigArena *a) {
    if (rank > p->rank)
        return false;
    p->part = JIG_NEW_ARRAY(a, int64_t, p->rank);
    p->at = jig_arena_calloc(a, (p->rank + 1) * sizeof *p->at);
    p->count = 1;
    for (size_t i = 0; i < p->rank; ++i) {
        int64_t size = i < p->rank - rank ? 1 : part[i - (p->rank - rank)];
        if (size <= 0 || p->whole[i] <= 0 || p->whole[i] % size != 0)
            return false;
        p->part[i] = size;
        p->count *= (size_t)(p->whole[i] / size);
        if ((uint64_t)(p->whole[i] / size) > JIG_VECTOR_MANY || p->count > JIG_VECTOR_MANY)
            return false;
    }
    return p->count > 1;
}

static bool find_parts(JigRewriter *rw, JigOp *op, const JigVectorUnroll *how, Parts *p) {
    const JigUnrollIface *unroll = jig_unroll(op);
    int64_t *part;
    size_t rank;
    *p = (Parts){0};
    if (!unroll || !unroll->shape(op, rw->arena, &p->whole, &p->rank) ||
        !how->shape(op, how, rw->arena, &part, &rank) || !divide(p, part, rank, rw->arena))
        return jig_no_match(rw, op, "it is not made of several parts");
    p->order = JIG_NEW_ARRAY(rw->arena, size_t, p->rank);
    for (size_t i = 0; i < p->rank; ++i)
        p->order[i] = i;
    if (how->order)
        how->order(op, p->order, p->rank);
    return true;
}

/* On to the next part; false behind the last one. */
static bool next_part(Parts *p) {
    for (size_t i = p->rank; i-- > 0;) {
        size_t dim = p->order[i];
        if ((p->at[dim] += p->part[dim]) < p->whole[dim])
            return true;
        p->at[dim] = 0;
    }
    return false;
}

/* ---- Slices ----
 * What is scalable, or under a mask, comes out as what the verifier refuses. */

static const JigAttr *ones(JigRewriter *rw, size_t n) {
    int64_t *values = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        values[i] = 1;
    return jig_attr_i64_array(rw->ctx, values, n);
}

static JigValue *slice(JigRewriter *rw, JigLoc loc, JigValue *v, const int64_t *at,
                       const int64_t *sizes, size_t rank) {
    const JigType *from = jig_value_type(v), *type;
    type = jig_type_vector(sizes, jig_type_scalable_dims(from), rank, jig_type_element(from));
    return jig_build_or_fold(rw, loc, JIG_VECTOR(EXTRACT_STRIDED_SLICE), &v, 1, &type, 1, "offsets",
                             jig_attr_i64_array(rw->ctx, at, rank), "sizes",
                             jig_attr_i64_array(rw->ctx, sizes, rank), "strides", ones(rw, rank),
                             NULL);
}

/* `whole` with a part of it. */
static JigValue *insert(JigRewriter *rw, JigLoc loc, JigValue *part, JigValue *whole,
                        const int64_t *at, size_t rank) {
    JigValue *operands[] = {part, whole};
    const JigType *type = jig_value_type(whole);
    return jig_build_or_fold(rw, loc, JIG_VECTOR(INSERT_STRIDED_SLICE), operands, 2, &type, 1,
                             "offsets", jig_attr_i64_array(rw->ctx, at, rank), "strides",
                             ones(rw, rank), NULL);
}

static JigValue *zeros(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_arith_constant(rw, loc, type, jig_attr_zero(type));
}

/* ---- Transfers ---- */

/* The indices of the part of a transfer. */
static JigValueList indices_at(JigRewriter *rw, const JigTransfer *t, const Parts *p) {
    size_t n = t->indices.count;
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_op_operand(t->op, t->indices.start + i);
    for (unsigned i = 0; i < jig_map_num_results(t->map); ++i) {
        const JigExpr *e = jig_map_result(t->map, i);
        if (jig_expr_kind(e) != JIG_EXPR_DIM)
            continue;
        const JigExpr *moved = jig_expr_add_const(jig_expr_dim(rw->ctx, 0), p->at[i]);
        const JigAttr *map = jig_attr_of_map(jig_map(rw->ctx, 1, 0, &moved, 1));
        JigValue **index = &indices[jig_expr_position(e)];
        JigAffineApply parts = {.map_operands = {index, 1}, .map = map};
        *index = jig_op_result(jig_affine_apply_build(rw, jig_op_loc(t->op), &parts), 0);
    }
    return (JigValueList){indices, n};
}

static bool is_unrollable(JigRewriter *rw, JigOp *op, const JigVectorUnroll *how, Parts *p) {
    JigTransfer t = jig_vector_transfer(op);
    if (!jig_map_num_results(t.map) || t.mask)
        return jig_no_match(rw, op, "of one element, or under a mask");
    JIG_CHECK(find_parts(rw, op, how, p));
    return p->rank == jig_map_num_results(t.map);
}

static bool unroll_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Parts p;
    JIG_CHECK(is_unrollable(rw, op, self->data, &p));
    JigTransfer t = jig_vector_transfer(op);
    JigLoc loc = jig_op_loc(op);
    JigValue *result = zeros(rw, loc, t.vector_type);
    const JigType *type = jig_type_vector(p.part, NULL, p.rank, jig_type_element(t.vector_type));
    do {
        JigVectorTransferRead parts = {.base = t.base,
                                       .indices = indices_at(rw, &t, &p),
                                       .padding = t.padding,
                                       .vector_type = type,
                                       .permutation_map = jig_attr_of_map(t.map),
                                       .in_bounds = t.in_bounds};
        JigOp *read = jig_vector_transfer_read_build(rw, loc, &parts);
        result = insert(rw, loc, jig_op_result(read, 0), result, p.at, p.rank);
    } while (next_part(&p));
    jig_rw_replace1(rw, op, result);
    return true;
}

static bool unroll_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Parts p;
    JIG_CHECK(is_unrollable(rw, op, self->data, &p));
    JigTransfer t = jig_vector_transfer(op);
    JigLoc loc = jig_op_loc(op);
    JigValue *base = t.base;
    do {
        JigVectorTransferWrite parts = {
            .value_to_store = slice(rw, loc, t.vector, p.at, p.part, p.rank),
            .base = base,
            .indices = indices_at(rw, &t, &p),
            .result_type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL,
            .permutation_map = jig_attr_of_map(t.map),
            .in_bounds = t.in_bounds};
        JigOp *write = jig_vector_transfer_write_build(rw, loc, &parts);
        if (jig_op_num_results(write))
            base = jig_op_result(write, 0);
    } while (next_part(&p));
    if (jig_op_num_results(op))
        jig_rw_replace1(rw, op, base);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* ---- Contractions ---- */

/* What `map` picks of the numbers. */
static int64_t *picked(JigRewriter *rw, const JigMap *map, const int64_t *numbers) {
    int64_t *out = JIG_NEW_ARRAY(rw->arena, int64_t, jig_map_num_results(map));
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        out[i] = numbers[jig_map_dim_position(map, i)];
    return out;
}

/* Parts of the sum, by where they start, in the order in which they were begun. */
typedef struct Sums {
    JigValue **parts;
    int64_t **at;
    size_t n, *number; /* of the part, + 1, by its place in row-major order */
} Sums;

static size_t *number_of(const Parts *p, const JigMap *map, const Sums *s) {
    size_t place = 0;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        size_t dim = jig_map_dim_position(map, i);
        place =
            place * (size_t)(p->whole[dim] / p->part[dim]) + (size_t)(p->at[dim] / p->part[dim]);
    }
    return &s->number[place];
}

static bool unroll_contract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    enum { LHS, RHS, ACC };
    Parts p;
    JIG_CHECK(find_parts(rw, op, self->data, &p));
    const JigType *whole = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(whole))
        return jig_no_match(rw, op, "the result is a scalar");
    JigLoc loc = jig_op_loc(op);
    const JigMap *maps[3];
    for (size_t i = 0; i < 3; ++i)
        maps[i] =
            jig_attr_map_value(jig_attr_array_at(jig_vector_contract_indexing_maps_attr(op), i));
    size_t rank = jig_map_num_results(maps[ACC]);
    const JigType *type =
        jig_type_vector(picked(rw, maps[ACC], p.part), NULL, rank, jig_type_element(whole));
    Sums s = {.parts = JIG_NEW_ARRAY(rw->arena, JigValue *, p.count),
              .at = JIG_NEW_ARRAY(rw->arena, int64_t *, p.count),
              .number = jig_arena_calloc(rw->arena, p.count * sizeof(size_t))};
    do {
        size_t *number = number_of(&p, maps[ACC], &s);
        JigValue *operands[3];
        for (size_t i = 0; i < 3; ++i)
            operands[i] = i == ACC && *number
                              ? s.parts[*number - 1]
                              : slice(rw, loc, jig_op_operand(op, i), picked(rw, maps[i], p.at),
                                      picked(rw, maps[i], p.part), jig_map_num_results(maps[i]));
        if (!*number) {
            s.at[s.n] = picked(rw, maps[ACC], p.at);
            *number = ++s.n;
        }
        s.parts[*number - 1] = jig_op_result(jig_rw_clone_with(rw, loc, op, operands, &type), 0);
    } while (next_part(&p));
    JigValue *result = zeros(rw, loc, whole);
    for (size_t i = 0; i < s.n; ++i)
        result = insert(rw, loc, s.parts[i], result, s.at[i], rank);
    jig_rw_replace1(rw, op, result);
    return true;
}

/* ---- Elementwise ops ---- */

static bool is_elementwise(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_ELEMENTWISE) &&
           jig_op_has_trait(op, JIG_TRAIT_SCALARIZABLE) &&
           jig_op_has_trait(op, JIG_TRAIT_VECTORIZABLE) &&
           jig_op_has_trait(op, JIG_TRAIT_TENSORIZABLE) && jig_op_num_results(op) == 1 &&
           jig_type_is_vector(jig_op_result_type(op, 0));
}

static bool unroll_elementwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Parts p;
    if (!is_elementwise(op))
        return jig_no_match(rw, op, "not an elementwise op of one vector");
    JIG_CHECK(find_parts(rw, op, self->data, &p));
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    const JigType *whole = jig_op_result_type(op, 0),
                  *type = jig_type_vector(p.part, NULL, p.rank, jig_type_element(whole));
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n), *result = zeros(rw, loc, whole);
    do {
        for (size_t i = 0; i < n; ++i) {
            operands[i] = jig_op_operand(op, i);
            if (jig_type_is_vector(jig_value_type(operands[i])))
                operands[i] = slice(rw, loc, operands[i], p.at, p.part, p.rank);
        }
        JigOp *part = jig_rw_clone_with(rw, loc, op, operands, &type);
        result = insert(rw, loc, jig_op_result(part, 0), result, p.at, p.rank);
    } while (next_part(&p));
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_unroll_patterns[] = {
    {.name = "(anonymous namespace)::UnrollTransferReadPattern",
     .root = "vector.transfer_read",
     .fn = unroll_read,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::UnrollTransferWritePattern",
     .root = "vector.transfer_write",
     .fn = unroll_write,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::UnrollContractionPattern",
     .root = "vector.contract",
     .fn = unroll_contract,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::UnrollElementwisePattern",
     .fn = unroll_elementwise,
     .leaves_invalid = true},
    {0},
};
