/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors as values to llvm: ops that make whole vectors out of scalars and vectors. */
#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "support/check.h"

/* ---- Lanes ---- */
JigValue *jig_to_llvm_number(JigRewriter *rw, JigLoc loc, uint32_t bits, int64_t n) {
    const JigType *type = jig_type_i(rw->ctx, bits);
    return jig_to_llvm_constant(rw, loc, type, jig_attr_int(type, n));
}

JigValue *jig_to_llvm_lane(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *at) {
    JigLlvmExtractelement parts = {
        .vector = vector, .position = at, .res_type = jig_type_element(jig_value_type(vector))};
    return jig_op_result(jig_llvm_extractelement_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_set_lane(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *element,
                               JigValue *at) {
    JigLlvmInsertelement parts = {
        .vector = vector, .value = element, .position = at, .res_type = jig_value_type(vector)};
    return jig_op_result(jig_llvm_insertelement_build(rw, loc, &parts), 0);
}

static const JigType *of_lanes(const JigType *like, size_t n) {
    const int64_t lanes = (int64_t)n;
    return jig_type_vector(&lanes, jig_type_scalable_dims(like), 1, jig_type_element(like));
}

JigValue *jig_to_llvm_shuffle(JigRewriter *rw, JigLoc loc, JigValue *v1, JigValue *v2,
                              const int32_t *lanes, size_t n) {
    JigLlvmShufflevector parts = {.v1 = v1,
                                  .v2 = v2,
                                  .mask = jig_attr_dense_i32(rw->ctx, lanes, n),
                                  .res_type = of_lanes(jig_value_type(v1), n)};
    return jig_op_result(jig_llvm_shufflevector_build(rw, loc, &parts), 0);
}

/* What the one result becomes; NULL after saying so: it has no type there. */
static const JigType *result_type(JigRewriter *rw, JigOp *op) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        jig_no_match(rw, op, "a result has no type there");
    return type;
}

/* ---- Bits as they are ---- */
static bool bitcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type || jig_type_rank(jig_op_result_type(op, 0)) > 1)
        return jig_no_match(rw, op, "not of one vector");
    JigLlvmBitcast parts = {.arg = jig_converted(rw, jig_vector_bitcast_source(op)),
                            .res_type = type};
    jig_rw_replace_op(rw, op, jig_llvm_bitcast_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- One value in all lanes ---- */
/* The scalar in all lanes of a vector of one dimension, which begins as a new one. */
static JigValue *splat(JigRewriter *rw, JigLoc loc, JigValue *scalar, const JigType *vector,
                       bool of_itself) {
    JigValue *empty = jig_to_llvm_poison(rw, loc, vector),
             *zero = jig_to_llvm_number(rw, loc, 32, 0);
    JigValue *first = jig_to_llvm_set_lane(rw, loc, empty, scalar, zero);
    size_t n = (size_t)jig_type_dim(vector, 0);
    int32_t *lanes = JIG_NEW_ARRAY(rw->arena, int32_t, n + 1);
    JigValue *from[] = {first, of_itself ? first : empty};
    const JigAttr *mask = jig_attr_dense_i32(rw->ctx, lanes, n);
    if (of_itself)
        return jig_to_llvm_shuffle(rw, loc, first, first, lanes, n);
    return jig_build_or_fold(rw, loc, JIG_LLVM(SHUFFLEVECTOR), from, 2, &vector, 1, "mask", mask,
                             NULL);
}

static const JigType *row_of(const JigType *t, size_t *depth) {
    for (*depth = 0; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t))
        ++*depth;
    return t;
}

static bool is_many(const JigType *vector) {
    for (size_t i = 0; i < jig_type_rank(vector); i++)
        if (jig_type_dim(vector, i) > JIG_VECTOR_MANY)
            return true;
    size_t rank = jig_type_rank(vector);
    return jig_vector_count(vector, rank ? rank - 1 : 0) > JIG_VECTOR_MANY;
}

static void step(const JigType *type, int64_t *position, size_t n) {
    for (size_t i = n; i-- > 0;) {
        if (++position[i] < jig_type_dim(type, i))
            return;
        position[i] = 0;
    }
}

/* In all rows of an array of arrays of vectors. */
static JigValue *splat_rows(JigRewriter *rw, JigOp *op, JigValue *scalar, const JigType *type) {
    JigLoc loc = jig_op_loc(op);
    const JigType *from = jig_op_result_type(op, 0);
    size_t depth;
    const JigType *row = row_of(type, &depth);
    JigValue *made = jig_to_llvm_poison(rw, loc, type), *all = splat(rw, loc, scalar, row, true);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, depth + 1);
    for (int64_t k = 0, n = jig_vector_count(from, depth); k < n; k++, step(from, at, depth))
        made = jig_to_llvm_insert_along(rw, loc, made, all, at, depth);
    return made;
}

