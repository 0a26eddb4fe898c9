/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops along the last dimension of their vectors, one vector at a time. */
#include "payload/patterns/kept.h"
#include "payload/vector_lower/vector_lower_int.h"
#include "payload/vector_lower/lower_transpose.h"

/* What is made of the operands' parts at one position; out: a part of each result, of the types
 * that are given. */
typedef void PartFn(JigRewriter *rw, JigOp *op, JigValue *const *parts, const JigType *const *types,
                    JigValue **out);

/* The dimensions before the last one, up to a scalable one. */
static size_t num_unrolled(const JigType *type) {
    size_t rank = jig_type_rank(type), n = 0;
    while (n + 1 < rank && !jig_vector_scalable_at(type, n))
        ++n;
    return n;
}

static void step(const JigType *type, int64_t *position, size_t n) {
    for (size_t i = n; i-- > 0;) {
        if (++position[i] < jig_type_dim(type, i))
            return;
        position[i] = 0;
    }
}

enum { MOST = 2 }; /* operands, results */

/* The op for each position in the dimensions before the last; results begin as `start` makes them.
 */
static bool unroll(JigRewriter *rw, JigOp *op, PartFn *fn,
                   JigValue *(*start)(JigRewriter *, JigLoc, const JigType *)) {
    JigLoc loc = jig_op_loc(op);
    size_t ins = jig_op_num_operands(op), outs = jig_op_num_results(op);
    const JigType *type = jig_op_result_type(op, 0), *types[MOST];
    size_t n = num_unrolled(type);
    int64_t count = jig_vector_count(type, n);
    if (!n || count > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of one vector, or of too many");
    JigValue *results[MOST], *parts[MOST], *made[MOST];
    for (size_t i = 0; i < outs; ++i) {
        types[i] = jig_vector_extracted_type(jig_op_result_type(op, i), n);
        results[i] = start(rw, loc, jig_op_result_type(op, i));
    }
    int64_t *position = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (int64_t k = 0; k < count; ++k) {
        for (size_t i = 0; i < ins; ++i)
            parts[i] = jig_vector_build_extract(rw, loc, jig_op_operand(op, i), position, n);
        fn(rw, op, parts, types, made);
        for (size_t i = 0; i < outs; ++i)
            results[i] = jig_vector_build_insert(rw, loc, made[i], results[i], position, n);
        step(type, position, n);
    }
    jig_rw_replace(rw, op, results, outs);
    return true;
}

/* The same op on the parts. */
static void same_op(JigRewriter *rw, JigOp *op, JigValue *const *parts, const JigType *const *types,
                    JigValue **out) {
    size_t outs = jig_op_num_results(op);
    JigOp *made = jig_build(rw, jig_op_loc(op), jig_op_row(op), parts, jig_op_num_operands(op),
                            types, outs, NULL);
    for (size_t i = 0; i < outs; ++i)
        out[i] = jig_op_result(made, i);
}

static bool unroll_bitcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return unroll(rw, op, same_op, jig_vector_lower_poison);
}

static bool unroll_interleave(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return unroll(rw, op, same_op, jig_vector_lower_zero);
}

const JigPattern jig_vector_lower_bitcast_patterns[] = {
    {.name = "(anonymous namespace)::UnrollBitCastOp",
     .root = "vector.bitcast",
     .fn = unroll_bitcast},
    {0},
};
const JigPattern jig_vector_lower_interleave_patterns[] = {
    {.name = "(anonymous namespace)::UnrollInterleaveOp",
     .root = "vector.interleave",
     .fn = unroll_interleave},
    {.name = "(anonymous namespace)::UnrollDeinterleaveOp",
     .root = "vector.deinterleave",
     .fn = unroll_interleave},
    {0},
};

/* ---- Arithmetic with two results ---- */

static bool unroll_extended(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "of no vectors");
    return unroll(rw, op, same_op, jig_vector_lower_zero);
}

const JigPattern jig_vector_lower_extended_patterns[] = {
    {.name = "rows of arith.addui_extended", .root = "arith.addui_extended", .fn = unroll_extended},
    {.name = "rows of arith.mului_extended", .root = "arith.mului_extended", .fn = unroll_extended},
    {.name = "rows of arith.mulsi_extended", .root = "arith.mulsi_extended", .fn = unroll_extended},
    {.name = "rows of math.absi", .root = "math.absi", .fn = unroll_extended},
    {.name = "rows of math.ctlz", .root = "math.ctlz", .fn = unroll_extended},
    {.name = "rows of math.cttz", .root = "math.cttz", .fn = unroll_extended},
    {.name = "rows of math.isfinite", .root = "math.isfinite", .fn = unroll_extended},
    {.name = "rows of math.isnan", .root = "math.isnan", .fn = unroll_extended},
    {0},
};

/* ---- Interleaving by a shuffle ---- */

