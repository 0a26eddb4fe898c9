/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of vector.extract: parts of broadcasts and of casts. */
#include "dialect/vector/vector_util.h"
#include "jig/iface.h"

static size_t rank_of(const JigType *t) {
    return jig_type_is_vector(t) ? jig_type_rank(t) : 0;
}

static bool replace_by(JigRewriter *rw, JigOp *op, const JigOpRow *row, JigValue *v) {
    const JigType *type = jig_vec_result_type(op);
    if (jig_value_type(v) == type)
        jig_rw_replace1(rw, op, v);
    else
        jig_rw_replace_with_new(rw, op, row, &v, 1, &type, 1, NULL);
    return true;
}

/* The part of the source that a part of its broadcast shows: at the last positions, or the first
 * where the source has one only. NULL when the part would be broadcast in turn. */
static JigValue *part_of_source(JigRewriter *rw, JigOp *op, JigValue *source) {
    const JigAttr *list = jig_op_attr(op, "static_position");
    const JigType *from = jig_value_type(source), *part;
    size_t n = jig_attr_dense_array_len(list),
           own = rank_of(from) - rank_of(jig_vec_result_type(op));
    int64_t at[JIG_MAX_RANK];
    if (n > JIG_MAX_RANK || own > n)
        return NULL;
    for (size_t i = 0; i < own; i++) {
        at[i] = jig_attr_dense_array_int(list, n - own + i);
        if (at[i] == JIG_DYNAMIC)
            return NULL;
        if (jig_type_dim(from, i) == 1)
            at[i] = 0;
    }
    part = own == rank_of(from) ? jig_type_element(from) : jig_vector_extracted_type(from, own);
    if (part != jig_vec_result_type(op))
        return NULL;
    return jig_op_result(jig_build(rw, jig_op_loc(op), JIG_VECTOR(EXTRACT), &source, 1, &part, 1,
                                   "static_position", jig_attr_dense_i64(rw->ctx, at, own), NULL),
                         0);
}

/* Such a cast is a broadcast too. */
static bool adds_leading_ones(const JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(SHAPE_CAST)))
        return false;
    const JigType *from = jig_vec_operand_type(op, 0), *to = jig_vec_result_type(op);
    size_t n = rank_of(to) - rank_of(from);
    if (rank_of(to) < rank_of(from))
        return false;
    for (size_t i = 0; i < rank_of(to); i++) {
        bool same = i < n ? jig_type_dim(to, i) == 1 && !jig_vec_scalable_at(to, i)
                          : jig_type_dim(to, i) == jig_type_dim(from, i - n) &&
                                jig_vec_scalable_at(to, i) == jig_vec_scalable_at(from, i - n);
        if (!same)
            return false;
    }
    return true;
}

static bool extract_of_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_op_operand(op, 0));
    const JigType *result = jig_vec_result_type(op);
    size_t dim;
    if (!jig_op_is(def, JIG_VECTOR(BROADCAST)) && !adds_leading_ones(def))
        return jig_no_match(rw, op, "no broadcast");
    JigValue *source = jig_op_operand(def, 0);
    bool lane = jig_type_is_vector(jig_value_type(source)) && !jig_type_is_vector(result);
    if (lane || rank_of(jig_value_type(source)) > rank_of(result))
        source = part_of_source(rw, op, source);
    else if (!jig_type_is_vector(result) ||
             jig_vector_broadcastable(jig_value_type(source), result, &dim) != JIG_BROADCAST_OK)
        source = NULL;
    return source ? replace_by(rw, op, JIG_VECTOR(BROADCAST), source)
                  : jig_no_match(rw, op, "the part is none of the source");
}

/* Of leading ones, everything is taken: a cast. */
static bool extract_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_op_operand(op, 0));
    const JigType *from = jig_vec_operand_type(op, 0);
    if (!jig_op_is(def, JIG_VECTOR(SHAPE_CAST)) || !jig_type_is_vector(jig_vec_result_type(op)))
        return jig_no_match(rw, op, "no cast");
    size_t n = rank_of(from) - rank_of(jig_vec_result_type(op));
    for (size_t i = 0; i < n; i++)
        if (jig_type_dim(from, i) != 1 || jig_vec_scalable_at(from, i))
            return jig_no_match(rw, op, "only a part is taken");
    return replace_by(rw, op, JIG_VECTOR(SHAPE_CAST), jig_op_operand(def, 0));
}

static const JigPattern of_broadcast = {
    .name = "ExtractOpFromBroadcast", .root = "vector.extract", .fn = extract_of_broadcast};
static const JigPattern of_cast = {
    .name = "ExtractOpFromShapeCast", .root = "vector.extract", .fn = extract_of_cast};
const JigPattern *const jig_vector_canon_extract[] = {&of_broadcast, &of_cast, NULL};