static bool broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *vector = jig_op_result_type(op, 0), *type = result_type(rw, op);
    if (!type || jig_type_is_vector(jig_value_type(jig_vector_broadcast_source(op))))
        return jig_no_match(rw, op, "broadcast from vector type not handled");
    if (is_many(vector))
        return jig_no_match(rw, op, "of too many lanes");
    JigValue *scalar = jig_converted(rw, jig_vector_broadcast_source(op)), *made;
    if (jig_type_rank(vector) > 1)
        made = splat_rows(rw, op, scalar, type);
    else if (jig_type_rank(vector) == 1)
        made = splat(rw, loc, scalar, type, false);
    else {
        made = jig_to_llvm_poison(rw, loc, type);
        made = jig_to_llvm_set_lane(rw, loc, made, scalar, jig_to_llvm_number(rw, loc, 32, 0));
    }
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- Lanes of two vectors ---- */
/* Lane or row `at`, from a vector of one dimension or an array. */
static JigValue *pick(JigRewriter *rw, JigLoc loc, JigValue *from, int64_t at) {
    return jig_to_llvm_is_rows(from)
               ? jig_to_llvm_extract(rw, loc, from, at)
               : jig_to_llvm_lane(rw, loc, from, jig_to_llvm_index(rw, loc, at));
}

static JigValue *put(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part, int64_t at) {
    return jig_to_llvm_is_rows(into)
               ? jig_to_llvm_insert(rw, loc, into, part, at)
               : jig_to_llvm_set_lane(rw, loc, into, part, jig_to_llvm_index(rw, loc, at));
}

/* One after the other. Rows that are poison stay what they are. */
static JigValue *shuffle_parts(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigLoc loc = jig_op_loc(op);
    JigValue *v1 = jig_converted(rw, jig_vector_shuffle_v1(op)),
             *v2 = jig_converted(rw, jig_vector_shuffle_v2(op));
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    int64_t n = jig_type_dim(jig_value_type(jig_vector_shuffle_v1(op)), 0);
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    for (size_t i = 0; i < jig_attr_dense_array_len(mask); i++) {
        int64_t from = jig_attr_dense_array_int(mask, i);
        if (from < 0 && jig_to_llvm_is_rows(made))
            continue;
        JigValue *part = pick(rw, loc, from < n ? v1 : v2, from < n ? from : from - n);
        made = put(rw, loc, made, part, (int64_t)i);
    }
    return made;
}

static bool shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    JigValue *v1 = jig_vector_shuffle_v1(op), *v2 = jig_vector_shuffle_v2(op);
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    size_t n = jig_attr_dense_array_len(mask);
    if (!type || n > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of too many lanes");
    if (jig_type_rank(jig_op_result_type(op, 0)) > 1 || jig_value_type(v1) != jig_value_type(v2)) {
        jig_rw_replace1(rw, op, shuffle_parts(rw, op, type));
        return true;
    }
    int32_t *lanes = JIG_NEW_ARRAY(rw->arena, int32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        lanes[i] = (int32_t)jig_attr_dense_array_int(mask, i);
    jig_rw_replace1(rw, op,
                    jig_to_llvm_shuffle(rw, jig_op_loc(op), jig_converted(rw, v1),
                                        jig_converted(rw, v2), lanes, n));
    return true;
}

/* ---- Every other lane ---- */
static bool has_rows(JigRewriter *rw, JigOp *op, const JigType *t) {
    if (jig_type_rank(t) > 1 || is_many(t)) {
        jig_no_match(rw, op, "not of one vector, or of too many lanes");
        return true;
    }
    return false;
}

static JigValue *interleave_lanes(JigRewriter *rw, JigOp *op, JigValue *lhs, JigValue *rhs) {
    size_t n = (size_t)jig_type_dim(jig_value_type(lhs), 0);
    int32_t *lanes = JIG_NEW_ARRAY(rw->arena, int32_t, 2 * n);
    for (size_t i = 0; i < 2 * n; i++)
        lanes[i] = (int32_t)(i / 2 + (i % 2 ? n : 0));
    return jig_to_llvm_shuffle(rw, jig_op_loc(op), lhs, rhs, lanes, 2 * n);
}

static bool interleave(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type || has_rows(rw, op, jig_op_result_type(op, 0)))
        return false;
    JigValue *lhs = jig_converted(rw, jig_vector_interleave_lhs(op)),
             *rhs = jig_converted(rw, jig_vector_interleave_rhs(op));
    JigLlvmIntrVectorInterleave2 parts = {.vec1 = lhs, .vec2 = rhs, .res_type = type};
    jig_rw_replace1(
        rw, op,
        jig_type_is_scalable(type)
            ? jig_op_result(jig_llvm_intr_vector_interleave2_build(rw, jig_op_loc(op), &parts), 0)
            : interleave_lanes(rw, op, lhs, rhs));
    return true;
}