static bool interleave_to_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *lhs = jig_vector_interleave_lhs(op);
    const JigType *type = jig_value_type(lhs);
    if (jig_type_rank(type) != 1 || jig_type_is_scalable(type) ||
        jig_type_dim(type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of vectors of one dimension and fixed length");
    int64_t n = jig_type_dim(type, 0), *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, (size_t)n * 2);
    for (int64_t i = 0; i < 2 * n; ++i)
        lanes[i] = i / 2 + (i % 2 ? n : 0);
    jig_rw_replace1(rw, op,
                    jig_vector_lower_shuffle_lanes(rw, jig_op_loc(op), lhs,
                                                   jig_vector_interleave_rhs(op), lanes,
                                                   (size_t)n * 2));
    return true;
}

const JigPattern jig_interleave_to_shuffle_patterns[] = {
    {.name = "(anonymous namespace)::InterleaveToShuffle",
     .root = "vector.interleave",
     .fn = interleave_to_shuffle},
    {0},
};

static bool deinterleave_to_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { PARTS = 2 };
    JigValue *source = jig_vector_deinterleave_source(op), *parts[PARTS];
    const JigType *type = jig_value_type(source);
    if (jig_type_rank(type) != 1 || jig_type_is_scalable(type) ||
        jig_type_dim(type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of a vector of one dimension and fixed length");
    size_t n = (size_t)jig_type_dim(type, 0) / PARTS;
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (size_t k = 0; k < PARTS; ++k) {
        for (size_t i = 0; i < n; ++i)
            lanes[i] = (int64_t)(PARTS * i + k);
        parts[k] = jig_vector_lower_shuffle_lanes(rw, jig_op_loc(op), source, source, lanes, n);
    }
    jig_rw_replace(rw, op, parts, PARTS);
    return true;
}

const JigPattern jig_deinterleave_to_shuffle_patterns[] = {
    {.name = "DeinterleaveToShuffle", .root = "vector.deinterleave", .fn = deinterleave_to_shuffle},
    {0},
};

/* ---- Steps ---- */

typedef struct IndexBits {
    uint32_t n;
} IndexBits;

/* The numbers of the lanes, as many bits of them as an index has. */
static bool step_to_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    enum { WORD = 64 };
    uint32_t bits = ((const IndexBits *)self->data)->n;
    const JigType *type = jig_op_result_type(op, 0);
    if (!bits || jig_type_is_scalable(type) || jig_type_dim(type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "the width of an index is not known, or the vector too long");
    size_t n = (size_t)jig_type_dim(type, 0);
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i) {
        uint64_t at = bits < WORD ? i & ((UINT64_C(1) << bits) - 1) : i;
        items[i] = jig_attr_int(jig_type_element(type), (int64_t)at);
    }
    jig_rw_replace1(
        rw, op, jig_arith_constant(rw, jig_op_loc(op), type, jig_attr_dense_of(type, items, n)));
    return true;
}

static const JigPattern step_patterns[] = {
    {.name = "lanes that count as a constant", .root = "vector.step", .fn = step_to_constant},
    {0},
};
const JigPattern *jig_vector_lower_step_patterns(JigContext *ctx, uint32_t index_bits) {
    IndexBits bits = {index_bits};
    return jig_patterns_kept(ctx, step_patterns, &bits, sizeof bits);
}

/* ---- Gathers ---- */

/* Along the first dimension. */
static bool unroll_gather(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(type);
    if (rank < 2 || jig_vector_scalable_at(type, 0) ||
        jig_vector_count(type, rank - 1) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of one vector, or of too many");
    size_t n = jig_vector_gather_num_offsets(op);
    JigValue **offsets = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        offsets[i] = jig_vector_gather_offsets_at(op, i);
    JigVectorGather parts = {.base = jig_vector_gather_base(op),
                             .offsets = {offsets, n},
                             .result_type = jig_vector_lower_drop_dim(type, 0),
                             .alignment = jig_vector_gather_alignment_attr(op)};
    JigValue *result = jig_vector_lower_poison(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        parts.indices = jig_vector_lower_extract(rw, loc, jig_vector_gather_indices(op), i);
        parts.mask = jig_vector_lower_extract(rw, loc, jig_vector_gather_mask(op), i);
        parts.pass_thru = jig_vector_lower_extract(rw, loc, jig_vector_gather_pass_thru(op), i);
        JigValue *row = jig_op_result(jig_vector_gather_build(rw, loc, &parts), 0);
        result = jig_vector_lower_insert(rw, loc, row, result, i);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_lower_gather_patterns[] = {
    {.name = "(anonymous namespace)::UnrollGather",
     .leaves_invalid = true, /* of one in a vector.mask, as the verifier tells */
     .root = "vector.gather",
     .fn = unroll_gather},
    {0},
};