/* Both at once. */
static void deinterleave_scalable(JigRewriter *rw, JigOp *op, JigValue *from, const JigType *type) {
    JigLoc loc = jig_op_loc(op);
    JigLlvmIntrVectorDeinterleave2 parts = {
        .vec = from,
        .res_type = jig_llvm_struct(rw->ctx, (const JigType *[]){type, type}, 2, false)};
    JigValue *both = jig_op_result(jig_llvm_intr_vector_deinterleave2_build(rw, loc, &parts), 0);
    JigValue *even = jig_to_llvm_extract(rw, loc, both, 0),
             *odd = jig_to_llvm_extract(rw, loc, both, 1);
    jig_rw_replace(rw, op, (JigValue *[]){even, odd}, 2);
}

static bool deinterleave(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type || has_rows(rw, op, jig_op_result_type(op, 0)))
        return false;
    JigValue *from = jig_converted(rw, jig_vector_deinterleave_source(op));
    if (jig_type_is_scalable(type)) {
        deinterleave_scalable(rw, op, from, type);
        return true;
    }
    JigLoc loc = jig_op_loc(op);
    size_t n = (size_t)jig_type_dim(type, 0);
    int32_t *lanes = JIG_NEW_ARRAY(rw->arena, int32_t, n + 1);
    JigValue *none = jig_to_llvm_poison(rw, loc, jig_value_type(from)), *made[2];
    for (size_t k = 0; k < 2; k++) {
        for (size_t i = 0; i < n; i++)
            lanes[i] = (int32_t)(2 * i + k);
        made[k] = jig_to_llvm_shuffle(rw, loc, from, none, lanes, n);
    }
    jig_rw_replace(rw, op, made, 2);
    return true;
}

/* ---- Numbers ---- */
static bool fma_(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type || jig_type_rank(jig_op_result_type(op, 0)) > 1)
        return jig_no_match(rw, op, "not of one vector");
    JigLlvmIntrFmuladd parts = {.a = jig_converted(rw, jig_vector_fma_lhs(op)),
                                .b = jig_converted(rw, jig_vector_fma_rhs(op)),
                                .c = jig_converted(rw, jig_vector_fma_acc(op)),
                                .res_type = type};
    jig_rw_replace_op(rw, op, jig_llvm_intr_fmuladd_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool vscale(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type)
        return false;
    JigLlvmIntrVscale parts = {.res_type = type, .attrs = jig_op_attrs(op)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_vscale_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool scalable_step(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = result_type(rw, op);
    if (!type || !jig_type_is_scalable(type))
        return jig_no_match(rw, op, "of a fixed length");
    JigLlvmIntrStepvector parts = {.res_type = type};
    jig_rw_replace_op(rw, op, jig_llvm_intr_stepvector_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- The set ---- */
#define CONVERSION(pattern, op_name, function)                                                     \
    { .name = pattern, .root = "vector." op_name, .converts = true, .fn = function }

const JigPattern jig_to_llvm_vector_patterns[] = {
    CONVERSION("(anonymous namespace)::VectorBitCastOpConversion", "bitcast", bitcast),
    CONVERSION("(anonymous namespace)::VectorShuffleOpConversion", "shuffle", shuffle),
    CONVERSION("(anonymous namespace)::VectorFMAOp1DConversion", "fma", fma_),
    CONVERSION("vector.vscale to llvm", "vscale", vscale),
    CONVERSION("(anonymous namespace)::VectorBroadcastScalarToLowRankLowering", "broadcast",
               broadcast),
    CONVERSION("(anonymous namespace)::VectorInterleaveOpLowering", "interleave", interleave),
    CONVERSION("(anonymous namespace)::VectorDeinterleaveOpLowering", "deinterleave", deinterleave),
    CONVERSION("(anonymous namespace)::VectorScalableStepOpLowering", "step", scalable_step),
    {0},
};

void jig_to_llvm_add_vector_patterns(JigPatternSet *set, const JigConversionEnv *env,
                                     JigLlvmVectorOptions options) {
    JIG_REQUIRE(set && env);
    const JigPattern *const sets[] = {
        jig_to_llvm_vector_reduction_patterns[options.reassociate],
        jig_to_llvm_vector_memory_patterns[options.vectors_align],
        jig_to_llvm_vector_patterns,
        jig_to_llvm_vector_part_patterns,
        jig_to_llvm_vector_print_patterns,
    };
    for (size_t i = 0; i < JIG_LEN(sets); i++)
        jig_patterns_add_converting(set, sets[i], env);
    jig_patterns_add_list(set, jig_to_llvm_vector_mask_patterns[options.narrow_lanes]);
}
